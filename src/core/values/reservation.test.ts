import { expect, test } from 'vitest'
import { amountOf, pairsOf, parseReservation, spellReservation } from './reservation.ts'

test('pairs in order, blanks aside', () =>
  expect(pairsOf('cpu=100m, memory = 1843Mi,x')).toEqual([
    ['cpu', '100m'],
    ['memory', '1843Mi'],
    ['x', ''],
  ]))

test('an empty reservation keeps nothing', () => expect(parseReservation(' ')).toEqual([]))

test.each(['cpu', 'cpu=', '=1', 'cpu=1,', 'cpu=one', 'cpu=-1'])('%j is none', (text) =>
  expect(parseReservation(text)).toBeUndefined(),
)

test('it is written without blanks', () =>
  expect(spellReservation(' cpu = 1 , memory=2Gi')).toBe('cpu=1,memory=2Gi'))

test('the amounts of a resource add up', () => {
  const reserved = parseReservation('cpu=100m,memory=1Gi,cpu=1') ?? []
  expect(amountOf(reserved, 'cpu')).toBeCloseTo(1.1)
  expect(amountOf(reserved, 'pid')).toBe(0)
})
