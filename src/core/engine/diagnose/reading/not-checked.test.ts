import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const unreadOf = (text: string, name = 'a.txt') =>
  diagnose([{ name, text }]).unread.map(({ reason }) => reason)

test.each([
  ['a form that nothing knows', '<unattend><settings pass="specialize"/></unattend>'],
  ['JSON without one known key', '{"foo": {"bar": [1, 2, 3]}}'],
  ['a healthy log', 'I0903 08:15:00.000001    4321 server.go:1] "Started kubelet"\n'],
])('%s is told as not known', (_, text) =>
  expect(unreadOf(text)).toEqual(['No value and no message in it is known here.']),
)

test('an object of which no check is', () =>
  expect(unreadOf('apiVersion: example.com/v1\nkind: WindowsNode\nmetadata: {name: a}\n')).toEqual([
    'No check is about this kind of object.',
  ]))

test('headings with nothing below them', () =>
  expect(unreadOf('=== kubelet.log ===\n\n=== ipconfig ===\n')).toEqual([
    'Nothing stands below its headings.',
  ]))

test.each([
  ['1.38', 'Kubernetes 1.38.0, Windows Server 2025, containerd 2.1'],
  ['1.9', 'Kubernetes 1.9.3, Windows Server 2016, Docker'],
])('%s is told as a version that is not known, and no other stands in for it', (minor, text) => {
  const { unread, findings, scenario } = diagnose([{ name: 'a.txt', text }])
  expect(unread).toMatchObject([{ line: 1, column: 12 }])
  expect(unread[0]?.reason).toContain(`Kubernetes ${minor} is not known here, only 1.14 to `)
  expect(findings.map(({ id }) => id)).not.toContain('windows-host-supported')
  expect(scenario.kubernetesVersion).toBeUndefined()
})

const nodes = (image: string) =>
  `NAME  STATUS  ROLES  AGE  VERSION  INTERNAL-IP  OS-IMAGE  KERNEL-VERSION  CONTAINER-RUNTIME
n1  Ready   <none>  9d  v1.30.2  10.0.0.4  ${image}  containerd://1.7.18
`

test('nodes that are all Linux', () => {
  expect(unreadOf(nodes('Ubuntu 22.04.4 LTS  5.15.0-112-generic'))).toEqual([
    'No Windows node is among the nodes that were sent: no node was checked.',
  ])
  expect(unreadOf(nodes('Windows Server 2022 Datacenter  10.0.20348.2527'))).toEqual([])
})

const pod = (system: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${system}}\nspec:\n  replicas: 3\n  selector: {matchLabels: {app: a}}\n  template:\n    metadata: {labels: {app: a}}\n    spec:\n      nodeSelector: {kubernetes.io/os: ${system}}\n      containers: [{name: a, image: 'registry.example.com/${system}:1'}]\n`

test('pods for Linux alone, of which nothing is in the plan of the Windows nodes', () => {
  expect(unreadOf(pod('linux'))).toEqual([
    'The pods that were sent are for Linux: what Windows asks of pods was not checked.',
  ])
  const { scenario } = diagnose([{ name: 'a', text: pod('linux') }])
  expect(scenario).toEqual({})
  const both = diagnose([{ name: 'a', text: `${pod('linux')}---\n${pod('windows')}` }])
  expect(both.unread).toEqual([])
  expect(both.scenario.image).toBe('registry.example.com/windows:1')
})

const cniOf = (type: string) =>
  JSON.stringify({ cniVersion: '0.3.1', name: 'a', type, ipam: { type: 'host-local' } })

test.each([
  ['kube-ovn', /^The plugin kube-ovn is not known here/],
  ['ptp', /^This is the CNI file of a Linux node/],
])('no check is about a CNI file of %s', (type, reason) => {
  const { unread, documents } = diagnose([{ name: '10-a.conf', text: cniOf(type) }])
  expect(unread.map((one) => one.reason)).toEqual([expect.stringMatching(reason)])
  expect(documents.map(({ checks }) => checks)).toEqual([0])
})

test('a CNI file of a plugin that is known is checked', () => {
  const { unread, documents } = diagnose([{ name: '10-a.conf', text: cniOf('win-bridge') }])
  expect(unread).toEqual([])
  expect(documents[0]?.checks).toBeGreaterThan(10)
})

test('a plugin of which nothing is known, in words', () =>
  expect(unreadOf('Kubernetes 1.30, Windows Server 2022, CNI: kube-ovn 1.12')).toEqual([
    'The plugin kube-ovn is not known here: what depends on the plugin was not checked.',
  ]))

test('a node is not newer than a server of which nothing is known', () => {
  const { unread, findings } = diagnose([
    { name: 'a.txt', text: 'Server version: 1.10.2\nHost: Windows Server 2016 (10.0.14393)\n' },
  ])
  expect(unread[0]?.reason).toContain('Kubernetes 1.10 is not known here')
  expect(findings).toEqual([])
})

test.each([
  ['docker run fails on our Windows Server 2016 host', []],
  ['docker run fails on our Windows Server 2016 node', ['windows-host-supported']],
  ['Windows Server 2016', ['windows-host-supported']],
  ['PS C:\\> docker run --isolation=hyperv mcr.microsoft.com/windows/servercore:ltsc2019', []],
  [
    'PS C:\\> docker run --isolation=hyperv mcr.microsoft.com/windows/servercore:ltsc2019\n\nThe same fails in our pods.',
    ['hyperv-unsupported'],
  ],
])('%s', (text, ids) => {
  const { findings } = diagnose([{ name: 'a.txt', text }])
  expect(findings.map(({ id }) => id)).toEqual(ids)
})

const ofWindows = /Windows|HostProcess|Nano Server|Server Core|pipe/
const aboutOf = (text: string) =>
  diagnose([{ name: 'a.yaml', text }]).documents.flatMap(({ about }) => about)

test('what Windows asks of pods is no check that pods for Linux had', () => {
  expect(aboutOf(pod('linux')).filter((one) => ofWindows.test(one))).toEqual([])
  expect(aboutOf(pod('linux'))).toContain('An object has a name that the API server takes')
  const all = aboutOf(pod('windows')).filter((one) => ofWindows.test(one))
  expect(all.length).toBeGreaterThan(25)
  // Of pods that name no system both are asked.
  const either = pod('linux').replace(
    'nodeSelector: {kubernetes.io/os: linux}',
    'hostNetwork: false',
  )
  expect(aboutOf(either)).toEqual(expect.arrayContaining(all))
})
