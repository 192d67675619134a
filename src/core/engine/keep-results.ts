import type { DecisionId, Scenario } from '../model/scenario.ts'
import { changedDecisions } from './changed.ts'

/** Whatever follows from the decisions that it declares, and from nothing else. */
interface Reader {
  readonly decisions: readonly DecisionId[]
}

/**
 * What `compute` gives for each reader of a scenario, in their order. It is asked again only for the
 * readers of decisions that differ from the scenario before.
 */
export function keepResults<R extends Reader, T>(
  readers: readonly R[],
  compute: (reader: R, scenario: Scenario) => T,
): (scenario: Scenario) => readonly T[] {
  const readersOf = indexByDecision(readers)
  let last: { readonly scenario: Scenario; readonly results: readonly T[] } | undefined
  return (scenario) => {
    const results = last ? [...last.results] : readers.map((reader) => compute(reader, scenario))
    if (last) {
      const stale = new Uint8Array(readers.length)
      for (const id of changedDecisions(last.scenario, scenario)) {
        for (const i of readersOf.get(id) ?? []) stale[i] = 1
      }
      readers.forEach((reader, i) => {
        if (stale[i]) results[i] = compute(reader, scenario)
      })
    }
    last = { scenario, results }
    return results
  }
}

function indexByDecision(readers: readonly Reader[]): ReadonlyMap<DecisionId, readonly number[]> {
  const index = new Map<DecisionId, number[]>()
  readers.forEach(({ decisions }, i) => {
    for (const id of decisions) index.set(id, [...(index.get(id) ?? []), i])
  })
  return index
}
