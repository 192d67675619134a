import type { Observation } from '../../model/observation.ts'

/** Keeps one of each value at its place: two ways to say a thing may meet in one sentence. */
export function isFirstOfPlace(): (one: Observation) => boolean {
  const seen = new Set<string>()
  return ({ name, value, line, column }) => {
    const key = `${name} ${String(value)} ${line}:${column}`
    return !seen.has(key) && seen.add(key).size > 0
  }
}

/** All that was found where it has one value, as two leave open which holds. */
export const ofOneValue = <T extends { readonly raw: string }>(
  found: readonly T[],
): readonly T[] => (new Set(found.map(({ raw }) => raw.toLowerCase())).size > 1 ? [] : found)
