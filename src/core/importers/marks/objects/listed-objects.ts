import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'

/** A list of kubectl by the head of its table, and which of its objects stand in no namespace. */
const tables: readonly (readonly [kind: string, head: RegExp, isOfCluster: boolean])[] = [
  ['StorageClass', /^NAME\s+PROVISIONER\s/, true],
  ['IngressClass', /^NAME\s+CONTROLLER\s+PARAMETERS\b/, true],
  ['PriorityClass', /^NAME\s+VALUE\s+GLOBAL-DEFAULT\b/, true],
  ['CSIDriver', /^NAME\s+ATTACHREQUIRED\s/, true],
  ['Service', /^NAME\s+TYPE\s+CLUSTER-IP\s/, false],
  ['PersistentVolumeClaim', /^NAME\s+STATUS\s+VOLUME\s+CAPACITY\b/, false],
  ['Secret', /^NAME\s+TYPE\s+DATA\s+AGE\s*$/, false],
  ['ServiceAccount', /^NAME\s+SECRETS\s+AGE\s*$/, false],
  ['ConfigMap', /^NAME\s+DATA\s+AGE\s*$/, false],
]

const head = /^[ \t]*(?:(NAMESPACE)[ \t]+)?(NAME[ \t]+[A-Z][A-Z() -]{1,200}[ \t]*)$/gm
const row = /^[ \t]*([a-z\d][a-z\d.-]{0,252})(?: \(default\))?[ \t]+(\S[^\n]{0,500})$/
const rowOfAll =
  /^[ \t]*([a-z\d][a-z\d-]{0,62})[ \t]+([a-z\d][a-z\d.-]{0,252})[ \t]+(\S[^\n]{0,500})$/

/** One name, a filter or a part of the list; then others may be there. */
const isPartial = /\||\s-l\b|--selector|--field-selector|\bgrep\b|findstr|select-string/i
const asked = /\bget\s+([a-z.]{2,60})((?:\s+[^\s|]+)*)/i
const space = /(?:^|\s)(?:-n|--namespace)[ =]?([a-z\d][a-z\d-]{0,62})\b/

const mostRows = 500

/** The objects that lists of kubectl name, each under its kind; the namespace is the subject. */
export function listedObjectsIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'NAME')) return []
  return [...foundIn(doc, head)].slice(0, 40).flatMap((found) => {
    const [whole, ofAll, own = ''] = found
    const table = tables.find(([, pattern]) => pattern.test(own))
    if (!table) return []
    const [kind, , isOfCluster] = table
    const command = commandAbove(doc, found.index)
    const [, , rest = ''] = asked.exec(command) ?? []
    const words = rest.split(/\s+/).filter((word) => word !== '')
    const isNamed = words.some((word, i) => !word.startsWith('-') && !words[i - 1]?.startsWith('-'))
    if (isPartial.test(command) || isNamed) return []
    const told = space.exec(command)?.[1]
    const ownSpace = isOfCluster ? undefined : (told ?? (command === '' ? undefined : 'default'))
    if (!isOfCluster && ofAll === undefined && ownSpace === undefined) return []
    return rowsBelow(doc, found.index + whole.length + 1, ofAll !== undefined).flatMap(
      ({ name, in: listed, rest: cells, place, cellsAt }): readonly Observation[] => {
        const where = ofAll === undefined ? ownSpace : listed
        const subject = where === undefined ? 'cluster' : `namespace ${where}`
        const ports = kind === 'Service' ? portsOf(cells) : undefined
        return [
          stated(`listed.${kind}`, name, name, place, { subject }),
          ...(ports
            ? [
                stated('listed.servicePorts', ports.value, ports.raw, cellsAt(ports.at), {
                  subject: `service ${where ?? ''}/${name}`,
                }),
              ]
            : []),
        ]
      },
    )
  })
}

/** The command that stands right above a table, else the one whose output the text is. */
function commandAbove({ text, command = '' }: Document, at: number): string {
  const start = text.lastIndexOf('\n', at - 2) + 1
  const line = at === 0 ? '' : text.slice(start, at - 1).slice(0, 400)
  return /\bget\s/.test(line) ? line : command
}

interface Listed {
  readonly name: string
  readonly in: string
  readonly rest: string
  readonly place: Place
  readonly cellsAt: (offset: number) => Place
}

function rowsBelow(doc: Document, from: number, isOfAll: boolean): readonly Listed[] {
  const rows: Listed[] = []
  let at = from
  while (at < doc.text.length && rows.length < mostRows) {
    const end = doc.text.indexOf('\n', at)
    const line = doc.text.slice(at, end < 0 ? doc.text.length : end)
    const match = (isOfAll ? rowOfAll : row).exec(line.slice(0, 900))
    if (!match) break
    const [, first = '', second = '', third = ''] = match
    const [name, rest] = isOfAll ? [second, third] : [first, second]
    const start = at
    const nameAt = line.indexOf(name, isOfAll ? line.indexOf(first) + first.length : 0)
    rows.push({
      name,
      in: isOfAll ? first : '',
      rest,
      place: doc.placeAt(at + nameAt),
      cellsAt: (offset) => doc.placeAt(start + line.lastIndexOf(rest) + offset),
    })
    at += line.length + 1
  }
  return rows
}

/** `80:31234/TCP,443/TCP` */
function portsOf(cells: string) {
  const found = /(?:^|\s)(\d{1,5}(?::\d{1,5})?\/(?:TCP|UDP|SCTP)[\d:/,A-Z]{0,400})(?:\s|$)/.exec(
    cells,
  )
  const raw = found?.[1]
  if (!found || raw === undefined) return undefined
  const value = raw
    .split(',')
    .map((one) => one.split(/[:/]/, 1)[0] ?? '')
    .join(',')
  return { raw, value, at: found.index + found[0].indexOf(raw) }
}
