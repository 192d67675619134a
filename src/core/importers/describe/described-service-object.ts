import { toDocument, type Document } from '../../model/document.ts'

const row = /^(Name|Namespace|Selector|Type|Port|TargetPort|NodePort):[ \t]+(\S.{0,400}?)[ \t]*$/
const port = /^(\S{1,63})?[ \t]*\b(\d{1,5})\/(TCP|UDP|SCTP)$/
const target = /^([\w-]{1,63})\/(?:TCP|UDP|SCTP)$/

/** A Service as `kubectl describe` prints it, as the object that it is; none where it selects nothing. */
export function describedServiceIn(doc: Document): readonly Document[] {
  const lines = doc.text.split('\n')
  const start = lines.findIndex((line) => line.startsWith('Name:'))
  if (start < 0 || !lines.some((line) => line.startsWith('TargetPort:'))) return []
  const written: { readonly text: string; readonly at: number }[] = []
  const ports: { readonly text: string; readonly at: number }[] = []
  const labels: { readonly text: string; readonly at: number }[] = []
  let type: { readonly text: string; readonly at: number } | undefined
  for (const [at, line] of lines.entries()) {
    if (at < start) continue
    const [, key, value = ''] = row.exec(line) ?? []
    if (key === undefined && at > start && line.startsWith('Name:')) break
    if (key === 'Name' || key === 'Namespace')
      written.push({ text: `  ${key.toLowerCase()}: ${JSON.stringify(value)}`, at })
    if (key === 'Type') type = { text: `  type: ${JSON.stringify(value)}`, at }
    if (key === 'Selector') {
      for (const one of value === '<none>' ? [] : value.split(',')) {
        const [label = '', ...own] = one.split('=')
        labels.push({ text: `    ${JSON.stringify(label)}: ${JSON.stringify(own.join('='))}`, at })
      }
    }
    if (key === 'Port') ports.push(...portOf(value, at))
    const sentTo = key === 'TargetPort' ? target.exec(value)?.[1] : undefined
    if (sentTo !== undefined && ports.length > 0)
      ports.push({ text: `      targetPort: ${numberOr(sentTo)}`, at })
  }
  if (labels.length === 0 || ports.length === 0) return []
  const head = (text: string) => ({ text, at: start })
  const all = [
    ...['apiVersion: v1', 'kind: Service', 'metadata:'].map(head),
    ...written,
    head('spec:'),
    ...(type ? [type] : []),
    head('  selector:'),
    ...labels,
    head('  ports:'),
    ...ports,
  ].map(({ text, at }) => ({ text, raw: lines[at] ?? '', number: doc.first + at, indent: 0 }))
  return [toDocument(doc.file, { lines: all, title: 'described Service', isFenced: true }, true)]
}

function portOf(value: string, at: number) {
  const [, name, number, protocol] = port.exec(value) ?? []
  return number === undefined
    ? []
    : [
        { text: `    - port: ${number}`, at },
        { text: `      protocol: ${protocol}`, at },
        ...(name === undefined || name === '<unset>' ? [] : [{ text: `      name: ${name}`, at }]),
      ]
}

const numberOr = (text: string) => (/^\d+$/.test(text) ? text : JSON.stringify(text))
