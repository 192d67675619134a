/** Mending: the nearest scenarios without errors, and what a blocked value needs. */
export { fitting } from './engine/repair/fitting.ts'
export { needs, repairs, type Needs, type Repairs } from './engine/repair/repair.ts'
