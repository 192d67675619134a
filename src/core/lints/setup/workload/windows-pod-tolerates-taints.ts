import { ofDistributions } from '../../../catalog/distributions.ts'
import type { AnyFact } from '../../../catalog/fact.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt, stated } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { isNodeNamed, listedWindowsNodes, nodesSelectedBy } from '../../listed-nodes.ts'
import { isOf } from '../../object-check.ts'
import { isTolerated, tolerates } from '../../tolerated.ts'
import { taintedNodes, taintedPools, type TaintedPool } from './windows-taints.ts'

export const windowsPodToleratesTaints = defineLint({
  id: 'windows-pod-tolerates-taints',
  on: 'setup',
  summary: 'A pod for Windows tolerates the taints of a Windows node',
  remediation: 'Add a toleration for the taint to the pod, or let its RuntimeClass bring one.',
  decisions: [],

  check({ observations, parsed }) {
    const manifests = ofKind(parsed, 'manifest')
    const tainted = taintsTold(observations, manifests)
    if (!tainted) return []
    const classes = manifests.filter(({ value }) => value.kind === 'RuntimeClass')
    return manifests.flatMap((manifest): readonly LintViolation[] => {
      const { value, placeOf } = manifest
      if (!isOfScheduler(value) || lacksTolerations(value)) return []
      const more = tolerationsOfClass(value, classes)
      if (!more) return []
      const own = tainted.selectedBy(value)
      if (own.length === 0 || own.some((taints) => taints.length === 0)) return []
      const refused = own.map((taints) =>
        taints.find(
          ({ value: taint }) =>
            !isTolerated(value, String(taint)) &&
            !more.some((one) => tolerates(one, String(taint))),
        ),
      )
      const [taint] = refused
      if (!taint || refused.includes(undefined)) return []
      const where = own.length < tainted.count ? tainted.some : tainted.each
      const outcome = value.kind === 'DaemonSet' ? 'it gets no pod there' : 'it stays Pending'
      return [
        {
          path: [],
          place: placeOf(tolerationFor(value, String(taint.value))),
          also: [observedAt(taint)],
          basis: 'fails',
          message: `${value.name ?? 'The pod'} does not tolerate the taint ${String(taint.value)}, ${where}, so ${outcome}.`,
          facts: [scheduling.untolerated, ...(tainted.isNamedBy(value) ? [] : [tainted.fact])],
        },
      ]
    })
  },
})

/** The taints that keep pods off Windows nodes, by node or by pool. */
interface Tainted {
  /** How many nodes or pools there are. */
  readonly count: number
  /** The taints of each node or pool that a pod selects. */
  selectedBy(pod: Manifest): readonly (readonly Observation[])[]
  /** Whether a pod asks for these nodes by their names. */
  isNamedBy(pod: Manifest): boolean
  /** What is said of a taint that each of them has, and of one that those have which the pod selects. */
  readonly each: string
  readonly some: string
  readonly fact: AnyFact
}

/** What was told of nodes counts first, then of pools, then what each node of a distribution has. */
function taintsTold(
  observations: readonly Observation[],
  manifests: readonly Parsed<'manifest'>[],
): Tainted | undefined {
  const nodes = taintedNodes(observations)
  if (nodes.length > 0) {
    return {
      count: nodes.length,
      selectedBy: (pod) => ofSelected(pod, observations, nodes),
      isNamedBy: (pod) => isNodeNamed(pod, listedWindowsNodes(observations)),
      ...said('node'),
    }
  }
  const pools = taintedPools(observations)
  if (pools.length > 0) {
    return {
      count: pools.length,
      selectedBy: (pod) => selectedOf(pod, pools).map(({ taints }) => taints),
      isNamedBy: () => false,
      ...said('pool'),
    }
  }
  const taint = operatorTaint(observations, manifests)
  const each = 'which the operator of OpenShift gives each Windows node'
  return (
    taint && {
      count: 1,
      selectedBy: () => [[taint]],
      isNamedBy: () => false,
      each,
      some: each,
      fact: ofDistributions.openshiftTaint,
    }
  )
}

const said = (what: 'node' | 'pool') => ({
  each: `and each Windows ${what} that was sent has one that keeps it off`,
  some: `which the Windows ${what}s have that it selects`,
  // Another node may be there that nobody sent.
  fact: scheduling.unselected,
})

/** The taints of the nodes that a pod selects, where their labels tell which ones these are; else of all. */
function ofSelected(
  manifest: Manifest,
  observations: readonly Observation[],
  all: readonly (readonly Observation[])[],
): readonly (readonly Observation[])[] {
  const nodes = listedWindowsNodes(observations)
  const own = nodes.length === all.length ? nodesSelectedBy(manifest, nodes) : undefined
  const names = new Set(own?.map(({ subject }) => subject))
  return names.size > 0 && all.length === nodes.length
    ? all.filter((_, i) => names.has(nodes[i]?.subject ?? ''))
    : all
}

/** Those that have what the pod selects, else those that may: a label may be there that nobody told. */
function selectedOf({ value, pod }: Manifest, pools: readonly TaintedPool[]) {
  const asked = nodesAt(value, [...(pod?.path ?? []), 'spec'], ['nodeSelector', '*']).map(
    (one) => ({
      key: String(one.path.at(-1)),
      value: String(one.value),
    }),
  )
  return asked.reduce((left, { key, value: own }) => {
    const having = left.filter(({ labels }) => labels.get(key) === own)
    return having.length > 0 ? having : left.filter(({ labels }) => !labels.has(key))
  }, pools)
}

/** They may stand in what was not sent. */
const lacksTolerations = ({ isPart, value, pod }: Manifest) =>
  isPart === true && valueAt(value, [...(pod?.path ?? []), 'spec', 'tolerations']) === undefined

/** What each Windows node of OpenShift has, where objects of such a cluster were sent and no taint was. */
function operatorTaint(
  observations: readonly Observation[],
  manifests: readonly Parsed<'manifest'>[],
): Observation | undefined {
  const object = manifests.find(
    (one) => /^(?:Network|MachineSet)$/.test(one.value.kind) && isOf(one, 'openshift.io/'),
  )
  if (!object || named(observations, 'node.taint').length > 0) return undefined
  const { value } = ofDistributions.openshiftTaint
  return stated('node.taint', value, '', object.placeOf(['kind']), { absent: true })
}

/** A pod for Windows that the scheduler gives a node. */
const isOfScheduler = (manifest: Manifest): boolean =>
  manifest.pod !== undefined &&
  systemOfPod(manifest) === 'windows' &&
  valueAt(manifest.value, [...manifest.pod.path, 'spec', 'nodeName']) === undefined

/** What the RuntimeClass of a pod adds; undefined where it was not sent. */
function tolerationsOfClass(
  { value, pod }: Manifest,
  classes: readonly Parsed<'manifest'>[],
): readonly unknown[] | undefined {
  const name = valueAt(value, [...(pod?.path ?? []), 'spec', 'runtimeClassName'])
  if (name === undefined) return []
  const own = classes.find((one) => one.value.name === name)
  return (
    own && nodesAt(own.value.value, ['scheduling', 'tolerations'], ['*']).map((one) => one.value)
  )
}

/** Where a pod says what it tolerates: the toleration of that key, else all of them, else its spec. */
function tolerationFor({ value, pod }: Manifest, taint: string): LintViolation['path'] {
  const spec = [...(pod?.path ?? []), 'spec']
  const path = [...spec, 'tolerations']
  const [key = ''] = taint.split(/[=:]/, 1)
  const same = nodesAt(value, path, ['*']).find((one) => valueAt(one.value, ['key']) === key)
  return same?.path ?? (valueAt(value, path) === undefined ? spec : path)
}
