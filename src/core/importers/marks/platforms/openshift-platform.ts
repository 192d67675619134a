import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'

const asked = /\bget[ \t]+infrastructures?\b/
const typed = /^[ \t]*(?:platform:[ \t]*|type:[ \t]*)?["']?(VSphere)["']?[ \t]*$/gm

/** The platform of a cluster of OpenShift, as its object prints it. */
export function openshiftPlatformIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'VSphere')) return []
  const isAsked =
    asked.test(doc.command ?? '') || matches(doc, /^kind:[ \t]*Infrastructure[ \t]*$/m)
  if (!isAsked) return []
  return matchesOf(doc, typed)
    .slice(0, 1)
    .map(({ raw, place }) => stated('openshift.platform', 'vsphere', raw, place))
}
