import { toDocument, type Document } from '../../model/document.ts'
import type { Line } from '../../text/lines.ts'
import { branchesAt, linesOf, put } from '../scripts/set-branches.ts'
import { hclMapAt } from '../../text/formats/hcl.ts'
import { linesAt, localsIn, writeMap } from './terraform-lines.ts'
import { withCommand, type Placed } from './with-command.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A command that installs a chart, up to its end on a later line, and a resource of Terraform that does. */
const release = new RegExp(
  acrossLines`
    \bhelm\s+(?:upgrade|install|template)\b
      (?:[^\n\\\x60^]|[\\\x60^](?!\r?\n)|[\\\x60^]\r?\n){0,4000}
    |^resource\s+"helm_release"[^\n]{0,200}\{\n(?:(?!\})[^\n]{0,2000}\n){0,400}
  `,
  'gm',
)

const isHelm = /\bhelm(?:\s+(?:upgrade|install|template)\b|_release")/

const set =
  /--set(-string)?[ =]("[^"\n]{1,600}"|'[^'\n]{1,600}'|(?:[^\s"']|"[^"\s]{1,80}"){1,600})/g

/** One setting of several between commas. */
const pair = /((?:[\w./\\[\]-]|"[\w./\\-]{1,80}"){1,200})=("[^"]{0,300}"|(?:[^,\\]|\\.){0,300})/g

const setByTerraform =
  /\{\s*name\s*=\s*"((?:[^"\\\n]|\\.){1,200})"\s*,?\s*value\s*=\s*("[^"\n]{0,300}"|[\w.]{1,60})\s*\}/g

const heredoc = /<<[-~]?"?([A-Z_]{2,20})"?\n((?:(?![ \t]*\1[ \t]*$)[^\n]*\n){1,400})/gm

/** Other values stand elsewhere. */
const withOthers =
  /\s-f[ =]|--(?:values|reuse-values|reset-then-reuse-values)\b|^\s*(?:values|reuse_values)\s*=/m

/** What values are called that others stand beside. */
export const partOfValues = 'part of values.yaml'

const mostReleases = 10

/** The values that a chart is installed with on a command line or by Terraform, each where it stands there. */
export function helmReleasesIn(doc: Document): readonly Document[] {
  if (!isHelm.test(doc.text) && !isHelm.test(doc.command ?? '')) return []
  const sent = withCommand(doc)
  return [...foundIn(sent, release)]
    .slice(0, mostReleases)
    .flatMap(({ 0: text, index }) => [
      ...setIn(sent, text, index),
      ...writtenIn(sent, text, index),
      ...(text.includes('encode(') ? valuesEncodedIn(doc, text, index) : []),
    ])
}

function setIn({ file, placeAt }: Placed, text: string, start: number): readonly Document[] {
  const root = branchesAt(placeAt(start).line)
  for (const { index, 0: whole, 1: asText, 2: all = '' } of text.matchAll(set)) {
    const { line } = placeAt(start + index + whole.length - all.length)
    const given = /^["']/.test(all) ? all.slice(1, -1) : all
    for (const [, path = '', raw = ''] of given.matchAll(pair)) {
      put(root, stepsOf(path), valueOf(bare(raw), asText !== undefined), line)
    }
  }
  for (const { index, 0: whole, 1: path = '', 2: raw = '' } of text.matchAll(setByTerraform)) {
    const { line } = placeAt(start + index + whole.lastIndexOf(raw))
    put(root, stepsOf(path.replaceAll('\\\\', '\\')), valueOf(bare(raw), false), line)
  }
  if (root.below.size === 0) return []
  const title = withOthers.test(text) ? partOfValues : 'values.yaml'
  return [toDocument(file, { lines: linesOf(root, ''), title, isFenced: true }, true)]
}

/** What Terraform has as text between two marks. */
const writtenIn = ({ file, placeAt }: Placed, text: string, start: number): readonly Document[] =>
  [...text.matchAll(heredoc)].map(({ index, 0: whole, 2: body = '' }, _, all) => {
    const first = placeAt(start + index + whole.length - body.length).line
    const indent = body.search(/[^ \t]/)
    const lines = body.split('\n').map((one, i): Line => {
      const own = one.slice(Math.min(indent, one.search(/\S|$/)))
      return { text: own, raw: own, number: first + i, indent }
    })
    const title = all.length > 1 || /\bset\b/.test(text) ? partOfValues : 'values.yaml'
    return toDocument(file, { lines, title, isFenced: true }, true)
  })

/** `values = [yamlencode({ … })]` */
const encode = /\b(?:yaml|json)encode\([ \t\r\n]{0,20}\{/g

/** What Terraform has as a map that it makes a text of. */
function valuesEncodedIn(doc: Document, text: string, start: number): readonly Document[] {
  // A command above would move the places.
  if (doc.text.slice(start, start + text.length) !== text) return []
  const locals = localsIn(doc.text)
  return [...text.matchAll(encode)].flatMap(({ index, 0: head }, _, all) => {
    const map = hclMapAt(doc.text, start + index + head.length - 1)
    if (!map) return []
    const out = linesAt(doc, locals)
    writeMap(out, map, 0)
    const title = all.length > 1 || /\bset\b/.test(text) ? partOfValues : 'values.yaml'
    return [toDocument(doc.file, { lines: out.all, title, isFenced: true }, true)]
  })
}

const bare = (raw: string) => raw.replaceAll(/^"|"$/g, '')

/** `a."b\.c"[0].d` */
const stepsOf = (path: string): readonly string[] =>
  [...path.matchAll(/"([^"]{1,100})"|\[(\d{1,3})\]|((?:[^.[\]"\\]|\\.){1,100})/g)].map(
    ([, quoted, index, plain]) => index ?? (quoted ?? plain ?? '').replaceAll(/\\(.)/g, '$1'),
  )

const valueOf = (raw: string, isText: boolean): string =>
  !isText && /^(?:true|false|\d{1,12})$/.test(raw) ? raw : JSON.stringify(raw)
