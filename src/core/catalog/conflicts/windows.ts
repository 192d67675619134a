import type { Conflict } from './define.ts'

export const windowsConflicts: readonly Conflict[] = []
