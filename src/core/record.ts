import { resolveSource } from './catalog/sources/index.ts'
import type { DecisionRecord } from './engine/record/model.ts'
import { decisionRecord as recordWith, type RecordInput } from './engine/record/record.ts'

/** Recording: a decision between setups with its grounds, for a review. */
export { recordHtml } from './engine/record/html.ts'
export { recordMarkdown } from './engine/record/markdown.ts'
export type { DecisionRecord, RecordInput }

export const decisionRecord = (input: RecordInput): DecisionRecord =>
  recordWith(input, resolveSource)
