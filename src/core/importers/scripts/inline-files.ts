import { toDocument, type Document } from '../../model/document.ts'
import { bracketsIn } from '../../text/formats/brackets.ts'
import { leadsToOther } from '../../text/sections/led-to.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** How configurations begin that people write into a sentence or a line of a chat. */
const opening = new RegExp(
  acrossLines`
    \S[^\n{]{0,200}?[\s\x60](?=
      \{\s?"(?:
        Network|cniVersion|apiVersion|kind|agentPoolProfiles|properties|Cri
        |(?:insecure-registrie|registry-mirror|exec-opt)s
        |log-driver|data-root
      )"\s?:
    )
  `,
  'g',
)

/** Nobody writes longer ones into a sentence. */
const longest = 5_000
const mostFiles = 20

/** Objects of JSON in one line behind words: `our net-conf is {"Network": …}`. */
export function inlineFilesIn(doc: Document): readonly Document[] {
  if (
    !/[^\s{[,:"] ?\{\s?"/.test(doc.text) &&
    !doc.text.includes(' {"') &&
    !doc.text.includes(': { "')
  ) {
    return []
  }
  const found: Document[] = []
  for (const { index, 0: words } of foundIn(doc, opening)) {
    if (found.length >= mostFiles) break
    const start = index + words.length
    const text = objectAt(doc.text, start)
    if (text === undefined) continue
    const behind =
      doc.text.slice(start + text.length, start + text.length + 120).split('\n')[0] ?? ''
    if (leadsToOther(words) || ofOthers.test(words) || ofOthers.test(behind)) continue
    const { line, column } = doc.placeAt(start)
    const lines = [{ text, raw: text, number: line, indent: column - 1 }]
    found.push(toDocument(doc.file, { lines, isFenced: true }))
  }
  return found
}

/** Words about what pages show, what is wanted, and what other machines have. */
const ofOthers =
  /\b(?:documentation|docs|guide|page|readme|examples?|e\.g\.|such as|like this|should|must|would|instead|defaults?|linux)\b/i

/** The object that begins here, where it ends in the same line. */
function objectAt(text: string, start: number): string | undefined {
  const [line = ''] = text.slice(start, start + longest).split('\n', 1)
  const { end } = bracketsIn(line)
  return end === undefined ? undefined : line.slice(0, end)
}
