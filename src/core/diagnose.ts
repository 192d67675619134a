import { resolveSource } from './catalog/sources/index.ts'
import { editedFiles as editedFilesOf } from './engine/diagnose/edited/edited-files.ts'
import type { SentFile } from './engine/diagnose/read.ts'
import { createGenerator } from './engine/generate.ts'

/** Diagnosing: what somebody brought, read and checked. */
export { diagnose, type Diagnosis, type DocumentReport } from './engine/diagnose/diagnose.ts'
export type { EditedFile } from './engine/diagnose/edited/edited-files.ts'
export type { Hunk } from './engine/diagnose/edited/difference.ts'
export { report, type ReportOptions } from './engine/diagnose/report/report.ts'
export {
  nextCheck,
  symptomTrees,
  type NextCheck,
  type Outcome,
} from './engine/diagnose/symptoms/next-check.ts'
export { lintManifests } from './engine/lint/lint.ts'
export type { SourceFile } from './engine/lint/read-manifests.ts'
export type { Condition, Known } from './engine/lint/worlds.ts'

/** Of the app's own zip, the files that differ from what its `scenario.json` generates. */
export const editedFiles = (files: readonly SentFile[]) =>
  editedFilesOf(files, createGenerator(resolveSource))
