import { gateDecisions } from '../../../derived/effective-gates.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'

/** What the command line, the configuration file and the start script of kube-proxy depend on. */
export const kubeProxyDecisions = [
  ...gateDecisions,
  'joinMethod',
  'clusterCIDR',
  'nodeName',
  'hnsNetworkName',
  'sourceVip',
  'installDirectory',
  'logDirectory',
  'serviceManager',
  'cni',
  'cniRelease',
  'nodeAgents',
] as const satisfies readonly DecisionId[]

/** What can be read back from each of its files. */
export const carriedByKubeProxy = [
  'nodeName',
  'clusterCIDR',
  'hnsNetworkName',
  'sourceVip',
  'directServerReturn',
  'featureGates',
] as const satisfies readonly DecisionId[]

export type KubeProxyScenario = Pick<Scenario, (typeof kubeProxyDecisions)[number]>

/** The address is found on the node, because only the network there knows it. */
export const findsSourceVip = ({ networkMode, sourceVip }: KubeProxyScenario) =>
  networkMode === 'overlay' && sourceVip.text === ''
