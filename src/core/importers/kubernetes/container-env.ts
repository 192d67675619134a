import { nodesAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import type { Path } from '../../text/path.ts'
import { variableAt } from '../command-line/variables.ts'
import type { KubernetesObject } from './object.ts'

/** Variables that only agents of a node know; what others mean to a program is its own affair. */
const ofAgents: ReadonlySet<string> = new Set([
  'KUBE_NETWORK',
  'VXLAN_VNI',
  'KUBERNETES_SERVICE_CIDRS',
  'CALICO_NETWORKING_BACKEND',
])

/** What a container for Windows gives to the agent in it. */
export const agentVariablesIn = (
  { manifest, at }: KubernetesObject,
  container: Path,
): readonly Observation[] =>
  nodesAt(manifest.value, [...container, 'env'], ['*']).flatMap(({ path }) => {
    const name = at(...path, 'name')
    const value = at(...path, 'value')
    return name && value && ofAgents.has(name.raw)
      ? variableAt(name.raw, value.raw, value.place)
      : []
  })
