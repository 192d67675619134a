import { nodeLabels } from '../../../catalog/workload/node-labels.ts'
import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt, valueAt, type Node } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { listedWindowsNodes, nodesSelectedBy } from '../../listed-nodes.ts'
import { apartByHost, replicasOf } from '../../selected-workloads.ts'

export const replicasHaveNodes = defineLint({
  id: 'replicas-have-nodes',
  on: 'setup',
  summary: 'Pods of which a node takes one alone are no more than the Windows nodes',
  remediation: 'Add nodes, run fewer pods, or prefer what is required (hostPort, anti-affinity).',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const nodes = listedWindowsNodes(observations)
    return ofKind(parsed, 'manifest')
      .slice(0, mostPods)
      .flatMap((sent): readonly LintViolation[] => {
        const { value } = sent
        if (!value.pod || value.isPart || systemOfPod(value) !== 'windows') return []
        const count = replicasOf(sent)
        const alone = count === undefined ? undefined : aloneBy(sent)
        if (count === undefined || !alone) return []
        const stuck = neverReplaced(sent, alone)
        if (stuck) return [stuck]
        const own = nodes.length > 0 ? nodesSelectedBy(value, nodes) : undefined
        const [first] = own ?? []
        if (!own || !first || own.length > count) return []
        if (own.length === count) {
          const waits = waitsForOwn(sent, alone, count)
          return waits ? [{ ...waits, also: [...(waits.also ?? []), placeOf(first.told)] }] : []
        }
        return [
          faultAt(
            sent.placeOf(['spec', 'replicas']),
            'fails',
            `${value.name ?? 'The workload'} has ${count} pods, of which a node takes one alone (${alone.text}), and ${own.length === 1 ? 'one Windows node was sent' : `${own.length} Windows nodes were sent`} that they may go to: where the cluster has no more of them, the other pods stay Pending.`,
            objectRelations.onePerNode,
            { also: [sent.placeOf(alone.path), placeOf(first.told)] },
          ),
        ]
      })
  },
})

type Sent = Parsed<'manifest'>

const mostPods = 300

interface Alone {
  readonly path: Node['path']
  readonly text: string
}

/** What keeps a second pod of the same kind off a node. */
function aloneBy(sent: Sent): Alone | undefined {
  const { value, pod } = sent.value
  const spec = [...(pod?.path ?? []), 'spec']
  const [port] = nodesAt(value, spec, ['containers', '*', 'ports', '*', 'hostPort'])
  if (port) return { path: port.path, text: `hostPort: ${String(port.value)}` }
  const rule = apartByHost(sent)
  return (
    rule && {
      path: [...rule.path, 'topologyKey'],
      text: `podAntiAffinity by ${nodeLabels.hostName.value}`,
    }
  )
}

/** On one node a new pod waits for the old one, which is kept until the new one runs. */
function neverReplaced(sent: Sent, alone: Alone): LintViolation | undefined {
  const { value, pod, kind, name } = sent.value
  const path = ['spec', 'strategy', 'rollingUpdate', 'maxUnavailable']
  const node = valueAt(value, [
    ...(pod?.path ?? []),
    'spec',
    'nodeSelector',
    nodeLabels.hostName.value,
  ])
  if (kind !== 'Deployment' || typeof node !== 'string' || String(valueAt(value, path)) !== '0')
    return undefined
  return faultAt(
    sent.placeOf(path),
    'fails',
    `${name ?? 'The workload'} runs on ${node} alone, which takes one of its pods (${alone.text}), and maxUnavailable: 0 keeps the old one until a new one runs: each update waits without end.`,
    objectRelations.onePerNode,
    {
      also: [sent.placeOf(alone.path)],
      remediation: 'Write maxSurge: 0 and maxUnavailable: 1, or strategy.type: Recreate.',
    },
  )
}

/** Where each node has one of the pods and none may end, an update has no room for a new one. */
function waitsForOwn(sent: Sent, alone: Alone, count: number): LintViolation | undefined {
  const { value, kind, name } = sent.value
  const path = ['spec', 'strategy', 'rollingUpdate', 'maxUnavailable']
  const least = String(valueAt(value, path))
  // Where no pod may be added either, the API server refuses it.
  if (kind !== 'Deployment' || count < 2 || !/^0%?$/.test(least)) return undefined
  return faultAt(
    sent.placeOf(path),
    'fails',
    `${name ?? 'The workload'} has ${count} pods, of which a node takes one alone (${alone.text}), as many as Windows nodes were sent, and maxUnavailable: ${least} lets none of them end first: where the cluster has no more such nodes, the new pod of each update stays Pending.`,
    objectRelations.onePerNode,
    {
      also: [sent.placeOf(['spec', 'replicas']), sent.placeOf(alone.path)],
      remediation: 'Write maxSurge: 0 and maxUnavailable: 1, or add a node.',
    },
  )
}
