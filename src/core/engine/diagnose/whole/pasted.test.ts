import { describe, expect, test } from 'vitest'
import { pastedCases } from '../../../testing/cases/pasted-cases.ts'
import { diagnose } from '../diagnose.ts'

describe.each(pastedCases.map((one) => [one.id, one] as const))('%s', (_, one) => {
  const { observations, findings, collect } = diagnose([{ name: 'a.txt', text: one.text }])

  test('is read', () => {
    const read = observations.map(({ name, value, line }) => [name, value, line])
    for (const fact of one.facts) expect(read).toContainEqual(fact)
  })

  test('shows its faults, and no other errors', () => {
    const found = findings.map(({ severity, id, line }) => [severity, id, line])
    for (const finding of one.findings) expect(found).toContainEqual(finding)
    const wanted = new Set(one.findings.map(([, id]) => id))
    const others = findings.filter(
      ({ severity, id }) =>
        (severity === 'error' || (severity === 'warning' && one.isClean)) && !wanted.has(id),
    )
    expect(others).toEqual([])
    if (one.isClean) expect(collect.length).toBeGreaterThan(0)
  })
})
