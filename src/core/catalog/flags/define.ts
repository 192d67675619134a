import type { Confidence, SourceRef } from '../fact.ts'

/** First patch release that accepts a name, by minor, where the minor's first release does not. */
export type PatchBounds = Readonly<Record<string, string>>

/** Minors whose newest patch release accepts a name; no `through` = not removed so far. */
export interface Acceptance {
  readonly from: string
  readonly through?: string
  readonly patches?: PatchBounds
}

/** A place of the configuration file, and the minors that read it. */
export interface ConfigPlace {
  readonly path: string
  readonly from: string
  readonly through?: string
}

/** One flag of a Kubernetes component on Windows. */
export interface Flag {
  readonly name: string
  readonly type: string
  /** null where it was not established. */
  readonly default: string | null
  /** null = never on Windows. */
  readonly accepted: Acceptance | null
  readonly config?: ConfigPlace
  /** First minor that marks it as deprecated; `old` = before the oldest minor of the tables. */
  readonly deprecated?: string
  /** What it does, or must be, on Windows. */
  readonly windows?: string
  readonly confidence: Confidence
  readonly sources: readonly SourceRef[]
}
