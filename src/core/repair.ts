/** Mending: the nearest scenarios without errors, and what a blocked value needs. */
export { needs, repairs, type Needs, type Repairs } from './engine/repair/repair.ts'
