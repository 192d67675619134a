import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, placeOf, stated } from '../model/observe.ts'
import type { Field } from '../text/formats/fields.ts'
import {
  decidedBy,
  hnsCellsOf,
  hnsFieldsOf,
  isNetworkType,
  isOfPods,
  podNetworksIn,
  stretchOf,
  subnetPrefix,
  type PodNetwork,
} from './hns/fields.ts'
import { listedEndpoints } from './hns/listed-endpoints.ts'
import { routerMacsIn } from './hns/router-mac.ts'
import { pluginOfNetwork } from './hns/plugin-of-network.ts'
import { subnetGatewaysIn, subnetsWithoutGateway } from './hns/subnet-gateways.ts'
import { networkModeAt } from './names.ts'
import { matchesOf } from './text-of.ts'
import { besideLine } from './prose/lines.ts'
import { foundIn } from '../text/patterns/found-in.ts'
import { acrossLines } from '../values/across-lines.ts'

export const hnsNetwork = defineImporter({
  id: 'hns-network',
  summary: 'Networks of the host network service',
  isFile: 'whole',
  recognizes: ({ text, command = '' }) =>
    /Get-HnsNetwork|hnsdiag(?:\.exe)?\s+list\s+(?:networks|all)\b/i.test(command) ||
    (/^\s*ActivityId\s*:/m.test(text) &&
      /^\s*(?:ManagementIP|NetworkAdapterName|Subnets)\s*:/m.test(text)) ||
    // A choice of its properties.
    /^[ \t]*Name[ \t]+Type[ \t]+Id[ \t]+AddressPrefix\b/im.test(text) ||
    (/^[ \t]*ManagementIP[ \t]*:/m.test(text) &&
      /^[ \t]*Type[ \t]*:[ \t]*(?:L2Bridge|Overlay|L2Tunnel|Transparent)\b/im.test(text)) ||
    (/^\s*[[{]/.test(text) &&
      (/"(?:MacPools|LayeredOn|CurrentEndpointCount)"\s*:/.test(text) ||
        (/"Type"\s*:\s*"(?:L2Bridge|Overlay|L2Tunnel|Transparent)"/i.test(text) &&
          /"(?:AddressPrefix|ManagementIP)"\s*:/.test(text)))),

  read(doc) {
    const facts = [
      ['Type', 'hns.network.type'],
      ['ManagementIP', 'hns.network.managementIP'],
      ['NetworkAdapterName', 'hns.network.adapter'],
      ['SourceMac', 'hns.network.sourceMac'],
    ] as const
    const rows = matchesOf(doc, tableRow)
    const lines = hnsFieldsOf(doc)
    const fields = lines.length + rows.length > 0 ? lines : hnsCellsOf(doc)
    const pod = podNetworksIn(fields)
    const podRows = rows.filter(({ raw, groups }) => isOfPods(raw, groups[1]))
    const inRows = rows.flatMap(({ place, groups }) =>
      cellAt(doc, place, groups[2], 'hns.network.managementIP'),
    )
    const managed = [
      ...inRows.map((one) => ({ raw: one.raw, place: placeOf(one) })),
      ...fields
        .filter(({ key }) => key === 'ManagementIP')
        .map(({ value, at }) => ({ raw: value, place: doc.placeAt(at) })),
    ]
    // Columns that somebody chose may lack the type.
    const ownNames =
      lines.length + rows.length === 0 && !fields.some(({ key }) => key === 'Type')
        ? fields.filter(({ key }) => key === 'Name')
        : []
    const addresses = new Set(managed.map(({ raw }) => raw))
    const prefixes = pod.length === 1 ? prefixesOf(doc, fields, pod) : []
    return {
      observations: [
        ...rows.flatMap(({ raw, place, groups }) => [
          stated('hns.network.name', raw, raw, place),
          ...cellAt(doc, place, groups[1], 'hns.network.type'),
        ]),
        ...inRows,
        ...listedNames(doc),
        ...listedEndpoints(doc),
        ...(ownNames.length === 1 && /l2bridge|overlay|l2tunnel/i.test(doc.command ?? '')
          ? ownNames.map(({ value, at }) =>
              decided('hnsNetworkName', value, value, doc.placeAt(at)),
            )
          : []),
        ...(pod.length === 0 && podRows.length === 1
          ? podRows.flatMap(({ raw, place, groups: [, mode = ''] }) => [
              ...networkModeAt(mode, place),
              decided('hnsNetworkName', raw, raw, place),
              ...pluginOfNetwork(raw, place),
            ])
          : []),
        ...(pod.length === 0 && podRows.length === 1
          ? podRows.flatMap(({ place }) => prefixesInRow(doc, place))
          : []),
        ...fields
          .filter(({ key, value }) => key === 'Name' && !value.startsWith('Microsoft '))
          .map(({ value, at }) => stated('hns.network.name', value, value, doc.placeAt(at))),
        ...facts.flatMap(([key, name]) =>
          fields
            // Policies have types as well.
            .filter((one) => one.key === key && (key !== 'Type' || isNetworkType(one.value)))
            .map(({ value, at }) => stated(name, value, value, doc.placeAt(at))),
        ),
        // The address of the adapter that the network is bound to is that of the node.
        ...(addresses.size === 1
          ? managed
              .slice(0, 1)
              .map(({ raw, place }) => decided('nodeIP', raw, raw, place, { inferred: true }))
          : []),
        ...(pod.length === 1 ? pod.flatMap((one) => decidedBy(doc, fields, one)) : []),
        ...prefixes,
        ...subnetsWithoutGateway(doc).filter((one) =>
          prefixes.some(({ value }) => value === one.value),
        ),
        ...routerMacsIn(doc),
        ...subnetGatewaysIn(doc),
      ],
    }
  },
})

/**
 * The subnets that stand above the type of a network of pods, behind the network before it; in a choice of
 * properties they may stand below it.
 */
function prefixesOf(
  doc: Document,
  fields: readonly Field[],
  [network]: readonly PodNetwork[],
): readonly Observation[] {
  if (!network) return []
  const { start, end } = stretchOf(doc, fields, network)
  return [...foundIn(doc, subnetPrefix)].flatMap(({ index, 0: whole, 1: raw = '' }) =>
    index > start && index < end
      ? [stated('hns.network.addressPrefix', raw, raw, doc.placeAt(index + whole.lastIndexOf(raw)))]
      : [],
  )
}

/** `Get-HnsNetwork | Select Name,Type,ManagementIP` prints a table. */
const tableRow = new RegExp(
  acrossLines`
    ^[ \t]*(\S{1,80})[ \t]+(nat|ics|private|internal|transparent|l2bridge|l2tunnel|overlay)
    (?:
      [ \t]+(?:[^\n]{0,400}?[ \t])??((?!\S{0,15}\.0\/)(?:\d{1,3}\.){3}\d{1,3})(?:\/\d{1,2})?
      (?=[ \t]|$)
    )?(?:[ \t]+\S[^\n]{0,400})?$
  `,
  'gim',
)

/** `hnsdiag list all` prints names and identifiers below the head of each section. */
const listedRow = /^[ \t]*(\S{1,80})[ \t]{1,40}[\dA-F]{8}-[\dA-F-]{27}[ \t]*$/gim

function listedNames(doc: Document): readonly Observation[] {
  const lines = doc.text.split('\n')
  const start = lines.findIndex((line) => /^Networks:[ \t]*$/i.test(line))
  if (start < 0) return []
  const end = lines.findIndex((line, i) => i > start && line.trim() === '')
  const first = doc.first + start
  const last = end < 0 ? doc.last : doc.first + end
  return matchesOf(doc, listedRow)
    .filter(({ place: { line } }) => line > first && line < last + 1)
    .map(({ raw, place }) => stated('hns.network.name', raw, raw, place))
}

/** `Select Name, Type, Subnets` prints the subnets as PowerShell shows a table in a cell. */
function prefixesInRow(doc: Document, place: Place): readonly Observation[] {
  const { own: row } = besideLine(doc, place)
  return [...row.matchAll(subnetPrefix)].map(({ index, 0: whole, 1: raw = '' }) =>
    stated('hns.network.addressPrefix', raw, raw, {
      ...place,
      column: index + whole.lastIndexOf(raw) + 1,
    }),
  )
}

/** A cell of the same row. */
function cellAt(
  doc: Document,
  { file, line, column }: Place,
  raw: string | undefined,
  name: string,
): readonly Observation[] {
  if (raw === undefined) return []
  const { own: row } = besideLine(doc, { line })
  return [stated(name, raw, raw, { file, line, column: Math.max(row.indexOf(raw), column) + 1 })]
}
