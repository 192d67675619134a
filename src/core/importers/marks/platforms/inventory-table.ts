import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { nodeFacts, type Cell } from '../../describe/node-facts.ts'
import { isOfToday } from '../../prose/meant/past.ts'

const head = /^[ \t]*\|(?:[^|\n]{0,80}\|){0,12}[ \t]*kubelet(?: version)?[ \t]*\|/im
const rule = /^\s*\|(?:\s*:?-{2,}:?\s*\|){2,20}\s*$/
const isWindows = /\bwindows\b|\|\s*win[\w-]*\s*\||\b10\.0\.\d{5}\b/i
/** Of another system, or of a node that is not there. */
const isOther =
  /\b(?:linux|ubuntu|debian|rhel|centos|rocky|suse|flatcar|control[ -]?plane|master|old|former|planned|retired|removed|decommissioned)\b/i
const release = /^v?1\.\d{2}\.\d{1,2}(?:[-+][\w.+-]{1,20})?$/

/** Nodes in a table of Markdown that somebody wrote, with a column for the kubelet. */
export function inventoryIn(doc: Document): readonly Observation[] {
  if (!matches(doc, head)) return []
  const rows: { readonly name: string; readonly version: Cell }[] = []
  let column = -1
  let names = -1
  let at = 0
  const lines = doc.text.split('\n')
  for (const [i, line] of lines.entries()) {
    const from = at
    at += line.length + 1
    if (!line.trimStart().startsWith('|')) {
      column = -1
    } else if (rule.test(lines[i + 1] ?? '')) {
      const titles = cellsOf(line).map(({ text }) => text.toLowerCase())
      column = titles.findIndex((one) => /^kubelet(?: version)?$/.test(one))
      names = titles.findIndex((one) => /^(?:node|name|host|machine)s?$/.test(one))
    } else if (column >= 0 && isWindows.test(line) && !isOther.test(line)) {
      const cells = cellsOf(line)
      const own = cells[column]
      if (!own || !release.test(own.text)) continue
      const version = { raw: own.text, place: doc.placeAt(from + own.at) }
      if (!isOfToday(doc, stated('kubelet.version', own.text, own.text, version.place))) continue
      rows.push({ name: cells[names]?.text ?? String(i), version })
    }
  }
  const areSame = new Set(rows.map(({ version }) => version.raw)).size === 1
  return rows.flatMap(({ name, version }) =>
    nodeFacts({ version }, areSame ? undefined : `node ${name}`),
  )
}

/** The cells of a row without marks of Markdown around their words, and where these begin. */
function cellsOf(line: string): readonly { readonly text: string; readonly at: number }[] {
  let at = line.indexOf('|') + 1
  return line
    .slice(at)
    .split('|')
    .map((cell) => {
      const text = cell.replaceAll(/^[\s*`]+|[\s*`]+$/g, '')
      const from = at + Math.max(cell.indexOf(text), 0)
      at += cell.length + 1
      return { text, at: from }
    })
}
