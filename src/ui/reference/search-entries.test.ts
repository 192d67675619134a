import { expect, test } from 'vitest'
import { allEntries, searchEntries } from './search-entries.ts'

const titles = (query: string) => searchEntries(query).found.map(({ entry }) => entry.title)

test('every section is searched', () =>
  expect(new Set(allEntries.map(({ section }) => section)).size).toBe(12))

test('a flag is found by its name', () =>
  expect(titles('--network-plugin')[0]).toBe('kubelet --network-plugin'))

test('parts of a name are enough', () =>
  expect(titles('network plugin')).toContain('kubelet --network-plugin'))

test('a typo is forgiven', () => expect(titles('overlaay')).toContain('Overlay'))

test('a message is found by its words', () =>
  expect(titles('failed to setup network for sandbox')[0]).toBe(
    'failed to setup network for sandbox',
  ))

test('every word counts', () => expect(titles('overlay zzzzzz')).toEqual([]))

test('a long message with words of its own gives what has most of them, and says so', () => {
  const { found, isPartial } = searchEntries(
    'container operating system does not match the host operating system on pool7 since the patchday',
  )
  expect(isPartial).toBe(true)
  expect(found[0]?.entry.title).toMatch(/operating system does not match/i)
  expect(searchEntries('failed to setup network for sandbox').isPartial).toBe(false)
})

test.each([
  ['which containerd for 2025?', 'Windows Server 2025, as a host'],
  ['windows server 2025 kubernetes version', 'Windows Server 2025, as a host'],
  ['NodePort source IP', 'Way and source IP at a NodePort, externalTrafficPolicy Cluster'],
  ['dual stack windows', 'IPv4 and IPv6 (dual-stack)'],
  ['kube-proxy DSR', 'kube-proxy --enable-dsr'],
  ['vsphere nested virtualization', 'VMware vSphere'],
  ['calico bgp windows', 'Calico'],
  ['mtu overlay', 'Overlay'],
  ['what is the version skew in 1.34', 'Kubernetes 1.34'],
])('what an architect asks is answered among the first three: %s', (query, title) =>
  expect(titles(query).slice(0, 3)).toContain(title),
)

test('a name alone leads to what has the name', () => {
  for (const name of ['Calico', 'flannel', 'containerd 1.7', 'server 2025']) {
    expect(titles(name)[0]?.toLowerCase()).toContain(name.toLowerCase())
    expect(searchEntries(name).found[0]?.section).toMatch(/^(?:networking|runtimes|windows)$/)
  }
})

test('small words alone are looked for as they stand', () =>
  expect(titles('is not')).not.toEqual([]))

test('a long text of which no entry has most words finds nothing', () =>
  expect(searchEntries('qqqqzz wwwwzz eeeezz rrrrzz overlay')).toEqual({
    found: [],
    isPartial: false,
  }))
