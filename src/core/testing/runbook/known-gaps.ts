import type { Gap } from './gap.ts'
import { networkGaps } from './network-gaps.ts'

/** Every fault that is known, to be emptied by what mends it. */
export const knownGaps: readonly Gap[] = [...networkGaps]
