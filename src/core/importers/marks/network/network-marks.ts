import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { cniAt, networkModeAt } from '../../names.ts'
import { saidIn } from '../../prose/meant/said.ts'
import { matchesOf } from '../../text-of.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** `…/releases/download/v2.1.0/antrea-windows-with-ovs.yml`: a manifest of Antrea for Windows nodes. */
const antreaManifest =
  /antrea\/releases\/download\/v?(\d{1,2}\.\d{1,3}\.\d{1,3})\/(antrea-windows[a-z-]{0,24}\.yml)/g
/** The same where somebody applies it. */
const antreaApplied = new RegExp(
  acrossLines`
    \bkubectl[ \t][^\n]{0,80}\b(?:apply|create|replace)[ \t][^\n]{0,160}?\/(antrea)
    \/releases\/download\/v?\d{1,2}\.\d{1,3}\.\d{1,3}\/antrea-windows
  `,
  'g',
)
/** `antrea-agent.exe" "--config=…`: the agent as a program that a host runs. */
const antreaAgent = /\b(antrea-agent)\.exe["']?[ \t,]{1,8}["']?--?\w/g

/** Variables of kubespray. */
const variables = [
  ['kube_service_addresses', 'serviceCIDR'],
  ['kube_pods_subnet', 'clusterCIDR'],
] as const
const variable =
  /^[ \t]*(kube_service_addresses|kube_pods_subnet|kube_network_plugin)[ \t]*[:=][ \t]*["']?([\w./-]{2,40})["']?[ \t]*(?:#|$)/gm

/** The network of a cluster by what runs it, or makes it. */
export const networkMarksIn = (doc: Document): readonly Observation[] => [
  ...(mentions(doc, 'antrea-agent.exe')
    ? matchesOf(doc, antreaAgent)
        .slice(0, 1)
        .map(({ raw, place }) => decided('cni', 'antrea', raw, place, { inferred: true }))
    : []),
  ...(mentions(doc, '/antrea-windows')
    ? matchesOf(doc, antreaManifest).map(({ groups: [version = '', file = ''], placeOf }) =>
        stated('antrea.manifest', `${version} ${file}`, file, placeOf(1), { weight: 'script' }),
      )
    : []),
  ...(mentions(doc, '/antrea-windows')
    ? saidIn(doc, antreaApplied)
        .slice(0, 1)
        .map(({ raw, place }) =>
          decided('cni', 'antrea', raw, place, { inferred: true, weight: 'script' }),
        )
    : []),
  // What felix lists of its settings.
  ...matchesOf(doc, /"VXLANVNI\\?":\s?\\?"(\d{1,8})\\?"/g)
    .slice(0, 1)
    .flatMap(({ raw, place }) => [
      decided('cni', 'calico', 'VXLANVNI', place, { inferred: true }),
      decided('vni', Number(raw), raw, place, { inferred: true }),
    ]),
  // The agent of RKE2 starts the programs of its network itself.
  ...matchesOf(doc, /\b(Calico) exited: /g)
    .slice(0, 1)
    .map(({ raw, place }) => decided('cni', 'calico', raw, place, { inferred: true })),
  ...(matches(doc, /\bNew-HnsNetwork\b/i) ? networkMadeIn(doc) : []),
  ...(matches(doc, /\bkube_(?:service_addresses|pods_subnet|network_plugin)/)
    ? matchesOf(doc, variable).flatMap(({ groups: [name = '', raw = ''], placeOf }) => {
        if (name === 'kube_network_plugin') return cniAt(raw, placeOf(1))
        const id = variables.find(([key]) => key === name)?.[1]
        return id && /^[\d.]+\/\d+$/.test(raw) ? [decided(id, raw, raw, placeOf(1))] : []
      })
    : []),
]

/** `New-HnsNetwork -Type Overlay -Name "vxlan0" … VSID = 4096`, as people type it for pods. */
function networkMadeIn(doc: Document): readonly Observation[] {
  const made = matchesOf(doc, /\b(New-HnsNetwork\s[^\n]{0,200}?-Type\s[^\n]{0,600})/gi)
  if (made.length !== 1) return []
  return made.flatMap(({ raw, place }) => {
    const at = (part: RegExp) => {
      const found = part.exec(raw)
      const value = found?.[1] ?? ''
      return value === ''
        ? undefined
        : {
            value,
            place: { ...place, column: place.column + raw.indexOf(value, found?.index) },
          }
    }
    const type = at(/-Type\s+["']?(overlay|l2bridge)\b/i)
    const name = at(/-Name\s+["']?([A-Za-z][\w.-]{1,40})(?=["'\s]|$)/i)
    // The network that keeps the switch has no pods.
    if (!type || !name || name.value.toLowerCase() === 'external') return []
    const vni = at(/\bVSID\s*=\s*(\d{1,8})\b/)
    return [
      ...networkModeAt(type.value, type.place),
      decided('hnsNetworkName', name.value, name.value, name.place),
      ...(vni ? [decided('vni', Number(vni.value), vni.value, vni.place)] : []),
    ]
  })
}
