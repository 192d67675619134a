import { inEnglish } from '../../../importers/prose/in-english.ts'
import type { Document } from '../../../model/document.ts'
import { remarks } from './spoken.ts'

const isOver = /(?<![\w-])(?:it is gone|it is solved)(?![\w-])/
const ofFormer = /(?<![\w-])(?:formerly|old clusters|old nodes)(?![\w-])/
const again =
  /immer noch|weiterhin|erneut|wieder (?:auf|da)|auch (?:auf|hier|jetzt)|jetzt auch|auf (?:dem|den|der) neuen|新(?:集群|节点)上|仍然?|依然|还是|再次|也(?:有|出现|遇到|是)|まだ|依然|再び|今回も|でも同|à nouveau|toujours|aussi|de nuevo|todavía|también/i
/** So much of a message stands in its line as printed. */
const printed = 12
const ends = /[.!?;](?=\s|$)/g

/** What sentences in another language say of a message, where it is over or of another machine. */
export function spokenAbroad(doc: Document, index: number, column: number): string | undefined {
  const read = inEnglish(doc)
  if (!read) return undefined
  const own = doc.text.split('\n')[index] ?? ''
  const lines = read.text.split('\n')
  const line = lines[index] ?? ''
  const at = line.indexOf(own.slice(column - 1, column - 1 + printed))
  if (at < 0) return undefined
  const ahead = `${flowing(lines[index - 1])} ${line.slice(0, at)}`
  const start = [...ahead.matchAll(ends)].at(-1)?.index ?? -1
  const behind = `${line.slice(at)} ${flowing(lines[index + 1])} ${flowing(lines[index + 2])}`
  const [first = behind.length, second = behind.length] = [...behind.matchAll(ends)].map(
    (one) => one.index,
  )
  const sentence = ahead.slice(start + 1) + behind.slice(0, first)
  const next = behind.slice(first, second)
  if (again.test(sentence + next)) return undefined
  if (isOver.test(sentence + next)) return remarks.over
  return ofFormer.test(sentence) ? remarks.others : undefined
}

/** A line that a paragraph goes on with; none of an item of its own. */
const flowing = (line = '') => (/^\s*(?:[-*•>#|]|\d{1,2}[.)]\s|$)/.test(line) ? '. ' : line)
