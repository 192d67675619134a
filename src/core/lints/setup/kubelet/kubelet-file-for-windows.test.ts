import { testLint } from '../../../testing/test-lint.ts'
import { kubeletFileForWindows } from './kubelet-file-for-windows.ts'

const setup = (fields: string, flags: string) => `\`\`\`
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
clusterDomain: cluster.local
${fields}
\`\`\`
\`\`\`
C:\\k\\kubelet.exe --config=C:\\k\\config.yaml ${flags}
\`\`\`
`
const file = (fields: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n${fields}\n`
const endpoint = 'containerRuntimeEndpoint: npipe:////./pipe/containerd-containerd'
const off = 'cgroupsPerQOS: false\nenforceNodeAllocatable: []'
const linux = 'resolvConf: /run/systemd/resolve/resolv.conf'
const known = { kubernetesVersion: '1.29' } as const

testLint(kubeletFileForWindows, {
  valid: [
    { name: 'all in the file', text: setup(off, '--v=2'), known },
    {
      name: 'flags that overrule the file of kubeadm',
      text: setup(linux, '--cgroups-per-qos=false --enforce-node-allocatable="" --resolv-conf=""'),
      known,
    },
    { name: 'a folder of further files', text: setup('', '--config-dir=C:\\k\\d'), known },
    {
      name: 'a version that no longer minds',
      text: setup('', '--v=2'),
      known: { kubernetesVersion: '1.33' },
    },
    {
      name: 'enforcement switched off by a flag, in a later version',
      text: setup('cgroupsPerQOS: false', '--enforce-node-allocatable='),
      known: { kubernetesVersion: '1.33' },
    },
    { name: 'a file of Linux alone', text: file(`${off}\n${linux}`), known },
    {
      name: 'a file with the socket of a Linux node, beside a node with Windows',
      text: `=== mail.txt ===\nThe node has OS build 10.0.20348.2700.\n=== config.yaml ===\n${file(`containerRuntimeEndpoint: unix:///run/containerd/containerd.sock\n${linux}`)}`,
      known,
    },
    {
      name: 'a file of Windows alone, which may have its resolver',
      text: file(`${off}\n${endpoint}\nresolvConf: ""`),
      known,
    },
    {
      name: 'a resolver of the node',
      text: setup(`${off}\nresolvConf: 'D:\\kube\\resolv.conf'`, '--v=2'),
      known,
    },
    { name: 'the servers of the host', text: file(`${off}\nresolvConf: Host`), known },
    { name: 'flags that stand elsewhere', text: setup(linux, '$flags'), known },
  ],
  invalid: [
    {
      name: 'the servers of the host, before the kubelet knows that word',
      text: file(`${off}\nresolvConf: Host`),
      known: { kubernetesVersion: '1.26' },
      messages: [/resolvConf is Host.*before 1\.27/],
      severity: 'warning',
    },
    {
      name: 'the resolver of Linux in a file of Windows, of which no flags were sent',
      text: file(`${off}\n${endpoint}\n${linux}`),
      known,
      messages: [/resolvConf is \/run\/systemd.*unless --resolv-conf/],
      severity: 'warning',
    },
    {
      name: 'the resolver of Linux in the file of the one node, which runs Windows',
      text: `\`\`\`\nPS C:\\> ver\nMicrosoft Windows [Version 10.0.20348.2700]\n\`\`\`\n\`\`\`\n${file(`${off}\n${linux}`)}\`\`\`\n`,
      known,
      messages: [/resolvConf is \/run\/systemd.*unless --resolv-conf/],
      severity: 'warning',
    },
    {
      name: 'the resolver of Linux in a file of which nobody says whose it is, beside a node with Windows',
      text: `=== mail.txt ===\nThe node has OS build 10.0.20348.2700.\n=== config.yaml ===\n${file(`cgroupDriver: systemd\n${linux}`)}`,
      known,
      messages: [/nothing says whose file this is/],
      severity: 'info',
    },
    {
      name: 'the resolver of Linux in a file that lies on Windows',
      text: `C:\\> type C:\\var\\lib\\kubelet\\config.yaml\n${file(`cgroupDriver: systemd\n${linux}`)}`,
      known,
      messages: [/resolvConf is \/run\/systemd.*unless --resolv-conf/],
      severity: 'warning',
    },
    {
      name: 'the resolver of Linux in a file that lies on Windows, as the line above tells',
      text: `C:\\k\\config.yaml of the node:\n\n\`\`\`\n${file(linux)}\`\`\`\n`,
      known,
      messages: [/resolvConf is \/run\/systemd.*unless --resolv-conf/],
      severity: 'warning',
    },
    {
      name: 'neither file nor flags',
      text: setup('', '--v=2'),
      known,
      messages: [/cgroupsPerQOS is missing/, /enforceNodeAllocatable is missing/],
      severity: 'error',
    },
    {
      name: 'no cgroups, and what is enforced left at its default, in a later version',
      text: setup('cgroupsPerQOS: false', '--v=2'),
      known: { kubernetesVersion: '1.33' },
      messages: [/cgroupsPerQOS is false, and enforceNodeAllocatable is missing/],
      severity: 'error',
    },
    {
      name: 'the resolver of Linux',
      text: setup(`${off}\n${linux}`, '--v=2'),
      known,
      messages: [/resolvConf is \/run\/systemd/],
      severity: 'error',
    },
  ],
})
