import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'

/** What a value is a part of, as a release is one of its minor. */
const wholes: Partial<Record<DecisionId, DecisionId>> = {
  kubernetesRelease: 'kubernetesVersion',
  runtimeVersion: 'containerRuntime',
  windowsRevision: 'windowsRelease',
}

/**
 * Whether what is said of all is of another thing than the one that a node itself has: “Kubernetes
 * 1.32.4” in a mail says nothing of the node whose list has v1.33.1.
 */
export function isOfAnother(
  { decision, subject }: Observation,
  own: readonly Observation[],
  common: readonly Observation[],
): boolean {
  const whole = decision === null ? undefined : wholes[decision]
  if (whole === undefined) return false
  const has = own.filter((one) => one.decision === whole)
  const said = new Set(
    common.flatMap((one) => (one.decision === whole && one.subject === subject ? [one.value] : [])),
  )
  return has.length > 0 && said.size > 0 && has.every(({ value }) => !said.has(value))
}
