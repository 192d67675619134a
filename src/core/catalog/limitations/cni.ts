import { verified } from '../fact.ts'
import type { Limitation } from './define.ts'

/** CNI plugins and address management. */
export const cni: readonly Limitation[] = [
  {
    id: 'cni-check',
    area: 'cni',
    statement: verified(
      'win-bridge and win-overlay do not implement CHECK; up to CNI plugins 1.0.0 they also refuse a cniVersion above 0.3.0, from 1.0.1 they accept 0.4.0 and later with CHECK as an empty stub',
      ['doc002', 'doc004', 'doc003', 'web-net-b', 'cniplug'],
      {
        note: 'the pages still say CNI 0.4.0 is not implemented; it depends on the plugin release, not on Kubernetes. The old plugins list 0.3.0, not 0.3.1',
      },
    ),
    from: '1.14',
    condition: 'win-bridge or win-overlay',
    applies: { cni: ['win-bridge', 'win-overlay', 'flannel', 'ovn-kubernetes'] },
    basis: 'unsupported',
    coveredBy: {
      artifact: 'cni-reference',
      reason: 'cniVersion follows the release of the plugin.',
    },
  },
  {
    id: 'flannel-vxlan-nodepod',
    area: 'cni',
    statement: verified(
      'With Flannel VXLAN a node reaches only local pods, and that needs Flannel 0.12.0 or later',
      ['doc002', 'doc004', 'doc003', 'web-net-b'],
    ),
    from: '1.14',
    condition: 'Flannel VXLAN',
    applies: { cni: ['flannel'], networkMode: ['overlay'] },
    basis: 'unsupported',
    coveredBy: {
      knownLimitation: true,
      reason:
        'True of every node with Flannel VXLAN; the checks of the runbook call pods of other nodes from pods.',
    },
  },
  {
    id: 'flannel-vni-port',
    area: 'cni',
    statement: verified(
      'Flannel VXLAN on Windows needs UDP port 4789 and a VNI of 4096 or higher; DirectRouting and GBP are refused',
      ['doc002', 'doc004', 'doc003', 'web-net-b', 'flannel'],
      {
        note: 'the pages say VNI 4096 exactly; flannel’s Windows code only refuses values below 4096. All nodes must use the same VNI, so Linux nodes need it too',
      },
    ),
    from: '1.14',
    condition: 'Flannel VXLAN',
    applies: { cni: ['flannel'], networkMode: ['overlay'] },
    basis: 'refused',
    reason: 'Flannel’s Windows code refuses other values.',
    coveredBy: { rules: ['vxlan-vni', 'vxlan-port'] },
  },
  {
    id: 'flannel-rejoin',
    area: 'cni',
    statement: verified(
      'Delete SourceVip.json and SourceVipRequest.json when a node rejoins with Flannel',
      ['doc002', 'doc004', 'doc003'],
    ),
    from: '1.14',
    through: '1.23',
    condition: 'Flannel',
    applies: { cni: ['flannel'] },
    basis: 'fails',
    reason: 'The node would start with the address of its former subnet.',
    coveredBy: {
      artifact: 'prepare-node',
      reason: 'The stale files are removed before the node joins.',
    },
  },
  {
    id: 'l2bridge-adjacency',
    area: 'cni',
    statement: verified(
      'win-bridge needs L2 adjacency (1.16 text) or user-defined routes (1.20+ text) between nodes',
      ['doc002', 'doc004', 'web-net-b'],
    ),
    from: '1.14',
    condition: 'l2bridge',
    applies: { networkMode: ['l2bridge'] },
    basis: 'advice',
    reason: 'It says what the network below has to bring.',
    coveredBy: { rules: ['cloud-routes'] },
  },
  {
    id: 'l2tunnel-azure',
    area: 'cni',
    statement: verified('l2tunnel is for Azure-CNI only', ['doc002', 'doc004', 'web-net-b']),
    from: '1.14',
    condition: 'l2tunnel',
    applies: { networkMode: ['l2tunnel'] },
    basis: 'unsupported',
    coveredBy: { rules: ['network-mode-platform', 'cni-network-mode'] },
  },
  {
    id: 'nat-not-used',
    area: 'cni',
    statement: verified('nat mode is not used by Kubernetes', ['doc002', 'doc004', 'web-net-b']),
    from: '1.14',
    condition: 'nat',
    applies: { networkMode: ['nat'] },
    basis: 'unsupported',
    coveredBy: { rules: ['network-mode-for-kubernetes'] },
  },
  {
    id: 'transparent-ovn',
    area: 'cni',
    statement: verified('transparent mode is a special case for ovn-kubernetes', [
      'doc002',
      'doc004',
      'web-net-b',
    ]),
    from: '1.14',
    condition: 'transparent',
    applies: { networkMode: ['transparent'] },
    basis: 'unsupported',
    coveredBy: { rules: ['cni-network-mode'] },
  },
  {
    id: 'ipam-options',
    area: 'ipam',
    statement: verified(
      'Documented IPAM choices: host-local, azure-vnet-ipam (Azure-CNI only), Windows/HNS IPAM as fallback',
      ['doc003', 'web-net-b'],
    ),
    from: '1.14',
    basis: 'unsupported',
    coveredBy: { rules: ['cni-ipam', 'ipam-platform'] },
  },
]
