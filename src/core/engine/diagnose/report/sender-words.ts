import { masked } from '../../../values/masked.ts'
import type { LogLine } from '../reading/log-lines.ts'
import type { ReadDocument } from '../reading/read.ts'

const mostLines = 25
const mostLength = 400
/** Lines of one text; what comes after them is no longer the story. */
const mostRead = 400

/** Four words of a language with blanks, or as much of one without. */
const isSentence = (line: string) =>
  (/(?:(?<![\p{L}\d_./\\=-])\p{L}{2,40}['’]?\p{L}{0,3}[,.;:!?)]{0,3}(?:\s|$)[^\p{L}\n]{0,12}){4}/u.test(
    line,
  ) ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{6}/u.test(line)) &&
  !isPrinted.test(line)

/** What programs print: a time or a level in front, keys with values, a table. */
const isPrinted =
  /^\s*(?:[IWEF]\d{4}\s|\d{4}[-/]\d\d[-/]\d\d|\[?\d\d?:\d\d:\d\d|(?:time|level|ts|msg)=|at\s\S+\(|\+\s|[#|{}[\]<])|(?:\S {3,}){3}|\b\w+="/i

/** What the sender tells of it in sentences, with secrets masked. */
export function senderWords(documents: readonly ReadDocument[]): readonly LogLine[] {
  const found = new Map<string, LogLine>()
  for (const { doc, importer } of documents) {
    if (doc.isFenced || doc.command !== undefined || doc.isInObject) continue
    if (importer !== undefined && importer.origin !== 'people') continue
    let offset = 0
    for (const text of doc.text.split('\n', mostRead)) {
      const at = offset
      offset += text.length + 1
      if (found.size >= mostLines) return [...found.values()]
      if (!isSentence(text)) continue
      const { file, line } = doc.placeAt(at)
      const said = text.trim()
      const cut = said.length > mostLength ? `${said.slice(0, mostLength)}…` : said
      const key = `${line} ${file}`
      if (!found.has(key)) found.set(key, { file, line, text: masked(cut) })
    }
  }
  return [...found.values()]
}
