import { certainBeside, tellingBeside } from '../../../catalog/symptoms/complained.ts'
import type { Finding } from '../../../model/finding.ts'
import type { Values } from '../../../model/scenario.ts'
import type { ReadDocument } from '../reading/read.ts'
import { likelyCauses, tellsFailure } from './complaint-cause.ts'
import { complaintsOf } from './complaints.ts'
import { findingId, type SymptomFinding } from './finding.ts'
import { asConsequences } from './guide-finding.ts'

/**
 * The messages as they stand among what else is found: where a fault explains them, steps that failed are
 * its consequence; else what somebody complains of has the cause that the setup makes likely, or tells of
 * messages that healthy nodes print too.
 */
export function withLikelyCause(
  messages: readonly SymptomFinding[],
  documents: readonly ReadDocument[],
  known: Partial<Values>,
  isExplained: boolean,
): readonly Finding[] {
  const certainly = withCertain(messages, documents)
  const likely = likelyCauses(documents, known, certainly, isExplained)
  const ids = new Set(likely.map(({ id }) => id))
  const others = certainly.filter(({ id }) => !ids.has(id))
  if (isExplained) return [...likely, ...asConsequences(others, true)]
  return likely.length > 0 ? [...likely, ...others] : withTelling(certainly, documents)
}

/** Messages that tell of what somebody complains of, for where no fault is found, as warnings. */
function withTelling(
  messages: readonly SymptomFinding[],
  documents: readonly ReadDocument[],
): readonly SymptomFinding[] {
  if (!messages.some(({ id, severity }) => severity === 'info' && telling.has(id))) return messages
  const trees = complaintsOf(documents)
    .filter(tellsFailure)
    .map(({ tree }) => tree.id)
  const heard = new Set(trees.flatMap((tree) => (tellingBeside[tree] ?? []).map(findingId)))
  return messages.map((one) => {
    const [first] = one.causes
    return one.severity !== 'info' || !heard.has(one.id) || !first || isAnswered(one, documents)
      ? one
      : {
          ...one,
          severity: 'warning' as const,
          basis: 'fails' as const,
          confidence: 'inferred' as const,
          message: one.message.replace(weak, '$1. Possible cause, first to check: '),
        }
  })
}

/** A message that is the cause and has no other, as an error where somebody has what comes of it. */
function withCertain(
  messages: readonly SymptomFinding[],
  documents: readonly ReadDocument[],
): readonly SymptomFinding[] {
  if (!messages.some(({ id }) => certain.has(id))) return messages
  const trees = complaintsOf(documents).map(({ tree }) => tree.id)
  const proved = new Set(trees.flatMap((tree) => (certainBeside[tree] ?? []).map(findingId)))
  return messages.map((one) =>
    proved.has(one.id) && one.severity === 'warning' && one.confidence === 'verified'
      ? { ...one, severity: 'error' as const, message: one.message.replace(likelyWords, '$1: ') }
      : one,
  )
}

const certain = new Set(Object.values(certainBeside).flat().map(findingId))
const likelyWords = /(”)\. Likely cause: /

/** nslookup waits for one server or name and answers then. */
const isAnswered = ({ file, line }: SymptomFinding, documents: readonly ReadDocument[]) =>
  documents.some(({ doc }) => {
    if (doc.file !== file || line < doc.first || line > doc.last) return false
    const at = line - doc.first
    return doc.text
      .split('\n')
      .slice(at, at + 10)
      .some((text) => /^\s*Name:\s/.test(text))
  })

const telling = new Set(Object.values(tellingBeside).flat().map(findingId))

const weak = /(”) stands in healthy nodes’ output too\. Where something fails: /
