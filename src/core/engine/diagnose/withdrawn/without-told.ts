import type { Observation } from '../../../model/observation.ts'
import type { ReadDocument } from '../reading/read.ts'

/** A document without what it only seems to tell. */
export function withoutTold(
  one: ReadDocument,
  isDropped: (told: Observation) => boolean,
): ReadDocument {
  const { observations } = one.reading
  return observations?.some(isDropped) === true
    ? {
        ...one,
        reading: { ...one.reading, observations: observations.filter((told) => !isDropped(told)) },
      }
    : one
}
