const required = 'requiredDuringSchedulingIgnoredDuringExecution'

/** Where the spec of a pod tells which nodes it must go to. */
export const nodeRules = ['affinity', 'nodeAffinity', required] as const
export const nodeTerms = [...nodeRules, 'nodeSelectorTerms'] as const
export const nodeExpressions = [...nodeTerms, '*', 'matchExpressions', '*'] as const

/** Which pods it must stand beside, and which apart from. */
export const besideRules = ['affinity', 'podAffinity', required] as const
export const apartRules = ['affinity', 'podAntiAffinity', required] as const
