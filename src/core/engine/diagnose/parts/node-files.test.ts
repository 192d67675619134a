import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { nodeFileParts } from './node-files.ts'

const labels = (names: readonly string[], text = 'x') =>
  nodeFileParts(names.map((name) => ({ name, text }))).map(({ label }) => label)

describe('what was sent of several nodes', () => {
  test.each<readonly [readonly string[], readonly string[]]>([
    [
      ['win-1/cni.conf', 'win-2/cni.conf'],
      ['node win-1', 'node win-2'],
    ],
    [
      ['logs/Node1/etc/a.conf', 'logs/Node2/kubelet.log', 'logs/nodes.txt'],
      ['node node1', 'node node2'],
    ],
    [
      [String.raw`C:\a\srv01\a.txt`, String.raw`C:\a\srv02\b.txt`],
      ['node srv01', 'node srv02'],
    ],
    [
      ['kubelet-node1.log', 'kubelet-node2.log', 'cni-node1.conf', 'mail.txt'],
      ['node node1', 'node node2'],
    ],
    [
      ['NODE-A/a.conf', 'NODE-B/a.conf'],
      ['node node-a', 'node node-b'],
    ],
    [
      ['n1/a.conf', 'n2/b.conf'],
      ['node n1', 'node n2'],
    ],
    [
      ['start-node-a.ps1', 'start-node-b.ps1'],
      ['node node-a', 'node node-b'],
    ],
    [
      ['a/win-1.ps1', 'a/win-3.ps1'],
      ['node win-1', 'node win-3'],
    ],
  ])('%j', (names, expected) => expect(labels(names)).toEqual(expected))

  test.each<readonly [readonly string[]]>([
    [['kubelet/args.txt', 'kube-proxy/args.txt']],
    [['win-1/cni.conf', 'win-1/kubelet.log']],
    [['node1/a.conf', 'manifests/a.yaml']],
    [['config-1.toml', 'config-2.toml']],
    [['pods-win2019.yaml', 'pods-win2022.yaml']],
    [['windows-19.yaml', 'windows-22.yaml']],
    [['start-node1.ps1', 'cni-node2.conf']],
    [['a.conf', 'b.conf']],
    [Array.from({ length: 61 }, (_, i) => `node${i}/a.conf`)],
    [['2024-05-13/a.conf', '2024-05-14/a.conf']],
    [['logs_20240513-0612/a.conf', 'logs_20240514-0612/a.conf']],
  ])('no several nodes: %j', (names) => expect(labels(names)).toEqual([]))

  test('folders that are called as their machines call themselves', () => {
    const files = [
      { name: 'x/WIN-AB1CD2/args.txt', text: 'kubelet.exe --hostname-override=win-ab1cd2' },
      { name: 'x/WIN-ZZ9YY8/info.txt', text: 'Host Name:  WIN-ZZ9YY8\nOS Name: a' },
      { name: 'x/kube-proxy/args.txt', text: 'hostname: other' },
    ]
    const [first, second] = nodeFileParts(files)

    expect([first?.label, second?.label]).toEqual(['node win-ab1cd2', 'node win-zz9yy8'])
    expect(second?.files.map(({ name }) => name)).toEqual([
      'x/WIN-ZZ9YY8/info.txt',
      'x/kube-proxy/args.txt',
    ])
  })
})

test('of many machines those are some too whose number is that of a release', () => {
  const parts = Array.from({ length: 12 }, (_, i) => `start-win-${i}.ps1`)

  expect(labels(parts)).toHaveLength(12)
  expect(labels([...parts.slice(0, 3), 'start-win-11.ps1'])).toHaveLength(3)
})

test('objects of the cluster are of no node, whatever they are called', () => {
  expect(labels(['win-1.yaml', 'win-2.yaml'], 'apiVersion: v1\nkind: Pod\n')).toEqual([])
  expect(
    labels(
      ['win-1.yaml', 'win-2.yaml'],
      'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n',
    ),
  ).toHaveLength(2)
})

describe('folders that are called as servers are', () => {
  const ip = (name: string, host: string) => ({
    name,
    text: `\nWindows IP Configuration\n\n   Host Name . . . . . . . . . . . . : ${host}\n`,
  })

  test('with what the system prints of each machine', () =>
    expect(
      nodeFileParts([ip('s/web-a/ip.txt', 'WIN-TPL'), ip('s/web-b/ip.txt', 'WIN-TPL')]).map(
        ({ label }) => label,
      ),
    ).toEqual(['node web-a', 'node web-b']))

  test('are workloads with manifests', () =>
    expect(labels(['app-1/deploy.yaml', 'app-2/deploy.yaml'], 'nodeName: win-1\n')).toEqual([]))

  test('a host that ipconfig names', () =>
    expect(
      nodeFileParts([ip('A7WX/ip.txt', 'a7wx.corp'), ip('B9WX/ip.txt', 'b9wx.corp')]).map(
        ({ label }) => label,
      ),
    ).toEqual(['node a7wx', 'node b9wx']))
})

describe('folders with the same files', () => {
  const file = (name: string, host: string) => ({
    name,
    text: `kubelet.exe --hostname-override=${host}\n`,
  })

  test('of which each tells of another machine', () =>
    expect(
      nodeFileParts([file('first/k.ps1', 'web7'), file('second/k.ps1', 'app9')]).map(
        ({ label }) => label,
      ),
    ).toEqual(['node web7', 'node app9']))

  test.each([
    ['that tell of one machine', file('a/k.ps1', 'web7'), file('b/k.ps1', 'web7')],
    ['with other files of its parts', file('kubelet/k.ps1', 'web7'), file('proxy/p.ps1', 'web-7')],
  ])('not folders %s', (_, ...files) => expect(nodeFileParts(files)).toEqual([]))
})

const line = (i: number) =>
  `C:\\k\\kubelet.exe --hostname-override=win-${i} --node-ip=10.0.0.${i} --max-pods=${i}0\n`

test('more than a few nodes are each read with what belongs to none, but for what is long', () => {
  const parts = nodeFileParts([
    ...Array.from({ length: 24 }, (_, i) => ({ name: `node${i}/a.conf`, text: 'x' })),
    { name: 'nodes.txt', text: 'short' },
    { name: 'audit.log', text: 'long '.repeat(30_000) },
  ])

  expect(parts).toHaveLength(24)
  expect(parts.map(({ files }) => files.length)).toEqual([3, ...Array<number>(23).fill(2)])
  expect(parts[23]?.files.map(({ name }) => name)).toEqual(['node23/a.conf', 'nodes.txt'])
})

test('values of two nodes do not contradict each other, and a fault of one is told there', () => {
  const { findings, unread, documents, scenario } = diagnose([
    { name: 'win-1/a.ps1', text: line(1) },
    { name: 'win-2/a.ps1', text: `Kubernetes 1.27\n${line(2).trim()} --network-plugin=cni\n` },
  ])

  expect(findings.map(({ id, file }) => [id, file])).toEqual([['flag-known', 'win-2/a.ps1']])
  expect(documents.map(({ file }) => file)).toContain('win-1/a.ps1')
  expect(scenario.nodeName).toBe('win-2')
  expect(unread.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(
      /^The files tell of several nodes. What belongs to node win-1 .* that of node win-2\.$/,
    ),
    expect.stringMatching(/^What belongs to node win-2 .* its own\.$/),
  ])
})

test('two names for one node in files of one folder still disagree', () =>
  expect(
    diagnose([
      { name: 'kubelet.ps1', text: line(1) },
      { name: 'kubelet-old.ps1', text: line(2) },
    ]).findings.map(({ id }) => id),
  ).toContain('values-disagree'))
