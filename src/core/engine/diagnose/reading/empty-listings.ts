import type { Document } from '../../../model/document.ts'
import { stated } from '../../../model/observe.ts'
import type { Observation } from '../../../model/observation.ts'
import type { Line } from '../../../text/lines.ts'
import { commandIn, isPromptOfWindows } from '../../../text/sections/prompt.ts'
import type { ReadDocument } from './read.ts'

/** PowerShell prints nothing of an empty folder; the older prompt prints how many files there are. */
const listed =
  /^(?:dir|ls|gci|Get-ChildItem)\s+(?:-(?:Path|Force)\s+)?["']?([A-Z]:[\\/][^"'|*?;<>]{1,200}?)[\\/]?["']?\s*$/i
const heading = /^\s*Directory of ([A-Z]:\\\S(?:[^\n]{0,200}\S)?)\s*$/i
const count = /^\s*(\d{1,6}) File\(s\)/

/** Folders that were listed, and show nothing before the next prompt. */
export function emptyListingsIn(doc: Document, lines: readonly Line[]): readonly ReadDocument[] {
  const found: Observation[] = []
  let asked: { readonly path: string; readonly line: number } | undefined
  let open: { readonly path: string; readonly line: number } | undefined
  for (const { text, number } of lines) {
    if (text.trim() === '') continue
    const isPrompt = isPromptOfWindows(text)
    if (isPrompt && asked) found.push(emptyAt(doc, asked))
    const path =
      isPrompt && /^\s*PS /.test(text)
        ? listed.exec(commandIn(text, { isScript: false }) ?? '')?.[1]
        : undefined
    asked = path === undefined ? undefined : { path, line: number }
    const title = heading.exec(text)?.[1]
    if (title !== undefined) open = { path: title, line: number }
    const files = count.exec(text)?.[1]
    if (open && files === '0') found.push(emptyAt(doc, open))
    if (files !== undefined) open = undefined
  }
  return found.length === 0
    ? []
    : [
        {
          doc: { ...doc, text: '' },
          importer: undefined,
          reading: { observations: found.slice(0, mostTold) },
        },
      ]
}

const emptyAt = (
  { file }: Document,
  { path, line }: { readonly path: string; readonly line: number },
): Observation => stated('folder.empty', path, path, { file, line, column: 1 }, { absent: true })

/** Nobody reads more of them. */
const mostTold = 20
