import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'

/** Reads what any text may name, whatever it is. */
export type MarkReader = (doc: Document) => readonly Observation[]
