import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const flag = new RegExp(
  acrossLines`
    (?:--allocate-node-cidrs[= ]|\ballocate-node-cidrs["']?:[ \t]*)["']?(false)\b
    |\bname:[ \t]*["']?allocate-node-cidrs["']?[ \t]*\n[ \t]*value:[ \t]*["']?(false)\b
  `,
  'g',
)
const size = new RegExp(
  acrossLines`
    (?:--node-cidr-mask-size(?:-ipv4)?[= ]|\bnode-cidr-mask-size(?:-ipv4)?["']?:[ \t]*)["']?
      (\d{1,2})\b
    |\bname:[ \t]*["']?node-cidr-mask-size(?:-ipv4)?["']?[ \t]*\n[ \t]*value:[ \t]*["']?
      (\d{1,2})\b
  `,
  'g',
)

/** The controller manager gives no node a range of pods, or ranges of another size. */
export const nodeRangesOffIn = (doc: Document): readonly Observation[] => [
  ...(mentions(doc, 'allocate-node-cidrs')
    ? matchesOf(doc, flag).map(({ raw, place }) =>
        stated('controllerManager.allocateNodeCidrs', false, raw, place),
      )
    : []),
  ...(mentions(doc, 'node-cidr-mask-size')
    ? matchesOf(doc, size).map(({ raw, place }) =>
        stated('controllerManager.nodeCidrMaskSize', Number(raw), raw, place),
      )
    : []),
]
