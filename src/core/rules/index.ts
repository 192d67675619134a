import type { AnyRule } from '../model/rule.ts'
import { exampleValues } from './example-values.ts'

/** Every rule; within one severity, findings appear in this order. */
export const rules: readonly AnyRule[] = [
  exampleValues,
]
