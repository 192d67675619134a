import { expect, test } from 'vitest'
import { documentFlaws } from './document-flaws.ts'
import { resolveSource } from './sources/index.ts'

test('ids are unique, every flaw is cited', () => {
  const ids = documentFlaws.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { why } of documentFlaws) {
    expect(why.sources.length).toBeGreaterThan(0)
    for (const ref of why.sources) expect(resolveSource(ref), ref).toBeDefined()
  }
})
