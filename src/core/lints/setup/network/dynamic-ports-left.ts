import { usualDynamicPorts, dynamicPortsTaken } from '../../../catalog/ports-taken.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const share = dynamicPortsTaken.value

export const dynamicPortsLeft = defineLint({
  id: 'dynamic-ports-left',
  on: 'setup',
  summary: 'A node has dynamic ports left',
  remediation:
    'Find who holds them (Get-NetUDPEndpoint | group OwningProcess), restart that program or the node, and widen the range with netsh int ipv4 set dynamicport.',
  decisions: [],

  check({ observations }) {
    const ranges = named(observations, 'host.dynamicPortRange')
    const most = Math.max(
      usualDynamicPorts.value.count,
      ...ranges.map(({ value }) => Number(value)).filter((one) => one),
    )
    const taken = named(observations, 'host.portsTaken').find(
      ({ value }) => Number(value) >= most * share,
    )
    if (!taken) return []
    const [range] = ranges
    return [
      {
        path: [],
        place: placeOf(taken),
        also: range ? [placeOf(range)] : [],
        basis: 'fails',
        message: `${String(taken.value)} of the ${most} dynamic ports of the node are taken: HNS and programs get no more, and pods no answers, of DNS first.`,
        facts: [dynamicPortsTaken, usualDynamicPorts],
      },
    ]
  },
})
