import type { Sources } from './source.ts'

export const cniSources = {} as const satisfies Sources
