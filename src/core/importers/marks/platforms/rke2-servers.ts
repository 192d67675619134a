import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'

const server = /\bserver:[ \t]{0,4}["'`]?(https:\/\/[\w.-]{1,100}:\d{2,5})\b/g

/** What the agent says that it passes requests on to: of several servers the first. */
const passedOnTo =
  /\bload balancer rke2-agent-load-balancer 127\.0\.0\.1:6444 -> \[([\w.-]{1,100}:\d{2,5})[\], ]/g

/** The same of the API servers, which the agent finds behind it. */
const apiServer =
  /\bload balancer rke2-api-server-agent-load-balancer 127\.0\.0\.1:6443 -> \[([\w.-]{1,100}:\d{2,5})[\], ]/g

/** The server that an agent of RKE2 names: its file, where a text or a script quotes it, or its log. */
export const rke2ServersIn = (doc: Document): readonly Observation[] => [
  ...quotedIn(doc),
  ...(mentions(doc, 'rke2-api-server-agent-load-balancer')
    ? matchesOf(doc, apiServer)
        .slice(0, 1)
        .map(({ raw, place }) => decided('apiServerEndpoint', raw, raw, place, { inferred: true }))
    : []),
  ...(mentions(doc, 'rke2-agent-load-balancer')
    ? matchesOf(doc, passedOnTo)
        .slice(0, 1)
        .map(({ raw, place }) => stated('rke2.server', `https://${raw}`, raw, place))
    : []),
]

function quotedIn(doc: Document): readonly Observation[] {
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
