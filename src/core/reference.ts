/** Looking up: sources behind facts, and help for every decision. */
export { resolveSource } from './catalog/sources/index.ts'
export { help } from './model/help.ts'
