import { testLint } from '../../../testing/test-lint.ts'
import { kubeadmJoinFile } from './kubeadm-join-file.ts'

const join =
  'apiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration:\n  criSocket: npipe:////./pipe/containerd-containerd\n'
const init = 'apiVersion: kubeadm.k8s.io/v1beta4\nkind: InitConfiguration\n'
const kubelet =
  'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nenforceNodeAllocatable: []\ncgroupsPerQOS: false\n'

testLint(kubeadmJoinFile, {
  valid: [
    { name: 'a JoinConfiguration alone', text: join },
    { name: 'the file of a kubelet alone', text: kubelet },
    { name: 'what kubeadm init reads', text: `${init}---\n${kubelet}` },
    { name: 'all of it in one file', text: `${init}---\n${join}---\n${kubelet}` },
  ],
  invalid: [
    {
      name: 'settings of the kubelet below a JoinConfiguration',
      text: `${join}---\n${kubelet}`,
      messages: [/^kubeadm join reads the JoinConfiguration .* has no effect/],
      severity: 'info',
    },
    {
      name: 'the same above it',
      text: `${kubelet}---\n${join}`,
      messages: [/^kubeadm join reads the JoinConfiguration/],
    },
  ],
})
