import { expect, test } from 'vitest'
import { compareVersions, isAtLeast } from '../../values/version.ts'
import { hypervDefects } from './containerd.ts'
import { isHitBy, lineOf, nearestLine, runtimes } from './index.ts'

const { containerd } = runtimes

test('lines come oldest first and end where they began or later', () => {
  for (const { lines } of Object.values(runtimes)) {
    expect(lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).toSorted(compareVersions))
    for (const { first, last } of lines) {
      expect(isAtLeast(last.value, first) || first.startsWith(last.value)).toBe(true)
    }
  }
})

test('a release belongs to its line', () => {
  expect(lineOf(containerd, '1.7.28')?.id).toBe('1.7')
  expect(lineOf(containerd, '1.6.1+azure')?.id).toBe('1.6')
  expect(lineOf(containerd, '2.4.0')).toBeUndefined()
})

test('an unread line goes by the newest before it', () => {
  expect(nearestLine(containerd, '2.4.0').id).toBe('2.3')
  expect(nearestLine(containerd, '1.2.0').id).toBe('1.4')
})

test('defects have ends', () => {
  const ids = (version: string) =>
    hypervDefects.filter((one) => isHitBy(one, version)).map(({ id }) => id)
  expect(ids('2.2.2')).toEqual(['empty-sandbox-platform'])
  expect(ids('2.2.3')).toEqual([])
  expect(ids('2.3.0')).toEqual(['schema-2.9-guest'])
  expect(ids('1.7.34')).toEqual([])
})
