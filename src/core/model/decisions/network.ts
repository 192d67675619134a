import { catalog } from '../../catalog/catalog.ts'
import type { Decisions } from '../decision.ts'
import { cniRelease } from '../resolve/cni-release.ts'
import { hnsNetworkName } from '../resolve/hns-network-name.ts'
import { ipam } from '../resolve/ipam.ts'
import { nodeAgents } from '../resolve/node-agents.ts'
import { sourceVip } from '../resolve/source-vip.ts'
import { entries, isOverlay, namedChoices } from './choices.ts'

/** The pod network. */
export const networkDecisions = {
  networkMode: {
    topic: 'network',
    label: 'Network mode',
    kind: 'closed',
    control: 'cards',
    initial: 'overlay',
    choices: () => entries(catalog.modes),
  },
  cni: {
    topic: 'network',
    label: 'CNI plugin',
    kind: 'closed',
    control: 'cards',
    initial: 'flannel',
    choices: () => entries(catalog.cni),
  },
  cniRelease: {
    topic: 'network',
    label: 'Release of the plugin',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    auto: {
      reads: ['cni', 'networkMode', 'containerRuntime', 'kubernetesVersion'],
      resolve: cniRelease,
    },
  },
  nodeAgents: {
    topic: 'network',
    label: 'Agents on the node',
    kind: 'closed',
    control: 'select',
    initial: 'auto',
    choices: namedChoices({
      services: [
        'Services of Windows',
        'Programs, certificates and restarts are yours to keep; nothing else has to run first.',
      ],
      daemonsets: [
        'DaemonSets',
        'HostProcess pods that the cluster updates; they need containerd and a maintained manifest.',
      ],
    }),
    auto: {
      reads: ['cni', 'cniRelease', 'containerRuntime', 'kubernetesVersion'],
      resolve: nodeAgents,
    },
  },
  ipam: {
    topic: 'network',
    label: 'IP address management (IPAM)',
    kind: 'closed',
    control: 'select',
    initial: 'auto',
    choices: namedChoices({
      'host-local': 'host-local',
      'azure-vnet-ipam': 'azure-vnet-ipam',
      'azure-cns': 'azure-cns',
      'calico-ipam': 'calico-ipam',
      hns: 'HNS (inbox)',
      vpc: 'VPC resource controller',
    }),
    auto: { reads: ['cni', 'networkMode'], resolve: ipam },
  },
  hnsNetworkName: {
    topic: 'network',
    label: 'Name of the HNS network',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    auto: { reads: ['cni', 'networkMode', 'vni'], resolve: hnsNetworkName },
  },
  vni: {
    topic: 'network',
    label: 'VXLAN network identifier (VNI)',
    kind: 'number',
    control: 'number',
    initial: 4096,
    min: 0,
    max: 16_777_215,
    relevant: isOverlay,
  },
  vxlanPort: {
    topic: 'network',
    label: 'VXLAN UDP port',
    kind: 'number',
    control: 'number',
    initial: 4789,
    min: 1,
    max: 65_535,
    relevant: isOverlay,
  },
  sourceVip: {
    topic: 'network',
    label: 'Source VIP of kube-proxy',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    relevant: isOverlay,
    auto: { reads: ['networkMode'], resolve: sourceVip },
  },
  virtualNetworks: {
    topic: 'addresses',
    label: 'Address spaces of the VNet or VPC',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: '10.240.0.0/16',
  },
  directServerReturn: {
    topic: 'network',
    label: 'Direct server return (DSR)',
    kind: 'boolean',
    control: 'switch',
    initial: false,
  },
  extraExceptions: {
    topic: 'addresses',
    label: 'More ranges for the exception list',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: '192.168.40.0/24',
  },
  externalTargets: {
    topic: 'addresses',
    label: 'Outside addresses that pods must reach',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: '192.168.40.12',
  },
} satisfies Partial<Decisions>
