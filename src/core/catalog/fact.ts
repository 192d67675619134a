import type { SourceRef } from './sources/ref.ts'

export type { SourceRef }

/** How far a statement can be trusted: read in the cited source, concluded from it, or shown by nobody. */
export type Confidence = 'verified' | 'inferred' | 'unknown'

/**
 * A value with its evidence. `lasting` marks what no later minor of Kubernetes can undo: a removal,
 * or a state that is not up to Kubernetes.
 */
export interface Fact<T> {
  readonly value: T
  readonly sources: readonly SourceRef[]
  readonly confidence: Confidence
  readonly note?: string
  readonly lasting?: true
}

export type AnyFact = Fact<unknown>

export interface Evidence {
  readonly note?: string
  readonly lasting?: true
}

/** States a fact read in its sources. */
export function verified<const T>(value: T, sources: readonly SourceRef[], more: Evidence = {}) {
  return { value, sources, confidence: 'verified', ...more } satisfies Fact<T> as Fact<T>
}

/** States a fact that follows from its sources without standing there, or that is contested. */
export function inferred<const T>(value: T, sources: readonly SourceRef[], more: Evidence = {}) {
  return { value, sources, confidence: 'inferred', ...more } satisfies Fact<T> as Fact<T>
}

/** States that nobody showed it; `sources` may say where it was looked for. */
export function unknown<const T>(
  value: T,
  sources: readonly SourceRef[] = [],
  more: Evidence = {},
) {
  return { value, sources, confidence: 'unknown', ...more } satisfies Fact<T> as Fact<T>
}

const rank = { verified: 0, inferred: 1, unknown: 2 } as const

/** The weaker of two confidences. */
export const weaker = (a: Confidence, b: Confidence): Confidence => (rank[b] > rank[a] ? b : a)
