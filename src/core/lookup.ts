/** Looking things up: every fact of the catalog, by subject, and what an upgrade breaks. */
export { concerns, type Entry, type Row } from './lookup/entry.ts'
export { sections, type SectionId } from './lookup/index.ts'
export { breaksBetween, isUpgrade } from './lookup/upgrade.ts'
