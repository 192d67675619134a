import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { isElsewhere } from '../lines.ts'
import { isOfOthers } from '../meant/said.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What people call machines has a number, or a single letter behind a hyphen: `win-01`, `wnode-a`. */
const name = String.raw`["'\x60“]?((?=[\w.-]{0,60}\d|[\w-]{2,40}-[a-z](?![\w-]))(?!v?\d)[a-z][\w.-]{1,60}[a-z\d])["'\x60”]?`
/** The same of which nobody says that it has Windows, but its name. */
const nameOfWindows = name.replace(
  '[a-z][',
  String.raw`(?=w[a-z]{0,5}-?\d|w(?:n|nd|s)?(?:-[a-z]{1,8}){1,2}-?\d|[\w-]{0,20}win)[a-z][`,
)
const behind = acrossLines`
  (?=
    \s(?:
      has|had|is|was|with|gets|got|does|did|cannot|can|shows|stays|loses|lost|reports|runs|fails
      |goes|went|joins|joined|never|and|from|after|since|using|hat|ist|hängt|bleibt
    )\b
    |\s(?!(?:pools|groups|nodes|pods|metrics)\b)[a-z]{3,12}(?:s|ed)\b
    |\s?[,(]|:[ \t]\S|[.;](?:\s|$)|[ \t]*$
  )
`
const notOfLinux = String.raw`(?![^\n]{0,100}\b(?:linux|ubuntu|debian|rhel|control[- ]plane|master)\b)`
const kind = String.raw`(?:node|worker|knoten|nœud|nodo|节点|ノード)`

const told = new RegExp(
  [
    // “Affected node: win-01, 10.20.30.41”, “Node name: win-01”.
    acrossLines`
      ^[ \t>]{0,6}(?:[-*•][ \t])?
      (?:(?:the|our|affected|failing|broken|windows|worker)[ \t]){0,3}${kind}(?:[ -]?name|名)?
      \*{0,2}[ \t]?[:=：][ \t]{0,20}${name}(?=[ \t]?(?:[,;(（，]|$))${notOfLinux}
    `,
    // “The Windows node win-01 has …”, “Windows node wk7 (10.20.30.41)”.
    acrossLines`
      \bwindows[ -](?:server\s(?:20\d\d\s)?)?(?:worker\s)?
      (?:node|worker|host|machine|VM|knoten)\s(?:is\s|ist\s|heißt\s|namens\s)?${name}${behind}
    `,
    // “Windows machine (win-app-3) is NotReady”, “the Windows worker (win-app-3, 10.20.30.41)”.
    acrossLines`
      \bwindows[ -](?:server\s(?:20\d\d\s)?)?(?:worker\s)?
      (?:node|worker|host|machine|VM|box)\s
      \(${name}(?:,\s?(?:IP\s)?\d{1,3}(?:\.\d{1,3}){3})?\)(?!\s?\/)
    `,
    // “The Windows machine is a Server 2022, name WINKUBE03, …”.
    acrossLines`
      \bwindows\s(?:machine|box|server|host|VM|node)\b[^.;\n]{0,70}[,(]\s
      (?:name[d]?|called|hostname)\s(?:is\s)?${name}(?=\s?[,;.)]|\sand\s)
    `,
    // “The hostname of the Windows node is APP-WORKER-01.”
    acrossLines`
      \b(?:host ?name|computer name|name)\sof\s(?:the|our|this)\s(?:affected\s|failing\s)?
      (?:windows\s)?(?:node|worker|host|machine|VM)\sis\s${name}(?=\s?[,;.)]|\sand\s|[ \t]*$)
    `,
    // “节点 k8s-win02（10.12.8.42）”.
    String.raw`(?:节点|ノード)\s?${nameOfWindows}(?=\s?(?:[（(，,、。]|的|上|で|が|は|の))${notOfLinux}`,
    // “einen Knoten namens hv-w1 (Windows Server 2022)”
    String.raw`\b(?:node|worker|knoten)\s(?:named|called|namens)\s${name}(?=\s?\((?:with\s|mit\s)?Windows\b)`,
    // “The node win-01 stays NotReady.”
    String.raw`(?<!\b(?:linux|ubuntu|master|control[- ]plane)\s)\b(?:node|worker|knoten)\s${nameOfWindows}${behind}${notOfLinux}`,
  ].join('|'),
  'gimu',
)
/** Releases, architectures and the like, which stand behind “node” as well. */
const isNoName =
  /^(?:(?:windows|server|win|ws|ltsc)[-_]?(?:server)?[-_]?(?:1[01]|20\d\d)|k8s|k3s|rke2|ipv[46]|amd64|arm64|x64|kb\d+|containerd[\d.]*)$/i

/** The name of the one Windows node that a text is about; nothing where it names several. An output knows better. */
export function nodeNamesIn(doc: Document): readonly Observation[] {
  const found = matchesOf(doc, told).filter(
    (one) =>
      !isNoName.test(one.raw) && !isElsewhere(doc, one.place, one.raw) && !isOfOthers(doc, one),
  )
  const names = new Set(found.map(({ raw }) => raw.toLowerCase()))
  const [first] = found
  return first && names.size === 1
    ? [decided('nodeName', first.raw, first.raw, first.place, { weight: 'default' })]
    : []
}
