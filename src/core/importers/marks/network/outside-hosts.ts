import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What a name server says of a name that is none of the cluster. */
const answered = new RegExp(
  acrossLines`
    ^[ \t]*Name:[ \t]+(?!\S*\.(?:svc|pod)\b|\S*cluster\.local)
    ([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})\.?[ \t]*\n(?:[ \t]*\n)?[ \t]*Address(?:es)?:[ \t]+
    ((?:\d{1,3}\.){3}\d{1,3})\b
  `,
  'gim',
)
/** “our SQL server 10.97.3.4”, “the file server (10.97.3.4)”; some run in the cluster. */
const said = new RegExp(
  acrossLines`
    \b(?:
      (?:SQL|database|DB|file|mail|license|LDAP|NFS|SMB) ?servers?
      |(?:our|the|an?)\s(?:\w{2,12}\s)?(?:DB|database)\b(?! ?(?:pod|service|cluster))
        (?=
          (?:[^\n.;:]|\.(?=\d)){0,100}\b(?:
            on[- ]prem\w*|premises|outside|external|office|data ?cent(?:er|re)|corporate|VM
            |bare metal
          )\b
        )
      |domain controllers?|printers?|on-?prem(?:ises?)?(?: \w+)?|mainframe|local network|LAN
      |intranet|office net(?:work)?
    )\b(?:(?!\b(?:pods?|services?|svc|clusters?|containers?)\b)[^\n.;:]){0,40}?[\s(]
    (?<!\bfrom\s)((?:\d{1,3}\.){3}\d{1,3})\b(?![/:.]\d)
    (?![^\n.]{0,25}\b(?:pods?|services?|svc|clusters?|containers?)\b)
  `,
  'gi',
)

const reach = acrossLines`
  \b(?:reach|connect(?: to)?|access|ping|talk to|curl|telnet)\s
  (?:(?!\b(?:pods?|services?|svc|clusters?|containers?)\b)[^\n.;]){0,60}?
`
const address = String.raw`(?<![\d.])((?:\d{1,3}\.){3}\d{1,3})(?!\.?\d)`
const elsewhere = acrossLines`
  (?:
    on[- ]prem\w*
    |outside (?:of )?(?:the|our) \w+
    |(?:in|of|behind) (?:our|the|a) (?:
      VPN|data ?cent(?:er|re)|office|LAN|intranet|corporate \w+
    )
  )
`
/** “cannot reach 10.5.0.0/16 on-prem”, “reach our on-prem network 10.5.0.0/16”. */
const reached: readonly RegExp[] = [
  new RegExp(
    String.raw`${reach}${address}(?:\/\d{1,2})?(?::\d{1,5})?[\s,(]{1,3}(?:[\w-]{1,20} ){0,3}?${elsewhere}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`${reach}\bon[- ]?prem\w*(?:[ -]\w{1,20}){0,2}[\s(]{1,2}${address}(?=\/\d)`,
    'gi',
  ),
]

/** Addresses of hosts outside the cluster that somebody speaks of, or a name server names. */
export const outsideHostsIn = (doc: Document): readonly Observation[] => [
  ...(matches(doc, /^[ \t]*Name:/m)
    ? matchesOf(doc, answered).map(({ groups: [name = '', raw = ''], placeOf }) =>
        stated('outside.host', raw, raw, placeOf(1), { subject: `host ${name}` }),
      )
    : []),
  ...[said, ...reached]
    .flatMap((words) => matchesOf(doc, words))
    .map(({ raw, place }) => stated('outside.host', raw, raw, place, { weight: 'statement' })),
]
