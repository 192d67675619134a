import { inferred } from '../../catalog/fact.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { amountOf, parseReservation } from '../../values/reservation.ts'
import { proposedReservations } from '../../derived/reservations.ts'
import { defineRule } from '../../model/rule.ts'

/** Allocatable is what the reservations leave over. */
const leavesNothing = inferred(true, nodeSettings.reservations.sources)

export const reservationFitsNode = defineRule({
  id: 'reservation-fits-node',
  basis: 'fails',
  summary: 'The reservations leave processors and memory to pods',
  remediation: 'Reserve less, or give the node more.',
  decisions: ['kubeReserved', 'systemReserved', 'cpuCores', 'memoryGiB'],
  comparesRead: ['kubeReserved', 'systemReserved', 'cpuCores', 'memoryGiB'],

  check(scenario) {
    const { cpuCores, memoryGiB } = scenario
    const kube = scenario.kubeReserved.value
    const system = scenario.systemReserved.value
    if (!kube || !system) return undefined
    const reserved = [...kube, ...system]
    const cpu = amountOf(reserved, 'cpu')
    const memory = amountOf(reserved, 'memory') / 2 ** 30
    const takesMemory = memoryGiB > 0 && memory >= memoryGiB
    if (!takesMemory && !(cpuCores > 0 && cpu >= cpuCores)) return undefined
    const what = takesMemory
      ? `${round(memory)} GiB of ${memoryGiB} GiB memory`
      : `${round(cpu)} of ${cpuCores} processor cores`
    const proposal = proposedReservations(scenario)
    const proposed = Object.values(proposal).flatMap((text) => parseReservation(text) ?? [])
    const helps =
      amountOf(proposed, 'memory') / 2 ** 30 < memoryGiB && amountOf(proposed, 'cpu') < cpuCores
    return {
      message: `The reservations take ${what}, so that no pod fits on the node.`,
      facts: [leavesNothing],
      ...(helps ? { suggestion: proposal } : {}),
    }
  },
})

const round = (value: number) => Math.round(value * 100) / 100
