import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { mentions } from '../../text/patterns/may-match.ts'
import { matchesOf } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** The MAC by which the other nodes of an overlay know this one. */
const routerMac = new RegExp(
  acrossLines`
    "Type"\s{0,4}:\s{0,4}"(?:DRMAC|DrMacAddress)"[^{}]{0,80}(?:\{[^{}]{0,80}?)?"Address"\s{0,4}:
      \s{0,4}"([\da-f]{2}(?:[-:][\da-f]{2}){5})"
    |"Address"\s{0,4}:\s{0,4}"([\da-f]{2}(?:[-:][\da-f]{2}){5})"[^{}]{0,80}\}?[^{}]{0,80}"Type"
      \s{0,4}:\s{0,4}"(?:DRMAC|DrMacAddress)"
  `,
  'gi',
)

export const routerMacsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'DrMac') || mentions(doc, 'DRMAC')
    ? matchesOf(doc, routerMac)
        .slice(0, 1)
        .map(({ raw, place }) =>
          stated('hns.network.routerMac', raw.toLowerCase().replaceAll('-', ':'), raw, place),
        )
    : []
