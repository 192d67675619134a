import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { parseQuantity } from '../../values/quantity.ts'
import { parseReservation, proposedReservations } from '../../derived/reservations.ts'
import { defineRule } from '../../model/rule.ts'

export const systemReservedMemory = defineRule({
  id: 'system-reserved-memory',
  basis: 'advice',
  summary: 'Windows and its services keep memory of their own',
  remediation: 'Reserve at least the memory that the documentation asks for.',
  decisions: ['systemReserved', 'cpuCores', 'memoryGiB'],

  check(scenario) {
    const { systemReservedMemory: least } = nodeSettings
    const reservation = parseReservation(scenario.systemReserved)
    const found = reservation.find(([name]) => name === 'memory')
    const bytes = found ? parseQuantity(found[1]) : 0
    if (bytes === undefined || bytes >= least.value.bytes) return undefined
    // What cannot be read is reported by the rule about its syntax.
    if (reservation.some(([, quantity]) => parseQuantity(quantity) === undefined)) return undefined
    const { systemReserved } = proposedReservations(scenario)
    return {
      message: found
        ? `${found[1]} of memory is reserved for Windows; at least ${least.value.text} are advised.`
        : `No memory is reserved for Windows; at least ${least.value.text} are advised.`,
      facts: [least],
      decisions: ['systemReserved'],
      suggestion: { systemReserved },
    }
  },
})
