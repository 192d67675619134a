import { podSubnet } from '../../../catalog/node-conditions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const nodeRangesGiven = defineLint({
  id: 'node-ranges-given',
  on: 'setup',
  summary: 'Nodes get the range of pods that flanneld asks for',
  remediation:
    'Run the controller manager with --allocate-node-cidrs=true and --cluster-cidr, or give each node its podCIDR by hand.',
  decisions: [],

  check({ observations }) {
    const asks = named(observations, 'flanneld.flag.kube-subnet-mgr').find(
      ({ value }) => !/^(?:false|0)$/i.test(String(value)),
    )
    // By hand, or by another controller.
    const isGiven = deciding(observations, 'podCIDR').some(({ subject = '' }) =>
      /^(?:node|linux) /.test(subject),
    )
    if (!asks || isGiven) return []
    return named(observations, 'controllerManager.allocateNodeCidrs').map((one) => ({
      path: [],
      place: placeOf(one),
      also: [placeOf(asks)],
      basis: 'fails' as const,
      message:
        'allocate-node-cidrs is false, and flanneld takes the range of its node from the Node object: it stops with "pod cidr not assigned" where nobody else gives one.',
      facts: [podSubnet.neededByFlannel],
    }))
  },
})
