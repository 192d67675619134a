import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { proposedReservations } from '../../derived/reservations.ts'
import { defineRule } from '../../model/rule.ts'

export const systemReservedMemory = defineRule({
  id: 'system-reserved-memory',
  basis: 'advice',
  summary: 'Windows and its services keep memory of their own',
  remediation: 'Reserve at least the memory that the documentation asks for.',
  decisions: ['systemReserved', 'cpuCores', 'memoryGiB'],

  check(scenario) {
    const { systemReservedMemory: least } = nodeSettings
    const reserved = scenario.systemReserved.value
    if (!reserved) return undefined
    const found = reserved.find(({ resource }) => resource === 'memory')
    if (found && found.amount >= least.value.bytes) return undefined
    const { systemReserved } = proposedReservations(scenario)
    return {
      message: found
        ? `${found.quantity} of memory is reserved for Windows; at least ${least.value.text} are advised.`
        : `No memory is reserved for Windows; at least ${least.value.text} are advised.`,
      facts: [least],
      decisions: ['systemReserved'],
      suggestion: { systemReserved },
    }
  },
})
