import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What AKS answers where it does not make or change a pool, by its own names for it. */
export const aksRefusalSymptoms: readonly Symptom[] = [
  {
    id: 'P-84',
    about: 'name of a Windows pool',
    kind: 'error',
    words: [
      ['WindowsAgentPoolNameTooLong'],
      ['Windows agent pool name can not be longer than 6 characters'],
    ],
    printed: [{ by: 'AKS', in: 'az, Terraform, deployments' }],
    causes: [
      {
        cause: verified('The name of the Windows pool has more than 6 characters.', [
          'github jenkins-infra/azure/pull/284',
          'github Azure/AKS/issues/1986',
        ]),
        checks: [],
        remedy: 'Give the pool a name of 1 to 6 lower-case letters and digits, first a letter.',
      },
    ],
  },
  {
    id: 'P-85',
    about: 'Windows Server 2019 that ended on AKS',
    kind: 'error',
    words: [
      ['Windows2019NotSupportedWithOrchestratorVersion'],
      ['Cannot create Windows2019 node pools with the current Kubernetes version'],
    ],
    printed: [{ by: 'AKS', in: 'az, Terraform, deployments' }],
    causes: [
      {
        cause: verified('From Kubernetes 1.33 on AKS has no pools with Windows Server 2019.', [
          'github Azure/azure-container-networking/pull/3870',
        ]),
        checks: [],
        remedy: 'Make a pool with Windows2022, and rebuild images for it.',
      },
    ],
  },
  {
    id: 'P-86',
    about: 'subnet without addresses for nodes',
    kind: 'error',
    words: [
      ["Code='SubnetIsFull'"],
      ["doesn't have enough capacity for IP addresses"],
      ['InsufficientSubnetSize'],
      ['Pre-allocated IPs', 'exceeds IPs available', 'in Subnet Cidr'],
    ],
    printed: [{ by: 'AKS', in: 'az, Terraform, the activity log' }],
    causes: [
      {
        cause: verified(
          'The subnet has too few free addresses for the new nodes: with Azure CNI each takes one for itself and one for each of its maxPods, and an upgrade adds nodes.',
          ['supportarticles-subnetisfull', 'supportarticles-insufficientsubnetsize'],
        ),
        checks: [
          {
            look: 'free addresses of the subnet against (nodes + surge) * (1 + maxPods)',
            shows: 'fewer',
          },
        ],
        remedy:
          'Make a pool on a larger subnet and move the pods, or take fewer nodes, a smaller maxPods for a new pool, or Azure CNI Overlay.',
      },
    ],
  },
  {
    id: 'P-87',
    about: 'release of a pool changed in place',
    kind: 'error',
    words: [
      ['PropertyChangeNotAllowed', 'properties.osSku'],
      ["Changing property 'properties.osSku'"],
    ],
    wordsInferred: true,
    printed: [{ by: 'AKS', in: 'az, Terraform, deployments' }],
    causes: [
      {
        cause: inferred('The os-sku of a pool is to change, which AKS does not do in place.', [
          'github hashicorp/terraform-provider-azurerm/issues/26730',
          'aks-docs upgrade-windows-os.md#L25',
        ]),
        checks: [{ look: 'os-sku of the pool and of the new definition', shows: 'another one' }],
        remedy: 'Make a new pool with the other os-sku, move the pods, and delete the old pool.',
      },
    ],
  },
  {
    id: 'P-88',
    about: 'version of a pool against that of its cluster',
    kind: 'error',
    words: [
      ['NodePoolMcVersionIncompatible'],
      ['Node pool version', 'and control plane version', 'are incompatible'],
    ],
    printed: [{ by: 'AKS', in: 'az, Terraform, deployments' }],
    causes: [
      {
        cause: verified(
          'The pool is newer than the control plane, or more than the allowed minors older than it.',
          ['supportarticles-nodepoolmcversionincompatible'],
        ),
        checks: [
          { command: 'az aks get-upgrades -g GROUP -n CLUSTER -o table', shows: 'MasterVersion' },
        ],
        remedy: 'Upgrade the control plane first, then the pool to a version that is not above it.',
      },
    ],
  },
  {
    id: 'P-89',
    about: 'DNS address outside of the Services',
    kind: 'error',
    words: [
      ['DnsServiceIpOutOfServiceCidr'],
      ['The DNS service IP', 'is out of the range defined by service CIDR'],
    ],
    printed: [{ by: 'AKS', in: 'az, Terraform, deployments' }],
    causes: [
      {
        cause: verified('--dns-service-ip does not lie in --service-cidr.', [
          'supportarticles-dnsserviceipoutofservicecidr',
        ]),
        checks: [],
        remedy: 'Give an address of the range of Services that is not its first.',
      },
    ],
  },
  {
    id: 'P-90',
    about: 'Services that overlap a subnet',
    kind: 'error',
    words: [
      ['ServiceCidrOverlapExistingSubnetsCidr'],
      ['The specified service CIDR', 'is conflicted with an existing subnet CIDR'],
    ],
    printed: [{ by: 'AKS', in: 'az, Terraform, deployments' }],
    causes: [
      {
        cause: verified(
          'The range of Services overlaps a subnet of the virtual network of the cluster.',
          ['supportarticles-servicecidroverlap'],
        ),
        checks: [
          { look: 'ranges of all subnets of the network', shows: 'one within the Services' },
        ],
        remedy:
          'Remove or move the subnet, or make the cluster with another range: that of a cluster cannot be changed.',
      },
    ],
  },
  {
    id: 'P-92',
    about: 'policies of AKS Engine without Windows',
    kind: 'error',
    words: [['networkPolicy', 'is not supporting windows agents']],
    printed: [{ by: 'aks-engine', in: 'aks-engine generate, aks-engine deploy' }],
    causes: [
      {
        cause: verified('AKS Engine refuses this network policy in a model with a Windows pool.', [
          'aks-engine-validate',
          'github Azure/aks-engine/issues/4819',
        ]),
        checks: [{ look: 'networkPolicy of kubernetesConfig', shows: 'calico, cilium or antrea' }],
        remedy: 'Take networkPolicy out of the model, or the Windows pools.',
      },
    ],
  },
]
