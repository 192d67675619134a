import type { AnyLint } from '../model/lint.ts'
import { podField } from './pod-field.ts'

/** Every lint; the order is that of equal findings. */
export const lints = [podField] as const satisfies readonly AnyLint[]

export type LintId = (typeof lints)[number]['id']
