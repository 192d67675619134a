import type { Sources } from './source.ts'

export const workloadSources = {} as const satisfies Sources
