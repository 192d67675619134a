import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What Flannel notes at each node, of Linux too, in YAML, in descriptions and in words. */
const backendData =
  /\bflannel\.alpha\.coreos\.com\/backend-data["']?\s*[:=]\s*["'`]{0,2}\{[\s*_]*\\?"VNI\\?"\s*:[\s*_]*(\d{1,8})\b/g

/** The VTEP MAC of a node and, among the annotations behind it, the address of the node. */
const vtep = new RegExp(
  acrossLines`
    \bflannel\.alpha\.coreos\.com\/backend-data["']?\s{0,8}[:=]
    \s{0,8}["'\x60]{0,2}\{[^{}\n]{0,60}\\?"VtepMAC\\?"\s?:\s?\\?"([\da-f]{2}(?::[\da-f]{2}){5})
    \\?"[^\n]{0,20}(?:\n[^\n]{0,200}){1,6}?\bflannel\.alpha\.coreos\.com\/public-ip["']?
    \s{0,8}[:=]\s{0,8}["']?(\d{1,3}(?:\.\d{1,3}){3})\b
  `,
  'gi',
)

const vtepsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'VtepMAC')
    ? matchesOf(doc, vtep).map(({ raw, place, groups: [, address = ''] }) =>
        stated('flannel.vtep', `${raw.toLowerCase()} ${address}`, raw, place),
      )
    : []

/** `FLANNEL_NETWORK=10.244.0.0/16`, in the midst of words or of a script. */
const network = /\bFLANNEL_NETWORK=(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})(?![\d.])/g

/** The range of all pods, as subnet.env names it. */
const networksIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'FLANNEL_NETWORK=')
    ? matchesOf(doc, network)
        .slice(0, 3)
        .map(({ raw, place }) => decided('clusterCIDR', raw, raw, place))
    : []

/** `3: flannel.1: <BROADCAST,…`, as `ip link` shows the interface that Flannel makes for vxlan on Linux. */
const linuxInterface = /^\s{0,8}\d{1,4}: flannel\.(\d{1,8}): </gm

/** What `ip -d link` says of it. */
const destination = new RegExp(
  acrossLines`
    ^\s{0,8}\d{1,4}: flannel\.\d{1,8}: <[^\n]{0,300}?
    (?:\n(?!\s{0,8}\d{1,4}: )[^\n]{0,200}?){0,3}?\bvxlan id \d{1,8} [^\n]{0,160}?\bdstport (\d{2,5})
    \b
  `,
  'gm',
)

const interfacesIn = (doc: Document): readonly Observation[] =>
  mentions(doc, ': flannel.')
    ? [
        ...matchesOf(doc, linuxInterface).flatMap(({ raw, place }) => [
          stated('flannel.vni', Number(raw), raw, place),
          decided('vni', Number(raw), raw, place, { inferred: true }),
          decided('networkMode', 'overlay', raw, place, { inferred: true }),
          decided('cni', 'flannel', raw, place, { inferred: true, weight: 'default' }),
        ]),
        ...matchesOf(doc, destination).map(({ raw, place }) =>
          decided('vxlanPort', Number(raw), raw, place, { inferred: true }),
        ),
      ]
    : []

/** The VXLAN identifier of each node of which a text tells it. */
const vnisIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'backend-data')
    ? matchesOf(doc, backendData).map(({ raw, place }) =>
        stated('flannel.vni', Number(raw), raw, place),
      )
    : []

/** Where the other nodes send what is for the pods of a node; whoever overwrites it knows why. */
const publicAddress =
  /\bflannel\.alpha\.coreos\.com\/public-ip["']?\s{0,8}[:=]\s{0,8}["']?(\d{1,3}(?:\.\d{1,3}){3})\b/g

const publicAddressesIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'flannel.alpha.coreos.com/public-ip') && !mentions(doc, 'public-ip-overwrite')
    ? matchesOf(doc, publicAddress).map(({ raw, place }) =>
        stated('flannel.publicIp', raw, raw, place),
      )
    : []

export const flannelMarksIn = (doc: Document): readonly Observation[] => [
  ...vnisIn(doc),
  ...vtepsIn(doc),
  ...publicAddressesIn(doc),
  ...interfacesIn(doc),
  ...networksIn(doc),
]
