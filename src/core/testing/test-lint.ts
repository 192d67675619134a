import { describe, expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import { byGravity } from '../engine/evaluate.ts'
import { createLinter } from '../engine/lint/lint-parsed.ts'
import { possibleOf, type Known } from '../engine/lint/worlds.ts'
import type { Basis, Severity } from '../model/finding.ts'
import type { AnyLint } from '../model/lint.ts'
import type { AnyParsed } from '../model/parsed.ts'

interface CaseBase {
  readonly name: string
  /** What is known of the cluster; nothing unless said otherwise. */
  readonly known?: Known
}

/** A manifest as a value, or the text of a document of any kind. */
type Case = CaseBase & ({ readonly document: unknown } | { readonly text: string })

type Invalid = Case & {
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
  describe(`${lint.id} on documents`, () => {
    test.each(valid.map((one) => [one.name, one] as const))('accepts %s', (_, one) => {
      expect(report(lint, one)).toMatchObject({ findings: [], questions: [] })
    })
    test.each(invalid.map((one) => [one.name, one] as const))('reports %s', (_, one) => {
      const { findings } = report(lint, one)
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

function report(lint: AnyLint, one: Case) {
  const text = 'text' in one ? one.text : JSON.stringify(one.document)
  const { documents } = readFiles([{ name: 'a.json', text }])
  const parsed = documents.flatMap(({ reading }) => reading.parsed ?? [])
  const setup: AnyParsed = {
    kind: 'setup',
    value: {
      observations: documents.flatMap(({ reading }) => reading.observations ?? []),
      parsed,
    },
    title: 'the setup',
    placeOf: () => ({ file: 'a.json', line: 1, column: 1 }),
  }
  const own = [...parsed, setup].filter(({ kind }) => kind === lint.on)
  // A lint that gets nothing to look at passes everything.
  expect(own).not.toEqual([])
  const linted = own.map(createLinter([lint], possibleOf(one.known ?? {})))
  return {
    findings: linted.flatMap(({ findings }) => findings).toSorted(byGravity),
    questions: linted.flatMap(({ questions }) => questions),
  }
}
