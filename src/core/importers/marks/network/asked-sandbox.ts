import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

/** The pause image that containerd fetches, and does not get. */
const failed = /failed to get sandbox image \\{0,2}"([^"\\\s]{3,200})\\{0,2}"/g

export const askedSandboxIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'failed to get sandbox image')
    ? matchesOf(doc, failed)
        .slice(0, 1)
        .map(({ raw, place }) => stated('containerd.askedSandbox', raw, raw, place))
    : []
