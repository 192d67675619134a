import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { policyAgent } from '../../../catalog/cni/calico-windows.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { windowsNodeIn } from '../../windows-node.ts'

export const calicoModeTold = defineLint({
  id: 'calico-mode-told',
  on: 'setup',
  summary: 'Calico is told to have modes that it has with Windows nodes',
  remediation: 'Take VXLAN, or BGP without encapsulation, and no eBPF and no WireGuard.',
  decisions: [],

  check({ observations, parsed }) {
    const [node = windowsNodeIn(observations)] = named(observations, 'node.windowsWanted')
    const isNetwork = deciding(observations, 'cni').some(({ value }) => value === policyAgent)
    // An object that was sent is judged itself.
    const isSent = ofKind(parsed, 'manifest').some(({ value }) =>
      ['Installation', 'FelixConfiguration', 'IPPool'].includes(value.kind),
    )
    if (!node || !isNetwork || isSent) return []
    return named(observations, 'calico.modeTold').map((one) => {
      const { fact, why } = of(one.raw)
      return faultAt(placeOf(one), 'unsupported', `Calico has ${one.raw} here: ${why}.`, fact, {
        also: [placeOf(node)],
      })
    })
  },
})

const of = (raw: string) => {
  if (/bpf/i.test(raw))
    return {
      fact: calicoCluster.ebpf,
      why: 'it lists eBPF among what it does not support with Windows nodes',
    }
  return /wire/i.test(raw)
    ? { fact: calicoCluster.wireguard, why: 'its nodes with Windows have no WireGuard' }
    : {
        fact: calicoCluster.poolModes,
        why: 'pools for Windows nodes have VXLAN or no encapsulation, no IPIP and nothing cross-subnet',
      }
}
