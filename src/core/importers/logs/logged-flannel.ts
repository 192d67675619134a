import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { networkModeAt } from '../names.ts'
import { matchesOf } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What it has from its configuration, and what from the node. */
const ranges =
  /\] Current network or subnet \(((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2}), ((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})\) is not equal/g

const hostGatewayNames =
  /\bhostgw_windows\.go:\d{1,4}\] (?:Created HNSNetwork ([\w.-]{1,60})|(?:Created|Found existing) bridge HNSEndpoint ([\w.-]{1,60})_ep\b)/g
/** Named by Windows: with Ethernet in it, or in other letters than those of Linux devices. */
const windowsName = String.raw`(?:[^\n]{0,40}\bEthernet[^\n]{0,60}?|[^\n]{0,40}?[\u{A1}-\u{FFFF}][^\n]{0,60}?)`
const adapter = new RegExp(
  String.raw`\bUsing interface with name (${windowsName}) and address`,
  'gu',
)
const interfaceAddress = new RegExp(
  acrossLines`
    \b(?:
      Using interface with name ${windowsName} and address:? 
      |Defaulting external address to interface address \(
        (?=[^\n]{8,40}\n[^\n]{0,40}_windows\.go)
    )(\d{1,3}(?:\.\d{1,3}){3})
  `,
  'gu',
)
/** What flanneld says of its network, and on Windows of the interface that it takes. */
export function loggedFlannelIn(doc: Document): readonly Observation[] {
  const config = matchesOf(
    doc,
    /\bVXLAN config: (?:Name=[\w.-]{1,60} )?[^\n]{0,80}?\bVNI=(\d{1,8})\b/g,
  )
  return [
    ...config
      .slice(0, 1)
      .flatMap(({ raw, place }) => [
        decided('cni', 'flannel', 'VXLAN config', place, { inferred: true }),
        decided('networkMode', 'overlay', 'VXLAN config', place, { inferred: true }),
        decided('vni', Number(raw), raw, place),
      ]),
    ...matchesOf(doc, /\bVXLAN config: [^\n]{0,120}?\bPort=(\d{1,5})\b/g)
      // Zero stands for the default of the system.
      .filter(({ raw }) => raw !== '0')
      .slice(0, 1)
      .map(({ raw, place }) => decided('vxlanPort', Number(raw), raw, place)),
    ...matchesOf(doc, /\bVXLAN config: Name=([\w.-]{1,60})/g)
      .slice(0, 1)
      .map(({ raw, place }) => decided('hnsNetworkName', raw, raw, place)),
    ...matchesOf(
      doc,
      /\bhostgw_windows\.go:\d{1,4}\] Found &?\{[^\n]{0,200}?\} interface with IP (\d{1,3}(?:\.\d{1,3}){3})/g,
    )
      .slice(0, 1)
      .flatMap(({ raw, place }) => [
        decided('nodeIP', raw, raw, place, { inferred: true }),
        decided('cni', 'flannel', 'hostgw_windows.go', place, { inferred: true }),
        decided('networkMode', 'l2bridge', 'hostgw_windows.go', place, { inferred: true }),
      ]),
    ...matchesOf(doc, hostGatewayNames)
      .slice(0, 1)
      .flatMap(({ raw, place }) => [
        decided('cni', 'flannel', 'hostgw_windows.go', place, { inferred: true }),
        decided('networkMode', 'l2bridge', 'hostgw_windows.go', place, { inferred: true }),
        decided('hnsNetworkName', raw, raw, place),
      ]),
    ...matchesOf(doc, /\bFound network config - Backend type: ([\w-]{2,20})/g)
      .slice(0, 1)
      .flatMap(({ raw, place }) => [
        decided('cni', 'flannel', raw, place, { inferred: true }),
        ...networkModeAt(raw, place, { inferred: true }),
      ]),
    ...matchesOf(doc, interfaceAddress)
      .slice(0, 1)
      .map(({ raw, place }) => decided('nodeIP', raw, raw, place, { inferred: true })),
    ...matchesOf(doc, adapter)
      .slice(0, 1)
      .map(({ raw, place }) => decided('networkAdapter', raw, raw, place, { inferred: true })),
    ...(matches(doc, /_windows\.go:\d/) ? matchesOf(doc, ranges) : [])
      .slice(-1)
      .flatMap(({ groups: [cluster = '', own = ''], placeOf }) => [
        decided('clusterCIDR', cluster, cluster, placeOf(0), { inferred: true }),
        decided('podCIDR', own, own, placeOf(1), { inferred: true }),
      ]),
  ]
}
