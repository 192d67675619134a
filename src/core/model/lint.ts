import type { Path } from '../text/path.ts'
import type { Basis, Violation } from './finding.ts'
import type { Manifest, OperatingSystem } from './manifest.ts'
import type { DecisionId, Scenario } from './scenario.ts'

/** What a lint sees of the world around its document: the decisions that it declares, and what a pod that does not say so is for. */
export type Surroundings<D extends DecisionId> = Pick<Scenario, D> & {
  readonly operatingSystem: OperatingSystem
}

/** What a lint's check returns: a violation at a place of the document. */
export interface LintViolation extends Violation {
  readonly basis: Basis
  readonly path: Path
}

/**
 * A constraint over one document, whoever wrote it. `check` sees the document and only the decisions
 * that it declares, and never throws.
 */
export interface Lint<D extends DecisionId = DecisionId> {
  readonly id: string
  /** A statement of the constraint, without a full stop. */
  readonly summary: string
  /** What to do, a sentence. */
  readonly remediation: string
  readonly decisions: readonly D[]
  check(document: Manifest, surroundings: Surroundings<D>): readonly LintViolation[]
}

/** A lint whose declared decisions were checked at its definition and are now of no interest. */
export type AnyLint = Omit<Lint, 'check'> & {
  check(document: Manifest, surroundings: Surroundings<DecisionId>): readonly LintViolation[]
}

export function defineLint<const I extends string, const D extends DecisionId>(
  lint: Lint<D> & { readonly id: I },
): AnyLint & { readonly id: I } {
  return lint
}
