import { expect, test } from 'vitest'
import { allEntries, searchEntries } from './search-entries.ts'

const titles = (query: string) => searchEntries(query).map(({ entry }) => entry.title)

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
