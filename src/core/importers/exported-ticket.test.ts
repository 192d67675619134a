import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const body = `Hello,

the nodes run Windows Server 2022. The cluster uses Calico with VXLAN.

PS C:\\> kubectl version
Server Version: v1.30.2

C:\\k\\kubelet.exe --network-plugin=cni
`

const read = (ticket: unknown) =>
  diagnose([{ name: 'ticket.json', text: JSON.stringify(ticket, null, 1) }])

test('what was pasted into a comment is read as by itself, at the line of the comment', () => {
  const { documents, observations, findings } = read({ id: 4, comments: [{ author: 'a', body }] })
  const told = observations.map(({ name, value, line }) => [name, value, line])
  expect(documents[0]?.recognisedAs).toBe('Export with texts in its fields (JSON)')
  expect(told).toContainEqual(['controlPlaneVersion', '1.30', 6])
  expect(told).toContainEqual(['windowsRelease', 'ltsc2022', 6])
  expect(told).toContainEqual(['cni', 'calico', 6])
  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'flag-known', severity: 'error', line: 6 }),
  )
})

test('what its other fields say is read as well', () => {
  const { observations } = read({
    summary: 'The cluster uses Flannel with VXLAN.',
    body,
    environment: 'Windows Server 2019, containerd 1.7.2',
  })
  const told = observations.map(({ name, value, line }) => [name, value, line])
  expect(told).toContainEqual(['cni', 'flannel', 2])
  expect(told).toContainEqual(['windowsRelease', 'ltsc2019', 4])
  expect(told).toContainEqual(['runtimeVersion', '1.7.2', 4])
})

test.each([
  ['words alone', { body: 'It does not work.\nPlease help.' }],
  ['a file', { path: 'a.conf', content: '{\n  "cniVersion": "0.2.0"\n}' }],
  ['an object of the cluster', { apiVersion: 'v1', kind: 'ConfigMap', data: { 'a.txt': body } }],
])('%s is none', (_, ticket) => {
  expect(read(ticket).documents.map(({ recognisedAs }) => recognisedAs)).not.toContain(
    'Export with texts in its fields (JSON)',
  )
})

test.each(['```\n', '{code:title=StartKubelet.ps1}\n', '{noformat}\n'])(
  'a script, a pool and words between marks of code blocks: %j',
  (mark) => {
    const close = mark.startsWith('{') ? `${/^\{\w+/.exec(mark)?.[0] ?? ''}}` : '```'
    const description = `${mark}$global:NetworkMode = "L2Bridge"\nC:\\k\\kubelet.exe --network-plugin=cni --v=4\n${close}\nKubernetes 1.24.0\n${mark}apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: a, region: b, version: "1.24"}\nmanagedNodeGroups:\n  - name: w\n    amiFamily: WindowsServer2022CoreContainer\n${close}`
    const { observations, findings } = read({ key: 'A-1', fields: { description } })
    const told = observations.map(({ name, value, line }) => [name, value, line])
    expect(told).toContainEqual(['kubernetes.serverVersion', '1.24.0', 4])
    expect(told).toContainEqual(['networkMode', 'l2bridge', 4])
    expect(told).toContainEqual(['windowsRelease', 'ltsc2022', 4])
    expect(findings).toContainEqual(
      expect.objectContaining({ id: 'flag-known', severity: 'error' }),
    )
  },
)
