import { compare as compareWith, type Comparison } from './engine/compare/compare.ts'
import type { Evaluation } from './engine/evaluate.ts'
import { resolveSource } from './catalog/sources/index.ts'
import { createGenerator } from './files.ts'
import type { DecisionRecord, RecordInput } from './engine/record/model.ts'
import { decisionRecord as recordWith } from './engine/record/record.ts'

/** Comparing: what differs between two setups, the ordered way from one to the other, and what happens to a packet. */
export type { FlowId, HopPlace } from './catalog/paths/define.ts'
export { flows } from './catalog/paths/index.ts'
export { tableCsv, tableMarkdown, type PlainTable } from './engine/compare/table.ts'
export { networkDesigns, withNetwork, type NetworkDesign } from './engine/compare/variant.ts'
export { criterionRows, reasonsFor, type CriterionRow } from './engine/criteria/criteria.ts'
export type { Cell } from './catalog/criteria/define.ts'
export type { Step } from './engine/compare/step.ts'
export type { Hop, PacketPath } from './engine/paths/model.ts'
export { packetPath, placeNames } from './engine/paths/packet-path.ts'
export { recordHtml } from './engine/record/record-html.ts'
export { recordMarkdown } from './engine/record/record-markdown.ts'
export type { Block, DecisionRecord } from './engine/record/model.ts'
export type { Comparison }

export const compare = (from: Evaluation, to: Evaluation): Comparison =>
  compareWith(from, to, createGenerator())

export const decisionRecord = (input: RecordInput): DecisionRecord =>
  recordWith(input, resolveSource)
