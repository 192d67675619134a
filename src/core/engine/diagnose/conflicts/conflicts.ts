import { isOfDockershim } from '../../../importers/command-line/observe.ts'
import { decisionOf } from '../../../model/decisions.ts'
import type { Finding } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { areTwoNodes, listedNodes } from './listed-nodes.ts'
import { isHandedOver, isPolicyAgentBeside } from './handed-over.ts'
import { agree } from './agree.ts'
import { sourcesOf } from './defined-by.ts'
import { eitherOf } from './either-of.ts'
import { areOfPools } from './node-pools.ts'
import { areBeside, isOneEnumeration } from './one-enumeration.ts'
import type { SentFile } from '../reading/read.ts'
import { effects, remedies } from './conflict-texts.ts'
import { shown } from './shown-value.ts'
import { tableRows, type TableRows } from '../parts/table-rows.ts'
import { withoutControlPlane } from './of-control-plane.ts'
import { pagesIn, withoutPages } from './pages.ts'
import { isOwnDefault, withNameServers } from './range-conflicts.ts'
import { grouped } from '../../../values/grouped.ts'

/** Each component and each node has values of its own here; nothing has to agree. */
const never: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'featureGates',
  'logDirectory',
  'installDirectory',
  'containerPort',
  'memoryGiB',
  'cpuCores',
  // Each pod has its own.
  'image',
  // Each list may be one of a part.
  'installedKBs',
  'nodeLabels',
])

/** What follows from the output on a host, which nobody names, or from flags that have no effect elsewhere. */
const onlyTold: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'nodeIP',
  'networkAdapter',
  'managementSubnet',
  'containerRuntime',
])

/** A file of one plugin's own speaks for that plugin, even though none is named in it. */
const takesPart = ({ absent, inferred, decision }: Observation) =>
  absent !== true || (decision === 'cni' && inferred === true)

/** Where two places give one decision values that cannot both hold, both are shown. */
export function conflictsIn(
  evidence: readonly Observation[],
  observations: readonly Observation[],
  files: readonly SentFile[] = [],
): readonly Finding[] {
  const sent = { rows: tableRows(files), isEither: eitherOf(files), ofPools: areOfPools(files) }
  const pages = pagesIn(evidence)
  const byDecision = grouped(
    // A default gives way to what its caller gives.
    evidence.filter(
      // A flag that is left over from Docker is a fault of its own.
      (one) =>
        takesPart(one) &&
        (one.weight !== 'default' || isOwnDefault(one, evidence)) &&
        !isOfDockershim(one),
    ),
    ({ decision }) => decision,
  )
  return [...byDecision]
    .flatMap(([id, all]) =>
      id === null || never.has(id)
        ? []
        : conflictOf(id, withoutPages(id, all, pages), observations, sent),
    )
    .map((one) => withNameServers(one, evidence))
}

/** Checks that say which of two values is wrong, by the decision. */
const explainedBy: { readonly [Id in DecisionId]?: readonly string[] } = {
  hnsNetworkName: [
    'cni-flannel-network',
    'cni-hns-network',
    'kube-proxy-flannel-network',
    'kube-proxy-hns-network',
  ],
  networkMode: ['cni-flannel-network', 'cni-hns-network', 'kube-proxy-flannel-network'],
  clusterDNS: ['kubelet-dns-in-range'],
  clusterCIDR: ['flannel-holds-pod-subnet'],
}

const ofNetwork: ReadonlySet<string> = new Set(['networkMode', 'hnsNetworkName'])

/** Two values of which a check says which one is wrong are told once. */
export const withoutExplained = (
  conflicts: readonly Finding[],
  checked: readonly Finding[],
): readonly Finding[] =>
  conflicts.filter((one) => {
    const ids = one.decisions.flatMap((decision) => explainedBy[decision] ?? [])
    return !checked.some(({ id, ...found }) => {
      const [own = '', ...others] = linesOf(found)
      const lines = new Set([own, ...others])
      const told = linesOf(one)
      // Which of many files says the other mode or name is of no account.
      const isTold = told.includes(own) && one.decisions.some((of) => ofNetwork.has(of))
      return ids.includes(id) && (isTold || told.every((line) => lines.has(line)))
    })
  })

const linesOf = ({ file, line, also = [] }: Pick<Finding, 'file' | 'line' | 'also'>) =>
  [{ file, line }, ...also].map((place) => `${place.file}:${place.line}`)

interface Sent {
  readonly rows: TableRows
  readonly isEither: ReturnType<typeof eitherOf>
  readonly ofPools: ReturnType<typeof areOfPools>
}

function conflictOf(
  id: DecisionId,
  all: readonly Observation[],
  every: readonly Observation[],
  sent: Sent,
): readonly Finding[] {
  if (
    id === 'kubernetesVersion' &&
    every.some(({ decision }) => decision === 'kubernetesRelease')
  ) {
    // The release says it already, and more exactly.
    if (all.every(({ inferred }) => inferred === true)) return []
  }
  const isCommon = ({ subject }: Observation) =>
    subject === undefined || subject.startsWith('component ')
  const groups = [
    withoutControlPlane(id, all.filter(isCommon), every),
    ...grouped(
      all.filter((one) => !isCommon(one)),
      ({ subject }) => subject,
    ).values(),
  ]
  const listed = listedNodes(id, every)
  const within = groups.flatMap((group) => disagreeing(id, group, sent, listed))
  if (within.length > 0) return within
  const [common = [], ...others] = groups
  const nodes = others.flat().filter(({ subject }) => subject?.startsWith('node ') === true)
  const [first] = common
  if (!first || nodes.length === 0) return []
  if (nodes.some((one) => common.some((other) => agree(id, one.value, other.value)))) return []
  return disagreeing(id, [first, ...nodes.slice(0, 1)], sent, listed)
}

/** Of more than this nobody reads the list. */
const mostCompared = 200

function disagreeing(
  id: DecisionId,
  group: readonly Observation[],
  { rows, isEither, ofPools }: Sent,
  nodes: ReturnType<typeof listedNodes>,
): readonly Finding[] {
  const said = onlyTold.has(id) ? group.filter(({ inferred }) => inferred !== true) : group
  const told = rows.withoutOthers(said, (one, other) => agree(id, one.value, other.value))
  const [first, ...rest] = told.slice(0, mostCompared)
  if (!first) return []
  // Of the cases of a script one has to fit.
  const valuesOf = ({ isBranch, file, value }: Observation) =>
    isBranch === true
      ? told.filter((one) => one.isBranch === true && one.file === file).map((one) => one.value)
      : [value]
  const own = valuesOf(first)
  const others = rest.filter(
    (one) =>
      // `Windows Server 2019 and 2022` are two pools.
      !(id === 'windowsRelease' && (isOneEnumeration(one, first) || ofPools(one, first))) &&
      !(id === 'cni' && (isHandedOver(one, first) || isPolicyAgentBeside(one, first))) &&
      !areBeside(one, first) &&
      !isEither(id, one, first) &&
      !areTwoNodes(one, first, nodes) &&
      !rows.areOfOne(one, first) &&
      !valuesOf(one).some((value) => own.some((other) => agree(id, value, other))),
  )
  const [other] = others
  if (!other) return []
  const { label } = decisionOf(id)
  return [
    {
      id: 'values-disagree',
      severity: 'warning',
      basis: 'advice',
      confidence: 'verified',
      message: `${label}: ${shown(first)} in ${first.file}, line ${first.line}, and ${shown(other)} in ${other.file}, line ${other.line}. They cannot both hold.${effects[id] ?? ''}`,
      remediation: remedies[id] ?? 'Find out which of them is true of the node in question.',
      decisions: [id],
      ...placeOf(first),
      also: others.slice(0, 10).map(placeOf),
      // The two places are the evidence; the sources say what the one value is.
      sources: sourcesOf(id),
    },
  ]
}
