import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSource } from '../catalog/sources/index.ts'
import type { GeneratedFile } from '../model/artifact.ts'
import { decisionIds, decisionOf } from '../model/decisions.ts'
import { presets } from '../model/presets/index.ts'
import type { Choices } from '../model/scenario.ts'
import { anyChoices, anyClosedChoices, hostileText } from '../testing/choices.ts'
import { createChecker } from '../testing/invariants.ts'
import { scanPowerShell, scanShell } from '../testing/script-literals.ts'
import { evaluate, hasErrors } from './evaluate.ts'
import { createGenerator, generate } from './generate.ts'
import { repairs } from './repair/repair.ts'

const check = createChecker()
const errorsOf = (choices: Choices) =>
  evaluate(choices).findings.filter(({ severity }) => severity === 'error')
const filesOf = (choices: Choices) => generate(evaluate(choices), resolveSource)

describe('presets', () => {
  test.each(presets.map((preset) => [preset.id, preset.choices] as const))(
    '%s keeps every invariant',
    (_, choices) => expect(check(choices)).toEqual([]),
  )

  test.each(presets.map((preset) => [preset.id, preset.choices] as const))(
    '%s has errors only where it is meant to fail',
    (id, choices) => {
      if (id === 'hyperv-1.14') expect(errorsOf(choices)).not.toEqual([])
      else expect(errorsOf(choices)).toEqual([])
    },
  )

  test('a clean, current node has at most three warnings', () => {
    const { findings } = evaluate(presets[0].choices)
    expect(findings.filter(({ severity }) => severity === 'warning').length).toBeLessThanOrEqual(3)
  })
})

test('any closed choices keep every invariant', () =>
  fc.assert(
    fc.property(anyClosedChoices, (choices) => {
      expect(check(choices)).toEqual([])
    }),
    { numRuns: 250 },
  ))

test('any text keeps every invariant', () =>
  fc.assert(
    fc.property(anyChoices(hostileText), (choices) => {
      expect(check(choices)).toEqual([])
    }),
    { numRuns: 150 },
  ))

test('the same scenario gives the same bytes on any day', () => {
  const realDate = globalThis.Date
  const bytes = () => presets.flatMap(({ choices }) => filesOf(choices).map(({ text }) => text))
  const today = bytes()
  try {
    globalThis.Date = class extends realDate {
      constructor() {
        super('2031-02-03')
      }
    } as DateConstructor
    expect(bytes()).toEqual(today)
  } finally {
    globalThis.Date = realDate
  }
})

/** Breaks out of every string, comment and line that forgets to quote, and leaves a mark where it lands. */
const mark = 'Zmark'
const hostile: readonly string[] = [
  `a'; ${mark}; '`,
  `a"; ${mark}; "`,
  `a\u2019; ${mark}; \u2018`,
  `a\u201d; ${mark}; \u201c`,
  `$(${mark})`,
  `\`$(${mark})\``,
  `a\n${mark}\n`,
  `a #> ${mark} <# `,
  `a\n'@\n${mark}\n@'`,
  `: [${mark}`,
  `a --${mark}=b`,
  `${mark} %PATH% ^& \\`,
]

describe('what people type never becomes code', () => {
  const open = decisionIds.filter((id) => ['text', 'list'].includes(decisionOf(id).kind))
  const bases = presets
    .filter(({ id }) => id !== 'hyperv-1.14')
    .map(({ choices }) => ({
      choices,
      generator: createGenerator(resolveSource),
    }))

  test.each(open)('%s', (id) => {
    for (const { choices, generator } of bases) {
      for (const text of hostile) {
        const value = decisionOf(id).kind === 'list' ? [text] : text
        const files = generator(evaluate({ ...choices, [id]: value }))
        expect(files.flatMap((file) => leaksOf(file, text))).toEqual([])
      }
    }
  })
})

/** Whether something runs the file: to write the others costs more than to read these. */
const isRun = (path: string) => /\.(?:ps1|sh)$|-args\.txt$/.test(path)

test('what runs is known by its name', () => {
  const scripts = presets
    .flatMap(({ choices }) => filesOf(choices))
    .filter(({ language }) => language === 'powershell' || language === 'shell')
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter(({ path }) => !isRun(path))).toEqual([])
})

/** Where the mark stands outside a string or comment, or the text inside a string is another. */
function leaksOf(file: GeneratedFile, given: string): readonly string[] {
  const { path } = file
  if (!isRun(path)) return []
  const { text, language } = file
  if (!text.includes(mark)) return []
  if (path.endsWith('-args.txt')) {
    const lines = text.split('\n').filter((line) => new RegExp(`^(?:--)?${mark}`).test(line))
    return lines.map((line) => `${path}: ${line}`)
  }
  const { code, literals } = (language === 'shell' ? scanShell : scanPowerShell)(text)
  const leaks = code.split('\n').filter((line) => line.includes(mark))
  // What stands before an @ may be credentials, which no file holds.
  const kept = given.slice(given.indexOf('@') + 1)
  const changed = literals.filter((one) => one.includes(mark) && !one.includes(kept))
  return [...leaks, ...changed].map((line) => `${path}: ${line}`)
}

test('every error has a suggestion, or a repair that removes it', () => {
  fc.assert(
    fc.property(anyClosedChoices, (choices) => {
      const evaluation = evaluate(choices)
      const stuck = evaluation.findings.filter(
        ({ severity, suggestion }) => severity === 'error' && !suggestion,
      )
      if (stuck.length > 0) expect(repairs(evaluation).repairs).not.toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('choices without errors are found among random ones', () => {
  const sample = fc.sample(anyClosedChoices, { numRuns: 2_000, seed: 1 })
  expect(sample.some((choices) => !hasErrors(evaluate(choices).findings))).toBe(true)
})
