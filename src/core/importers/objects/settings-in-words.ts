import { toDocument, type Document } from '../../model/document.ts'
import type { Line } from '../../text/lines.ts'

/** What may stand in settings: a key, an entry of a list, a comment, what is below a key. */
const setting = /^(?:\s*$|\s*#|["']?[\w.-]{1,80}["']?:(?:\s|$)|- |\s+\S|---)/
const key = /^["']?([a-z][a-z\d-]{0,60})["']?:(?:\s|$)/

/**
 * Settings that somebody wrote into a letter, each run of them under the last words above it, and
 * the words; undefined where a text is settings alone.
 */
export function settingsApart(
  doc: Document,
  isKey: (key: string) => boolean,
): readonly Document[] | undefined {
  const all = doc.text.split('\n')
  if (all.every((text) => setting.test(text))) return undefined
  const words: Line[] = []
  const runs: Document[] = []
  let at = 0
  let run: Line[] = []
  let title = doc.title
  const close = () => {
    if (run.length > 0) {
      runs.push(toDocument(doc.file, { lines: run, isFenced: true, ...(title && { title }) }))
    }
    run = []
  }
  for (const text of all) {
    const { line, column } = doc.placeAt(at)
    at += text.length + 1
    const own: Line = { text, raw: text, number: line, indent: column - 1 }
    const isBegun = run.length > 0 || isKey(key.exec(text)?.[1] ?? '')
    if (isBegun && setting.test(text)) {
      run.push(own)
      continue
    }
    close()
    words.push(own)
    if (text.trim() !== '') title = text.trim().slice(0, 160)
  }
  close()
  return runs.length === 0
    ? undefined
    : [...runs, toDocument(doc.file, { lines: words, isFenced: doc.isFenced })]
}
