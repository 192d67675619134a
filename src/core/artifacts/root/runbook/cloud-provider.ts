import { sh } from '../../../text/formats/shell.ts'
import { defineStep } from './step.ts'
import { cluster } from './thing.ts'
import { isExternal } from './workload-effects.ts'

export const cloudProvider = defineStep({
  id: 'cloud-provider',
  title: 'Let the cloud provider initialize the node',
  when: (scenario) => isExternal(scenario),
  body: ({ platform }) =>
    `The kubelet runs with --cloud-provider=external, so the node has the taint node.cloudprovider.kubernetes.io/uninitialized, which keeps pods away until the provider has looked at it. The controller of the cloud must run in the cluster. ${platform === 'azure' ? 'On Azure each Windows node also needs its own cloud-node-manager: run the DaemonSet cloud-node-manager-windows of cloud-provider-azure, because only the machine itself reaches its metadata.' : platform === 'aws' ? 'On AWS it finds the instance by the name of the node, which must be the private DNS name or the id of the instance, as the metadata service gives it.' : platform === 'vsphere' ? 'On vSphere it runs on Linux nodes; the names of machine, guest and node must be equal and lower case, and VMware Tools must report the address of the guest.' : 'It runs on Linux nodes.'} The commands must show no such taint any more, and the id of the machine.`,
  commands: ({ nodeName }) => [
    sh`kubectl get node ${nodeName} --output 'jsonpath={.spec.taints}'`,
    sh`kubectl get node ${nodeName} --output 'jsonpath={.spec.providerID}'`,
  ],
  effects: () => [
    {
      does: 'the cloud provider initializes the Node',
      needs: [cluster.administrator, cluster.node],
      makes: [cluster.initialized],
    },
  ],
  decisions: ['platform', 'nodeName', 'kubernetesVersion'],
  sources: ['cloud-controller', 'azure-node-manager#L100-L150'],
})
