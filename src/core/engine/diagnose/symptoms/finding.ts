import type { SourceRef } from '../../../catalog/fact.ts'
import type { Check, Code, Symptom, SymptomCause } from '../../../catalog/symptoms/index.ts'
import type { Finding, FindingCause, Place } from '../../../model/finding.ts'
import { severityOf } from '../../severity.ts'
import { normalizeWords } from './normalize.ts'
import type { Tree } from '../../../catalog/symptoms/trees.ts'
import { messageOf, ofNoCause, quoted, type Standing } from './finding-text.ts'
import { guideFinding, treeOf } from './guide-finding.ts'
import { isOfVersion, rankCauses, type Evidence, type RankedCause } from './rank.ts'

/** A message that is known. `id` is `symptom-` and the id of its row in lower case. */
export type SymptomFinding = Finding &
  Required<Place> & { readonly causes: readonly FindingCause[] }

/** Where words stand, and which. */
export interface Found {
  readonly words: readonly string[]
  readonly place: Place
  readonly also: readonly Place[]
}

/**
 * What a row says of a message: an error where a verified cause is all that the setup leaves and
 * something speaks for it, else a warning; noise, and words of good starts, are information.
 * Nothing for a name or setting that nothing speaks against.
 */
export function symptomFinding(
  symptom: Symptom,
  found: Found,
  evidence: Evidence,
): readonly SymptomFinding[] {
  const tree = treeOf(symptom)
  if (tree) return evidence.isPassed ? [] : [stepFinding(symptom, tree, found, evidence)]
  const causes = rankCauses(symptom, evidence)
  const [first] = causes
  if (symptom.weak === 'name' && !causes.some((one) => isLifted(one) || one.isTold)) return []
  if (symptom.general && !first) return []
  const standing = standingOf(symptom, causes, evidence)
  const confidence = symptom.wordsInferred
    ? 'inferred'
    : (first?.cause.cause.confidence ?? 'inferred')
  const basis = standing === 'hint' ? 'advice' : 'fails'
  return [
    {
      id: findingId(symptom.id),
      severity: severityOf({ basis }, standing === 'settled' ? confidence : 'inferred'),
      basis,
      confidence,
      message: messageOf(symptom, found, standing, {
        cause: first?.cause,
        isPreferred:
          first !== undefined && (causes.length === 1 || isLifted(first) || first.isTold),
        ...evidence,
      }),
      remediation: first?.cause.remedy ?? ofNoCause,
      decisions: first?.decisions ?? [],
      ...placesOf(found),
      causes: causesOf(causes),
      sources: sourcesOf(causes.length > 0 ? causes.map(({ cause }) => cause) : symptom.causes),
    },
  ]
}

/** The causes of a finding, in the order in which they were ranked. */
export const causesOf = (causes: readonly RankedCause[]): readonly FindingCause[] =>
  causes.map(({ cause }, i) => ({
    rank: i + 1,
    cause: cause.cause.value,
    check: cause.checks.map(checkText).join('; '),
    remedy: cause.remedy,
    confidence: cause.cause.confidence,
  }))

const withoutColon = (words: string) => words.replace(/:\s*$/, '')

/** A step that failed for a reason which nothing here knows. */
function stepFinding(
  { guide }: Symptom,
  tree: Tree,
  found: Found,
  { known, message, isOfArticle }: Evidence,
): SymptomFinding {
  const shown = {
    severity: isOfArticle ? 'info' : 'warning',
    basis: isOfArticle ? 'advice' : 'fails',
    message: `${quoted({ ...found, words: found.words.map(withoutColon) })}: this step failed, and the reason that stands with it is not known here.`,
    ...placesOf(found),
  } as const
  return guideFinding(tree, known, shown, guide && { message, from: guide.from })
}

/**
 * A code that no row explains here: its name, text and usual meaning, as information. The meaning
 * of a code of Windows is left out where a row tells which step failed.
 */
export function codeFinding(code: Code, found: Found, isBeside: boolean): SymptomFinding {
  const { id, name, text, textInferred, layer, sources } = code
  const means = isBeside && layer === 'win32' ? undefined : code.means
  const isNamed = name !== undefined && found.words.includes(name)
  const named = [isNamed ? `0x${id.slice(2)}` : name, text && `“${text}”`]
    .filter(Boolean)
    .join(', ')
  return {
    id: findingId(id),
    severity: 'info',
    basis: 'advice',
    confidence: means && textInferred ? 'inferred' : (means?.confidence ?? 'unknown'),
    message: `${quoted(found)} is ${named}.${means ? ` ${means.value}` : ''}`,
    remediation: 'Read what stands before and after the code; it names no cause by itself.',
    decisions: [],
    ...placesOf(found),
    causes: means
      ? [
          {
            rank: 1,
            cause: means.value,
            check: '',
            remedy: 'Read what stands before and after the code.',
            confidence: means.confidence,
          },
        ]
      : [],
    sources: (means ?? code.means)?.sources ?? sources ?? [],
  }
}

/** The id of the finding of a row. */
export const findingId = (id: string) => `symptom-${id.toLowerCase()}`

function standingOf(
  symptom: Symptom,
  causes: readonly RankedCause[],
  { known, message, isNotReady, isLastEntry, isPassed, isRepeated, isOfArticle }: Evidence,
): Standing {
  const [first, ...others] = causes
  if (!first || isPassed || isOfArticle || symptom.kind === 'noise' || symptom.weak === 'name')
    return 'hint'
  if (symptom.weak) {
    // What a common text means does not say that something is wrong, only that it comes again or ends a step.
    const speaks = symptom.general
      ? (isRepeated && !toldCalmly.test(message)) ||
        stepsEnd.some((words) => message.includes(words))
      : causes.some(({ isSeen, isTold }) => isSeen || isTold)
    const stays = symptom.onTheWay === true && isLastEntry === true && !message.includes(firstTry)
    return isNotReady || stays || isLast(message) || speaks ? 'likely' : 'hint'
  }
  const isSure =
    !symptom.general &&
    others.length === 0 &&
    first.cause.cause.confidence === 'verified' &&
    (symptom.kind === 'error' || symptom.kind === 'silent') &&
    (isLifted(first) || isOfVersion(symptom, known))
  return isSure ? 'settled' : 'likely'
}

/** What containerd says at each start before there is a network, whatever comes later. */
const firstTry = normalizeWords('failed to load cni during init')

/** What a component says before it ends is no part of a good start. */
const isLast = (message: string) => ends.some((words) => message.includes(words))
const ends = ['unable to create proxier', 'Error running ProxyServer', 'command failed'].map(
  normalizeWords,
)

/** How a message begins that tells of a step which failed, or of the end of a program. */
const stepsEnd = [
  'create pod sandbox',
  'setup network for sandbox',
  'CreatePodSandbox',
  'RunPodSandbox',
  'MountVolume.',
  'Warning  Failed',
  'error execution phase',
  'level=fatal',
  'FATA[',
  'error dialing backend',
  'error forwarding port',
  'Error from server',
  'Unable to connect to the server',
  'Error creating:',
].map(normalizeWords)

/** How a line begins that tells of no error, in the form of `normalize`. */
const toldCalmly = /^(?:i\d{4}|.{0,60}level=(?:info|debug|trace)\b)/

const isLifted = ({ decisions, isSeen }: RankedCause) => decisions.length > 0 || isSeen

function placesOf({ place, also }: Found) {
  return also.length > 0 ? { ...place, also } : place
}

const checkText = (check: Check) =>
  `${'command' in check ? check.command : check.look}: ${check.shows}`

export const sourcesOf = (causes: readonly SymptomCause[]): readonly SourceRef[] => [
  ...new Set(causes.flatMap(({ cause }) => cause.sources)),
]
