/** Mending: the nearest scenarios without errors, and what a blocked value needs. */
export { createRepairer, type Repairer } from './engine/repair/repair.ts'
