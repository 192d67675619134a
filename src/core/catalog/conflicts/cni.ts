import type { Conflict } from './define.ts'

export const cniConflicts: readonly Conflict[] = []
