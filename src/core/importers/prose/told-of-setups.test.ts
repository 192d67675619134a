import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const told = (text: string, decision: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
    one.decision === decision ? [one.value] : [],
  )
const pulled = (node: string, image: string) =>
  `Normal  Scheduled  2m  default-scheduler  Successfully assigned web/iis-7d4b9c-abcde to ${node}
Normal  Pulled     2m  kubelet            Container image "${image}" already present on machine`
const windows = 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022'
const row = (version: string) =>
  `NAME       STATUS   ROLES    AGE   VERSION               INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1      Ready    <none>   5d    ${version}   10.0.0.5      <none>        Windows Server 2022 Datacenter   10.0.20348.1906   containerd://1.6.20`

test.each([
  ['containerd is up and running on the Windows node.', 'containerRuntime', 'containerd'],
  ['Lab: v1.29.4 (kubeadm)', 'kubernetesRelease', '1.29.4'],
  ['We join our Windows nodes with kubeadm join.', 'joinMethod', 'kubeadm'],
  ['The Windows nodes are joined by kubeadm.', 'joinMethod', 'kubeadm'],
  ['our Flannel has vxlan with VNI 4096', 'cni', 'flannel'],
  [pulled('node-7', windows), 'nodeName', 'node-7'],
  [row('v1.27.4-eks-8ccc7ba'), 'platform', 'eks'],
] as const)('%s', (text, decision, value) => expect(told(text, decision)).toContain(value))

test.each([
  ['the nodes are of Linux', 'containerd is up on the Linux nodes.', 'containerRuntime'],
  ['it is asked', 'Is containerd up?', 'containerRuntime'],
  ['Docker has it', 'containerd is running on Docker Desktop.', 'containerRuntime'],
  ['another cluster has it', 'The other cluster: v1.29.4 (kubeadm)', 'kubernetesRelease'],
  ['it is planned', 'We will go to v1.30.1 (kubeadm) next month.', 'kubernetesRelease'],
  ['Linux nodes do', 'We join the Linux nodes with kubeadm, Windows by a script.', 'joinMethod'],
  ['it is asked', 'Should we join with kubeadm?', 'joinMethod'],
  ['the image is for Linux', pulled('node-7', 'nginx:1.25'), 'nodeName'],
  ['Linux refuses it', `${pulled('node-7', windows)}\nno match for linux/amd64`, 'nodeName'],
  ['EKS Distro has such a version', row('v1.27.4-eks-1-27-10'), 'platform'],
] as const)('nothing where %s: %s', (_, text, decision) => expect(told(text, decision)).toEqual([]))
