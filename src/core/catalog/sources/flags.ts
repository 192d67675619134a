import type { Sources } from './source.ts'

export const flagsSources = {} as const satisfies Sources
