import { ofHost, ofSetup } from '../../../importers/prose/meant/kinds.ts'
import type { Observation } from '../../../model/observation.ts'
import { aboutOf } from '../../../model/observed.ts'
import type { ReadDocument } from '../reading/read.ts'
import { withoutTold } from './without-told.ts'

/**
 * Without what people tell as former, planned or expected where another part of the same file tells
 * what there is: a mail goes on below the table that it shows.
 */
export function withoutDoubtful(documents: readonly ReadDocument[]): readonly ReadDocument[] {
  const isDoubtful = (one: Observation) =>
    one.weight === 'default' && (ofSetup.has(aboutOf(one)) || ofHost.has(aboutOf(one)))
  const isToRead = ({ importer }: ReadDocument) => importer?.ofScripts !== true
  if (!documents.some((one) => isToRead(one) && one.reading.observations?.some(isDoubtful)))
    return documents
  const sure = new Set(
    documents.flatMap(({ reading }) =>
      (reading.observations ?? []).flatMap((one) => (isDoubtful(one) ? [] : [aboutOf(one)])),
    ),
  )
  return documents.map((one) =>
    isToRead(one) ? withoutTold(one, (told) => isDoubtful(told) && sure.has(aboutOf(told))) : one,
  )
}
