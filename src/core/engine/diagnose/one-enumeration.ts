import type { Observation } from '../../model/observation.ts'

/** Others of the list may stand between two of its items. */
const longestList = 5

/** In one sentence, or one below the other in the same words. */
export const isOneEnumeration = (a: Observation, b: Observation) =>
  a.weight === 'statement' &&
  b.weight === 'statement' &&
  a.file === b.file &&
  (a.line === b.line ||
    (Math.abs(a.line - b.line) <= longestList &&
      a.column === b.column &&
      a.raw.replaceAll(/\d+/g, '') === b.raw.replaceAll(/\d+/g, '')))
