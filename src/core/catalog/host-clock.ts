import { inferred } from './fact.ts'

/** What the time service names as its source where it has none. */
export const clockOfItsOwn = inferred(
  ['Local CMOS Clock', 'Free-running System Clock'] as readonly string[],
  ['windows-time-decoded'],
)
