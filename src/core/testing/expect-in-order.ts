import { expect } from 'vitest'

/** Expects every part in a text, or every item in a list, each before the next. */
export function expectInOrder(whole: string | readonly string[], parts: readonly string[]): void {
  const placeOf = (part: string) => whole.indexOf(part)
  expect(parts.filter((part) => placeOf(part) < 0)).toEqual([])
  expect(parts.toSorted((a, b) => placeOf(a) - placeOf(b))).toEqual(parts)
}
