import { testLint } from '../../../testing/test-lint.ts'
import { containerGoesOn } from './container-goes-on.ts'

const described = (state: string, last: string, reason: string, code: number) => `
Containers:
  web:
    Image:          mcr.microsoft.com/windows/servercore:ltsc2022
    State:          ${state}
    Last State:     ${last}
      Reason:       ${reason}
      Exit Code:    ${code}
      Started:      Tue, 04 Jun 2024 10:11:02 +0200
`
const waits = 'Waiting\n      Reason:       CrashLoopBackOff'
const status = (state: string) => `apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  containers:
  - name: web
    image: mcr.microsoft.com/windows/nanoserver:ltsc2022
status:
  containerStatuses:
  - name: web
    lastState:
      terminated:
        containerID: containerd://7d8
        exitCode: 0
        finishedAt: "2024-06-04T10:11:04Z"
        reason: Completed
        startedAt: "2024-06-04T10:11:02Z"
    ready: false
    restartCount: 6
    state:
${state}
`

testLint(containerGoesOn, {
  valid: [
    { name: 'another exit code', text: described(waits, 'Terminated', 'Error', 1) },
    {
      name: 'a container that runs again',
      text: described('Running\n      Started:  Tue', 'Terminated', 'Completed', 0),
    },
    {
      name: 'an object whose container runs',
      text: status('      running:\n        startedAt: "2024-06-04T10:12:02Z"'),
    },
    {
      name: 'an init container that is done',
      text: 'Init Containers:\n  a:\n    State:          Terminated\n      Reason:       Completed\n      Exit Code:    0\nContainers:\n  b:\n    State:          Waiting\n      Reason:       CrashLoopBackOff\n    Last State:     Terminated\n      Reason:       Error\n      Exit Code:    1\n',
    },
  ],
  invalid: [
    {
      name: 'a description',
      text: described(waits, 'Terminated', 'Completed', 0),
      messages: [/its command was done/],
    },
    {
      name: 'an object',
      text: status(
        '      waiting:\n        message: back-off 5m0s\n        reason: CrashLoopBackOff',
      ),
      messages: [/ended as Completed/],
    },
  ],
})
