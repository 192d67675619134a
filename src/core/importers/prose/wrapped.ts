import type { Document } from '../../model/document.ts'
import { indexAt } from '../../text/starts.ts'
import { begins } from './lines.ts'
import { isOutput } from './told/grammar.ts'

/** Nobody writes more in sentences. */
const longest = 20_000
/** So short no program breaks a line, unless a name and its number stand in two. */
const narrowest = 40

/** Names that have a number behind them. */
const named =
  /\b(?:windows(?: server)?|server|kubernetes|k8s|containerd|docker|calico|flannel|antrea|cilium|VNI|port|version|release|build)["'`]?$/i
/** Words with single blanks, and no item, heading, field or row. */
const words =
  /^(?!\s*(?:[-*•+#|]|\d{1,2}[.)]\s|["'`]?[\w.-]{1,40}["'`]?\s?[:=](?:\s|$)))(?!.*(?:\t| {2}\S|[|{}]|;$))\s{0,3}\S+(?: \S+){3,}$/
const endsSentence = /[.:;!?]["'”’)\]]{0,2}$/
/** What goes on with a sentence: a small letter, or the number of what was named. */
const goesOn = /^\s{0,3}[("'“”‘’]{0,2}\p{Ll}/u
/** A line as long is full, so that a name may go on with its sentence too. */
const full = 68
const isName = /^\s{0,3}\p{Lu}(?![^:.,]{0,60}:(?:\s|$))/u
const isNumber = /^\s{0,3}v?\d[\w.+-]{0,30}(?:[,;)”"']|\.?(?:\s|$))/

function isBroken(text: string, next: string): boolean {
  if (!words.test(text) || endsSentence.test(text) || isOutput(text)) return false
  if (named.test(text) && isNumber.test(next)) return !/^\s*\d{4}-\d/.test(next)
  if (text.length < narrowest || !(words.test(next) || endsSentence.test(next))) return false
  return goesOn.test(next) || (text.length >= full && isName.test(next) && !begins.test(next))
}

/**
 * A text whose sentences have no breaks: a blank stands where a mail went on in the next line, and
 * what is read keeps its place; the text itself where it has none.
 */
export function unwrapped(doc: Document): Document {
  if (doc.text.length > longest || !doc.text.includes('\n')) return doc
  const lines = doc.text.split('\n')
  const starts: number[] = []
  const origins: number[] = []
  let [text, origin, isAny] = ['', 0, false]
  for (const [i, line] of lines.entries()) {
    const isRest = i > 0 && isBroken((lines[i - 1] ?? '').trimEnd(), line)
    text = i === 0 ? '' : isRest ? `${text.trimEnd()} ` : `${text}\n`
    starts.push(text.length)
    origins.push(origin)
    text += line
    origin += line.length + 1
    isAny ||= isRest
  }
  if (!isAny) return doc
  return {
    ...doc,
    text,
    placeAt(offset) {
      const index = indexAt(starts, offset)
      return doc.placeAt((origins[index] ?? 0) + offset - (starts[index] ?? 0))
    },
  }
}
