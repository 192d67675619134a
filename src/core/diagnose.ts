import { catalog } from './catalog/catalog.ts'
import { lintManifests as lintWith } from './engine/lint/lint.ts'
import type { SourceFile } from './engine/lint/read-manifests.ts'
import type { Known } from './engine/lint/worlds.ts'

/** Diagnosing: what somebody brought, read and checked. */
export type { SourceFile } from './engine/lint/read-manifests.ts'
export type { Condition, Known } from './engine/lint/worlds.ts'

export const lintManifests = (files: readonly SourceFile[], known: Known) =>
  lintWith(files, known, { catalog })
