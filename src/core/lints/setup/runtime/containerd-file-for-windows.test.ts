import { testLint } from '../../../testing/test-lint.ts'
import { containerdFileForWindows } from './containerd-file-for-windows.ts'

const config = (type: string, folder: string) => `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.mine]
    runtime_type = "${type}"
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "${folder}/cni/bin"
`
const host = 'PS C:\\> ver\nMicrosoft Windows [Version 10.0.17763.4252]\n---\n'
const nodes = `$ kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION      CONTAINER-RUNTIME
m1      Ready    master   10d   v1.28.4   10.0.0.10     <none>        Ubuntu 22.04.3 LTS               5.15.0-88-generic   containerd://1.7.8
---
`
const ofLinux = config('io.containerd.runc.v2', '/opt')

testLint(containerdFileForWindows, {
  valid: [
    {
      name: 'one for Windows',
      text: `${host}${config('io.containerd.runhcs.v1', 'C:/opt')}`,
    },
    { name: 'one that may be of the Linux node', text: `${nodes}${host}${ofLinux}` },
    { name: 'one of a node that nobody told', text: ofLinux },
    {
      name: 'one of the control plane',
      text: `We have Windows nodes and Linux nodes. config.toml of the control plane:\n\n${ofLinux}`,
    },
    {
      name: 'one to compare with',
      text: `The Windows node joins fine. The config.toml of a master for comparison:\n\n${ofLinux}`,
    },
    {
      name: 'one that is no longer there',
      text: `On the Windows node we had this config.toml until we made it anew:\n\n${ofLinux}`,
    },
  ],
  invalid: [
    {
      name: 'a part that words tell to be of a Windows node',
      text: 'containerd on our Windows nodes does not start, config.toml:\n\n[plugins."io.containerd.grpc.v1.cri".containerd]\n  snapshotter = "overlayfs"\n',
      messages: [/its snapshotter overlayfs is that of Linux/],
    },
    {
      name: 'one for Linux beside a Windows host alone',
      text: `${host}${ofLinux}`,
      messages: [
        /^This is a configuration of containerd for Linux: its runtime io\.containerd\.runc\.v2 is that of Linux/,
      ],
      severity: 'warning',
    },
    {
      name: 'its socket and its layers',
      text: `${host}version = 3
[grpc]
  address = '/run/containerd/containerd.sock'
[plugins.'io.containerd.cri.v1.images']
  snapshotter = 'overlayfs'
`,
      messages: [
        /its socket \/run\/containerd\/containerd\.sock and its snapshotter overlayfs are those of Linux\. On Windows containerd listens on/,
      ],
    },
    {
      name: 'its folders alone',
      text: `${host}version = 2\nroot = "/var/lib/containerd"\nstate = "/run/containerd"\n`,
      messages: [/for Linux: its folders are those of Linux\./],
    },
  ],
})
