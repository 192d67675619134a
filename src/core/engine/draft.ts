import { decisionIds } from '../model/decisions.ts'
import { readValue } from '../model/readers.ts'
import { auto, type Choices, type DecisionId, type Scenario } from '../model/scenario.ts'
import { keysOf } from '../values/keys.ts'
import { platformChoices, resolve, runStep, steps, type Step, type Unresolved } from './resolve.ts'

/** What a change has replaced. */
interface Undo {
  /** The decisions that have another value in the scenario now. */
  readonly changed: readonly DecisionId[]
  readonly choices: Partial<Unresolved>
  readonly values: readonly (readonly [id: DecisionId, value: unknown])[]
}

/**
 * Choices and their scenario that take changes and give them back. Only what follows from a change
 * is resolved again, and nothing is copied: `resolve` for every value was half of `needs.p95`.
 */
export class Draft {
  /** As they are just now; both change in place. */
  readonly choices: Choices
  readonly scenario: Scenario

  constructor(start: { readonly choices: Choices; readonly scenario: Scenario }) {
    this.choices = { ...start.choices }
    this.scenario = { ...start.scenario }
  }

  /** Changes the choices, and of the scenario what `resolve` makes of that. */
  change(changes: Partial<Choices>): Undo {
    const { choices, scenario } = this
    const ids = keysOf(changes)
    const replaced: Partial<Unresolved> = {}
    for (const id of ids) replaced[id] = choices[id]
    const platformBefore = platformChoices(choices)
    Object.assign(choices, changes)
    const platform = platformChoices(choices)

    const isMoved = platform !== platformBefore
    const following = isMoved
      ? []
      : stepsAfter(ids).filter(({ id }) => (platform[id] ?? choices[id]) === auto)
    const touched = isMoved ? decisionIds : [...ids, ...following.map(({ id }) => id)]
    const values = touched.map((id) => [id, scenario[id]] as const)
    if (isMoved) Object.assign(scenario, resolve(choices))
    else resolveAgain(ids, following, { choices, scenario, platform })
    const changed = values.filter(([id, value]) => scenario[id] !== value).map(([id]) => id)
    return { changed, choices: replaced, values }
  }

  /** Takes the last change back that still stands. */
  undo({ choices, values }: Undo): void {
    Object.assign(this.choices, choices)
    const scenario: Unresolved = this.scenario
    for (const [id, value] of values) scenario[id] = value
  }
}

function resolveAgain(
  ids: readonly DecisionId[],
  following: readonly Step[],
  {
    choices,
    scenario,
    platform,
  }: { choices: Choices; scenario: Scenario; platform: Partial<Choices> },
): void {
  const draft: Unresolved = scenario
  for (const { id } of following) draft[id] = auto
  for (const id of ids) {
    const chosen = platform[id] ?? choices[id]
    if (chosen !== auto) draft[id] = readValue(id, chosen)
  }
  for (const step of following) draft[step.id] = runStep(step, draft)
}

/** The steps whose value may change with these decisions, in the order of all. */
function stepsAfter(ids: readonly DecisionId[]): readonly Step[] {
  const [id] = ids
  return id !== undefined && ids.length === 1
    ? (followers.get(id) ?? [])
    : steps.filter((step) => ids.some((one) => followers.get(one)?.includes(step)))
}

const followers: ReadonlyMap<DecisionId, readonly Step[]> = new Map(
  decisionIds.map((id) => {
    const found = new Set<DecisionId>([id])
    // As many rounds as there are steps reach the end of every chain.
    for (const _ of steps) {
      for (const step of steps) if (step.reads.some((read) => found.has(read))) found.add(step.id)
    }
    return [id, steps.filter((step) => found.has(step.id))]
  }),
)
