import { rke } from '../../../catalog/distributions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { vni, port } = rke.flannelOptions.value

export const rkeFlannelNumbers = defineLint({
  id: 'rke-flannel-numbers',
  on: 'setup',
  summary: 'A cluster of RKE for Windows has the numbers of VXLAN that Windows takes',
  remediation: `Set the options flannel_backend_type: vxlan, flannel_backend_vni: "${vni}" and flannel_backend_port: "${port}" before the cluster is made; they cannot be changed later.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'rke.flannelLeftOut').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `The cluster is for Windows nodes and its options of Flannel have no ${String(one.value)}: Linux nodes then take VNI 1 and port 8472, Windows nodes ${vni} and ${port}, and their pods do not reach each other.`,
      facts: [rke.flannelOptions],
    })),
})
