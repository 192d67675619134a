import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { hostBuildAt, hostNameAt } from '../../../model/observe.ts'
import { leadsToOther } from '../../../text/sections/led-to.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf, offsetIn, wordsAbove } from '../../text-of.ts'

const system = 'Windows Server[^\\n]{1,60}?'
/** The system as a few lines of `kubectl describe node` have it; the whole of it is read as such. */
const described = new RegExp(String.raw`^[ \t]*OS Image:[ \t]+(${system})[ \t]*$`, 'gm')
/** What DebugWindowsNode.ps1 prints first of the node that it runs on. */
const debugged = new RegExp(
  String.raw`^[ \t]*Container Host OS Product Name:[ \t]+(${system})[ \t]*$`,
  'gm',
)
const label = /^[ \t]*Container Host OS Build Label:[ \t]+((\d{5})\.(\d{1,5}))\.\w+fre\b/gm

/** Lines that name the system of a node, cut out of what has more. */
export const hostLinesIn = (doc: Document): readonly Observation[] => [
  ...(mentions(doc, 'OS Image:') && !mentions(doc, 'Kubelet Version')
    ? matchesOf(doc, described)
        .filter(({ place }) => !leadsToOther(wordsBefore(doc, place)))
        .flatMap(({ raw, place }) => hostNameAt(raw, place))
    : []),
  ...(mentions(doc, 'Container Host OS ')
    ? [
        ...matchesOf(doc, debugged).flatMap(({ raw, place }) => hostNameAt(raw, place)),
        ...matchesOf(doc, label).flatMap(({ raw, place, groups: [, build = '', revision = ''] }) =>
          hostBuildAt(`10.0.${build}.${revision}`, place).map((one) => ({
            ...one,
            raw: one.decision === 'windowsRevision' ? one.raw : raw,
          })),
        ),
      ]
    : []),
]

/** The words above the line of a place. */
const wordsBefore = (doc: Document, place: Place): string =>
  wordsAbove(doc, offsetIn(doc, { ...place, column: doc.placeAt(0).column }))
