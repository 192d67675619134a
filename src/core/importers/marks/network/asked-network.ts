import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

/** The network that kube-proxy looks for, and does not find. */
const missed =
  /Unable to find HNS Network specified[^\n]{0,300}?\shnsNetworkName=\\{0,2}"([\w.-]{1,60})\\{0,2}"/g

export const askedNetworkIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'Unable to find HNS Network')
    ? matchesOf(doc, missed)
        .slice(-1)
        .map(({ raw, place }) => stated('kubeProxy.askedNetwork', raw, raw, place))
    : []
