import { toDocument, type Document } from '../../../model/document.ts'
import type { Importer } from '../../../model/importer.ts'
import { isFilled } from '../../../text/sections/dedented.ts'
import { isOfScript } from '../../../text/powershell/script-start.ts'
import type { Section } from '../../../text/sections/sections.ts'
import { structuredRuns } from '../../../text/sections/structured-runs.ts'

/** What a script writes is its own. */
const opensText = /@["']\s*$/

/** Takes files out of the words that somebody put around them, or behind them, without a mark. */
export function filesApart(
  section: Section,
  importers: readonly Importer[],
  name: string,
): readonly Section[] {
  const { lines, isFenced, command } = section
  if (lines.some(({ text }) => isOfScript.test(text) || opensText.test(text))) return [section]
  const isTaken = (doc: Document) =>
    importers.some(
      (one) => (one.isFile === 'whole' || (command && one.isFile)) && one.recognizes(doc),
    )
  const first = lines.findIndex(isFilled)
  const parts: Section[] = []
  let from = 0
  for (const run of structuredRuns(lines)) {
    const { start } = run
    let { end } = run
    while (lines[end]?.text.trim() === '') end += 1
    // What a command printed begins with its first line.
    const isPrinted = command !== undefined && start <= first
    if (command !== undefined && !isPrinted) break
    const own: Section = { ...(isPrinted ? section : { isFenced }), lines: lines.slice(start, end) }
    if (!isTaken(toDocument(name, own))) continue
    parts.push({ ...(from === 0 ? section : { isFenced }), lines: lines.slice(from, start) }, own)
    from = end
  }
  if (from === 0) return [section]
  return [...parts, { lines: lines.slice(from), isFenced }].filter((part) =>
    part.lines.some(isFilled),
  )
}
