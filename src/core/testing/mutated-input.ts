import fc from 'fast-check'
import { diagnose } from '../diagnose.ts'
import { customerCases } from './cases/customer-cases.ts'
import { pastedCases } from './cases/pasted-cases.ts'

const texts = [
  ...customerCases.flatMap(({ files }) => files.map(({ text }) => text)),
  ...pastedCases.map(({ text }) => text),
]
const lines = texts.flatMap((text) => text.split('\n'))

/** What breaks readers: ends of files, marks of other formats, odd characters. */
const odd = fc.constantFrom(
  '',
  '\0',
  '\uFEFF',
  '\u2028',
  '\r',
  '\t',
  '"',
  "'",
  '`',
  '{',
  '}',
  '[',
  ']',
  '---',
  '```',
  '&a *a',
  '$(',
  '%x%',
  '<<',
  ': ',
  '- ',
  '|',
  '#',
  '\\',
  '\uD800',
  '“',
  '：',
)

/** Names that every object has, which no table must take for its own. */
const inherited = fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty')

/** A text as somebody sends it, with parts cut out, doubled, moved and spoilt. */
export const mutatedText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.tuple(
        fc.constantFrom('cut', 'double', 'insert', 'line', 'word', 'end'),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(60),
        odd,
        fc.constantFrom(...lines),
        inherited,
      ),
      { minLength: 1, maxLength: 8 },
    ),
  )
  .map(([text, changes]) => {
    let changed = text
    for (const [what, share, length, mark, line, name] of changes) {
      const at = Math.floor(share * changed.length)
      const before = changed.slice(0, at)
      const after = changed.slice(at)
      if (what === 'cut') changed = before + after.slice(length)
      else if (what === 'double') changed = before + after.slice(0, length) + after
      else if (what === 'insert') changed = before + mark + after
      else if (what === 'line') changed = `${before}\n${line}\n${after}`
      else if (what === 'word') changed = before + after.replace(/[A-Za-z_][\w.-]*/, name)
      else changed = before
    }
    return changed
  })

/** What no text may do: make it throw, or give a place outside of it. */
export function faultsOfDiagnosis(text: string): readonly string[] {
  try {
    const { observations, findings, unread } = diagnose([{ name: 'a.txt', text }])
    const last = text.split(/\r\n|\n|\r/).length
    const outside = [...observations, ...findings, ...unread].filter(
      ({ line = 1, column = 1 }) => !(line >= 1 && line <= last && column >= 1),
    )
    const sourceless = findings.filter(
      ({ severity, sources }) =>
        (severity === 'error' || severity === 'warning') && sources.length === 0,
    )
    return [
      ...outside.map((one) => `a place outside of the text: ${JSON.stringify(one)}`),
      ...sourceless.map(({ id }) => `${id} has no source`),
    ]
  } catch (error) {
    return [`it throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`]
  }
}
