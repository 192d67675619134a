import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { isWithin } from '../../values/version.ts'
import type { Reserved } from '../../values/reservation.ts'
import { proposedReservations } from '../../derived/reservations.ts'
import { defineRule } from '../../model/rule.ts'

export const reservedCpu = defineRule({
  id: 'reserved-cpu',
  basis: 'advice',
  summary: 'Windows and the agents of the node keep a share of the processors',
  remediation: 'Reserve some processor time for Windows or for Kubernetes.',
  decisions: ['kubernetesVersion', 'kubeReserved', 'systemReserved', 'cpuCores', 'memoryGiB'],

  check(scenario) {
    const { reservedCpu: advised } = nodeSettings
    if (!isWithin(scenario.kubernetesVersion, advised.value)) return undefined
    const kube = scenario.kubeReserved.value
    const system = scenario.systemReserved.value
    if (!kube || !system || keepsCpu(kube) || keepsCpu(system)) return undefined
    return {
      message: 'Neither reservation keeps processor time back from pods.',
      facts: [advised],
      decisions: ['kubeReserved', 'systemReserved'],
      suggestion: proposedReservations(scenario),
    }
  },
})

const keepsCpu = (reserved: readonly Reserved[]) =>
  reserved.some(({ resource }) => resource === 'cpu')
