import type { DecisionId, Scenario } from './scenario.ts'

/** The platform makes the node, from a pool; nobody installs a kubelet. */
export const isManaged = ({ joinMethod }: Pick<Scenario, 'joinMethod'>) =>
  joinMethod === 'node-pool'

/**
 * What the image of a pool fixes. On a managed plan these choices are kept, but the scenario has
 * what the platform uses in their place, no rule reads them, and no file is written from them.
 */
export const setByPlatform = [
  'apiServerEndpoint',
  'podCIDR',
  'windowsRevision',
  'installedKBs',
  'nodeName',
  'nodeIP',
  'networkAdapter',
  'kubeReserved',
  'systemReserved',
  'windowsPriorityClass',
  'installDirectory',
  'logDirectory',
  'serviceManager',
  'containerRuntime',
  'runtimeVersion',
  'networkMode',
  'cni',
  'cniRelease',
  'nodeAgents',
  'ipam',
  'hnsNetworkName',
  'vni',
  'vxlanPort',
  'sourceVip',
  'directServerReturn',
] as const satisfies readonly DecisionId[]

const all: ReadonlySet<DecisionId> = new Set(setByPlatform)

export const isSetByPlatform = (id: DecisionId) => all.has(id)
