import { catalog } from '../../../catalog/catalog.ts'
import { policyAgent } from '../../../catalog/cni/calico-windows.ts'
import type { Observation } from '../../../model/observation.ts'

const placeOf = ({ file, line, column }: Observation) => JSON.stringify([file, line, column])

const platforms = Object.values(catalog.platforms)

/** The one plugin that a platform supports on its Windows nodes, where it is told which platform it is. */
function onlyPlugin(observations: readonly Observation[]) {
  const told = platforms.find(
    ({ id, pool }) =>
      pool?.supportsOwnCniAlone !== undefined &&
      observations.some(({ decision, value }) => decision === 'platform' && value === id),
  )
  return told?.pool && catalog.cni[told.pool.cni.value]
}

/**
 * Where a platform supports no plugin but its own, what people name beside it is what enforces the
 * policies, and a mode that the plugin does not have is how it hands out addresses: both are kept,
 * and decide nothing. What a file says stands.
 */
export function withoutPlatformPlugins(
  observations: readonly Observation[],
): readonly Observation[] {
  const plugin = onlyPlugin(observations)
  if (!plugin) return observations
  const isMode = (value: unknown) => plugin.modes.some(({ id }) => id === value)
  const releases = new Set(
    observations.filter(({ name }) => name === `${policyAgent}.version`).map(placeOf),
  )
  return observations.flatMap((one) => {
    if (one.weight !== 'statement') return [one]
    const { inferred: _, ...kept } = { ...one, decision: null, value: one.raw }
    if (one.decision === 'cniRelease' && releases.has(placeOf(one))) return []
    if (one.decision === 'cni' && one.value === policyAgent)
      return [{ ...kept, name: 'network.cni' }]
    if (one.decision === 'networkMode' && !isMode(one.value))
      return [{ ...kept, name: 'network.mode' }]
    return [one]
  })
}
