import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { cniAt } from '../names.ts'
import { matchesOf } from '../text-of.ts'
import { isElsewhere } from './lines.ts'

/** The plugin in sentences of those who run it: “we use Calico”, “deployed Flannel with Helm”. */
export const pluginInUse = (doc: Document): readonly Observation[] =>
  [inUse, added, network, called].flatMap((words) =>
    matchesOf(doc, words).flatMap(({ raw, place }) =>
      isElsewhere(doc, place, raw) ? [] : cniAt(raw, place),
    ),
  )

const plugin = String.raw`(flannel|calico|antrea)\b(?![-/.:]\w)(?!['’]s?\s|\s(?:network\s?)?polic|\s(?:for|as|only as)\s(?:network\s?)?polic|\s(?:enterprise|cloud)\b|\sonly\s(?:on|for)\slinux|\s(?:on|for)\s(?:the\s)?linux\b)`

/** The plugins of Windows itself, whose names mean nothing else. */
const ofWindows = '(win-bridge|win-overlay|sdnbridge|sdnoverlay|azure-vnet|vpc-bridge)'

/** “We run …”, “our nodes are using …”, “I installed …”. */
const inUse = new RegExp(
  String.raw`(?<!\b(?:when|before|until|if|should|could|can|may|where|do|did)\s)\b(?:we|I|(?:our|my|the|this)\s(?:new\s|own\s|whole\s)?(?:clusters?|nodes?|setup|environment))(?:\s|['’](?:m|re)\s)(?:currently\s|now\s|also\s|all\s|have\s|are\s|am\s|is\s|have\sbeen\s){0,2}(?:run|runs|running|use|uses|using|have|has|installed|deployed|set up|chose|configured)\s(?:the\s)?(?:CNI\s|network plugin\s)?${plugin}`,
  'gi',
)

/** “k8s 1.24 + flannel + Windows Server 2019”. */
const added = new RegExp(String.raw`\s\+\s{0,2}${plugin}(?=\s{0,2}(?:\+|$|\.?\n))`, 'gim')

/** “The CNI is Calico”, “the network plugin we use is Flannel”. */
const network = new RegExp(
  String.raw`\b(?:CNI|network(?:ing)?)(?:\splugin)?\s(?:we\suse\s|in\suse\s|here\s)?is\s(?:done (?:by|with)\s)?(?:${plugin}|["'\x60]?${ofWindows}(?:\.exe)?\b)`,
  'gi',
)

/** “containerd, Flannel CNI 10.244.0.0/16”. */
const called =
  /(?<!\b(?:from|no|not|without|than|or|like|of|the)\s)\b(flannel|calico|antrea)\sCNI\b(?!\s(?:enterprise|policy|on\slinux|for\slinux))/gi
