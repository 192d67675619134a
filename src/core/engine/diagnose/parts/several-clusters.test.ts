import { describe, expect, test } from 'vitest'
import { clusterParts } from './cluster-parts.ts'
import { diagnose } from '../diagnose.ts'

const of = (text: string) => diagnose([{ name: 'a.txt', text }])
const errors = (text: string) =>
  of(text)
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, line }) => `${id} ${line}`)
const labels = (text: string) => clusterParts([{ name: 'a.txt', text }]).map(({ label }) => label)

const line = (dns: string, cidr: string) =>
  `C:\\k\\kubelet.exe --cluster-dns=${dns} --max-pods=30 --hostname-override=win-${dns.split('.')[1]}\nC:\\k\\kube-proxy.exe --proxy-mode=kernelspace --cluster-cidr=${cidr}`

describe('clusters that a text keeps apart', () => {
  test.each([
    ['## Cluster A\nx\n## Cluster B\ny', ['cluster a', 'cluster b']],
    ['Production cluster:\nx\n\nStaging cluster:\ny', ['cluster production', 'cluster staging']],
    ['=== cluster k8s-1 ===\nx\n=== cluster k8s-2 ===\ny', ['cluster k8s-1', 'cluster k8s-2']],
    [
      '**Working environment:**\nx\n**Broken environment:**\ny',
      ['cluster working', 'cluster broken'],
    ],
    ['Cluster A (1.27): x\nmore\nCluster B: y\n\nz', ['cluster a', 'cluster b']],
    ['Two clusters. Cluster 1: x, works. Cluster 2: y.', ['cluster 1', 'cluster 2']],
    ['Prod cluster: x. Test cluster: y', ['cluster prod', 'cluster test']],
    [
      '$ kubectl config use-context prod\nx\n$ kubectl config use-context lab\ny',
      ['cluster prod', 'cluster lab'],
    ],
  ])('%j', (text, expected) => expect(labels(text)).toEqual(expected))

  test.each([
    '## Environment\nx\n## Cluster information\ny\n## Cluster setup\nz',
    '## Cluster A\nx',
    'Cluster A is fine.\nCluster B is not.',
    '## Cluster A\nx\n## Cluster A\ny',
    'Cluster: prod\nNode: win-1',
    'Cluster A: x',
    'Old cluster: x. New cluster: y',
    '$ kubectl config use-context prod\nx\n$ kubectl config use-context prod\ny',
    'az aks create -n a --network-plugin azure\naz aks nodepool add --cluster-name a --name win --os-type Windows',
  ])('one: %j', (text) => expect(labels(text)).toEqual([]))
})

test('values of two clusters do not contradict each other', () => {
  const text = `## Cluster A\n${line('10.96.0.10', '10.244.0.0/16')}\n## Cluster B\n${line('10.43.0.10', '10.42.0.0/16')}\n`
  const { findings, unread, observations, scenario } = of(text)

  expect(findings.map(({ id }) => id)).not.toContain('values-disagree')
  expect(unread.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/several clusters.*cluster a/),
    expect.stringMatching(/cluster b.*of cluster a/),
  ])
  expect(
    observations.filter(({ decision }) => decision === 'clusterDNS').map((one) => one.line),
  ).toEqual([2, 5])
  expect(scenario.clusterDNS).toBe('10.96.0.10')
  expect(errors(text.replace('## Cluster B\n', ''))).toContain('values-disagree 2')
})

test('a fault of one cluster is told at its place, and not of the other', () => {
  const old = 'Kubernetes 1.22\nC:\\k\\kubelet.exe --network-plugin=cni --max-pods=30'
  const newer = 'Kubernetes 1.27\nC:\\k\\kubelet.exe --network-plugin=cni --max-pods=30'
  const told = errors(`Old cluster:\n${old}\n\nNew cluster:\n${newer}\n`)

  expect(told.filter((one) => one.startsWith('flag-known'))).toEqual(['flag-known 7'])
})

test('what stands before, and below a heading of the same level, holds for both', () => {
  const text = `Windows Server 2022 on all nodes.\n## Cluster A\nKubernetes 1.27\n## Cluster B\nKubernetes 1.29\n## Logs\nKubernetes says: no such host\n`
  const [a, b] = clusterParts([{ name: 'a.txt', text }])

  for (const part of [a, b]) {
    expect(part?.files[0]?.text).toContain('Windows Server 2022')
    expect(part?.files[0]?.text).toContain('no such host')
  }
  expect(a?.files[0]?.text).not.toContain('1.29')
  expect(a?.files[0]?.text.split('\n')).toHaveLength(text.split('\n').length)
})

test('an inventory of many clusters is read as one text', () => {
  const inventory = (n: number) =>
    Array.from({ length: n }, (_, i) => `## Cluster k8s-${i}\nKubernetes 1.27\n`).join('')
  expect(labels(inventory(8))).toHaveLength(8)
  expect(labels(inventory(9))).toEqual([])
})

describe('pools are judged with the settings of their cluster', () => {
  const create = (name: string, more: string) =>
    `az aks create -g g -n ${name} ${more} --kubernetes-version 1.30.0\n`
  const pool = (cluster: string) =>
    `az aks nodepool add -g g --cluster-name ${cluster} --name npwin --os-type Windows --os-sku Windows2022\n`

  test('the pool in the cluster that does not take it', () =>
    expect(
      errors(
        create('a', '--network-plugin kubenet') + create('b', '--network-plugin azure') + pool('a'),
      ).filter((one) => one.startsWith('pool-accepted')),
    ).toEqual(['pool-accepted 1']))

  test('the pool in the other one', () =>
    expect(
      errors(
        create('a', '--network-plugin kubenet') + create('b', '--network-plugin azure') + pool('b'),
      ).filter((one) => one.startsWith('pool-accepted')),
    ).toEqual([]))

  test('a pool of none that is named', () => {
    const text =
      create('a', '--network-plugin kubenet') +
      create('b', '--network-plugin azure') +
      pool('$CLUSTER')
    expect(errors(text).filter((one) => one.startsWith('pool-accepted'))).toEqual([])
    expect(of(text).unread.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/does not tell to which/),
    )
  })

  test('blocks of Terraform', () => {
    const cluster = (name: string, more: string) =>
      `resource "google_container_cluster" "${name}" {\n  name = "${name}"\n${more}}\n`
    const nodes = (name: string) =>
      `resource "google_container_node_pool" "win" {\n  cluster = google_container_cluster.${name}.name\n  node_config {\n    image_type = "WINDOWS_LTSC_CONTAINERD"\n  }\n}\n`
    const text = cluster('a', '  enable_autopilot = true\n') + cluster('b', '')
    expect(errors(text + nodes('b'))).toEqual([])
    expect(errors(text + nodes('a')).join()).toMatch(/pool-accepted/)
  })
})

describe('nodes that a text keeps apart', () => {
  const line = (ip: string, pods: number) =>
    `C:\\k\\kubelet.exe --node-ip=${ip} --max-pods=${pods} --cluster-dns=10.96.0.10 --hostname-override=win-${pods}`
  const two = (a: string, b: string) => `## Node A\n${a}\n## Node B\n${b}\n`
  const ids = (text: string) => of(text).findings.map(({ id }) => id)

  test('have values of their own', () => {
    expect(ids(two(line('10.0.0.4', 30), line('10.0.0.5', 60)))).not.toContain('values-disagree')
    expect(ids(`${line('10.0.0.4', 30)}\n${line('10.0.0.5', 60)}\n`)).toContain('values-disagree')
  })

  test('share what is decided for their cluster', () => {
    const other = line('10.0.0.5', 60).replace('10.96.0.10', '10.43.0.10')
    const found = of(two(line('10.0.0.4', 30), other)).findings
    expect(found.filter(({ id }) => id === 'values-disagree')).toMatchObject([
      { decisions: ['clusterDNS'] },
    ])
  })

  test.each(['Working node:', 'Windows node win-2:', '=== Server 2 ==='])('by %s', (head) =>
    expect(
      ids(`Broken node:\n${line('10.0.0.4', 30)}\n\n${head}\n${line('10.0.0.5', 60)}\n`),
    ).not.toContain('values-disagree'),
  )

  test.each(['## Node setup', '## Node', 'Node A is fine, node B is not.'])('not by %s', (head) =>
    expect(ids(`## Node A\n${line('10.0.0.4', 30)}\n${head}\n${line('10.0.0.5', 60)}\n`)).toContain(
      'values-disagree',
    ),
  )
})

test('a sentence about each of two clusters is judged by itself', () => {
  const text =
    'Two clusters. Cluster A: 1.27.4, Flannel with VNI 4096, works. Cluster B: 1.29.1, Windows Server 2022, Flannel VXLAN with VNI 1.\n'

  expect(errors(text)).toEqual(['vxlan-vni 1'])
  expect(errors(text.replace('VNI 1.', 'VNI 4097.'))).toEqual([])
})

test('files whose names differ in the environment alone are of several clusters', () => {
  const ids = (first: string, second: string) =>
    diagnose([
      { name: first, text: line('10.96.0.10', '10.244.0.0/16') },
      { name: second, text: line('10.43.0.10', '10.42.0.0/16') },
    ]).findings.map(({ id }) => id)
  expect(ids('kubelet-prod.txt', 'kubelet-staging.txt')).not.toContain('values-disagree')
  expect(ids('prod/kubelet.txt', 'test/kubelet.txt')).not.toContain('values-disagree')
  expect(ids('kubelet-prod.txt', 'start-test.txt')).toContain('values-disagree')
  expect(ids('kubelet.txt', 'kubelet-prod.txt')).toContain('values-disagree')
})
