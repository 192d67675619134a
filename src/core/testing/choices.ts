import fc from 'fast-check'
import { valuesOf } from '../engine/options.ts'
import { decisionIds, decisionOf } from '../model/decisions.ts'
import { initialChoices } from '../model/presets/define.ts'
import type { Choices, DecisionId } from '../model/scenario.ts'

/** Any value that a decision takes; `text` makes the open ones. */
function valueOf(id: DecisionId, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const decision = decisionOf(id)
  const automatic = decision.auto ? [fc.constant('auto')] : []
  switch (decision.kind) {
    case 'closed':
    case 'boolean':
      return fc.oneof(...automatic, fc.constantFrom(...valuesOf(id)))
    case 'number':
      return fc.integer({ min: decision.min, max: decision.max })
    case 'list':
      return fc.array(
        text.filter((item) => item !== ''),
        { maxLength: 4 },
      )
    case 'text':
      return fc.oneof(...automatic, text)
  }
}

/** Choices whose closed decisions are any, and whose open ones are those of the preset `current`. */
export const anyClosedChoices: fc.Arbitrary<Choices> = fc
  .record(
    Object.fromEntries(
      decisionIds
        .filter((id) => valuesOf(id).length > 0)
        .map((id) => [id, valueOf(id, fc.string())]),
    ),
  )
  .map((values) => ({ ...initialChoices, ...values }))

/** Choices of every kind, with `text` for what people type. */
export const anyChoices = (text: fc.Arbitrary<string>): fc.Arbitrary<Choices> =>
  fc
    .record(Object.fromEntries(decisionIds.map((id) => [id, valueOf(id, text)])))
    .map((values) => ({ ...initialChoices, ...values }))

/** What people paste and attackers type. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    "it's",
    '"quoted"',
    '\u2018single\u2019 \u201clow\u201e',
    '$(calc.exe)',
    '`n$env:PATH',
    'a; Remove-Item C:\\ -Recurse',
    'line\nbreak',
    '# comment',
    '- yes: {no: [on]}',
    '0644',
    '${IFS}',
    '"]\n[plugins]',
    '‑‑dash',
    '<#',
    '#>',
    'a,b',
    '%2C+&=#',
    '__proto__',
    'constructor=true',
    'registry.example/pause:toString',
  ),
)
