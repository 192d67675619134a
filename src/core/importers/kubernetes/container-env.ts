import { nodesAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { ownValue } from '../../values/own.ts'
import { variableAt } from '../command-line/variables.ts'
import type { KubernetesObject } from './object.ts'

/** Variables that only agents of a node know; what others mean to a program is its own affair. */
const ofAgents: ReadonlySet<string> = new Set([
  'KUBE_NETWORK',
  'VXLAN_VNI',
  'KUBERNETES_SERVICE_CIDRS',
  'CALICO_NETWORKING_BACKEND',
])

/** The range of Services, by names that others may give to something else. */
const services = [
  { agent: 'flannel', name: 'SERVICE_SUBNET' },
  { agent: 'calico', name: 'K8S_SERVICE_CIDR' },
] as const

/** Where the agent of Flannel puts its file and programs on the node. */
const folders: Readonly<Record<string, string>> = {
  CNI_BIN_PATH: 'flannel.cniBinDir',
  CNI_CONFIG_PATH: 'flannel.cniConfDir',
}

/** What a container for Windows gives to the agent in it. */
export function agentVariablesIn(
  { manifest, at }: KubernetesObject,
  container: Path,
): readonly Observation[] {
  const isOf = (agent: string) =>
    ['name', 'image'].some((key) => at(...container, key)?.raw.includes(agent) === true)
  const isFlannel = isOf('flannel')
  return nodesAt(manifest.value, [...container, 'env'], ['*']).flatMap(({ path }) => {
    const name = at(...path, 'name')
    const value = at(...path, 'value')
    if (!name || !value) return []
    const folder = isFlannel ? ownValue(folders, name.raw) : undefined
    if (folder !== undefined)
      return /^[a-z]:[\\/]/i.test(value.raw)
        ? [stated(folder, value.raw, value.raw, value.place)]
        : []
    return ofAgents.has(name.raw) ||
      services.some((one) => one.name === name.raw && isOf(one.agent))
      ? variableAt(name.raw, value.raw, value.place)
      : []
  })
}
