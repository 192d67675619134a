import {
  certainBeside,
  complained,
  failure,
  noFailure,
  tellingBeside,
  type Complained,
} from '../../../catalog/symptoms/complained.ts'
import { symptoms } from '../../../catalog/symptoms/index.ts'
import type { Finding } from '../../../model/finding.ts'
import type { Values } from '../../../model/scenario.ts'
import type { ReadDocument } from '../read.ts'
import { complaintsOf, type Complaint } from './complaints.ts'
import { asConsequences } from './guide-finding.ts'
import { causesOf, findingId, sourcesOf, type SymptomFinding } from './finding.ts'
import { normalizeWords } from './normalize.ts'
import { rankCauses } from './rank.ts'
import { remarks, spokenOf } from './spoken.ts'

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
  if (isExplained) return asConsequences(certainly, true)
  const likely = likelyCause(documents, known, certainly)
  return likely
    ? [likely, ...certainly.filter(({ id }) => id !== likely.id)]
    : withTelling(certainly, documents)
}

/**
 * What the setup makes likely of what somebody complains of, as a warning where the complaint stands;
 * for where nothing else explains it.
 */
function likelyCause(
  documents: readonly ReadDocument[],
  known: Partial<Values>,
  messages: readonly SymptomFinding[],
): SymptomFinding | undefined {
  const fitting = complained.filter((one) => fits(one, known, messages))
  if (fitting.length === 0) return undefined
  const complaints = complaintsOf(documents).map((one) => ({
    ...one,
    fails: tellsFailure(one),
    isNow: isOfNow(one),
    // What a console shows is a document of its own.
    around: documents
      .filter(({ doc }) => doc.file === one.place.file)
      .map(({ doc }) => doc.text)
      .join('\n')
      .slice(0, mostAround),
  }))
  for (const { trees, symptom: id, beside, unless, saysAll } of fitting) {
    const complaint = complaints.find(
      ({ tree, text, around, fails, isNow }) =>
        trees.includes(tree.id) &&
        (saysAll ? isNow : fails) &&
        [text, around].some((said) => beside?.test(said) !== false) &&
        [text, around].every((said) => unless?.test(said) !== true),
    )
    const row = symptoms.find((one) => one.id === id)
    if (!complaint || !row) continue
    const evidence = {
      known,
      observations: [],
      message: normalizeWords(complaint.text),
      codes: new Set<string>(),
      isRepeated: false,
    }
    const causes = rankCauses(row, evidence)
    const [first] = causes
    if (!first) continue
    return {
      id: findingId(id),
      severity: 'warning',
      basis: 'fails',
      confidence: 'inferred',
      message: `“${complaint.quoted}”. Likely cause: ${first.cause.cause.value}`,
      remediation: first.cause.remedy,
      decisions: first.decisions,
      ...complaint.place,
      causes: causesOf(causes),
      sources: sourcesOf(causes.map(({ cause }) => cause)),
    }
  }
  return undefined
}

/** Whether something fails and still does, by the words of a complaint and what stands around them. */
const tellsFailure = (one: Complaint): boolean => failure.test(one.words) && isOfNow(one)

function isOfNow({ words, text, offset }: Complaint): boolean {
  const [sentence = ''] = /^[^]{0,400}?(?=[.!?](?:\s|$)|$)/.exec(text.slice(offset)) ?? []
  const [before = ''] = /[^.!?]*$/.exec(text.slice(Math.max(offset - reach, 0), offset)) ?? []
  const behind = text.slice(offset + words.length, offset + reach).replace(/^[\s.,;!?]+/, '')
  const flat = (said: string) => said.replaceAll(/\s+/g, ' ')
  const remark = spokenOf({ before: flat(before), behind: flat(behind), earlier: '' })
  // That all else is well is said of a fault as well.
  return !noFailure.test(sentence) && (remark === undefined || remark === remarks.well)
}

/** So much of a file is looked through beside a complaint. */
const mostAround = 20_000

/** So far people write about one complaint. */
const reach = 500

function fits(
  { where, orOpen = {}, symptom, isNamed }: Complained,
  known: Partial<Values>,
  messages: readonly SymptomFinding[],
): boolean {
  const values = new Map<string, unknown>(Object.entries(known))
  const isNamedHere = () => messages.some(({ id }) => id === findingId(symptom))
  return (
    Object.entries(where).every(([decision, accepted]) =>
      accepted.some((one) => one === values.get(decision)),
    ) &&
    Object.entries(orOpen).every(
      ([decision, accepted]) =>
        !values.has(decision) || accepted.some((one) => one === values.get(decision)),
    ) &&
    (isNamed !== true || isNamedHere())
  )
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
