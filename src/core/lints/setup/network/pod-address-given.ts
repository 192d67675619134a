import { hostAddresses } from '../../../catalog/host-addresses.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { automatic } = hostAddresses

export const podAddressGiven = defineLint({
  id: 'pod-address-given',
  on: 'setup',
  summary: 'Pods have the addresses that HNS gives them',
  remediation:
    'Delete the pod, so that it gets a new endpoint; where the next one has none either, restart the network agent and look for its network in HNS.',
  decisions: [],

  check: ({ observations }): readonly LintViolation[] =>
    named(observations, 'pod.ip')
      .filter(({ value }) => String(value).startsWith(automatic.value))
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails',
        message: `The pod has ${String(one.value)}, which Windows takes by itself where nobody gives an address: its HNS endpoint is gone or was never attached, as after a restart of HNS, and nothing reaches it.`,
        facts: [automatic],
      })),
})
