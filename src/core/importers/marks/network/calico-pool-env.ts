import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { variableAt } from '../../command-line/variables.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** With what the agent of Calico makes its first pool, in a manifest, an environment or a printed part of one. */
const variable = new RegExp(
  acrossLines`
    \bCALICO_IPV4POOL_(?:IPIP|VXLAN)["']?(?:
      [ \t]*[=:][ \t]*
      |,?[ \t]*\n[ \t-]{0,40}["']?value["']?:[ \t]*
      |,[ \t]*["']value["']:[ \t]*
    )["']?(Always|CrossSubnet)\b
  `,
  'g',
)

export const calicoPoolEnvIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'CALICO_IPV4POOL_')
    ? matchesOf(doc, variable).flatMap(({ raw, place, groups: [mode] }) => {
        const name = nameBefore(doc, place.line)
        return name === 'VXLAN' && mode === 'Always'
          ? []
          : [stated(`calico.pool.env.${name.toLowerCase()}`, raw, raw, place)]
      })
    : []

/** Which of the two the value belongs to: its own line names it, or the one above. */
function nameBefore(doc: Document, line: number): string {
  const lines = doc.text.split('\n')
  const at = line - doc.first
  return /POOL_(IPIP|VXLAN)/.exec(`${lines[at] ?? ''}\n${lines[at - 1] ?? ''}`)?.[1] ?? 'IPIP'
}

/** Variables of the agent for Windows nodes, as a part of its list. */
const ofWindows = new RegExp(
  acrossLines`
    \bname["']?:[ \t]*["']?(KUBERNETES_SERVICE_CIDRS|CALICO_NETWORKING_BACKEND|VXLAN_VNI)["']?,?
    [ \t]*\n[ \t]{0,40}["']?value["']?:[ \t]*["']?([\w.:/,-]{1,120})
  `,
  'g',
)

export const calicoAgentEnvIn = (doc: Document): readonly Observation[] =>
  // The agent of Linux nodes does not have this one.
  mentions(doc, 'KUBERNETES_SERVICE_CIDRS')
    ? matchesOf(doc, ofWindows).flatMap(({ groups: [name = '', raw = ''], placeOf }) =>
        variableAt(name, raw, placeOf(1)),
      )
    : []
