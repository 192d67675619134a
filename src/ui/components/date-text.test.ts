import { expect, test } from 'vitest'
import { dateText, isOlderThan } from './date-text.ts'

test('a date is written out', () => expect(dateText('2026-08-31')).toBe('31 August 2026'))

test.each([
  ['2026-11-21', false],
  ['2027-02-28', false],
  ['2027-03-01', true],
])('facts of 31 August 2026 on %s: older than six months is %s', (today, expected) =>
  expect(isOlderThan('2026-08-31', today, 6)).toBe(expected),
)
