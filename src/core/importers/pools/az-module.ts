import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { joinedName } from './joined-name.ts'
import type { Cell } from './pool-text.ts'
import { readPool } from './read-pool.ts'
import { mentions } from '../../text/patterns/may-match.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

const command =
  /^[ \t]*(?:\$\w{1,60}[ \t]*=[ \t]*)?(New-AzAks(?:NodePool|Cluster)\b(?:[^\n`]|`(?!\s*\n)|`[ \t]*\n){0,3000})/gm
const parameter =
  /(?<=[\s`])-(\w{2,60})[ \t]+(?:["']([^"'\n]{1,120})["']|([^\s"'`-][^\s`]{0,120}))/g
const assigned = /^[ \t]*\$(\w{1,60})[ \t]*=[ \t]*["']([^"'$\n]{1,120})["'][ \t]*$/gm

/** What the module for PowerShell calls a setting, beside what others call it. */
const others: ReadonlyMap<string, readonly string[]> = new Map([
  ['maxpodcount', ['maxpods']],
  ['nodevmsize', ['vmsize']],
])

/** Clusters and pools of AKS that the module Az for PowerShell makes. */
export function azModuleIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'New-AzAks')) return []
  const held = new Map(
    [...foundIn(doc, assigned)].map((found) => [
      `$${found[1]?.toLowerCase()}`,
      { raw: found[2] ?? '', at: found.index + found[0].lastIndexOf(found[2] ?? '') },
    ]),
  )
  return [...foundIn(doc, command)].slice(0, most).flatMap(({ index, 0: whole, 1: text = '' }) => {
    const start = index + whole.length - text.length
    const cells = new Map<string, Exclude<Cell, undefined>>()
    for (const { index: at, 0: pair, 1: name = '', 2: quoted, 3: bare } of text.matchAll(
      parameter,
    )) {
      const raw = quoted ?? bare ?? ''
      const known = held.get(raw.toLowerCase())
      if (raw.startsWith('$') && !known) continue
      const place = doc.placeAt(known ? known.at : start + at + pair.lastIndexOf(raw))
      const key = joinedName(name)
      for (const one of [key, ...(others.get(key) ?? [])]) {
        cells.set(one, { raw: known ? known.raw : raw, place })
      }
    }
    return readPool({
      platform: 'aks',
      text,
      placeAt: (offset) => doc.placeAt(start + offset),
      key: index,
      cell: (names) =>
        names
          .split('|')
          .map((one) => cells.get(joinedName(one)))
          .find((one) => one !== undefined),
    })
  })
}

/** Nobody makes more. */
const most = 50
