import { expect, test } from 'vitest'
import { foundIn } from './found-in.ts'

const text = 'kubelet --v=4, kube-proxy --v=6, flanneld'

test.each<[string, RegExp]>([
  ['matches with groups', /(kube\S+) --v=(?<level>\d)/g],
  ['a pattern that matches an empty place', /x?/g],
  ['matches that would overlap', /[a-z](?:[a-z]|-)[a-z]/g],
  ['what is not there', /containerd/g],
  ['what stands before', /(?<=--v=)\d/g],
])('%s', (_, pattern) => {
  expect([...foundIn({ text }, pattern)]).toEqual([...text.matchAll(pattern)])
})

test('a pattern may be used between two matches, and starts anew', () => {
  const pattern = /--v=(\d)/g
  const levels: (string | undefined)[] = []
  for (const [, level] of foundIn({ text }, pattern)) {
    expect(pattern.test(text)).toBe(true)
    levels.push(level)
  }
  expect(levels).toEqual(['4', '6'])
  for (const [whole] of foundIn({ text }, pattern)) {
    expect(whole).toBe('--v=4')
    break
  }
  expect(pattern.test(text)).toBe(true)
})

test('each place counts once where a match is empty', () => {
  expect([...foundIn({ text: 'ab' }, /(?=[ab])/g)].map(({ index }) => index)).toEqual([0, 1])
})
