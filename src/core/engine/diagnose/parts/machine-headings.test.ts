import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const of = (text: string) => diagnose([{ name: 'a.md', text }])
const grave = (text: string) =>
  of(text)
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, line }) => `${id} ${line}`)

const kubelet = (endpoint: string) =>
  `\`\`\`yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncgroupsPerQOS: ${endpoint.startsWith('unix')}\ncontainerRuntimeEndpoint: ${endpoint}\n\`\`\`\n`
const ofLinux = kubelet('unix:///run/containerd/containerd.sock')
const ofWindows = kubelet('npipe:////./pipe/containerd-containerd')

describe('a file below a heading that names a Linux machine', () => {
  test.each([
    ['### ubuntu-1: /var/lib/kubelet/config.yaml', '### win-1: config.yaml'],
    ['## Linux node', '## Windows node'],
    ['=== linux worker ===', '=== windows worker ==='],
    ['**Linux (Ubuntu 22.04)**', '**Windows Server 2022**'],
    ['On the Linux workers:', 'On the Windows workers:'],
  ])('%j is none of a Windows node', (linux, windows) => {
    expect(grave(`${linux}\n\n${ofLinux}\n${windows}\n\n${ofWindows}`)).toEqual([])
    expect(grave(`${windows}\n\n${ofLinux}\n${linux}\n\n${ofWindows}`)).not.toEqual([])
  })

  test('another heading of its level ends it', () => {
    expect(
      grave(`## Linux\n\n${ofLinux}\n## The node in question\n\n${ofLinux}\n## win-1\n`),
    ).toEqual([expect.stringMatching(/^kubelet/)])
  })

  test('a flag that names Linux is no heading', () => {
    expect(
      grave(`helm install x --set a \\\n--set nodeSelector.os=linux\n\nWindows:\n\n${ofLinux}`),
    ).not.toEqual([])
  })
})

test('nodes with their systems in headings have values of their own', () => {
  const of = (head: (name: string, system: string) => string) =>
    [
      head('lx-a', 'Ubuntu 22.04'),
      'kubelet --node-ip=10.9.0.5',
      head('win19-a', 'Windows Server 2019, 10.0.17763.6414'),
      'C:\\k\\kubelet.exe --hostname-override=win19-a --node-ip=10.9.0.19',
      'PS C:\\> kubelet.exe --version\nKubernetes v1.29.10',
      head('win22-b', 'Windows Server 2022, 10.0.20348.2762'),
      'C:\\k\\kubelet.exe --hostname-override=win22-b --node-ip=10.9.0.22',
      'PS C:\\> kubelet.exe --version\nKubernetes v1.30.6',
    ].join('\n\n')
  for (const head of [
    (name: string, system: string) => `##### ${name} (${system}) #####`,
    (name: string, system: string) => `### ${name}: ${system}`,
    (name: string, system: string) => `=== ${name} (${system}) ===`,
    (name: string, system: string) => `## ${name} - ${system}`,
  ]) {
    expect(grave(of(head)), head('a-1', 'x')).toEqual([])
  }
  expect(grave(of((name) => `${name}:`))).toContainEqual(expect.stringMatching(/^values-disagree/))
})

test('environments alone are headings of clusters', () => {
  const line = (n: number) =>
    `Kubernetes 1.${n}.1, Calico\nnode-ip: 10.${n}.0.5\nC:\\k\\kubelet.exe --cluster-dns=10.${n}.0.10 --node-ip=10.${n}.0.5\n`
  for (const [a, b] of [
    ['PROD\n----', 'STAGING\n-------'],
    ['## prod', '## test'],
    ['prod:', 'staging:'],
    ['**Production**', '**QA**'],
    ['[dev]', '[prod]'],
  ] as const) {
    expect(grave(`${a}\n${line(28)}\n${b}\n${line(31)}`), a).toEqual([])
  }
  expect(grave(`One\n${line(28)}\nTwo\n${line(31)}`)).not.toEqual([])
  expect(grave(`Test\n${line(28)}\nprod\n${line(31)}`)).not.toEqual([])
})

test.each([
  '- w-a: Windows Server 2019, 10.0.17763.6414\n- w-b: Windows Server 2022, 10.0.20348.2762\n',
  '1. win1 (Server 2019, containerd 1.6.33)\n2. win2 (Server 2022, containerd 1.7.20)\n',
  '* node1 - Ubuntu 22.04, containerd 1.6.33\n* node2 - Windows Server 2022, containerd 1.7.20\n',
])('items about machines tell of one each: %j', (text) => {
  const all = of(`RKE2 v1.30.6+rke2r1\n\n${text}`)
  expect(all.findings.map(({ id }) => id)).not.toContain('values-disagree')
})

test('a release beside an item about one machine leaves open which one it has', () => {
  const all = of('The host:\n\n- w-a: Windows Server 2019\n- Windows Server 2022 everywhere\n')
  expect(all.findings.map(({ id }) => id)).toContain('values-disagree')
})
