import { testLint } from '../../../testing/test-lint.ts'
import { flanneldNodeKnown } from './flanneld-node-known.ts'

const script = (name: string, kubelet: string) =>
  `nssm install flanneld C:\\flannel\\flanneld.exe
nssm set flanneld AppParameters --kubeconfig-file=C:\\k\\config --iface=10.0.0.21 --ip-masq=1 --kube-subnet-mgr=1
nssm set flanneld AppEnvironmentExtra NODE_NAME=${name}
nssm install kubelet C:\\k\\kubelet.exe
nssm set kubelet AppParameters --kubeconfig=C:\\k\\config --hostname-override=${kubelet}
`
const listed = `=== nodes.txt ===
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
win-3   Ready    <none>   10d   v1.30.4   10.0.0.21     <none>   Windows Server 2022 Datacenter   10.0.20348.1   containerd://1.7.8
`

testLint(flanneldNodeKnown, {
  valid: [
    { name: 'one name', text: script('win-1', 'win-1') },
    { name: 'the name with its domain', text: script('win-1', 'win-1.example.com') },
    { name: 'a name that the script finds', text: script('win-1', '$(hostname)') },
    { name: 'a variable', text: script('$node', 'win-1') },
    {
      name: 'no node',
      text: 'nssm set flanneld AppEnvironmentExtra NODE_NAME=win-1\n',
    },
    { name: 'a node of several', text: script('win-3', 'win-3') + listed },
  ],
  invalid: [
    {
      name: 'the name of another node than the kubelet has',
      text: script('win-2', 'win-1'),
      messages: [/NODE_NAME is win-2, and the node that was sent is win-1/],
      severity: 'warning',
    },
  ],
})
