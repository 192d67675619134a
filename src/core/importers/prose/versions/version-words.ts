import { acrossLines } from '../../../values/across-lines.ts'

/** So high are the numbers of few other programs. */
export const high = String.raw`1\.(?:1[4-9]|[23]\d)`
const ending = String.raw`(?:[-+][a-z][\w.+-]{0,39}\w)?`
/** `v1.29.4`, `1.29.4+rke2r1` */
export const wholeNumber = String.raw`v?${high}\.\d{1,2}${ending}`
/** The same, or the minor alone: `1.29`. */
export const anyNumber = String.raw`v?${high}(?:\.\d{1,2}${ending})?`

/** Such a number where it is no amount, no part of a name or an address, and no range. */
export const versionNumber = new RegExp(
  acrossLines`
    (?<![\w.:/@=<>~^+-])v?(${anyNumber.slice(2)})(?!
      [\w%]|:\S|\/(?!w)\S|\.\d|\.x|\+
      |\s?(?:[KMGT]i?B?|GHz|ms|s|min|seconds?|minutes?|hours?|times|percent|cores?|CPUs?|€|\$)\b
      |,\d
    )
  `,
  'gi',
)

/** “1.29” and “1.29.4” are the same version, told in short. */
const isSameVersion = (a: string, b: string) =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)

/** The first of all numbers, where they say the same. */
export const onlyVersion = <T extends { readonly raw: string }>(found: readonly T[]) =>
  found.every(({ raw }) => isSameVersion(raw, found[0]?.raw ?? raw)) ? found[0] : undefined

/** Programs with numbers as high, of which a sentence beside may speak. */
const programs =
  'antrea|fluent(?:d|[ -]?bit)|elastic\\w*|kafka|rook|mesh|argo\\w*|istio|envoy|linkerd|golang|cert-manager|cilium|dapr|keda|prometheus|datadog|nginx|ingress|telegraf|vault|consul|terraform|agents?|charts?|drivers?'
export const ofProgram = new RegExp(String.raw`\b(?:${programs})\b`, 'i')
/** The same, and what counts other things. */
export const ofOthers = new RegExp(
  acrossLines`
    \b(?:
      ${programs}|redis|helm|csi|go(?=\s?v?1\.|[)\s]*$)|plugins?|add-?ons?|autoscaler
      |node-manager|node-problem-detector|velero|traefik|minio|core-?dns|(?:\w{1,12}-)?cni
      |\w{0,20}exporter|operators?|chrome|provider|modules?|cli|crictl|cri-tools
      |kubectl(?!\s(?:get|describe)\b)
      |wins|images?|tags?|apps?|applications?
      |our (?:app|product|service|software)
    )\b
  `,
  'i',
)

/** “v1.29.1 kubectl”, “1.29.1 of the Helm chart”: what is released beside the cluster, right behind the number. */
export const ofToolBehind = new RegExp(
  acrossLines`
    ^["'\x60]?\s\(?(?:(?:of|for)\s)?(?:(?:the|our|my)\s)?(?:
      kubectl(?!\s(?:get|describe)\b)|crictl|cri-tools|nerdctl|ctr|helm|kustomize|clients?|cli
      |charts?
    )\b
  `,
  'i',
)

/** What was, or is beside the setup. */
const past =
  'was|were|had|used to|formerly|previously|earlier|old|before|until|another|other|different|second|last (?:week|month|year)'
/** What holds for anybody. */
const general =
  'since kubernetes|older|newer|least|minimum|than|between|up to|support\\w*|require\\w*|recommend\\w*|docs?|documentation|says?|said|claims?|(?<!\\bkubeadm\\s)wrote|removed|deprecated|dropped|introduced|added|fixed|works? fine|worked|e\\.g|for example|examples?|placeholder'
/** What somebody asks, tries or has before him. */
const wanted = acrossLines`
  will|would
  |want\w*\sto\s(?:go|be|have|get|install|move|switch|migrate|up\w+)
  |want\w*\s(?:the\s)?(?=v?$)|plan(?!t)\w*|should|shall
  |(?<!\b(?:after|since)\s)going to
  |must|can(?:not)?|could|may|might|if|whether|when|once(?!\son\swin)|try|tried|trying
  |test(?!\sclusters?\b|ed\son\sstag)\w*
  |consider\w*|goal|target
`
/** Words ahead of a number that say that it is no version of now. */
export const notNow = `${past}|${general}|${wanted}`
const isPastOrGeneral = new RegExp(String.raw`\b(?:${past}|${general})\b`, 'i')
const isWanted = new RegExp(
  String.raw`\b(?:${wanted}|from|(?<!(?:after|since)\s(?:the\s|our\s)?(?:upgrade|update|upgrading|updating|going|moving)\s)to|works?)\b`,
  'i',
)
/** Right behind it. */
const isNotNowBehind = new RegExp(
  acrossLines`
    \b(?:
      was|were|had|worked|works?(?!\snot)|until|before|later|newer|older|plan(?!t)\w*|support\w*
      |needs?|required?s?|removed|deprecated|introduced|added|fixed|dropped|docs?|blog|guide
      |tutorial|another|(?:that|the|a) fix|is out
    )\b
  `,
  'i',
)

const formerBehind = acrossLines`
  (?:\s(?:here|now|today))?,\s(?:
    (?:it\s)?was\s(?:still\s)?
    |before(?:\sthat)?:?\s(?:it\swas\s)?
    |(?:upgraded|updated|moved|up|coming)\sfrom\s
  )v?1\.\d
`
const nowAhead = String.raw`[,;]\s(?:but\s|and\s)?now\s(?:(?:on|at|with|it\sis|we\s(?:have|run|are\son))\s)?`
const sentenceAhead = String.raw`(?:^|[.!?;(]\s{0,2})`
const partEnds = String.raw`[.,;)](?:\s|$)|\s?$`
/**
 * “1.35.0, upgraded from 1.33”, “v1.35.0 here, before 1.33”, “(1.35.0, was 1.33.2”, “we came from
 * 1.33, now 1.35.0.”: what is, beside what was.
 */
export const againstFormer = new RegExp(
  `${sentenceAhead}${wholeNumber}${formerBehind}|${nowAhead}${wholeNumber}(?=${partEnds})`,
  'i',
)
const beginsSentence = new RegExp(`${sentenceAhead}v?$`, 'i')
const isBeforeFormer = new RegExp(`^${formerBehind}`, 'i')
const isBehindNow = new RegExp(`${nowAhead}v?$`, 'i')
const endsPart = new RegExp(`^(?:${partEnds})`)

/** Whether a number that has no name is set against the one that was before it. */
export const isAgainstFormer = (ahead: string, behind: string) =>
  (beginsSentence.test(ahead) && isBeforeFormer.test(behind)) ||
  (isBehindNow.test(ahead) && endsPart.test(behind))

/** Whether the words around a number that has no name say that it was, is to come or holds in general. */
export const isOfOtherTime = (ahead: string, behind: string) =>
  !isAgainstFormer(ahead, behind) &&
  (isPastOrGeneral.test(ahead) ||
    isWanted.test(ahead.slice(-50)) ||
    isNotNowBehind.test(behind.slice(0, 60)))

const year = String.raw`20(?:16|19|22|25)`
/** A release of Windows as people name it beside a version. */
export const windowsName = acrossLines`
  (?:
    (?:(?:microsoft|ms)\s)?(?:windows|win|ws|w)[ -]?(?:server[ -]?)?(?:version\s)?(?:ltsc ?)?
      (?:${year}|1709|1803|1809|1903|1909|2004|20H2)
    |server\s${year}
  )(?:\s(?:core|datacenter|standard))?
`
/** A Windows node, by its name as well. */
export const windowsNode = acrossLines`
  (?:
    (?:windows|win)(?:[ -](?:server\s)?(?:${year}\s)?)?
      (?:nodes?|workers?|hosts?|machines?|pools?|VMs?|box|boxes|kubelets?)
      (?:\s[\w.]{0,30}[\d-][\w.-]{0,30})?
    |(?:aks)?win[\w-]{0,30}\d[\w-]{0,8}
  )
`
/** The parts and wholes that have a version of Kubernetes. */
export const clusterName = acrossLines`
  (?:
    kubernetes|k8s|kubelets?|kube-?proxy|kubeadm|(?:control|data)[- ]planes?|masters?|clusters?
    |AKS|EKS|GKE|RKE2|K3s|OpenShift|(?:node ?)?pools?|nodes?|workers?|machines?|hosts?|knoten
  )
`
