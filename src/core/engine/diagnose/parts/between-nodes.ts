import { lints } from '../../../lints/index.ts'
import type { Finding } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import type { AnyParsed } from '../../../model/parsed.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { createLinter } from '../../lint/lint-parsed.ts'
import { conflictsIn } from '../conflicts/conflicts.ts'
import type { Diagnosis } from '../diagnosis.ts'
import { isEvidence, isUsable } from '../facts/facts.ts'
import type { ClusterPart } from './cluster-parts.ts'

export interface OfPart {
  readonly part: ClusterPart
  readonly found: Diagnosis
}

/** What all nodes of a cluster have in common, whichever files tell it. */
const ofAll: ReadonlySet<DecisionId | null> = new Set<DecisionId>([
  'serviceCIDR',
  'clusterDNS',
  'clusterDomain',
  'vni',
  'vxlanPort',
])

const server: ReadonlySet<string> = new Set(['controlPlaneVersion', 'controlPlane.kubeletVersion'])

/**
 * What shows only where nodes are held against each other, of nodes that were each judged by itself:
 * addresses and names that two of them have, and values that all of them should share.
 */
export function betweenNodes(all: readonly OfPart[]): readonly Finding[] {
  if (all[0]?.part.of !== 'nodes') return []
  const own = ownOf(all)
  const together = machinesIn(own)
  const observations = [
    ...together.flatMap(({ told }) => told),
    ...all.flatMap(({ found }) => found.observations).filter(({ name }) => server.has(name)),
  ]
  const setup: AnyParsed = {
    kind: 'setup',
    value: { observations, parsed: [] },
    title: 'the setup',
    placeOf: () => ({ file: all[0]?.part.files[0]?.name ?? '', line: 1, column: 1 }),
  }
  const compared = createLinter(
    lints.filter(({ comparesNodes }) => comparesNodes === true),
    {},
  )(setup).findings
  const shared = together.flatMap((one) => one.shared)
  const said = new Set(
    all.flatMap(({ found }) =>
      found.findings.filter(({ id }) => ofExceptions.has(id)).map((one) => lineOf(one)),
    ),
  )
  return [
    ...compared.filter((one) => one.id !== 'exceptions-alike' || !said.has(lineOf(one))),
    ...conflictsIn(shared, shared),
  ]
}

/** What says by itself that a list leaves a range out. */
const ofExceptions: ReadonlySet<string> = new Set(['cni-exceptions-complete', 'exceptions-told'])

const lineOf = ({ file, line }: Partial<Finding>) => `${file}:${line}`

interface Machine {
  readonly names: readonly string[]
  readonly addresses: readonly string[]
  readonly told: readonly Observation[]
  /** What it tells of the cluster. */
  readonly shared: readonly Observation[]
}

/** What each part tells that no other does, as told of its node. */
function ownOf(all: readonly OfPart[]): readonly Machine[] {
  const counts = new Map<string, number>()
  for (const { found } of all) {
    for (const key of new Set(found.observations.map(keyOf))) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return all.map(({ part, found }) => {
    const own = found.observations.filter((one) => counts.get(keyOf(one)) === 1)
    const names = named(own, 'host.name').map(({ value }) => hostOf(String(value)))
    const subjects = new Set(['node of subnet.env', part.label.toLowerCase()])
    for (const name of names) subjects.add(`node ${name}`)
    const isOwn = ({ subject }: Observation) =>
      subject === undefined ||
      subject.startsWith('component ') ||
      subjects.has(subject) ||
      subjects.has(hostOf(subject))
    const told = own.filter(isOwn).map((one) => ({ ...one, subject: part.label }))
    const addresses = told
      .filter(({ decision }) => decision === 'nodeIP')
      .map(({ value }) => String(value))
    const shared = own.filter(
      (one) =>
        one.subject === undefined && ofAll.has(one.decision) && isUsable(one) && isEvidence(one),
    )
    return { names, addresses, told, shared }
  })
}

const hostOf = (name: string) => name.toLowerCase().split('.', 1)[0] ?? ''

const keyOf = ({ file, line, column, name, value }: Observation) =>
  JSON.stringify([file, line, column, name, value])

/** One machine that was asked twice, before and after something, is no two. */
const machinesIn = (all: readonly Machine[]): readonly Machine[] =>
  all.filter(
    (one, i) =>
      !all.slice(0, i).some((other) => {
        const isNamed = one.names.some((name) => other.names.includes(name))
        const isThere = one.addresses.some((address) => other.addresses.includes(address))
        const isTold = one.addresses.length > 0 && other.addresses.length > 0
        const areNamed = one.names.length > 0 && other.names.length > 0
        return (isNamed && (isThere || !isTold)) || (isThere && !areNamed)
      }),
  )
