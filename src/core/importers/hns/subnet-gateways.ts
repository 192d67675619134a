import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Both in one subnet, as lists, tables and JSON print them; at most a number stands between them. */
const subnet = new RegExp(
  acrossLines`
    AddressPrefix["']?\s{0,9}[:=]\s{0,9}["']?(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})["']?\s{0,9}[,;]
    \s{0,90}(?:["']?Flags["']?\s{0,9}[:=]\s{0,9}\d{1,9}\s{0,9}[,;]\s{0,90})?
    ["']?GatewayAddress["']?\s{0,9}[:=]\s{0,9}["']?(\d{1,3}(?:\.\d{1,3}){3})(?![\d.\/])
  `,
  'g',
)

/** The same with nothing where the gateway stands. */
const without = new RegExp(
  acrossLines`
    AddressPrefix["']?\s{0,9}[:=]\s{0,9}["']?(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})["']?\s{0,9}[,;]
    \s{0,90}(?:["']?Flags["']?\s{0,9}[:=]\s{0,9}\d{1,9}\s{0,9}[,;]\s{0,90})?
    ["']?(GatewayAddress)["']?[ \t]{0,9}(?:=[ \t]{0,9};|:[ \t]{0,9}(?:""|null)[ \t]{0,9}(?=[,\s}]))
  `,
  'g',
)

/** The subnets that have none. */
export const subnetsWithoutGateway = (doc: Document) =>
  matchesOf(doc, without).map(({ placeOf, groups: [range = '', key = ''] }) =>
    stated('hns.network.noGateway', range, key, placeOf(2), { absent: true }),
  )

/** The gateway of each subnet of the networks, behind the subnet. */
export const subnetGatewaysIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, subnet).map(({ placeOf, groups: [range = '', gateway = ''] }) =>
    stated('hns.network.gateway', `${range} ${gateway}`, gateway, placeOf(2), { absent: true }),
  )
