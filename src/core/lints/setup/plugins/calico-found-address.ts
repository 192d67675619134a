import { calicoAutodetection } from '../../../catalog/cni/calico-address.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const calicoFoundAddress = defineLint({
  id: 'calico-found-address',
  on: 'setup',
  summary: 'Calico finds the address at which the other nodes know the Windows node',
  remediation: `Set nodeAddressAutodetectionV4 of the Installation to kubernetes: NodeInternalIP, or IP_AUTODETECTION_METHOD to the adapter of the node.`,
  decisions: [],

  check({ observations }) {
    return [...noted(observations), ...logged(observations)].map(([found, node]) =>
      faultAt(
        placeOf(found),
        'fails',
        `Calico takes ${found.raw} for the address of the node, and the cluster knows it at ${String(node.value)}: other nodes send what is for its pods to an address that is not reached.`,
        calicoAutodetection,
        { also: [placeOf(node)] },
      ),
    )
  },
})

type Found = readonly [Observation, Observation]

/** What the node carries as a note of Calico. */
const noted = (observations: readonly Observation[]) =>
  named(observations, 'calico.nodeAddress').flatMap((found) =>
    elsewhere(
      found,
      deciding(observations, 'nodeIP').filter(({ subject }) => subject === found.subject),
    ),
  )

/** What Calico says at its start. */
function logged(observations: readonly Observation[]): readonly Found[] {
  const [found, ...others] = named(observations, 'calico.foundAddress')
  if (!found || others.length > 0) return []
  const names = new Set(
    deciding(observations, 'nodeName')
      .filter(({ file, subject }) => file === found.file && subject === undefined)
      .map(({ value }) => `node ${String(value)}`),
  )
  return elsewhere(
    found,
    deciding(observations, 'nodeIP').filter(
      ({ subject }) => subject !== undefined && names.has(subject),
    ),
  )
}

/** An address that Calico found and the cluster does not know. */
function elsewhere(found: Observation, known: readonly Observation[]): readonly Found[] {
  const [node] = known
  return !node || known.some(({ value }) => value === found.value) ? [] : [[found, node]]
}
