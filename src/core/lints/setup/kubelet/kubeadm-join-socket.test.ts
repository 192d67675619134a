import { testLint } from '../../../testing/test-lint.ts'
import { kubeadmJoinSocket } from './kubeadm-join-socket.ts'

const join = (version: string, runtime: string, more = '') =>
  `=== nodes.txt ===
NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
win1   NotReady   <none>   1m   v${version}   10.1.0.7   <none>   Windows Server 2019 Datacenter   10.0.17763.2452   ${runtime}

=== join.txt ===
PS C:\\> kubeadm join 10.1.0.4:6443 --token abcdef.0123456789abcdef --discovery-token-ca-cert-hash sha256:00 ${more}
`

const joinFile = (name: string) => `=== ${name}.yaml ===
apiVersion: kubeadm.k8s.io/v1beta3
kind: JoinConfiguration
nodeRegistration:
  name: ${name}
  criSocket: unix:///run/containerd/containerd.sock
`

const script = (socket: string, runtime = 'containerD') =>
  `# joins this machine
$command = Get-Content "C:\\share\\kubeadm-join.txt" -Raw
.\\PrepareNode.ps1 -KubernetesVersion "v$version" -ContainerRuntime ${runtime}
Invoke-Expression "& $command --cri-socket \`"${socket}\`""
`

testLint(kubeadmJoinSocket, {
  valid: [
    {
      name: 'a socket of the Linux nodes in words',
      known: { kubernetesVersion: '1.29' },
      text: 'The Linux nodes joined with kubeadm join --cri-socket /run/containerd/containerd.sock.\n',
    },
    {
      name: 'a script that adds the pipe of containerd',
      text: script('npipe:////./pipe/containerd-containerd'),
    },
    {
      name: 'a script that adds the pipe of Docker where it has Docker',
      text: script('npipe:////./pipe/dockershim', 'Docker'),
      known: { kubernetesVersion: '1.22' },
    },
    {
      name: 'a script of Linux that adds its socket',
      text: '#!/bin/bash\ncmd=$(ssh cp kubeadm token create --print-join-command)\n$cmd --cri-socket unix:///run/containerd/containerd.sock\n',
    },
    {
      name: 'the file of a Linux node',
      text: joinFile('node7'),
      known: { kubernetesVersion: '1.30' },
    },
    {
      name: 'files of several nodes',
      text: `=== mail.txt ===
We want to join a Windows node.

${joinFile('node7')}
${joinFile('node8')}`,
      known: { kubernetesVersion: '1.30' },
    },
    {
      name: 'the pipe',
      text: join(
        '1.23.4',
        'containerd://1.6.2',
        '--cri-socket npipe:////./pipe/containerd-containerd',
      ),
    },
    {
      name: 'a file',
      text: join('1.23.4', 'containerd://1.6.2', '--config C:\\k\\join.yaml'),
      known: { kubernetesVersion: '1.23' },
    },
    {
      name: 'the command that the control plane prints',
      text: join('1.23.4', 'containerd://1.6.2').replace(
        'PS C:\\> ',
        '$ kubeadm token create --print-join-command\n',
      ),
      known: { kubernetesVersion: '1.23' },
    },
    {
      name: 'a Linux machine that joined',
      text: `${join('1.23.4', 'containerd://1.6.2').replace('PS C:\\> ', 'root@w1:~# ')}[kubelet-start] Writing kubelet configuration to file "/var/lib/kubelet/config.yaml"\n`,
      known: { kubernetesVersion: '1.23' },
    },
    {
      name: 'Docker',
      text: join('1.22.4', 'docker://20.10.9'),
      known: { kubernetesVersion: '1.22' },
    },
    {
      name: 'a Linux machine with its socket',
      text: '$ kubeadm join 10.1.0.4:6443 --token abcdef.0123456789abcdef --discovery-token-ca-cert-hash sha256:00 --cri-socket unix:///run/containerd/containerd.sock\n',
      known: { kubernetesVersion: '1.30' },
    },
    {
      name: 'the socket of Docker while there is dockershim',
      text: 'PS C:\\> kubeadm.exe join 10.1.0.4:6443 --token abcdef.0123456789abcdef --discovery-token-ca-cert-hash sha256:00 --cri-socket npipe:////./pipe/docker_engine\n',
      known: { kubernetesVersion: '1.22' },
    },
    {
      name: 'a newer kubeadm',
      text: join('1.25.4', 'containerd://1.6.8'),
      known: { kubernetesVersion: '1.25' },
    },
  ],
  invalid: [
    {
      name: 'a socket of Linux in words',
      known: { kubernetesVersion: '1.29' },
      text: 'We join the Windows node with kubeadm join --cri-socket /run/containerd/containerd.sock.\n',
      messages: [/a runtime on Windows listens on a named pipe/],
    },
    {
      name: 'a script that adds a socket of Linux to what is in a variable',
      text: script('unix:///run/containerd/containerd.sock'),
      messages: [
        /--cri-socket is unix:\/\/\/run\/containerd\/containerd\.sock; a runtime on Windows/,
      ],
    },
    {
      name: 'a script that adds the pipe of dockershim beside containerd',
      text: script('npipe:////./pipe/dockershim'),
      known: { kubernetesVersion: '1.22' },
      messages: [/a pipe of Docker, and the node gets containerd/],
    },
    {
      name: 'the file of a join beside talk of a Windows node',
      text: `=== mail.txt ===
We want to join a Windows node with this file.

${joinFile('node7')}`,
      known: { kubernetesVersion: '1.30' },
      messages: [/criSocket is unix:.* where the Windows node joins with this file/],
      severity: 'warning',
    },
    {
      name: 'the socket of a Linux machine',
      text: 'kubeadm.exe join 10.1.0.4:6443 --token abcdef.0123456789abcdef --discovery-token-ca-cert-hash sha256:00 --cri-socket "unix:///run/containerd/containerd.sock"\n',
      known: { kubernetesVersion: '1.30' },
      messages: [
        /--cri-socket is unix:\/\/\/run\/containerd\/containerd\.sock; a runtime on Windows/,
      ],
      severity: 'error',
    },
    {
      name: 'the socket of dockershim, which is gone',
      text: 'PS C:\\> kubeadm.exe join 10.1.0.4:6443 --token abcdef.0123456789abcdef --discovery-token-ca-cert-hash sha256:00 --cri-socket npipe:////./pipe/dockershim\n',
      known: { kubernetesVersion: '1.25' },
      messages: [/Kubernetes 1\.25 has no dockershim/],
      severity: 'error',
    },
    {
      name: 'no socket',
      text: join('1.23.4', 'containerd://1.6.2'),
      known: { kubernetesVersion: '1.23' },
      messages: [/kubeadm of 1.23 looks for Docker/],
      severity: 'error',
    },
  ],
})
