import type { Document } from '../../../model/document.ts'
import { stated } from '../../../model/observe.ts'
import type { Merge } from '../../../text/sections/merge-marks.ts'
import type { ReadDocument } from './read.ts'

/** A document of a file with two sides of a merge: what one side alone says is one of two cases. */
export function ofSide(one: ReadDocument, { apart }: Merge): ReadDocument {
  const { observations } = one.reading
  return observations?.some(({ line }) => apart.has(line)) === true
    ? {
        ...one,
        reading: {
          ...one.reading,
          observations: observations.map((told) =>
            apart.has(told.line) ? { ...told, isBranch: true as const } : told,
          ),
        },
      }
    : one
}

/** Says that a file has them. */
export const markOf = ({ mark: { number, raw } }: Merge, doc: Document): ReadDocument => ({
  doc: { ...doc, text: '' },
  importer: undefined,
  reading: {
    observations: [
      stated('file.mergeMarks', raw, raw, { file: doc.file, line: number, column: 1 }),
    ],
  },
})
