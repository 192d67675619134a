import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { cloudFirewallsIn } from '../platforms/cloud-firewalls.ts'
import { isLeftBehind } from '../node/left-behind.ts'
import { wordsAround } from '../../prose/lines.ts'
import { isRefused } from '../../prose/meant/said.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const rule =
  /^[^\n#]{0,60}\b(?:New-NetFirewallRule|advfirewall\s+firewall\s+add\s+rule)\b([^\n]{1,600})$/gim
const port = /\blocal-?port(?:[ \t]*=[ \t]*|[ \t]+)["']?(\d[\d,\- ]{0,100})/i

/** Commands of clouds and of Linux. */
const others = [
  new RegExp(
    acrossLines`
      ^[^\n#]{0,60}\baws\s+ec2\s+authorize-security-group-ingress\b
      (?=[^\n]{0,300}--protocol[ =](?:udp|17)\b)[^\n]{0,300}?--port[ =](\d[\d-]{0,11})
    `,
    'gm',
  ),
  /^[^\n#]{0,60}\bgcloud\s+compute\s+firewall-rules\s+create\b[^\n]{0,300}?\budp:(\d[\d-]{0,11})/gm,
  /^[^\n#]{0,30}\bufw\s+allow\s+(?:from\s\S{1,40}\s(?:to\s\S{1,40}\s)?port\s)?(\d{1,5}(?::\d{1,5})?)(?:\/udp|\sproto\sudp)\b/gm,
  /^[^\n#]{0,30}\bfirewall-cmd\b[^\n]{0,80}?--add-port[ =](\d[\d-]{0,11})\/udp\b/gm,
  /^[^\n#]{0,30}\biptables\s(?=[^\n]{0,200}-p\s?udp\b)(?=[^\n]{0,200}-j\s?ACCEPT\b)[^\n]{0,200}?--dports?\s(\d[\d,:]{0,40})/gm,
] as const

/** A rule for some hosts, networks, adapters or one program, or that is off, or tried. */
const isRestricted = new RegExp(
  acrossLines`
    \b(?:remote|local)-?(?:ip|address)\b
    |\bremote-?port\b
    |\binterface-?(?:alias|type)\b
    |\bservice[ \t=]{1,4}\S|-WhatIf\b
    |\bprofile[ \t=]{1,4}["']?(?!any)\w
    |\bprogram\b
    |\benable[ d\t=]{1,5}["']?(?:no|false)\b
  `,
  'i',
)

/** What takes rules away again, or has none of them count. */
const isUndone = new RegExp(
  acrossLines`
    \b(?:Remove|Disable)-NetFirewallRule\b
    |\bfirewall\s+delete\s+rule\b|\bprofiles?\s+state\s+off\b
    |\bSet-NetFirewallProfile\b[^\n]{0,100}-Enabled\s+(?:False|0)\b
  `,
  'i',
)

/** Ports that commands and files open or block for UDP. */
export const firewallRulesIn = (doc: Document): readonly Observation[] => [
  ...(matches(doc, /NetFirewallRule|advfirewall/i)
    ? matchesOf(doc, rule).flatMap(({ raw, place }) => {
        const found = /\bprotocol[ \t=]{1,4}["']?udp\b/i.test(raw) ? port.exec(raw) : null
        const [own = '', all = ''] = found ?? []
        const list = all.replace(/\D+$/, '')
        if (!found) return []
        const column = place.column + found.index + own.length - all.length
        const isBlocked = /\baction[ \t=]{1,4}["']?block\b/i.test(raw)
        // What leaves for 4789 has another port of its own.
        const isOutbound = /\b(?:outbound|dir[ \t]*=[ \t]*out)\b/i.test(raw)
        if (isBlocked && !isOutbound && !isRestricted.test(raw) && !isUndone.test(doc.text)) {
          const { ahead } = wordsAround(doc, place, raw)
          if (isLeftBehind(ahead) || isRefused(ahead)) return []
          return [stated('firewall.udpBlocked', list, list, { ...place, column })]
        }
        if (isBlocked || isOutbound || /\bblock\b/i.test(raw)) return []
        return [stated('firewall.udpPorts', list, list, { ...place, column })]
      })
    : []),
  ...(matches(doc, /security-group-ingress|firewall-rules|\bufw\b|firewall-cmd|\biptables\b/)
    ? others
        .flatMap((words) => matchesOf(doc, words))
        .map(({ raw, place }) => stated('firewall.udpPorts', raw.replaceAll(':', '-'), raw, place))
    : []),
  ...cloudFirewallsIn(doc),
]
