import { acrossLines } from '../../../values/across-lines.ts'

/** Of which of them a sentence speaks is open. */
export const isOfSeveral =
  /\b(?:two|three|four|several|both|other|another|second)\s(?:\w{1,12}\s){0,2}clusters?\b/i

export const ofPods = /\b(?:pods?|kubectl|kubernetes|k8s|nodeSelector|DaemonSets?|CoreDNS)\b/i

/** “A Windows node pool”; of which release it is may be open. */
export const ofWindows =
  /(?<!\b(?:no|without|any)\s)\b(Windows (?:Server )?(?:(?:node|user|agent)[ -]?)?(?:pools?|nodes?|node ?groups?))\b/gi
/** “Our Windows pods”, “nodeSelector kubernetes.io/os: windows”. */
export const podsOfWindows = new RegExp(
  acrossLines`
    (?<!\b(?:no|without|any)\s)\b(Windows (?:Server )?(?:pods?|containers?|workloads?))\b
    |\b(NodePool for Windows)\b
    |\bkubernetes\.io\/os["']?[:=]\s?["']?(windows)\b
  `,
  'gi',
)
export const pools = /\b((?:windows|node|user|agent)[ -]?pools?|(?:managed )?node ?groups?)\b/gi
/** “One Windows node pool with ltsc2022”; an image has more than that. */
export const poolRelease = new RegExp(
  acrossLines`
    \b(?:(?:(?:node|windows)[ -]?)?pools?|node ?groups?|windows nodes?)\s(?:is\s|are\s)?
    (?:with|of|on|in|has|have|uses?|runs?)\s["'\x60]?(ltsc20(?:19|22|25))\b(?![\w.:/-])
  `,
  'gi',
)
export const autopilot =
  /\b(Autopilot)\b(?! (?:has|does|is not))|\b(autopilot)(?= (?:GKE )?(?:cluster|mode)\b)|\bGKE (autopilot)\b(?! (?:has|does|is not))/g
export const routes = /\b(routes?[- ]based)(?: (?:GKE )?(?:cluster|network(?:ing)?))\b/gi
export const isolated =
  /\b(?:runs?|running|under|with|in|uses?|using|wants?|needs?)\s(?:only\s|all\s)?(Hyper-?V)[ -]isolat(?:ed|ion)\b/gi
/** “We need 30 pods per node”: what a plan wants, whatever is set. */
export const podsWanted =
  /\b(\d{1,3})\spods\s(?:per|on (?:each|every|a|one)|a)\s(?:windows\s)?(?:node|worker|machine)\b/gi
export const cilium =
  /\b(?:Azure CNI|AKS|CNI|data ?plane|network)\b[^\n.;]{0,30}?\b(?:powered by|by|with|is|:|=)\s{0,2}(Cilium)\b/gi
export const kubenet = new RegExp(
  acrossLines`
    \b(?:
      network(?:ing)?(?: plugin| model)?(?: of (?:the|our|this) \w{2,10})?
      |CNI|plugin|with|uses?|using|on
    )\s{0,2}(?:is|:|=)?\s{0,2}(?:(?:the|our)\s)?(kubenet)\b
    |[(,]\s?(kubenet)(?=\s?[,)])
  `,
  'gi',
)
/** “AKS with Azure CNI Overlay”; a cluster may be moved to it, or be planned with it. */
export const overlay = new RegExp(
  acrossLines`
    (?<!
      \b(?:mov(?:e|ing)|migrat(?:e|ing|ion)|switch(?:ing)?|chang(?:e|ing)|convert(?:ing)?|go(?:ing)?)\s
      (?:over\s)?to\s
    )
    \bazure[ -]?CNI[ -](overlay)\b
      (?!\s(?:is|was|are)?\s?(?:not|no|too|of another|instead)\b|\s?\?)
    |\bazure[ -]?CNI\s\((overlay)(?:\smode)?\)
    |\b(overlay)(?:\smode)?\s(?:of|with)\sazure[ -]?CNI\b
  `,
  'gi',
)
export const automatic = /\b(AKS Automatic)\b/g
export const outbound =
  /\boutbound[- ]?type(?: is|:| =|=)? ?["'`]?(none|block)\b|\b(network[- ]isolated) (?:AKS )?cluster\b/gi
export const machine = /\b([a-z]\d[a-z]{0,3}\.(?:\d{0,2}x?large|medium|small))\b/g
export const withoutPrefixes = new RegExp(
  acrossLines`
    \b(?:no|without|not (?:use|using|want)|don['’]t (?:use|want))\s(?:\w+\s){0,2}?
      (prefix[ -]delegation|prefix mode)\b
    |\b(prefix delegation) (?:is |stays )?(?:off|disabled|not (?:used|enabled|on))\b
  `,
  'gi',
)
export const withPrefixes =
  /\b(?:with|use|uses|using|enabled?)\s(prefix[ -]delegation)\b|\b(prefix delegation) (?:is )?(?:on|enabled|used)\b/gi
/** “An IPv6 cluster”; a VPC may have both families. */
export const family = new RegExp(
  acrossLines`
    \b(IPv6) (?:EKS )?cluster\b
    |\bcluster(?: is| has| uses| with|,)? (?:the )?(?:IP family )?(IPv6)\b
    |\bip ?family(?: is|:| =)? ?["']?(ipv6)\b
    |\bEKS\b(?:[^.;\n]|\.(?=\d)){0,20}?\s(?:in|with|on) (IPv6)(?= mode\b|\s?[.,;)]|$)
  `,
  'gim',
)
export const provisioning = /\b(node auto[- ]?provisioning)\b/gi
/** A cluster of Auto Mode may have groups of nodes beside it. */
export const autoMode = /\b(?:EKS|with|in|on|using|use|uses|is) (?:an? )?(Auto Mode)\b/g
export const customNetworking = new RegExp(
  acrossLines`
    \b(?:with|use|uses|using|enabled?|turned on|switched on|have|has)\s(?:VPC CNI\s)?
      (custom networking)\b
    |\b(custom networking) (?:is )?(?:on|enabled|used)\b
  `,
  'gi',
)
export const groupsOfNodes = /\b(?:managed|self[- ]managed|node ?groups?)\b/i
/** What pods on Linux nodes have and those on Windows nodes have not, in one breath with these. */
export const onWindows = String.raw`Windows (?:pods?|containers?|nodes?|workloads?)\b`
export const notLinux = String.raw`(?:(?!\blinux\b)(?:[^.;\n]|\.(?=\d)))`

export const givenUp =
  /\b(?:not|n['’]t) use\b|\b(?:un|not )supported\b|\b(?:instead of|no longer|rather than|knows? that|left (?:it|them|that) out)\b/i

/** “Windows jobs go to Fargate”; Linux pods may. */
export const fargate = new RegExp(
  acrossLines`
    \b(Fargate)\s(?:profiles?\s)?(?:with|for|running|to\srun|runs?)\s(?:the\s|our\s|all\s)?
      Windows\s(?:pods?|containers?|workloads?|jobs?|apps?|applications?)\b
    |\bWindows\b(?:(?!\b(?:linux|node ?groups?|coredns)\b)[^.;\n]){0,60}?\b
      (?:on|to|in|into|with|use|uses|using)\s(?:(?:the|an?|our)\s)?(?:AWS\s|EKS\s)?(Fargate)\b
  `,
  'gi',
)
