import { dockershimFlags, isOfDockershim } from '../../../importers/command-line/observe.ts'
import type { Observation } from '../../../model/observation.ts'
import { isRemoved } from './infer.ts'

/**
 * Without the Docker that flags of dockershim tell of, where somebody names another runtime or no
 * kubelet of these versions has dockershim: those flags are left over then.
 */
export function withoutDockershimFlags(all: readonly Observation[]): readonly Observation[] {
  if (!all.some(isOfDockershim)) return all
  const versions = all.filter(({ decision }) => decision === 'kubernetesVersion')
  const isGone = versions.length > 0 && versions.every(({ value }) => isRemoved(String(value)))
  return isGone || all.some(namesAnother) || all.some(refusesFlag)
    ? all.filter((one) => !isOfDockershim(one))
    : all
}

/** A kubelet that stops on such a flag has no dockershim. */
const refusesFlag = ({ name, value }: Observation) =>
  name === 'refusedFlag' && dockershimFlags.has(String(value))

const namesAnother = (one: Observation) =>
  one.decision === 'containerRuntime' &&
  one.value !== 'docker' &&
  !isOfDockershim(one) &&
  one.weight !== 'default' &&
  one.isBranch !== true &&
  // What one node of a list has does not tell of the others.
  one.subject?.startsWith('node ') !== true
