import { testLint } from '../../../testing/test-lint.ts'
import { linuxDaemonsetKeptOff } from './linux-daemonset-kept-off.ts'

const setup = (pod: object, taint?: object) =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'List',
    items: [
      {
        apiVersion: 'apps/v1',
        kind: 'DaemonSet',
        metadata: { name: 'logs' },
        spec: {
          template: {
            spec: { containers: [{ name: 'a', image: 'fluent/fluentd:v1.16' }], ...pod },
          },
        },
      },
      {
        apiVersion: 'v1',
        kind: 'Node',
        metadata: { name: 'win-1' },
        ...(taint ? { spec: { taints: [taint] } } : {}),
        status: { nodeInfo: { operatingSystem: 'windows', kubeletVersion: 'v1.29.3' } },
      },
    ],
  })

const taint = { key: 'os', value: 'windows', effect: 'NoSchedule' }
const all = [{ operator: 'Exists' }]

const inMail = (words: string, more = '') => `${words}

\`\`\`
apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: logs
spec:
  template:
    spec:
${more}      tolerations:
      - operator: Exists
      containers:
      - name: a
        image: fluent/fluentd:v1.16
\`\`\`
`

testLint(linuxDaemonsetKeptOff, {
  valid: [
    { name: 'nobody tells of Windows', text: inMail('It runs on all our nodes.') },
    { name: 'no Windows nodes', text: inMail('We have no Windows nodes.') },
    {
      name: 'a selector, where words tell of Windows nodes',
      text: inMail(
        'We joined a Windows node yesterday.',
        '      nodeSelector:\n        kubernetes.io/os: linux\n',
      ),
    },
    {
      name: 'a selector for Linux',
      text: setup({ tolerations: all, nodeSelector: { 'kubernetes.io/os': 'linux' } }),
    },
    { name: 'a taint that is not tolerated', text: setup({}, taint) },
    {
      name: 'taints that nobody told',
      text: `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: logs}
spec: {template: {spec: {containers: [{name: a, image: 'fluent/fluentd:v1.16'}]}}}
=== nodes ===
NAME    STATUS   ROLES    AGE   VERSION   OS-IMAGE
win-1   Ready    <none>   5d    v1.29.3   Windows Server 2022 Datacenter
`,
    },
    {
      name: 'tolerating what runs already',
      text: setup({ tolerations: [{ operator: 'Exists', effect: 'NoExecute' }] }, taint),
    },
    {
      name: 'an image for Windows',
      text: setup({
        tolerations: all,
        containers: [{ name: 'a', image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022' }],
      }),
    },
  ],
  invalid: [
    {
      name: 'words alone tell of Windows nodes',
      text: inMail('After we joined the Windows node this one hangs there.'),
      messages: [/tolerates every taint, so it lands on each Windows node too/],
      severity: 'warning',
    },
    {
      name: 'an architecture alone, which machines of Windows have too',
      text: setup({ tolerations: all, nodeSelector: { 'kubernetes.io/arch': 'amd64' } }),
      messages: [/logs names no system/],
      severity: 'warning',
    },
    {
      name: 'one that tolerates everything',
      text: setup({ tolerations: all }, taint),
      messages: [/DaemonSet logs names no system, and no taint of win-1 keeps it off/],
      severity: 'warning',
    },
    {
      name: 'one that tolerates all that keep pods off, and a list without taints',
      text: `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: logs}
spec: {template: {spec: {tolerations: [{operator: Exists, effect: NoSchedule}], containers: [{name: a, image: 'fluent/fluentd:v1.16'}]}}}
=== nodes ===
NAME    STATUS   ROLES    AGE   VERSION   OS-IMAGE
win-1   Ready    <none>   5d    v1.29.3   Windows Server 2022 Datacenter
`,
      messages: [/no taint of win-1 keeps it off/],
      severity: 'warning',
    },
    {
      name: 'a node without taints',
      text: setup({}),
      messages: [/lands on that Windows node too/],
      severity: 'warning',
    },
    {
      name: 'one that tolerates the taint of the node',
      text: setup({ tolerations: [{ key: 'os', operator: 'Equal', value: 'windows' }] }, taint),
      messages: [/lands on that Windows node too/],
      severity: 'warning',
    },
  ],
})
