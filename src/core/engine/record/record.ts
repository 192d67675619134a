import { catalogDate, catalogVersion } from '../../catalog/catalog.ts'
import type { Cell } from '../../catalog/criteria/define.ts'
import type { Finding } from '../../model/finding.ts'
import { masked } from '../../values/secrets.ts'
import { networkDesigns } from '../compare/variant.ts'
import { criterionRows, reasonsFor, type Design } from '../criteria/criteria.ts'
import type { Evaluation } from '../evaluate.ts'
import { modeOf } from '../picture/mode-details.ts'
import type { DecisionRecord, RecordOption, Said } from './model.ts'
import { createNumbers, plainly, type Lookup } from './numbered.ts'

/** A setup that could be chosen. */
export interface Candidate {
  /** `A`. */
  readonly letter: string
  readonly title: string
  /** What it is, on one line. */
  readonly summary: string
  readonly evaluation: Evaluation
}

export interface RecordInput {
  readonly candidates: readonly Candidate[]
  /** The letter of the one that was chosen. */
  readonly chosen: string
  readonly reason: string
  readonly day: string
  readonly link: string
  /** What all decide alike and what they do not, in words: a label and a value for each candidate. */
  readonly alike: readonly (readonly [string, string])[]
  readonly otherwise: readonly (readonly string[])[]
  /** Titles of the steps from the first candidate to the chosen one. */
  readonly steps: readonly string[]
}

const most = { otherwise: 14, consequences: 8 } as const

/** The record of a decision between setups: one or two pages. */
export function decisionRecord(input: RecordInput, lookup: Lookup): DecisionRecord {
  const { candidates, day, link, alike, otherwise, steps } = input
  const { sources, say } = createNumbers(lookup)
  const chosen = candidates.find(({ letter }) => letter === input.chosen) ?? candidates[0]
  const names = candidates.map(nameOf)
  const options = candidates.map((one) => optionOf(one, say))
  const left = otherwise.slice(most.otherwise).map(([label = '']) => label)
  const shown = otherwise
    .slice(0, most.otherwise)
    .map((row) => row.map((text) => plainly(clean(text))))
  const also: readonly Said[] =
    left.length === 0 ? [] : [plainly(`${left.length} more`), plainly(left.join(', '))]
  return {
    title: 'Decision record: Windows nodes in Kubernetes',
    day,
    context: alike.map(([label, value]) => [label, clean(value)]),
    options,
    decisions: {
      head: ['Decision', ...names],
      rows: also.length === 0 ? shown : [...shown, also],
    },
    criteria: { head: ['Criterion', ...names], rows: criteriaOf(candidates, chosen, say) },
    decision: chosen ? `${nameOf(chosen)}: ${chosen.summary}.` : '',
    reason: clean(input.reason),
    consequences: chosen ? consequencesOf(chosen, steps, say) : [],
    sources,
    basis: `Facts as of ${catalogDate}, catalog ${catalogVersion}. What a source does not say but follows from it is called inferred.`,
    link,
  }
}

type Say = ReturnType<typeof createNumbers>['say']

const clean = (text: string) => masked(text.trim())

const nameOf = ({ letter, title }: Pick<Candidate, 'letter' | 'title'>) =>
  `${letter}: ${clean(title)}`

const designOf = ({ evaluation: { scenario } }: Candidate): Design => ({
  mode: scenario.networkMode,
  cni: scenario.cni,
})

function optionOf(candidate: Candidate, say: Say): RecordOption {
  const reasons = reasonsFor(designOf(candidate))
  const { findings } = candidate.evaluation
  return {
    name: nameOf(candidate),
    summary: candidate.summary,
    verdict: verdictOf(findings),
    ...(reasons
      ? {
          why: say(reasons.why.value, reasons.why.sources, reasons.why.confidence === 'inferred'),
          whyNot: say(
            reasons.whyNot.value,
            reasons.whyNot.sources,
            reasons.whyNot.confidence === 'inferred',
          ),
        }
      : {}),
  }
}

function verdictOf(findings: readonly Finding[]): string {
  const count = (severity: Finding['severity'], word: string) => {
    const found = findings.filter((one) => one.severity === severity).length
    return found === 0 ? [] : [`${found} ${word}${found === 1 ? '' : 's'}`]
  }
  const counts = [
    ...count('error', 'error'),
    ...count('warning', 'warning'),
    ...count('unknown', 'open question'),
  ]
  return counts.length === 0 ? 'No error, no warning' : counts.join(', ')
}

const words = { good: 'Good: ', limited: 'Limited: ', no: 'No: ', fact: '' } as const

const cellSaid = ({ value, confidence, sources }: Cell, say: Say): Said =>
  confidence === 'unknown'
    ? plainly('Not known')
    : say(`${words[value.grade]}${value.text}`, sources, confidence === 'inferred')

/** Only what differs; all is the same where they share one network. */
function criteriaOf(
  candidates: readonly Candidate[],
  chosen: Candidate | undefined,
  say: Say,
): readonly (readonly Said[])[] {
  if (!chosen) return []
  return criterionRows(candidates.map(designOf), chosen.evaluation.scenario.platform)
    .filter(({ differs }) => differs)
    .map(({ name, cells }) => [plainly(name), ...cells.map((cell) => cellSaid(cell, say))])
}

/** What the choice asks for and leaves open, and the way to it. */
function consequencesOf(
  { evaluation: { findings, scenario } }: Candidate,
  steps: readonly string[],
  say: Say,
): readonly Said[] {
  const { requirements, sources } = modeOf(scenario.networkMode)
  const isDocumented = networkDesigns.some(
    ({ mode, cni }) => mode === scenario.networkMode && cni === scenario.cni,
  )
  const grave = findings.filter(({ severity }) => severity !== 'info')
  const told = grave
    .slice(0, most.consequences)
    .map(({ message, remediation, sources: refs, confidence }) =>
      say(clean(`${message} ${remediation}`), refs, confidence === 'inferred'),
    )
  const rest = grave.length - told.length
  return [
    ...(isDocumented ? [] : [plainly('No document shows this plugin in this network mode.')]),
    say(`The network asks for this: ${requirements.join(' ')}`, sources),
    ...told,
    ...(rest > 0 ? [plainly(`${rest} more findings stand in the plan.`)] : []),
    ...(steps.length > 0
      ? [plainly(`The way there takes ${steps.length} steps: ${steps.join('; ')}.`)]
      : []),
  ]
}
