import { catalog } from '../../../catalog/catalog.ts'
import { policyAgent } from '../../../catalog/cni/calico-windows.ts'
import type { Observation } from '../../../model/observation.ts'

const placeOf = ({ file, line, column }: Observation) => JSON.stringify([file, line, column])

/**
 * Where a platform refuses all plugins but its own, what people name is what enforces the policies
 * beside it: it is kept, and decides no plugin. What a file says of the plugin stands.
 */
export function withoutPolicyNames(observations: readonly Observation[]): readonly Observation[] {
  const isRefused = observations.some(
    ({ decision, value }) =>
      decision === 'platform' &&
      Object.values(catalog.platforms).some(
        ({ id, pool }) => id === value && pool?.refusesOtherCni !== undefined,
      ),
  )
  if (!isRefused) return observations
  const releases = new Set(
    observations.filter(({ name }) => name === `${policyAgent}.version`).map(placeOf),
  )
  return observations.flatMap((one) => {
    if (one.weight !== 'statement') return [one]
    if (one.decision === 'cniRelease' && releases.has(placeOf(one))) return []
    if (one.decision !== 'cni' || one.value !== policyAgent) return [one]
    const { inferred: _, ...kept } = one
    return [{ ...kept, decision: null, name: 'network.cni', value: one.raw }]
  })
}
