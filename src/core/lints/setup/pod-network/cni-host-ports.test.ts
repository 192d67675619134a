import { testLint } from '../../../testing/test-lint.ts'
import { cniHostPorts } from './cni-host-ports.ts'

const pod = (ports: string, os = 'windows') => `=== pod.yaml ===
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {kubernetes.io/os: ${os}}
  containers:
    - name: a
      image: b
      ports: [{containerPort: 80${ports}}]
`
const hostPort = ', hostPort: 8080'
const file = (type: string, version: string, capabilities: string) =>
  `=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {${capabilities}}, "delegate": {"type": "${type}"${version}}}\n`
const asked = '"portMappings": true, "dns": true'
const hcn = ', "apiVersion": 2'

testLint(cniHostPorts, {
  valid: [
    { name: 'the capability', text: pod(hostPort) + file('win-bridge', hcn, asked) },
    { name: 'no host port', text: pod('') + file('win-overlay', hcn, asked) },
    { name: 'a Linux pod', text: pod(hostPort, 'linux') + file('win-overlay', hcn, asked) },
    { name: 'a plugin that nothing is known of', text: pod(hostPort) + file('antrea', '', '') },
    {
      name: 'a host port in words that is applied',
      text: `Our pods use hostPort 8080.\n${file('win-bridge', hcn, asked)}`,
    },
    { name: 'no CNI file', text: pod(hostPort) },
  ],
  invalid: [
    {
      name: 'a host port in words',
      text: `Our pods use hostPort 8080, and nothing listens there.\n${file('win-overlay', hcn, asked)}`,
      messages: [/host port 8080: win-overlay applies none/],
      severity: 'warning',
    },
    {
      name: 'a release that hands none to HCN',
      text: pod(hostPort) + file('win-bridge', hcn, asked),
      known: { cniRelease: '0.9.1' },
      messages: [/from 1\.0\.0 on, and the node has 0\.9\.1/],
      severity: 'error',
    },
    {
      name: 'no capability',
      text: pod(hostPort) + file('win-bridge', hcn, '"dns": true'),
      messages: [/host port 8080: the file does not ask the runtime for portMappings/],
      severity: 'error',
    },
    {
      name: 'win-overlay',
      text: pod(hostPort) + file('win-overlay', hcn, asked),
      messages: [/win-overlay applies none/],
      severity: 'error',
    },
    {
      name: 'HNS v1',
      text: pod(hostPort) + file('win-bridge', '', asked),
      messages: [/reported to have no effect/],
      severity: 'warning',
    },
  ],
})
