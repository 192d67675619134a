import type { Conflict } from './define.ts'

/** What belongs in the list of ranges that pods reach with their own addresses. */
export const exceptionConflicts: readonly Conflict[] = [
  {
    id: 'exceptions-node-subnet',
    topic: 'Whether the exception list holds the subnet of the nodes',
    positions: [
      {
        says: 'The Kubernetes guides print one list for every network mode: pods, Services and the subnet of the nodes.',
        sources: ['guide-1.16', 'doc004', 'guide-1.22'],
      },
      {
        says: 'Microsoft’s script writes all three ranges with L2Bridge, but only pods and Services with Overlay.',
        sources: ['sdn-helper#L420-L446', 'sdn-helper#L448-L482'],
      },
      {
        says: 'The start script that SIG Windows had for Flannel writes pods and Services with Overlay.',
        sources: ['swt-start#L24-L26'],
      },
    ],
    decision:
      'With L2Bridge the list holds pods and Services, and the subnet of the nodes unless you say that pods must reach other hosts there. With Overlay it holds pods and Services only. The node subnet is a warning there and no error: every sample leaves it out, but no document says why.',
    confidence: 'inferred',
    rules: ['exception-excluded'],
    applies: { networkMode: ['overlay'], cni: ['flannel', 'win-overlay', 'sdnoverlay'] },
  },
  {
    id: 'exceptions-service-range',
    topic: 'Whether the exception list holds the range of Services',
    positions: [
      {
        says: 'The Kubernetes guides, Microsoft’s script and Calico’s template put it in.',
        sources: ['guide-1.16', 'doc004', 'guide-1.22', 'sdn-helper#L420-L482', 'c-tpl'],
      },
      {
        says: 'AKS leaves it out and sets a route for it, and leaves out even the route with direct server return.',
        sources: ['ab-cni#L103-L165', 'ab-cni#L180-L195'],
      },
      {
        says: 'aks-engine leaves it out with kubenet as well.',
        sources: ['ae-kube#L96-L177'],
      },
    ],
    decision:
      'Each plugin keeps to what its own project writes: the range stays out with Azure CNI and is in the list of all others that have one. With direct server return those might do without it; nobody has shown that, and it does no harm in any sample, so it stays.',
    confidence: 'verified',
    rules: ['exception-excluded'],
    applies: { cni: ['azure-vnet'] },
  },
  {
    id: 'exceptions-virtual-network',
    topic: 'Which ranges of the virtual network Azure CNI excepts',
    positions: [
      {
        says: 'The file that the plugin ships lists 10.240.0.0/16 and all of 10.0.0.0/8.',
        sources: ['acn-shipped'],
      },
      {
        says: 'AKS replaces that by the pod range and every range of the virtual network, and by the pod range alone where pods have a range of their own.',
        sources: ['ab-cni#L103-L165'],
      },
      {
        says: 'Users with 10.0.0.0/8 lost contact with hosts on their premises.',
        sources: ['aks#1367', 'ae#1235'],
      },
      {
        says: 'Users with only the first range of the virtual network found pods unreachable from the second.',
        sources: ['aks#1859', 'ae#3789'],
      },
    ],
    decision:
      'Every range of the virtual network and nothing wider; the pod range alone where the fabric of Azure routes a pod range of its own. The shipped file is a place-holder that provisioning overwrites, no recommendation.',
    confidence: 'verified',
    rules: ['virtual-networks-known', 'exception-wide'],
    applies: { cni: ['azure-vnet'] },
  },
  {
    id: 'exceptions-private-blocks',
    topic: 'Whether whole private address blocks belong in the exception list',
    positions: [
      {
        says: 'The setup of Windows nodes on Google Cloud excepts all private blocks and more.',
        sources: ['gce', 'k8s#90605'],
      },
      {
        says: 'On Azure and on premises the same cut pods off from hosts in those blocks.',
        sources: ['ae#2080', 'ae#2712', 'sdn#313'],
      },
    ],
    decision:
      'It is right on Google Cloud, whose network knows the way back to pods. Anywhere else a whole private block, or a range of /8 or wider, is a warning unless the virtual network is that large: hosts of the block outside the cluster would see pod addresses and could not answer. Whether there are such hosts only you know.',
    confidence: 'inferred',
    rules: ['exception-wide'],
    applies: { platform: ['on-premises', 'vsphere', 'hyper-v', 'azure', 'aks', 'aws'] },
  },
  {
    id: 'exceptions-host-bits',
    topic: 'Whether Windows takes an exception with host bits set',
    positions: [
      {
        says: 'One open report says that 172.17.0.1/16 is refused on Windows Server 2022 and taken on Windows Server 2019.',
        sources: ['hcs#1951'],
      },
      {
        says: 'The same error code came up in Calico for another reason.',
        sources: ['calico#8465'],
      },
      {
        says: 'A file that the tests of AKS expect holds 10.224.1.0/12.',
        sources: ['aks-cni-swift'],
      },
    ],
    decision:
      'A single report without an answer gives a warning, never an error, and the files hold network addresses in any case. Subnets of host-local are another matter: its code refuses host bits.',
    confidence: 'inferred',
    rules: ['range-host-bits'],
    applies: {
      cni: [
        'flannel',
        'win-bridge',
        'win-overlay',
        'sdnbridge',
        'sdnoverlay',
        'azure-vnet',
        'calico',
        'ovn-kubernetes',
      ],
    },
  },
]
