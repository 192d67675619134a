import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { mentions } from '../../text/patterns/may-match.ts'
import { matchesOf } from '../text-of.ts'

/** The socket of Linux in the log of a kubelet on Windows that has a file, which may name another endpoint. */
export const loggedEndpointIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'FLAG: --container-runtime-endpoint="unix:') && ofWindowsWithFile.test(doc.text)
    ? matchesOf(doc, /\bFLAG: --container-runtime-endpoint="(unix:[^"\n]{1,200})"/g)
        .slice(-1)
        .map(({ raw, place }) => stated('kubelet.loggedEndpoint', raw, raw, place))
    : []

const ofWindowsWithFile = /\bFLAG: --config="[A-Za-z]:\\/
