import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { matches } from '../../text/may-match.ts'
import { indexInLine, lineOf } from './lines.ts'

const pool = String.raw`(?:node[- ]?)?(?:pools?|groups?)`
/** A pool that is made, beside which another one can be named. */
const made = new RegExp(
  String.raw`\bnodepool\s+add\b|\bnode-pools\s+create\b|\bcreate[- ]node-?group\b|\bnew\s(?:Windows\s)?${pool}\b|\bthe\snew\sone\b|\b(?:next to it|beside it|in addition)\b|\bwe\s(?:now\s)?(?:add|create|make|want to (?:add|create|make))\b`,
  'i',
)
/** “The old pool (Windows2022, …)”, “our existing node group has …”. */
const other = new RegExp(
  String.raw`\b(?:old|other|existing|previous|first|current|former)\s(?:Windows\s|working\s|AKS\s|EKS\s|GKE\s)?${pool}\b`,
  'i',
)

/** What a sentence says of a pool beside the one that is to be made, as facts of that other pool. */
export function ofOtherPools(doc: Document, found: readonly Observation[]): readonly Observation[] {
  if (!matches(doc, other) || !matches(doc, made)) return found
  return found.map((one) => {
    if (one.subject !== undefined || one.decision === null || !ofPool.has(one.decision)) return one
    const line = lineOf(doc, one)
    const ahead = line.slice(0, Math.max(indexInLine(doc, one, one.raw), 0))
    const sentence = ahead.slice(([...ahead.matchAll(/[.;!?](?=\s)/g)].at(-1)?.index ?? -1) + 1)
    const [named] = other.exec(sentence) ?? []
    return named === undefined || /\bnew\b/i.test(sentence.slice(sentence.indexOf(named)))
      ? one
      : { ...one, subject: `node pool ${named}` }
  })
}

/** What each pool has for itself. */
const ofPool: ReadonlySet<string> = new Set([
  'windowsRelease',
  'windowsRevision',
  'maxPods',
  'kubernetesVersion',
  'kubernetesRelease',
])
