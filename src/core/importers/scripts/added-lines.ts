import type { Document } from '../../model/document.ts'
import type { Known } from './filled-in.ts'
import { joinedFiles, joinLines, type JoinedLines } from './joined-lines.ts'
import { fileIn } from './written-variables.ts'

const added = /\b(?:(Set|Add)-Content|(Out)-File)\b/i
/** `"…" | Add-Content file`, and the value behind its name or behind the path. */
const quoted = String.raw`(?:"((?:[^"\x60\n]|""|\x60["'$\x60nrt]){0,1000})"|'((?:[^'\n]|''){0,1000})')`
const piped = new RegExp(
  String.raw`^\s{0,40}${quoted}\s{0,4}\|\s{0,4}(?:(?:Set|Add)-Content|Out-File)\b`,
  'i',
)
const named = new RegExp(String.raw`\s-Value[ :]\s{0,4}${quoted}`, 'i')
const behind = new RegExp(
  String.raw`\.(?:conflist|conf|json|toml|ya?ml)["']?\s{1,4}${quoted}\s*;?\s*$`,
  'i',
)

/** Two backticks are one of the text. */
const lineEnd = /(?<=(?<!\x60)(?:\x60\x60){0,20})\x60n/
const longestLine = 2_000

/** The files that a script of PowerShell puts together line by line, or in one text with line ends in it, each to be read by itself. */
export function addedLinesIn(doc: Document, known: Known): readonly Document[] {
  if (!added.test(doc.text)) return []
  const files: JoinedLines = new Map()
  let at = 0
  for (const text of doc.text.split('\n')) {
    const place = doc.placeAt(at)
    at += text.length + 1
    const [, ofContent, how = ofContent] = text.length > longestLine ? [] : (added.exec(text) ?? [])
    const found =
      how === undefined ? null : (piped.exec(text) ?? named.exec(text) ?? behind.exec(text))
    const value = found?.[1] ?? found?.[2]
    if (value === undefined || how === undefined) continue
    const path = fileIn(text.replace(value, ''), known)
    if (path === undefined) continue
    const isNew = /^(?:set|out)$/i.test(how) && !/\s-Append\b/i.test(text)
    if (isNew) files.delete(path.toLowerCase())
    const isPlain = found?.[1] === undefined
    let from = Math.max(text.indexOf(value), 0)
    const lines = (isPlain ? [value] : value.split(lineEnd)).map((raw) => {
      const indent = place.column - 1 + from
      from += raw.length + 2
      const own = isPlain ? raw.replaceAll("''", "'") : unescaped(raw)
      return { text: own, raw: text, number: place.line, indent }
    })
    joinLines(files, path, lines)
  }
  return joinedFiles(doc, files)
}

/** A line of a text in double quotes; the backtick of PowerShell is before what would mean something else. */
const unescaped = (text: string) =>
  text
    .replaceAll(/\x60r/g, '')
    .replaceAll(/\x60t/g, '\t')
    .replaceAll(/\x60(["'$\x60])/g, '$1')
    .replaceAll('""', '"')
