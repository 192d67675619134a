import type { SentFile } from '../reading/read.ts'
import type { ClusterPart } from './cluster-parts.ts'
import { filesOf, startsOf } from './owned-lines.ts'

/** More than this is an inventory, and not a question about a few nodes; each goes through the whole text. */
const mostNodes = 16

/**
 * What was typed on several Windows machines, by the names that their prompts have:
 * `[win-1]: PS C:\>` of a remote session, `admin@WIN-2 C:\k>` of SSH. What was typed elsewhere belongs
 * to all of them. Empty for all others.
 */
export function promptParts(files: readonly SentFile[]): readonly ClusterPart[] {
  if (!files.some(({ text }) => near.test(text) && named.test(text))) return []
  const owned = files.map(({ name, text }) => {
    const lines = text.split('\n')
    return { name, lines, owners: ownersOf(lines) }
  })
  const labels = [...new Set(owned.flatMap(({ owners }) => owners))].filter(
    (one) => one !== undefined,
  )
  if (labels.length < 2 || labels.length > mostNodes) return []
  return labels.map((label) => ({
    label: `node ${label}`,
    of: 'nodes',
    files: filesOf(owned, label),
    starts: startsOf(owned, label),
  }))
}

const remote = String.raw`\[([\w.-]{1,63})\]: (?:PS )?[A-Za-z]:\\`
const ssh = String.raw`[\w.\\-]{1,60}@([\w.-]{1,63}) [A-Za-z]:\\`
const named = new RegExp(String.raw`^[ \t>]{0,8}(?:${remote}|${ssh})[^\n>]{0,200}>`, 'm')

/** What stands before the folder of both. */
const near = /(?:\]: (?:PS )?|@[\w.-]{1,63} )[A-Za-z]:\\/

/** Where something was typed on a machine that is not named, or words begin again. */
const elsewhere =
  /^[ \t>]{0,8}(?:PS [A-Za-z]:|[A-Za-z]:\\[^>]{0,200}>|[\w.-]{1,60}@[\w.-]{1,63}[: ][^$#\n]{0,200}[$#] |[$#] |#{1,6} |```)/

const isAddress = /^[\d.]+$/

function ownersOf(lines: readonly string[]): readonly (string | undefined)[] {
  let open: string | undefined
  return lines.map((line) => {
    const [, byRemote, bySsh] = named.exec(line) ?? []
    const name = byRemote ?? bySsh
    if (name !== undefined) open = isAddress.test(name) ? name : name.toLowerCase().split('.', 1)[0]
    else if (elsewhere.test(line)) open = undefined
    return open
  })
}
