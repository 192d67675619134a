import { testLint } from '../../testing/test-lint.ts'
import { kubeletCgroups } from './kubelet-cgroups.ts'

const known = { kubernetesVersion: '1.20' } as const

testLint(kubeletCgroups, {
  valid: [
    {
      name: 'one flag that somebody quotes',
      text: 'kubelet --pod-infra-container-image=example/pause:1',
      known: { kubernetesVersion: '1.20' },
    },
    {
      name: 'both off',
      text: 'kubelet.exe --cgroups-per-qos=false --enforce-node-allocatable="" --max-pods=30',
      known,
    },
    {
      name: 'a file that may say it',
      text: 'kubelet.exe --config=c:\\k\\config.yaml --max-pods=30',
      known,
    },
    {
      name: 'a version that no longer minds',
      text: 'kubelet.exe --max-pods=30 --kubeconfig=c:\\k\\config',
      known: { kubernetesVersion: '1.31' },
    },
    {
      name: 'both off, in a later version',
      text: 'kubelet.exe --cgroups-per-qos=false --enforce-node-allocatable="" --max-pods=30',
      known: { kubernetesVersion: '1.34' },
    },
    {
      name: 'none enforced, in a later version',
      text: 'kubelet.exe --cgroups-per-qos=false --enforce-node-allocatable=none --max-pods=30',
      known: { kubernetesVersion: '1.34' },
    },
    {
      name: 'quotes that end where a service is made',
      text: 'sc.exe create kubelet binPath= "C:\\k\\kubelet.exe --windows-service --kubeconfig=C:\\k\\config --cgroups-per-qos=false --enforce-node-allocatable=\\"\\"" start= auto',
      known,
    },
    {
      name: 'quotes that a script may end',
      text: 'kubelet.exe --cgroups-per-qos=false --enforce-node-allocatable=\\"\\" --max-pods=30',
      known,
    },
    { name: 'the part of kubeadm', text: 'KUBELET_KUBEADM_ARGS="--max-pods=30 --v=4"', known },
    {
      name: 'flags that a report quotes below a sentence, without the rest of the line',
      text: 'kubelet is started with\n  --container-runtime=remote --container-runtime-endpoint=npipe:////./pipe/containerd-containerd\n',
      known,
    },
    {
      name: 'flags that a report lists, without the rest of the line',
      text: 'kubelet flags:\n--container-runtime=remote\n--max-pods=30\n--v=4\n',
      known,
    },
  ],
  invalid: [
    {
      name: 'quotes in the line of a service',
      text: 'PS C:\\> sc.exe qc kubelet\n        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --kubeconfig=C:\\k\\config --cgroups-per-qos=false --enforce-node-allocatable=\\"\\"\n',
      known,
      messages: [/quotes that reach the kubelet/],
      severity: 'error',
    },
    {
      name: 'arguments that Rancher gives the kubelet of each node of a cluster for Windows',
      text: 'rancher_kubernetes_engine_config:\n  network: {plugin: flannel}\n  services:\n    kubelet:\n      extra_args:\n        cgroups-per-qos: "true"\n  kubernetes_version: v1.15.5-rancher1-1\nwindows_prefered_cluster: true\n',
      known,
      messages: [/--cgroups-per-qos is true; the kubelet refuses that on Windows/],
    },
    {
      name: 'both left at their defaults',
      text: 'kubelet.exe --max-pods=30 --kubeconfig=c:\\k\\config',
      known,
      messages: [/--cgroups-per-qos is missing/, /--enforce-node-allocatable is missing/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'arguments below a sentence that tell the kubelet its cluster',
      text: 'kubelet is started with these arguments:\n\n  --kubeconfig=c:\\k\\config --max-pods=30 --v=4\n',
      known,
      messages: [/--cgroups-per-qos is missing/, /--enforce-node-allocatable is missing/],
    },
    {
      name: 'enforcement by default without cgroups, in a later version',
      text: 'kubelet.exe --cgroups-per-qos=false --max-pods=30 --kubeconfig=c:\\k\\config',
      known: { kubernetesVersion: '1.33' },
      messages: [/--enforce-node-allocatable is missing, and --cgroups-per-qos false/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'enforcement without cgroups, in a later version',
      text: 'kubelet.exe --config=c:\\k\\c.yaml --cgroups-per-qos=false --enforce-node-allocatable=pods',
      known: { kubernetesVersion: '1.33' },
      messages: [/--enforce-node-allocatable is pods, and --cgroups-per-qos false/],
      severity: 'error',
    },
    {
      name: 'one switched on',
      text: 'kubelet.exe --cgroups-per-qos=true --enforce-node-allocatable= --max-pods=30',
      known,
      messages: [/--cgroups-per-qos is true/],
    },
  ],
})
