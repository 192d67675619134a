import fc from 'fast-check'
import { valuesOf } from '../core/engine/options.ts'
import { decisionIds } from '../core/model/decisions.ts'
import { initialChoices } from '../core/model/presets/define.ts'
import type { Choices, DecisionId } from '../core/model/scenario.ts'
import { anyChoices, anyClosedChoices, hostileText } from '../core/testing/choices.ts'
import { createChecker } from '../core/testing/invariants.ts'
import { sweepPages } from './sweep-pages.ts'
import { sweepPastes } from './sweep-pastes.ts'

// The pages need a browser and the built app, and take far longer than everything else here.
if (process.argv.includes('--browser')) process.exit(sweepPages())

/** Every combination of these; the rest of each scenario is drawn the same way in every run. */
const exhaustive = [
  'kubernetesVersion',
  'windowsRelease',
  'containerRuntime',
  'cni',
  'isolation',
] as const satisfies readonly DecisionId[]

const mostShown = 20
const freshRuns = 2_000
const started = performance.now()
const check = createChecker()

/** A pool to draw the rest from; drawing each scenario anew costs more than checking it. */
const pool = fc.sample(anyClosedChoices, { numRuns: 4_099, seed: 20_260_831 })

/** How often each fault was seen, with the first scenario that showed it. */
const faults = new Map<string, { count: number; readonly first: Partial<Choices> }>()
let checked = 0
let broken = 0

for (const chosen of combinations(exhaustive)) {
  judge({ ...initialChoices, ...pool[checked % pool.length], ...chosen })
}

const freshSeed = Number(process.argv[2] ?? Date.now() % 2 ** 31)
console.log(`${freshRuns} fresh scenarios of each kind, seed ${freshSeed}`)
for (const any of [anyClosedChoices, anyChoices(hostileText)]) {
  for (const choices of fc.sample(any, { numRuns: freshRuns, seed: freshSeed })) judge(choices)
}

const seconds = (performance.now() - started) / 1_000
const commonest = [...faults].toSorted(([, a], [, b]) => b.count - a.count).slice(0, mostShown)
for (const [fault, { count, first }] of commonest) {
  console.log(`${count} × ${fault}\n    first with ${JSON.stringify(first)}`)
}
if (faults.size > mostShown) console.log(`and ${faults.size - mostShown} more kinds of fault`)
console.log(`${checked} scenarios in ${seconds.toFixed(1)} s, ${broken} with faults`)
process.exitCode = sweepPastes() + broken > 0 ? 1 : 0

function judge(choices: Choices): void {
  const found = check(choices)
  checked += 1
  if (found.length > 0) broken += 1
  for (const fault of found) {
    const seen = faults.get(fault)
    if (seen) seen.count += 1
    else faults.set(fault, { count: 1, first: different(choices) })
  }
}

function* combinations(ids: readonly DecisionId[]): Generator<Partial<Choices>> {
  const [id, ...rest] = ids
  if (id === undefined) {
    yield {}
    return
  }
  for (const value of valuesOf(id)) {
    for (const others of combinations(rest)) yield { [id]: value, ...others }
  }
}

/** Only what is not as in the default scenario. */
function different(choices: Choices): Partial<Choices> {
  return Object.fromEntries(
    decisionIds.filter((id) => choices[id] !== initialChoices[id]).map((id) => [id, choices[id]]),
  )
}
