import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Settings of overlays, and the interfaces that they have on Linux. */
const ofOverlay = new RegExp(
  acrossLines`
    ^[ \t]*FLANNEL_MTU=["']?(\d{3,5})\b
    |\b(?:vxlanMTU|FELIX_VXLANMTU|veth_mtu)["']?\s{0,3}[:=]\s{0,3}["']?(\d{3,5})\b
    |^[ \t]*-[ \t]*name:[ \t]*["']?FELIX_VXLANMTU["']?[ \t]*\n[ \t]*value:[ \t]*["']?(\d{3,5})\b
    |\bcalicoNetwork:[^\n]*\n(?:[ \t](?![ \t]*mtu:)[^\n]*\n){0,20}[ \t]+mtu:[ \t]*(\d{3,5})\b
    |"Backend"\s*:\s*\{[^{}]{0,300}"MTU"\s*:\s*(\d{3,5})\b
    |^[ \t]*defaultMTU:[ \t]*(\d{3,5})\b
    |^\d{1,3}: (?:flannel\.\d{1,5}|vxlan\.calico|genev_sys_\d{1,5}|cilium_vxlan)(?:@\w+)?
      : <[^>\n]{1,80}> mtu (\d{3,5})\b
  `,
  'gm',
)
/** Adapters of the nodes, and what people say of the network below. */
const ofNodes = new RegExp(
  acrossLines`
    ^\d{1,3}: (?:eth|ens|enp|eno|bond)[\w.]{1,15}(?:@\w+)?: <[^>\n]{1,80}> mtu (\d{3,5})\b
    |^[ \t]*(\d{3,5})[ \t]+\d[ \t]+\d+[ \t]+\d+[ \t]+(?:Ethernet\d?\b|vEthernet \(Ethernet)
    |^[ \t]*\d{1,3}[ \t]+(?:Ethernet\d?(?: \d)?|vEthernet \(Ethernet[^)\n]{0,12}\))[ \t]+IPv4
      [ \t]+(\d{3,5})[ \t]
    |\b(?:switch(?:es)?|underlay|uplinks?|physical network|NICs?|network adapters?)\b
      [^\n.]{0,30}\bMTU\b[^\n.\d]{0,15}(\d{3,5})\b
  `,
  'gim',
)

/** Antrea puts nothing around packets. */
const withoutTunnel = /^[ \t]*trafficEncapMode:[ \t]*["']?(?:noEncap|networkPolicyOnly)\b/m

/** Sizes that overlays and nodes have for their packets. */
export const mtuIn = (doc: Document): readonly Observation[] =>
  matches(doc, /mtu/i)
    ? [
        ...(matches(doc, withoutTunnel) ? [] : matchesOf(doc, ofOverlay)).map(({ raw, place }) =>
          stated('overlay.mtu', Number(raw), raw, place),
        ),
        ...matchesOf(doc, ofNodes).map(({ raw, place }) =>
          stated('underlay.mtu', Number(raw), raw, place),
        ),
      ]
    : []

const command =
  /^[^\n]{0,80}?\bping(?:\.exe)?((?=[^\n]{0,120}\s(?:\d{1,3}\.){3}\d{1,3}\b)(?:[ \t]+[\w.:/-]{1,60}){1,8})[ \t]*$/gm
const size = /\s-[ls] (\d{1,5})\b/
const target = /\s((?:\d{1,3}\.){3}\d{1,3})\b/
/** The sender itself knows that it is too large. */
const refused = /needs to be fragmented|message too long|Frag needed/i
const lost = /Request timed out|100% (?:packet )?loss/i
const arrived = /\bReply from [\d.]+: bytes=|\bbytes from [\d.]+/i

/** What pings with a size of their own tell of the way to an address: how many bytes arrive, or are lost. */
export function pingSizesIn(doc: Document): readonly Observation[] {
  const own = doc.command === undefined ? '' : `${doc.command}\n`
  if (!/\bping\b/.test(own) && !matches(doc, /\bping\b[^\n]{0,80}\s-[ls] \d/)) return []
  const text = own + doc.text
  const found = [...text.matchAll(command)].slice(0, 50)
  return found.flatMap((one, i) => {
    const [raw, words = ''] = one
    const answer = text.slice(one.index + raw.length, found[i + 1]?.index).slice(0, 800)
    const to = target.exec(words)?.[1]
    const is = refused.test(answer)
      ? undefined
      : arrived.test(answer)
        ? 'arrived'
        : lost.test(answer)
          ? 'lost'
          : undefined
    if (is === undefined || to === undefined) return []
    const at = Math.max(one.index + raw.length - raw.trimStart().length - own.length, 0)
    return [
      stated(`ping.${is}`, Number(size.exec(words)?.[1] ?? usual), raw.trim(), doc.placeAt(at), {
        subject: `address ${to}`,
        absent: true,
      }),
    ]
  })
}

/** Without a size of its own. */
const usual = 32
