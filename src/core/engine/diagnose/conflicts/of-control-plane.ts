import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { agree } from './agree.ts'

/**
 * What is left of the releases that were told once those are out which a list gives to the control
 * plane: “we went to 1.31.6” is true beside a node that still has 1.29.4.
 */
export function withoutControlPlane(
  id: DecisionId,
  all: readonly Observation[],
  every: readonly Observation[],
): readonly Observation[] {
  if (id !== 'kubernetesRelease') return all
  const listed = named(every, 'controlPlane.kubeletVersion')
  const isOfIt = ({ subject, value }: Observation) =>
    subject === undefined && listed.some((one) => agree(id, one.value, value))
  return listed.length === 0 ? all : all.filter((one) => !isOfIt(one))
}
