import type { Document } from '../../model/document.ts'
import type { Known } from './filled-in.ts'
import { joinedFiles, joinLines, type JoinedLines } from './joined-lines.ts'
import { fileIn } from './written-variables.ts'

const added = /\b(Set|Add)-Content\b/i
/** `"…" | Add-Content file`, and the value behind its name or behind the path. */
const quoted = String.raw`(?:"((?:[^"\x60\n]|""|\x60["'$\x60]){0,1000})"|'((?:[^'\n]|''){0,1000})')`
const piped = new RegExp(String.raw`^\s{0,40}${quoted}\s{0,4}\|\s{0,4}(?:Set|Add)-Content\b`, 'i')
const named = new RegExp(String.raw`\s-Value[ :]\s{0,4}${quoted}`, 'i')
const behind = new RegExp(
  String.raw`\.(?:conflist|conf|json|toml|ya?ml)["']?\s{1,4}${quoted}\s*;?\s*$`,
  'i',
)

const longestLine = 2_000

/** The files that a script of PowerShell puts together line by line, each to be read by itself. */
export function addedLinesIn(doc: Document, known: Known): readonly Document[] {
  if (!added.test(doc.text)) return []
  const files: JoinedLines = new Map()
  let at = 0
  for (const text of doc.text.split('\n')) {
    const place = doc.placeAt(at)
    at += text.length + 1
    const how = text.length > longestLine ? undefined : added.exec(text)?.[1]
    const found =
      how === undefined ? null : (piped.exec(text) ?? named.exec(text) ?? behind.exec(text))
    const value = found?.[1] ?? found?.[2]
    if (value === undefined || how === undefined) continue
    const path = fileIn(text.replace(value, ''), known)
    if (path === undefined) continue
    const line = {
      text: found?.[1] === undefined ? value.replaceAll("''", "'") : unescaped(value),
      raw: text,
      number: place.line,
      indent: place.column - 1 + Math.max(text.indexOf(value), 0),
    }
    if (/^set$/i.test(how)) files.delete(path.toLowerCase())
    joinLines(files, path, [line])
  }
  return joinedFiles(doc, files)
}

const unescaped = (text: string) => text.replaceAll(/\x60(["'$\x60])/g, '$1').replaceAll('""', '"')
