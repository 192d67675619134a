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
import { needs, repairs } from '../../core/repair.ts'
import { valuesOf } from '../../core/engine/options.ts'
import { anyClosedChoices } from '../../core/testing/choices.ts'
import { mean, median, percentile, report, time } from './metric.ts'

const seed = 20_260_831
const brokenWanted = 1_000

/** The engine alone, in this process. */
export function benchEngine(): void {
  const random = fc.sample(anyClosedChoices, { numRuns: 3_000, seed })
  for (const choices of random) evaluate(choices)
  report('evaluate.mean', mean(random.map((choices) => time(() => evaluate(choices)))))

  benchGenerate(random)
  const changed = fc.sample(changedPresets, { numRuns: 4_000, seed })
  benchSearch(brokenOnes(changed))
  report('repair.random.p95', percentile(brokenOnes(random).map(timeOfRepairs), 95))
}

const brokenOnes = (all: readonly Choices[]) =>
  all
    .map((choices) => evaluate(choices))
    .filter(({ findings }) => hasErrors(findings))
    .slice(0, brokenWanted)

const timeOfRepairs = (evaluation: Evaluation) => time(() => repairs(evaluation))

/** A preset with one to four closed decisions at any value. */
const changedPresets = fc
  .tuple(
    fc.constantFrom(...presets),
    anyClosedChoices,
    fc.subarray(
      decisionIds.filter((id) => valuesOf(id).length > 0),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([{ choices }, others, ids]): Choices => ({
    ...choices,
    ...Object.fromEntries(ids.map((id) => [id, others[id]])),
  }))

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
  for (const evaluation of broken.slice(0, 20)) {
    optionStates(evaluation)
    repairs(evaluation)
  }
  const states: number[] = []
  const needed: number[] = []
  const repaired: number[] = []
  for (const evaluation of broken) {
    states.push(time(() => optionStates(evaluation)))
    repaired.push(timeOfRepairs(evaluation))
    const blocked = blockedValues(evaluation)
    const [id, value] = blocked[needed.length % Math.max(1, blocked.length)] ?? []
    if (id !== undefined && value !== undefined) {
      needed.push(time(() => needs(evaluation, id, value)))
    }
  }
  report('options.p95', percentile(states, 95))
  report('needs.p95', percentile(needed, 95))
  report('repair.p95', percentile(repaired, 95))
}

const blockedValues = (evaluation: Evaluation) =>
  [...optionStates(evaluation)].flatMap(([id, states]) =>
    states.filter(({ state }) => state === 'blocked').map(({ value }) => [id, value] as const),
  )
