import type { Scenario } from './scenario.ts'

export type Reservation = readonly (readonly [resource: string, quantity: string])[]

const mostKept = 200
const kept = new Map<string, Reservation>()

/** `cpu=100m,memory=1Gi` as the kubelet reads it, in order. */
export function parseReservation(text: string): Reservation {
  const known = kept.get(text)
  if (known) return known
  const pairs = text === '' ? [] : text.split(',').map(pair)
  if (kept.size >= mostKept) kept.clear()
  kept.set(text, pairs)
  return pairs
}

function pair(part: string): readonly [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}

const mebibytes = (gib: number) => {
  const mib = Math.ceil((gib * 1024) / 128) * 128
  return mib % 1024 === 0 ? `${mib / 1024}Gi` : `${mib}Mi`
}

const leastForWindows = 2

/**
 * A proposal: for Kubernetes a tenth of a core and some for each, and half a GiB and a share of the
 * memory; for Windows somewhat more, and never less than the 2 GiB that the documentation asks for.
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
