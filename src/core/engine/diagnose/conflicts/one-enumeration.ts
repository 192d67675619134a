import type { Observation } from '../../../model/observation.ts'

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
      shapeOf(a.raw) === shapeOf(b.raw)))

/** `WINDOWS_CORE_2019_x86_64` and `WINDOWS_FULL_2022_x86_64` are items of one list. */
const shapeOf = (raw: string) => raw.replaceAll(/\d+|_(?:CORE|FULL)(?=_)/g, '')

/** “containerd 1.4.4 and Docker 19.03” on one machine. */
export const areBeside = (a: Observation, b: Observation) =>
  /^runtime|Runtime$/.test(a.name) && a.file === b.file && a.line === b.line
