import type { Place } from '../../../model/finding.ts'
import type { SentFile } from '../read.ts'
import { isHtml, shownLines } from '../../../text/html-lines.ts'
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

/**
 * Files with what exports and mails carry as files of their own, so that each is read as if it had
 * been sent by itself; nothing where none carries any.
 */
export function unpacked(files: readonly SentFile[]): Unpacked | undefined {
  const carried = new Map<string, { readonly part: CarriedFile; readonly file: string }>()
  const all = files.flatMap((file): readonly SentFile[] => {
    const carrier = jsonStrings(file.text) ?? mailParts(file.text) ?? shownText(file.text)
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
