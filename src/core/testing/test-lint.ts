import { describe, expect, test } from 'vitest'
import { lintManifests } from '../engine/lint/lint.ts'
import type { Known } from '../engine/lint/worlds.ts'
import type { Basis, Severity } from '../model/finding.ts'
import type { AnyLint } from '../model/lint.ts'

interface Case {
  readonly name: string
  readonly document: unknown
  /** What is known of the cluster; nothing unless said otherwise. */
  readonly known?: Known
}

interface Invalid extends Case {
  /** What the messages say, one finding each. */
  readonly messages: readonly (string | RegExp)[]
  readonly severity?: Severity
  readonly basis?: Basis
}

/** Runs a lint over documents that it must pass and documents that it must report. */
export function testLint(
  lint: AnyLint,
  { valid, invalid }: { readonly valid: readonly Case[]; readonly invalid: readonly Invalid[] },
): void {
  const report = ({ document, known = {} }: Case) =>
    lintManifests([{ name: 'a.json', text: JSON.stringify(document) }], known, [lint])

  describe(`${lint.id} on documents`, () => {
    test.each(valid.map((one) => [one.name, one] as const))('accepts %s', (_, one) => {
      expect(report(one)).toMatchObject({ findings: [], questions: [] })
    })
    test.each(invalid.map((one) => [one.name, one] as const))('reports %s', (_, one) => {
      const { findings } = report(one)
      expect(findings.map(({ message }) => message)).toEqual(
        one.messages.map((message) => expect.stringMatching(message)),
      )
      for (const found of findings) {
        expect(found).toMatchObject({ id: lint.id, file: 'a.json' })
        if (one.severity) expect(found.severity).toBe(one.severity)
        if (one.basis) expect(found.basis).toBe(one.basis)
        expect(lint.decisions).toEqual(expect.arrayContaining([...found.decisions]))
        if (found.severity !== 'info') expect(found.sources).not.toEqual([])
      }
    })
  })
}
