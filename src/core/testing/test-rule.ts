import { describe, expect, test } from 'vitest'
import { newestVerified } from '../catalog/kubernetes/index.ts'
import { ofPlansOnly } from '../engine/diagnose/judging/plans-only.ts'
import { judge } from '../engine/evaluate.ts'
import { resolve } from '../engine/resolve.ts'
import { differenceFromKept } from '../golden/kept-files.ts'
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

/** What only a plan has; a node that exists was written by somebody else. */
const ofAPlan = /\b(?:the|this) plan\b|\bthe(?:se)? files\b|\bgenerated\b/i

/**
 * Runs a rule over scenarios that it must pass and scenarios that it must report, and compares the
 * complete findings with those that are kept as a golden file.
 */
export function testRule(rule: AnyRule, { base = 'current', valid, invalid }: Cases): void {
  const start = presets.find(({ id }) => id === base)?.choices
  if (!start) throw new Error(`no preset ${base}`)
  // What is kept shall stay when the newest minor moves.
  const namedVersion: Given =
    start.kubernetesVersion === newestVerified ? { kubernetesVersion: '1.36' } : {}
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
          if (!ofPlansOnly.has(rule.id)) {
            expect(`${found.message} ${found.remediation}`).not.toMatch(ofAPlan)
          }
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
    test('finds what is kept, to the word', () => {
      const findings = invalid.map(({ given }) => ({
        given,
        findings: findingsOf({ ...namedVersion, ...given }),
      }))
      const name = base === 'current' ? rule.id : `${rule.id}@${base}`
      const text = `${JSON.stringify(findings, null, 2)}\n`
      expect(differenceFromKept(`findings/${name}.json`, text)).toBeUndefined()
    })
  })
}
