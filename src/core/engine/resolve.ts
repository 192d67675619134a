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

/**
 * The scenario that the choices mean: text is read, every `auto` replaced by the value it stands for
 * and, on a managed plan, every choice of the platform by what the platform uses.
 */
export function resolve(plan: Choices): Scenario {
  const choices = withPlatformChoices(plan)
  const scenario: Record<string, unknown> = { ...choices }
  for (const id of parsedDecisions) {
    if (choices[id] !== auto) scenario[id] = readValue(id, choices[id])
  }
  for (const { id, resolve: value } of steps) {
    if (choices[id] === auto) scenario[id] = readValue(id, value(scenario as unknown as Scenario))
  }
  return scenario as unknown as Scenario
}

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
