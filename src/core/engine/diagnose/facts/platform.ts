import type { PlatformId } from '../../../catalog/cni/define.ts'
import { cni as plugins } from '../../../catalog/cni/index.ts'
import { platformOf } from '../../../catalog/platforms/place.ts'
import type { Observation } from '../../../model/observation.ts'
import { grouped } from '../../../values/grouped.ts'

/** Labels of several platforms in one file are what a chart has for each of them. */
function withoutCatalogues(observations: readonly Observation[]): readonly Observation[] {
  const byFile = grouped(observations.filter(isLabel), ({ file }) => file)
  const ofMany = new Set(
    [...byFile].flatMap(([file, own]) =>
      new Set(own.map(({ value }) => value)).size > 1 ? [file] : [],
    ),
  )
  return ofMany.size === 0
    ? observations
    : observations.filter((one) => !(ofMany.has(one.file) && isLabel(one)))
}

/** What labels and their domains begin with. */
const isLabel = ({ decision, raw, inferred }: Observation) =>
  decision === 'platform' && inferred === true && /[/-]$|\.azure\.com\/|^providers\//.test(raw)

/** Whoever says Azure of a node of AKS is right as well; the exact platform is the decision. */
export function withExactPlatform(all: readonly Observation[]): readonly Observation[] {
  const observations = withoutCatalogues(all)
  const ofPlatform = observations.filter(({ decision }) => decision === 'platform')
  const told = new Set(ofPlatform.map(({ value }) => value))
  const wider = new Set<unknown>(
    Object.entries(platformOf).flatMap(([id, place]) => (told.has(id) ? [place] : [])),
  )
  const ofPlugin = new Set<unknown>(placesOfPlugins(observations))
  if (wider.size + ofPlugin.size === 0) return observations
  return observations.map((one) =>
    one.decision === 'platform' &&
    (wider.has(one.value) || (one.weight !== 'statement' && ofPlugin.has(one.value)))
      ? { ...one, decision: null, name: 'platform.place' }
      : one,
  )
}

/**
 * The clouds under the platforms that alone have a plugin which was read: the name of a machine in
 * such a cloud does not tell that nobody manages its cluster.
 */
function placesOfPlugins(observations: readonly Observation[]): readonly PlatformId[] {
  return observations.flatMap(({ decision, value }) => {
    const plugin =
      decision === 'cni' ? Object.entries(plugins).find(([id]) => id === value)?.[1] : undefined
    const own = plugin?.platforms?.value ?? []
    return own.flatMap((id) => {
      const place = platformOf[id]
      return place === undefined || own.includes(place) ? [] : [place]
    })
  })
}
