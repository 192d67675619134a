import type { Scenario } from '../../../model/scenario.ts'
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
  // Every cluster with kube-proxy on its Linux nodes has both.
  agentObjects.proxyAccount,
]

const joining: Readonly<Record<Scenario['joinMethod'], readonly Thing[]>> = {
  // kubeadm init made both bindings.
  kubeadm: [cluster.bootstrapBindings, cluster.approver],
  'bootstrap-token': [],
  kubeconfig: [brought.nodeKubeconfig],
  'node-pool': [],
}
