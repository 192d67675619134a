import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'

const path = String.raw`([A-Za-z]:[\\/](?:[\w .()-]{1,60}[\\/]){0,6}[\w.-]{1,80})`
const flag = new RegExp(
  String.raw`(?<![\w-])--(config|kubeconfig|bootstrap-kubeconfig)[= ]\\?["']?${path}(?=[\\"'\s\x60,;)]|$)`,
  'gm',
)
const writes = new RegExp(
  String.raw`\b(?:Set-Content|Out-File|Add-Content|Copy-Item|Move-Item|WriteAllText|Rename-Item)\b[^\n]{0,300}?["' (]${path}(?=["'\s,)]|$)`,
  'gim',
)

const anyPath = new RegExp(path, 'g')

const most = 40

/** Files that a script writes beside that which it hands to a component, under nearly its name. */
export function writtenFilesIn(doc: Document): readonly Observation[] {
  if (!matches(doc, /--(?:config|kubeconfig|bootstrap-kubeconfig)[= ]/)) return []
  const written = matchesOf(doc, writes).slice(0, most)
  if (written.length === 0) return []
  const read = matchesOf(doc, flag)
    .slice(0, most)
    .map(({ groups: [name = '', raw = ''] }) => ({ name, raw }))
  const named = countsOf([...foundIn(doc, anyPath)].map(([found]) => keyOf(found)))
  const handed = countsOf(read.map(({ raw }) => keyOf(raw)))
  const isRead = (one: Match) => handed.has(keyOf(one.raw))
  return read.flatMap((one): readonly Observation[] => {
    const key = keyOf(one.raw)
    // What stands there a second time is made there, or somewhere else.
    const isElsewhere = (named.get(key) ?? 0) > (handed.get(key) ?? 0)
    const near = isElsewhere
      ? undefined
      : written.find((file) => isNear(key, keyOf(file.raw)) && isOf(one.name, keyOf(file.raw)))
    return near && !isRead(near)
      ? [
          stated('script.otherFile', near.raw, near.raw, near.place, {
            subject: one.raw,
            weight: 'script',
          }),
        ]
      : []
  })
}

function countsOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const keyOf = (text: string) => text.replaceAll(/[\\/]+/g, '/').toLowerCase()

function isNear(a: string, b: string): boolean {
  const [folder, stem] = partsOf(a)
  const [other, second] = partsOf(b)
  return folder === other && a !== b && (stem.includes(second) || second.includes(stem))
}

/** Whether a file has the name of settings, or of access to a cluster. */
const isOf = (name: string, key: string) =>
  (name === 'config') !== /kubeconfig|bootstrap|\/config$/.test(key)

const partsOf = (key: string) => {
  const at = key.lastIndexOf('/')
  return [key.slice(0, at), key.slice(at + 1).replace(/\.\w{2,5}$/, '')] as const
}
