import { inferred, verified } from '../../fact.ts'
import type { Symptom } from '../define.ts'

const azure = [{ by: 'Azure', in: 'az, Terraform, deployments, the activity log' }]
const aws = [{ by: 'EC2, EKS', in: 'issues of the node group, activity of the scaling group' }]
const capacity = [
  'aks-docs upgrade-capacity-cost-planning.md#L112',
  'aks-docs upgrade-options.md#L162',
] as const

/** Machines of a pool that the cloud does not make, whichever system they are to have. */
export const cloudMachineSymptoms: readonly Symptom[] = [
  {
    id: 'CM-01',
    about: 'size of machine that is not there',
    kind: 'error',
    words: [
      ['The requested VM size', 'is not available in the current region'],
      ['The VM size of', 'is not allowed in your subscription in location'],
      ['SkuNotAvailable'],
    ],
    printed: azure,
    causes: [
      {
        cause: inferred(
          'The size does not exist under this name, or not in this region, zone or subscription: Standard_DS2_v3 is none, Standard_D2s_v3 and Standard_DS2_v2 are.',
          ['github MicrosoftDocs/azure-docs/issues/56175', ...capacity],
        ),
        checks: [
          {
            command: 'az vm list-skus -l REGION --size Standard_D --all -o table',
            shows: 'the size is missing, or restricted',
          },
        ],
        remedy: 'Take a size that the list has without restriction, such as Standard_D4s_v5.',
      },
    ],
  },
  {
    id: 'CM-02',
    about: 'capacity of the region',
    kind: 'error',
    words: [
      ['OverconstrainedAllocationRequest'],
      ['ZonalAllocationFailed'],
      ["Code='AllocationFailed'"],
      ['"code": "AllocationFailed"'],
      ['Code="AllocationFailed"'],
    ],
    printed: azure,
    causes: [
      {
        cause: verified(
          'The region or zone has no machines of this size left at the moment; while an upgrade runs, its further nodes need some too.',
          capacity,
        ),
        checks: [{ look: 'size, zones and maxSurge of the pool', shows: 'one zone, a rare size' }],
        remedy:
          'Take another size or fewer zones, or upgrade with maxUnavailable in the place of maxSurge.',
      },
    ],
  },
  {
    id: 'CM-03',
    about: 'quota of machines',
    kind: 'error',
    words: [
      ['VcpuLimitExceeded'],
      ['InstanceLimitExceeded'],
      ['requested more vCPU capacity than your current vCPU limit'],
    ],
    printed: aws,
    causes: [
      {
        cause: verified('The account may start no more machines or cores of this type.', [
          'eks-guide troubleshooting/troubleshooting.adoc#L170',
        ]),
        checks: [
          { look: 'Service Quotas, EC2: running on-demand instances', shows: 'limit reached' },
        ],
        remedy: 'Ask for a higher quota, or take fewer nodes or another family.',
      },
    ],
  },
  {
    id: 'CM-04',
    about: 'subnet of a node group',
    kind: 'error',
    words: [['InsufficientFreeAddresses'], ['InsufficientFreeAddressesInSubnet']],
    printed: aws,
    causes: [
      {
        cause: verified('The subnets of the group have too few free addresses for new nodes.', [
          'eks-guide troubleshooting/troubleshooting.adoc#L174',
        ]),
        checks: [
          {
            command: 'aws ec2 describe-subnets --subnet-ids SUBNET',
            shows: 'AvailableIpAddressCount near 0',
          },
        ],
        remedy:
          'Give the group larger subnets; a Windows node also takes addresses ahead for its pods.',
      },
    ],
  },
]
