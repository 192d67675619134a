import { toDocument, type Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import type { Line } from '../../text/lines.ts'
import { ofTable, statementsBeside } from '../prose.ts'

/** What describes objects that kubectl knows nothing of names their version and kind among its rows. */
const version = /^API Version:[ \t]+([\w./-]{2,80})$/m
const kind = /^Kind:[ \t]+([A-Z][A-Za-z\d]{1,60})$/m
const row = /^( {0,60})([^\s:][^:]{0,80}|[\w./-]{1,60}:[\w./-]{1,60}):(?:[ \t]+(\S.{0,2000}))?$/
/** Below these names stand as they are. */
const namesBelow = /^(?:Labels|Annotations|Match Labels|Node Selector|Data|String Data)$/
/** Of these each has several, one below the other, and no mark between them. */
const lists =
  /^(?:Ip Pools|Hybrid Cluster Network|Cluster Network|Tolerations|Containers|Disks|Network Interfaces)$/
/** These are not wanted, but how it stands. */
const notOfObject = /^(?:Status|Events|Managed Fields|Owner References)$/

/** An object as `kubectl describe` prints it row by row, each with the line that tells it; undefined for any other output. */
export function describedObject(doc: Document): Reading | undefined {
  if (!version.test(doc.text) || !kind.test(doc.text)) return undefined
  const lines = doc.text.split('\n')
  const start = lines.findIndex((line) => line.startsWith('Name:'))
  if (start < 0) return undefined
  const found = lines.findIndex(
    (line, i) => i > start && /^[^\s:]+\s+[^:]*$|^\S.*[.?!]$/.test(line),
  )
  const end = found < 0 ? lines.length : found
  const own = asYaml(lines.slice(start, end), doc.first + start)
  const rest = lines.map((line, i) => (i >= start && i < end ? ' '.repeat(line.length) : line))
  return {
    inner: [toDocument(doc.file, { lines: own, title: 'described object', isFenced: true }, true)],
    observations: statementsBeside({ ...doc, text: rest.join('\n') }, ofTable),
  }
}

interface Open {
  readonly key: string
  readonly depth: number
  /** The first key of the items, where it has several. */
  first?: string
}

function asYaml(lines: readonly string[], number: number): readonly Line[] {
  const written: Line[] = []
  let open: Open[] = []
  const write = (text: string, i: number) =>
    written.push({ text, raw: lines[i] ?? '', number: number + i, indent: 0 })
  /** Name and namespace stand at the top here. */
  const named = () => {
    for (const [i, text] of lines.entries()) {
      const [, key = '', value = ''] = /^(Name|Namespace):[ \t]+(\S{1,253})$/.exec(text) ?? []
      if (key !== '') write(`  ${key.toLowerCase()}: ${JSON.stringify(value)}`, i)
    }
  }
  const hasHead = lines.includes('Metadata:')
  if (!hasHead) {
    write('metadata:', 0)
    named()
  }
  for (const [i, text] of lines.entries()) {
    const depth = text.search(/\S/)
    if (depth < 0) continue
    open = open.filter((one) => one.depth < depth)
    if (open.some(({ key }) => notOfObject.test(key))) continue
    const [, , name, value] = row.exec(text) ?? []
    const items = open.filter(({ key }) => lists.test(key))
    const space = ' '.repeat(depth + 2 * items.length)
    if (name === undefined) {
      // One of several texts.
      if (open.length > 0) write(`${space}- ${JSON.stringify(text.trim())}`, i)
      continue
    }
    if (depth === 0 && ofHead.test(name)) {
      open = [{ key: 'Status', depth }]
      continue
    }
    if (value === undefined || notOfObject.test(name)) open.push({ key: name, depth })
    if (notOfObject.test(name)) continue
    const above = open.findLast((one) => one.depth < depth)
    const isItem = above !== undefined && lists.test(above.key)
    if (isItem) above.first ??= name
    const key = above && namesBelow.test(above.key) ? JSON.stringify(name) : keyOf(name)
    const begins = isItem && above.first === name
    write(`${begins ? `${space.slice(2)}- ` : space}${key}:${toldAs(value, depth)}`, i)
    if (depth === 0 && name === 'Metadata') named()
  }
  return written
}

/** They stand in the head of an object; labels have another form here. */
const ofHead = /^(?:Name|Namespace|Labels|Annotations)$/

/** `Vxlan VNI` is vxlanVNI. */
const keyOf = (name: string) =>
  name === 'API Version'
    ? 'apiVersion'
    : /^[A-Z]+$/.test(name)
      ? name.toLowerCase()
      : name.charAt(0).toLowerCase() + name.slice(1).replaceAll(' ', '')

function toldAs(value: string | undefined, depth: number): string {
  if (value === undefined) return ''
  const isPlain = /^(?:true|false|-?\d{1,10})$/.test(value) && depth > 0
  return ` ${isPlain ? value : value === '<none>' ? '{}' : JSON.stringify(value)}`
}
