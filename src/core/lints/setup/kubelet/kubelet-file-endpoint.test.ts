import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { kubeletFileEndpoint } from './kubelet-file-endpoint.ts'

const file = (endpoint: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncontainerRuntimeEndpoint: "${endpoint}"\n`
const line = (flag: string) => `\nPS C:\\k> .\\kubelet.exe --config=C:\\k\\config.yaml ${flag}\n`
/** As the start script for nodes of kubeadm has it. */
const script = (flag: string) =>
  [
    '',
    '$FileContent = Get-Content -Path "/var/lib/kubelet/kubeadm-flags.env"',
    '$global:KubeletArgs = $FileContent.TrimStart("KUBELET_KUBEADM_ARGS=").Trim(\'"\')',
    `$global:KubeletArgs += " --config=C:\\var\\lib\\kubelet\\config.yaml ${flag}"`,
    'Invoke-Expression "C:\\k\\kubelet.exe $global:KubeletArgs"',
    '',
  ].join('\n')
const pipe = 'npipe:////./pipe/containerd-containerd'

testLint(kubeletFileEndpoint, {
  valid: [
    { name: 'a pipe', text: file(pipe) },
    { name: 'nothing', text: file('') },
    {
      name: 'of an agent of RKE2 on Linux',
      text: file('unix:///run/k3s/containerd/containerd.sock'),
    },
    {
      name: 'a folder of further files',
      text: file('unix:///var/run/containerd/containerd.sock') + line('--config-dir=C:\\k\\d'),
    },
    {
      name: 'a script that adds the flag to what it fetches',
      text:
        file('unix:///var/run/containerd/containerd.sock') +
        script(`--container-runtime-endpoint=${pipe}`),
    },
    {
      name: 'a log that shows the flag',
      text:
        file('unix:///var/run/containerd/containerd.sock') +
        `\nI0903 08:15:01.000001    4321 flags.go:64] FLAG: --container-runtime-endpoint="${pipe}"\n`,
    },
    {
      name: 'a pipe beside a script that fetches arguments',
      text: file(pipe) + script('--v=2'),
    },
    {
      name: 'a flag that overrules the file',
      text:
        file('unix:///var/run/containerd/containerd.sock') +
        line(`--container-runtime-endpoint=${pipe}`),
    },
  ],
  invalid: [
    {
      name: 'a file copied from Linux as a whole',
      text: `${file('unix:///run/containerd/containerd.sock')}resolvConf: /run/systemd/resolve/resolv.conf\n`,
      messages: [
        /takes npipe and tcp alone.*Neither is there a file \/run\/systemd\/resolve\/resolv\.conf/,
      ],
      severity: 'warning',
    },
    {
      name: 'a socket beside a script that fetches arguments',
      text: file('unix:///var/run/containerd/containerd.sock') + script('--cgroups-per-qos=false'),
      messages: [/takes npipe and tcp alone.*which was not sent may overrule it/],
      severity: 'warning',
    },
    {
      name: 'the pipe of Docker itself',
      text: file('npipe:////./pipe/docker_engine'),
      messages: [/does not speak CRI; the kubelet reaches Docker through cri-dockerd/],
      severity: 'warning',
    },
    {
      name: 'the same with backslashes',
      text: file(String.raw`\\\\.\\pipe\\docker_engine`),
      messages: [/does not speak CRI/],
    },
    {
      name: 'a socket',
      text: file('unix:///var/run/containerd/containerd.sock'),
      messages: [/is unix:\/\/\/var\/run\/containerd\/containerd\.sock/],
      severity: 'warning',
    },
    {
      name: 'a socket that no flag overrules',
      text: file('unix:///var/run/containerd/containerd.sock') + line('--v=2'),
      messages: [/takes npipe and tcp alone/],
      severity: 'warning',
    },
  ],
})

const idsOf = (other: string) =>
  diagnose([
    { name: 'a.yaml', text: file('unix:///run/containerd/containerd.sock') },
    { name: 'b.yaml', text: other },
  ]).findings.map(({ id }) => id)

test('the file of a Linux node beside that of the Windows node is sent to compare', () => {
  expect(idsOf(file(pipe))).not.toContain('kubelet-file-endpoint')
  expect(idsOf('Kubernetes 1.31.1, one node of Windows Server 2022.')).toContain(
    'kubelet-file-endpoint',
  )
})
