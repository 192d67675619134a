import fc from 'fast-check'
import { createGenerator } from '../../core/files.ts'
import {
  choicesOf,
  decisionIds,
  evaluate,
  hasErrors,
  initialChoices,
  optionStates,
  presets,
  type Choices,
  type Evaluation,
} from '../../core/plan.ts'
import { createRepairer } from '../../core/repair.ts'
import { anyClosedChoices } from '../../core/testing/choices.ts'
import { mean, median, percentile, report } from './metric.ts'

const seed = 20_260_831
const brokenWanted = 1_000

/** The engine alone, in this process. */
export function benchEngine(): void {
  const random = fc.sample(anyClosedChoices, { numRuns: 3_000, seed })
  for (const choices of random.slice(0, 500)) evaluate(choices)
  report('evaluate.mean', mean(random.map((choices) => time(() => evaluate(choices)))))

  benchGenerate(random)
  benchSearch(
    random
      .map((choices) => evaluate(choices))
      .filter(isBroken)
      .slice(0, brokenWanted),
  )
}

const isBroken = ({ findings }: Evaluation) => hasErrors(findings)

function benchGenerate(random: readonly Choices[]): void {
  const setups = [...presets.map(({ choices }) => choices), ...random.slice(0, 200)]
  const cold = () => setups.map((choices) => time(() => createGenerator()(evaluate(choices))))
  cold()
  report('generate.cold', median(cold()))

  const generate = createGenerator()
  const changes = oneChangeEach(initialChoices)
  const warm = () =>
    changes.map((changed) => {
      generate(evaluate(initialChoices))
      return time(() => generate(evaluate(changed)))
    })
  warm()
  report('generate.change', median(warm()))
}

/** The choices with each other value of each closed decision. */
const oneChangeEach = (choices: Choices): readonly Choices[] =>
  decisionIds.flatMap((id) =>
    choicesOf(id)
      .filter(({ value }) => value !== choices[id])
      .map(({ value }): Choices => ({ ...choices, [id]: value })),
  )

function benchSearch(broken: readonly Evaluation[]): void {
  const repairer = createRepairer()
  for (const evaluation of broken.slice(0, 20)) {
    optionStates(evaluation)
    repairer.repairs(evaluation)
  }
  const states: number[] = []
  const needs: number[] = []
  const repairs: number[] = []
  for (const evaluation of broken) {
    states.push(time(() => optionStates(evaluation)))
    repairs.push(time(() => repairer.repairs(evaluation)))
    const blocked = blockedValues(evaluation)
    const [id, value] = blocked[needs.length % Math.max(1, blocked.length)] ?? []
    if (id !== undefined && value !== undefined) {
      needs.push(time(() => repairer.needs(evaluation, id, value)))
    }
  }
  report('options.p95', percentile(states, 95))
  report('needs.p95', percentile(needs, 95))
  report('repair.p95', percentile(repairs, 95))
}

const blockedValues = (evaluation: Evaluation) =>
  [...optionStates(evaluation)].flatMap(([id, states]) =>
    states.filter(({ state }) => state === 'blocked').map(({ value }) => [id, value] as const),
  )

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
