import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What programs say of a name that nobody has. */
const unknown = new RegExp(
  acrossLines`
    \bcan't find ([\w-]{1,63}\.[\w.-]{1,160}): (?:Non-existent domain|NXDOMAIN)
    |\bResolve-DnsName ?: ([\w-]{1,63}\.[\w.-]{1,160}) : DNS name does not exist
    |\bCould not resolve host: ([\w-]{1,63}\.[\w.-]{1,160})
    |\blookup ([\w-]{1,63}\.[\w.-]{1,160}) on [\d.:[\]a-f]{3,50}: no such host
  `,
  'g',
)
/** The server that nslookup asked by itself. */
const ownServer =
  /^[ \t]*Server:[ \t]+\S{1,200}\n[ \t]*Address:[ \t]+((?:10|172|192)(?:\.\d{1,3}){3})[ \t]*$/gm
const plainLookup = /(?:^|\s)nslookup(?:\.exe)?\s+[\w.-]{2,160}\s*$/i
/** `curl http://10.96.5.6:8080/`, and what it says where nobody answers. */
const called =
  /(?:^|\s)curl(?:\.exe)?\s(?:[^\n]{0,120}\s)?["']?(?:https?:\/\/)?([\w.-]{3,160}):(\d{1,5})\b/i
const unanswered = /^curl: \((?:7|28)\)/m

/** Names that nobody has, the server of a lookup without one of its own, and calls without an answer. */
export function missesIn(doc: Document): readonly Observation[] {
  const { command = '', text } = doc
  const [, host = '', port = ''] = called.exec(command) ?? []
  return [
    ...(matches(doc, /can't find|does not exist|Could not resolve|no such host/)
      ? matchesOf(doc, unknown).map(({ raw, place }) =>
          stated('dns.unknown', raw, raw, place, { absent: true }),
        )
      : []),
    ...(plainLookup.test(command)
      ? matchesOf(doc, ownServer)
          .slice(0, 1)
          .map(({ raw, place }) => stated('nslookup.server', raw, raw, place, { absent: true }))
      : []),
    ...(port !== '' && unanswered.test(text)
      ? [
          stated('call.unanswered', `${host} : ${port}`, `${host}:${port}`, doc.placeAt(0), {
            absent: true,
          }),
        ]
      : []),
  ]
}
