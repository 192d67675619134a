import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'

/** A way to a node that no plan can hold. */
export interface OtherWay {
  readonly name: string
  /** Its entry in Reference, where there is one. */
  readonly entry?: string
}

/** What plans hold themselves. */
const ofPlans: ReadonlySet<string> = new Set(['kubeadm'])

/**
 * Those with an entry in Reference.
 * @internal for tests
 */
export const inReference: Readonly<Record<string, string>> = {
  rke2: 'RKE2',
  k0s: 'k0s',
  openshift: 'OpenShift',
}

/** The distribution that made the node, where it is not what a plan does. */
export function otherWay(observations: readonly Observation[]): OtherWay | undefined {
  const found = named(observations, 'cluster.distribution').find(
    ({ value }) => !ofPlans.has(String(value)),
  )
  if (!found) return undefined
  const entry = String(found.value)
  const name = ownValue(inReference, entry)
  return name === undefined ? { name: nameOf(found) } : { name, entry }
}

/** As the text has it, where it has it in words. */
const nameOf = ({ value, raw }: Observation) =>
  raw.toLowerCase() === String(value) ? raw : String(value)
