import { defineImporter } from '../model/importer.ts'
import { stated } from '../model/observe.ts'
import { fieldsOf } from '../text/fields.ts'
import { networkModeAt } from './names.ts'

export const hnsNetwork = defineImporter({
  id: 'hns-network',
  summary: 'Networks of the host network service',
  recognizes: ({ text, command = '' }) =>
    /Get-HnsNetwork|hnsdiag\s+list\s+networks/i.test(command) ||
    (/^\s*ActivityId\s*:/m.test(text) &&
      /^\s*(?:ManagementIP|NetworkAdapterName|Subnets)\s*:/m.test(text)),

  read(doc) {
    const facts = [
      ['Name', 'hns.network.name'],
      ['Type', 'hns.network.type'],
      ['ManagementIP', 'hns.network.managementIP'],
      ['NetworkAdapterName', 'hns.network.adapter'],
      ['SourceMac', 'hns.network.sourceMac'],
    ] as const
    const fields = fieldsOf(doc.text).filter(({ value }) => value !== '')
    // The networks of Windows itself and of Docker are no pod network.
    const pod = fields.filter(
      ({ key, value }) => key === 'Type' && /^(?:l2bridge|overlay|l2tunnel)$/i.test(value),
    )
    return {
      observations: [
        ...facts.flatMap(([key, name]) =>
          fields
            .filter((one) => one.key === key)
            .map(({ value, at }) => stated(name, value, value, doc.placeAt(at))),
        ),
        ...(pod.length === 1
          ? pod.flatMap(({ value, at }) => networkModeAt(value, doc.placeAt(at)))
          : []),
      ],
    }
  },
})
