import { testLint } from '../../../testing/test-lint.ts'
import { nodesTakePod } from './nodes-take-pod.ts'

const head =
  'NAME   STATUS                     ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME\n'
const row = (name: string, status = 'Ready') =>
  `${name}   ${status}   <none>   20d   v1.29.3   10.0.0.1${name.at(-1)}     <none>        Windows Server 2022 Datacenter   10.0.20348.2340   containerd://1.7.13\n`
const cordoned = 'Ready,SchedulingDisabled'
const described = (name: string, memory: string, label = '') =>
  `Name:               ${name}\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\n${label === '' ? '' : `                    ${label}\n`}Taints:             <none>\nCapacity:\n  cpu:                4\n  memory:             16Gi\nAllocatable:\n  cpu:                4\n  memory:             ${memory}\nSystem Info:\n  OS Image:                   Windows Server 2022 Standard\n  Kernel Version:             10.0.20348.2113\n  Kubelet Version:            v1.28.6\n\n`
const pod = (more: string, kind = 'Deployment', selector = '') =>
  `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: web}\nspec:\n  template:\n    spec:\n      nodeSelector: {kubernetes.io/os: windows${selector}}\n      containers:\n      - {name: a, image: b}\n${more}`
const asks = (what: string) => `        resources: {${what}}\n`
const sized = (resources: string) =>
  pod('').replace(
    '      - {name: a, image: b}\n',
    `      - name: a\n        image: b\n${asks(resources)}`,
  )
const spread = (key: string, more = '') =>
  pod(`      topologySpreadConstraints:\n      - {maxSkew: 1, topologyKey: ${key}${more}}\n`)
/** Goes to the node of that name, or by any of the other labels. */
const byTerms = (...others: readonly string[]) =>
  sized('requests: {memory: 8Gi}').replace(
    '      containers:\n',
    `      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
${["{key: kubernetes.io/hostname, operator: In, values: ['win1']}", ...others]
  .map((one) => `            - matchExpressions: [${one}]\n`)
  .join('')}      containers:\n`,
  )

testLint(nodesTakePod, {
  valid: [
    { name: 'an open node', text: `${head}${row('win1')}\n${pod('')}` },
    {
      name: 'one open node beside a cordoned one',
      text: `${head}${row('win1', cordoned)}${row('win2')}\n${pod('')}`,
    },
    {
      name: 'a DaemonSet on a cordoned node',
      text: `${head}${row('win1', cordoned)}\n${pod('', 'DaemonSet')}`,
    },
    {
      name: 'a pool that nobody told',
      text: `${head}${row('win1', cordoned)}\n${pod('', 'Deployment', ', pool: b')}`,
    },
    {
      name: 'a pod that may go by its label instead of the name',
      text:
        described('win1', '6291456Ki', 'kubernetes.io/hostname=win1') +
        byTerms("{key: kubernetes.io/os, operator: In, values: ['windows']}"),
    },
    {
      name: 'a pod that fits',
      text: described('win1', '6291456Ki') + sized('requests: {memory: 4Gi}'),
    },
    {
      name: 'a pod that fits one of two',
      text: described('win1', '4Gi') + described('win2', '12Gi') + sized('requests: {memory: 8Gi}'),
    },
    {
      name: 'a limit above a request that fits',
      text: described('win1', '6Gi') + sized('requests: {memory: 4Gi}, limits: {memory: 8Gi}'),
    },
    {
      name: 'a soft spread',
      text:
        described('win1', '6Gi') +
        spread('topology.kubernetes.io/zone', ', whenUnsatisfiable: ScheduleAnyway'),
    },
    {
      name: 'a spread over a label that is there',
      text:
        described('win1', '6Gi', 'topology.kubernetes.io/zone=a') +
        spread('topology.kubernetes.io/zone'),
    },
    {
      name: 'labels that nobody told',
      text: `${head}${row('win1')}\n${spread('topology.kubernetes.io/zone')}`,
    },
  ],
  invalid: [
    {
      name: 'the one node is cordoned',
      text: `${head}${row('win1', cordoned)}\n${pod('')}`,
      severity: 'warning',
      messages: [/stay Pending: win1, the one Windows node that it may go to, is cordoned/],
    },
    {
      name: 'both are cordoned',
      text: `${head}${row('win1', cordoned)}${row('win2', cordoned)}\n${pod('')}`,
      messages: [/stay Pending: each Windows node that it may go to \(win1, win2\) is cordoned/],
    },
    {
      name: 'a pod larger than the node',
      text: described('win1', '6291456Ki') + sized('requests: {memory: 8Gi}'),
      messages: [/web requests 8Gi of memory, .* has 6291456Ki to give/],
      severity: 'warning',
    },
    {
      name: 'a pod larger than the node that it names',
      text:
        described('win1', '6291456Ki', 'kubernetes.io/hostname=win1') +
        sized('requests: {memory: 8Gi}').replace(
          'kubernetes.io/os: windows',
          'kubernetes.io/hostname: win1, kubernetes.io/os: windows',
        ),
      messages: [/web requests 8Gi of memory, .* has 6291456Ki to give/],
      severity: 'error',
    },
    {
      name: 'a pod whose one term names the node',
      text: described('win1', '6291456Ki', 'kubernetes.io/hostname=win1') + byTerms(),
      messages: [/web requests 8Gi of memory/],
      severity: 'error',
    },
    {
      name: 'a limit, which is the request',
      text: described('win1', '6Gi') + sized('limits: {cpu: 8}'),
      messages: [/requests 8 of cpu/],
    },
    {
      name: 'a pod larger than each of two described nodes',
      text: described('win1', '4Gi') + described('win2', '6Gi') + sized('requests: {memory: 8Gi}'),
      messages: [/has 6Gi to give at most/],
    },
    {
      name: 'a hard spread over a label that is not there',
      text: described('win1', '6Gi') + spread('topology.kubernetes.io/zone'),
      messages: [/spread over topology.kubernetes.io\/zone/],
    },
  ],
})
