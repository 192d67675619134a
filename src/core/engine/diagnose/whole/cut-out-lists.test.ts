import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const told = `The node has Windows Server 2019, Kubernetes 1.29 and containerd 1.7.

The pod stays in ContainerCreating. The relevant part:
`
const inMail = (part: string) =>
  diagnose([{ name: 'mail.txt', text: `${told}${part}\nThanks,\nBob\n` }]).findings.flatMap(
    ({ id, severity, line = 0 }) =>
      severity === 'error' || severity === 'warning' ? [`${id} ${line - 3}`] : [],
  )

test.each([
  [
    'containers of which each is one line',
    '\nspec:\n  hostPID: true\n  containers:\n  - {name: a, image: x/a:ltsc2019}\n',
    ['pod-field 3'],
  ],
  [
    'containers in one line',
    '\nspec:\n  hostPID: true\n  dnsPolicy: Default\n  containers: [{name: a, image: "x/a:ltsc2019"}]\n',
    ['pod-field 3'],
  ],
  [
    'right below a line with a version',
    'v1.29.3, containerd 1.7.1\nspec:\n  hostPID: true\n  containers:\n  - name: a\n    image: x/a:ltsc2019\n',
    ['pod-field 3'],
  ],
  [
    'a container with fields of its pod below it',
    "\n      - name: a\n        image: x/a:ltsc2019\n        volumeMounts:\n        - {name: b, mountPath: 'C:\\b', subPath: c}\n      volumes:\n      - name: b\n        emptyDir: {}\n",
    ['pod-field 5'],
  ],
  [
    'an item of a list of objects',
    '\n- apiVersion: v1\n  kind: Pod\n  metadata:\n    name: a\n  spec:\n    hostPID: true\n    nodeSelector:\n      kubernetes.io/os: windows\n    containers:\n    - image: x/a:ltsc2019\n      name: a\n',
    ['pod-field 7'],
  ],
])('a part of a pod that stands in a mail without marks: %s', (_, part, expected) => {
  expect(inMail(part)).toEqual(expected)
})

test('items of a list of objects are objects where nothing else stands in the file', () => {
  const text = `- apiVersion: v1
  kind: Pod
  metadata: {name: a}
  spec:
    hostIPC: true
    nodeSelector: {kubernetes.io/os: windows}
    containers: [{name: a, image: x/a}]
`
  const found = diagnose([{ name: 'pod.yaml', text }]).findings
  expect(found.map(({ id, line }) => [id, line])).toContainEqual(['pod-field', 5])
})

test.each([
  [
    'containers of Linux of which each is one line',
    '\nspec:\n  hostPID: true\n  containers:\n  - {name: a, image: x/a:alpine}\n',
  ],
  ['a list of names', '\n- {name: a, image: gone}\n- {name: b, image: gone}\n'],
  ['what was tried', '\n- kind: words alone\n- apiVersion: we tried two\n'],
])('nothing is found in %s', (_, part) => {
  expect(inMail(part)).toEqual([])
})
