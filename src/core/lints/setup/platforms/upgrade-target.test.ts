import { testLint } from '../../../testing/test-lint.ts'
import { upgradeTarget } from './upgrade-target.ts'

const nodes = (version: string, runtime: string) => `
\`\`\`
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   1y    v${version}   10.0.0.9      <none>        Windows Server 2019 Datacenter   10.0.17763.3046   ${runtime}
\`\`\`
`
const kubelet = (flags: string) => `
\`\`\`
C:\\k\\kubelet.exe --config=C:\\k\\c.yaml ${flags}
\`\`\`
`

testLint(upgradeTarget, {
  valid: [
    {
      name: 'an upgrade some day, of which all is known',
      text: `Next year we want to move to 1.24 with containerd; we know that some flags go.${nodes('1.23.9', 'docker://20.10.9')}`,
    },
    {
      name: 'an upgrade that brings the runtime',
      text: `Next week we upgrade to 1.24 with containerd.${nodes('1.23.9', 'docker://20.10.9')}`,
    },
    { name: 'no upgrade', text: nodes('1.23.9', 'docker://20.10.9') },
    {
      name: 'a runtime that goes with it',
      text: `Next week we upgrade to 1.24.${nodes('1.23.9', 'containerd://1.6.8')}`,
    },
    {
      name: 'a version that has Docker',
      text: `Next week we upgrade to 1.23.${nodes('1.22.9', 'docker://20.10.9')}`,
    },
    {
      name: 'a version that is there',
      text: `Next week we upgrade to 1.24.${nodes('1.24.9', 'docker://20.10.9')}`,
    },
    {
      name: 'nodes that the platform makes',
      text: `We want to upgrade our AKS cluster to 1.24.${nodes('1.23.9', 'docker://20.10.9')}`,
    },
    {
      name: 'a flag that stays',
      text: `Next week we upgrade to 1.24.${nodes('1.23.9', 'containerd://1.6.8')}${kubelet('--node-ip=10.0.0.9')}`,
    },
  ],
  invalid: [
    {
      name: 'a Windows release that it no longer lists',
      text: 'Our nodes are Windows Server version 1909, Kubernetes 1.20. Next week we upgrade the nodes to 1.24.',
      messages: [/does not list Windows Server, version 1909/],
      severity: 'warning',
    },
    {
      name: 'Docker without dockershim',
      text: `Next week we upgrade to 1.24.${nodes('1.23.9', 'docker://20.10.9')}`,
      messages: [/The node has Docker, and the kubelet of 1\.24/],
      severity: 'warning',
    },
    {
      name: 'a runtime that is too old',
      text: `Next month we go to 1.26.3.${nodes('1.25.9', 'containerd://1.5.13')}`,
      messages: [/Kubernetes 1\.26, .* needs containerd 1\.6\.0 or later; it has 1\.5\.13/],
      severity: 'warning',
    },
    {
      name: 'a flag that goes',
      text: `We plan to upgrade to 1.35. Is the node ready?${nodes('1.34.1', 'containerd://2.2.0')}${kubelet('--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:3.10')}`,
      messages: [
        /does not list Windows Server 2019/,
        /knew --pod-infra-container-image up to 1\.34; 1\.35, to which/,
      ],
      severity: 'warning',
    },
  ],
})
