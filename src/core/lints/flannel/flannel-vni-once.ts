import { flannel } from '../../catalog/cni/flannel.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { named } from '../../model/observed.ts'

const vxlan = flannel.modes.find(({ id }) => id === 'overlay')?.vxlan

export const flannelVniOnce = defineLint({
  id: 'flannel-vni-once',
  on: 'setup',
  summary: 'All nodes of Flannel have one VXLAN identifier',
  remediation:
    'Write one VNI of 4096 or higher and the port 4789 into net-conf.json, and restart the pods of Flannel on all nodes.',
  decisions: [],

  check({ observations }) {
    const told = named(observations, 'flannel.vni')
    const [first, ...rest] = told
    const other = rest.find(({ value }) => value !== first?.value)
    return first && other && vxlan
      ? [
          {
            path: [],
            place: placeOf(first),
            also: [placeOf(other)],
            basis: 'fails' as const,
            message: `One node has the VNI ${String(first.value)} and another ${String(other.value)}: they pass each other by, and pods do not reach those of the other nodes, the DNS of the cluster among them.`,
            facts: [vxlan.minVni],
          },
        ]
      : []
  },
})
