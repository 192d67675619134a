import { expect, test } from 'vitest'
import { evaluate, initialChoices } from '../../core/plan.ts'
import { addressText, endsOf, overlapsOf, pointOf, scaleOf, type Range } from './ranges.ts'

const scenarioWith = (given: Partial<typeof initialChoices>) =>
  evaluate({ ...initialChoices, ...given }).scenario

const endsIn = (text: string) => {
  const [range] = scenarioWith({ clusterCIDR: text }).clusterCIDR.value ?? []
  return range && endsOf(range)
}

const range = (label: string, text: string): Range => {
  const ends = endsIn(text)
  if (!ends) throw new Error(text)
  return { label, text, ...ends, points: [] }
}

const addressOf = (text: string) =>
  pointOf('', scenarioWith({ nodeIP: text }).nodeIP.value?.[0])[0]?.at

test('addresses are read and written back', () => {
  expect(addressText(addressOf('10.244.1.255') ?? 0)).toBe('10.244.1.255')
})

test.each(['', '10.0.0', '10.0.0.256', '010.0.0.1', '::1'])('%j is no dot', (text) =>
  expect(addressOf(text)).toBeUndefined(),
)

test.each(['10.0.0.0', '10.0.0.0/33', '010.0.0.0/8', 'fd00::/64'])('%j is no line', (text) =>
  expect(endsIn(text)).toBeUndefined(),
)

test('a range within another overlaps it where it lies', () => {
  const overlaps = overlapsOf([range('a', '10.0.0.0/8'), range('b', '10.244.0.0/16')])
  expect(overlaps).toEqual([
    { first: addressOf('10.244.0.0'), last: addressOf('10.244.255.255'), labels: ['a', 'b'] },
  ])
})

test('ranges side by side do not overlap', () =>
  expect(overlapsOf([range('a', '10.0.0.0/24'), range('b', '10.0.1.0/24')])).toEqual([]))

test('the scale keeps the order of addresses and ends at 0 and 1', () => {
  const ranges = [range('a', '10.96.0.0/12'), range('b', '10.127.130.0/24')]
  const at = scaleOf(ranges)
  const places = ['10.96.0.0', '10.111.0.0', '10.112.0.0', '10.127.130.0', '10.127.130.255'].map(
    (text) => at(addressOf(text) ?? 0),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBe(0)
  expect(at(addressOf('10.127.131.0') ?? 0)).toBe(1)
})
