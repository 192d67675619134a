import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'

/** What a script could take, or does in one case, tells nothing where another text has the value. */
export function withoutMaybes(observations: readonly Observation[]): readonly Observation[] {
  const isMaybe = ({ weight, isBranch }: Observation) => weight === 'default' || isBranch === true
  const told = new Map<DecisionId | null, Set<string>>()
  for (const one of observations) {
    if (isMaybe(one)) continue
    told.set(one.decision, (told.get(one.decision) ?? new Set()).add(one.file))
  }
  const versions = new Set(
    observations.flatMap((one) =>
      one.decision === 'kubernetesVersion' && !isMaybe(one) ? [one.value] : [],
    ),
  )
  return observations.filter((one) => {
    const files = isMaybe(one) ? told.get(one.decision) : undefined
    if (files !== undefined) return files.size === 1 && files.has(one.file)
    // The nodes show that the cluster was not made with the default of a variable.
    const nodes = isServerByDefault(one) ? told.get('kubernetesVersion') : undefined
    return nodes === undefined || nodes.has(one.file) || versions.has(one.value)
  })
}

const isServerByDefault = ({ decision, weight }: Observation) =>
  decision === 'controlPlaneVersion' && weight === 'default'
