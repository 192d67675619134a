import { powershell } from '../../catalog/powershell.ts'
import { partOf, type Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { scanPowerShell, type Token } from '../../text/powershell/powershell-scan.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Hash tables that are a file of JSON once they are written: CNI, flanneld, Docker. */
const files = new RegExp(
  acrossLines`
    @\{(?=[^@]{0,600}\bcniVersion\b["']?\s*=)
    |@\{(?=[^@]{0,300}\bNetwork\b["']?\s*=[^@]{0,200}\bBackend\b["']?\s*=)
    |@\{(?=[^@]{0,600}["'](?:data-root|registry-mirrors|exec-opts|log-driver)["']\s*=)
  `,
  'gi',
)

const path =
  /["']?((?:[A-Za-z]:|\$[Ee]nv:\w{1,40})?[\w.:\\/${}()-]{0,200}\.(?:conflist|conf|json))\b/
const most = 20

interface Table {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Levels of objects below the first. */
  readonly depth: number
}

/** The files that a script of PowerShell makes of hash tables, each to be read as the JSON that it becomes. */
export const hashTablesIn = (doc: Document): readonly Document[] =>
  tablesIn(doc).map((table) =>
    partOf(
      doc,
      table.text,
      table.start,
      titleBehind(doc.text, table.end),
      doc.text.slice(table.start, table.end),
    ),
  )

/** Those that ConvertTo-Json writes less deep than they are. */
export const cutTablesIn = (doc: Document): readonly Observation[] =>
  tablesIn(doc).flatMap((table) => {
    const found = conversionOf(doc.text, table)
    const told = found && /\s-d(?:e(?:p(?:th?)?)?)?[:\s]\s{0,3}(\d{1,3})\b/i.exec(found.text)?.[1]
    const kept = Number(told ?? powershell.jsonDepth.value)
    if (!found || table.depth <= kept) return []
    const place = doc.placeAt(table.end + found.index)
    return [stated('script.jsonDepth', `${kept} of ${table.depth}`, found.text.trim(), place)]
  })

/** The command that makes JSON of a table, and its distance from the end of the table. */
function conversionOf(text: string, { start, end }: Table) {
  const head = text.slice(text.lastIndexOf('\n', start) + 1, start)
  const behind = text.slice(end, end + 2_000)
  const name = /\$(?:global:|script:)?(\w{1,60})\s{0,9}=\s{0,9}(?:\[\w{1,60}\]\s{0,9})?$/i.exec(
    head,
  )?.[1]
  const command = String.raw`(\bConvertTo-Json\b[^\n|;]{0,200})`
  const forms = [
    String.raw`^[\s)]{0,20}\|\s{0,20}${command}`,
    ...(name === undefined
      ? []
      : [
          String.raw`\$(?:global:|script:)?${name}[ \t)]{0,9}\|\s{0,20}${command}`,
          String.raw`(\bConvertTo-Json\b[^\n|;]{0,100}\$(?:global:|script:)?${name}\b(?![.[])[^\n|;]{0,100})`,
        ]),
  ]
  const [found] = forms.flatMap((form) => [...behind.matchAll(new RegExp(form, 'gi'))].slice(0, 1))
  const [whole = '', own = ''] = found ?? []
  return found && { text: own, index: found.index + whole.indexOf(own) }
}

function tablesIn({ text }: Document): readonly Table[] {
  if (!/\bConvertTo-Json\b/i.test(text)) return []
  const found: Table[] = []
  for (const { index } of text.matchAll(files)) {
    if (index < (found.at(-1)?.end ?? 0) || found.length >= most) continue
    found.push(asJson(text, index))
  }
  return found
}

const titleBehind = (text: string, end: number) =>
  path
    .exec(text.slice(end, end + 1_000))?.[1]
    ?.split(/[\\/]/)
    .at(-1) ?? 'hash table'

interface Container {
  readonly close: '}' | ']'
  /** A value stands before what comes next. */
  hasItem: boolean
  expects: 'key' | 'value'
}

/** The JSON of the table that begins at an offset, on as many lines, and where the table ends. */
function asJson(source: string, start: number): Table {
  let text = ''
  let end = start
  let depth = 0
  const open: Container[] = []
  const write = (piece: string, at: number, length: number) => {
    text += '\n'.repeat(source.slice(end, at).split('\n').length - 1)
    const behindBreak = text.lastIndexOf('\n') + 1
    const column = at - (source.lastIndexOf('\n', at - 1) + 1)
    text += ' '.repeat(Math.max(column - (text.length - behindBreak), 0)) + piece
    end = at + length
  }
  const item = (piece: string, at: number, length: number) => {
    const inner = open.at(-1)
    const isKey = inner?.close === '}' && inner.expects === 'key'
    write(
      (inner?.hasItem === true && (isKey || inner.close === ']') ? ',' : '') + piece,
      at,
      length,
    )
    if (!inner) return
    inner.hasItem = !isKey
    inner.expects = isKey ? 'value' : 'key'
  }
  const opened = (mark: string, close: '}' | ']', at: number) => {
    item(mark, at, 2)
    depth = Math.max(depth, open.length)
    open.push({ close, hasItem: false, expects: close === '}' ? 'key' : 'value' })
  }
  let before: Token | undefined
  for (const token of scanPowerShell(source.slice(start))) {
    const at = start + token.at
    if (token.kind === 'end' || at - start > longest) break
    if (token.kind !== 'mark') {
      for (const one of piecesOf(token, open.at(-1)?.expects === 'key'))
        item(one.json, at + one.at, one.length)
    } else if (token.text === '@{') opened('{', '}', at)
    else if (token.text === '(' && before?.text === '@') opened('[', ']', at - 1)
    else if (token.text === '=') write(':', at, 1)
    else if (token.text === '}' || (token.text === ')' && open.at(-1)?.close === ']')) {
      write(open.pop()?.close ?? '', at, 1)
      if (open.length === 0) break
    }
    before = token
  }
  return { text, start, end, depth }
}

const longest = 20_000

/** A word of a table as JSON; `key=value` without blanks is two of them. */
function piecesOf(
  { kind, text, parts }: Token,
  isKey: boolean,
): readonly { readonly json: string; readonly at: number; readonly length: number }[] {
  if (kind === 'string') {
    const inner = parts.map((part) => part.text).join('')
    return [{ json: JSON.stringify(inner), at: 0, length: inner.length + 2 }]
  }
  const [, key = '', value = ''] = (isKey ? /^([\w-]{1,60})=(.+)$/s.exec(text) : null) ?? []
  if (key !== '') {
    return [
      { json: `${JSON.stringify(key)}:`, at: 0, length: key.length + 1 },
      { json: valueOf(value), at: key.length + 1, length: value.length },
    ]
  }
  // A cast says nothing in JSON.
  if (/^\[[\w.[\]]{1,60}\]$/.test(text)) return []
  return [{ json: isKey ? JSON.stringify(text) : valueOf(text), at: 0, length: text.length }]
}

function valueOf(word: string): string {
  const plain = /^\$(true|false|null)$/i.exec(word)?.[1]?.toLowerCase()
  if (plain !== undefined) return plain
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(word)) return word
  return JSON.stringify(word.replace(/^(["'])(.*)\1$/s, '$2'))
}
