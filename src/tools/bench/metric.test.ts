import { expect, test } from 'vitest'
import { mean, median, percentile } from './metric.ts'

test('medians, means and percentiles', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(mean([1, 2, 6])).toBe(3)
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1)
  expect(percentile(hundred, 95)).toBe(95)
  expect(percentile([7], 95)).toBe(7)
})
