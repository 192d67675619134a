import { catalog } from '../../../catalog/catalog.ts'
import { sh } from '../../../text/shell.ts'
import { defineStep } from './step.ts'

export const clusterNetwork = defineStep({
  id: 'cluster-network',
  title: 'Prepare the network of the cluster',
  when: ({ cni }) => ['flannel', 'calico', 'antrea', 'ovn-kubernetes'].includes(cni),
  body(scenario) {
    const plugin = catalog.cni[scenario.cni]
    const file: { installer?: { value: string } } = plugin.file
    return scenario.cni === 'flannel'
      ? 'Linux nodes and Windows nodes share one configuration of Flannel. Compare the ConfigMap with cni/net-conf.json: type, and for VXLAN the identifier and the port, must be the same on all nodes, written out.'
      : `${plugin.name} runs on the Linux nodes first, set up for Windows nodes. On this node ${file.installer?.value ?? 'its installer'} writes the CNI file; the copy in cni/ shows what it should hold.`
  },
  commands: ({ cni }) =>
    cni === 'flannel'
      ? [
          sh`kubectl get configmap kube-flannel-cfg --namespace kube-flannel --output yaml || kubectl get configmap kube-flannel-cfg --namespace kube-system --output yaml`,
        ]
      : cni === 'calico'
        ? [sh`kubectl get pods --all-namespaces --selector k8s-app=calico-node`]
        : [],
  files: ['cni/net-conf.json'],
  decisions: ['cni', 'networkMode', 'vni', 'vxlanPort', 'clusterCIDR'],
  sources: ['doc004', 'fl-backends'],
})
