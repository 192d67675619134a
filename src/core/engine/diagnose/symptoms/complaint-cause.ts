import {
  complained,
  failure,
  noFailure,
  type Complained,
} from '../../../catalog/symptoms/complained.ts'
import { hasUpdate } from '../../../catalog/kbs.ts'
import { symptoms } from '../../../catalog/symptoms/index.ts'
import type { Values } from '../../../model/scenario.ts'
import type { ReadDocument } from '../read.ts'
import { complaintsOf, type Complaint } from './complaints.ts'
import { causesOf, findingId, sourcesOf, type SymptomFinding } from './finding.ts'
import { normalizeWords } from './normalize.ts'
import { tellsOf } from './observed.ts'
import { rankCauses } from './rank.ts'
import { remarks, spokenOf } from './spoken.ts'
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
    fails: tellsFailure(one),
    isNow: isOfNow(one),
    // What a console shows is a document of its own.
    around: documents
      .filter(({ doc }) => doc.file === one.place.file)
      .map(({ doc: { command, text } }) => (command === undefined ? text : `${command}\n${text}`))
      .join('\n')
      .slice(0, mostAround),
  }))
  const found: SymptomFinding[] = []
  const explained = new Set<string>()
  for (const { trees, symptom: id, beside, unless, saysAll, byItself, isLimit } of fitting) {
    if (found.length === mostLikely) break
    const complaint = complaints.find(
      ({ tree, text, around, fails, isNow, place }) =>
        trees.includes(tree.id) &&
        !explained.has(tree.id) &&
        !found.some(({ file, line }) => file === place.file && line === place.line) &&
        (saysAll ? isNow : fails) &&
        [text, around].some((said) => beside?.test(said) !== false) &&
        [text, around].every((said) => unless?.test(said) !== true),
    )
    const one = complaint && causeOf(complaint, id, known, complaint.around)
    if (!one) continue
    found.push(one)
    // A reason for one of them may well be that of all, but for a limit of its own.
    const isOfNetwork = !byItself && !isLimit && networkTrees.has(complaint.tree.id)
    for (const tree of isOfNetwork ? [...trees, ...networkTrees] : trees) explained.add(tree)
  }
  return found
}

/** Complaints of a network, which have one cause more often than two. */
const networkTrees = new Set(['T-03', 'T-04', 'T-05', 'T-06', 'T-07', 'T-08'])

function causeOf(
  complaint: Complaint,
  id: string,
  known: Partial<Values>,
  around: string,
): SymptomFinding | undefined {
  const row = symptoms.find((one) => one.id === id)
  if (!row) return undefined
  const causes = rankCauses(row, {
    known,
    observations: [],
    message: normalizeWords(complaint.text),
    codes: new Set<string>(),
    isRepeated: false,
    tells: tellsOf(() => around),
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

function isOfNow({ words, text, offset }: Complaint): boolean {
  const [sentence = ''] = /^[^]{0,400}?(?=[.!?](?:\s|$)|$)/.exec(text.slice(offset)) ?? []
  const [before = ''] = /[^.!?]*$/.exec(text.slice(Math.max(offset - reach, 0), offset)) ?? []
  const behind = text.slice(offset + words.length, offset + reach).replace(/^[\s.,;!?]+/, '')
  const flat = (said: string) => said.replaceAll(/\s+/g, ' ')
  const whole = flat(`${before}${sentence}${text[offset + sentence.length] ?? ''}`)
  const remark = spokenOf({ before: flat(before), behind: flat(behind), earlier: '' })
  return (
    ![wellAsItIs, instructions].some((one) => one.test(text)) &&
    ![supposed, asked, known].some((one) => one.test(whole)) &&
    !supposed.test(words) &&
    !(ofLinux.test(words) && (aboutLinux.test(words) || windowsWorks.test(behind))) &&
    !isSolved(`${whole} ${flat(behind.slice(0, near))}`) &&
    !noFailure.test(sentence) &&
    // That all else is well is said of a fault as well.
    (remark === undefined || remark === remarks.well)
  )
}

/** Of a question, not of what somebody has and asks about. */
const asked =
  /^\W{0,6}(?:(?:question|q|hi|hello)\W{1,3})?(?:do|does|is|are|can|could|will|would|should|may)\b[^]*\?$/i

/** What is written or known, and what is done about it. */
const known =
  /\b(?:documentation|docs|according to|(?:wiki|guide|handbook|runbook|page)\b[^.:]{0,20}\bsays?|(?:we|I) (?:have |had )?read|(?:we|I) know|is known|known (?:limit\w*|issue)|fix(?:ed|es) an? (?:issue|bug|fault)|so we (?:use|set|took|take|drain|run|test))\b/i

/** What tells others what to do, or what became of a release. */
const instructions =
  /^\W{0,6}(?:runbook|playbook|checklist|test (?:plan|cases?)|release notes?|change ?log|faq|agenda)\b/i

/** What may be; what people do themselves in it, they did. */
const supposed =
  /^\W{0,6}(?:(?:and|but|also|so|then) )?(?:if|in case|should|supposing)\b(?! (?:I|we|you|one)\b)/i

/** “The pods on Linux get no DNS; on Windows it works.” */
const ofLinux = /\blinux\b(?![^]*\bwin(?:dows\b|-))/i
const aboutLinux =
  /^\W{0,6}(?:(?:and|the|our|all|one|an?|this|that) ){0,2}linux (?:nodes?|workers?|hosts?|machines?)\b/i
const windowsWorks =
  /^[^]{0,80}\bwindows\b(?:(?!\b(?:not|no|never|but)\b|n['’]t\b)[^.;]){0,50}\b(?:works?|(?:is|are) (?:fine|ok))\b/i

/** “… did not work; adding the host to the group solved it.” */
const solvedIt =
  /\b(?:solved|fixed|cured|resolved) (?:it|that|this|the (?:problem|issue|fault))\b(?![^.;]{0,40}\b(?:for (?:an?|some|\d+)|until|only|temporar\w*|partly)\b)/i
const unsolved =
  /\b(?:not|never|nothing|neither|nor|nobody|no one|what|how|if|again|back)\b[^.;]{0,30}\b(?:solved|fixed|cured|resolved)\b|\b(?:solved|fixed|cured|resolved)\b[^.;]{0,40}\b(?:again|back|but)\b/i
const isSolved = (said: string) => solvedIt.test(said) && !unsolved.test(said)
const near = 160

/** What somebody has no complaint of. */
const wellAsItIs =
  /\b(?:this|the) (?:one|cluster|setup|machine) (?:works|runs (?:fine|well))\b|\b(?:everything|all) works\b(?! (?:except|but|until|on|with|from))|\bas (?:an? |the |our )?reference\b/i

/** So much of a file is looked through beside a complaint. */
const mostAround = 20_000

/** So far people write about one complaint. */
const reach = 500

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
