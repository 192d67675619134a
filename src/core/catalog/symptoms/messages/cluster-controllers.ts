import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

/** Messages of controllers of the cluster and its cloud. */
export const clusterControllersSymptoms: readonly Symptom[] = [
  {
    id: 'R-116',
    about: 'node without the cloud taint',
    kind: 'error',
    words: [
      ['is registered without the cloud taint'],
      ['Node has no cloud taint, skipping initialization'],
    ],
    printed: [{ by: 'cloud-node-manager', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The kubelet registered the node without the taint node.cloudprovider.kubernetes.io/uninitialized, so nobody sets its providerID: --cloud-provider=external did not take effect.',
          [
            'github kubernetes-sigs/cluster-api-provider-azure/pull/6293',
            'github kubernetes-sigs/cluster-api-provider-azure/pull/5967',
          ],
        ),
        checks: [
          { look: 'command line of the kubelet', shows: 'no --cloud-provider=external' },
          { command: 'kubectl get node NODE -o yaml', shows: 'no spec.providerID' },
        ],
        remedy:
          'Pass the flag, or register-with-taints: node.cloudprovider.kubernetes.io/uninitialized=true:NoSchedule; delete the node object and restart the kubelet.',
      },
    ],
  },
  {
    id: 'C-72',
    about: 'node that vSphere does not know',
    kind: 'error',
    words: [
      ['failed to get instance ID from cloud provider: instance not found'],
      ['failed to get instance ID from cloud provider: No VM found'],
      ['Failed to get VM object for node', 'No VM found'],
    ],
    printed: [{ by: 'cloud-controller-manager', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'vSphere has no machine whose DNS name is that of the node: Windows gives names in capitals, and the node has small letters.',
          ['github kubernetes/cloud-provider-vsphere/issues/484'],
        ),
        excluded: [{ decision: 'platform', is: ['aws', 'azure', 'gcp'] }],
        checks: [
          { command: 'hostname; kubectl get nodes', shows: 'names that differ in capitals' },
          { look: 'the machine in vCenter', shows: 'another DNS name, or no VMware Tools' },
        ],
        remedy:
          'Give machine, Windows and node the same name in small letters, and install VMware Tools.',
      },
      {
        cause: verified(
          'AWS finds an instance by the name of the node, which has to be its private DNS name or its instance id; Windows calls itself otherwise (EC2AMAZ-…).',
          [
            'github kubernetes/cloud-provider-aws/blob/63ec440c3275321b55afa45480e2fdfd2b0e93c4/docs/prerequisites.md#L3-L7',
          ],
        ),
        likely: [{ decision: 'platform', is: ['aws'] }, { says: 'ec2amaz' }],
        excluded: [{ decision: 'platform', is: ['vsphere', 'azure', 'gcp'] }],
        checks: [{ command: 'kubectl get nodes', shows: 'ec2amaz-… and no name of AWS' }],
        remedy:
          'Start kubelet and kube-proxy with --hostname-override and the name that the metadata of the instance has, then delete the old Node object.',
      },
    ],
  },
  {
    id: 'N-19',
    about: 'virtual machine not found',
    kind: 'error',
    words: [['Unable to find VM by UUID'], ['failed to get zone from cloud provider: No VM found']],
    printed: [{ by: 'vSphere cloud provider', in: 'kubelet log, controller log' }],
    causes: [
      {
        cause: verified(
          'On Windows the provider reads the UUID of the product, which some versions of VMware hardware do not have equal to that of the VM.',
          ['github kubernetes/kubernetes/issues/74888'],
        ),
        excluded: [{ kubernetes: { from: '1.15' } }],
        checks: [
          {
            command: 'wmic csproduct get uuid; wmic bios get serialnumber',
            shows: 'two different numbers',
          },
        ],
        remedy: 'Take a newer Kubernetes, or the cloud provider out of the tree.',
      },
      {
        cause: inferred('vCenter shows the provider no machine with the UUID of the message.', [
          'github kubernetes/kubernetes/issues/58927',
        ]),
        checks: [
          { command: 'kubectl describe node', shows: 'System UUID, not that of the machine' },
        ],
        remedy: 'Give the provider the right datacenter and an account that sees the machine.',
      },
    ],
  },
  {
    id: 'P-60',
    about: 'no range left for a node',
    kind: 'error',
    weak: 'message',
    words: [
      ['CIDRNotAvailable'],
      ['CIDRAssignmentFailed'],
      ['no remaining CIDRs left to allocate'],
    ],
    printed: [{ by: 'kube-controller-manager', in: 'its log, events of the node' }],
    causes: [
      {
        cause: inferred(
          'The range of the cluster for pods is too small for the number of nodes: each takes a /24. With a CNI that has its own IPAM it does no harm.',
          ['github kubernetes/kubernetes/issues/85866', 'github aws/eks-anywhere/pull/6184'],
        ),
        checks: [
          {
            command: 'kubectl get nodes -o custom-columns=N:.metadata.name,C:.spec.podCIDR',
            shows: '<none> at the new node',
          },
        ],
        remedy: 'Give the cluster a larger range, or nodes smaller ones (--node-cidr-mask-size).',
      },
    ],
  },
  {
    id: 'CN-10',
    about: 'parts of an IPv6 range',
    kind: 'error',
    words: [['New CIDR set failed; the node CIDR size is too big']],
    settledBy: ['node-ranges-fit'],
    printed: [{ by: 'kube-controller-manager', in: 'kube-controller-manager log' }],
    causes: [
      {
        cause: verified(
          'The part of each node is too small for the IPv6 range of pods: the controller takes at most 16 bits between both, such as a /64 of a /48.',
          ['cidr-set#L55-L61', 'cidr-set#L73-L85'],
        ),
        checks: [
          {
            look: '--cluster-cidr and --node-cidr-mask-size (-ipv6) of kube-controller-manager',
            shows: 'more than 16 between the two lengths',
          },
        ],
        remedy: 'Write a shorter mask for nodes, or give the cluster a smaller range.',
      },
    ],
  },
]
