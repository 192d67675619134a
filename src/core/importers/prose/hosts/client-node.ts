import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const edition = '(?:Pro|Home|Enterprise|Education|IoT|(?:专业|企业|家庭|教育)版)'
const client = String.raw`(?:Windows 1[01](?: ${edition})*|Windows Server 20(?:08|12)(?: R2)?)`
const node = String.raw`(?:worker|worker node|node)s?`
const forms = [
  // “join a Windows 11 machine to the cluster”, “add my Windows 10 laptop as a node”
  acrossLines`
    \b(?:join|add|adding|joining|joined|added)\b[^\n.;?!]{0,30}?\b(${client})\b
    (?![^\n.;?!]{0,30}\b(?:image|container)s?\b)(?=[^\n.;?!]{0,60}\b(?:cluster|${node})\b)
  `,
  // “use Windows 11 Pro laptops as Kubernetes nodes”
  acrossLines`
    \b(?:use|run|using|running|take)\b[^\n.;?!]{0,20}?\b(${client})\b[^\n;?!]{0,50}?\bas (?:an? |the )?
    (?:Kubernetes |K8s )?(?:\d\.\d{2}(?:\.\d{1,3})? )?${node}\b
  `,
  // “the worker node runs Windows 11”, “Windows node (Windows 10 Pro)”
  String.raw`\b${node}\b[ \t]{0,2}(?:is|are|runs?|running|on|with|:|=|\()[ \t]{0,2}(?:on )?(?:an? )?(?:Microsoft )?(${client})\b`,
  // “our Windows 10 laptop is joined as a worker”, “Windows 11 as a Kubernetes node”
  acrossLines`
    \b(${client})(?: (?:VM|machine|host|laptop|PC|box|desktop)s?)?
    (?: (?:is|are|was|were)(?: joined| used)?)? as (?:an? |the )?(?:Kubernetes |K8s )?${node}\b
  `,
  // “a Windows 11 worker node”
  String.raw`\b(${client})(?: (?:VM|machine|based|host))?,? (?:as (?:an? |the )?)?${node}\b(?!\.js)`,
]
/** “My laptop, Windows 10 Pro … I want to use it as a Windows node”, where nothing else can be meant. */
const takenUp = new RegExp(
  acrossLines`
    \b(${client})\b
    (?:
      (?!
        \b(?:Windows\sServer|kubectl|Lens|WSL)\b
        |\b(?:an?|one|the|new|another)\s(?:[\w.-]{1,14}\s){0,2}(?:server|VM|host|image|pod|container|node|worker)\b
      )[^;?!]
    ){0,200}?
    \b(?:use|add|join|take|turn|make|register)\s
    (?:it|(?:this|that|the|my)\s(?:laptop|PC|box|desktop|machine|computer|notebook))\s
    (?:as|to|into)\s(?:an?\s|the\s|my\s|our\s)?(?:Kubernetes\s|K8s\s|Windows\s|worker\s){0,3}
    (?:node|worker|cluster)\b(?!\.js|[^.\n]{0,40}\bkubectl\b)
  `,
  'gi',
)
const pattern = new RegExp(forms.join('|'), 'gi')

const nodeAbroad = String.raw`(?:Kubernetes-|Windows-)?(?:Worker(?:-?Knoten)?|Nodes?|Knoten)`
const unless = (words: string) =>
  String.raw`(?![^\n.;。！？]{0,60}(?:${words}))(?<!(?:${words})[^\n.;。！？]{0,90})`
/** The same in other languages, where nobody says that it would not do. */
const abroad = [
  // “ein Windows-11-Laptop soll als Knoten dienen”, “mein Windows 10 Rechner läuft als Worker”
  acrossLines`
    \b(Windows[ -]1[01](?: ${edition})*)\b[^\n.;?!]{0,60}?\bals\s(?:einen?\s)?${nodeAbroad}\b
    ${unless(String.raw`\bnicht\b|\bkein|\bnie\b|\bstatt|unterst\u00fctzt`)}
  `,
  // “un portable Windows 11 comme nœud”, “un portátil Windows 10 como nodo”
  acrossLines`
    \b(${client})\b[^\n.;?!]{0,60}?\b(?:comme|como|come)\s(?:une?\s|un\s)?
    (?:n(?:œ|oe)ud|worker|node|nodo)
    ${unless(String.raw`\bpas\b|\bno\b|\bnon\b|\bjamais\b|\bsans\b|support`)}
  `,
  // “在 Windows 10 专业版上装了 kubelet，想当作节点”
  acrossLines`
    \b(${client})(?:[^\n。！？]){0,90}?(?:当作|当成|作为|用作|充当|当)\s?(?:一[个台]\s?)?
    (?:Kubernetes\s?|K8s\s?)?(?:的\s?)?(?:工作)?节点
    ${unless('不支持|不能|不是|不行|不可')}
  `,
  // “Windows 11 のノート PC をノードとして”
  acrossLines`
    \b(${client})(?:[^\n。！？]){0,60}?(?:ワーカー)?ノードとして
    ${unless('サポートされ|ません|できない|ではな')}
  `,
]
const inOtherLanguages = abroad.map((one) => new RegExp(one, 'giu'))
/** `Operating System and version: Windows 10 Enterprise`, as forms of issues ask for it. */
const ofForm = new RegExp(
  acrossLines`
    ^\W{0,4}(?:Operating System(?: and version)?|OS|Windows version|Node OS)
    [*_]{0,2} ?:[*_]{0,2} ?(?:Microsoft )?(${client})\b
    (?![^\n]{0,40}\b(?:client|laptop|notebook|desktop|workstation|kubectl|my)\b)
  `,
  'gim',
)

const server = /\bWindows Server\b|\bltsc20/i

/** A client of Windows, or a server from before containers, that people call a node of their cluster, or want for one. */
export const clientNodesIn = (doc: Document): readonly Observation[] =>
  matches(doc, /Windows[ -](?:1[01]|Server 20(?:08|12))\b/i)
    ? [
        ...matchesOf(doc, pattern),
        ...matchesOf(doc, takenUp),
        ...(matches(doc, /Knoten|\bals\s|comme|com[oe]\s|节点|ノード/)
          ? inOtherLanguages.flatMap((one) => matchesOf(doc, one))
          : []),
        // Whoever starts one of these on it makes a node of it, where none has a server.
        ...(matches(doc, /\b(?:flanneld|kubelet|kube-proxy)\.exe\b/i) && !matches(doc, server)
          ? matchesOf(doc, ofForm)
          : []),
      ]
        .slice(0, 3)
        .map(({ raw, place }) =>
          stated('node.client', raw, raw, place, { inferred: true, weight: 'statement' }),
        )
    : []
