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

/** All networks of HNS, whichever columns were asked for. */
const networks =
  /^Get-HnsNetworks?(?:\s*\|\s*(?:select|ft|fl|Format-\w{4,6}|Select-Object)\b[^|\n]{0,200})?\s*$/i

/** Folders and networks that were listed, and show nothing before the next prompt. */
export function emptyListingsIn(doc: Document, lines: readonly Line[]): readonly ReadDocument[] {
  const found: Observation[] = []
  let asked: Asked | undefined
  let open: { readonly path: string; readonly line: number } | undefined
  for (const { text, number } of lines) {
    if (text.trim() === '') continue
    const isPrompt = isPromptOfWindows(text)
    if (isPrompt && asked) found.push(askedAt(doc, asked))
    const command =
      isPrompt && /^\s*PS /.test(text) ? commandIn(text, { isScript: false }) : undefined
    const path = listed.exec(command ?? '')?.[1]
    asked = path !== undefined || networks.test(command ?? '') ? { path, line: number } : undefined
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

/** Without a path the networks were asked for. */
interface Asked {
  readonly path: string | undefined
  readonly line: number
}

const askedAt = (doc: Document, { path, line }: Asked): Observation =>
  path === undefined
    ? stated('hns.noNetworks', true, '', { file: doc.file, line, column: 1 }, { absent: true })
    : emptyAt(doc, { path, line })

const emptyAt = (
  { file }: Document,
  { path, line }: { readonly path: string; readonly line: number },
): Observation => stated('folder.empty', path, path, { file, line, column: 1 }, { absent: true })

/** Nobody reads more of them. */
const mostTold = 20
