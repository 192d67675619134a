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

/** The gateway of each subnet of the networks, behind the subnet. */
export const subnetGatewaysIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, subnet).map(({ placeOf, groups: [range = '', gateway = ''] }) =>
    stated('hns.network.gateway', `${range} ${gateway}`, gateway, placeOf(2), { absent: true }),
  )
