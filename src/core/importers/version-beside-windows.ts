import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { kubernetesVersionAt, stated } from '../model/observe.ts'
import { isAboutVersions, isInBracketsOfOther } from './prose/about-versions.ts'
import { isAsked } from './prose/asked.ts'
import { isElsewhereIn } from './prose/elsewhere.ts'
import { isElsewhere } from './prose/lines.ts'
import { isOfToday } from './prose/past.ts'

/** So high are the numbers of few other programs. */
const number =
  /(?<![\w.:/@=<>~^+-])v?1\.(?:1[4-9]|[23]\d)(?:\.\d{1,2}(?:[-+][a-z][\w.+-]{1,30})?)?(?![\w%]|\.\d|\.x|\+|\s?(?:[KMGT]i?B|GHz|ms|seconds?|minutes?|hours?|times|cores?|CPUs?)\b)/gi

const year = String.raw`20(?:16|19|22|25)`
const release = String.raw`(?:(?:(?:microsoft|ms)\s)?(?:windows|win|ws|w)[ -]?(?:server[ -]?)?(?:version\s)?(?:ltsc ?)?(?:${year}|1709|1803|1809|1903|1909|2004|20H2)|server\s${year})(?:\s(?:core|datacenter|standard))?`
const node = String.raw`(?:(?:windows|win)(?:[ -](?:server\s)?(?:${year}\s)?)?(?:nodes?|workers?|hosts?|machines?|pools?|VMs?|box|boxes|kubelets?)(?:\s[\w.]{0,30}[\d-][\w.-]{0,30})?|(?:aks)?win[\w-]{0,30}\d[\w-]{0,8})`
const system = String.raw`(?:${node}|${release}|windows)\b`

/** “v1.29.4 / Windows Server 2022”, “1.25.0 on Windows”, “1.21.9 kubelet on a Windows node” */
const isAhead = new RegExp(
  String.raw`^["'\x60]?(?:,?\s|\s?[/|(,–-]\s?)(?:(?:kubelet|kube-?proxy|binaries)(?:\.exe)?\s)?(?:(?:on|and|with|for)\s)?(?:(?:an?|the|our|all)\s)?${system}(?!\s(?:pods?|containers?|images?|apps?|agents?)\b)`,
  'i',
)
/** What stands between such a number and what it belongs to. */
const beginsItem =
  /(?:^\W{0,8}|[.;:!?,(/|]\s?|\s[-–]\s|\b(?:on|at|and|with|running|is|are|now|rolled|installed)\s)["'`]?$/i
/** “Windows 2019, v1.24.12”, “a Windows node (1.26.3)” */
const isBehind = new RegExp(
  String.raw`(?:^\W{0,8}|[.;:!?,(/|]\s?|\b(?:on|an?|the|our|my|these|all|with|is|of)\s)(?:${node}(?:\s|\s?[,(/|:]\s?|\s(?:on|at|with|runs?|is|are)\s)|${release}(?:\s(?=v)|\s?[,(/|]\s?|\s(?:on|at|with)\s)|windows(?:,\s|\s?[(/|]\s?|\s(?:at|with)\s))["'\x60]?$`,
  'i',
)
const endsItem = /^["'`]?(?:\)|\s?$|[,;:/|]|\.(?:\s|$)|\s(?!of\b|from\b|to\b|or\b|and\b|[-–]))/
/** “Our Windows 1.22.3 nodes” */
const isAmid = (ahead: string, behind: string) =>
  /\bwindows\s$/i.test(ahead) &&
  /^\s(?:nodes?|workers?|hosts?|machines?|kubelets?|pools?)\b/i.test(behind)
/** “1.17.17: kube-proxy.exe …” */
const ofProgram = /^:?\s(?:kubelet|kube-?proxy)(?:\.exe)?\b/i

/** “k8s 1.34”, “kubelet 1.32.3”, in a line about Windows or in brackets */
const named =
  /(?<!\b(?:in|since|until|before|of|for|to|from|with)\s)\b(?:kubernetes|k8s|kubelet(?:\.exe)?)(?:\s?version)?[ :=]{1,3}["'`]?$|\((?:kube|kubernetes|k8s)[_ -]version[ :=]{1,3}$/i
const ofWindows = new RegExp(String.raw`\b${system}`, 'i')
const isInBrackets = (ahead: string, behind: string) =>
  /\([^()\s]{1,20}[ :=]{1,3}$/.test(ahead) && behind.startsWith(')')

/** All of a line, in a text that starts one of these or is a file of theirs; below no command that prints it. */
const isAlone = (doc: Document, line: string, start: number) =>
  doc.command === undefined &&
  /^\W{0,4}v?1\.\d{2}\.\d{1,2}\s*$/.test(line) &&
  /\bkubelet\.exe|kube-proxy\.exe|KubeletConfiguration|KubeProxyConfiguration|AppParameters/.test(
    doc.text,
  ) &&
  !/(?:version|\s-v|\sversion [\w-]{1,10})\s*$/i.test(
    doc.text.slice(Math.max(start - 80, 0), start),
  )

/** The same in short, where a general statement would say no more. */
const isShort = (raw: string, behind: string) =>
  !/\.\d+\./.test(raw) && !/^v/i.test(raw) && !/^\s?[,/(|]|^$/.test(behind)

const others =
  /\b(?:antrea|elastic\w*|kafka|rook|mesh|argo\w*|istio|envoy|linkerd|go(?:lang)?|cert-manager|cilium|dapr|nginx|ingress|telegraf|vault|consul|terraform|agents?|charts?|drivers?|redis|helm|csi|plugins?|add-?ons?|velero|traefik|core-?dns|[\w-]{0,12}cni|exporter|operators?|provider|modules?|cli|kubectl|images?|tags?|apps?|applications?)\b/i
const notNow =
  /\b(?:was|were|had|used to|formerly|previously|earlier|old|before|until|since kubernetes|from|older|newer|later|least|minimum|than|between|up to|will|would|want\w*|plan\w*|should|shall|going to|must|cannot|could|may|might|if|whether|when|once we|support\w*|require\w*|recommend\w*|tr(?:y|ied|ying)|tested|another|other|different|second|docs?|documentation|says?|removed|deprecated|dropped|introduced|added|fixed|works?|worked|linux|ubuntu|not|without|kein\w*)\b/i

/**
 * The version of nodes that is told by nothing but the Windows that it stands beside, wherever that
 * is: in a comment of a file, before a command or behind it. It counts where nothing else tells one.
 */
export function versionsBesideWindows(
  doc: Document,
  told: readonly Observation[],
): readonly Observation[] {
  if (doc.text.length > longest || !/\bv?1\.(?:1[4-9]|[23]\d)\b/.test(doc.text)) return []
  if (told.some(({ name }) => isVersion.test(name))) return []
  const found = [...doc.text.matchAll(number)].flatMap(({ 0: raw, index }) =>
    isOfNode(doc, raw, index) ? [{ raw, index }] : [],
  )
  const [first, ...more] = found
  if (!first || more.some(({ raw }) => !isSame(raw, first.raw))) return []
  return kubernetesVersionAt(first.raw, doc.placeAt(first.index), {
    weight: 'default',
    inferred: true,
  })
}

const longest = 20_000
const isVersion =
  /^(?:kubernetes|controlPlaneVersion$|kubelet\.(?:version|target)|kubeProxy\.version$)/
const isSame = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)

function isOfNode(doc: Document, raw: string, index: number): boolean {
  const start = doc.text.lastIndexOf('\n', index) + 1
  const end = doc.text.indexOf('\n', index)
  const line = doc.text.slice(start, end < 0 ? undefined : end)
  // What a log prints, and a value of settings.
  if (/\d\d:\d\d:\d\d|^\s*["']?[\w.-]+["']?\s?[:=]\s?\S*$/.test(line)) return false
  const ahead = line.slice(0, index - start).slice(-120)
  const behind = line.slice(index - start + raw.length, index - start + raw.length + 120)
  const isNamed =
    named.test(ahead) &&
    endsItem.test(behind) &&
    (ofWindows.test(line) || isInBrackets(ahead, behind))
  if (!isNamed && isShort(raw, behind)) return false
  const isTold =
    isNamed ||
    isAlone(doc, line, start) ||
    (beginsItem.test(ahead) && isAhead.test(behind)) ||
    (isBehind.test(ahead) && endsItem.test(behind)) ||
    isAmid(ahead, behind) ||
    (/^\W{0,8}$/.test(ahead) && ofProgram.test(behind))
  if (!isTold) return false
  // The flags of a command before it are no words.
  const words = ahead
    .slice((/.*(?:[.;!?](?=\s)|\(|--\S+)/.exec(ahead)?.[0] ?? '').length)
    .slice(-50)
  const rest = /^[^.;!?)\n]{0,60}/.exec(behind)?.[0] ?? ''
  if (isInBracketsOfOther(ahead)) return false
  if (others.test(words) || notNow.test(words) || /\b(?:later|newer|was|were|worked)\b/i.test(rest))
    return false
  const place = doc.placeAt(index)
  return (
    !isAboutVersions(doc, place) &&
    !isElsewhere(doc, place, raw) &&
    !isElsewhereIn(words, rest) &&
    !isAsked(doc, place, raw) &&
    isOfToday(doc, stated('kubernetesVersion', raw, raw, place))
  )
}
