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

const listed = (version: string, path: string, more = '') => `\`\`\`
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   9d    ${version}   10.0.0.4   <none>   Windows Server 2022 Datacenter   10.0.20348.2402   containerd://1.7.11
\`\`\`
${more}
\`\`\`
apiVersion: apps/v1
kind: DaemonSet
metadata: { name: logs }
spec:
  template:
    spec:
      containers: [{ name: a, image: "fluent/fluentd:v1.16" }]
      volumes: [{ name: v, hostPath: { path: '${path}' } }]
\`\`\`
`
const eks = 'v1.30.4-eks-a737599'

testLint(linuxDaemonsetKeptOff, {
  valid: [
    {
      name: 'a cluster of one’s own, whose taints are not told',
      text: listed('v1.30.4', '/var/log'),
    },
    { name: 'folders of Windows', text: listed(eks, 'C:\\var\\log') },
    {
      name: 'a pool with a taint',
      text: listed(
        eks,
        '/var/log',
        '\n```\naws eks create-nodegroup --cluster-name a --nodegroup-name win --ami-type WINDOWS_CORE_2022_x86_64 --taints key=os,value=windows,effect=NO_SCHEDULE\n```\n',
      ),
    },
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
      name: 'folders of Linux on EKS, where nobody tells of a taint',
      text: listed(eks, '/var/log'),
      messages: [/no taint of win-1 keeps it off as far as was told/],
      severity: 'warning',
    },
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
