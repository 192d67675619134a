import fc from 'fast-check'
import { faultsOfDiagnosis, mutatedText } from '../core/testing/mutated-input.ts'

const pasteCount = 20_000
const mostShown = 20

/** Diagnoses mutated pastes, the same in every run; the number of those with faults. */
export function sweepPastes(): number {
  const started = performance.now()
  const faults = new Map<string, string>()
  let broken = 0
  for (const text of fc.sample(mutatedText, { numRuns: pasteCount, seed: 20_260_831 })) {
    const found = faultsOfDiagnosis(text)
    if (found.length > 0) broken += 1
    for (const fault of found) if (!faults.has(fault)) faults.set(fault, text)
  }
  for (const [fault, text] of [...faults].slice(0, mostShown)) {
    console.log(`${fault}\n    first with ${JSON.stringify(text)}`)
  }
  const seconds = (performance.now() - started) / 1_000
  console.log(`${pasteCount} pastes in ${seconds.toFixed(1)} s, ${broken} with faults`)
  return broken
}
