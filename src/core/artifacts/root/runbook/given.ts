import type { Scenario } from '../../../model/scenario.ts'
import { nodeMaker, type NodeMaker } from '../../../derived/node-maker.ts'
import { agentObjects } from './agent-objects.ts'
import { brought, cluster, inZip, type Thing } from './thing.ts'

/**
 * What is there before the first step: the zip, a running control plane with its administrator, and
 * what the list *What you bring* asks for. Objects that volumes of the workload name are the user's own.
 */
export const given = (scenario: Scenario, paths: readonly string[]): readonly Thing[] => [
  ...paths.map(inZip),
  cluster.administrator,
  ...joining[scenario.joinMethod],
  brought.cloudSettings,
  ...elsewhere[nodeMaker(scenario)],
  // Every cluster with kube-proxy on its Linux nodes has both.
  agentObjects.proxyAccount,
]

/** What a way to a node asks for that is not ours. */
const elsewhere: Readonly<Record<NodeMaker, readonly Thing[]>> = {
  scripts: [],
  pool: [brought.poolCluster],
  operator: [brought.sshKey],
  eks: [brought.eksNode],
}

const joining: Readonly<Record<Scenario['joinMethod'], readonly Thing[]>> = {
  // kubeadm init made both bindings.
  kubeadm: [cluster.bootstrapBindings, cluster.approver],
  'bootstrap-token': [],
  kubeconfig: [brought.nodeKubeconfig],
  'node-pool': [],
}
