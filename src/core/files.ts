import { resolveSource } from './catalog/sources/index.ts'
import { createGenerator as createWith } from './engine/generate.ts'

/** Generating: the files of a scenario, with the reason for each line. */
export type { Explanation, GeneratedFile, Language } from './model/artifact.ts'

export const createGenerator = () => createWith(resolveSource)
export { runbookOf, type RunbookStep } from './engine/runbook.ts'
