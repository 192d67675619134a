import type { Place } from '../../../model/finding.ts'
import type { SentFile } from '../reading/read.ts'
import { flowedLines } from '../../../text/sections/flowed.ts'
import { isHtml, shownLines } from '../../../text/sections/html-lines.ts'
import { encodedScripts } from './encoded-script.ts'
import { exportedLog } from './exported-log.ts'
import { jsonStrings } from './json-strings.ts'
import { mailParts } from './mail-parts.ts'

/** A file inside another one that somebody sent, and where each of its lines stands there. */
export interface CarriedFile extends SentFile {
  readonly placeOf: (line: number, column: number) => Pick<Place, 'line' | 'column'>
}

/** What a file carries, and its own text without that, line for line, where it has any. */
export interface Carrier {
  readonly text?: string
  readonly parts: readonly CarriedFile[]
}

export interface Unpacked {
  readonly files: readonly SentFile[]
  /** The file as it was sent, and the place in it, of a line of a file that it carried. */
  readonly sentPlace: (place: Place) => Place
  /** Names of files that were carried, each with the one that was sent. */
  readonly carriers: ReadonlyMap<string, string>
}

/** What HTML shows. */
function shownText(html: string): Carrier | undefined {
  if (!isHtml(html)) return undefined
  const lines = shownLines(html)
  const sent = html.split(/\r?\n/)
  const placeOf: CarriedFile['placeOf'] = (line, column) => {
    const { text = '', at = 0 } = lines[line - 1] ?? {}
    const word = /^[^\s&<>]{1,80}/.exec(text.slice(column - 1))?.[0]
    const found = word === undefined ? -1 : (sent[at] ?? '').indexOf(word)
    return { line: at + 1, column: Math.max(found, 0) + 1 }
  }
  return { parts: [{ name: 'text', text: lines.map(({ text }) => text).join('\n'), placeOf }] }
}

/** A mail whose paragraphs were broken, with its parts. */
function brokenMail(mail: string): Carrier | undefined {
  const lines = flowedLines(mail)
  if (!lines?.some(({ pieces }) => pieces.length > 1)) return undefined
  const placeOf: CarriedFile['placeOf'] = (line, column) => {
    const pieces = lines[line - 1]?.pieces ?? []
    const { from, at, before } = pieces.findLast((one) => one.from < column) ?? noPiece
    return { line: at + 1, column: column - from + before }
  }
  const text = lines.map((line) => line.text).join('\n')
  const inner = mailParts(text)
  const parts = (inner?.parts ?? []).map((part): CarriedFile => ({
    ...part,
    placeOf(line, column) {
      const place = part.placeOf(line, column)
      return placeOf(place.line, place.column)
    },
  }))
  return { parts: [{ name: 'text', text: inner?.text ?? text, placeOf }, ...parts] }
}

const noPiece = { from: 0, at: 0, before: 0 }

const carrierOf = (text: string): Carrier | undefined =>
  exportedLog(text) ??
  jsonStrings(text) ??
  encodedScripts(text) ??
  brokenMail(text) ??
  mailParts(text) ??
  shownText(text)

/**
 * Files with what exports and mails carry as files of their own, so that each is read as if it had
 * been sent by itself; nothing where none carries any.
 */
export function unpacked(files: readonly SentFile[]): Unpacked | undefined {
  const carried = new Map<string, { readonly part: CarriedFile; readonly file: string }>()
  const all = files.flatMap((file): readonly SentFile[] => {
    const carrier = carrierOf(file.text)
    if (!carrier) return [file]
    const parts = carrier.parts.map((part, i) => {
      const own = `${file.name}/${part.name}`
      const name = carried.has(own) ? `${file.name}/${i + 1}/${part.name}` : own
      carried.set(name, { part, file: file.name })
      return { name, text: part.text }
    })
    const { text } = carrier
    return [...(text === undefined ? [] : [{ name: file.name, text }]), ...parts]
  })
  if (all.every((file, i) => file === files[i])) return undefined
  return {
    files: all,
    carriers: new Map([...carried].map(([name, { file }]) => [name, file])),
    sentPlace(place) {
      const found = carried.get(place.file)
      return found ? { file: found.file, ...found.part.placeOf(place.line, place.column) } : place
    },
  }
}
