import { inferred } from './fact.ts'

/** A character that looks like a blank and joins what stands beside it for a shell. */
export const noBreakSpace = inferred('U+00A0', ['github Azure/AKS/issues/1037'])
