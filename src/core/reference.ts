/** Looking up: sources behind facts, where they disagree, and help for every decision. */
export { conflictsOf } from './catalog/conflicts/index.ts'
export { sourceDate } from './catalog/sources/dates.ts'
export { resolveSource } from './catalog/sources/index.ts'
export { help } from './model/help.ts'
