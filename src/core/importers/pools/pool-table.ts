import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf, stated } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'
import { joinedName } from './joined-name.ts'
import { readPool } from './read-pool.ts'

/** `az aks nodepool list -o table`: the names of the columns, and a line of dashes below. */
export const poolTable =
  /^([ \t]*Name[ \t]+(?:\w{2,30}[ \t]+){0,12}OsType\b[^\n]*)\n([ \t]*-{2,}(?:[ \t]+-{2,}){2,20})[ \t]*$/m

/** Nobody has more. */
const mostPools = 100

/** The pools of a table, a row each; a cell may be empty. */
export function poolsOfTable(doc: Document): readonly Observation[] {
  const found = poolTable.exec(doc.text)
  const [whole = '', head = '', dashes = ''] = found ?? []
  if (!found) return []
  const columns = [...dashes.matchAll(/-+/g)].map(({ index }, i, all) => ({
    from: index,
    to: all[i + 1]?.index ?? Infinity,
  }))
  const names = columns.map(({ from, to }) => joinedName(head.slice(from, to).trim()))
  const below = found.index + whole.length + 1
  const rows = doc.text.slice(below).split('\n', mostPools)
  const end = rows.findIndex((row) => row.trim() === '')
  let at = below
  return rows.slice(0, end < 0 ? rows.length : end).flatMap((row) => {
    const start = at
    at += row.length + 1
    const cell = (wanted: string) => {
      const keys = wanted.split('|').map(joinedName)
      const column = columns[names.findIndex((name) => keys.includes(name))]
      const text = column ? row.slice(column.from, column.to) : ''
      const raw = text.trim()
      if (!column || raw === '') return undefined
      return { raw, place: doc.placeAt(start + column.from + text.indexOf(raw)) }
    }
    const pool = readPool({
      platform: 'aks',
      text: '',
      placeAt: () => doc.placeAt(start),
      key: start,
      cell,
    })
    const [version, name] = [cell('KubernetesVersion'), cell('Name')]
    return [
      // What a pool of Linux has, the control plane has too, or more.
      ...(version && name && cell('OsType')?.raw === 'Linux'
        ? [
            stated('kubelet.version', version.raw, version.raw, version.place, {
              subject: `linux ${name.raw}`,
            }),
          ]
        : []),
      ...pool,
      ...deciding(pool, 'kubernetesRelease').map((one) =>
        stated('kubelet.version', one.value, one.raw, placeOf(one), { subject: one.subject ?? '' }),
      ),
    ]
  })
}
