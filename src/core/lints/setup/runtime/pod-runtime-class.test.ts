import { testLint } from '../../../testing/test-lint.ts'
import { podRuntimeClass } from './pod-runtime-class.ts'

const pod = (name: string, selector = 'kubernetes.io/os: windows') => `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  runtimeClassName: ${name}
  nodeSelector: {${selector}}
  containers: [{name: a, image: b}]
---
`
const runtimeClass = (
  name: string,
  build = '10.0.20348',
  handler = 'runhcs-wcow-process',
) => `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: ${name}}
handler: ${handler}
scheduling:
  nodeSelector: {kubernetes.io/os: windows, node.kubernetes.io/windows-build: "${build}"}
---
`
const older = pod('windows-2022').replace(
  'image: b',
  "image: 'mcr.microsoft.com/windows/servercore:ltsc2019'",
)
const list =
  'PS C:\\> kubectl get runtimeclass\nNAME           HANDLER               AGE\nwindows-2022   runhcs-wcow-process   4d\n'
const containerd =
  '=== config.toml ===\nversion = 2\n[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]\n  runtime_type = "io.containerd.runhcs.v1"\n'

const options = (mode: number, table = 'io.containerd.grpc.v1.cri', name = 'vm') =>
  `=== config.toml ===
version = ${table === 'io.containerd.grpc.v1.cri' ? 2 : 3}
[plugins."${table}".containerd.runtimes.${name}]
  runtime_type = "io.containerd.runhcs.v1"
  [plugins."${table}".containerd.runtimes.${name}.options]
    SandboxPlatform = "windows/amd64"
    SandboxIsolation = ${mode}
`
const hostProcess = pod('windows-2022').replace(
  'spec:',
  'spec:\n  hostNetwork: true\n  securityContext: {windowsOptions: {hostProcess: true}}',
)

testLint(podRuntimeClass, {
  valid: [
    ...['io.containerd.grpc.v1.cri', 'io.containerd.cri.v1.runtime'].map((table) => ({
      name: `an older image with a handler of one's own whose options ask for Hyper-V in ${table}`,
      text: older + runtimeClass('windows-2022', '10.0.20348', 'vm') + options(1, table),
    })),
    {
      name: 'a HostProcess pod with a handler whose options ask for processes',
      text: hostProcess + runtimeClass('windows-2022', '10.0.20348', 'vm') + options(0),
    },
    { name: 'a class that was sent', text: pod('windows-2022') + runtimeClass('windows-2022') },
    {
      name: 'a class that was sent after a list without one',
      text: `$ kubectl get runtimeclass\nNo resources found\n=== a.yaml ===\n${runtimeClass('windows-2022')}${pod('windows-2022')}`,
    },
    { name: 'a class of the list', text: `${pod('windows-2022')}\n${list}` },
    { name: 'a class that is named for Hyper-V', text: pod('windows-hyperv') },
    { name: 'no class that was sent', text: pod('windows-2022') },
    {
      name: 'one class of the cluster by its name',
      text: `${pod('windows-2019')}\n${list.replace('runtimeclass\n', 'runtimeclass windows-2022\n')}`,
    },
    { name: 'the handler itself', text: pod('runhcs-wcow-process') + containerd },
    ...['runhcs-wcow-hypervisor', 'runhcs-wcow-hypervisor-17763', 'windows-hyperv'].map(
      (handler) => ({
        name: `an older image with the handler ${handler}`,
        text: older + runtimeClass('windows-2022', '10.0.20348', handler),
      }),
    ),
    {
      name: 'a pod of Linux',
      text: pod('gvisor', 'kubernetes.io/os: linux') + runtimeClass('windows-2022'),
    },
  ],
  invalid: [
    {
      name: 'a cluster that has none',
      text: `$ kubectl get runtimeclass\nNo resources found\n=== a.yaml ===\n${pod('windows-2022')}`,
      messages: [/names the RuntimeClass windows-2022; the cluster has none: "pod rejected/],
      severity: 'error',
    },
    {
      name: "an older image with a handler of one's own whose options ask for processes",
      text: older + runtimeClass('windows-2022', '10.0.20348', 'vm') + options(0),
      messages: [/do not run it with process isolation\.$/],
      severity: 'error',
    },
    {
      name: 'the same where the name of the handler says Hyper-V',
      text:
        older +
        runtimeClass('windows-2022', '10.0.20348', 'windows-hyperv') +
        options(0, undefined, 'windows-hyperv'),
      messages: [/do not run it with process isolation\.$/],
      severity: 'error',
    },
    {
      name: 'an older image with a handler whose options were sent without its isolation',
      text:
        older +
        runtimeClass('windows-2022', '10.0.20348', 'vm') +
        options(1).replace(/ +SandboxIsolation = 1\n/, ''),
      messages: [/unless the handler vm is one of Hyper-V/],
      severity: 'warning',
    },
    {
      name: 'an older image with a handler that two files give different options',
      text: older + runtimeClass('windows-2022', '10.0.20348', 'vm') + options(1) + options(0),
      messages: [/unless the handler vm is one of Hyper-V/],
      severity: 'warning',
    },
    {
      name: 'a HostProcess pod with a handler whose options ask for Hyper-V',
      text: hostProcess + runtimeClass('windows-2022', '10.0.20348', 'vm') + options(1),
      messages: [/handler vm: HostProcess containers cannot use Hyper-V/],
      severity: 'warning',
    },
    {
      name: 'an image of another build than that of the class',
      text:
        pod('windows-2022').replace(
          'image: b',
          "image: 'mcr.microsoft.com/windows/servercore:ltsc2019'",
        ) + runtimeClass('windows-2022'),
      messages: [
        /image is of Windows Server 2019, and the RuntimeClass sends the pod to nodes with Windows Server 2022/,
      ],
      severity: 'error',
    },
    ...(
      [
        ['docker', 'error'],
        ['my-runtime-handler', 'warning'],
      ] as const
    ).map(([handler, severity]) => ({
      name: `an image of another build with the handler ${handler}`,
      text: older + runtimeClass('windows-2022', '10.0.20348', handler),
      messages: [/image is of Windows Server 2019, and the RuntimeClass sends/],
      severity,
    })),
    {
      name: 'a HostProcess pod with a class that is named for Hyper-V',
      text: pod('runhcs-wcow-hypervisor-17763').replace(
        'spec:',
        'spec:\n  hostNetwork: true\n  securityContext: {windowsOptions: {hostProcess: true}}',
      ),
      messages: [/RuntimeClass runhcs-wcow-hypervisor-17763: HostProcess containers cannot use/],
      severity: 'warning',
    },
    {
      name: 'a HostProcess pod with a class of Hyper-V',
      text: `${pod('windows-hyperv').replace('spec:', 'spec:\n  hostNetwork: true\n  securityContext: {windowsOptions: {hostProcess: true}}')}apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: windows-hyperv}
handler: runhcs-wcow-hypervisor
`,
      messages: [/handler runhcs-wcow-hypervisor: HostProcess containers cannot use Hyper-V/],
      severity: 'warning',
    },
    {
      name: 'a HostProcess pod with a class that is called like the handler of Hyper-V',
      text: pod('runhcs-wcow-hypervisor').replace(
        'spec:',
        'spec:\n  hostNetwork: true\n  securityContext: {windowsOptions: {hostProcess: true}}',
      ),
      messages: [/names the RuntimeClass runhcs-wcow-hypervisor: HostProcess containers cannot/],
      severity: 'warning',
    },
    {
      name: 'another name than that of the list',
      text: `${pod('windows-2019')}\n${list}`,
      messages: [/names the RuntimeClass windows-2019; the cluster has windows-2022/],
      severity: 'error',
    },
    {
      name: 'another name than that which was sent',
      text: pod('windows-2019') + runtimeClass('windows-2022'),
      messages: [/those sent are windows-2022/],
      severity: 'warning',
    },
    {
      name: 'a name of which containerd has no handler',
      text: pod('hyperv') + containerd,
      messages: [/containerd has the handlers runhcs-wcow-process/],
      severity: 'info',
    },
    {
      name: 'a selector that contradicts that of the class',
      text:
        pod('windows-2022', 'node.kubernetes.io/windows-build: "10.0.17763"') +
        runtimeClass('windows-2022'),
      messages: [/windows-build=10\.0\.17763 and its RuntimeClass .*=10\.0\.20348/],
      severity: 'error',
    },
  ],
})
