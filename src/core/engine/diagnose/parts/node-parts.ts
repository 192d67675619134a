import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { linuxMachine } from '../../../model/observed.ts'
import { isOfWorkload } from '../facts/of-workload.ts'
import { grouped } from '../../../values/grouped.ts'
import { hasLineFrom } from '../../../text/line-begins.ts'
import { createLabels } from './labels.ts'
import type { SentFile } from '../reading/read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const labelOf = createLabels(
  'node',
  String.raw`(?:(?:windows|worker)\s)?(?:node|worker|host|server|machine|vm)`,
)

/** All nodes share what is decided for their cluster. */
const ofCluster: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'controlPlaneVersion',
  'platform',
  'clusterCIDR',
  'serviceCIDR',
  'clusterDNS',
  'clusterDomain',
  'ipFamily',
  'cni',
  'cniRelease',
  'networkMode',
  'ipam',
  'vni',
  'vxlanPort',
  'hnsNetworkName',
])

/** Whether a node has it for itself, and tells nothing of others by it. */
export const isOfNode = ({ decision }: Observation) =>
  decision !== null && !ofCluster.has(decision) && !isOfWorkload(decision)

/** What stands below a heading that names one of several nodes is told of that node. */
export function withNodesOfHeadings(
  files: readonly SentFile[],
  observations: readonly Observation[],
): readonly Observation[] {
  const byFile = new Map(files.flatMap((file) => ownersIn(file)))
  if (byFile.size === 0) return observations
  return observations.map((one) => {
    const node = byFile.get(one.file)?.[one.line - 1]
    return node === undefined || one.subject !== undefined || !isOfNode(one)
      ? one
      : { ...one, subject: node, ...(node === linuxMachine && { decision: null }) }
  })
}

const ofMachine = String.raw`[^\n]{0,40}\b(?:node|worker|host|server|machine|vm)\b[^\n]{0,60}$`
/** A line that a heading can be, which `createLabels` reads: one with marks before it, or a colon behind. */
const markedHint = new RegExp(String.raw`^[ \t]{0,20}(?:#{1,6}\s|==|--|\*\*|__)${ofMachine}`, 'im')
const endedHint = new RegExp(String.raw`^(?=[^\n]{0,100}:(?:\*\*|__)?[ \t\r]*$)${ofMachine}`, 'im')
const endsInColon = /:(?:\*\*|__)?[ \t\r]*$/m

const mayBeHeaded = (text: string) =>
  markedHint.test(text) || (endsInColon.test(text) && endedHint.test(text))

/** `--- web1 ---`, `### win-02`: a name alone. */
const nameAlone = new RegExp(
  acrossLines`
    ^(?:#{1,6}[ \t]+|={2,20}[ \t]*|-{2,20}[ \t]*|\*\*)(([a-z][a-z-]{1,30})\d{1,3})
    (?:\.[a-z][\w.-]{1,60})?:?(?:[ \t]*(?:={2,20}|-{2,20}|\*\*):?)?[ \t]*$
  `,
  'gim',
)
/** How the lines of both begin. */
const marks = ['#', '==', '--', '**']
const ofMachines = /win|node|host|srv|serv|vm|work|kube|k8s|web|app|iis|^w(?:n|s|k)?-?$|-$/i

/** `### win22-a (Windows Server 2022)`, `=== lx1: Ubuntu 22.04 ===`: a name, and what system it is. */
const nameAndSystem = new RegExp(
  acrossLines`
    ^(?:#{1,6}[ \t]*|={2,20}[ \t]*|-{2,20}[ \t]+|\*\*)["'\x60]?(?=[\w.-]{0,60}[\d-])
    ([a-z][\w.-]{1,60}?)["'\x60]?[ \t]?(?:[(:,]|[ \t][–—-][ \t])[ \t]?([^\n:=]{2,90}?)
    (?:[ \t]={2,20})?[ \t]*$
  `,
  'gim',
)
const ofSystem = new RegExp(
  acrossLines`
    \bwindows\b|\bserver (?:20\d\d|core)|\b10\.0\.\d{5}|\bltsc20\d\d\b
    |\b(?:linux|ubuntu|debian|rhel|red ?hat|rocky|alma|suse|centos|flatcar)\b
  `,
  'i',
)
const ofLinux = /\b(?:linux|ubuntu|debian|rhel|red ?hat|rocky|alma|suse|centos|flatcar)\b/i

/** Lines that name machines with their systems. */
function describedIn(text: string): readonly (readonly [line: string, owner: string])[] {
  const found = [...text.matchAll(nameAndSystem)].filter(([, , words = '']) => ofSystem.test(words))
  const isOfSeveral = new Set(found.map(([, name]) => name?.toLowerCase())).size > 1
  return isOfSeveral
    ? found.map(([line, name = '', words = '']) => [
        line,
        ofLinux.test(words) ? linuxMachine : `node ${name.toLowerCase()}`,
      ])
    : []
}

/** Lines that name machines, whose names differ in their numbers alone. */
function machinesIn(text: string): ReadonlyMap<string, string> {
  const byStem = grouped(
    [...text.matchAll(nameAlone)]
      .map(([line, name = '', stem = '']) => ({
        line,
        name: name.toLowerCase(),
        stem: stem.toLowerCase(),
      }))
      .filter(({ stem }) => ofMachines.test(stem)),
    ({ stem }) => stem,
  )
  return new Map([
    ...describedIn(text),
    ...[...byStem.values()]
      .filter((all) => new Set(all.map(({ name }) => name)).size > 1)
      .flatMap((all) => all.map(({ line, name }) => [line, `node ${name}`] as const)),
  ])
}

/** `- w-a: Windows Server 2019, 10.0.17763.6414`: an item about a machine, whose name ends in a number or a letter. */
const item = new RegExp(
  acrossLines`
    ^[ \t>]{0,6}(?:[-*•][ \t]+|\d{1,2}[.)][ \t]+)["'\x60*]{0,3}
    ([a-z][\w-]{0,40}?(?:\d{1,3}|[-_][a-z]))["'\x60*]{0,3}[ \t]?(?:[:=(,]|[ \t][–—-][ \t])[ \t]?
    ([^\n]{2,300})$
  `,
  'gim',
)

/** Nobody lists machines in longer texts. */
const mostOfWords = 100_000

/** Items that name machines alike with their systems, each of which tells of its own. */
function itemsIn(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(item)].filter(([, , words = '']) => ofSystem.test(words))
  const byStem = grouped(found, ([, name = '']) =>
    name.toLowerCase().replace(/(?:\d{1,3}|[a-z])$/, ''),
  )
  return new Map(
    [...byStem.values()]
      .filter((all) => new Set(all.map(([, name]) => name?.toLowerCase())).size > 1)
      .flatMap((all) =>
        all.map(
          ([line, name = '', words = '']) =>
            [line, ofLinux.test(words) ? linuxMachine : `node ${name.toLowerCase()}`] as const,
        ),
      ),
  )
}

type Owners = readonly (string | undefined)[]

/** To which node each line of a file belongs; nothing where it names fewer than two. */
function ownersIn({ name, text }: SentFile): readonly (readonly [string, Owners])[] {
  const machines = hasLineFrom(text, marks) ? machinesIn(text) : new Map<string, string>()
  const items = text.length > mostOfWords ? new Map<string, string>() : itemsIn(text)
  if (!mayBeHeaded(text) && machines.size === 0 && items.size === 0) return []
  let open: string | undefined
  let depth = 0
  const owners = text.split('\n').map((line) => {
    const own = items.get(line)
    if (own !== undefined) return own
    const label = machines.get(line) ?? labelOf(line)
    const level = /^#{1,6}(?=\s)/.exec(line)?.[0].length ?? 0
    if (label !== undefined) {
      open = label
      depth = level
    } else if (level > 0 && level <= depth) open = undefined
    return open
  })
  return new Set(owners.filter((one) => one !== undefined)).size > 1 ? [[name, owners]] : []
}
