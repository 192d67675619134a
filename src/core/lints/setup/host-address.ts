import { hostAddresses } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { named } from '../../model/observed.ts'

const { automatic } = hostAddresses

export const hostAddress = defineLint({
  id: 'host-address',
  on: 'setup',
  summary: 'The adapter of the node, and its HNS network, have an address',
  remediation:
    'Give the adapter an address by hand, or restart it; then restart the network agent, which makes its network anew.',
  decisions: [],

  check({ observations }) {
    const isAutomatic = ({ value }: { readonly value: unknown }) =>
      String(value).startsWith(automatic.value)
    const addresses = named(observations, 'host.address')
    const host = addresses.filter(
      (one) =>
        isAutomatic(one) &&
        // A spare adapter has such an address beside one that works.
        addresses.every((other) => other.file !== one.file || isAutomatic(other)),
    )
    return [
      ...host.slice(0, 1),
      ...named(observations, 'hns.network.managementIP').filter(isAutomatic),
    ].map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `The address ${String(one.value)} is one that Windows takes where no DHCP server answers: the node reaches nothing through it.`,
      facts: [automatic],
    }))
  },
})
