import type { Conflict } from './define.ts'

export const flagsConflicts: readonly Conflict[] = []
