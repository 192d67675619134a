import { verified } from '../../fact.ts'

/** How the names of the images of EKS for Windows begin, before the year, and what ends them, before the minor. */
export const eksImageName = verified(
  { begins: 'Windows_Server-', ends: 'EKS_Optimized' } as const,
  ['eksctl pkg/ami/ssm_resolver.go#L84'],
)
