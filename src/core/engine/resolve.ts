import { autoDecisions, decisionIds, decisionOf } from '../model/decisions.ts'
import { isRead, readValue } from '../model/readers.ts'
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

/** The scenario that the choices mean: text is read, and every `auto` replaced by the value it stands for. */
export function resolve(choices: Choices): Scenario {
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
