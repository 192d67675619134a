import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'

const server = /\bserver:[ \t]{0,4}["'`]?(https:\/\/[\w.-]{1,100}:\d{2,5})\b/g

/** The server that the file of an agent of RKE2 names, where a text or a script quotes it. */
export function rke2ServersIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'server:') || !matches(doc, /rke2/i) || matches(doc, /^kind:/m)) return []
  const lines = doc.text.split('\n')
  return matchesOf(doc, server)
    .filter(({ place }) => isOfAgent(lines, place.line - doc.first))
    .map(({ raw, place }) => stated('rke2.server', raw, raw, place))
}

/** The file of an agent has a token beside; a kubeconfig has a certificate. */
function isOfAgent(lines: readonly string[], at: number): boolean {
  const around = lines.slice(Math.max(at - 3, 0), at + 4).join('\n')
  return (
    /\btoken\b|config\.yaml/i.test(around) &&
    !/certificate-authority|^\s*-? ?cluster:/m.test(around)
  )
}
