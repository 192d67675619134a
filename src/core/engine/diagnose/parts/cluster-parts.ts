import { matches } from '../../../text/patterns/may-match.ts'
import {
  createHeads,
  createLabels,
  environmentHint,
  environmentOf,
  environmentsOfNames,
} from './labels.ts'
import type { SentFile } from '../reading/read.ts'
import { timeParts } from './time-parts.ts'
import {
  common,
  hint,
  heading,
  inLine,
  command,
  chosen,
  starts,
  namesCluster,
  ofCluster,
  aksName,
  isPool,
} from './cluster-parts-words.ts'

/** What is told of one cluster, with what holds for all of them; each line stands where it stood. */
export interface ClusterPart {
  readonly label: string
  /** What it is one of; nothing said is a cluster. */
  readonly of?: 'clusters' | 'times' | 'nodes'
  readonly files: readonly SentFile[]
  /** Where it begins, by file. */
  readonly starts: readonly { readonly file: string; readonly line: number }[]
}

/** More than this is an inventory, and not a question about two clusters. */
const mostClusters = 8

/**
 * The parts of an input that tells of several clusters apart: by headings that name each, by the
 * commands that choose one, by the definitions of their pools. Empty for all others.
 */
export function clusterParts(files: readonly SentFile[]): readonly ClusterPart[] {
  const times = timeParts(files)
  if (times.length > 0) return times
  const ofNames = environmentsOfNames(files.map(({ name }) => name))
  const hints = [heading, command, inLine, environmentHint]
  if (ofNames.size === 0 && !files.some((file) => hints.some((one) => matches(file, one))))
    return []
  const owned = files.map(({ name, text }) => {
    const own = ofNames.get(name)
    const lines = text.split('\n')
    return own === undefined
      ? { name, ...ownersOf(text) }
      : { name, lines, owners: lines.map(() => own) }
  })
  const labels = new Set(
    owned.flatMap(({ lines, owners }) => [
      ...owners.filter((one) => one !== common),
      ...lines.flatMap((line) => headsOf(line).map(({ label }) => label)),
    ]),
  )
  if (labels.size - (labels.has(nobody) ? 1 : 0) < 2 || labels.size > mostClusters) return []
  return [...labels].map((label) => ({
    label,
    files: owned.map(({ name, lines, owners }) => ({
      name,
      text: lines
        .map((line, i) =>
          owners[i] === common || owners[i] === label ? withoutOthers(line, label, labels) : '',
        )
        .join('\n'),
    })),
    starts: owned.flatMap(({ name, lines, owners }) => {
      const at = owners.indexOf(label)
      const inside =
        at < 0 ? lines.findIndex((line) => headsOf(line).some((one) => one.label === label)) : at
      return inside < 0 ? [] : [{ file: name, line: inside + 1 }]
    }),
  }))
}

/** A pool whose cluster is not told. */
export const nobody = 'no cluster that is named'

function ownersOf(text: string) {
  const lines = text.split('\n')
  const byHeading = ownersByHeading(lines)
  const named = new Set(byHeading.filter((one) => one !== common))
  const byHead = ownersByHead(lines)
  const owners =
    named.size > 1
      ? byHeading
      : byHead.some((one) => one !== common)
        ? byHead
        : ownersByDefinition(lines)
  return { lines, owners }
}

/** What follows in the same paragraph on a line that begins to tell of one cluster. */
function ownersByHead(lines: readonly string[]): readonly string[] {
  let open = common
  return lines.map((line) => {
    const heads = headsOf(line)
    if (heads.length > 0) open = heads.length === 1 ? (heads[0]?.label ?? common) : common
    else if (line.trim() === '') open = common
    return heads.length > 1 ? common : open
  })
}

const labelOf = createLabels('cluster', 'cluster|environment')

const headsOfLine = createHeads('cluster', 'cluster|environment')
const headsOf = (line: string) => (inLine.test(line) ? headsOfLine(line) : [])

/** The line with blanks for what it tells of other clusters, so that the rest stands where it stood. */
function withoutOthers(line: string, label: string, labels: ReadonlySet<string>): string {
  const heads = headsOf(line).filter((one) => labels.has(one.label))
  return heads.reduce((text, one, i) => {
    const end = heads[i + 1]?.at ?? text.length
    return one.label === label
      ? text
      : `${text.slice(0, one.at)}${' '.repeat(end - one.at)}${text.slice(end)}`
  }, line)
}

function ownersByHeading(lines: readonly string[]): readonly string[] {
  let open = common
  let depth = 0
  return lines.map((line, i) => {
    const label = hint.test(line) ? labelOf(line) : environmentOf(line, lines[i + 1] ?? '')
    const command = hint.test(line) || line.includes('get-credentials') ? chosen.exec(line) : null
    const name = command?.[1] ?? command?.[2]
    const level = /^#{1,6}(?=\s)/.exec(line)?.[0].length ?? 0
    if (label !== undefined) {
      open = label
      depth = level
    } else if (name !== undefined) {
      open = `cluster ${name}`
      depth = 0
    } else if (level > 0 && depth > 0 && level <= depth) open = common
    return open
  })
}

/** Commands and blocks of Terraform that make clusters and their pools. */
function ownersByDefinition(lines: readonly string[]): readonly string[] {
  const heads = lines.flatMap((line, i) => (starts.test(line.slice(0, 400)) ? [i] : []))
  const owners = lines.map(() => common)
  for (const [i, from] of heads.entries()) {
    const limit = heads[i + 1] ?? lines.length
    const end = endOf(lines, from, limit)
    const text = lines.slice(from, end).join('\n')
    const made = namesCluster.exec(text)
    const name = /^\s*az\s+aks\s+create\b/.test(text)
      ? aksName.exec(text)?.[1]
      : (made?.[1] ?? made?.[2])
    const pool = isPool.test(text) ? ofCluster.exec(text) : null
    const own = name ?? pool?.[1] ?? pool?.[2] ?? (isPool.test(text) ? nobody : undefined)
    if (own !== undefined) owners.fill(own === nobody ? nobody : `cluster ${own}`, from, end)
  }
  return owners
}

/** A command goes on while its lines say so; a block ends with its brace. */
function endOf(lines: readonly string[], from: number, limit: number): number {
  const isBlock = /^[a-z]+\s+"/.test(lines[from] ?? '')
  let end = from + 1
  while (
    end < limit &&
    (isBlock
      ? !(lines[end - 1] ?? '').startsWith('}')
      : /[\\`^]\s*$/.test(lines[end - 1] ?? '') || /^\s+-/.test(lines[end] ?? ''))
  ) {
    end++
  }
  return end
}
