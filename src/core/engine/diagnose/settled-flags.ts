import type { Observation } from '../../model/observation.ts'
import type { ReadDocument } from './read.ts'
import { remarkIn } from './symptoms/over.ts'
import { withoutTold } from './without-told.ts'

/** Without flags on which a program had stopped, where sentences say that this is over, or is read somewhere. */
export const withoutSettledFlags = (documents: readonly ReadDocument[]): readonly ReadDocument[] =>
  documents.map((one) => {
    const isSettled = (told: Observation) =>
      told.name === 'refusedFlag' &&
      remarkIn(one.doc, told, `unknown flag: --${told.raw}`) !== undefined
    return one.importer?.id === 'component-log' ? one : withoutTold(one, isSettled)
  })
