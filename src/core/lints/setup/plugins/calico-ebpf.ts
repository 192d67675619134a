import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { windowsNodeIn } from '../../windows-node.ts'
import { hasWindowsDataplane } from '../../calico-told.ts'

const { ebpf, felixWithoutBpf } = calicoCluster
const network = ['spec', 'calicoNetwork']
const linux = [...network, 'linuxDataplane']
const switched = ['spec', 'bpfEnabled']

export const calicoEbpf = defineLint({
  id: 'calico-ebpf',
  on: 'setup',
  summary: 'Calico has no eBPF where nodes are Windows',
  remediation:
    'Take linuxDataplane: Iptables, or leave bpfEnabled off, in a cluster with Windows nodes.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const hasWindows =
      windowsNodeIn(observations) !== undefined ||
      manifests.some(({ value: { value } }) => hasWindowsDataplane(value))
    if (!hasWindows) return []
    return manifests.flatMap(({ value: { value, kind }, placeOf }) => {
      if (kind === 'Installation' && valueAt(value, linux) === 'BPF')
        return [
          faultAt(
            placeOf(linux),
            'unsupported',
            'linuxDataplane is BPF; Calico lists eBPF among what it does not support with Windows nodes.',
            ebpf,
          ),
        ]
      // An object for one node is named node.NAME.
      const isOfAll = !String(valueAt(value, ['metadata', 'name'])).startsWith('node.')
      return kind === 'FelixConfiguration' && isOfAll && valueAt(value, switched) === true
        ? [
            faultAt(
              placeOf(switched),
              'unsupported',
              `bpfEnabled is true for all nodes; Felix on Windows has no eBPF: “${felixWithoutBpf.value}”.`,
              felixWithoutBpf,
            ),
          ]
        : []
    })
  },
})
