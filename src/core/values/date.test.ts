import { expect, test } from 'vitest'
import { isDay, isMonthsLater } from './date.ts'

test.each([
  ['2026-08-31', '2027-02-28', 6, false],
  ['2026-08-31', '2027-03-01', 6, true],
  ['2026-01-15', '2026-07-15', 6, false],
  ['2026-01-15', '2026-07-16', 6, true],
  ['2025-06-30', '2025-12-31', 6, true],
])('from %s, %s is more than %i months later: %s', (date, today, count, expected) =>
  expect(isMonthsLater(date, today, count)).toBe(expected),
)

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['tomorrow', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))
