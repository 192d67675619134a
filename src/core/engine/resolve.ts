import { catalog } from '../catalog/catalog.ts'
import type { PlatformId } from '../catalog/cni/define.ts'
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
import { keysOf } from '../values/keys.ts'

/** How one automatic value is resolved, and from what. */
export interface Step {
  readonly id: AutoDecision
  readonly reads: readonly DecisionId[]
  resolve(scenario: Scenario): unknown
}

/** How the automatic values come about, in an order in which each can be resolved. */
export const steps: readonly Step[] = inOrder(
  autoDecisions.flatMap((id) => {
    const resolver = decisionOf(id).auto
    return resolver ? [{ id, reads: resolver.reads, resolve: resolver.resolve }] : []
  }),
)

/** A scenario on the way: some of its values are not resolved yet. */
export type Unresolved = { [K in DecisionId]: unknown }

/**
 * The scenario that the choices mean: text is read, every `auto` replaced by the value it stands for
 * and, on a managed plan, every choice of the platform by what the platform uses.
 */
export function resolve(plan: Choices): Scenario {
  const choices = { ...plan, ...platformChoices(plan) }
  const draft: Unresolved = { ...choices }
  for (const id of parsedDecisions) {
    if (choices[id] !== auto) draft[id] = readValue(id, choices[id])
  }
  for (const step of steps) {
    if (choices[step.id] === auto) draft[step.id] = runStep(step, draft)
  }
  return asScenario(draft)
}

/** The value that a step resolves; it reads only what the steps before it have resolved. */
export const runStep = ({ id, resolve: value }: Step, draft: Unresolved) =>
  readValue(id, value(asScenario(draft)))

/** Complete for a step once those before it have run, and for everybody after the last. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asScenario = (draft: Unresolved) => draft as Scenario

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

/** What stands in the place of the choices on a managed plan; nothing on any other. */
export function platformChoices(choices: Choices): Partial<Choices> {
  const joinMethod = choices.joinMethod === auto ? joinMethodOf(choices) : choices.joinMethod
  return isManaged({ joinMethod }) ? (choicesOfPlatform.get(choices.platform) ?? none) : none
}

const none: Partial<Choices> = {}

const untouched: Partial<Choices> = Object.fromEntries(
  setByPlatform.map((id) => [id, initialChoices[id]]),
)

const choicesOfPlatform: ReadonlyMap<PlatformId, Partial<Choices>> = new Map(
  keysOf(catalog.platforms).map((id) => {
    const { pool } = catalog.platforms[id]
    const network = pool ? { cni: pool.cni.value, networkMode: pool.networkMode.value } : {}
    return [id, { ...untouched, ...network, containerRuntime: 'containerd' }]
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
