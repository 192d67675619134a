import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import type { Field } from '../text/fields.ts'
import { hnsFieldsOf } from './hns/fields.ts'
import { networkModeAt } from './names.ts'

export const hnsEndpoint = defineImporter({
  id: 'hns-endpoint',
  summary: 'Endpoints of the host network service',
  recognizes: ({ text }) => /^\s*"?VirtualNetworkName"?\s*:|"VirtualNetworkName"\s*:/m.test(text),

  read(doc) {
    const fields = hnsFieldsOf(doc)
    return {
      observations: [
        ...facts.flatMap(([key, name]) =>
          fields
            .filter((one) => one.key === key)
            .slice(0, mostEndpoints)
            .map(({ value, at }) => stated(name, value, value, doc.placeAt(at))),
        ),
        ...(fields.filter(({ key }) => key === 'VirtualNetworkName').length === 1
          ? ofPod(fields, doc)
          : []),
      ],
    }
  },
})

const facts = [
  ['IPAddress', 'endpoint.ip'],
  ['GatewayAddress', 'endpoint.gateway'],
  ['VirtualNetworkName', 'endpoint.network'],
  ['DNSServerList', 'endpoint.dnsServers'],
] as const

const mostEndpoints = 200

/** The endpoint of a pod tells what its network is and where its names are looked up. */
function ofPod(fields: readonly Field[], doc: Document): readonly Observation[] {
  const field = (key: string) => fields.find((one) => one.key === key)
  const network = field('VirtualNetworkName')
  const server = field('DNSServerList')
  const isPod = /\bsvc\./.test(field('DNSSuffix')?.value ?? '')
  const own = fields.findLast(
    ({ key, value }) => key === 'Type' && /^(?:l2bridge|overlay|l2tunnel)$/i.test(value),
  )
  const more = { inferred: true } as const
  return [
    ...(own ? networkModeAt(own.value, doc.placeAt(own.at)) : []),
    ...(own && network
      ? [decided('hnsNetworkName', network.value, network.value, doc.placeAt(network.at))]
      : []),
    ...(isPod && server && /^[\d.]+$/.test(server.value)
      ? [decided('clusterDNS', server.value, server.value, doc.placeAt(server.at), more)]
      : []),
  ]
}
