import type { Place } from './finding.ts'
import type { DecisionId } from './scenario.ts'

/** A value that somebody's text states, with its place and its exact text. */
export interface Observation extends Place {
  readonly decision: DecisionId | null
  /** The id of the decision, or a dotted name in upstream terms. */
  readonly name: string
  readonly value: unknown
  /** The text of the value as the file has it; empty where leaving it out says it. */
  readonly raw: string
  /** It follows from `raw` and does not stand there in words. */
  readonly inferred?: true
  /** What is not there says it: a pod without a request. Never shown as read. */
  readonly absent?: true
  /** `node win-1`, `workload web.yaml:1 container a`: values of different ones never disagree. */
  readonly subject?: string
  /**
   * Examples and scripts for later count less than the state of things, and what a script takes
   * where its caller gives nothing counts where nobody else tells.
   */
  readonly weight?: 'statement' | 'script' | 'default'
  /** The script has another value for another branch. */
  readonly isBranch?: true
}

/** A part of a text that was understood and is wrong or of no use. */
export interface Problem extends Place {
  readonly message: string
}
