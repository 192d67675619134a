import { nodeSettings } from '../catalog/flags/node-settings.ts'
import type { Values } from '../model/scenario.ts'

const mebibytes = (gib: number) => {
  const mib = Math.ceil((gib * 1024) / 128) * 128
  return mib % 1024 === 0 ? `${mib / 1024}Gi` : `${mib}Mi`
}

const leastForWindows = nodeSettings.systemReservedMemory.value.bytes / 2 ** 30

/**
 * A proposal: for Kubernetes a tenth of a core and some for each, and half a GiB and a share of the
 * memory; for Windows somewhat more, and never less memory than the documentation asks for.
 */
export function proposedReservations({
  cpuCores,
  memoryGiB,
}: Pick<Values, 'cpuCores' | 'memoryGiB'>): Pick<Values, 'kubeReserved' | 'systemReserved'> {
  const kubeMemory = 0.5 + memoryGiB / 32
  const systemMemory = Math.max(leastForWindows, memoryGiB / 16)
  return {
    kubeReserved: `cpu=${100 + 25 * cpuCores}m,memory=${mebibytes(kubeMemory)}`,
    systemReserved: `cpu=${100 + 50 * cpuCores}m,memory=${mebibytes(systemMemory)}`,
  }
}
