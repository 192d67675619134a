import { nodeSettings } from '../catalog/flags/node-settings.ts'
import { memoize } from '../values/memoize.ts'
import { parseQuantity } from '../values/quantity.ts'
import type { Scenario } from '../model/scenario.ts'

export type Reservation = readonly (readonly [resource: string, quantity: string])[]

/** `cpu=100m,memory=1Gi` as the kubelet reads it, in order. */
export const parseReservation = memoize((text): Reservation =>
  text === '' ? [] : text.split(',').map(pair),
)

function pair(part: string): readonly [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}

/** How much of each resource; what cannot be read counts as nothing. */
export const reservedAmounts = memoize((text): ReadonlyMap<string, number> => {
  const amounts = new Map<string, number>()
  for (const [resource, quantity] of parseReservation(text)) {
    amounts.set(resource, (amounts.get(resource) ?? 0) + (parseQuantity(quantity) ?? 0))
  }
  return amounts
})

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
}: Pick<Scenario, 'cpuCores' | 'memoryGiB'>): Pick<Scenario, 'kubeReserved' | 'systemReserved'> {
  const kubeMemory = 0.5 + memoryGiB / 32
  const systemMemory = Math.max(leastForWindows, memoryGiB / 16)
  return {
    kubeReserved: `cpu=${100 + 25 * cpuCores}m,memory=${mebibytes(kubeMemory)}`,
    systemReserved: `cpu=${100 + 50 * cpuCores}m,memory=${mebibytes(systemMemory)}`,
  }
}
