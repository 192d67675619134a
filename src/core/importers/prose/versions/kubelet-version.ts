import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { systemBehind, wordsAround } from '../lines.ts'
import { saidIn } from '../meant/said.ts'
import { minorNumber as number } from './upgrade-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “Version” in Chinese, Japanese and Korean. */
export const versionWord =
  '(?:的|の)?(?:版本|バージョン|버전|vers[aã]o|versión|versione|w wersji|верси[яи])号?(?:は|은|是|为|為|：)?'
/** What may stand between a name and its number, also in tables and in Markdown. */
export const between =
  '[*_`"\'\\s]{0,20}(?:[:=|]|[-–—]\\s|[-=]>|→|(?:is(?:\\s(?:at|on))?|to|says|shows|prints|reports|returns|gives)\\b)?[[(*_`"\'\\s]{0,6}'

/** “We replaced kubelet.exe 1.23.8 with 1.25.4”: the first one is gone. */
const notLeft = String.raw`(?!["'\x60*)]{0,2}\s(?:with|by|for|durch|gegen|par|por)\s(?:the\s|die\s)?v?1\.\d{2})`
const ofKubelet = new RegExp(
  acrossLines`
    \b(?:
      kubelet(?:\.exe|['’]s)?(?:
        \s?(?:and|und|et|y|,|\+|\/|&)\s?(?:kubeadm|kubectl|kube-?proxy)(?:\.exe)?
        (?=\s?[:=]|\s(?:and|und|\+|\/|v?1\.|on|of|for|are|ist|sind)|\sver)
      )?(?:\s(?:on|of|for|auf)\s(?:(?:the|den|dem)\s)?win(?:dows)?(?:[\s-](?:nodes?|workers?|knoten))?)?
        (?:\s(?:are|ist|sind|runs)(?:\s(?:at|on|both|beide))?(?=\sv?1\.))?
        (?:\s+(?:(?:says|shows|reports|has|is)\s)?(?:--)?ver(?:sion)?\b\.?|\s*${versionWord})?
        (?:${between}kubernetes\b)?
      |nodes?\s+version
    )${between}${number}${notLeft}
  `,
  'gi',
)
/** “kubelet 1.29.1 on Linux, 1.28.5 on Windows” */
const ofKubeletThere = new RegExp(
  String.raw`\bkubelets?\b[^\n]{0,80}?[,;/]\s?(?:and\s)?${number}\s\(?(?:(?:on|for)\s)?(?:the\s)?(?=windows\b)`,
  'gi',
)

/** “This is a 1.29.3 worker”, “1.18.10 kubelet with …”, “kubectl get nodes shows v1.18.19”: no other number is as high. */
const ofNode = new RegExp(
  acrossLines`
    \b(?:an?|the|our|my|this)\s(?=v?1\.(?:1[4-9]|[23]\d)\.\d)${number}\s
      (?:windows\s(?:server\s)?)?(?:nodes?|workers?|agents?|kubelets?)\b
    |(?:^|[.;,(:]\s?)(?=v?1\.(?:1[4-9]|[23]\d)\.\d)${number}\s
      (?:kubelets?|windows\s(?:nodes?|workers?))\b
    |\bnodes?\b[^\n.;:]{0,20}\s(?:shows?|says|reports?|prints?)\s(?=v1\.(?:1[4-9]|[23]\d)\.\d)
      ${number}
  `,
  'gim',
)

/** What a version does holds for any cluster. */
const notAbout = acrossLines`
  (?!
    \s(?:
      removed?s?|dropp?e?[ds]|introduced?s?|adde?[ds]|deprecated?s?|no\slonger|does|has|knows
      |supports|needs|requires|stops
    )\b
  )
`
/** “Installed version 1.28 of the kubelet”, “the 1.28.4 release of kubelet.exe” */
const ofKubeletAhead = new RegExp(
  acrossLines`
    \b(?:version|release)\s(?=v?1\.(?:1[4-9]|[23]\d)\b)${number}\sof\s(?:the\s|our\s)?
      (?:windows\s)?kubelet(?:\.exe)?\b${notAbout}
    |\bthe\s(?=v?1\.(?:1[4-9]|[23]\d)\b)${number}\s(?:version|release|build)\sof\s
      (?:the\s|our\s)?(?:windows\s)?kubelet(?:\.exe)?\b${notAbout}
  `,
  'gi',
)

/** An item by itself: “Windows Server 2022, binaries v1.30.4” */
const ofBinaries = new RegExp(
  acrossLines`
    (?:^|[,;(])\s{0,2}(?:(?:kubernetes|k8s|nodes?|windows|kubelet)\s){0,2}binaries
    (?:\s(?:are|of|at|from|version|release|kubernetes|k8s)|\s?[:=]){0,3}\s
    (?=v?1\.(?:1[4-9]|[2-4]\d)\.\d)${number}
  `,
  'gim',
)

/** “We start the kubelet with … on 1.25”, “… to the Windows kubelet, version is 1.28.2” */
const ofKubeletOn = new RegExp(
  acrossLines`
    \bkubelets?\b[^.;\n]{0,90}?
    (?:\son\s(?:version\s|kubernetes\s)?|,\s(?:its\s)?version\s(?:is\s)?)
    (?=v?1\.(?:1[4-9]|[2-4]\d)\b)${number}(?=\s{0,2}(?:[,;)]|\.(?:\s|$)|$))
  `,
  'gim',
)

/** `winpool   Windows 4 x D8s_v5   1.29.7`: a row about nodes of Windows, whose cells are far apart. */
const ofRow = new RegExp(
  acrossLines`
    ^[ \t>*-]{0,6}[\w.-]{1,40} {2,40}(?:[^\n]{1,60}? {2,40})?Windows\b(?![-.])
    [^\n]{0,60}? {2,40}(?=v?1\.(?:1[4-9]|[2-4]\d)\.\d)${number}(?= {2,40}|[ \t]*$)
  `,
  'gim',
)

/** The numbers that people give for the kubelet of their Windows nodes. */
export const kubeletsIn = (doc: Document): readonly Match[] =>
  [
    ...[ofKubelet, ofKubeletThere, ofBinaries, ofRow].flatMap((one) => matchesOf(doc, one)),
    ...[ofNode, ofKubeletOn, ofKubeletAhead].flatMap((one) => saidIn(doc, one)),
  ].filter(({ raw, place }) => !isOfLinux(doc, place, raw))

/** “Linux nodes run kubelet v1.31.1” */
const subject = /\b(?:linux|ubuntu|debian|rhel|rocky|centos)\b(?:[^,;.\n]|\.(?=\d)){0,40}$/i

/** “kubelet 1.29.1 on the Linux nodes” */
function isOfLinux(doc: Document, place: Place, raw: string): boolean {
  const system = systemBehind(doc, place, raw)
  if (system !== undefined) return system === 'linux'
  const { ahead } = wordsAround(doc, place, raw)
  return subject.test(ahead.slice(ahead.toLowerCase().lastIndexOf('windows') + 1))
}
