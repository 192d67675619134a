import { expect, test } from 'vitest'
import { resolveSource } from './sources/index.ts'
import { troubles } from './troubleshooting.ts'

test('ids are unique, causes are cited, symptoms and fixes are said', () => {
  const ids = troubles.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { cause, fix, symptom } of troubles) {
    expect(symptom).toMatch(/^\S.*[^.]$/)
    expect(cause.value).toMatch(/^\S.*\.$/)
    expect(fix).toMatch(/^\S.*\.$/)
    expect(cause.sources.length).toBeGreaterThan(0)
    for (const ref of cause.sources) expect(resolveSource(ref), ref).toBeDefined()
  }
})
