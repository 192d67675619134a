import { mtu } from '../../../catalog/mtu.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

/** What IP and ICMP put around the bytes of a ping. */
const headers = 28
/** Smaller packets fit every network. */
const leastOfLarge = 1200

export const packetsFitPath = defineLint({
  id: 'packets-fit-path',
  on: 'setup',
  summary: 'Packets as large as an adapter sends them arrive',
  remediation: `Raise the MTU of the network between the nodes by ${mtu.overhead.value} bytes, or lower that of the pods: Set-NetIPInterface -NlMtuBytes.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const arrived = named(observations, 'ping.arrived')
    const smallerThan = (one: Observation) =>
      arrived
        .filter(
          ({ subject, value }) => subject === one.subject && Number(value) < Number(one.value),
        )
        .map(({ value }) => Number(value))
    const lost = named(observations, 'ping.lost').find(
      (one) => Number(one.value) >= leastOfLarge && smallerThan(one).length > 0,
    )
    if (!lost) return []
    const isOverlay = deciding(observations, 'networkMode').some(({ value }) => value === 'overlay')
    return [
      {
        path: [],
        place: placeOf(lost),
        basis: 'unsupported',
        message: `A packet of ${Number(lost.value) + headers} bytes to ${(lost.subject ?? '').replace('address ', '')} gets lost, and one of ${Math.max(...smallerThan(lost)) + headers} arrives: the MTU of the adapter that sends is larger than what the way there takes${isOverlay ? `, of which VXLAN needs ${mtu.overhead.value} bytes` : ''}. Small requests work, and larger ones hang.`,
        facts: [mtu.lost, mtu.overhead],
      },
    ]
  },
})
