import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

const rule =
  /^[^\n#]{0,60}\b(?:New-NetFirewallRule|advfirewall\s+firewall\s+add\s+rule)\b([^\n]{1,600})$/gim
const port = /\blocal-?port(?:[ \t]*=[ \t]*|[ \t]+)["']?(\d[\d,\- ]{0,100})/i

/** Ports that commands open for UDP. */
export const firewallRulesIn = (doc: Document): readonly Observation[] =>
  /NetFirewallRule|advfirewall/i.test(doc.text)
    ? matchesOf(doc, rule).flatMap(({ raw, place }) => {
        const found = /\bprotocol[ \t=]{1,4}["']?udp\b/i.test(raw) ? port.exec(raw) : null
        const [own = '', list = ''] = found ?? []
        if (!found || /\b(?:block|outbound|dir[ \t]*=[ \t]*out)\b/i.test(raw)) return []
        const column = place.column + found.index + own.length - list.length
        return [stated('firewall.udpPorts', list.trim(), list.trim(), { ...place, column })]
      })
    : []
