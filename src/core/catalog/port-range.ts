import { verified } from './fact.ts'

/** The dynamic ports of Windows as it is installed. */
export const ownPortRange = verified({ start: 49_152, count: 16_384 } as const, ['ms-929851'])
