import { verified } from '../fact.ts'

/** Hosts that take hotpatches: in such months they have a lower revision than the cumulative update of the same month. */
export const hotPatch = {
  releases: verified(['ltsc2022', 'ltsc2025'] as const, ['ms-release-info']),
} as const
