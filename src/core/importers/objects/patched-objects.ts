import { toDocument, type Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import { stated } from '../../model/observe.ts'
import type { Line } from '../../text/lines.ts'
import { kindCalled } from '../kubernetes/kinds-in-words.ts'
import { isOnlyTold } from './only-told.ts'
import { isMeant } from '../prose/meant/intended.ts'
import { wordsAround } from '../prose/lines.ts'
import { isOfToday } from '../prose/meant/past.ts'
import { isSaid } from '../prose/meant/said.ts'
import { branchesAt, linesOf, put } from '../scripts/set-branches.ts'
import { wordsAbove } from '../text-of.ts'
import { withCommand, type Placed } from './with-command.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `kubectl patch felixconfiguration default --type merge -p '{"spec": …}'`, up to the mark before the patch. */
const command = new RegExp(
  acrossLines`
    \b(?:kubectl|oc)(?:[ \t]+-{1,2}[a-z][\w-]{0,20}(?:[ =][\w.-]{1,80})?){0,3}[ \t]+patch[ \t]
    ((?:[^\n'"\\\x60^;|]|["'](?:merge|json|strategic)["']|[\\\x60^]\r?\n){1,300}?)(?:-p|--patch)
    [ \t]*=?[ \t]*\$?(["'])
  `,
  'g',
)

const mostCommands = 10
const longest = 6_000

/** Parts of objects that commands write into those of the cluster, of kinds that run nothing themselves. */
export function patchedObjectsIn(doc: Document): readonly Document[] {
  const isTold = (text: string) => text.includes('patch') && /\b(?:kubectl|oc)\s/.test(text)
  if (!isTold(doc.text) && !isTold(doc.command ?? '')) return []
  const sent = withCommand(doc)
  const all = [...foundIn(sent, command)].slice(0, mostCommands).flatMap((match) => {
    const { index, 0: whole, 1: given = '', 2: mark = '' } = match
    const start = index + whole.length
    const end = endOf(sent.text, start, mark)
    const { kind, name } = objectOf(given)
    if (!kind || end === undefined || /--dry-run/.test(given + restOf(sent.text, end))) return []
    if (isOnlyTold(aheadOf(doc, sent.text, index))) return []
    const written = sent.text.slice(index, end + 1)
    if (!isTypedIn(doc, index) && !isRun(doc, written, sent.placeAt(index))) return []
    const body = sent.text.slice(start, end)
    return [{ kind, name, body, start, keys: keysOf(body) }]
  })
  return all
    .filter((one, i) => !all.slice(i + 1).some((other) => isSame(one, other)))
    .flatMap(({ kind, name, body, start }) => {
      const lines = linesWith({ ...kind, name }, body, start, sent)
      const title = `patch/${kind.kind} ${name ?? ''}`.trim()
      return lines ? [toDocument(sent.file, { lines, title, isFenced: true }, true)] : []
    })
}

/** At the prompt, which stands ahead of the text. */
const isTypedIn = ({ command }: Document, at: number) =>
  command !== undefined && at <= command.length

/** Nobody asks for it, plans it, refuses it or has taken it back. */
function isRun(doc: Document, raw: string, place: Place): boolean {
  const { ahead } = wordsAround(doc, place, raw)
  if (isMeant(ahead.slice(ahead.lastIndexOf(',') + 1))) return false
  return isSaid(doc, raw, place) && isOfToday(doc, stated('command', raw, raw, place))
}

interface Patched {
  readonly kind: { readonly kind: string }
  readonly name: string | undefined
  readonly keys: string
}

/** A later command writes the same fields. */
const isSame = (one: Patched, other: Patched) =>
  one.kind.kind === other.kind.kind && one.name === other.name && one.keys === other.keys

const keysOf = (body: string) =>
  [...body.matchAll(/([\w.-]{1,80})\\?["']?\s{0,4}:|"(\/[\w./~-]{1,200})\\?"/g)]
    .map(([, key, path]) => key ?? path)
    .join(' ')

/** Containers are judged as a whole, which a patch does not have. */
const withPods: ReadonlySet<string> = new Set(['Pod', 'DaemonSet', 'Deployment', 'Service'])

function objectOf(given: string) {
  const words = given.split(/[\s\\`^]+/).filter((word) => word !== '')
  const plain = words.filter(
    (word, i) =>
      !word.startsWith('-') && !/^-(?:n|-namespace|-type|-context)$/.test(words[i - 1] ?? ''),
  )
  const [first = '', second] = plain.flatMap((word) => word.split('/'))
  const kind = kindCalled(first.toLowerCase())
  return { kind: kind && !withPods.has(kind.kind) ? kind : undefined, name: second }
}

/** Where the text between two marks ends. */
function endOf(text: string, start: number, mark: string): number | undefined {
  for (let at = start; at < Math.min(text.length, start + longest); at++) {
    if (text[at] === '\\') at++
    else if (text[at] === mark) return at
  }
  return undefined
}

/** The words on the line of a command, or above it where it has the line for itself. */
function aheadOf(doc: Document, text: string, at: number): string {
  const own = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 300), at)
  return /[^\s$>#`'"]/.test(own) ? own : wordsAbove({ ...doc, text }, at)
}

const restOf = (text: string, end: number) =>
  /^[^\n]{0,200}/.exec(text.slice(end, end + 200))?.[0] ?? ''

function linesWith(
  { apiVersion, kind, name }: { apiVersion: string; kind: string; name: string | undefined },
  body: string,
  start: number,
  { placeAt }: Placed,
): readonly Line[] | undefined {
  const bare = body.replaceAll('\\"', '"')
  const first = placeAt(start).line
  const line = (text: string, number: number): Line => ({ text, raw: text, number, indent: 0 })
  const head = [
    `apiVersion: ${apiVersion}`,
    `kind: ${kind}`,
    ...(name === undefined || /\bmetadata["']?\s*:/.test(bare)
      ? []
      : [`metadata: {name: ${JSON.stringify(name)}}`]),
  ]
  if (/^\s*\[/.test(bare)) {
    const set = operationsIn(bare, first)
    return set && [...head.map((one) => line(one, first)), ...set]
  }
  const own = bare.split('\n').map((one, i) => line(one, first + i))
  const open = /^\s*\{(?=\s*")/.exec(bare)?.[0]
  // The end of a line counts as part of the mark here.
  if (open === undefined)
    return /^\s*[a-z]\w*:\s/.test(bare)
      ? [...head.map((one) => line(one, first)), ...own]
      : undefined
  const json = { apiVersion, kind, ...(head.length > 2 ? { metadata: { name } } : {}) }
  const rest = bare.slice(open.length).split('\n')
  const ahead = open.split('\n').length - 1
  return [
    line(`${JSON.stringify(json).slice(0, -1)},`, first),
    ...rest.map((one, i) => line(one, first + ahead + i)),
  ]
}

const operations = new RegExp(
  acrossLines`
    "op"\s*:\s*"(?:add|replace)"\s*,\s*"path"\s*:\s*"\/([\w./-]{1,200})"\s*,\s*"value"\s*:\s*
    ("[^"\n]{0,300}"|[\w.]{1,40}|[[{][^\n]{0,600}?[\]}](?=\s*\}))
  `,
  'g',
)
/** `[{"op": "add", "path": "/spec/calicoNetwork/bgp", "value": "Disabled"}]` */
function operationsIn(text: string, line: number): readonly Line[] | undefined {
  const root = branchesAt(line)
  for (const [, path = '', value = ''] of text.matchAll(operations)) {
    put(root, path.split('/'), value, line)
  }
  return root.below.size > 0 ? linesOf(root, '') : undefined
}
