import { platformOf } from '../../catalog/platforms/place.ts'
import type { Observation } from '../../model/observation.ts'

/** Whoever says Azure of a node of AKS is right as well; the exact platform is the decision. */
export function withExactPlatform(observations: readonly Observation[]): readonly Observation[] {
  const ofPlatform = observations.filter(({ decision }) => decision === 'platform')
  const told = new Set(ofPlatform.map(({ value }) => value))
  const wider = new Set<unknown>(
    Object.entries(platformOf).flatMap(([id, place]) => (told.has(id) ? [place] : [])),
  )
  if (wider.size === 0) return observations
  return observations.map((one) =>
    one.decision === 'platform' && wider.has(one.value)
      ? { ...one, decision: null, name: 'platform.place' }
      : one,
  )
}
