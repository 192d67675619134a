import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const nodes = (build: string, name = 'Windows Server 2025 Datacenter') =>
  `NAME     STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-a    Ready    <none>   4d    v1.35.1   10.7.0.41     ${name}   ${build}   containerd://2.2.1
`
const pod = (tag: string) => `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  os: {name: windows}
  containers:
  - {name: web, image: "mcr.microsoft.com/windows/servercore:${tag}"}
`
const found = (words: string, table = nodes('10.0.26100.32313'), tag = '10.0.26100.32370') =>
  diagnose([
    { name: 'mail.txt', text: words },
    { name: 'nodes.txt', text: table },
    { name: 'pod.yaml', text: pod(tag) },
  ]).findings.find(({ id }) => id === 'image-revision')?.severity

test.each([
  'The node is an Azure Edition with hotpatch.',
  'Our nodes are hotpatched, the last restart was in January.',
  'The February hotpatch is installed.',
])('the revision of a host with hotpatches is not compared: %s', (words) =>
  expect(found(words)).not.toBe('warning'),
)

test.each([
  'Nothing special.',
  'We have no hotpatch.',
  'Hotpatching is planned for summer.',
  'Should we use hotpatches?',
  'Hotpatch is off.',
])('it is compared with others: %s', (words) => expect(found(words)).toBe('warning'))

test('hosts of a release without hotpatches are compared', () =>
  expect(
    found(
      'Our nodes are hotpatched.',
      nodes('10.0.17763.5206', 'Windows Server 2019 Datacenter'),
      '10.0.17763.5458',
    ),
  ).toBe('warning'))
