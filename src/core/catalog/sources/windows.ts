import type { Sources } from './source.ts'

export const windowsSources = {} as const satisfies Sources
