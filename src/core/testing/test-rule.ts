import { describe, expect, test } from 'vitest'
import { judge } from '../engine/evaluate.ts'
import { resolve } from '../engine/resolve.ts'
import type { Basis, Severity } from '../model/finding.ts'
import { presets, type PresetId } from '../model/presets/index.ts'
import type { AnyRule } from '../model/rule.ts'
import type { Choices } from '../model/scenario.ts'

type Given = Partial<Choices>

interface Invalid {
  readonly given: Given
  readonly message?: RegExp
  readonly severity?: Severity
  readonly basis?: Basis
  readonly suggestion?: Given
  /** How many findings; one unless said otherwise. */
  readonly count?: number
}

interface Cases {
  /** The preset under the partial scenarios; `current` unless said otherwise. */
  readonly base?: PresetId
  readonly valid: readonly Given[]
  readonly invalid: readonly Invalid[]
}

/** Runs a rule over scenarios that it must pass and scenarios that it must report. */
export function testRule(rule: AnyRule, { base = 'current', valid, invalid }: Cases): void {
  const start = presets.find(({ id }) => id === base)?.choices
  if (!start) throw new Error(`no preset ${base}`)
  const findingsOf = (given: Given) => judge(rule, resolve({ ...start, ...given }))

  describe(`${rule.id} on ${base}`, () => {
    if (valid.length === 0 || invalid.length === 0) throw new Error('both kinds of cases are due')
    test.each(valid.map((given) => [JSON.stringify(given), given] as const))(
      'accepts %s',
      (_, given) => {
        expect(findingsOf(given)).toEqual([])
      },
    )
    test.each(invalid.map((one) => [JSON.stringify(one.given), one] as const))(
      'reports %s',
      (_, { given, message, severity, basis, suggestion, count = 1 }) => {
        const findings = findingsOf(given)
        expect(findings).toHaveLength(count)
        for (const found of findings) {
          expect(found.id).toBe(rule.id)
          if (severity) expect(found.severity).toBe(severity)
          if (basis) expect(found.basis).toBe(basis)
          expect(rule.decisions).toEqual(expect.arrayContaining([...found.decisions]))
          if (found.severity === 'error' || found.severity === 'warning') {
            expect(found.sources).not.toEqual([])
          }
        }
        if (message) expect(findings.map((found) => found.message).join('\n')).toMatch(message)
        if (suggestion) expect(findings[0]?.suggestion).toEqual(suggestion)
      },
    )
  })
}
