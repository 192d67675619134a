import { toDocument, type Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { isFile } from '../text/embedded.ts'
import { isObjectStart } from '../text/blocks.ts'
import { linesOf, type Line } from '../text/lines.ts'
import { beginsOutput } from '../text/outputs.ts'
import { isOfScript } from '../text/script-start.ts'
import { sectionsOf } from '../text/sections.ts'

/** A text with its line ends written as `\\n`; each of its lines stands where the whole does. */
export function escapedDocument({ file }: Document, text: string, start: Place, title: string) {
  let column = start.column
  const lines = text.split('\n').map((one): Line => {
    const line = { text: one, raw: one, number: start.line, indent: column }
    // Its two quotes are as long as the line end behind it.
    column += JSON.stringify(one).length
    return line
  })
  return toDocument(file, { lines, title, isFenced: true }, true)
}

const string = /"((?:[^"\\\n]|\\[^\n]){20,2000000})"/g
const beside = /"(?:path|dest|filename|file|name)"\s*:\s*"([^"\n]{1,200}\.[a-z]{2,8})"/

/** Files in the strings of JSON that nothing else reads, such as templates and their parameters. */
export function escapedFilesIn(doc: Document): readonly Document[] {
  if (!doc.text.includes('\\n')) return []
  const found: Document[] = []
  for (const { index, 0: whole, 1: inner = '' } of doc.text.matchAll(string)) {
    if (found.length >= mostFiles) break
    if (!inner.includes('\\n')) continue
    const text = decoded(whole)?.replace(/\n+$/, '')
    if (text === undefined || !text.includes('\n') || !(isFile(text) || isScript.test(text)))
      continue
    const title = beside.exec(doc.text.slice(Math.max(index - 200, 0), index))?.[1] ?? 'file'
    found.push(escapedDocument(doc, text, doc.placeAt(index), title))
  }
  return found
}

/**
 * What was pasted into the fields of something exported, such as a ticket, and the words around it;
 * nothing where no field holds such a paste.
 */
export function pastedIn(doc: Document): readonly Document[] {
  if (!/^\s*[[{]/.test(doc.text) || !doc.text.includes('\\n')) return []
  const found: Document[] = []
  const rest: string[] = []
  let from = 0
  for (const { index, 0: whole, 1: inner = '' } of doc.text.matchAll(string)) {
    if (found.length >= mostFiles) break
    if (!inner.includes('\\n')) continue
    const text = decoded(whole)?.replace(/\n+$/, '')
    const told = text?.includes('\n') ? toldIn(doc, text, doc.placeAt(index)) : []
    if (told.length === 0) continue
    found.push(...told)
    rest.push(doc.text.slice(from, index), '""')
    from = index + whole.length
  }
  return found.length === 0
    ? []
    : [...found, otherFields(doc, rest.join('') + doc.text.slice(from))]
}

/** The rest of the fields; no string has a line end of its own, so that each line is still where it was. */
function otherFields(doc: Document, rest: string): Document {
  const own = rest.split('\n')
  let at = 0
  const lines = doc.text.split('\n').map((line, i): Line => {
    const place = doc.placeAt(at)
    at += line.length + 1
    const text = own[i] ?? ''
    return { text, raw: text, number: place.line, indent: place.column - 1 }
  })
  return toDocument(doc.file, { lines, isFenced: false })
}

/** What stands in a comment of an exported ticket, as if it were pasted by itself; nothing of words alone. */
function toldIn({ file }: Document, text: string, start: Place): readonly Document[] {
  let column = start.column
  const columns = text.split('\n').map((one) => {
    const at = column
    column += JSON.stringify(one).length
    return at
  })
  const lines = linesOf(text).map((line): Line => ({
    ...line,
    number: start.line,
    indent: line.indent + (columns[line.number - 1] ?? start.column),
  }))
  const isMarked = lines.some((line) => blockMark.test(line.text))
  if (!isMarked && (isFile(text) || lines.some((line) => isOfScript.test(line.text)))) return []
  const isMore =
    isMarked ||
    lines.some(
      (line, i) => isObjectStart(line) || beginsOutput(lines, i) || isPasted.test(line.text),
    )
  return isMore ? sectionsOf(lines).map((section) => toDocument(file, section)) : []
}

/** Where a code block begins, as Markdown and trackers have it. */
const blockMark = /^\s{0,8}(?:```|~~~|\{(?:code|noformat)(?::[^}\n]{0,120})?\}|<pre\b)/

/** Whether a text is JSON whose strings have code blocks in them. */
export const holdsBlocks = (text: string): boolean =>
  /^\s*[[{]/.test(text) && /(?:\\n|")(?:```|\{(?:code|noformat)\b)/.test(text)

/** A code block, a prompt, a file of JSON or TOML. */
const isPasted =
  /^(?:```|PS [A-Z]:\\|[A-Z]:\\[^\s>]{0,80}>|\S{1,40}@\S{1,60}[:~]\S{0,60}[#$] |\{\s*$|version\s*=\s*\d|\[plugins\.)/

/** A script that writes a file, or starts a component. */
const isScript = /@["']\n|\b(?:kubelet|kube-proxy)(?:\.exe)?["']?\s[^\n]{0,200}--[a-z]/

/** Nobody sends more. */
const mostFiles = 50

function decoded(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
