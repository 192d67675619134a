import type { Branch, StepAnswer, Tree, TreeStep } from '../../../catalog/symptoms/trees.ts'
import type { GuideStart } from '../../../model/finding.ts'
import type { Values } from '../../../model/scenario.ts'

export type Answer = 'yes' | 'no'

/** Where a guide stands: the step to take next, or what it led to. */
export type TreeState =
  | { readonly step: TreeStep; readonly skipped: readonly SkippedStep[] }
  | {
      readonly outcome: Exclude<Branch, { next: string }>
      readonly skipped: readonly SkippedStep[]
    }

/** A step that the setup answers, or the message that led here. */
export interface SkippedStep {
  readonly step: TreeStep
  readonly by: 'setup' | 'message'
  readonly answer: Answer
}

/**
 * Walks a guide by the answers given, step ids to yes (what was expected came) or no. Steps that
 * the known decisions answer are taken without being asked, unless somebody answered them; so are
 * those that the message answers which led here, and the ones before where it begins.
 */
export function nextStep(
  tree: Tree,
  answers: Readonly<Record<string, Answer>>,
  known: Partial<Values>,
  start?: GuideStart,
): TreeState | undefined {
  const skipped: SkippedStep[] = []
  let step = tree.steps.find(({ id }) => id === start?.step) ?? tree.steps[0]
  // Every branch leads forward, so that there are at most as many turns as steps.
  while (step) {
    const given = answers[step.id]
    const ofSetup = answeredBy(step, known)
    const answer = given ?? ofSetup ?? start?.answered[step.id]
    if (!answer) return { step, skipped }
    if (!given) skipped.push({ step, answer, by: ofSetup ? 'setup' : 'message' })
    const branch: Branch = step[answer]
    if (!('next' in branch)) return { outcome: branch, skipped }
    const { next } = branch
    const from = tree.steps.indexOf(step)
    step = tree.steps.slice(from + 1).find(({ id }) => id === next)
  }
  return undefined
}

/** What the setup answers to a step, where it does. */
export function answeredBy({ answered }: TreeStep, known: Partial<Values>): Answer | undefined {
  const values = new Map<string, unknown>(Object.entries(known))
  const isSo = (answer: StepAnswer) =>
    Object.entries(answer).every(([decision, accepted]) =>
      accepted.some((value) => value === values.get(decision)),
    )
  if (answered?.yes?.some(isSo)) return 'yes'
  return answered?.no?.some(isSo) ? 'no' : undefined
}
