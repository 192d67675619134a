import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { memoizeByObject } from '../../../values/memoize.ts'

const network = /^[ \t]+cni:[ \t]*["']?([\w-]{2,40})/gm

const namesIn = memoizeByObject(
  (doc: Document) => new Set([...doc.text.matchAll(network)].map(([, name]) => name)),
)

/** Whether a network without Windows is that of one job of a pipeline, where others have another one. */
export const isOfJobs = (doc: Document, { name }: Observation): boolean =>
  name === 'network.otherCni' && namesIn(doc).size > 1
