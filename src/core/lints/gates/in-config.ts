import type { LintViolation, Surroundings } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'
import { gateFault } from './faults.ts'

/** The faults of `featureGates` in a configuration file. */
export const gateFaultsIn = (
  config: unknown,
  surroundings: Surroundings<'kubernetesVersion'>,
): readonly LintViolation[] =>
  nodesAt(config, [], ['featureGates', '*']).flatMap(({ path, value }) => {
    // A list is of the wrong type as a whole.
    if (typeof path.at(-1) === 'number') return []
    const fault = gateFault(String(path.at(-1)), String(value), surroundings)
    return fault ? [{ path, ...fault }] : []
  })
