import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import type { Field } from '../text/formats/fields.ts'
import { hnsFieldsOf, hnsFieldsOfJson } from './hns/fields.ts'
import { networkModeAt } from './names.ts'
import { statementsBeside } from './prose.ts'

export const hnsEndpoint = defineImporter({
  id: 'hns-endpoint',
  summary: 'Endpoints of the host network service',
  isFile: 'whole',
  recognizes: ({ text }) =>
    /^\s*"?VirtualNetworkName"?\s*:|"VirtualNetworkName"\s*:/m.test(text) ||
    isRequest(text) ||
    isCut(text),

  read(doc) {
    const fields = isRequest(doc.text) ? hnsFieldsOfJson(doc) : hnsFieldsOf(doc)
    return {
      observations: [
        // A request is mostly quoted in a letter.
        ...(isRequest(doc.text) ? statementsBeside(doc, ofRequest) : []),
        ...facts.flatMap(([key, name]) =>
          fields
            .filter((one) => one.key === key)
            .slice(0, mostEndpoints)
            .map(({ value, at }) => stated(name, value, value, doc.placeAt(at))),
        ),
        ...onGateway(fields).map(({ value, at }) =>
          stated('endpoint.onGateway', value, value, doc.placeAt(at)),
        ),
        ...(fields.filter(({ key }) => key === 'VirtualNetworkName').length === 1
          ? ofPod(fields, doc)
          : []),
      ],
    }
  },
})

/** What the host network service is asked to make; its answers name the network. */
const isRequest = (text: string) =>
  /"VirtualNetwork"\s{0,4}:\s{0,4}"/.test(text) &&
  /"IPAddress"\s{0,4}:/.test(text) &&
  !text.includes('VirtualNetworkName')

/** Its lines, and those of the objects around it. */
const ofRequest = /^\s*(?:[{}[\]"/]|(?:POST|GET|PUT)\b|\w{1,40}\s{0,20}:\s)/

/** An endpoint of which somebody shows only some fields; networks have prefixes. */
const isCut = (text: string) =>
  /^\s*"?GatewayAddress"?\s*:/m.test(text) &&
  /^\s*"?IPAddress"?\s*:/m.test(text) &&
  /^\s*"?(?:DNSServerList|EncapOverhead|MacAddress)"?\s*:/m.test(text) &&
  !/AddressPrefix|VirtualNetwork"?\s*:/.test(text)

/** The addresses of pods that are those of their gateways. */
function onGateway(fields: readonly Field[]): readonly Field[] {
  let own: { [key: string]: Field } = {}
  const ends: { [key: string]: Field }[] = []
  for (const field of fields) {
    if (!pairs.has(field.key)) continue
    if (own[field.key] !== undefined) {
      ends.push(own)
      own = {}
    }
    own[field.key] = field
  }
  return [...ends, own].flatMap(({ Name: name, IPAddress: ip, GatewayAddress: gateway }) =>
    // The endpoint that has the gateway of a network is called after it.
    ip && gateway && ip.value === gateway.value && !/_ep$/i.test(name?.value ?? '') ? [ip] : [],
  )
}

const pairs: ReadonlySet<string> = new Set(['Name', 'IPAddress', 'GatewayAddress'])

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
