import { hostAddresses } from '../../../catalog/host-addresses.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { automatic, keptByNetwork } = hostAddresses

export const hnsAddressCurrent = defineLint({
  id: 'hns-address-current',
  on: 'setup',
  summary: 'HNS networks of pods have an address that the node still has',
  remediation:
    'Stop kubelet, kube-proxy and the network agent, remove the HNS network, and start the agent first; reserve the address of the node.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const own = named(observations, 'host.address')
    const [first] = own
    // A part of the output may leave out the adapter that is meant.
    const isWhole =
      named(observations, 'host.gateway').length > 0 ||
      named(observations, 'host.allAddresses').length > 0
    if (!first || !isWhole) return []
    if (own.some(({ file, value }) => file !== first.file || isAutomatic(value))) return []
    const made = named(observations, 'hns.network.managementIP').filter(
      ({ value }) => !isAutomatic(value),
    )
    // Networks with several addresses were shown by several nodes.
    if (new Set(made.map(({ value }) => value)).size !== 1) return []
    return made
      .filter(({ value }) => own.every((other) => other.value !== value))
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        also: own.slice(0, 5).map(placeOf),
        basis: 'fails',
        message: `The HNS network was made with ${String(one.value)} (${keptByNetwork.value}), and the node has ${own
          .slice(0, 3)
          .map(({ value }) => String(value))
          .join(', ')}: it is left over from another address.`,
        facts: [keptByNetwork],
      }))
  },
})

const isAutomatic = (value: unknown) => String(value).startsWith(automatic.value)
