import { sh } from '../../../text/formats/shell.ts'
import { defineStep } from './step.ts'
import { brought, cluster, machine } from './thing.ts'

/** The way to a node where no way by hand is documented. */
export const operatorNode = defineStep({
  id: 'managed-operator',
  title: 'Let the operator of OpenShift make the node',
  body: () =>
    'Windows nodes with OVN-Kubernetes are documented through the Windows Machine Config Operator alone; these files hold no node made by hand. OpenShift needs hybrid networking, which is chosen when the cluster is installed. Install the operator, create the secret cloud-private-key in its namespace, then a MachineSet with the label machine.openshift.io/os-id: Windows and the user data secret windows-user-data, or name existing hosts in the ConfigMap windows-instances. The operator installs containerd, kubelet, kube-proxy and the overlay.',
  commands: () => [
    sh`oc create secret generic cloud-private-key --from-file ${'private-key.pem=<private key>'} --namespace openshift-windows-machine-config-operator`,
    sh`oc logs --follow deployment/windows-machine-config-operator --namespace openshift-windows-machine-config-operator`,
  ],
  effects: () => [
    {
      does: 'the operator makes the node',
      needs: [cluster.administrator, brought.sshKey, machine.portsOpen],
      makes: [cluster.node],
    },
  ],
  decisions: ['cni', 'platform'],
  sources: [
    'wmco-machineset#L43',
    'wmco-readme#L25',
    'wmco-readme#L46',
    'wmco-pre#L47',
    'wmco-pre#L49',
    'wmco-trouble#L17',
  ],
})

/** The VPC plugin comes with the nodes of EKS. */
export const eksNode = defineStep({
  id: 'managed-eks-node',
  title: 'Let EKS make the node',
  body: () =>
    'The VPC plugin for Windows is documented on nodes that EKS makes; these files hold no node made by hand. Choose the platform EKS and the node pool, and download again: the files then hold the command that adds a node group.',
  effects: () => [
    {
      does: 'EKS makes the node',
      needs: [brought.eksNode, machine.portsOpen],
      makes: [cluster.node],
    },
  ],
  decisions: ['cni', 'platform'],
  sources: ['eks-windows', 'eks-guide networking/eks-networking-add-ons.adoc#L1269'],
})
