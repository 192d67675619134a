import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const read = (text: string, name = 'a.txt') => {
  const { observations, findings } = diagnose([{ name, text }])
  return {
    facts: observations.map((one) => [one.name, one.value, one.line]),
    errors: findings
      .filter(({ severity }) => severity === 'error')
      .map(({ id, line }) => [id, line]),
  }
}

test.each([
  'curl.exe -L -o C:\\k\\k.exe https://dl.k8s.io/%V%/bin/windows/amd64/kubelet.exe',
  'ipconfig /all',
  'sc qc kubelet',
])('a batch script stays in one piece around %s', (line) => {
  const { facts } = read(
    `@echo off\nset DNS=10.3.0.10\n${line}\nC:\\k\\kubelet.exe --cluster-dns=%DNS% --v=2\n`,
  )
  expect(facts).toContainEqual(['kubelet.flag.cluster-dns', '10.3.0.10', 4])
})

test('a batch script is judged by the release that it fetches', () =>
  expect(
    read(
      `rem ours
set KVER=v1.22.4
curl.exe -LO https://dl.k8s.io/%KVER%/bin/windows/amd64/kubelet.exe
set GATES=HyperVContainer=true
nssm set kubelet AppParameters ^
  --kubeconfig=C:\\k\\config --cgroups-per-qos=false --enforce-node-allocatable="" ^
  --feature-gates=%GATES%
`,
    ).errors,
  ).toEqual([['flag-feature-gates', 7]]))

const line = 'kube-proxy.exe --proxy-mode=kernelspace --network-name=cbr0 --enable-dsr=true'

test.each([
  ['[09:13] miriam: ', 'a chat'],
  ['Tom M., 10:11 AM: C:\\k\\', 'a chat with a path'],
  ['<miriam> ', 'a chat of the old kind'],
  ['Our command line is: ', 'a mail'],
  ['- now: ', 'an item'],
])('%j before a command line: %s', (before) =>
  expect(read(`${before}${line}\n`).facts).toContainEqual(['kubeProxy.flag.enable-dsr', 'true', 1]),
)

test.each([
  'The docs say: kube-proxy.exe --enable-dsr needs a gate',
  'a=b: kube-proxy.exe --v=2 --enable-dsr',
  'We tried to: stop kubelet.exe and kube-proxy.exe --now',
])('%j is none', (text) =>
  expect(read(text).facts).not.toContainEqual(['kubeProxy.flag.enable-dsr', 'true', 1]),
)

test('a list of networks as JSON is one text', () => {
  const { facts } = read(
    JSON.stringify(
      [
        { Name: 'cbr0', Type: 'L2Bridge', ManagementIP: '10.0.0.4', ID: 'a' },
        { Name: 'nat', Type: 'nat', ID: 'b' },
      ],
      null,
      2,
    ),
  )
  expect(facts).toContainEqual(['hns.network.name', 'cbr0', 3])
  expect(facts).toContainEqual(['hns.network.name', 'nat', 9])
})

test('what a template puts in stays open, and the flags behind it are read', () => {
  const { facts } = read(
    `$env:NODE_IP = "{{ ansible_host }}"
C:\\k\\kubelet.exe \`
  --hostname-override={{ inventory_hostname }} \`
  --node-ip=$env:NODE_IP \`
  --image="{{ .Values.image | quote }}" \`
  --max-pods=30
`,
    'kubelet.ps1.j2',
  )
  expect(facts).toContainEqual(['kubelet.flag.max-pods', '30', 6])
  for (const name of [
    'nodeIP',
    'nodeName',
    'kubelet.flag.node-ip',
    'kubelet.flag.hostname-override',
  ]) {
    expect(facts.map(([own]) => own)).not.toContain(name)
  }
})

test.each([
  'kube_version: v1.30.4',
  'k8s_version = "1.30.4"',
  '  kubernetes_version: 1.30.4',
  'rke2_version: v1.30.4+rke2r1',
])('%j is the version of the cluster', (text) =>
  expect(read(`${text}\npause_image: a\n`, 'group_vars.yml').facts).toContainEqual([
    'kubernetesVersion',
    '1.30',
    1,
  ]),
)

test.each([
  ['--kubeconfig=C:\\etc\\kubernetes\\kubelet.conf', 'kubeadm'],
  ['--kubeconfig=C:\\k\\config', 'kubeconfig'],
  ['--bootstrap-kubeconfig=C:\\k\\b --kubeconfig=C:\\k\\config', 'bootstrap-token'],
])('%s: joined by %s', (flags, method) =>
  expect(read(`kubelet.exe ${flags} --v=2\n`).facts).toContainEqual(['joinMethod', method, 1]),
)

test.each([
  '& sc.exe create',
  'C:\\Windows\\System32\\sc.exe create',
  'cmd /c sc create',
  '  sc config',
])('%s kubelet, with its program', (command) =>
  expect(
    read(`${command} kubelet binPath= "C:\\k\\kubelet.exe --windows-service --max-pods=30"\n`)
      .facts,
  ).toContainEqual(['kubelet.flag.max-pods', '30', 1]),
)

test('the versions of a described node, whose kernel alone tells its system', () => {
  const { facts } = read(`what says the node?
Container Runtime Version:  containerd://1.7.22
Kubelet Version:            v1.31.1
Kernel Version:             10.0.20348.2700
`)
  expect(facts).toContainEqual(['runtimeVersion', '1.7.22', 2])
  expect(facts).toContainEqual(['windowsRevision', 2700, 4])
})
