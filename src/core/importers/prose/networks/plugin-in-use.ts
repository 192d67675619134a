import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { agentOfWindows, cniAt } from '../../names.ts'
import { matchesOf } from '../../text-of.ts'
import { isElsewhere } from '../lines.ts'
import { isReportedAt, saidIn } from '../meant/said.ts'
import { ofOneValue } from '../once.ts'
import { movedIn, movedTo } from './moved-to.ts'
import { pluginAbroad } from './plugin-abroad.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import {
  agent,
  anyPlugin,
  triedWith,
  plugin,
  otherPlugin,
  ofWindows,
  endpointsBy,
  isPlugin,
  backend,
  called,
  besideRuntime,
  followed,
  onWindows,
} from './plugin-in-use-words.ts'

/** The plugin in sentences of those who run it: “we use Calico”, “deployed Flannel with Helm”. */
export const pluginInUse = (doc: Document): readonly Observation[] =>
  [...ofPlugins.flatMap((words) => matchesOf(doc, words)), ...movedIn(doc, toPlugin)].flatMap(
    ({ raw, place }) =>
      isElsewhere(doc, place, raw) || isReportedAt(doc, place, raw) ? [] : cniAt(raw, place),
  )

/** “kubectl logs kube-flannel-ds-windows-amd64-9p9pv”: who names the agent of a network has it. */
export const agentInUse = (doc: Document): readonly Observation[] =>
  ofOneValue(saidIn(doc, agent)).flatMap(({ raw, place }) =>
    agentOfWindows(raw.toLowerCase(), place),
  )

/** “Tried flannel with containerd 1.6.4” */
export const pluginTried = (doc: Document): readonly Observation[] =>
  ofOneValue(matchesOf(doc, anyPlugin)).length === 0
    ? []
    : saidIn(doc, triedWith)
        .slice(0, 1)
        .flatMap(({ raw, place }) => cniAt(raw, place))

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

/** “We run …”, “our nodes are using …”, “I installed …”. */
const inUse = (whose: string) =>
  new RegExp(
    acrossLines`
      (?<!\b(?:when|before|until|if|should|could|can|may|where|do|did)\s)\b
      (?:
        we|I
        |(?:our|my|the|this)\s(?:new\s|own\s|whole\s)?(?:clusters?|nodes?|setup|environment)
      )(?:\s|['’](?:m|re)\s)
      (?:currently\s|now\s|also\s|all\s|have\s|are\s|am\s|is\s|have\sbeen\s){0,2}
      (?:run|runs|running|use|uses|using|have|has|installed|deployed|set up|chose|configured)\s
      (?:the\s)?(?:CNI\s|network plugin\s)?${whose}
    `,
    'gi',
  )

/** “k8s 1.24 + flannel + Windows Server 2019”. */
const added = (whose: string) =>
  new RegExp(String.raw`\s\+\s{0,2}${whose}(?=\s{0,2}(?:\+|$|\.?\n))`, 'gim')

/** “Networking via Calico”, “with Calico as network”. */
const asNetwork = (whose: string) =>
  new RegExp(
    String.raw`\bnetworking\s(?:via|by|with|through)\s${whose}|\bwith\s${whose}\sas\s(?:(?:the|our)\s)?(?:pod\s)?network\b`,
    'gi',
  )

/** “The CNI is Calico”, “the network plugin we use is Flannel”. */
const network = (whose: string) =>
  new RegExp(
    acrossLines`
      \b(?:CNI|network(?:ing)?)(?:\splugin)?\s
      (?:(?:that\s)?we\s(?:use|chose|picked|have|run)\s|in\suse\s|here\s)?is\s
      (?:done (?:by|with)\s)?(?:${whose}|["'\x60]?${ofWindows}(?:\.exe)?\b)
      |\bfor\s(?:the\s)?(?:pod\s|cluster\s)?(?:network(?:ing)?|CNI),?\s
        (?:we|I|he|she|they|(?:the|our)\s\w{3,14})\s
        (?:use[sd]?|chose|took|picked|installed|set\sup|runs?)\s(?:the\s)?${whose}
      |(?:^|[.;,]\s)what\swe\s(?:use|run|have)\sis\s${whose}
    `,
    'gim',
  )

/** “Weave Net 2.8.1 is our CNI”, “Flannel is used for pod networking”. */
const isOurs = (whose: string) =>
  new RegExp(
    acrossLines`
      (?<!
        \b(?:if|when|where|whether|once|unless|that|until|before|says?|said|claims?|thinks?)\s
      )\b${whose}(?:\s\(?v?\d[\d.]{0,12}\)?)?\sis\s(?:
        (?:our|the)\s(?:CNI|pod\snetwork|network\splugin)
        |what\s(?:we|they)\s(?:use|run|have)
        |used\s(?:for|as)\s(?:the\s|our\s)?(?:pods?\s|cluster\s|container\s)?
          (?:CNI|network(?:ing|\splugin)?(?!\s?polic))
      )\b(?!\s(?:on|in|for|of)\s(?!(?:the\s|our\s|all\s)?(?:windows|cluster|nodes)\b))
    `,
    'gi',
  )

/** “RKE2 with CNI flannel”, “with cni as calico”, “CNI plugin flannel, …”. */
const named = (whose: string) =>
  new RegExp(
    acrossLines`
      \b(?:
        with\s(?:the\s)?CNI(?:\splugin)?\s(?:(?:as|set\sto)\s)?
        |(?<!\b(?:with|use|uses|using|run|runs|running)\s(?:the\s)?)CNI\splugin\s
      )${whose}
    `,
    'gi',
  )

/** “I am trying to get Flannel running on …”, “we are trying to set up Calico”. */
const tried = (whose: string) =>
  new RegExp(
    acrossLines`
      \b(?:I|we)(?:['’](?:m|re)|\s(?:am|are))\s(?:now\s|currently\s|still\s)?trying\sto\s
      (?:
        (?:set\sup|setup|install|deploy|configure|run)\s(?:the\s)?${whose}
        |(?:get|make|bring)\s(?:the\s)?${whose}\s(?:up|run(?:ning)?|work(?:ing)?|going)\b
      )
    `,
    'gi',
  )

/** “I have prepared Windows nodes as well as the Calico network plugin”. */
const prepared = (whose: string) =>
  new RegExp(
    acrossLines`
      \b(?:I|we)(?:['’]ve|\shave)?\s(?:installed|deployed|prepared|set\sup|use|have|configured)
      \s(?:(?!\b(?:no|not|without|never|from|instead|linux)\b)[^.;:?!\n]){0,60}?\b
      (?:and|with|as\swell\sas)\s(?:the\s)?${whose}\s(?:CNI|network)\splug-?in\b
    `,
    'gi',
  )

/** “Choose *Flannel* as network provider”, “select `Flannel` network plugin”, “set up with Calico as the CNI plugin”. */
const asProvider = (whose: string) =>
  new RegExp(
    acrossLines`
      (?<!
        \b(?:if|when|where|can|could|may|might|should|would|must|to|or|not|never|no|than)\s
          (?:you\s|we\s|one\s)?
        |n['’]t\s|\byou\s
      )\b(?:choose|chose|chosen|select(?:ed)?|pick(?:ed)?|take|took|uses?|used|using|with)
      \s["'*_\x60]{0,2}${whose}["'*_\x60]{0,2}\s(?:v?\d[\d.]{0,12}\s)?(?:
        network\s(?:provider|plug-?in)\b
        |as\s(?:(?:the|our|its|a)\s)?(?:(?:pod|cluster|container)\s)?
          (?:network(?:ing)?\s(?:provider|plug-?in|solution)|CNI(?:\splug-?in)?\b)
      )
      (?!\s(?:on|for)\s(?:the\s)?linux\b)
    `,
    'gi',
  )

const sentencesWith = (whose: string) =>
  [inUse, added, network, isOurs, named, asNetwork, asProvider, tried, prepared].map((sentence) =>
    sentence(whose),
  )

const ofPlugins = [
  ...sentencesWith(plugin),
  called,
  backend,
  besideRuntime,
  onWindows,
  followed,
  ...pluginAbroad,
]
const ofOtherPlugins = sentencesWith(otherPlugin)
const toPlugin = movedTo(plugin)
const toOtherPlugin = movedTo(otherPlugin)
