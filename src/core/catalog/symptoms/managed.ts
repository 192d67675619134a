import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** How people say that a connection came to its end. */
const ends = ['closed', 'dropped', 'drop', 'drops', 'lost', 'reset', 'die', 'time out', 'times out']

/** Faults of managed platforms and distributions. */
export const managedSymptoms: readonly Symptom[] = [
  {
    id: 'aks-x-profile',
    about: 'no windowsProfile',
    kind: 'error',
    words: [['WindowsProfileMissing'], ['Windows profile definition is missing for the cluster']],
    printed: [],
    causes: [
      {
        cause: verified(
          'The cluster has no windowsProfile: it was made without Azure CNI or scale sets, or migrated from kubenet.',
          ['aks#2839', 'aks#4489'],
        ),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy:
          'Make the cluster anew with --windows-admin-username, --windows-admin-password and --network-plugin azure; a migration from kubenet does not add the profile.',
      },
    ],
  },
  {
    id: 'aks-x-cni',
    about: 'network plugin of AKS',
    kind: 'error',
    words: [
      ['AzureCNIOnlyForWindows'],
      ['Windows agent pools can only be added to AKS clusters using Azure-CNI'],
    ],
    printed: [],
    causes: [
      {
        cause: verified('The cluster’s network plugin is kubenet or none.', [
          'aks#2839',
          'aks#1101',
        ]),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Use a cluster with --network-plugin azure.',
      },
    ],
  },
  {
    id: 'aks-x-authprofile',
    about: 'no windowsProfile, portal',
    kind: 'error',
    words: [['Windows node pools require a Windows authentication profile']],
    printed: [],
    causes: [
      {
        cause: verified('The cluster has no windowsProfile.', ['aks#2101']),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Make the cluster with a Windows administrator; check scale sets and Azure CNI.',
      },
    ],
  },
  {
    id: 'aks-x-addresses',
    about: 'pods without addresses',
    kind: 'error',
    words: [['No available addresses']],
    printed: [],
    causes: [
      {
        cause: verified('--max-pods of the pool is lower than the number of pods.', [
          'azure-aks-docs-windows-faq#L76',
        ]),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Add a pool with a higher --max-pods.',
      },
      {
        cause: inferred(
          'The plugin did not give back the addresses of sandboxes that failed: its state file counts them as used.',
          ['github Azure/azure-container-networking/issues/145'],
        ),
        likely: [{ says: 'Failed to delegate' }],
        checks: [{ look: 'azure-vnet-ipam.json', shows: 'more in use than pods' }],
        remedy: 'Drain the node, stop the kubelet, remove azure-vnet*.json, reboot.',
      },
      {
        cause: verified(
          'azure-vnet-ipam gives out the secondary addresses of the machine’s network interface alone, and it has none left: on machines of your own they are to be made before, one for each pod.',
          [
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/ipam/azure.go#L162-L177',
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/docs/ipam.md#L6-L23',
          ],
        ),
        likely: [
          { decision: 'platform', is: ['azure'] },
          { observed: 'the machine has no secondary addresses' },
        ],
        excluded: [{ decision: 'platform', is: ['aks'] }],
        checks: [
          {
            command: 'az network nic ip-config list -g GROUP --nic-name NIC -o table',
            shows: 'the primary one alone',
          },
        ],
        remedy: 'Add one secondary IP configuration per pod to the interface, up to --max-pods.',
      },
    ],
  },
  {
    id: 'aks-x-oldimage',
    about: 'image of an old cluster',
    kind: 'error',
    words: [
      [
        'The following list of images referenced from the deployment template',
        'MicrosoftWindowsServer',
        '2019-datacenter-core-smalldisk',
      ],
    ],
    printed: [],
    causes: [
      {
        cause: verified('The cluster is from before February 2020 and was never upgraded.', [
          'azure-aks-docs-windows-faq#L64',
        ]),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Upgrade the control plane, add new pools, and move the pods.',
      },
    ],
  },
  {
    id: 'aks-x-timeout',
    about: 'connections end after four minutes',
    kind: 'silent',
    // The verb stands right before the time: another one of the sentence says nothing of the connection.
    words: ['four minutes', '4 minutes', '240 seconds'].flatMap((time) => [
      [`connections end after ${time}`],
      ...ends.map((verb) => ['connection', `${verb} after ${time}`]),
    ]),
    wordsInferred: true,
    printed: [],
    causes: [
      {
        cause: verified(
          'Windows closes idle TCP connections after four minutes by default, and that cannot be changed.',
          ['azure-aks-docs-windows-faq#L57'],
        ),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Use keep-alive in the application.',
      },
    ],
  },
  {
    id: 'aks-x-ports',
    about: 'connections drop with many Services',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified(
          'Source NAT used up the dynamic ports (about 500 Services with externalTrafficPolicy Cluster).',
          ['azure-aks-docs-windows-faq#L144'],
        ),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Use externalTrafficPolicy Local.',
      },
    ],
  },
  {
    id: 'aks-x-gmsa',
    about: 'gMSA and coredns-custom',
    kind: 'error',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred(
          'Since its release of 2026-06-19 AKS refuses a second zone of the same domain, which would crash CoreDNS.',
          ['aks-changelog#L130'],
        ),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Remove the block from coredns-custom, or leave --gmsa-root-domain-name out.',
      },
    ],
  },
  {
    id: 'aks-x-password',
    about: 'password refused',
    kind: 'error',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified('The region refused the password although it follows the rules.', [
          'azure-aks-docs-quick-windows-container-deploy-cli#L104',
        ]),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Try another region for the resource group, as the quickstart advises.',
      },
    ],
  },
  {
    id: 'aks-x-cli',
    about: 'client too old',
    kind: 'error',
    words: [['Windows nodepool is not supported']],
    printed: [],
    causes: [
      {
        cause: inferred('The CLI or its API is too old, or the cluster has no Windows profile.', [
          'azure-cli#13453',
        ]),
        likely: [{ decision: 'platform', is: ['aks'] }],
        checks: [],
        remedy: 'Update the CLI, and check the profile.',
      },
    ],
  },
  {
    id: 'eks-x-label',
    about: 'pod without an address',
    kind: 'error',
    words: [
      [
        'failed to parse Kubernetes args: pod does not have label vpc.amazonaws.com/PrivateIPv4Address',
      ],
      ['pod does not have label vpc.amazonaws.com/PrivateIPv4Address'],
    ],
    printed: [],
    causes: [
      {
        cause: verified(
          'Nobody gave the pod an address: enable-windows-ipam or the policy of the cluster role is missing, the nodeSelector is (so the webhook did nothing), or no address is left.',
          ['containers-roadmap#1082', 'amazon-vpc-resource-controller-k8s-troubleshooting#L106'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy:
          'Check in this order: ConfigMap, policy, the capacity vpc.amazonaws.com/PrivateIPv4Address of the node, selector, free addresses of the subnet.',
      },
    ],
  },
  {
    id: 'eks-x-cidr',
    about: 'no free prefix',
    kind: 'error',
    words: [
      ['InsufficientCidrBlocks: The specified subnet does not have enough free cidr blocks'],
      ['because the specified subnet does not have enough free cidr blocks'],
      // As an event of the node has its reason and its message, in columns apart.
      ['InsufficientCidrBlocks', 'The specified subnet does not have enough free cidr blocks'],
    ],
    printed: [],
    causes: [
      {
        cause: verified('Prefix delegation found no free contiguous /28.', [
          'amazon-eks-user-guide-eks-networking-add-ons#L2485',
        ]),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Use a new subnet, or reserve a range in the subnet.',
      },
    ],
  },
  {
    id: 'eks-x-dns',
    about: 'no names on Ready nodes',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified(
          'The node role lacks the group eks:kube-proxy-windows, or a service range was not passed with -ServiceCIDR.',
          [
            'amazon-eks-user-guide-launch-templates#L450',
            'amazon-eks-user-guide-launch-templates#L405',
          ],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Add the group or an access entry of type EC2_WINDOWS, and pass -ServiceCIDR.',
      },
    ],
  },
  {
    id: 'eks-x-ports',
    about: 'ports used up',
    kind: 'wrapper',
    words: [
      [
        'Policy creation failed: hcnCreateLoadBalancer failed in Win32: The specified port already exists',
      ],
    ],
    printed: [],
    causes: [
      {
        cause: verified('Many Services used up the ports.', [
          'aws-eks-best-practices-networking#L57',
        ]),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Use DSR, or fewer Services on a node.',
      },
    ],
  },
  {
    id: 'eks-x-capacity',
    about: 'no addresses on the node',
    kind: 'silent',
    words: [
      ['no vpc.amazonaws.com/PrivateIPv4Address'],
      ['vpc.amazonaws.com/PrivateIPv4Address is missing'],
    ],
    wordsInferred: true,
    printed: [],
    causes: [
      {
        cause: verified(
          'The node lacks its os label, no address is free, or the cluster role lacks a permission.',
          ['amazon-vpc-resource-controller-k8s-troubleshooting#L87'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Go through the three checks of the guide.',
      },
    ],
  },
  {
    id: 'eks-x-join',
    about: 'own AMI does not join',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified(
          'The user data does not call Start-EKSBootstrap.ps1, or aws-auth lacks the role.',
          ['amazon-eks-user-guide-launch-templates#L431'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Call the script, and map the role.',
      },
    ],
  },
  {
    id: 'eks-x-cm',
    about: 'no aws-auth',
    kind: 'error',
    words: [['configmaps "aws-auth" not found']],
    printed: [],
    causes: [
      {
        cause: verified('There is no aws-auth yet (self-managed nodes).', [
          'amazon-eks-user-guide-launch-windows-workers#L199',
        ]),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Apply the map with both roles, or use access entries.',
      },
    ],
  },
  {
    id: 'eks-x-webhook',
    about: 'webhook gone',
    kind: 'silent',
    words: [
      ['without the limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['do not get the limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['does not get the limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['have no limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['has no limit vpc.amazonaws.com/PrivateIPv4Address'],
      ['"vpc-resource-mutating-webhook" not found'],
      ['somebody deleted the vpc-resource-mutating-webhook'],
      ['vpc-resource-mutating-webhook was deleted'],
      ['vpc-resource-mutating-webhook is missing'],
    ],
    wordsInferred: true,
    printed: [],
    causes: [
      {
        cause: verified(
          'The MutatingWebhookConfiguration vpc-resource-mutating-webhook was deleted, or the pods have no nodeSelector.',
          ['amazon-vpc-resource-controller-k8s-troubleshooting#L115'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Restore the webhook, and set the selector.',
      },
    ],
  },
  {
    id: 'eks-x-eksctlwarn',
    about: 'warning of eksctl',
    kind: 'noise',
    words: [
      ['a Linux node group is required to support Windows workloads'],
      ['Windows VPC resource controller is required to run Windows workloads'],
    ],
    printed: [],
    causes: [
      {
        cause: inferred(
          'When it makes a cluster, eksctl looks for a group of AmazonLinux2 alone and prints outdated advice on the controller.',
          ['eksctl-nodegroup#L85', 'eksctl-windows-worker-nodes#L8'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Ignore it where another Linux group exists and enable-windows-ipam is set.',
      },
    ],
  },
  {
    id: 'eks-x-eksctl-2025',
    about: 'Windows Server 2025 before EKS has it',
    kind: 'error',
    words: [['Windows Server 2025', 'requires EKS version', 'and above']],
    printed: [{ by: 'eksctl', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'The Kubernetes version of the cluster is below the first one with an AMI of Windows Server 2025.',
          ['eksctl pkg/ami/ssm_resolver.go#L82'],
        ),
        checks: [
          {
            command: 'aws eks describe-cluster --name CLUSTER --query cluster.version',
            shows: 'a version below the one that the message names',
          },
        ],
        remedy:
          'Take WindowsServer2022CoreContainer or WindowsServer2022FullContainer, or upgrade the cluster first.',
      },
    ],
  },
  {
    id: 'tf-x-windows-value',
    about: 'Terraform provider older than the Windows release',
    kind: 'error',
    words: [
      ['expected ami_type to be one of', 'got WINDOWS_'],
      ['expected os_sku to be one of', 'got Windows'],
      ['expected ami_type to be one of', 'got "WINDOWS_'],
      ['expected os_sku to be one of', 'got "Windows'],
    ],
    wordsInferred: true,
    printed: [{ by: 'Terraform', in: 'plan and apply' }],
    causes: [
      {
        cause: inferred(
          'This release of the Terraform provider does not know the Windows release yet; the list is its own, and not that of the platform.',
          ['github hashicorp/terraform-provider-aws/issues/28438', 'tf-azurerm-pool'],
          { note: 'the page of azurerm read in September 2026 lists Windows2019 and Windows2022' },
        ),
        checks: [
          { command: 'terraform providers', shows: 'the provider, pinned to an old release' },
        ],
        remedy:
          'Take a provider that knows the value, or make the pool with the command line of the platform.',
      },
    ],
  },
  {
    id: 'gke-x-default',
    about: 'older release than expected',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred(
          'The pool was made without --windows-os-version, and ltsc2019 is the default.',
          ['google-cloud-sdk-flags.py#L7124'],
        ),
        likely: [{ decision: 'platform', is: ['gke'] }],
        checks: [],
        remedy: 'Make a pool with --windows-os-version ltsc2022.',
      },
    ],
  },
  {
    id: 'gke-x-fs',
    about: 'volume does not mount',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified('The default StorageClass formats ext4.', ['w-windows-server-gke']),
        likely: [{ decision: 'platform', is: ['gke'] }],
        checks: [],
        remedy: 'Make a StorageClass with fstype NTFS, and name it in the claim.',
      },
    ],
  },
  {
    id: 'gke-x-sacnote',
    about: 'SAC pool',
    kind: 'warning',
    words: [['Windows SAC node pools must be upgraded regularly to remain operational']],
    printed: [],
    causes: [
      {
        cause: verified('The image type begins with WINDOWS_SAC.', [
          'google-cloud-sdk-create.py#L56',
        ]),
        likely: [{ decision: 'platform', is: ['gke'] }],
        checks: [],
        remedy: 'Use WINDOWS_LTSC_CONTAINERD.',
      },
    ],
  },
  {
    id: 'gke-x-upgrade',
    about: 'pods fail after an upgrade',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('The node image moved to another Windows build than the container image.', [
          'google-cloud-news-summary-2026-08-21-gke-windows-server-2019-node-image-pinned',
        ]),
        likely: [{ decision: 'platform', is: ['gke'] }],
        checks: [],
        remedy:
          'Use images of several builds, one pool for each release, and maintenance exclusions.',
      },
    ],
  },
  {
    id: 'oth-x-wmco-2019',
    about: '2019 never Ready on OpenShift',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified('The cluster uses a VXLAN port of its own.', ['wmco-trouble#L25']),
        likely: [{ observed: 'the distribution is openshift' }],
        checks: [],
        remedy: 'Use images of Windows Server 2022 or 2025.',
      },
    ],
  },
  {
    id: 'oth-x-wmco-worker',
    about: 'Machine becomes no node',
    kind: 'silent',
    words: [
      ['Windows Machine does not become a worker node'],
      ['Windows Machine', 'never becomes a node'],
      ['Windows Machines', 'do not become nodes'],
      ['Windows machines', 'never become nodes'],
    ],
    wordsInferred: true,
    printed: [],
    causes: [
      {
        cause: verified('Several causes; the operator’s log tells which.', ['wmco-trouble#L17']),
        likely: [{ observed: 'the distribution is openshift' }],
        checks: [],
        remedy:
          'oc logs -f deployment/windows-machine-config-operator -n openshift-windows-machine-config-operator',
      },
    ],
  },
  {
    id: 'oth-x-wmco-nic',
    about: 'BYOH host does not join',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('Adapters without device are on, and the host has a static address.', [
          'windows-machine-config-operator-byoh-instance-pre-requisites#L17',
        ]),
        likely: [{ observed: 'the distribution is openshift' }],
        checks: [],
        remedy:
          'Set DeviceLessNicDisabled = 1 below HKLM:\\SYSTEM\\CurrentControlSet\\Services\\hns\\State.',
      },
    ],
  },
  {
    id: 'oth-x-rke2-feature',
    about: 'rke2 service does not work',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('The Windows feature Containers is missing, or the reboot after it.', [
          'rke2-docs-quickstart#L123',
        ]),
        likely: [{ observed: 'the distribution is rke2' }],
        checks: [],
        remedy: 'Enable the feature and reboot.',
      },
    ],
  },
  {
    id: 'oth-x-rke2-team',
    about: 'no traffic with teamed adapters',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('The adapter is not named.', ['rke2-docs-windows_agent_config#L90']),
        likely: [{ observed: 'the distribution is rke2' }],
        checks: [],
        remedy: 'Set $env:VXLAN_ADAPTER before the service starts.',
      },
    ],
  },
  {
    id: 'oth-x-ib-args',
    about: 'kubelet arguments without effect',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('The image was built with windows_service_manager sc.exe.', [
          'image-builder-windows',
        ]),
        likely: [{ observed: 'the distribution is image-builder' }],
        checks: [],
        remedy: 'Use nssm.',
      },
    ],
  },
]
