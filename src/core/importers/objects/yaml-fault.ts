import type { Document } from '../../model/document.ts'
import type { Observation, Problem } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { escapesIn, keyRepeated, tabsIn } from '../tree.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A key, an item, a comment, or the end of what stands between braces. */
const data =
  /^[ \t]{0,80}(?:- )*(?:["']?[\w./-]{1,80}["']?[ \t]?:(?:\s|$)|[\w.-]{1,80}:\S|- \S|-$|#|---(?:\s|$)|[}\]]|["'][^"'\n]{0,200}["'])/

/** What whoever pastes leaves out, and what a template puts in before anybody reads it as YAML. */
const unfinished = new RegExp(
  acrossLines`
    ^[ \t]{0,80}(?:\.{3}|\u2026|\[(?:\.{3}|\u2026)\]|[<[]?snip\b|<\.{3}>)
    |\{\{|\{%|<%|<[a-z][\w ]{0,40}-{3}|\$\{[\w.]{1,60}\}|@\w[\w.-]{0,60}@
    |%(?!
      (?:
        CONTAINER_SANDBOX_MOUNT_POINT
        |Program(?:Files|Data)|System(?:Root|Drive)|USERPROFILE|COMPUTERNAME|windir|TE?MP|PATH
      )%
    )\w[\w.-]{0,60}%
    |\[\[
  `,
  'm',
)

const reason = /^This cannot be read as YAML: ([^.]{1,200})\./

/**
 * Where a text that is YAML throughout breaks its form. What stands beside words, is cut or filled in
 * later is left alone: there the fault is likely whoever pasted it.
 */
export function faultsOfForm(doc: Document, problems: readonly Problem[]): readonly Observation[] {
  const broken = problems.flatMap(({ message, ...place }) => {
    const why = reason.exec(message)?.[1]
    return why === undefined ? [] : [{ ...place, why }]
  })
  const [first] = broken
  if (!first || unfinished.test(doc.text)) return []
  if (tabsIn(doc).length > 0 || escapesIn(doc).length > 0) return []
  const lines = doc.text.split('\n')
  const at = first.line - doc.first
  // A shell fills in what stands there.
  if (/\$\([^)]/.test(lines[at] ?? '')) return []
  const isKey = (line: string) => line.trim() === '' || data.test(line)
  const near = lines.slice(Math.max(0, at - 3), at + 3)
  const opening = lines.find((line) => line.trim() !== '') ?? ''
  // What ends within braces was cut there.
  const isCut = /[[{,]\s{0,80}$/.test(doc.text.slice(-200))
  return data.test(opening) && near.every(isKey) && !isCut
    ? [
        stated(
          isWhole(doc) ? 'yaml.fault' : 'yaml.faultInPart',
          first.why,
          (lines[at] ?? '').trim(),
          {
            file: first.file,
            line: first.line,
            column: first.column,
          },
        ),
      ]
    : []
}

/** Where a file begins with other words, whoever copied it may have moved a line. */
const isWhole = ({ first, isFenced, isInObject }: Document) =>
  first <= 3 && !isFenced && !isInObject

/** Where an object says one thing twice; branches of a template are one of them. */
export function keysTwiceIn(doc: Document, problems: readonly Problem[]): readonly Observation[] {
  const repeated = problems.filter(({ message }) => message === keyRepeated)
  if (repeated.length === 0 || unfinished.test(doc.text)) return []
  const lines = doc.text.split('\n')
  return repeated.flatMap(({ file, line: number, column }) => {
    const place = { file, line: number, column }
    const at = number - doc.first
    const line = lines[at] ?? ''
    // The text may stand further right in its file.
    const start = lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0)
    const from = Math.max(place.column - doc.placeAt(start).column, 0)
    const [, key = ''] = /^["']?([\w./-]{1,100})/.exec(line.slice(from)) ?? []
    // Who says the same twice loses nothing.
    const isSame = /:\s+[^\s{[|>]/.test(line) && lines.slice(0, at).includes(line)
    return key === '' || isSame ? [] : [stated('file.keyTwice', key, key, place)]
  })
}
