import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'

/** As a flag, a key of `extraArgs`, or an argument that K3s and RKE2 hand on. */
const range =
  /\bservice-node-port-range["']?[ \t]{0,2}[=: ][ \t]{0,2}["']?(\d{1,5}-\d{1,5})(?![\d-])/g

/** The ports of nodes that the API server gives to Services. */
export const nodePortRangeIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, range).map(({ raw, place }) => stated('service.nodePortRange', raw, raw, place))
