import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

const netstat =
  /^[ \t]*TCP[ \t]+(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]{2,39}\]):(\d{1,5})[ \t]+\S{3,50}[ \t]+LISTENING[ \t]+4[ \t]*$/gim
const connections =
  /^[ \t]*(?:::|\d{1,3}(?:\.\d{1,3}){3})[ \t]+(\d{1,5})[ \t]+(?:::|0\.0\.0\.0)[ \t]+0[ \t]+Listen[ \t]+(?:\w+[ \t]+)?4[ \t]*$/gm

/** Ports of the host on which the kernel itself listens. */
export function portsOfSystemIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'Listen') && !mentions(doc, 'LISTENING')) return []
  const found = [netstat, connections].flatMap((form) => matchesOf(doc, form))
  return found
    .filter(({ raw }, i) => found.findIndex((other) => other.raw === raw) === i)
    .map(({ raw, place }) => stated('host.portOfSystem', Number(raw), raw, place))
}
