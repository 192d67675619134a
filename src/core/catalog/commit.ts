import { inferred } from './fact.ts'

/** The memory that Windows has promised, which the page file bounds. */
export const commit = {
  /** Where it is used up starts of containers fail, which ask for much at once; where that begins is not said. */
  nearlyUsedUp: inferred(
    {
      share: 0.95,
      what: 'Windows has no OOM killer: as commit runs out, starts of containers fail',
    },
    ['aks#1941', 'enhancements#848'],
  ),
} as const
