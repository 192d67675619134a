import type { Path } from '../text/path.ts'
import type { Basis, Edit, Place, Violation } from './finding.ts'
import type { OperatingSystem } from './manifest.ts'
import type { Change, ParsedKind, ParsedKinds } from './parsed.ts'
import type { DecisionId, Scenario } from './scenario.ts'

/**
 * What a lint sees of the world around its document: the decisions that it declares, what a pod that
 * does not say so is for, the exact release of that Kubernetes version, that of the CNI plugin and the
 * minor of the API server where somebody told them.
 */
export type Surroundings<D extends DecisionId> = Pick<Scenario, D> & {
  readonly operatingSystem: OperatingSystem
  readonly release?: string
  readonly pluginRelease?: string
  readonly server?: string
}

/** What a lint's check returns: a violation at a place of the document. */
export interface LintViolation extends Violation {
  readonly basis: Basis
  /** Empty = the document as a whole. */
  readonly path: Path
  /** For faults that several documents show together: where it stands instead, and where else. */
  readonly place?: Place
  readonly also?: readonly Place[]
  /** What mends it, at the path, where there is only one right text. */
  readonly change?: Change
  /** The same for a fault that several documents show together. */
  readonly edits?: readonly Edit[]
}

/**
 * A constraint over one document, whoever wrote it; `on` says what it reads. `check` sees the
 * document and only the decisions that it declares, which are closed ones: each value that is not
 * known is tried. It never throws.
 */
export interface Lint<K extends ParsedKind = ParsedKind, D extends DecisionId = DecisionId> {
  readonly id: string
  readonly on: K
  /** A statement of the constraint, without a full stop. */
  readonly summary: string
  /** What to do, a sentence. */
  readonly remediation: string
  readonly decisions: readonly D[]
  /**
   * The first minor that knows what it is about; earlier ones, in which the document fails in another
   * way, are tried only where somebody told them.
   */
  readonly since?: string
  /** Whose version counts, where somebody told it apart from that of the cluster. */
  readonly program?: 'kube-proxy'
  /** It holds nodes against each other: asked again of all nodes that were sent apart from each other. */
  readonly comparesNodes?: true
  /** Which documents of the kind it has anything to say of; all where nothing is said. The others it has not checked. */
  isAbout?(document: ParsedKinds[K]): boolean
  /** It is about pods for Windows alone: of pods for Linux it has checked nothing where it finds nothing. */
  readonly ofPods?: 'windows'
  check(document: ParsedKinds[K], surroundings: Surroundings<D>): readonly LintViolation[]
}

/** A lint whose kind and declared decisions were checked at its definition and are now of no interest. */
export type AnyLint = Omit<Lint, 'check' | 'isAbout'> & {
  isAbout?(document: ParsedKinds[ParsedKind]): boolean
  check(
    document: ParsedKinds[ParsedKind],
    surroundings: Surroundings<DecisionId>,
  ): readonly LintViolation[]
}

/** Defines a lint; `check` can read the declared decisions alone. */
export function defineLint<
  const I extends string,
  const K extends ParsedKind,
  const D extends DecisionId,
>(lint: Lint<K, D> & { readonly id: I }): AnyLint & { readonly id: I } {
  return lint
}
