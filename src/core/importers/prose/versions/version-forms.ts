import { begun } from './version-remarks.ts'
import {
  againstFormer,
  anyNumber,
  high,
  wholeNumber as whole,
  windowsName,
  windowsNode,
} from './version-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const runtime = String.raw`(?:docker|containerd)(?:\s|:\/\/)`
const host = String.raw`(?:windows|server\s20|ws\s?20|ltsc)`

/** `v1.29.2`, “(1.28)”, `# on v1.18.6`, “after the upgrade to 1.35” as all of a line. */
const asLine = new RegExp(
  acrossLines`
    ^[ \t>*-]{0,6}(?:#{1,3}|\/\/)?[ \t]*(?:
      (?:
        on|at|version|server|cluster
        |(?:server|kubernetes|k8s|kubelet|kubectl)\sversion
        |we(?:['’]re|\sare)\son
        |(?:after|since)\s(?:the\s|our\s)?(?:upgrade|update|upgrading|updating)\sto
      )[ :]{1,3}
    ){0,2}\(?${anyNumber}\)?[ \t]*[.:!]?[ \t]*$
  `,
  'i',
)
/** “1.22.4 with docker://20.10”, “1.27, containerd 1.6, Server 2022” */
const asBeginning = new RegExp(
  String.raw`^[ \t]*(?:#{1,3}[ \t]*)?${anyNumber},?\s(?:(?:on|with|and)\s)?(?:${runtime}|${host})`,
  'i',
)
/** Number, and a runtime behind it. */
const besideRuntime = new RegExp(
  String.raw`(?:^|[\s,(])${whole},?\s(?:(?:with|and|on)\s)?${runtime}`,
  'i',
)
/** “It is gone. (1.20.15)”, `kubelet.yaml (1.34.1):`, “(1.17.5, windows nodes)” */
const inBrackets = new RegExp(
  String.raw`\((?:(?:kube|kubernetes|k8s|kubelet)\s)?${whole}(?:,\s[a-z][a-z\s,]{0,30})?\)[.:]?\s*$`,
  'i',
)
/** “docker 19.03 nodes, v1.19.3” */
const asItem = new RegExp(
  String.raw`,\s${whole}(?=\.?\s*$|,\s)|\b(?:${host}|${runtime})[^\n]{0,80},\s${anyNumber}\.?\s*$`,
  'i',
)
/** `VERSION v1.17.3 OS-IMAGE …`, “Server v1.23.5.” */
const namedSo = new RegExp(String.raw`\b(?:server|version)\s(?=v)${whole}(?=[.,;]?(?:\s|$))`, 'i')
/** “Version 1.16.3. Started like so:” */
const asSentence = new RegExp(String.raw`^[ \t]*version\s${whole}\.\s`, 'i')

const forms = [
  asLine,
  asBeginning,
  besideRuntime,
  inBrackets,
  asItem,
  namedSo,
  asSentence,
  againstFormer,
]

/** Whether a line has the version of a setup apart from its words. */
export const hasVersionAlone = (line: string) =>
  line.length < 1_000 && !/\+(?![\w.])/.test(line) && forms.some((form) => form.test(line))

/** Whether a text is such a number and nothing else. */
export const isNumberAlone = (text: string) =>
  text.length < 60 && new RegExp(`^\\s*(?:#\\s?)?(?=v)${whole}[.:]?\\s*$`, 'i').test(text)

const begins = /(?:^|[,;|(]|\s[/–-])[\s>*•#"'`]{0,5}v?$/
const ends = /^["'`]?(?:\s(?:everywhere|throughout))?(?:\s?(?:$|[,;|)])|[.:](?:\s|$)|\s[/–-]\s)/
const exact = new RegExp(`^${whole}$`, 'i')
const another = new RegExp(String.raw`\bv?${high}\.\d`)
/** What stands beside the version of a node where people list what it is. */
const besideNode = new RegExp(
  String.raw`\b(?:windows|win[ -]?(?:20)?(?:19|22|25)|${windowsName}|containerd|docker|kubelet|10\.0\.\d{5})\b`,
  'i',
)
const minorBesideWindows = new RegExp(String.raw`^, (?:on )?${windowsName}\b`, 'i')
/** “Setup: v1.27 / docker” */
const setupLabel = new RegExp(
  acrossLines`
    ^[\s>*•#-]{0,6}(?:(?:our|my)\s)?
    (?:setup|environment|env|stack|cluster|umgebung|environnement|entorno)[*_]{0,2}\s?[:=]
    \s?[*_]{0,2}\s?(?:(?:kubernetes|k8s)\s)?v?$
  `,
  'i',
)
const besideItem =
  /^\s?[/,;|+]\s?(?:docker|containerd|cri-dockerd|windows|win\s?(?:20)?(?:16|19|22|25)|server|WS)\b/i
const ofLog = /\d\d:\d\d:\d\d|\blevel=|["']:|--[a-z]|[{}\\]/

/** “Windows Server 2022, v1.29.0, containerd 1.7.11”: an item of a list of what a node is, without a name. */
export function isListedVersion(line: string, raw: string): boolean {
  const rest = line.replaceAll(raw, '')
  const at = line.indexOf(raw)
  const behind = line.slice(at + raw.length)
  if (setupLabel.test(line.slice(0, at)) && besideItem.test(behind) && !another.test(rest)) {
    return true
  }
  if (!exact.test(raw) && !minorBesideWindows.test(behind)) return false
  if (!besideNode.test(rest) || ofLog.test(line) || another.test(rest)) return false
  return begins.test(line.slice(0, at)) && ends.test(behind)
}

const system = String.raw`(?:${windowsNode}|${windowsName}|windows)\b`

/** “v1.29.4 / Windows Server 2022”, “1.25.0 on Windows”, “1.21.9 kubelet on a Windows node” */
const isAhead = new RegExp(
  acrossLines`
    ^["'\x60]?(?:,?\s|\s?[/|(,–-]\s?)(?:(?:kubelet|kube-?proxy|binaries)(?:\.exe)?\s)?
    (?:(?:on|and|with|for)\s)?(?:(?:an?|the|our|all)\s)?${system}
    (?!\s(?:pods?|containers?|images?|apps?|agents?)\b)
  `,
  'i',
)
/** What stands between such a number and what it belongs to. */
const beginsItem =
  /(?:^\W{0,8}|[.;:!?,(/|]\s?|\s[-–]\s|\b(?:on|at|and|with|running|is|are|now|rolled|installed)\s)["'`]?v?$/i
/** “Windows 2019, v1.24.12”, “a Windows node (1.26.3)” */
const isBehind = new RegExp(
  acrossLines`
    (?:^\W{0,8}|[.;:!?,(/|]\s?|\b(?:on|an?|the|our|my|these|all|with|is|of)\s)
    (?:
      ${windowsNode}(?:\s|\s?[,(/|:]\s?|\s(?:on|at|with|runs?|is|are)\s)
      |${windowsName}(?:\s(?=v$)|\s?[,(/|]\s?|\s(?:on|at|with)\s)
      |windows(?:,\s|\s?[(/|]\s?|\s(?:at|with)\s)
    )["'\x60]?v?$
  `,
  'i',
)
const endsItem = /^["'`]?(?:\)|\s?$|[,;:/|]|\.(?:\s|$)|\s(?!of\b|from\b|to\b|or\b|and\b|[-–]))/
/** “Our Windows 1.22.3 nodes” */
const isAmid = (ahead: string, behind: string) =>
  /\bwindows\sv?$/i.test(ahead) &&
  /^\s(?:nodes?|workers?|hosts?|machines?|kubelets?|pools?)\b/i.test(behind)
/** “1.17.17: kube-proxy.exe …” */
const ofProgramBehind = /^:?\s(?:kubelet|kube-?proxy)(?:\.exe)?\b/i

/** Whether a number stands beside the Windows of a node, or the program of one. */
export const isBesideWindows = (ahead: string, behind: string) =>
  (beginsItem.test(ahead) && isAhead.test(behind)) ||
  (isBehind.test(ahead) && endsItem.test(behind)) ||
  isAmid(ahead, behind) ||
  (/^\W{0,8}v?$/i.test(ahead) && ofProgramBehind.test(behind))

/** “k8s 1.34”, “kubelet 1.32.3”, in a line about Windows or in brackets */
const named = new RegExp(
  acrossLines`
    (?<!\b(?:in|since|until|before|of|for|to|from|with)\s)\b
      (?:kubernetes|k8s|(?:kubelet|kube-?proxy|kubeadm)(?:\.exe)?)(?:\s?version)?
      [ :=]{1,3}["'\x60]?v?$
    |\((?:kube|kubernetes|k8s)[_ -]version[ :=]{1,3}v?$
  `,
  'i',
)
const ofWindows = new RegExp(String.raw`\b${system}`, 'i')

/** “kube-proxy 1.34.1” */
export const isNamedProxy = (ahead: string) =>
  /\bkube-?proxy(?:\.exe)?(?:\s?version)?[ :=]{1,3}["'`]?v?$/i.test(ahead)

/** Whether a number is named as that of Kubernetes in a line about Windows or in brackets. */
export const isNamedForWindows = (ahead: string, behind: string, line: string) =>
  named.test(ahead) &&
  endsItem.test(behind) &&
  (ofWindows.test(line) || (/\([^()\s]{1,20}[ :=]{1,3}v?$/.test(ahead) && behind.startsWith(')')))

const fails = acrossLines`
  \s(?:(?:does|do)(?:\snot|n['’]t)|no longer|won['’]t|fails? to|cannot|can['’]t)\s
  (?:starts?|works?|runs?|joins?|comes? up|register)(?:\s(?:any\s?more|any longer|at all))?
`
const since =
  /(?:\b(?:since|after)|(?:^[\s;]{0,3}|[,;.:]\s)(?:but\s|and\s)?with)\s(?:(?:kubernetes|k8s|version)\s)?v?$/i
const failsBehind = new RegExp(
  acrossLines`
    ^,?\s(?:it|they|kubelet|(?:the|our)\s(?:windows\s)?(?:kubelet|nodes?|pods?|service))
    (?:
      ${fails}
      |\s(?:stops|ends|exits|crashes|dies)(?:\s(?:at once|immediately|right away|again))?
    )\s?(?:[.,;:!?]|$)
  `,
  'im',
)
const failsAhead = new RegExp(
  String.raw`\b(?:it|they|kubelet|nodes?|workers?|pods?|service)${fails}\s(?:since|after)\s\S{0,12}\s?v?$`,
  'i',
)

/** “Since 1.27 it does not start any more”, “with 1.27.3 the kubelet stops at once”. */
export const isBrokenSince = (ahead: string, behind: string) =>
  (since.test(ahead) && (failsBehind.test(behind) || failsAhead.test(ahead))) ||
  (begun.test(ahead) &&
    /^,?\s(?:it|they|all|nothing|the service)\s(?!works?\b|runs?\b)\w/i.test(behind))
