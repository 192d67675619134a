import type { Branch, StepAnswer, Tree, TreeStep } from '../../../catalog/symptoms/trees.ts'
import type { Values } from '../../../model/scenario.ts'

export type Answer = 'yes' | 'no'

/** Where a guide stands: the step to take next, or what it led to. */
export type TreeState =
  | { readonly step: TreeStep; readonly skipped: readonly SkippedStep[] }
  | {
      readonly outcome: Exclude<Branch, { next: string }>
      readonly skipped: readonly SkippedStep[]
    }

/** A step that the setup answers. */
export interface SkippedStep {
  readonly step: TreeStep
  readonly answer: Answer
}

/**
 * Walks a guide by the answers given, step ids to yes (what was expected came) or no. Steps that
 * the known decisions answer are taken without being asked, unless somebody answered them.
 */
export function nextStep(
  tree: Tree,
  answers: Readonly<Record<string, Answer>>,
  known: Partial<Values>,
): TreeState | undefined {
  const skipped: SkippedStep[] = []
  let step = tree.steps[0]
  // Every branch leads forward, so that there are at most as many turns as steps.
  while (step) {
    const given = answers[step.id]
    const answer = given ?? answeredBy(step, known)
    if (!answer) return { step, skipped }
    if (!given) skipped.push({ step, answer })
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
