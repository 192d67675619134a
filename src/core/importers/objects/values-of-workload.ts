import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import type { Tree } from '../tree.ts'

const types = ['ClusterIP', 'NodePort', 'LoadBalancer']

/** Where a chart made by `helm create` has what its Service and its container get. */
const rows = [
  ['serviceType', ['service', 'type']],
  ['servicePort', ['service', 'port']],
  ['memoryRequest', ['resources', 'requests', 'memory']],
  ['memoryLimit', ['resources', 'limits', 'memory']],
  ['cpuRequest', ['resources', 'requests', 'cpu']],
  ['cpuLimit', ['resources', 'limits', 'cpu']],
] as const satisfies readonly (readonly [Observation['decision'], Path])[]

/** The Service and the resources that values of a chart give to its workload. */
export const workloadValuesIn = ({ leafAt }: Tree): readonly Observation[] =>
  rows.flatMap(([id, path]) => {
    const leaf = leafAt(...path)
    if (!leaf || leaf.raw === '') return []
    if (id === 'serviceType') {
      return types.includes(leaf.raw) ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : []
    }
    if (id === 'servicePort') {
      return typeof leaf.value === 'number' ? [decided(id, leaf.value, leaf.raw, leaf.place)] : []
    }
    return [decided(id, leaf.raw, leaf.raw, leaf.place)]
  })
