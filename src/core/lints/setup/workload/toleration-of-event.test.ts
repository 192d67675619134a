import { testLint } from '../../../testing/test-lint.ts'
import { tolerationOfEvent } from './toleration-of-event.ts'

const pod = (toleration: string) => `apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  nodeSelector:
    kubernetes.io/os: windows
  tolerations:
  - ${toleration}
  containers:
  - name: web
    image: mcr.microsoft.com/windows/servercore:ltsc2022
`
const event = (taint: string) =>
  `=== events.txt ===\nWarning  FailedScheduling  3m  default-scheduler  0/4 nodes are available: 1 node(s) had untolerated taint {${taint}}, 3 node(s) didn't match Pod's node affinity/selector.\n`

testLint(tolerationOfEvent, {
  valid: [
    {
      name: 'the taint of another node',
      text: pod('{ key: os, value: windows }') + event('node-role.kubernetes.io/control-plane: '),
    },
    {
      name: 'a toleration of the taint, which came later',
      text:
        pod('{ key: os, operator: Equal, value: windows, effect: NoSchedule }') +
        event('os: windows'),
    },
    {
      name: 'one with another effect, whose key and value are right',
      text:
        pod('{ key: os, operator: Equal, value: windows, effect: PreferNoSchedule }') +
        event('os: windows'),
    },
    {
      name: 'none that is meant',
      text: pod('{ key: gpu, operator: Exists }') + event('os: windows'),
    },
    {
      name: 'the taint of another pool with values of its own',
      text:
        pod('{ key: pool, operator: Equal, value: win-b, effect: NoSchedule }') +
        event('pool: win-a'),
    },
    {
      name: 'the taint of another team',
      text:
        pod('{ key: dedicated, operator: Equal, value: iis, effect: NoSchedule }') +
        event('dedicated: sql'),
    },
    {
      name: 'the taint of Linux nodes',
      text:
        pod('{ key: os, operator: Equal, value: windows, effect: NoSchedule }') +
        event('os: linux'),
    },
    { name: 'no event', text: pod('{ key: OS, value: Windows }') },
  ],
  invalid: [
    {
      name: 'other letters',
      text:
        pod('{ key: OS, operator: Equal, value: Windows, effect: NoSchedule }') +
        event('os: windows'),
      messages: [/toleration OS=Windows is not that of the taint os=windows/],
      severity: 'error',
    },
    {
      name: 'another value',
      text:
        pod('{ key: os, operator: Equal, value: win, effect: NoSchedule }') + event('os: windows'),
      messages: [/toleration os=win is not that of the taint os=windows/],
      severity: 'error',
    },
  ],
})
