/** Diagnosing: what somebody brought, read and checked. */
export { lintManifests } from './engine/lint/lint.ts'
export type { SourceFile } from './engine/lint/read-manifests.ts'
export type { Condition, Known } from './engine/lint/worlds.ts'
