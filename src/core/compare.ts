import { compare as compareWith, type Comparison } from './engine/compare/compare.ts'
import type { Evaluation } from './engine/evaluate.ts'
import { createGenerator } from './files.ts'

/** Comparing: what differs between two setups, and the ordered way from one to the other. */
export type { Comparison }

export const compare = (from: Evaluation, to: Evaluation): Comparison =>
  compareWith(from, to, createGenerator())
