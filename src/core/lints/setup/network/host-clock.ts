import { clockOfItsOwn } from '../../../catalog/host-clock.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const hostClock = defineLint({
  id: 'host-clock',
  on: 'setup',
  summary: 'The clock of the host follows another one',
  remediation:
    'Give the time service a source: the domain, an NTP server or the hypervisor; then w32tm /resync, and compare the clock with that of the control plane.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'host.clock.source')
      .filter(({ value }) => clockOfItsOwn.value.includes(String(value).trim()))
      .slice(0, 1)
      .map((one) =>
        faultAt(
          placeOf(one),
          'advice',
          `The clock of the host follows no other (${String(one.value).trim()}): as it drifts, certificates and tickets are not valid yet, or no longer.`,
          clockOfItsOwn,
        ),
      ),
})
