import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { isOfToday } from '../../prose/meant/past.ts'
import { matchesOf } from '../../text-of.ts'

/** A command that lists every service that Calico can have, and none that picks some of them. */
const lists =
  /^\s*(?:Get-Service|gsv)(?:\s+(?:-Name\s+)?["']?\*?calico\*["']?)?\s*(?:\|\s*(?:where|where-object|\?)\s[^|\n]{0,60}\bcalico\*[^|\n]{0,10})?$/i
const node = /^[ \t]*Running[ \t]+(CalicoNode)\b/gim

/** Services of Calico are listed, and confd is not among them. */
export const calicoConfdAbsentIn = (doc: Document): readonly Observation[] =>
  lists.test(doc.command ?? '') &&
  /^[ \t]*\w+[ \t]+CalicoFelix\b/im.test(doc.text) &&
  !/confd/i.test(doc.text)
    ? matchesOf(doc, node)
        .slice(0, 1)
        .map(({ raw, place }) => stated('calico.confdAbsent', raw, raw, place))
        .filter((one) => isOfToday(doc, one))
    : []
