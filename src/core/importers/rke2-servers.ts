import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

const server = /\bserver:[ \t]{0,4}["'`]?(https:\/\/[\w.-]{1,100}:\d{2,5})\b/g

/** The server that the file of an agent of RKE2 names, where a text or a script quotes it. */
export const rke2ServersIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('server:') && /rke2/i.test(doc.text) && !/^kind:/m.test(doc.text)
    ? matchesOf(doc, server)
        .filter(({ place }) => isOfAgent(doc, place.line))
        .map(({ raw, place }) => stated('rke2.server', raw, raw, place))
    : []

/** The file of an agent has a token beside; a kubeconfig has a certificate. */
function isOfAgent(doc: Document, line: number): boolean {
  const from = Math.max(line - doc.first - 3, 0)
  const around = doc.text
    .split('\n')
    .slice(from, line - doc.first + 4)
    .join('\n')
  return (
    /\btoken\b|config\.yaml/i.test(around) &&
    !/certificate-authority|^\s*-? ?cluster:/m.test(around)
  )
}
