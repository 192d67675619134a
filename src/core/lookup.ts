/** Looking things up: every fact of the catalog, by subject, and what an upgrade breaks. */
export { concerns, type Entry, type Row, type Section } from './lookup/entry.ts'
export { sections, type SectionId } from './lookup/index.ts'
export { breaksBetween, isUpgrade, type Break } from './lookup/upgrade.ts'
