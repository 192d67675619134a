import type { Sources } from './source.ts'

/** The forms that scenarios travel in. */
export const appSources = {
  rfc8259: {
    title: 'RFC 8259: JSON, the form of a scenario file and its types',
    url: 'https://www.rfc-editor.org/rfc/rfc8259',
  },
} as const satisfies Sources
