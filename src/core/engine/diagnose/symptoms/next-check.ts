import type { Confidence, SourceRef } from '../../../catalog/fact.ts'
import { symptoms } from '../../../catalog/symptoms/index.ts'
import {
  treeGroups,
  trees,
  type Branch,
  type Tree,
  type TreeStep,
} from '../../../catalog/symptoms/trees.ts'
import type { GuideStart } from '../../../model/finding.ts'
import type { Values } from '../../../model/scenario.ts'
import { normalizeWords } from './normalize.ts'
import { outputWorks } from './output-works.ts'
import { nextStep, type Answer, type SkippedStep } from './walk-tree.ts'

/** A symptom to choose where there is nothing to paste. */
export interface SymptomTree {
  readonly id: string
  readonly title: string
  /** Sentences of people who have it. */
  readonly said: readonly string[]
  /** What looks like it and is none. */
  readonly notAFault: readonly string[]
  readonly firstQuestion: string
}

/** Symptoms of one part of a cluster. */
export interface SymptomGroup {
  readonly title: string
  readonly symptoms: readonly SymptomTree[]
}

/** A question, or a command to run, and what each answer to it means. */
export interface NextCheck {
  readonly kind: 'check'
  readonly stepId: string
  /** A question to answer; absent where a command is to be run. */
  readonly ask?: string
  readonly command?: string
  /** What shows with the answer yes. */
  readonly expected: string
  /** The word for each answer: to a question of which No is expected, that is the answer yes. */
  readonly words: { readonly yes: 'Yes' | 'No'; readonly no: 'Yes' | 'No' }
  readonly means: { readonly yes: string; readonly no: string }
  /** 1 = kubectl or a question, 2 = on the node, 3 = changes something. */
  readonly cost: 1 | 2 | 3
  readonly confidence: Confidence
  readonly sources: readonly SourceRef[]
  readonly skipped: readonly SkippedCheck[]
}

/** Where the answers lead: a cause, or what to collect where the guide knows no further. */
export interface Outcome {
  readonly kind: 'outcome'
  readonly cause?: string
  readonly remedy?: string
  readonly collect?: string
  readonly see: readonly Reference[]
  readonly confidence: Confidence
  readonly sources: readonly SourceRef[]
  readonly skipped: readonly SkippedCheck[]
}

/** A step that the setup answers, or the message that led here. */
export interface SkippedCheck {
  readonly by: 'setup' | 'message'
  readonly stepId: string
  readonly text: string
  readonly answer: Answer
}

/** Another guide, or a message that is explained. */
export interface Reference {
  readonly id: string
  readonly kind: 'tree' | 'message'
  readonly text: string
  readonly remedy?: string
}

const textOf = ({ ask, command }: TreeStep) => ask ?? command ?? ''

export const symptomGroups: readonly SymptomGroup[] = treeGroups.map(({ title, trees: own }) => ({
  title,
  symptoms: own.map(({ id, title: symptom, said, notAFault = [], steps }) => ({
    id,
    title: symptom,
    said,
    notAFault,
    firstQuestion: steps[0] ? textOf(steps[0]) : '',
  })),
}))

/**
 * The next check of a guide, cheap and frequent ones first, by the answers so far: step ids to yes
 * (what was expected came) or no. What the known decisions answer is skipped. None for an unknown id.
 */
export function nextCheck(
  treeId: string,
  answers: Readonly<Record<string, Answer>>,
  known: Partial<Values> = {},
  start?: GuideStart,
): NextCheck | Outcome | undefined {
  const tree = trees.find(({ id }) => id === treeId)
  const state = tree && nextStep(tree, answers, known, start)
  if (!state) return undefined
  const skipped = state.skipped.map(skippedCheck)
  if ('outcome' in state) return outcomeOf(state.outcome, skipped)
  const { id, ask, command, expected, yes, no, cost } = state.step
  return {
    kind: 'check',
    stepId: id,
    ...(ask === undefined ? {} : { ask }),
    ...(command === undefined ? {} : { command }),
    expected: expected.value,
    words:
      ask !== undefined && expected.value === 'No.'
        ? { yes: 'No', no: 'Yes' }
        : { yes: 'Yes', no: 'No' },
    means: { yes: meaningOf(yes, tree), no: meaningOf(no, tree) },
    cost,
    confidence: expected.confidence,
    sources: expected.sources,
    skipped,
  }
}

/**
 * What the output of a command answers: whether it works, or its own check and the questions after it about the text of
 * the message, as far as one of them has its words there. Without such words nothing is answered.
 */
export function answersIn(
  treeId: string,
  stepId: string,
  output: string,
): Readonly<Record<string, Answer>> {
  const steps = trees.find(({ id }) => id === treeId)?.steps ?? []
  const stepOf = (branch: Branch) =>
    'next' in branch ? steps.find(({ id }) => id === branch.next) : undefined
  const first = steps.find(({ id }) => id === stepId)
  const works = first?.command === undefined ? undefined : outputWorks(first.command, output)
  // Of such a command it is always expected that it works.
  if (works !== undefined) return { [stepId]: works ? 'yes' : 'no' }
  const message = normalizeWords(output)
  const answers: Record<string, Answer> = { [stepId]: 'yes' }
  let step = first && stepOf(first.yes)
  while (step?.says) {
    const long = step.says.filter((words) => words.length >= shortestWords)
    const isSaid = long.some((words) => message.includes(normalizeWords(words)))
    if (!isSaid && long.length < step.says.length) return {}
    answers[step.id] = isSaid ? 'yes' : 'no'
    if (isSaid) return answers
    step = stepOf(step.no)
  }
  return {}
}

/** Shorter ones stand inside other words of a long output. */
const shortestWords = 5

const skippedCheck = ({ step, answer, by }: SkippedStep): SkippedCheck => ({
  by,
  stepId: step.id,
  text: textOf(step),
  answer,
})

function meaningOf(branch: Branch, { steps }: Tree): string {
  if ('cause' in branch) return branch.cause.value
  if ('end' in branch) return branch.end
  const next = steps.find(({ id }) => id === branch.next)
  return next ? `Next: ${textOf(next)}` : ''
}

function outcomeOf(
  branch: Exclude<Branch, { next: string }>,
  skipped: readonly SkippedCheck[],
): Outcome {
  if ('end' in branch) {
    const { end: collect } = branch
    return { kind: 'outcome', collect, see: [], confidence: 'unknown', sources: [], skipped }
  }
  const { cause, remedy, see = [] } = branch
  return {
    kind: 'outcome',
    cause: cause.value,
    ...(remedy === undefined ? {} : { remedy }),
    see: see.flatMap(referenceTo),
    confidence: cause.confidence,
    sources: cause.sources,
    skipped,
  }
}

function referenceTo(id: string): readonly Reference[] {
  const tree = trees.find((one) => one.id === id)
  if (tree) return [{ id, kind: 'tree', text: tree.title }]
  const [first] = symptoms.find((one) => one.id === id)?.causes ?? []
  return first ? [{ id, kind: 'message', text: first.cause.value, remedy: first.remedy }] : []
}
