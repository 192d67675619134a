import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

const given = /\bnode\.kubernetes\.io\/windows-build=["']?(\d{1,3}\.\d{1,3}\.\d{1,6})\b/g

/** Where a node is given the label of its build, or is shown with it. */
export const buildLabelsIn = (doc: Document): readonly Observation[] => [
  ...(mentions(doc, '/windows-build=')
    ? matchesOf(doc, given).map(({ raw, place }) => stated('node.buildLabel', raw, raw, place))
    : []),
  ...[...(doc.command ?? '').matchAll(given)].map(([, raw = '']) =>
    stated('node.buildLabel', raw, raw, doc.placeAt(0)),
  ),
]
