import { catalog } from './catalog/catalog.ts'
import { createRepairer as createWith } from './engine/repair/repair.ts'

/** Mending: the nearest scenarios without errors, and what a blocked value needs. */
export type { Repairer } from './engine/repair/repair.ts'

export const createRepairer = () => createWith(catalog)
