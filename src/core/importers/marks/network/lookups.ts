import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { onlyInside } from '../../../catalog/symptoms/names-inside.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { isOfToday } from '../../prose/meant/past.ts'
import { saidIn } from '../../prose/meant/said.ts'

/** `nslookup kubernetes.default 10.244.0.7`, `Resolve-DnsName NAME -Server 10.244.0.7`. */
const asked =
  /^(?:nslookup(?:\.exe)?|Resolve-DnsName)\s+(?:-Name\s+)?([\w.-]{2,160})(?:\s+(?:-Server\s+)?((?:10|172|192)(?:\.\d{1,3}){3}))?\s*$/i
const answered = /^[ \t]*Name:[ \t]|\sA[ \t]{1,20}\d{1,6}[ \t]{1,10}Answer\b/m
const failed = /timed out|can't find|Non-existent domain|DNS name does not exist|No response/i
const complete = /^[\w-]{1,63}\.[\w.-]{1,100}\.svc\.[\w-]{1,63}\.\w{2,20}\.?$/i

const told = new RegExp(`(${onlyInside})`, 'gi')

/** “Names of Services resolve, but nothing outside of the cluster.” */
export const onlyInsideIn = (doc: Document): readonly Observation[] =>
  matches(doc, /\b(?:DNS|resolv\w*|names?|lookups?)\b/i)
    ? saidIn(doc, told)
        .slice(0, 1)
        .map(({ raw, place }) => stated('lookup.onlyInside', true, raw.slice(0, 60), place))
        .filter((one) => isOfToday(doc, one))
    : []

/** Lookups of a console that got an answer: the server of the net that gave it, and names told in full. */
export function lookupsIn(doc: Document): readonly Observation[] {
  const [, name = '', server] = asked.exec(doc.command ?? '') ?? []
  if (name === '' || !answered.test(doc.text) || failed.test(doc.text)) return []
  const place = doc.placeAt(Math.max(doc.text.search(/\S/), 0))
  return [
    ...(server === undefined ? [] : [stated('lookup.answeredBy', server, server, place)]),
    ...(complete.test(name) ? [stated('lookup.fullName', name, name, place)] : []),
  ]
}
