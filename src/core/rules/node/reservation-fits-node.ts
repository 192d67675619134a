import { inferred } from '../../catalog/fact.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { proposedReservations, reservedAmounts } from '../../derived/reservations.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'

/** Allocatable is what the reservations leave over. */
const leavesNothing = inferred(true, nodeSettings.reservations.sources)

export const reservationFitsNode = defineRule({
  id: 'reservation-fits-node',
  basis: 'fails',
  summary: 'The reservations leave processors and memory to pods',
  remediation: 'Reserve less, or give the node more.',
  decisions: ['kubeReserved', 'systemReserved', 'cpuCores', 'memoryGiB'],

  check(scenario) {
    const { cpuCores, memoryGiB } = scenario
    const cpu = reserved(scenario, 'cpu')
    const memory = reserved(scenario, 'memory') / 2 ** 30
    if (cpu < cpuCores && memory < memoryGiB) return undefined
    const what =
      memory >= memoryGiB
        ? `${round(memory)} GiB of ${memoryGiB} GiB memory`
        : `${round(cpu)} of ${cpuCores} processor cores`
    const proposal = proposedReservations(scenario)
    const helps =
      reserved(proposal, 'memory') / 2 ** 30 < memoryGiB && reserved(proposal, 'cpu') < cpuCores
    return {
      message: `The reservations take ${what}, so that no pod fits on the node.`,
      facts: [leavesNothing],
      ...(helps ? { suggestion: proposal } : {}),
    }
  },
})

/** Sum of both reservations of a resource. */
const reserved = (
  { kubeReserved, systemReserved }: Pick<Scenario, 'kubeReserved' | 'systemReserved'>,
  resource: string,
) =>
  (reservedAmounts(kubeReserved).get(resource) ?? 0) +
  (reservedAmounts(systemReserved).get(resource) ?? 0)

const round = (value: number) => Math.round(value * 100) / 100
