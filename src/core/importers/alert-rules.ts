import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { matches } from '../text/patterns/may-match.ts'

/** What rules of alerts look for, and what they say then, is nothing that happened; words around them are. */
export const alertRules = defineImporter({
  id: 'alert-rules',
  summary: 'Rules of alerts',
  recognizes: (doc) =>
    isOfDetector(doc) ||
    (matches(doc, /^[ \t]{0,12}-?[ \t]{0,3}alert:[ \t]{1,3}["']?\w/m) &&
      matches(doc, /^[ \t]{1,16}expr:/m) &&
      !matches(doc, /^kind:/m)),
  read(doc) {
    if (isOfDetector(doc)) return {}
    const rest = withoutRules(doc.text)
    return words.test(rest) ? { inner: [{ ...doc, text: rest }] } : {}
  },
})

/** A file of node-problem-detector: what it has the log searched for. */
const isOfDetector = (doc: Document) =>
  /^\s{0,20}\{/.test(doc.text) &&
  matches(doc, /"plugin(?:Config)?"[ \t]*:/) &&
  matches(doc, /"rules"[ \t]*:/) &&
  matches(doc, /"(?:pattern|path)"[ \t]*:/)

/** A line that is no key, comment, mark or template. */
const words =
  /^(?![ \t]*(?:$|#|-{1,3}[ \t]*$|\{\{|(?:-[ \t]{1,3})?["']?[\w.-]{1,80}["']?:(?:[ \t]|$)))[^\n]/m
const start = /^(?:-[ \t]{1,3})?(?:alert|record):[ \t]/
const key = /^(?:-[ \t]{1,3})?[\w-]{1,40}:(?:[ \t]|$)/

/** The text with blanks for each rule, from its name on, so that the rest stands where it stood. */
function withoutRules(text: string): string {
  let open: number | undefined
  const isOfRule = (line: string): boolean => {
    const own = line.trimStart()
    if (own === '' || own.startsWith('#')) return open !== undefined
    const column = line.length - own.replace(/^-[ \t]{1,3}/, '').length
    if (start.test(own)) open = column
    else if (open !== undefined && (column < open || (column === open && !key.test(own))))
      open = undefined
    return open !== undefined
  }
  return text
    .split('\n')
    .map((line) => (isOfRule(line) ? ' '.repeat(line.length) : line))
    .join('\n')
}
