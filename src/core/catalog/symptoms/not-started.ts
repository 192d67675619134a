import { verified } from '../fact.ts'

/** A check of several guides: whether HCS, which makes containers, refused this one. */
export const refusedByHcs = {
  ask: 'Does the event say hcs:: or hcsshim::?',
  says: ['hcs::', 'hcsshim::'],
  expected: verified('Yes.', ['hcsshim-hcserror']),
  yes: {
    cause: verified('The container does not start; function and code tell why.', [
      'hcsshim-hcserror',
    ]),
    see: ['M-HCS-01', 'M-HCS-02', 'M-HCS-09', 'M-HCS-10', 'M-HCS-11'],
  },
} as const
