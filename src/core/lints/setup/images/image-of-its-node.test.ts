import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const list = (...rows: readonly string[]) =>
  [
    'NAME         STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME',
    ...rows,
  ].join('\n')
const old =
  'hv-old-1     Ready    <none>   10d   v1.28.9   10.60.2.40    <none>        Windows Server 2019 Standard     10.0.17763.5458   containerd://1.7.13'
const newer =
  'hv-new-1     Ready    <none>   10d   v1.28.9   10.60.2.41    <none>        Windows Server 2022 Standard     10.0.20348.2340   containerd://1.7.13'
const pod = (node: string, tag: string, more = '') => `apiVersion: v1
kind: Pod
metadata: {name: bills, namespace: shop}
spec:
  nodeName: ${node}
  nodeSelector: {kubernetes.io/os: windows}
  containers:
    - name: bills
      image: mcr.microsoft.com/windows/servercore:${tag}
      resources: {limits: {memory: 800Mi}}
${more}`

const found = (text: string, nodes = list(old, newer)) =>
  diagnose([
    { name: 'pod.yaml', text },
    { name: 'nodes.txt', text: nodes },
  ]).findings.filter(({ id }) => id === 'image-of-its-node')

test('a pod on a node that does not run its image is named, where other nodes would', () => {
  expect(found(pod('hv-old-1', 'ltsc2022'))).toMatchObject([
    {
      severity: 'error',
      file: 'pod.yaml',
      line: 9,
      also: [{ file: 'nodes.txt', line: 2 }],
      message: expect.stringContaining('bills is on hv-old-1, which has Windows Server 2019'),
    },
  ])
})

test('several pods of a node are one finding', () => {
  const second = pod('hv-old-1', 'ltsc2022').replace('name: bills,', 'name: bills-2,')
  expect(found(`${pod('hv-old-1', 'ltsc2022')}---\n${second}`)).toMatchObject([
    {
      message: expect.stringContaining('bills and 1 more are on hv-old-1'),
      also: [
        { file: 'nodes.txt', line: 2 },
        { file: 'pod.yaml', line: 20 },
      ],
    },
  ])
})

test.each([
  ['the node of its release', pod('hv-new-1', 'ltsc2022'), undefined],
  ['a node that is not in the list', pod('hv-new-2', 'ltsc2022'), undefined],
  ['nodes of one release', pod('hv-old-1', 'ltsc2022'), list(old)],
  [
    'a node that was upgraded since',
    pod('hv-old-1', 'ltsc2022'),
    list(old, newer.replace('hv-new-1', 'hv-old-1')),
  ],
  [
    'Hyper-V isolation',
    pod('hv-old-1', 'ltsc2022', '  runtimeClassName: runhcs-wcow-hypervisor\n'),
    undefined,
  ],
  [
    'a pod that is ready there',
    pod(
      'hv-old-1',
      'ltsc2022',
      'status:\n  containerStatuses:\n    - {name: bills, ready: true}\n',
    ),
    undefined,
  ],
])('nothing is said of %s', (_, text, nodes) => {
  expect(found(text, nodes)).toEqual([])
})
