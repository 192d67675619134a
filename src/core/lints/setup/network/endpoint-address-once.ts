import { endpointAddresses } from '../../../catalog/endpoint-addresses.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const endpointAddressOnce = defineLint({
  id: 'endpoint-address-once',
  on: 'setup',
  summary: 'Each address stands once among the endpoints of HNS',
  remediation:
    'Restart kube-proxy, which makes its remote endpoints anew, and take the newest patch of the minor; then look again.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'endpoint.countOfAddress').flatMap((one) => {
      const [count = '', address = ''] = String(one.value).split(/\s+/)
      return Number(count) < 2
        ? []
        : [
            {
              path: [],
              place: placeOf(one),
              basis: 'fails' as const,
              message: `${address} stands ${count} times among the endpoints: one of an earlier pod is left, as a remote one of kube-proxy, and packets to the address, of DNS too, get lost now and then.`,
              facts: [endpointAddresses],
            },
          ]
    }),
})
