import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { sentenceBefore, wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const pool = String.raw`(?:node[- ]?)?(?:pools?|groups?)`
/** A pool that is made, beside which another one can be named. */
const made = new RegExp(
  acrossLines`
    \bnodepool\s+add\b|\bnode-pools\s+create\b|\bcreate[- ]node-?group\b
    |\bnew\s(?:Windows\s)?${pool}\b
    |\bthe\snew\sone\b
    |\b(?:next to it|beside it|in addition)\b
    |\bwe\s(?:now\s)?(?:add|create|make|want to (?:add|create|make))\b
  `,
  'i',
)
const kind = String.raw`(?:Windows\s|working\s|AKS\s|EKS\s|GKE\s)?`
/** “Unlike the old pool, …”: what is compared with it, which is said of the new one. */
const compared =
  /\b(?:unlike|than|besides?|next to|from|contrary to|in contrast to|compared (?:to|with))\s(?:(?:the|our|all|any|your)\s){0,2}$/i
/** What brackets, or words up to the next comma, say of the pool before them. */
const aside = /^\s?\([^()]*$|^,?\s(?:which|that|with|of)\b(?:[^,]|,(?=\d))*$/i
/** The sentence comes to the pool that is made. */
const turned =
  /\bnew\b|\bours\b|[,;:)]\s(?:(?:but|and|while|whereas|so)\s)?(?:it|this|the\snext|we\s(?:now\s)?(?:add|create|make|want|need))\b/i

/** “The old pool (Windows2022, …)”, “our existing node group has …”. */
const other = new RegExp(
  String.raw`\b(?:(?:old|existing|previous|first|current|former)\s${kind}${pool}|other\s${kind}${pool}(?<!s))\b`,
  'i',
)

/** What a sentence says of a pool beside the one that is to be made, as facts of that other pool. */
export function ofOtherPools(doc: Document, found: readonly Observation[]): readonly Observation[] {
  if (!matches(doc, other) || !matches(doc, made)) return found
  return found.map((one) => {
    if (one.subject !== undefined || one.decision === null || !ofPool.has(one.decision)) return one
    const sentence = sentenceBefore(wordsAround(doc, one, one.raw).ahead)
    const named = other.exec(sentence)
    if (!named) return one
    const behind = sentence.slice(named.index + named[0].length)
    const isOfOther = compared.test(sentence.slice(0, named.index))
      ? aside.test(behind)
      : !turned.test(behind)
    return isOfOther ? { ...one, subject: `node pool ${named[0]}` } : one
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
