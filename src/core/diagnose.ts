/** Diagnosing: what somebody brought, read and checked. */
export { diagnose } from './engine/diagnose/diagnose.ts'
export { report, type ReportOptions } from './engine/diagnose/report/report.ts'
export { lintManifests } from './engine/lint/lint.ts'
export type { SourceFile } from './engine/lint/read-manifests.ts'
export type { Condition, Known } from './engine/lint/worlds.ts'
