import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { agentNames, agentOfWindows, cniAt } from '../../names.ts'
import { matchesOf } from '../../text-of.ts'
import { isElsewhere } from '../lines.ts'
import { isReportedAt, saidIn } from '../meant/said.ts'
import { ofOneValue } from '../once.ts'
import { movedIn, movedTo } from './moved-to.ts'

/** The plugin in sentences of those who run it: “we use Calico”, “deployed Flannel with Helm”. */
export const pluginInUse = (doc: Document): readonly Observation[] =>
  ofPlugins.flatMap((words) =>
    matchesOf(doc, words).flatMap(({ raw, place }) =>
      isElsewhere(doc, place, raw) || isReportedAt(doc, place, raw) ? [] : cniAt(raw, place),
    ),
  )

/** “kubectl logs kube-flannel-ds-windows-amd64-9p9pv”: who names the agent of a network has it. */
export const agentInUse = (doc: Document): readonly Observation[] =>
  ofOneValue(saidIn(doc, agent)).flatMap(({ raw, place }) =>
    agentOfWindows(raw.toLowerCase(), place),
  )

const agent = new RegExp(String.raw`(?<![\w./-])(${agentNames})(?![\w.])`, 'gi')

/** “Tried flannel with containerd 1.6.4” */
export const pluginTried = (doc: Document): readonly Observation[] =>
  ofOneValue(matchesOf(doc, anyPlugin)).length === 0
    ? []
    : saidIn(doc, triedWith)
        .slice(0, 1)
        .flatMap(({ raw, place }) => cniAt(raw, place))

const anyPlugin = /\b(flannel|calico|antrea|cilium|weave)/gi

const triedWith =
  /\b(?:tried|trying|testing)\s(?:out\s|to\suse\s|to\srun\s)?(flannel|calico|antrea)\swith\s(?:containerd|docker)\b/gi

/** The same of plugins that are no decision: “our cluster uses Cilium”. */
export const otherPluginInUse = (doc: Document): readonly Observation[] =>
  [
    ...ofOtherPlugins.flatMap((words) => matchesOf(doc, words)),
    ...movedIn(doc, toOtherPlugin),
  ].flatMap(({ raw, place }) =>
    isElsewhere(doc, place, raw) ? [] : [stated('network.otherCni', raw.toLowerCase(), raw, place)],
  )

/** The program that makes the endpoints, which an agent such as flanneld leaves to it. */
export const endpointPluginInUse = (doc: Document): readonly Observation[] =>
  [endpointsBy, isPlugin].flatMap((words) =>
    matchesOf(doc, words).flatMap(({ raw, place }) =>
      isElsewhere(doc, place, raw)
        ? []
        : [stated('cni.endpointPlugin', raw.toLowerCase(), raw, place)],
    ),
  )

const tail = String.raw`\b(?![-/.:]\w)(?!['’]s?\s|\s(?:network\s?)?polic|\s(?:for|as|only as)\s(?:network\s?)?polic|\s(?:enterprise|cloud)\b|\sonly\s(?:on|for)\slinux|\s(?:on|for)\s(?:the\s)?linux\b(?!\sand\b))`
const plugin = `(flannel|calico|antrea)${tail}`

/** Plugins that a cluster may have and for which no decision stands. */
const otherPlugin = `(cilium|canal|kube-router|weave(?:[ -]?net)?)${tail}`

/** The plugins of Windows itself, whose names mean nothing else. */
const ofWindows = '(win-bridge|win-overlay|sdnbridge|sdnoverlay|azure-vnet|vpc-bridge)'

/** “We run …”, “our nodes are using …”, “I installed …”. */
const inUse = (whose: string) =>
  new RegExp(
    String.raw`(?<!\b(?:when|before|until|if|should|could|can|may|where|do|did)\s)\b(?:we|I|(?:our|my|the|this)\s(?:new\s|own\s|whole\s)?(?:clusters?|nodes?|setup|environment))(?:\s|['’](?:m|re)\s)(?:currently\s|now\s|also\s|all\s|have\s|are\s|am\s|is\s|have\sbeen\s){0,2}(?:run|runs|running|use|uses|using|have|has|installed|deployed|set up|chose|configured)\s(?:the\s)?(?:CNI\s|network plugin\s)?${whose}`,
    'gi',
  )

/** “k8s 1.24 + flannel + Windows Server 2019”. */
const added = (whose: string) =>
  new RegExp(String.raw`\s\+\s{0,2}${whose}(?=\s{0,2}(?:\+|$|\.?\n))`, 'gim')

/** “On the Windows nodes we use win-overlay”, “the delegate is sdnbridge”. */
const endpointsBy = new RegExp(
  String.raw`(?<!\b(?:when|before|until|if|should|could|can|may|where|do|did|cannot|would|will)\s)\b(?:(?:we|I|(?:the|our|each|this)\s(?:\w{1,12}\s)?(?:nodes?|workers?|clusters?))(?:\s|['’](?:m|re)\s)(?:currently\s|now\s|all\s|are\s|am\s|is\s){0,2}(?:run|runs|running|use|uses|using|chose|configured)|(?:delegate|(?:CNI\s)?plugin)\s(?:binary\s|type\s)?(?:is|of|[:=]))\s(?:the\s)?(?:(?:host-gw|vxlan|overlay|l2bridge|flannel)\s(?:and|with)\s)?(?:CNI\s|plugin\s)?["'\x60]?${ofWindows}(?:\.exe)?\b`,
  'gi',
)

/** “…, and win-overlay is the plugin”, “win-bridge as the delegate”. */
const isPlugin = new RegExp(
  String.raw`\b${ofWindows}(?:\.exe)?["'\x60]?\s(?:is|as)\s(?:(?:the|our|its)\s)?(?:CNI\s)?(?:delegate|plugin)\b`,
  'gi',
)

/** “Flannel backend is vxlan”, “Calico in BGP mode”, “using flannel as overlay”. */
const backend =
  /(?<!\b(?:from|no|not|without|than|or|like|of)\s)\b(flannel|calico)(?:['’]s\sbackend|\sbackend|(?:\s(?:is|runs|works|operates)(?:\s(?:running|deployed|configured|set up))?)?\sin(?=\s(?:vxlan|bgp|host-gw|overlay|l2bridge)\smode)|\sas(?=\s(?:an\s|our\s)?overlay\b))(?=\s|:)/gi

/** “Networking via Calico”, “with Calico as network”. */
const asNetwork = (whose: string) =>
  new RegExp(
    String.raw`\bnetworking\s(?:via|by|with|through)\s${whose}|\bwith\s${whose}\sas\s(?:(?:the|our)\s)?(?:pod\s)?network\b`,
    'gi',
  )

/** “The CNI is Calico”, “the network plugin we use is Flannel”. */
const network = (whose: string) =>
  new RegExp(
    String.raw`\b(?:CNI|network(?:ing)?)(?:\splugin)?\s(?:(?:that\s)?we\s(?:use|chose|picked|have|run)\s|in\suse\s|here\s)?is\s(?:done (?:by|with)\s)?(?:${whose}|["'\x60]?${ofWindows}(?:\.exe)?\b)`,
    'gi',
  )

/** “Weave Net 2.8.1 is our CNI”, “Flannel is used for pod networking”. */
const isOurs = (whose: string) =>
  new RegExp(
    String.raw`(?<!\b(?:if|when|where|whether|once|unless|that|until|before|says?|said|claims?|thinks?)\s)\b${whose}(?:\s\(?v?\d[\d.]{0,12}\)?)?\sis\s(?:(?:our|the)\s(?:CNI|pod\snetwork|network\splugin)|used\s(?:for|as)\s(?:the\s|our\s)?(?:pods?\s|cluster\s|container\s)?(?:CNI|network(?:ing|\splugin)?(?!\s?polic)))\b(?!\s(?:on|in|for|of)\s(?!(?:the\s|our\s|all\s)?(?:windows|cluster|nodes)\b))`,
    'gi',
  )

/** “RKE2 with CNI flannel”, “with cni as calico”, “CNI plugin flannel, …”. */
const named = (whose: string) =>
  new RegExp(
    String.raw`\b(?:with\s(?:the\s)?CNI(?:\splugin)?\s(?:(?:as|set\sto)\s)?|(?<!\b(?:with|use|uses|using|run|runs|running)\s(?:the\s)?)CNI\splugin\s)${whose}`,
    'gi',
  )

/** “containerd, Flannel CNI 10.244.0.0/16”, “Windows Server 2022 and Calico networking”. */
const called =
  /(?<!\b(?:from|no|not|without|than|or|like|of|the)\s)\b(flannel|calico|antrea)\s(?:CNI|networking)\b(?!\s(?:enterprise|policy|on\slinux|for\slinux))/gi

/** “K8s 1.23.3 with containerd (1.5.9) and flannel”, “Use cni flannel”. */
const besideRuntime =
  /\b(?:containerd|docker)(?:\s\(?v?\d[\w.+-]{0,20}\)?)?,?\s(?:and|with)\s(flannel|calico|antrea)\b(?![-/.:]\w|\s(?:polic|on\slinux|for\slinux))|^[ \t]*(?:[-*] )?(?:use[ds]?|using)\sCNI:?\s["'`]?(flannel|calico|antrea)\b(?![-/.:]\w)/gim

/** “Following the Calico for Windows guide”, “the installation method for Antrea”. */
const followed = new RegExp(
  String.raw`\bfollow(?:ed|ing|s)?\s(?:the\s|official\s){0,2}(flannel|calico|antrea)\s(?:for\swindows|guide|docs|documentation|instructions)\b(?![^.\n]{0,80}\b(?:for\sa\stest|gave\sup|instead|but\sthen|once)\b)|\binstalling\s(calico|antrea|flannel)\son\s(?:a\s|the\s|our\s)?windows\s(?:server|node|host|worker)s?\b|\binstallation\s(?:method|guide|steps|script|manifest)s?\s(?:for|of)\s${plugin}`,
  'gi',
)

/** “Kubernetes 1.28.2, Calico on Windows Server 2022, containerd 1.7” */
const onWindows =
  /\bv?1\.\d{2}(?:\.\d{1,3})?,\s(flannel|calico|antrea)\s(?:on|for)\swindows(?:\sserver)?(?:\s20(?:19|2[25])|\snodes?)?(?=\s?(?:[,;)]|\.(?:\s|$)|$))/gim

/** “I am trying to get Flannel running on …”, “we are trying to set up Calico”. */
const tried = (whose: string) =>
  new RegExp(
    String.raw`\b(?:I|we)(?:['’](?:m|re)|\s(?:am|are))\s(?:now\s|currently\s|still\s)?trying\sto\s(?:(?:set\sup|setup|install|deploy|configure|run)\s(?:the\s)?${whose}|(?:get|make|bring)\s(?:the\s)?${whose}\s(?:up|run(?:ning)?|work(?:ing)?|going)\b)`,
    'gi',
  )

/** “I have prepared Windows nodes as well as the Calico network plugin”. */
const prepared = (whose: string) =>
  new RegExp(
    String.raw`\b(?:I|we)(?:['’]ve|\shave)?\s(?:installed|deployed|prepared|set\sup|use|have|configured)\s(?:(?!\b(?:no|not|without|never|from|instead|linux)\b)[^.;:?!\n]){0,60}?\b(?:and|with|as\swell\sas)\s(?:the\s)?${whose}\s(?:CNI|network)\splug-?in\b`,
    'gi',
  )

const sentencesWith = (whose: string) =>
  [inUse, added, network, isOurs, named, asNetwork, tried, prepared].map((sentence) =>
    sentence(whose),
  )

const ofPlugins = [...sentencesWith(plugin), called, backend, besideRuntime, onWindows, followed]
const ofOtherPlugins = sentencesWith(otherPlugin)
const toOtherPlugin = movedTo(otherPlugin)
