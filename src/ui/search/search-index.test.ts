import { expect, test } from 'vitest'
import { createGenerator } from '../../core/files.ts'
import { evaluate, initialChoices } from '../../core/plan.ts'
import { entriesOf, excerpt, search } from './search-index.ts'

const evaluation = evaluate(initialChoices)
const entries = entriesOf(evaluation, createGenerator()(evaluation))
const first = (query: string) => search(entries, query)[0]

test.each([
  ['vni', 'Field', 'VXLAN network identifier (VNI)'],
  ['clusterDNS', 'Field', 'DNS service IP'],
  ['review', 'Page', 'Review and download'],
  ['kubelet-args', 'File', 'node/kubelet-args.txt'],
] as const)('%s is found as %s', (query, kind, title) => {
  expect(first(query)).toMatchObject({ kind, title })
})

test('a flag is found in the line that has it', () => {
  expect(first('--hostname-override')).toMatchObject({
    kind: 'Line',
    place: { page: 'review', file: 'node/kubelet-args.txt' },
  })
})

test('a field leads to itself', () => {
  expect(first('node ip')).toMatchObject({ field: 'nodeIP', place: { topic: 'addresses' } })
})

test('all words must be there, and no word finds nothing', () => {
  expect(search(entries, 'vni nonsense-word')).toEqual([])
  expect(search(entries, '  ')).toEqual([])
})

test('of lines those come first that begin with the words', () => {
  const lines = search(entries, 'exception').filter(({ kind }) => kind === 'Line')
  expect(lines[0]).toMatchObject({ place: { file: expect.stringMatching(/^cni\/|cni\.conf/) } })
})

test('a long line is shown from where the words stand', () => {
  const line = "throw ('{0} could not be fetched: {1}' -f $Url, $_.Exception.Message)"
  expect(excerpt(line, 'exception')).toBe('…-f $Url, $_.Exception.Message)')
  expect(excerpt('"Exceptions": [', 'exception')).toBe('"Exceptions": [')
})
