import type { AnyFact, Confidence, SourceRef } from '../catalog/fact.ts'
import type { Choices, DecisionId } from './scenario.ts'

/**
 * What a finding rests on: the component rejects it, it is accepted and then does not work, the
 * documentation of that version excludes it, or it is good advice.
 */
export type Basis = 'refused' | 'fails' | 'unsupported' | 'advice'

export type Severity = 'error' | 'warning' | 'info' | 'unknown'

export interface Place {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly column: number
}

/** A change of a text that somebody sent, within one line. */
export interface Edit extends Place {
  readonly from: string
  readonly to: string
  /** Where nothing is left on the line, it goes. */
  readonly dropsLine?: true
}

/** What a rule or lint reports. `id` is the id of the rule or lint; several findings may share it. */
export interface Finding extends Partial<Place> {
  readonly id: string
  readonly severity: Severity
  readonly basis: Basis
  readonly confidence: Confidence
  readonly message: string
  readonly remediation: string
  readonly decisions: readonly DecisionId[]
  readonly also?: readonly Place[]
  readonly suggestion?: Partial<Choices>
  /** The same as changes of what was sent, or a change that is no decision; each stands there as it is. */
  readonly edits?: readonly Edit[]
  /** What can be behind a message, likeliest first. */
  readonly causes?: readonly FindingCause[]
  /** Where the guide that it leads to begins for its message. */
  readonly start?: GuideStart
  readonly sources: readonly SourceRef[]
}

/** The check of a guide to begin with, and what a message answers to later ones. */
export interface GuideStart {
  readonly step: string
  readonly answered: Readonly<Record<string, 'yes' | 'no'>>
}

export interface FindingCause {
  /** From 1. */
  readonly rank: number
  readonly cause: string
  /** What settles it: commands, or what to look at, with what they show if this is the cause. */
  readonly check: string
  readonly remedy: string
  readonly confidence: Confidence
}

/** What a rule's check returns; evaluated and named it is a finding. */
export interface Violation {
  /** Names the actual value and the required one. */
  readonly message: string
  /** Every fact that the verdict needs; confidence and sources of the finding follow from them. */
  readonly facts: readonly AnyFact[]
  readonly suggestion?: Partial<Choices>
  /** The decisions to blame, if fewer than the rule reads. */
  readonly decisions?: readonly DecisionId[]
  /** Where a case rests on less than its rule does. */
  readonly basis?: Basis
  readonly remediation?: string
}
