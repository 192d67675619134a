import type { Sources } from './source.ts'

export const downloadsSources = {} as const satisfies Sources
