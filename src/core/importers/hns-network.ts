import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { fieldsOf } from '../text/fields.ts'
import { networkModeAt } from './names.ts'
import { matchesOf } from './text-of.ts'

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
    const rows = matchesOf(doc, tableRow)
    const podRows = rows.filter(({ groups }) => isPodMode(groups[1]))
    return {
      observations: [
        ...rows.flatMap(({ raw, place, groups }) => [
          stated('hns.network.name', raw, raw, place),
          ...cellAt(doc, place, groups[1], 'hns.network.type'),
          ...cellAt(doc, place, groups[2], 'hns.network.managementIP'),
        ]),
        ...(pod.length === 0 && podRows.length === 1
          ? podRows.flatMap(({ place, groups: [, mode = ''] }) => networkModeAt(mode, place))
          : []),
        ...facts.flatMap(([key, name]) =>
          fields
            .filter((one) => one.key === key)
            .map(({ value, at }) => stated(name, value, value, doc.placeAt(at))),
        ),
        ...matchesOf(doc, prefix)
          .filter(() => pod.length === 1 || podRows.length === 1)
          .filter(({ place }) => isOfPods(doc.text, place.line - doc.first, fields.length > 0))
          .map(({ raw, place }) => stated('hns.network.addressPrefix', raw, raw, place)),
        ...(pod.length === 1
          ? pod.flatMap(({ value, at }) => networkModeAt(value, doc.placeAt(at)))
          : []),
      ],
    }
  },
})

/** `Get-HnsNetwork | Select Name,Type,ManagementIP` prints a table. */
const tableRow =
  /^[ \t]*(\S{1,80})[ \t]+(nat|ics|private|internal|transparent|l2bridge|l2tunnel|overlay)(?:[ \t]+([\da-f.:]{3,45}))?[ \t]*$/gim

const prefix = /AddressPrefix["']?\s*[:=]\s*["']?(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})/g

/** The type of a network stands somewhere below its subnets, before those of the next. */
function isOfPods(text: string, line: number, hasFields: boolean): boolean {
  if (!hasFields) return false
  const after = text.split('\n').slice(line + 1)
  const type = after.map((one) => /^\s*Type\s*:\s*(\S+)/.exec(one)?.[1]).find(Boolean)
  return isPodMode(type)
}

const isPodMode = (mode = '') => /^(?:l2bridge|overlay|l2tunnel)$/i.test(mode)

/** A cell of the same row. */
function cellAt(
  { text, first }: Document,
  { file, line, column }: Place,
  raw: string | undefined,
  name: string,
): readonly Observation[] {
  if (raw === undefined) return []
  const row = text.split('\n', line - first + 1)[line - first] ?? ''
  return [stated(name, raw, raw, { file, line, column: Math.max(row.indexOf(raw), column) + 1 })]
}
