import { toDocument, type Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'

/** Of each key a Secret is described with, its size alone is told. */
const entry = /^([\w.-]{1,253}):[ \t]+\d{1,8} bytes[ \t]*$/
const annotation = /^(?:Annotations:)?[ \t]{2,}([\w.-]{1,253}\/[\w.-]{1,63}):[ \t]*(\S.{0,400})?$/
const word = /^(Name|Namespace|Type):[ \t]+([\w./-]{1,253})[ \t]*$/

/** A Secret as `kubectl describe` prints it, each part with its line; undefined for any other object. */
export function describedSecret(doc: Document): Reading | undefined {
  const lines = doc.text.split('\n')
  const data = lines.findIndex((line, i) => line === 'Data' && lines[i + 1] === '====')
  const keys = lines.flatMap((line, i) => {
    const key = i > data + 1 && data >= 0 ? entry.exec(line)?.[1] : undefined
    return key === undefined ? [] : [[`  ${JSON.stringify(key)}: ""`, i] as const]
  })
  if (keys.length === 0) return undefined
  const told = new Map(
    lines.slice(0, data).flatMap((line, i) => {
      const [, name = '', value = ''] = word.exec(line) ?? []
      return name === '' ? [] : [[name, [value, i] as const]]
    }),
  )
  const line = (own: string, name: string) => {
    const [value, at] = told.get(name) ?? []
    return value === undefined || at === undefined ? [] : [[`${own}: ${value}`, at] as const]
  }
  const start = told.get('Name')?.[1] ?? 0
  const notes = lines.slice(start, data).flatMap((text, i) => {
    const [, key, value = ''] = annotation.exec(text) ?? []
    return key === undefined
      ? []
      : [[`    ${JSON.stringify(key)}: ${JSON.stringify(value.trim())}`, start + i] as const]
  })
  const written = [
    ['apiVersion: v1', start] as const,
    ['kind: Secret', start] as const,
    ['metadata:', start] as const,
    ...line('  name', 'Name'),
    ...line('  namespace', 'Namespace'),
    ...(notes.length === 0 ? [] : [['  annotations:', start] as const, ...notes]),
    ...line('type', 'Type'),
    ['data:', data] as const,
    ...keys,
  ].map(([text, i]) => ({ text, raw: lines[i] ?? '', number: doc.first + i, indent: 0 }))
  return {
    inner: [
      toDocument(doc.file, { lines: written, title: 'described Secret', isFenced: true }, true),
    ],
  }
}
