import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { fieldsOf } from '../text/formats/fields.ts'
import { tableCellsOf } from '../text/powershell/powershell-table.ts'
import { parseCidr } from '../values/address.ts'
import { gatewayAt } from './gateway.ts'
import { foundIn } from '../text/patterns/found-in.ts'
import { acrossLines } from '../values/across-lines.ts'

/** Addresses of adapters without all else of them, as PowerShell and netsh list them. */
export const netIpAddress = defineImporter({
  id: 'net-ip-address',
  summary: 'Output of Get-NetIPAddress or netsh',
  recognizes: ({ text }) => ofNetsh.test(text) || ofPowerShell(text),
  read: (doc) => ({
    observations: (ofNetsh.test(doc.text) ? sectionsIn(doc) : entriesIn(doc)).flatMap(
      (one, _, all) => [
        stated('host.address', one.address.value, one.address.value, doc.placeAt(one.address.at)),
        ...(one.gateway
          ? [gatewayAt(one.gateway.value, one.adapter?.value, doc.placeAt(one.gateway.at))]
          : []),
        ...(isOfNode(one) && all.filter(isOfNode).length === 1 ? nodeAt(one, doc) : []),
      ],
    ),
  }),
})

const ofNetsh =
  /^[ \t]*Configuration for interface "[^"\n]{1,120}"[ \t]*\n(?:[^\n]{0,160}\n){0,3}[ \t]*IP Address:/m
const ofPowerShell = (text: string) =>
  ofUsualTable.test(text) ||
  (/^[ \t]*(?:IPAddress|InterfaceAlias)\b/m.test(text) &&
    /\bIPAddress\b/.test(text) &&
    /\bInterfaceAlias\b/.test(text) &&
    (/\bPrefixLength\b/.test(text) || ofTwoColumns.test(text)))
/** Its own columns, which name adapters by their number alone. */
const ofUsualTable = /^[ \t]*ifIndex[ \t]{1,20}IPAddress[ \t]{1,60}PrefixLength\b/m
const ofTwoColumns =
  /^[ \t]*(?:IPAddress[ \t]{1,60}InterfaceAlias|InterfaceAlias[ \t]{1,80}IPAddress)[ \t]*$/m

interface Told {
  readonly value: string
  readonly at: number
}
interface Entry {
  readonly adapter?: Told | undefined
  readonly address: Told
  readonly prefix?: Told | undefined
  readonly gateway?: Told | undefined
}

/** One after the other in rows or lists; each has its address and its adapter once. */
function entriesIn({ text }: Document): readonly Entry[] {
  const entries: Partial<Record<'IPAddress' | 'InterfaceAlias' | 'PrefixLength', Told>>[] = [{}]
  const told = [...fieldsOf(text), ...tableCellsOf(text)].toSorted((a, b) => a.at - b.at)
  for (const { key, value, at } of told) {
    if (key !== 'IPAddress' && key !== 'InterfaceAlias' && key !== 'PrefixLength') continue
    if (entries.at(-1)?.[key]) entries.push({})
    const last = entries.at(-1)
    if (last) last[key] = { value, at }
  }
  return entries.flatMap(({ IPAddress: address, InterfaceAlias: adapter, PrefixLength: prefix }) =>
    address && isIpv4.test(address.value) && !address.value.startsWith('127.')
      ? [{ adapter, address, prefix }]
      : [],
  )
}

const section =
  /^[ \t]*Configuration for interface "([^"\n]{1,120})"[ \t]*\n((?:[ \t][^\n]{1,160}(?:\n|$)){1,12})/gm

function sectionsIn(doc: Document): readonly Entry[] {
  return [...foundIn(doc, section)].flatMap(({ index, 0: whole, 1: name = '', 2: lines = '' }) => {
    const from = index + whole.length - lines.length
    const told = (label: RegExp): Told | undefined => {
      const found = label.exec(lines)
      const value = found?.[1]
      return found && value !== undefined
        ? { value, at: from + found.index + found[0].lastIndexOf(value) }
        : undefined
    }
    const address = told(/^[ \t]*IP Address:[ \t]*(\d{1,3}(?:\.\d{1,3}){3})/m)
    const adapter = { value: name, at: index + whole.indexOf(name) }
    return address
      ? [
          {
            adapter,
            address,
            prefix: told(/^[ \t]*Subnet Prefix:[ \t]*\d[\d.]{6,14}\/(\d{1,2})\b/m),
            gateway: told(/^[ \t]*Default Gateway:[ \t]*(\d{1,3}(?:\.\d{1,3}){3})/m),
          },
        ]
      : []
  })
}

const isIpv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
/** Adapters that Windows, the runtimes and the plugins of pod networks make for themselves. */
const madeByOthers = new RegExp(
  acrossLines`
    Loopback
    |\((?:nat|cbr0|HNS Internal NIC|Default Switch|WSL)\b
    |_ep\)|_eth\d\)
    |^vEthernet \((?:[\da-f]{8}-|(?:vxlan|flannel|Calico|cali|antrea|br-int)\S*\))
    |^(?:antrea|br-int)
  `,
  'i',
)

/** Without a gateway nothing but its name tells the adapter of the node. */
const isOfNode = (one: Entry): one is Entry & { readonly adapter: Told } =>
  one.adapter !== undefined &&
  !madeByOthers.test(one.adapter.value) &&
  !/^(?:127|169\.254)\./.test(one.address.value)

function nodeAt(
  { adapter, address, prefix }: Entry & { readonly adapter: Told },
  doc: Document,
): readonly Observation[] {
  const more = { inferred: true } as const
  const subnet = prefix && parseCidr(`${address.value}/${prefix.value}`)
  return [
    decided('nodeIP', address.value, address.value, doc.placeAt(address.at), more),
    decided('networkAdapter', adapter.value, adapter.value, doc.placeAt(adapter.at), more),
    ...(subnet && subnet.prefix < 32
      ? [decided('managementSubnet', subnet.text, prefix.value, doc.placeAt(prefix.at), more)]
      : []),
  ]
}
