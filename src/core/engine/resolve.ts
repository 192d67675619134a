import { catalog } from '../catalog/catalog.ts'
import { autoDecisions, decisionIds, decisionOf } from '../model/decisions.ts'
import { isManaged, setByPlatform } from '../model/managed-plan.ts'
import { initialChoices } from '../model/presets/define.ts'
import { isRead, readValue } from '../model/readers.ts'
import { joinMethod as joinMethodOf } from '../model/resolve/join-method.ts'
import {
  auto,
  type AutoDecision,
  type Choices,
  type DecisionId,
  type Scenario,
} from '../model/scenario.ts'

interface Step {
  readonly id: AutoDecision
  readonly reads: readonly DecisionId[]
  resolve(scenario: Scenario): unknown
}

const steps: readonly Step[] = inOrder(
  autoDecisions.flatMap((id) => {
    const resolver = decisionOf(id).auto
    return resolver ? [{ id, reads: resolver.reads, resolve: resolver.resolve }] : []
  }),
)

/** A scenario on the way: some of its values are not resolved yet. */
type Draft = { [K in DecisionId]: unknown }

/**
 * The scenario that the choices mean: text is read, every `auto` replaced by the value it stands for
 * and, on a managed plan, every choice of the platform by what the platform uses.
 */
export function resolve(plan: Choices): Scenario {
  const choices = withPlatformChoices(plan)
  const draft: Draft = { ...choices }
  for (const id of parsedDecisions) {
    if (choices[id] !== auto) draft[id] = readValue(id, choices[id])
  }
  for (const step of steps) {
    if (choices[step.id] === auto) draft[step.id] = valueOf(step, draft)
  }
  return asScenario(draft)
}

/**
 * Makes a scenario what `resolve` makes of choices that differ from its own in `changed`. Returns the
 * decisions that have another value now, with the one before. Computes only what follows from the
 * change, without a copy: `resolve` at every step of a search was half of `needs.p95`.
 */
export function change(
  scenario: Scenario,
  plan: Choices,
  changed: readonly DecisionId[],
): ReadonlyMap<DecisionId, unknown> {
  const draft: Draft = scenario
  const before = new Map<DecisionId, unknown>()
  const set = (id: DecisionId, value: unknown) => {
    if (!before.has(id)) before.set(id, draft[id])
    draft[id] = value
  }
  if (changed.includes('joinMethod') || changed.includes('platform')) {
    const after = resolve(plan)
    for (const id of decisionIds) set(id, after[id])
  } else {
    const choices = withPlatformChoices(plan)
    const following = stepsAfter(changed).filter(({ id }) => choices[id] === auto)
    for (const { id } of following) set(id, auto)
    for (const id of changed) {
      if (choices[id] !== auto) set(id, readValue(id, choices[id]))
    }
    for (const step of following) set(step.id, valueOf(step, draft))
  }
  for (const [id, value] of before) if (value === draft[id]) before.delete(id)
  return before
}

/** Takes a change back. */
export function restore(scenario: Scenario, before: ReadonlyMap<DecisionId, unknown>): void {
  const draft: Draft = scenario
  for (const [id, value] of before) draft[id] = value
}

const valueOf = ({ id, resolve: value }: Step, draft: Draft) =>
  readValue(id, value(asScenario(draft)))

/** A step reads only what the steps before it have resolved. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asScenario = (draft: Draft) => draft as Scenario

const parsedDecisions = decisionIds.filter(isRead)

/** The decisions that the value of `id` follows from in these choices, itself included. */
export function inputsOf(
  id: DecisionId,
  choices: Choices,
  found = new Set<DecisionId>(),
): ReadonlySet<DecisionId> {
  if (found.has(id)) return found
  found.add(id)
  if (choices[id] !== auto) return found
  for (const read of decisionOf(id).auto?.reads ?? []) inputsOf(read, choices, found)
  return found
}

/** What is chosen on a managed plan, without what was chosen of the platform's part. */
function withPlatformChoices(choices: Choices): Choices {
  const joinMethod = choices.joinMethod === auto ? joinMethodOf(choices) : choices.joinMethod
  if (!isManaged({ joinMethod })) return choices
  const { pool } = catalog.platforms[choices.platform]
  const network = pool ? { cni: pool.cni.value, networkMode: pool.networkMode.value } : {}
  return { ...choices, ...untouched, ...network, containerRuntime: 'containerd' }
}

const untouched: Partial<Choices> = Object.fromEntries(
  setByPlatform.map((id) => [id, initialChoices[id]]),
)

/** The steps whose value may change with these decisions, in their order. */
const stepsAfter = (changed: readonly DecisionId[]): readonly Step[] =>
  steps.filter(({ id }) => changed.some((one) => followers.get(one)?.has(id)))

/** The automatic decisions that may follow from each decision, itself included. */
const followers: ReadonlyMap<DecisionId, ReadonlySet<DecisionId>> = new Map(
  decisionIds.map((id) => {
    const found = new Set<DecisionId>([id])
    const add = () => {
      const known = found.size
      for (const step of steps) if (step.reads.some((read) => found.has(read))) found.add(step.id)
      if (found.size > known) add()
    }
    add()
    return [id, found]
  }),
)

/** A step comes after those whose value it reads. */
function inOrder(all: readonly Step[]): readonly Step[] {
  const sorted: Step[] = []
  const visit = (step: Step) => {
    if (sorted.includes(step)) return
    for (const read of step.reads) {
      const input = all.find(({ id }) => id === read)
      // Of two that follow each other, the one that is declared first goes first.
      if (input && !input.reads.includes(step.id)) visit(input)
    }
    sorted.push(step)
  }
  all.forEach(visit)
  return sorted
}
