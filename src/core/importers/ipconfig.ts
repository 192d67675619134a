import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { computerNameAt, decided, stated } from '../model/observe.ts'
import { gatewayAt } from './gateway.ts'
import { ofOneValue } from './prose/once.ts'
import { lineAbove, matchesOf } from './text-of.ts'
import {
  adapterLine,
  adaptersIn,
  isAddress,
  labelled,
  subnetOf,
  type Adapter,
} from './windows/ipconfig-adapters.ts'

/** Windows prints it in its own language: what no language changes are the dots, `IPv4` and the addresses. */
export const ipconfig = defineImporter({
  id: 'ipconfig',
  summary: 'Output of ipconfig',
  recognizes: ({ text }) =>
    /^\s*Windows IP/m.test(text) ||
    /^[ \t]{1,8}(?:\S[^\n:]{0,30})?IPv4[^\n:]{0,20}[ .]{4,60}:/m.test(text) ||
    // All of it was indented alike, as findstr leaves it.
    /^(?:[^\n:.]{1,30} )?IPv4[^\n:.]{0,20}(?: ?\.){6,40} ?:/m.test(text),
  read(doc) {
    if (
      (ofPodAlone.some((sign) => sign.test(doc.text)) || isOfOneEndpoint(doc)) &&
      !ofAll.test(doc.text)
    )
      return { observations: inPod(doc) }
    const leading = inContainer.test(doc.command ?? '')
      ? []
      : adaptersIn(doc).filter(({ gateway }) => gateway !== undefined)
    // That of a pod network may have a gateway too.
    const own = leading.filter(({ name }) => !ofPods.test(name.value))
    const [only] = own
    const adapters = matchesOf(doc, adapterLine)
    const [adapter, ...others] = adapters
    return {
      observations: [
        ...(inContainer.test(doc.command ?? '') ? [] : machineIn(doc)),
        ...matchesOf(doc, addressLine).map(({ raw, place }) =>
          stated('host.address', raw, raw, place),
        ),
        ...(allAddresses.test(doc.command ?? '')
          ? [stated('host.allAddresses', true, '', doc.placeAt(0), { absent: true })]
          : []),
        ...(adapter ? [] : withoutAdapter(doc)),
        ...adapters.map(({ raw, place }) => stated('host.adapter', raw, raw, place)),
        ...(adapter && others.length === 0 && ofPod.test(adapter.raw)
          ? matchesOf(doc, noServer).map(({ raw, place }) =>
              stated('pod.dnsServer', raw, raw, place),
            )
          : []),
        ...matchesOf(
          doc,
          /^[ \t]*DNS[^\n:.]{1,20}[ .]{2,60}:\s*([\da-f.:]{3,45})(?![\w.-])/gim,
        ).map(({ raw, place }) => stated('host.dnsServer', raw, raw, place)),
        ...leading.flatMap(({ name, gateway }) =>
          gateway ? [gatewayAt(gateway.value, name.value, doc.placeAt(gateway.at))] : [],
        ),
        ...(only && own.length === 1 ? ofNode(only, doc) : []),
      ],
    }
  },
})

/** The names of Services are looked for where a pod asks. */
const suffixOfPod =
  /^[ \t]*(?:[^\n:.]{1,40}[ ])?DNS[^\n:]{0,60}:[ \t]*(?:[a-z\d-]{1,63}\.)?svc\.[\w.-]{1,100}[ \t]*$/im

/** What containers see of their adapter; that of the host is no “Container Adapter”. */
const adapterOfPod = /^[^\n:]{2,60}:[ \t]*Hyper-V Virtual Ethernet Container Adapter\b/m

const ofPodAlone = [suffixOfPod, adapterOfPod]

/** Containers have the first part of their identifier in the name of the only adapter that they see. */
function isOfOneEndpoint(doc: Document): boolean {
  const [adapter, ...others] = matchesOf(doc, adapterLine)
  if (!adapter || others.length > 0) return false
  const ahead = `${lineAbove(doc)} ${doc.text.slice(0, doc.text.indexOf(adapter.raw))}`
  return (
    !onNode.test(ahead) &&
    /^vEthernet \((?=[a-z_-]*\d)[\da-f]{4,64}(?:[_-]\w{1,20})?\)$/.test(adapter.raw)
  )
}

/** “On the node:” */
const onNode = /\b(?:on|of|from)\s(?:(?:the|our|a|this)\s)?(?:windows\s)?(?:node|host)\b/i

/** With /allcompartments the node prints its own adapters and those of its pods. */
const ofAll = /^[^\n]{0,40}\bCompartment \d{1,4}\b/im

/** What a pod prints tells of no node. */
const inPod = (doc: Document): readonly Observation[] => [
  ...matchesOf(doc, addressLine).map(({ raw, place }) => stated('pod.ip', raw, raw, place)),
  ...gatewaysIn(doc),
  ...matchesOf(doc, noServer).map(({ raw, place }) => stated('pod.dnsServer', raw, raw, place)),
  ...matchesOf(doc, serverLine)
    .slice(0, 1)
    .map(({ raw, place }) =>
      // Without the domains of the cluster the pod may ask what its node asks.
      suffixOfPod.test(doc.text)
        ? decided('clusterDNS', raw, raw, place, { inferred: true })
        : stated('pod.dnsAsked', raw, raw, place),
    ),
  ...ofOneValue(
    matchesOf(doc, domainOfPod).map(({ raw, place }) =>
      decided('clusterDomain', raw, raw, place, { inferred: true }),
    ),
  ).slice(0, 1),
]

/** What stands behind `svc` where names are looked for is the domain of the cluster. */
const domainOfPod =
  /^[ \t]*(?:[^\n:]{1,60}:[ \t]*)?(?:[a-z\d-]{1,63}\.)?svc\.([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,6})\.?[ \t]*$/gim

const serverLine = /^[ \t]*DNS[^\n:.]{1,20}[ .]{2,60}:[ \t]*((?:\d{1,3}\.){3}\d{1,3})[ \t]*$/gim

/** The adapter of a pod; hosts have some of their own of that kind. */
const ofPod =
  /^vEthernet \((?!nat\b|Ethernet|External|HNS Internal|Default Switch|WSL|[^)]{0,80}_ep\b)/i

/** What Windows shows where an adapter has no DNS server; a pod has no other adapter. */
const noServer = /^[ \t]*DNS[^\n:.]{1,20}[ .]{2,60}:\s*(fec0:0:0:ffff::1)(?=%)/gim

/** The head with the name of a pod, as its controller made it, and nothing below it. */
const withoutAdapter = (doc: Document) =>
  /IPv[46]|[ .]:[ \t]*$\n[ \t]*$\n[ \t]*\S/m.test(doc.text)
    ? []
    : matchesOf(doc, nameOfPod).map(({ raw, place }) => stated('pod.adapters', 'none', raw, place))

const nameOfPod =
  /^[ \t]+[^\n:.]{1,30}(?:[ .]{6,60}):[ \t]*([a-z\d][a-z\d-]{1,200}-[a-z\d]{5,10}-[bcdfghjklmnpqrstvwxz2456789]{5})[ \t]*$/gm

/** It ran in a pod, whose address is none of a node. */
const inContainer = /\b(?:kubectl|crictl|docker|ctr|nerdctl)\b.{0,200}\bexec\b/i

/** With /all the first line of the head is the name of the machine. */
function machineIn(doc: Document): readonly Observation[] {
  const start = doc.text.search(new RegExp(adapterLine.source, 'im'))
  const [line, , value = ''] =
    new RegExp(labelled.source, 'm').exec(doc.text.slice(0, Math.max(start, 0))) ?? []
  return line === undefined || isAddress({ value, at: 0 })
    ? []
    : computerNameAt(value.trim(), doc.placeAt(doc.text.indexOf(line) + line.lastIndexOf(value)))
}

/** Adapters of pods, and the endpoint that the host has in their network. */
const ofPods = /_(?:eth\d|ep)\)|^vEthernet \([\da-f]{8}-/i

const ipv4 = String.raw`\d{1,3}(?:\.\d{1,3}){3}`
const addressLine = new RegExp(
  String.raw`^[ \t]*[^\n:]{0,30}IPv4[^\n:]{0,60}:\s{0,4}(${ipv4})`,
  'gm',
)

/** Such a search leaves no adapter out. */
const allAddresses =
  /\bipconfig\b[^|\n]{0,20}\|\s*(?:findstr|select-string|sls)\s+["']?IPv4["']?\s*$/i

/** The gateway in a network of NAT, behind the subnet that address and mask say; other networks may have theirs elsewhere. */
const gatewaysIn = (doc: Document): readonly Observation[] =>
  adaptersIn(doc).flatMap(({ name, address, mask, gateway }) => {
    if (!/[_(]nat\)$/i.test(name.value)) return []
    const subnet = address && isAddress(address) && subnetOf(address, mask)
    if (!subnet || !mask || !gateway) return []
    return [
      stated('pod.subnet', subnet.text, mask.value, doc.placeAt(mask.at)),
      stated('pod.gateway', gateway.value, gateway.value, doc.placeAt(gateway.at)),
    ]
  })

/** The one adapter with a way out is that of the node. */
function ofNode({ name, address, mask }: Adapter, doc: Document): readonly Observation[] {
  if (!address || !isAddress(address)) return []
  const more = { inferred: true } as const
  const subnet = subnetOf(address, mask)
  return [
    decided('nodeIP', address.value, address.value, doc.placeAt(address.at), more),
    decided('networkAdapter', name.value, name.value, doc.placeAt(name.at), more),
    ...(subnet && mask
      ? [decided('managementSubnet', subnet.text, mask.value, doc.placeAt(mask.at), more)]
      : []),
  ]
}
