import { proxyUser, userKubeconfig } from '../../../catalog/joining.ts'
import { isBefore } from '../../../values/version.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { sh, shRaw } from '../../../text/shell.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'
import { defineStep } from './step.ts'
import { brought, cluster } from './thing.ts'

export const proxyIdentity = defineStep({
  id: 'proxy-identity',
  title: 'Make a kubeconfig for kube-proxy',
  when: (scenario) => scenario.joinMethod !== 'kubeconfig' && runsKubeProxy(scenario),
  body: () =>
    `kube-proxy runs on this node as a service, so it has no service account as the pods of kube-proxy on Linux nodes have. Make a kubeconfig of the user ${proxyUser.value.user} on a control plane node, which the role ${proxyUser.value.role} lets read Services and endpoints, and copy it to the node. Its certificate is valid for a year. A cluster without kubeadm takes any kubeconfig that is bound to this role.`,
  commands: (scenario) => [command(scenario)],
  effects: () => [
    {
      does: 'kubeadm makes the kubeconfig of kube-proxy',
      needs: [cluster.administrator],
      makes: [brought.proxyKubeconfig],
    },
  ],
  decisions: ['joinMethod', 'controlPlaneVersion', 'cni'],
  sources: [...proxyUser.sources, ...userKubeconfig.sources],
})

function command({ controlPlaneVersion }: Pick<Scenario, 'controlPlaneVersion'>) {
  const { config, root } = userKubeconfig.value
  const program = shRaw(isBefore(controlPlaneVersion, root) ? 'kubeadm alpha' : 'kubeadm')
  if (isBefore(controlPlaneVersion, config)) {
    return sh`${program} kubeconfig user --client-name ${proxyUser.value.user} > kube-proxy.conf`
  }
  return sh`kubectl get configmap kubeadm-config --namespace kube-system --output 'jsonpath={.data.ClusterConfiguration}' > cluster.yaml
${program} kubeconfig user --config cluster.yaml --client-name ${proxyUser.value.user} > kube-proxy.conf`
}
