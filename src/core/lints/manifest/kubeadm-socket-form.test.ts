import { testLint } from '../../testing/test-lint.ts'
import { kubeadmSocketForm } from './kubeadm-socket-form.ts'

const join = (nodeRegistration: unknown) => ({
  apiVersion: 'kubeadm.k8s.io/v1beta3',
  kind: 'JoinConfiguration',
  nodeRegistration,
})
const taints = [{ key: 'os', value: 'windows', effect: 'NoSchedule' }]
const machine = (spec: object) => ({
  apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
  kind: 'KubeadmConfig',
  spec: { joinConfiguration: { nodeRegistration: { criSocket } }, ...spec },
})
const criSocket = 'unix:///run/containerd/containerd.sock'

testLint(kubeadmSocketForm, {
  valid: [
    { name: 'a node of Linux', document: join({ criSocket }) },
    { name: 'a name that begins alike', document: join({ criSocket, name: 'winston' }) },
    {
      name: 'a pipe',
      document: join({ criSocket: 'npipe:////./pipe/containerd-containerd', taints }),
    },
    {
      name: 'a second containerd, and a pipe of somebody',
      document: join({ criSocket: 'npipe:////./pipe/containerd-containerd2', taints }),
    },
    { name: 'a pipe of somebody', document: join({ criSocket: 'npipe:////./pipe/mine', taints }) },
    {
      name: 'a machine of Linux with files and commands',
      document: machine({
        files: [{ path: '/etc/kubernetes/azure.json' }],
        preKubeadmCommands: ['bash -c /opt/powershell-is-not-here.sh'],
      }),
    },
    {
      name: 'a name that only looks so',
      document: join({ criSocket, kubeletExtraArgs: { 'node-labels': 'pool=nowindows' } }),
    },
  ],
  invalid: [
    {
      name: 'a misspelt pipe',
      document: join({ criSocket: 'npipe:////./pipe/containerd-contanierd', taints }),
      messages: [/containerd-contanierd, which is nearly the pipe of a runtime/],
      severity: 'warning',
    },
    {
      name: 'a node with the taint of Windows',
      document: join({ criSocket, taints }),
      messages: [/criSocket is unix:.*named pipe/],
      severity: 'error',
    },
    {
      name: 'a node that is called after Windows',
      document: join({ criSocket, name: 'win-worker-1' }),
      messages: [/criSocket is unix:.*named pipe/],
      severity: 'error',
    },
    {
      name: 'a label, and a path of Linux',
      document: join({
        criSocket: '/run/containerd/containerd.sock',
        kubeletExtraArgs: [{ name: 'node-labels', value: 'a=b,kubernetes.io/os=windows' }],
      }),
      messages: [/criSocket is \/run\/containerd/],
      severity: 'error',
    },
    {
      name: 'a machine that gets files of a drive',
      document: machine({ files: [{ path: 'c:/k/azure.json' }] }),
      messages: [/criSocket is unix:.*named pipe/],
      severity: 'error',
    },
    {
      name: 'a machine that runs PowerShell',
      document: machine({ preKubeadmCommands: ['powershell c:/create-external-network.ps1'] }),
      messages: [/criSocket is unix:.*named pipe/],
      severity: 'error',
    },
    {
      name: 'a machine of Cluster API',
      document: {
        apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
        kind: 'KubeadmConfigTemplate',
        spec: {
          template: {
            spec: {
              joinConfiguration: {
                nodeRegistration: {
                  criSocket,
                  kubeletExtraArgs: { 'cert-dir': 'c:/var/lib/kubelet/pki' },
                },
              },
            },
          },
        },
      },
      messages: [/named pipe/],
      severity: 'error',
    },
  ],
})
