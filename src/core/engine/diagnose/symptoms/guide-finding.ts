import type { Symptom } from '../../../catalog/symptoms/index.ts'
import { trees, type Branch, type Tree, type TreeStep } from '../../../catalog/symptoms/trees.ts'
import type { Finding, GuideStart, Place } from '../../../model/finding.ts'
import type { Values } from '../../../model/scenario.ts'
import { normalizeWords } from './normalize.ts'
import { answeredBy, type Answer } from './walk-tree.ts'

const guidePrefix = 'guide-'

/** The guide that a finding leads to, where it tells of a complaint. */
export const guideOf = ({ id }: Finding): string | undefined =>
  id.startsWith(guidePrefix) ? id.slice(guidePrefix.length).toUpperCase() : undefined

/** A message that tells of a symptom, or what a list shows of it. */
interface Said {
  /** In the form of `normalize`; without it no question about the text is answered. */
  readonly message?: string
  /** The step of the guide with which to begin. */
  readonly from: string
}

/**
 * What leads on from a symptom to its cause: the causes that its guide knows and that the setup and
 * the message leave, in the order of its checks. `id` is `guide-` and the id of the guide in lower case.
 */
export function guideFinding(
  tree: Tree,
  known: Partial<Values>,
  shown: Pick<Finding, 'message' | 'severity' | 'basis'> & Place,
  said?: Said,
): Finding & Required<Pick<Finding, 'causes'>> & Place {
  const ends = endsOf(tree, known, said)
  const causes = ends.flatMap((end) => ('cause' in end.branch ? [{ ...end.branch, ...end }] : []))
  const [left] = ends.flatMap(({ branch }) => ('end' in branch ? [branch.end] : []))
  return {
    id: `${guidePrefix}${tree.id.toLowerCase()}`,
    confidence: 'inferred',
    remediation:
      causes.length === 0 && left !== undefined
        ? left
        : 'Go through the checks for this symptom, the cheapest first.',
    decisions: [],
    ...shown,
    ...(said && { start: startOf(tree, said, causes.length > 0) }),
    causes: causes.map(({ cause, remedy = 'Go on with the next check.', step }, i) => ({
      rank: i + 1,
      cause: cause.value,
      check: `${textOf(step)} Expected: ${step.expected.value}`,
      remedy,
      confidence: cause.confidence,
    })),
    sources: [...new Set(causes.flatMap(({ cause }) => cause.sources))],
  }
}

/** Steps that failed say nothing in a file that holds a message which is known and a fault. */
export function withoutKnownSteps<T extends Finding>(symptoms: readonly T[]): readonly T[] {
  const isStep = (one: Finding) => guideOf(one) !== undefined
  const known = new Set(
    symptoms.flatMap((one) => (isStep(one) || one.basis === 'advice' ? [] : [one.file])),
  )
  return symptoms.filter((one) => !isStep(one) || !known.has(one.file))
}

/** Where a cause is found, a step that failed is most likely its consequence, and only information. */
export const asConsequences = (
  symptoms: readonly Finding[],
  isExplained: boolean,
): readonly Finding[] =>
  symptoms.map((one) =>
    isExplained && guideOf(one) !== undefined ? { ...one, severity: 'info', basis: 'advice' } : one,
  )

/** The guide that a row leads to. */
export const treeOf = ({ guide }: Symptom): Tree | undefined =>
  trees.find(({ id }) => id === guide?.tree)

interface End {
  readonly branch: Exclude<Branch, { next: string }>
  /** The check that leads to it. */
  readonly step: TreeStep
}

/** What may come out, in the order of the checks; every branch leads forward. */
function endsOf({ steps }: Tree, known: Partial<Values>, said: Said | undefined): readonly End[] {
  const reached = new Set([said?.from ?? steps[0]?.id])
  return steps.flatMap((step) => {
    if (!reached.has(step.id)) return []
    const answer = answeredBy(step, known) ?? (said && saidOf(step, said))
    return (['no', 'yes'] as const).flatMap((one): readonly End[] => {
      const branch: Branch = step[one]
      if (answer !== undefined && answer !== one) return []
      if (!('next' in branch)) return [{ branch, step }]
      reached.add(branch.next)
      return []
    })
  })
}

/** Where the message leaves no cause, another one may still say what this one does not: nothing is denied. */
const startOf = ({ steps }: Tree, said: Said, isOpen: boolean): GuideStart => ({
  step: said.from,
  answered: Object.fromEntries(
    steps.flatMap((step) => {
      const answer = saidOf(step, said)
      return answer === undefined || (answer === 'no' && !isOpen) ? [] : [[step.id, answer]]
    }),
  ),
})

/** What the message answers to a question about its text. */
const saidOf = ({ says }: TreeStep, { message }: Said): Answer | undefined =>
  message === undefined
    ? undefined
    : says && (says.some((words) => message.includes(normalizeWords(words))) ? 'yes' : 'no')

const textOf = ({ ask, command = '' }: TreeStep) => ask ?? `${command}.`
