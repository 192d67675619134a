import { catalog } from '../../../catalog/catalog.ts'
import { sharedNames } from '../../../catalog/cni/shared-names.ts'
import type { Observation } from '../../../model/observation.ts'

/**
 * A name that a plugin shares with the one before it tells of no plugin that cannot serve the
 * runtime of the node. What was said is kept, and decides nothing.
 */
export function withoutSharedNames(observations: readonly Observation[]): readonly Observation[] {
  const runtimes = new Set(
    observations.flatMap(({ decision, value }) =>
      decision === 'containerRuntime' ? [String(value)] : [],
    ),
  )
  return observations.map((one) => {
    const plugin = Object.values(catalog.cni).find(
      ({ id }) => one.decision === 'cni' && id === one.value,
    )
    const name = plugin && sharedNames[plugin.id]
    if (!name || !one.raw.toLowerCase().replaceAll('-', ' ').includes(name.value)) return one
    const isServed = plugin.runtimes.value.some((id) => runtimes.has(id))
    if (runtimes.size === 0 || isServed) return one
    const { inferred: _, ...kept } = one
    return { ...kept, decision: null, name: 'network.cni', value: one.raw }
  })
}
