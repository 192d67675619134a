import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

/** The kubelet probes a pod at its own address. */
const probed =
  /\b(?:Liveness|Readiness|Startup) probe failed: (?:Get \\?"?https?:\/\/|dial tcp )(?!127\.)(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}/g

export const probedPodsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'probe failed')
    ? matchesOf(doc, probed).map(({ raw, place }) =>
        stated('pod.ip', raw, raw, place, { inferred: true }),
      )
    : []
