import { verified } from './fact.ts'

/** Of an IPv6 range of pods, the most bits that tell its nodes apart. */
export const nodeBits = verified(16, ['cidr-set#L55-L61', 'cidr-set#L73-L85'])
