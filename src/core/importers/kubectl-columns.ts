import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided } from '../model/observe.ts'
import { taintsOfCell } from './taint-list.ts'
import { linesOfTemplate, nodeInfoIn } from './kubernetes/template-lines.ts'
import { nodeFacts, type Cell, type NodeCells } from './describe/node-facts.ts'

/** Fields of nodes that somebody chose: `-o custom-columns=…` and `-o jsonpath=…`. */
export const kubectlColumns = defineImporter({
  id: 'kubectl-columns',
  summary: 'Chosen fields of kubectl get nodes',
  // What has keys tells by itself what it is.
  recognizes: (doc) => /^\s*[^\s{]/.test(doc.text) && askedIn(doc) !== undefined,
  read(doc) {
    const asked = askedIn(doc)
    if (!asked) return { observations: [] }
    const rows = rowsOf(doc, asked)
    // Which value belongs to which node a plain list does not tell.
    const isMixed = !asked.fields.includes('name') && new Set(rows.map(textsOf)).size > 1
    const known = asked.fields.includes('name') ? rows : rows.slice(0, 1)
    return { observations: isMixed ? [] : known.flatMap(factsOf) }
  },
})

type Field =
  Exclude<keyof NodeCells, 'allocatable'> | 'name' | 'os' | 'podCIDR' | 'taints' | 'info' | 'other'

const fields: readonly (readonly [Field, RegExp])[] = [
  ['name', /^metadata\.name$/],
  ['os', /operatingSystem$|kubernetes\\?\.io\/os/],
  ['system', /osImage$/],
  ['build', /kernelVersion$/],
  ['runtime', /containerRuntimeVersion$/],
  ['version', /kubeletVersion$/],
  ['proxy', /kubeProxyVersion$/],
  ['podCIDR', /^spec\.podCIDR$/],
  ['taints', /^spec\.taints$/],
  ['address', /InternalIP.{0,10}\.address$|^status\.addresses\[0\]\.address$/],
  ['info', /^status\.nodeInfo$/],
]

const fieldOf = (path: string): Field => {
  const plain = path
    .trim()
    .replace(/^\./, '')
    .replace(/^items\[\*\]\./, '')
  return fields.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}

interface Asked {
  readonly fields: readonly Field[]
  /** The fields of each line, where one node takes several. */
  readonly lines?: readonly (readonly Field[])[]
  readonly isRange?: boolean
  /** A head stands above, and blanks part the cells. */
  readonly isTable: boolean
  /** All values stand in one line. */
  readonly isList: boolean
}

const command =
  /\bget\s+no(?:des?)?\b.{0,200}?-o[\s=]?\s?["']?(custom-columns|jsonpath)\s?=\s?(.{1,1000})$/i

function askedIn({ command: typed = '' }: Document): Asked | undefined {
  const [, form, spec = ''] = command.exec(typed) ?? []
  if (form === undefined) return undefined
  if (form.toLowerCase() === 'custom-columns') {
    const columns = spec
      .split(',')
      .map((one) => fieldOf(one.slice(one.indexOf(':') + 1).replace(/["']$/, '')))
    return { fields: columns, isTable: true, isList: false }
  }
  const lines = linesOfTemplate(spec).map((line) => line.map(fieldOf))
  const chosen = lines.flat()
  return chosen.length === 0
    ? undefined
    : {
        fields: chosen,
        ...(lines.length > 1 || chosen.includes('info')
          ? { lines, isRange: /\{\s?range/.test(spec) }
          : {}),
        isTable: false,
        isList: /\{\s?\.items\[\*\]/.test(spec) && !/\{\s?range/.test(spec),
      }
}

type Row = Partial<Record<Field, Cell>>

const textsOf = (row: Row) =>
  Object.values(row)
    .map(({ raw }) => raw)
    .join('\n')

const mostRows = 2_000

function rowsOf(doc: Document, asked: Asked): readonly Row[] {
  const { fields: chosen, isTable, isList, lines } = asked
  if (lines) return rowsOfLines(doc, lines, asked.isRange === true)
  const rows: Row[] = []
  let at = 0
  for (const [i, line] of doc.text.split('\n').entries()) {
    const isHead = isTable && i === 0
    const parts =
      isHead || line.trim() === '' || rows.length >= mostRows
        ? []
        : cellsIn(line, isTable, chosen.length)
    const cells = parts.map(({ raw, from }) => ({ raw, place: doc.placeAt(at + from) }))
    if (isList) rows.push(...cells.map((cell) => ({ [chosen[0] ?? 'other']: cell })))
    else if (cells.length > 0) {
      const row: Row = Object.fromEntries(
        chosen.flatMap((field, k) => (cells[k] ? [[field, cells[k]]] : [])),
      )
      // What people write below a table has no name of a node.
      if (!isTable || row.name === undefined || isName.test(row.name.raw)) rows.push(row)
    }
    at += line.length + 1
  }
  return rows
}

/** Of a template with line breaks between its fields: its nodes, or its one node. */
function rowsOfLines(
  doc: Document,
  lines: readonly (readonly Field[])[],
  isRange: boolean,
): readonly Row[] {
  const rows: Row[] = []
  let at = 0
  for (const [i, line] of doc.text.split('\n').entries()) {
    const chosen = lines[i % lines.length] ?? []
    const isOver = isRange ? line.trim() === '' && chosen.length > 0 : i >= lines.length
    if (isOver || rows.length > mostRows) break
    const cells = chosen.length === 1 ? wholeOf(line) : cellsIn(line, false, chosen.length)
    const from = at
    const row: Row = Object.fromEntries(
      chosen.flatMap((field, k) => {
        const cell = cells[k]
        return cell ? placed(doc, field, { raw: cell.raw, from: from + cell.from }) : []
      }),
    )
    rows.push(i % lines.length === 0 ? row : { ...rows.pop(), ...row })
    at += line.length + 1
  }
  return rows
}

const wholeOf = (line: string) =>
  line.trim() === '' ? [] : [{ raw: line.trim(), from: line.length - line.trimStart().length }]

/** An object that was printed whole is the fields in it. */
const placed = (
  doc: Document,
  field: Field,
  { raw, from }: { readonly raw: string; readonly from: number },
): readonly (readonly [Field, Cell])[] =>
  field === 'info'
    ? nodeInfoIn(raw).map((one) => [
        fieldOf(one.key),
        { raw: one.raw, place: doc.placeAt(from + one.at) },
      ])
    : [[field, { raw, place: doc.placeAt(from) }]]

/** Of a Node object. */
const isName = /^[\w.-]+$/

function cellsIn(line: string, isTable: boolean, count: number) {
  const isSingle = !isTable && line.trim().split(/\s+/).length === count
  const between = line.includes('\t')
    ? /\t+/
    : (isTable || count > 1) && !isSingle
      ? /\s{2,}/
      : /\s+/
  const pattern = new RegExp(`(?:^|${between.source})(\\S(?:(?!${between.source})[^\\n])*)`, 'g')
  return [...line.trimEnd().matchAll(pattern)].map((found) => {
    const raw = (found[1] ?? '').trimEnd()
    return { raw, from: found.index + found[0].length - (found[1] ?? '').length }
  })
}

function factsOf(row: Row): readonly Observation[] {
  const { name, os, podCIDR, taints } = row
  const system = `${os?.raw ?? ''} ${row.system?.raw ?? ''} ${row.build?.raw ?? ''}`
  // Without a column that tells it, a name may.
  const isWindows =
    system.trim() === '' && name
      ? /(?<!dar)win/i.test(name.raw)
      : /windows|\b10\.0\.\d{5}/i.test(system)
  const range = (more: { readonly subject?: string }) =>
    podCIDR ? [decided('podCIDR', podCIDR.raw, podCIDR.raw, podCIDR.place, more)] : []
  if (name && !isWindows) return range({ subject: `linux ${name.raw}` })
  if (!isWindows && system.trim() !== '') return []
  const more = name ? { subject: `node ${name.raw}` } : {}
  return [
    ...(name ? [decided('nodeName', name.raw, name.raw, name.place, more)] : []),
    ...nodeFacts(row, more.subject),
    ...range(more),
    ...(taints ? taintsOfCell(taints.raw, taints.place, more) : []),
  ]
}
