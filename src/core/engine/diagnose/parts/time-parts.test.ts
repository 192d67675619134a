import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { timeParts } from './time-parts.ts'

const node = (version: string) =>
  `NAME STATUS ROLES AGE VERSION OS-IMAGE KERNEL-VERSION\nwin-1 Ready <none> 9d ${version} Windows Server 2019 Datacenter 10.0.17763.5820\n`
const line =
  'C:\\k\\kubelet.exe --cgroups-per-qos=false --enforce-node-allocatable= --network-plugin=cni\n'
const found = (files: Readonly<Record<string, string>>) =>
  diagnose(Object.entries(files).map(([name, text]) => ({ name, text })))
const grave = (files: Readonly<Record<string, string>>) =>
  found(files)
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, file }) => `${id} ${file}`)

test.each([
  [['before/nodes.txt', 'after/nodes.txt'], 2],
  [['nodes-before.txt', 'nodes-after.txt'], 2],
  [['pre-upgrade.log', 'post-upgrade.log', 'readme.md'], 2],
  [['C:\\sent\\before_upgrade\\a.txt', 'C:\\sent\\after_upgrade\\a.txt'], 2],
  [['before.txt', 'nodes.txt'], 0],
  [['after/x.txt', 'a.txt'], 0],
  [['beforehand.txt', 'aftermath.txt'], 0],
  [['before/up/there/a.txt', 'before/up/there/b.txt'], 0],
] as const)('%j has %i times', (names, count) => {
  const parts = timeParts(names.map((name) => ({ name, text: 'x' })))
  expect(parts).toHaveLength(count)
})

test('values of before and after an upgrade do not contradict each other', () => {
  const files = { 'before.txt': node('v1.23.15'), 'after.txt': node('v1.24.9') }
  expect(grave(files)).toEqual([])
  expect(found(files).scenario.kubernetesRelease).toBe('1.24.9')
  expect(grave({ 'a.txt': node('v1.23.15'), 'b.txt': node('v1.24.9') })).toContain(
    'values-disagree a.txt',
  )
})

test('what was right before the upgrade is no fault of it', () => {
  const versions = { 'before/nodes.txt': node('v1.23.15'), 'after/nodes.txt': node('v1.24.9') }
  expect(grave({ ...versions, 'before/kubelet.txt': line })).toEqual([])
  expect(grave({ ...versions, 'after/kubelet.txt': line })).toContain(
    'flag-known after/kubelet.txt',
  )
  expect(grave({ ...versions, 'kubelet.txt': line })).toContain('flag-known kubelet.txt')
})

test('headings of one text tell the times apart too', () => {
  const text = (first: string, second: string) =>
    `${first}\n\n${node('v1.23.15')}\n${second}\n\n${node('v1.24.9')}`
  for (const heads of [
    ['## Before the upgrade', '## After the upgrade'],
    ['Before upgrade:', 'After upgrade:'],
    ['=== before the cluster update ===', '=== after the cluster update ==='],
  ] as const) {
    expect(grave({ 'a.md': text(heads[0], heads[1]) }), heads[0]).toEqual([])
  }
  expect(grave({ 'a.md': text('Before we upgraded it ran.', 'After it, no.') })).not.toEqual([])
})
