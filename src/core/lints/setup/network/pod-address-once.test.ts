import { testLint } from '../../../testing/test-lint.ts'
import { podAddressOnce } from './pod-address-once.ts'

const head =
  'NAME                     READY   STATUS    RESTARTS   AGE   IP            NODE       NOMINATED NODE   READINESS GATES'
const row = (name: string, ip: string, node: string, status = 'Running') =>
  `${name.padEnd(24)} 1/1     ${status.padEnd(9)} 0          3d    ${ip.padEnd(13)} ${node.padEnd(10)} <none>           <none>`
const list = (...rows: readonly string[]) =>
  `$ kubectl get pods -o wide\n${[head, ...rows].join('\n')}\n`

const pod = (name: string, ip: string, node: string, host = '10.0.1.4') => `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  nodeName: ${node}
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022'}]
status: {phase: Running, hostIP: ${host}, podIP: ${ip}}
`

testLint(podAddressOnce, {
  valid: [
    {
      name: 'an address for each',
      text: list(
        row('web-7d4f9c7b8-abc21', '10.244.3.17', 'win-a'),
        row('web-7d4f9c7b8-abc22', '10.244.4.17', 'win-b'),
      ),
    },
    {
      name: 'two pods of the network of one host',
      text: list(row('agent-abc21', '10.0.1.4', 'win-a'), row('proxy-abc22', '10.0.1.4', 'win-a')),
    },
    {
      name: 'one that has ended',
      text: list(
        row('job-abc21', '10.244.3.17', 'win-a', 'Completed'),
        row('web-7d4f9c7b8-abc22', '10.244.3.17', 'win-b'),
      ),
    },
    {
      name: 'a list from before and one from after',
      text: `${list(
        row('web-0', '10.244.3.17', 'win-a'),
        row('web-1', '10.244.4.17', 'win-b'),
      )}\n${list(row('web-0', '10.244.4.17', 'win-a'), row('web-1', '10.244.3.17', 'win-b'))}`,
    },
    {
      name: 'pods of hosts whose addresses were written down alike',
      text: `${pod('a', '10.0.1.4', 'win-a')}---\n${pod('b', '10.0.1.4', 'win-b')}`,
    },
  ],
  invalid: [
    {
      name: 'two rows',
      text: list(
        row('web-7d4f9c7b8-abc21', '10.244.3.17', 'win-a'),
        row('web-7d4f9c7b8-abc22', '10.244.3.17', 'win-b'),
      ),
      messages: [
        /abc21 on win-a and web-7d4f9c7b8-abc22 on win-b both run with the address 10\.244\.3\.17/,
      ],
      severity: 'error',
    },
    {
      name: 'two objects',
      text: `${pod('a', '10.244.3.17', 'win-a')}---\n${pod('b', '10.244.3.17', 'win-b')}`,
      messages: [/^a on win-a and b on win-b both run/],
      severity: 'error',
    },
  ],
})
