import { ovnKubernetes } from '../../../catalog/cni/ovn-kubernetes.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const usual = ovnKubernetes.modes.find(({ vxlan }) => vxlan)?.vxlan?.port

export const hybridPortAgrees = defineLint({
  id: 'hybrid-port-agrees',
  on: 'setup',
  summary: 'The agent of the hybrid overlay on a node has the port of the cluster',
  remediation: 'Give --hybrid-overlay-vxlan-port the port of hybridOverlayVXLANPort.',
  decisions: [],

  check({ observations }) {
    const [cluster] = named(observations, 'network.vxlanPort')
    if (!cluster || !usual) return []
    return named(observations, 'hybridOverlay.vxlanPort')
      .filter(({ value }) => String(value) !== String(cluster.value))
      .map((one) => ({
        path: [],
        place: placeOf(one),
        also: [placeOf(cluster)],
        basis: 'fails' as const,
        message: `The node sends VXLAN to port ${String(one.value)}, and the cluster has ${String(cluster.value)}: pods of Windows and Linux nodes do not reach each other.`,
        facts: [usual],
      }))
  },
})
