import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { fieldsOf, type Field } from '../text/formats/fields.ts'
import { gatewayAt } from './gateway.ts'

export const netIpConfiguration = defineImporter({
  id: 'net-ip-configuration',
  summary: 'Output of Get-NetIPConfiguration',
  recognizes: ({ text }) =>
    /^\s*InterfaceAlias\s*:/m.test(text) && /^\s*IPv4(?:Address|DefaultGateway)\s*:/m.test(text),
  read: (doc) => ({ observations: adaptersIn(doc).flatMap((fields) => readAdapter(fields, doc)) }),
})

/** The lines of each adapter, which its name begins. */
function adaptersIn({ text }: Document): readonly (readonly Field[])[] {
  const adapters: Field[][] = []
  for (const field of fieldsOf(text)) {
    if (field.key === 'InterfaceAlias') adapters.push([])
    adapters.at(-1)?.push(field)
  }
  return adapters
}

const address = /^\{?(\d{1,3}(?:\.\d{1,3}){3})\}?$/

function readAdapter(fields: readonly Field[], doc: Document): readonly Observation[] {
  const cell = (key: string) => {
    const field = fields.find((one) => one.key === key && one.value !== '')
    return field && { raw: field.value, place: doc.placeAt(field.at) }
  }
  const name = cell('InterfaceAlias')
  const own = cell('IPv4Address')
  const gateway = cell('IPv4DefaultGateway')
  const way = address.exec(gateway?.raw ?? '')?.[1]
  const ip = address.exec(own?.raw ?? '')?.[1]
  const isOfNode = way !== undefined && name !== undefined && !/_ep\)?$/.test(name.raw)
  return [
    ...(name ? [stated('host.adapter', name.raw, name.raw, name.place)] : []),
    ...(own && ip !== undefined ? [stated('host.address', ip, ip, own.place)] : []),
    ...(gateway && way !== undefined ? [gatewayAt(way, name?.raw, gateway.place)] : []),
    ...(isOfNode && own && ip !== undefined
      ? [
          decided('nodeIP', ip, ip, own.place, { inferred: true }),
          decided('networkAdapter', name.raw, name.raw, name.place, { inferred: true }),
        ]
      : []),
  ]
}
