import { keeperNetwork } from '../../catalog/cni/file-facts.ts'
import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import { fieldsOf, type Field } from '../../text/formats/fields.ts'
import { tableCellsOf } from '../../text/powershell/powershell-table.ts'
import { networkModeAt } from '../names.ts'
import { pluginOfNetwork } from './plugin-of-network.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

/** The `Key : value` lines of what the host network service answers, and the same of its JSON. */
export const hnsFieldsOf = ({ text }: Document): readonly Field[] =>
  fieldsOf(isJson(text) ? linesOfJson(text) : text)
    .map(withoutType)
    .filter(({ value }) => value !== '')

/** kube-proxy logs `Name: (string) (len=8) "Ethernet",`, as Go spells out what it has. */
function withoutType(field: Field): Field {
  const [whole, before = '', text = ''] =
    /^(\((?:string|uint\d{0,2}|bool)\) (?:\(len=\d{1,6}\) )?"?)([^"]{0,300}?)"?,?$/.exec(
      field.value,
    ) ?? []
  return whole === undefined ? field : { ...field, value: text, at: field.at + before.length }
}

/** The same where JSON stands in another text, as in what was sent to the service. */
export const hnsFieldsOfJson = ({ text }: Document): readonly Field[] =>
  fieldsOf(linesOfJson(text)).filter(({ value }) => value !== '')

/** The same of a table, whatever columns it has. */
export const hnsCellsOf = ({ text }: Document): readonly Field[] =>
  tableCellsOf(text).map((cell) => ({ ...cell, indent: 0, under: [] }))

const isJson = (text: string) => /^\s*[[{]/.test(text)

/** Every key on a line of its own, with all offsets as they are; `ConvertTo-Json` may be compressed. */
const linesOfJson = (text: string) =>
  text
    .replaceAll(/[{}[\],]/g, '\n')
    .replaceAll(/"[ \t]{0,4}:/g, (end) => `${' '.repeat(end.length - 1)}:`)
    .replaceAll(/:"/g, ': ')
    .replaceAll('"', ' ')

/** A network that pods can be on, as far as its type tells. */
export interface PodNetwork {
  readonly type: Field
  readonly name: Field | undefined
}

const podMode = /^(?:l2bridge|overlay|l2tunnel)$/i

/** Whether a network of this name and type is one of pods. */
export const isOfPods = (name: string | undefined, type = '') =>
  podMode.test(type) && name !== keeperNetwork

/** The networks of pods: those of Windows itself, of Docker and the keeper of an agent are none. */
export function podNetworksIn(fields: readonly Field[]): readonly PodNetwork[] {
  /** The last name since the network before. */
  let name: Field | undefined
  return fields.flatMap((field) => {
    const { key, value } = field
    if (key === 'Name' && !value.startsWith('Microsoft ')) name = field
    if (key !== 'Type' || !isNetworkType(value)) return []
    const own = name
    name = undefined
    return podMode.test(value) && isOfPods(own?.value, value) ? [{ type: field, name: own }] : []
  })
}

export const isNetworkType = (value: string) =>
  /^(?:nat|ics|private|internal|transparent|l2bridge|overlay|l2tunnel)$/i.test(value)

export const subnetPrefix =
  /(?:AddressPrefix|\bSubnet Address)["']?\s*[:=]\s*["']?(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})/g

/**
 * Where the lines of a network of pods stand: from the type of the network before it to its own, or, where
 * a choice of properties has its subnets below the types, from its type to the next one.
 */
export function stretchOf(
  { text }: Document,
  fields: readonly Field[],
  { type }: PodNetwork,
): { readonly start: number; readonly end: number } {
  const types = fields.filter(({ key, value }) => key === 'Type' && isNetworkType(value))
  return text.search(subnetPrefix) > (types[0]?.at ?? 0)
    ? { start: type.at, end: types.find(({ at }) => at > type.at)?.at ?? Infinity }
    : { start: types.findLast(({ at }) => at < type.at)?.at ?? 0, end: type.at }
}

/** What the only network of pods decides. */
export function decidedBy(
  doc: Document,
  fields: readonly Field[],
  network: PodNetwork,
): readonly Observation[] {
  const { type, name } = network
  return [
    ...networkModeAt(type.value, doc.placeAt(type.at)),
    ...(name
      ? [
          decided('hnsNetworkName', name.value, name.value, doc.placeAt(name.at)),
          ...pluginOfNetwork(name.value, doc.placeAt(name.at)),
        ]
      : []),
    ...(/^overlay$/i.test(type.value) ? vniOf(doc, fields, network) : []),
  ]
}

const identifier = /\b(?:VSID|IsolationId)"?\s{0,4}[:=]\s{0,4}([1-9]\d{0,7})\b/g

/** The network that an agent keeps beside it has an identifier of its own. */
function vniOf(
  doc: Document,
  fields: readonly Field[],
  network: PodNetwork,
): readonly Observation[] {
  const { start, end } = stretchOf(doc, fields, network)
  const own = [...foundIn(doc, identifier)].find(({ index }) => index >= start && index < end)
  const raw = own?.[1]
  return own && raw !== undefined
    ? [decided('vni', Number(raw), raw, doc.placeAt(own.index + own[0].lastIndexOf(raw)))]
    : []
}
