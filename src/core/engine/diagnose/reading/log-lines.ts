import type { Place } from '../../../model/finding.ts'
import { masked } from '../../../values/masked.ts'
import type { SentFile } from './read.ts'

/** A line of what was sent, with its secrets masked. */
export interface LogLine {
  readonly file: string
  readonly line: number
  readonly text: string
}

const mostLines = 30
const mostLength = 600

/** The lines at which messages were found, each once, as far as a report holds them. */
export function logLinesAt(
  places: readonly Partial<Place>[],
  files: readonly SentFile[],
): readonly LogLine[] {
  const wanted = new Map<string, { readonly file: string; readonly line: number }>()
  for (const { file, line } of places) {
    if (file === undefined || line === undefined || wanted.size >= mostLines) continue
    wanted.set(`${line} ${file}`, { file, line })
  }
  const lines = new Map<string, readonly string[]>()
  return [...wanted.values()].flatMap(({ file, line }) => {
    const all =
      lines.get(file) ?? files.find(({ name }) => name === file)?.text.split(/\r\n|\n|\r/) ?? []
    lines.set(file, all)
    const whole = all[line - 1]?.trim()
    if (!whole) return []
    const text = whole.length > mostLength ? `${whole.slice(0, mostLength)}…` : whole
    return [{ file, line, text: masked(text) }]
  })
}
