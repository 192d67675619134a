import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const conflicts = (files: Readonly<Record<string, string>>) =>
  diagnose(Object.entries(files).map(([name, text]) => ({ name, text })))
    .findings.filter(({ id }) => id === 'values-disagree')
    .map(({ message }) => message)

const config = '$env:K8S_SERVICE_CIDR = "10.96.0.0/12"\n$env:DNS_NAME_SERVERS = "10.96.0.10"\n'
const cluster = (services: string) =>
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  serviceSubnet: ${services}\n`

test('of two ranges of Services, the one that the server for names is outside', () => {
  expect(conflicts({ 'config.ps1': config, 'a.yaml': cluster('100.64.0.0/13') })).toEqual([
    expect.stringMatching(/10\.96\.0\.10 \(config\.ps1, line 2\) is outside 100\.64\.0\.0\/13/),
  ])
  // One within the other holds it in both.
  expect(conflicts({ 'config.ps1': config, 'a.yaml': cluster('10.96.0.0/16') })).toEqual([
    expect.not.stringContaining('is outside'),
  ])
  expect(conflicts({ 'config.ps1': config, 'a.yaml': cluster('10.96.0.0/12') })).toEqual([])
})

const script = (range: string) => `param(\n  [string]$ServiceCIDR = "${range}"\n)\nWrite-Host a\n`

test('a range of one’s own as the default of a script counts where nobody calls it', () => {
  const told = { 'a.yaml': cluster('172.21.0.0/16') }
  expect(conflicts({ 'add.ps1': script('172.20.0.0/16'), ...told })).toHaveLength(1)
  expect(conflicts({ 'add.ps1': script('172.21.0.0/16'), ...told })).toEqual([])
  expect(conflicts({ 'add.ps1': script('10.96.0.0/12'), ...told })).toEqual([])
  const call = 'PS C:\\> .\\add.ps1 -ServiceCIDR 172.21.0.0/16\n'
  expect(conflicts({ 'add.ps1': script('172.20.0.0/16'), ...told, 'b.txt': call })).toEqual([])
})

test('a full stop behind a range is none of it', () => {
  const text =
    'kube-apiserver runs with --service-cluster-ip-range=10.96.0.0/12. The rest is new.\n'
  expect(conflicts({ 'a.txt': text, 'a.yaml': cluster('10.96.0.0/12') })).toEqual([])
})

test('rows of a table may be of clusters of their own', () => {
  const table = (rows: readonly string[]) =>
    `| Cluster | Kubernetes | Runtime |\n|---|---|---|\n${rows.map((one) => `| ${one} |\n`).join('')}`
  const both = ['A | v1.24.12 | containerd 1.6.18', 'B | v1.27.11 | containerd 1.6.28']
  expect(conflicts({ 'a.md': table(both) })).toEqual([])
  expect(conflicts({ 'a.md': both.map((one) => `${one}\n`).join('') })).toHaveLength(1)
})

test('rows of former years give way to what is told beside them', () => {
  const rows = ['2022 | v1.23.8 | containerd 1.6.6', '2025 | v1.31.5 | containerd 1.7.25']
  const bars = `| When | Kubernetes | Runtime |\n|---|---|---|\n${rows.map((one) => `| ${one} |\n`).join('')}`
  const cells = (row: string) =>
    `<tr>${row
      .split(' | ')
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr>\n`
  const html = (now: string) => `<p>${now}</p>\n<table>\n${rows.map(cells).join('')}</table>\n`
  const now = 'We run Kubernetes v1.31.5 with containerd 1.7.25 on the nodes.'
  expect(conflicts({ 'a.md': `${now}\n\n${bars}` })).toEqual([])
  expect(conflicts({ 'a.html': html(now) })).toEqual([])
  const other = now.replace('1.7.25', '1.7.2')
  expect(conflicts({ 'a.md': `${other}\n\n${bars}` })).not.toEqual([])
})

test('a page that names many releases tells of none', () => {
  const page =
    'FEATURE STATE: Kubernetes v1.23 [alpha]\n\nFEATURE STATE: Kubernetes v1.19 [beta]\n\nFEATURE STATE: Kubernetes v1.20 [stable]\n'
  expect(conflicts({ 'page.txt': page })).toEqual([])
  expect(conflicts({ 'page.txt': page.split('\n').slice(0, 3).join('\n') })).not.toEqual([])
})

test('a default within the range of the cluster is a part of it', () => {
  const told = { 'a.yaml': cluster('172.21.0.0/16') }
  expect(conflicts({ 'add.ps1': script('172.21.4.0/24'), ...told })).toEqual([])
  expect(conflicts({ 'add.ps1': script('172.22.4.0/24'), ...told })).toHaveLength(1)
})

test('nodes of Linux and of Windows may be in subnets of their own', () => {
  const told =
    'Flannel vxlan. The Linux nodes are in 10.1.1.0/24, the Windows nodes are in 10.1.2.0/24.'
  expect(conflicts({ 'mail.txt': told })).toEqual([])
})
