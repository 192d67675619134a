import type { Conflict } from './define.ts'

export const kubernetesConflicts: readonly Conflict[] = []
