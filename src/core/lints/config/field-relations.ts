import type { Fact } from '../../catalog/fact.ts'
import { evictionThresholds } from '../../catalog/flags/eviction-signals.ts'
import { gateIn } from '../../catalog/flags/gates.ts'
import { fieldRelations } from '../../catalog/flags/field-relations.ts'
import { valueAt } from '../../model/nodes.ts'
import { secondsOf } from '../../values/go-duration.ts'

const { enforcement, reserved, imageThresholds, parallelPulls, gracePeriods } = fieldRelations

/** The file, and what overrules it. */
export interface Around {
  readonly own: (field: string) => unknown
  readonly hasFlag: (...names: readonly string[]) => boolean
  /** A part of a file says nothing of what it leaves out. */
  readonly isPart: boolean
  /** They are given as flags. */
  readonly areFlags?: true
}

const called = ({ areFlags }: Around, { field, flag }: { field: string; flag: string }) =>
  areFlags === true ? `--${flag}` : field

export interface Disagreement {
  readonly field: string
  readonly other?: string
  readonly message: string
  readonly fact: Fact<unknown>
}

type Relation = (around: Around) => readonly Disagreement[]

const enforcedIn = (own: Around['own']) => {
  const list = own(enforcement.value.field)
  return Array.isArray(list)
    ? list.map(String).filter((one) => one !== enforcement.value.nothing)
    : []
}

const { field } = enforcement.value

/** What is enforced on nodes without cgroups. */
export const enforcementWithoutCgroups: Relation = ({ own, hasFlag }) => {
  const enforced = enforcedIn(own)
  if (enforced.length === 0 || own('cgroupsPerQOS') !== false) return []
  if (hasFlag('cgroups-per-qos', 'enforce-node-allocatable')) return []
  return [
    {
      field,
      other: 'cgroupsPerQOS',
      message: `${field} is ${enforced.join(', ')}, and cgroupsPerQOS is false: the kubelet enforces nothing without cgroups, and stops. On Windows ${field} is [].`,
      fact: enforcement,
    },
  ]
}

/** What is enforced in a cgroup that has no name. */
export const enforcementWithoutGroup: Relation = ({ own, hasFlag, isPart }) => {
  if (isPart || own('cgroupsPerQOS') === false || hasFlag('enforce-node-allocatable')) return []
  const enforced = enforcedIn(own)
  return reserved.value
    .filter((one) => enforced.includes(one.enforced) && !hasFlag(one.flag) && !own(one.field))
    .map((one) => ({
      field,
      message: `${field} names ${one.enforced}, and there is no ${one.field}: the kubelet stops.`,
      fact: reserved,
    }))
}

export const imageGarbage: Relation = (around) => {
  const { own, hasFlag, isPart } = around
  const { low, high } = imageThresholds.value
  const least = own(low.field) ?? (isPart ? undefined : low.default)
  const most = own(high.field) ?? (isPart ? undefined : high.default)
  if (typeof least !== 'number' || typeof most !== 'number' || least < most) return []
  if (hasFlag(low.flag, high.flag)) return []
  const set = [low.field, high.field].filter((one) => own(one) !== undefined)
  const [first = low.field, other] = set
  return [
    {
      field: first,
      ...(other !== undefined && { other }),
      message: `${called(around, low)} is ${least}, and ${called(around, high)} is ${most}: the first must be less than the second, or the kubelet stops.`,
      fact: imageThresholds,
    },
  ]
}

export const imagePulls: Relation = ({ own, hasFlag }) => {
  const { field: pulls, needsOff, flag } = parallelPulls.value
  const count = own(pulls)
  if (typeof count !== 'number' || count < 2 || own(needsOff) !== true || hasFlag(flag)) return []
  return [
    {
      field: pulls,
      other: needsOff,
      message: `${pulls} is ${count}, and ${needsOff} is true: the kubelet stops on the two together.`,
      fact: parallelPulls,
    },
  ]
}

export const gracePeriod: Relation = ({ own, isPart }) => {
  const { part, whole } = gracePeriods.value
  const ofPart = own(part)
  const ofWhole = own(whole) ?? (isPart ? undefined : '0s')
  if (typeof ofPart !== 'string' || typeof ofWhole !== 'string') return []
  const [some, all] = [secondsOf(ofPart), secondsOf(ofWhole)]
  if (some === undefined || all === undefined || some <= all) return []
  return [
    {
      field: part,
      ...(own(whole) !== undefined && { other: whole }),
      message: `${part} is ${ofPart}, and ${whole} is ${ofWhole}: the first is a part of the second, and the kubelet stops where it is longer.`,
      fact: gracePeriods,
    },
  ]
}

/** Logs to be queried in versions that have the gate for it off. */
export const logQueried =
  (versions: readonly string[]): Relation =>
  ({ own, hasFlag, isPart }) => {
    const { field: query, gate } = fieldRelations.logQuery.value
    const set = valueAt(own('featureGates'), [gate])
    if (own(query) !== true || isPart || hasFlag('feature-gates') || set === true) return []
    const isOff = versions.every((version) => {
      const state = gateIn(gate, version)
      return state.is === 'known' && (set === false || !state.default)
    })
    return versions.length === 0 || !isOff
      ? []
      : [
          {
            field: query,
            message: `${query} is true, and the gate ${gate} is off: the kubelet stops.`,
            fact: fieldRelations.logQuery,
          },
        ]
  }

/** A soft threshold of which the file does not say how long it may be passed. */
export const softEviction: Relation = (around) => {
  const { own, hasFlag, isPart } = around
  const { soft, grace } = evictionThresholds.value
  const thresholds = own(soft.field)
  const periods = own(grace.field) ?? {}
  if (isPart || hasFlag(soft.flag, grace.flag)) return []
  if (typeof thresholds !== 'object' || thresholds === null) return []
  if (typeof periods !== 'object' || periods === null) return []
  const without = Object.keys(thresholds).filter((signal) => !(signal in periods))
  return without.length === 0
    ? []
    : [
        {
          field: soft.field,
          ...(own(grace.field) !== undefined && { other: grace.field }),
          message: `${called(around, soft)} has ${without.join(' and ')}, and ${called(around, grace)} does not say for how long: the kubelet stops.`,
          fact: evictionThresholds,
        },
      ]
}
