import { toDocument, type Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import { textOfJson } from '../../text/formats/json-string.ts'
import { isFile } from '../../text/sections/embedded.ts'
import type { Line } from '../../text/lines.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

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
  for (const { index, 0: whole, 1: inner = '' } of foundIn(doc, string)) {
    if (found.length >= mostFiles) break
    if (!inner.includes('\\n')) continue
    const text = textOfJson(whole)?.replace(/\n+$/, '')
    if (text === undefined || !text.includes('\n') || !(isFile(text) || isScript.test(text)))
      continue
    const title = beside.exec(doc.text.slice(Math.max(index - 200, 0), index))?.[1] ?? 'file'
    found.push(escapedDocument(doc, text, doc.placeAt(index), title))
  }
  return found
}

/** A script that writes a file, or starts a component. */
const isScript = /@["']\n|\b(?:kubelet|kube-proxy)(?:\.exe)?["']?\s[^\n]{0,200}--[a-z]/

/** Nobody sends more. */
const mostFiles = 50
