import { network } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import { deciding, named } from '../../../model/observed.ts'
import { placeOf } from '../../../model/observe.ts'
import { parseAddress, parseCidr } from '../../../values/address.ts'

export const rangeForm = defineLint({
  id: 'range-form',
  on: 'setup',
  summary: 'Ranges and addresses that are set can be read as such',
  remediation:
    'Write four numbers from 0 to 255 with a dot between, and behind a range its prefix.',
  decisions: [],

  check: ({ observations }) =>
    [
      ...[...ranges, ...addresses].map((id) => deciding(observations, id)),
      // Of a node in a cluster the API server tells it, so that it is no decision.
      named(observations, 'kubelet.flag.pod-cidr'),
    ].flatMap((all) =>
      all.flatMap((one) => {
        const value = String(one.value)
        const isRange = value.includes('/')
        if (isRange ? parseCidr(value) : parseAddress(value)) return []
        const fault = faultOf(value, isOfFile.test(one.file))
        if (fault === undefined) return []
        return [
          {
            path: [],
            place: placeOf(one),
            basis: one.decision === null ? ('unsupported' as const) : ('refused' as const),
            message: `${value} is no ${isRange ? 'range' : 'address'}: ${fault}.`,
            facts: [isRange ? network.cidrSyntax : network.addressSyntax],
          },
        ]
      }),
    ),
})

const ranges = ['clusterCIDR', 'serviceCIDR', 'podCIDR', 'managementSubnet'] as const
/** Addresses of nodes are often made up in what is sent. */
const addresses = ['clusterDNS', 'sourceVip'] as const

/** In words a range may be shortened. */
const isOfFile = /\.(?:ya?ml|json|conf(?:list)?|ps1|psm1|env|toml)$/i

/** What is wrong with numbers and dots; nothing of what may be masked, cut or no IPv4. */
function faultOf(value: string, isFile: boolean): string | undefined {
  const [, written = '', prefix] = /^(\d[\d.]{2,40})(?:\/(\d{1,4}))?$/.exec(value) ?? []
  if (written === '') return undefined
  const octets = written.split('.')
  // A sentence may end behind it.
  if (octets.at(-1) === '' && prefix === undefined) return undefined
  if (octets.includes('')) return 'a dot has no number beside it'
  if (octets.length > 4) return `it has ${octets.length} numbers`
  const above = octets.find((octet) => Number(octet) > 255)
  if (above !== undefined) return `${above} is above 255`
  if (Number(prefix) > 32) return `the prefix ${prefix} is above 32`
  return octets.length < 4 && prefix !== undefined && isFile
    ? `it has ${octets.length} numbers`
    : undefined
}
