import type { ClusterPart } from './cluster-parts.ts'
import type { SentFile } from '../reading/read.ts'
import { filesOf, startsOf } from './owned-lines.ts'
import { matches } from '../../../text/patterns/may-match.ts'

const times = ['after', 'before'] as const
type Time = (typeof times)[number]

const change = '(?:upgrade|update|change|migration|patch|patching|reboot|reinstall)'

/** `before/nodes.txt`, `nodes-after-upgrade.txt`, `pre-upgrade.log`. */
const inName = new RegExp(
  String.raw`(?:^|[\\/._ -])(?:(before|pre[-_. ]?${change})|(after|post[-_. ]?${change}))(?=[\\/._ -]|$)`,
  'i',
)
/** `## Before the upgrade`, `After update:` */
const asHeading = new RegExp(
  String.raw`^[\s#*=_-]{0,8}(?:(before)|(after))[ \t]+(?:the[ \t]+)?(?:\w{2,20}[ \t]+)?${change}\b[^\n:.,]{0,40}[\s:*=_-]{0,8}$`,
  'i',
)

/** How any of these headings begins; most texts have none. */
const heads = /^[ \t#*=_-]{0,8}(?:before|after)[ \t]/im

// Folders above the one that was sent are not the sender's words.
const nearName = (name: string) => name.split(/[\\/]/).slice(-2).join('/')
const isNamed = (name: string) => inName.test(nearName(name))

const timeOf = (found: RegExpExecArray | null): Time | undefined =>
  found ? (found[1] === undefined ? 'after' : 'before') : undefined

/** What was sent of the time before a change and after it, each with what is of no time. Empty for all others. */
export function timeParts(files: readonly SentFile[]): readonly ClusterPart[] {
  if (!files.some((file) => isNamed(file.name) || matches(file, heads))) return []
  const owned = files.map(({ name, text }) => {
    const lines = text.split('\n')
    return { name, lines, owners: ownersOf(name, lines) }
  })
  const parts = times.map((time) => ({
    label: `the time ${time}`,
    of: 'times' as const,
    files: filesOf(owned, time),
    starts: startsOf(owned, time),
  }))
  return parts.every(({ starts }) => starts.length > 0) ? parts : []
}

function ownersOf(name: string, lines: readonly string[]): readonly (Time | undefined)[] {
  const whole = timeOf(inName.exec(nearName(name)))
  if (whole !== undefined) return lines.map(() => whole)
  let open: Time | undefined
  let depth = 0
  return lines.map((line) => {
    const time = /before|after/i.test(line.slice(0, 12)) ? timeOf(asHeading.exec(line)) : undefined
    const level = /^#{1,6}(?=\s)/.exec(line)?.[0].length ?? 0
    if (time !== undefined) {
      open = time
      depth = level
    } else if (level > 0 && level <= depth) open = undefined
    return open
  })
}
