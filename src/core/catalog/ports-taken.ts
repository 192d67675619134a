import { inferred } from './fact.ts'

/** The dynamic ports of Windows that nobody changed, and the share of them with which names are no longer found. */
export const dynamicPortsTaken = inferred({ count: 16_384, share: 0.9 } as const, [
  'github Azure/AKS/issues/1375',
  'ms-problems#L36-L52',
])
