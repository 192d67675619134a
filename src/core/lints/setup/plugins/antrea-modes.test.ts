import { testLint } from '../../../testing/test-lint.ts'
import { antreaModes } from './antrea-modes.ts'

const config = (name: string, setting: string, more = '') => `${more}apiVersion: v1
kind: ConfigMap
metadata: { name: ${name}, namespace: kube-system }
data:
  antrea-agent.conf: |
    ovsBridge: br-int
    ${setting}
`
const release = (version: string) => `Antrea ${version} on the Windows nodes\n\n`

const told = '\nThe nodes are Windows Server 2022.\n'

const file = (above: string, setting: string) =>
  `${above}\n\n\`\`\`yaml\novsBridge: br-int\ntrafficEncapMode: encap\n${setting}\n\`\`\`\n`

testLint(antreaModes, {
  valid: [
    {
      name: 'the file of who knows which node',
      text: file('antrea-agent.conf:', 'tunnelType: gre'),
    },
    {
      name: 'the file of a Linux node',
      text: file('antrea-agent.conf of the Windows cluster, from a Linux node:', 'tunnelType: gre'),
    },
    {
      name: 'what stood in the file before',
      text: file('On the Windows node we had this, and removed it:', 'tunnelType: gre'),
    },
    {
      name: 'a file of a cluster with Windows nodes that somebody had before',
      text: `${file('On the Windows node we had this, and removed it:', 'tunnelType: gre')}${told}`,
    },
    {
      name: 'the file of who knows which node, with a tunnel that Windows has',
      text: `${file('antrea-agent.conf:', 'tunnelType: vxlan')}${told}`,
    },
    {
      name: 'a tunnel that nobody uses',
      text: `antrea-agent.conf:\n\n\`\`\`yaml\novsBridge: br-int\ntrafficEncapMode: noEncap\ntunnelType: gre\n\`\`\`\n${told}`,
    },
    {
      name: 'the file of a Windows node, with a tunnel that it has',
      text: file('On the Windows node:', 'tunnelType: geneve'),
    },
    {
      name: 'the gate for agents of Linux',
      text: config('antrea-config', 'featureGates:\n      Egress: true'),
    },
    {
      name: 'a gate that is off, is a comment, or is for both systems',
      text: config(
        'antrea-windows-config',
        'featureGates:\n      Egress: false\n    #  Multicast: true\n      AntreaPolicy: true',
      ),
    },
    {
      name: 'settings that are named like a gate',
      text: config('antrea-windows-config', 'multicast:\n      enable: false'),
    },
    { name: 'a tunnel', text: config('antrea-windows-config', 'trafficEncapMode: encap') },
    {
      name: 'a comment',
      text: config('antrea-windows-config', '#trafficEncapMode: networkPolicyOnly'),
    },
    { name: 'agents of Linux', text: config('antrea-config', 'trafficEncryptionMode: ipsec') },
    {
      name: 'no encapsulation, in a release that was not told',
      text: config('antrea-windows-config', 'trafficEncapMode: noEncap'),
    },
    {
      name: 'no encapsulation, today',
      text: config('antrea-windows-config', 'trafficEncapMode: noEncap', release('v1.15.0')),
    },
  ],
  invalid: [
    {
      name: 'the file of a Windows node',
      text: file('antrea-agent.conf of the Windows node:', 'featureGates:\n  Egress: true'),
      messages: [/Egress is true/],
      severity: 'error',
    },
    {
      name: 'the file as it lies there',
      text: 'PS C:\\> Get-Content C:\\k\\antrea\\etc\\antrea-agent.conf\novsBridge: br-int\ntunnelType: "gre"\n',
      messages: [/tunnelType is gre/],
    },
    {
      name: 'the file of who knows which node, in a cluster with Windows nodes',
      text: `${file('antrea-agent.conf:', 'tunnelType: gre')}${told}`,
      messages: [/^tunnelType is gre, .* no Windows node can speak/],
    },
    {
      name: 'the agents of Linux, in a cluster with Windows nodes',
      text: config('antrea-config', 'trafficEncapMode: encap\n    tunnelType: gre', told),
      messages: [/^tunnelType is gre/],
    },
    {
      name: 'a feature gate of Linux alone',
      text: config(
        'antrea-windows-config',
        'featureGates:\n      AntreaProxy: true\n      Egress: true',
      ),
      messages: [/Egress is true, which the agent does not have on Windows/],
      severity: 'error',
    },
    {
      name: 'policies alone',
      text: config('antrea-windows-config-a1', 'trafficEncapMode: networkPolicyOnly'),
      messages: [/trafficEncapMode is networkPolicyOnly/],
      severity: 'error',
    },
    {
      name: 'encryption of the tunnel',
      text: config('antrea-windows-config', 'trafficEncryptionMode: "ipsec"'),
      messages: [/trafficEncryptionMode is ipsec/],
      severity: 'error',
    },
    {
      name: 'no encapsulation, in an old release',
      text: config('antrea-windows-config', 'trafficEncapMode: noEncap', release('v0.11.1')),
      messages: [/trafficEncapMode is noEncap/],
      severity: 'warning',
    },
  ],
})
