import { partOf, type Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { toManifest } from '../../model/manifest.ts'
import type { Path } from '../../text/path.ts'
import { merged } from '../command-line/observe.ts'
import { readConfigMap } from '../kubernetes/config-map.ts'
import type { Leaf } from '../tree.ts'

/** Each key of the data stands above a rule of four dashes, its text below. */
const keys = /^([\w.-]{1,253}):\n----\n/gm
const end = /^(?:BinaryData\n====|Events:)/m

interface Entry {
  readonly key: string
  readonly text: string
  /** Where the text begins. */
  readonly at: number
}

/** A ConfigMap as `kubectl describe` prints it; undefined for any other object. */
export function describedConfigMap(doc: Document): Reading | undefined {
  const entries = entriesIn(doc.text)
  if (entries.length === 0) return undefined
  const word = (key: string) => new RegExp(`^${key}:[ \\t]+(\\S{1,253})`, 'm').exec(doc.text)?.[1]
  const manifest = toManifest({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: word('Name'), namespace: word('Namespace') },
    data: Object.fromEntries(entries.map(({ key, text }) => [key, text])),
  })
  if (!manifest) return undefined
  const own = ([first, key]: Path) =>
    first === 'data' ? entries.find((one) => one.key === key) : undefined
  const placeOf = (path: Path) => {
    const entry = own(path)
    if (!entry) return doc.placeAt(0)
    // As with a block in YAML, the text of several lines begins below its place.
    return doc.placeAt(entry.text.includes('\n') ? entry.at - 5 : entry.at)
  }
  const at = (...path: Path): Leaf | undefined => {
    const entry = own(path)
    return entry && { value: entry.text, raw: entry.text, place: doc.placeAt(entry.at) }
  }
  const title = `ConfigMap ${manifest.name ?? ''}`
  return merged([
    { parsed: [{ kind: 'manifest', value: manifest, placeOf, title }] },
    readConfigMap({ manifest, at, placeOf, isQuoted: () => false, doc }, (text, name) =>
      partOf(doc, text, own(['data', name])?.at ?? 0, name),
    ),
  ])
}

function entriesIn(text: string): readonly Entry[] {
  const start = /^Data\n====\n/m.exec(text)
  if (!start) return []
  const from = start.index + start[0].length
  const last = end.exec(text.slice(from))?.index
  const data = text.slice(from, last === undefined ? undefined : from + last)
  const heads = [...data.matchAll(keys)]
  return heads.map(({ index, 0: head, 1: key = '' }, i) => {
    const at = index + head.length
    const own = data.slice(at, heads[i + 1]?.index)
    return { key, text: own.trimEnd(), at: from + at }
  })
}
