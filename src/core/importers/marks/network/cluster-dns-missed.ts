import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

const missed = /\b(does not have ClusterDNS IP configured|MissingClusterDNS)\b/g

/** What a kubelet says of pods to which it can give no address for DNS. */
export const clusterDnsMissedIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'ClusterDNS')
    ? matchesOf(doc, missed)
        .slice(0, 1)
        .map(({ raw, place }) => stated('pod.clusterDnsMissed', true, raw, place))
    : []
