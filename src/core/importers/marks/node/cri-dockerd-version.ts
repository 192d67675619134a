import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { isElsewhere } from '../../prose/lines.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

/** `cri-dockerd 0.2.0 (aacf4d4)`, `cri-dockerd-0.3.1.amd64.zip`. */
const release =
  /\bcri-dockerd(?:\.exe)?(?:["'*:=]|,? version| release| at)*[ \t/-]{1,3}v?(\d\.\d{1,2}\.\d{1,3})\b/gi

/** The release of the adapter between the kubelet and Docker. */
export const criDockerdVersionsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'cri-dockerd')
    ? matchesOf(doc, release)
        .filter(({ raw, place }) => !isElsewhere(doc, place, raw))
        .slice(0, 4)
        .map(({ raw, place }) => stated('criDockerd.version', raw, raw, place))
    : []
