import { gateDecisions } from '../../../derived/effective-gates.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'

/** What the command line and the configuration file of the kubelet depend on. */
export const kubeletDecisions = [
  ...gateDecisions,
  'platform',
  'joinMethod',
  'clusterDNS',
  'clusterDomain',
  'windowsRelease',
  'imageRelease',
  'nodeName',
  'nodeIP',
  'maxPods',
  'kubeReserved',
  'systemReserved',
  'windowsPriorityClass',
  'nodeLabels',
  'nodeTaint',
  'installDirectory',
  'logDirectory',
  'serviceManager',
  'cni',
] as const satisfies readonly DecisionId[]

export type KubeletScenario = Pick<Scenario, (typeof kubeletDecisions)[number]>

/** What can be read back from the arguments alone. */
export const carriedByKubeletArguments = [
  'nodeName',
  'nodeIP',
  'joinMethod',
  'containerRuntime',
  'clusterDNS',
  'clusterDomain',
  'maxPods',
  'kubeReserved',
  'systemReserved',
  'windowsPriorityClass',
  'nodeLabels',
  'nodeTaint',
  'featureGates',
  'installDirectory',
  'logDirectory',
] as const satisfies readonly DecisionId[]
