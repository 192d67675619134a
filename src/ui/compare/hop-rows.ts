import { placeNames, type Hop, type HopPlace, type PacketPath } from '../../core/compare.ts'

export interface HopRow {
  readonly place: HopPlace
  readonly name: string
  /** One for each path; undefined where a path has no such place. */
  readonly hops: readonly (Hop | undefined)[]
}

const outwards: readonly HopPlace[] = ['pod', 'switch', 'fabric', 'wire', 'peer-switch', 'peer-pod']
const inwards: readonly HopPlace[] = ['outside', 'fabric', 'wire', 'switch', 'pod']

/** The hops of several paths of one flow, place by place. */
export function hopRows(paths: readonly PacketPath[]): readonly HopRow[] {
  const order = paths[0]?.flow === 'outside-to-node-port' ? inwards : outwards
  return order
    .map((place): HopRow => ({
      place,
      name: placeNames[place],
      hops: paths.map(({ hops }) => hops.find((hop) => hop.place === place)),
    }))
    .filter(({ hops }) => hops.some((hop) => hop !== undefined))
}

const changeWords = {
  mac: 'MAC address',
  ip: 'IP address',
  wrap: 'wrapped',
  unwrap: 'unwrapped',
} as const

/** `Changed: MAC address, wrapped`; empty where nothing changes. */
export const changesText = ({ changes }: Pick<Hop, 'changes'>): string =>
  changes.length === 0 ? '' : `Changed: ${changes.map((change) => changeWords[change]).join(', ')}.`

/** All of a hop in words, for who does not see the drawing. */
export const hopText = ({ ip, mac, outer, changes, text }: Hop): string =>
  [
    `IP ${legText(ip)}, MAC ${legText(mac)}${outer ? `, inside ${outer.name} from ${legText(outer)}` : ''}.`,
    changesText({ changes }),
    text,
  ]
    .filter((part) => part !== '')
    .join(' ')

const legText = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `${from || 'not known'} to ${to || 'not known'}`
