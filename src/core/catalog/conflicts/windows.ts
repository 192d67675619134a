import type { Conflict } from './define.ts'
import { dateConflicts } from './windows-dates.ts'
import { imageConflicts } from './windows-images.ts'
import { isolationConflicts } from './windows-isolation.ts'
import { updateConflicts } from './windows-updates.ts'

export const windowsConflicts: readonly Conflict[] = [
  ...imageConflicts,
  ...isolationConflicts,
  ...updateConflicts,
  ...dateConflicts,
]
