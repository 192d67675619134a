import type { SourceRef } from '../catalog/fact.ts'
import type { Finding } from './finding.ts'
import type { Choices, DecisionId, Scenario } from './scenario.ts'

/** Why a line or block of a file is there. */
export interface Explanation {
  /** One plain sentence or two. */
  readonly text?: string
  readonly decisions?: readonly DecisionId[]
  readonly sources?: readonly SourceRef[]
}

export type Language =
  'text' | 'yaml' | 'json' | 'toml' | 'powershell' | 'shell' | 'markdown' | 'csv' | 'ini'

/**
 * The content of a file before its header. `explain` maps line numbers of `text` (from 1) to the
 * explanation of that line; it is computed only when somebody looks.
 */
export interface Content {
  readonly language: Language
  readonly text: string
  explain(): ReadonlyMap<number, Explanation>
}

/** What a file about the other files (README, checksums) sees besides the scenario. */
export interface IndexContext {
  /** What the user chose, `auto` still `auto`. */
  readonly choices: Choices
  readonly findings: readonly Finding[]
  /** The other files, headers included, in the order of the zip. */
  readonly files: readonly GeneratedFile[]
  /** Title and address of a source; undefined for a ref that nothing declares. */
  source(ref: SourceRef): { readonly title: string; readonly url: string } | undefined
}

export interface GeneratedFile {
  readonly path: string
  readonly artifact: string
  readonly language: Language
  /** Exact content; a byte order mark is a leading U+FEFF. */
  readonly text: string
  explain(): ReadonlyMap<number, Explanation>
}

interface ArtifactBase<D extends DecisionId> {
  readonly id: string
  /** A statement of what the file is, without a full stop. */
  readonly summary: string
  /** Every decision that the content depends on; the file is generated anew only when one changes. */
  readonly decisions: readonly D[]
  /** The decisions that can be read back from the file. */
  readonly carries: readonly D[]
}

/** One generated file; no content means that this scenario has no such file. */
export interface Artifact<D extends DecisionId = DecisionId> extends ArtifactBase<D> {
  path(scenario: Pick<Scenario, D>): string
  generate(scenario: Pick<Scenario, D>): Content | undefined
}

/** A file about the other files, after them; every zip has it, and it is made when somebody looks. */
export interface IndexArtifact<D extends DecisionId = DecisionId> extends ArtifactBase<D> {
  readonly path: string
  generate(scenario: Pick<Scenario, D>, context: IndexContext): Content
}

export type AnyArtifact = Omit<Artifact, 'path' | 'generate'> & {
  path(scenario: Scenario): string
  generate(scenario: Scenario): Content | undefined
}

export type AnyIndexArtifact = Omit<IndexArtifact, 'generate'> & {
  generate(scenario: Scenario, context: IndexContext): Content
}

/** Defines a generated file; `generate` can read the declared decisions alone. */
export function defineArtifact<const I extends string, const D extends DecisionId>(
  artifact: Omit<Artifact<D>, 'id' | 'path'> & {
    readonly id: I
    readonly path: string | Artifact<D>['path']
  },
): AnyArtifact & { readonly id: I } {
  const { path } = artifact
  return { ...artifact, path: typeof path === 'string' ? () => path : path }
}

/** Defines a file about the other files; it can read the declared decisions alone. */
export function defineIndexArtifact<const I extends string, const D extends DecisionId>(
  artifact: IndexArtifact<D> & { readonly id: I },
): AnyIndexArtifact & { readonly id: I } {
  return artifact
}
