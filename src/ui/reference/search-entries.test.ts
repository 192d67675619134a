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

test('a long text of which no entry has most words finds nothing', () =>
  expect(searchEntries('qqqqzz wwwwzz eeeezz rrrrzz overlay')).toEqual({
    found: [],
    isPartial: false,
  }))
