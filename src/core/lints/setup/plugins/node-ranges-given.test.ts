import { testLint } from '../../../testing/test-lint.ts'
import { nodeRangesGiven } from './node-ranges-given.ts'

const flanneld =
  'PS C:\\> C:\\k\\flanneld.exe --kubeconfig-file=C:\\k\\config --iface=10.3.0.9 --ip-masq=1 --kube-subnet-mgr=1\n'
const manager = (flag: string) =>
  `=== kcm.yaml ===\napiVersion: v1\nkind: Pod\nmetadata: {name: kube-controller-manager, namespace: kube-system}\nspec:\n  containers:\n  - name: a\n    image: registry.k8s.io/kube-controller-manager:v1.31.4\n    command:\n    - kube-controller-manager\n    - --allocate-node-cidrs=${flag}\n`
const node =
  '=== node.yaml ===\napiVersion: v1\nkind: Node\nmetadata:\n  name: w1\n  labels: {kubernetes.io/os: windows}\nspec:\n  podCIDR: 10.244.9.0/24\n'

testLint(nodeRangesGiven, {
  valid: [
    { name: 'given', text: flanneld + manager('true') },
    { name: 'no flanneld', text: manager('false') },
    { name: 'given by hand', text: flanneld + manager('false') + node },
  ],
  invalid: [
    {
      name: 'turned off in the manifest',
      text: flanneld + manager('false'),
      messages: [/allocate-node-cidrs is false/],
      severity: 'error',
    },
    {
      name: 'turned off in the settings of kubeadm',
      text: `${flanneld}=== a.yaml ===\napiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\ncontrollerManager:\n  extraArgs:\n    allocate-node-cidrs: "false"\n`,
      messages: [/allocate-node-cidrs is false/],
    },
    {
      name: 'turned off in the later form',
      text: `${flanneld}=== a.yaml ===\napiVersion: kubeadm.k8s.io/v1beta4\nkind: ClusterConfiguration\ncontrollerManager:\n  extraArgs:\n  - name: allocate-node-cidrs\n    value: "false"\n`,
      messages: [/allocate-node-cidrs is false/],
    },
  ],
})
