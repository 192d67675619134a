import { complained, failure, type Complained } from '../../../catalog/symptoms/complained.ts'
import { hasUpdate } from '../../../catalog/kbs.ts'
import { symptoms } from '../../../catalog/symptoms/index.ts'
import type { Values } from '../../../model/scenario.ts'
import type { ReadDocument } from '../reading/read.ts'
import { complaintsOf, type Complaint } from './complaints.ts'
import { causesOf, findingId, sourcesOf, type SymptomFinding } from './finding.ts'
import { normalizeWords } from './normalize.ts'
import { isOfNow, isToldNow } from './of-now.ts'
import { tellsOf } from './observed.ts'
import { rankCauses } from './rank.ts'
import { isWithin } from '../../../values/version.ts'

/** Whoever complains of more has more than one letter can explain. */
const mostLikely = 3

/**
 * What the setup makes likely of what somebody complains of, as a warning where the complaint stands;
 * where something else explains it, only what no other fault brings about.
 */
export function likelyCauses(
  documents: readonly ReadDocument[],
  known: Partial<Values>,
  messages: readonly SymptomFinding[],
  isExplained: boolean,
): readonly SymptomFinding[] {
  const fitting = complained.filter(
    (one) =>
      (!isExplained || one.byItself === true || one.isLimit === true) && fits(one, known, messages),
  )
  if (fitting.length === 0) return []
  const complaints = complaintsOf(documents).map((one) => ({
    ...one,
    isNow: isOfNow(one),
    // What a console shows is a document of its own.
    around: textOf(documents.filter(({ doc }) => doc.file === one.place.file)),
  }))
  const everywhere = fitting.some(({ inAnyFile }) => inAnyFile) ? textOf(documents) : ''
  const found: SymptomFinding[] = []
  const explained = new Set<string>()
  for (const one of fitting) {
    const { trees, symptom: id, unless, saysAll, byItself, isLimit, inAnyFile } = one
    const further = inAnyFile ? [everywhere] : []
    if (found.length === mostLikely) break
    const complaint = complaints.find(
      ({ tree, text, around, words, isNow, place }) =>
        trees.includes(tree.id) &&
        !explained.has(tree.id) &&
        !found.some(({ file, line }) => file === place.file && line === place.line) &&
        isNow &&
        (saysAll || failure.test(words)) &&
        [text, around, ...further].some((said) => isBeside(one, said)) &&
        [text, around, ...further].every((said) => unless?.test(said) !== true),
    )
    const cause = complaint && causeOf(complaint, id, known)
    if (!cause) continue
    found.push(cause)
    // A reason for one of them may well be that of all, but for a limit of its own.
    const isOfNetwork = !byItself && !isLimit && networkTrees.has(complaint.tree.id)
    for (const tree of isOfNetwork ? [...trees, ...networkTrees] : trees) explained.add(tree)
  }
  return found
}

const isBeside = ({ beside, isOutcome }: Complained, said: string) =>
  !beside || (isOutcome ? isToldNow(said, beside) : beside.test(said))

/** Complaints of a network, which have one cause more often than two. */
const networkTrees = new Set(['T-03', 'T-04', 'T-05', 'T-06', 'T-07', 'T-08'])

function causeOf(
  complaint: Complaint & { readonly around: string },
  id: string,
  known: Partial<Values>,
): SymptomFinding | undefined {
  const row = symptoms.find((one) => one.id === id)
  if (!row) return undefined
  const causes = rankCauses(row, {
    known,
    observations: [],
    message: normalizeWords(complaint.text),
    codes: new Set<string>(),
    isRepeated: false,
    tells: tellsOf(() => complaint.around),
  })
  const [first] = causes
  return (
    first && {
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
  )
}

/** Whether something fails and still does, by the words of a complaint and what stands around them. */
export const tellsFailure = (one: Complaint): boolean => failure.test(one.words) && isOfNow(one)

/** So much is looked through beside a complaint. */
const mostAround = 20_000

const textOf = (documents: readonly ReadDocument[]) =>
  documents
    .map(({ doc: { command, text } }) => (command === undefined ? text : `${command}\n${text}`))
    .join('\n')
    .slice(0, mostAround)

function fits(
  { where, orOpen = {}, kubernetes, mendedBy, symptom, isNamed }: Complained,
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
    (!kubernetes ||
      (known.kubernetesVersion !== undefined && isWithin(known.kubernetesVersion, kubernetes))) &&
    !(mendedBy && isMended(mendedBy, known)) &&
    (isNamed !== true || isNamedHere())
  )
}

const isMended = (
  by: NonNullable<Complained['mendedBy']>,
  { windowsRelease, windowsRevision = 0, installedKBs = [] }: Partial<Values>,
) =>
  windowsRelease !== undefined && hasUpdate(by, { windowsRelease, windowsRevision, installedKBs })
