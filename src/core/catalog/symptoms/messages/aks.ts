import type { Condition, Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const ends = ['closed', 'dropped', 'drop', 'drops', 'lost', 'reset', 'die', 'time out', 'times out']
const notAtAmazon: Condition = {
  decision: 'platform',
  is: ['aks', 'azure', 'gke', 'gcp', 'vsphere', 'hyper-v', 'on-premises'],
}
const aks = [{ by: 'AKS', in: 'az, Terraform, deployments' }] as const

/** Faults of AKS and AKS Engine. */
export const aksSymptoms: readonly Symptom[] = [
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
    words: [['No available addresses'], ['No available address pools']],
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
          { says: 'address pools' },
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
    id: 'R-119',
    about: 'system of an AKS pool',
    kind: 'error',
    words: [['InvalidOSSKU', 'Windows does not allow OSSKU selection']],
    printed: [{ by: 'AKS through Terraform', in: 'output of terraform' }],
    causes: [
      {
        cause: verified(
          'azurerm 2.76.0 sends os_sku Ubuntu where none is written, also for Windows pools.',
          [
            'github hashicorp/terraform-provider-azurerm/issues/13306',
            'github hashicorp/terraform-provider-azurerm/pull/13321',
          ],
        ),
        checks: [{ command: 'terraform version', shows: 'azurerm 2.76.0' }],
        remedy: 'Take a newer azurerm, and write os_sku as Windows2022 or Windows2019.',
      },
    ],
  },
  {
    id: 'P-07',
    about: 'nodes that never join',
    kind: 'error',
    words: [
      ['Instances failed to join the kubernetes cluster'],
      ['nodes to join the cluster and become ready in'],
      ['"code":"NodesNotReady"'],
      ['ReconcileVMSSAgentPoolFailed'],
      ["Cannot find any service with service name 'kubelet'"],
    ],
    passedBy: ['Running  kubelet'],
    printed: [{ by: 'EKS, eksctl, AKS, PowerShell', in: 'output' }],
    causes: [
      {
        cause: inferred(
          'The machines run and do not register: the start script failed, or they do not reach the API server and the endpoints it needs, as in private subnets.',
          [
            'github eksctl-io/eksctl/blob/99984adb6164ece593c0728523b7f497ea61d60e/pkg/eks/client.go#L227',
            'github eksctl-io/eksctl/issues/2752',
            'github Azure/AKS/issues/989',
          ],
        ),
        excluded: [{ says: "Cannot find any service with service name 'kubelet'" }],
        checks: [
          { look: 'log of the start script on a machine', shows: 'the step that failed' },
          { command: 'Test-NetConnection API-SERVER -Port 443', shows: 'False' },
        ],
        remedy: 'Open the way to API server, registry and services of the cloud; mend that step.',
      },
      {
        cause: verified(
          'No service of this name was registered: the step that makes it did not run, or failed.',
          ['win32 Debug/system-error-codes--1000-1299-.md#L421-L431'],
        ),
        likely: [
          { says: "Cannot find any service with service name 'kubelet'" },
          { found: 'script-sc-alias' },
        ],
        excluded: [
          { says: 'NodesNotReady' },
          { says: 'ReconcileVMSSAgentPoolFailed' },
          { says: 'Instances failed to join' },
          { says: 'become ready in' },
        ],
        checks: [{ command: 'Get-Service kubelet', shows: 'no service of this name' }],
        remedy:
          'Run the part of the setup that registers the service, in PowerShell with sc.exe and not sc; look why it failed.',
      },
      {
        cause: verified(
          'The group has an AMI of its own, and its user data do not call Start-EKSBootstrap.ps1: EKS then adds nothing to them.',
          ['eks-guide nodes/launch-templates.adoc#L431'],
        ),
        likely: [{ told: 'eks.ownImage' }],
        excluded: [notAtAmazon],
        checks: [{ look: 'user data of the launch template', shows: 'no Start-EKSBootstrap.ps1' }],
        remedy: 'Call the script in the user data with -EKSClusterName.',
      },
      {
        cause: inferred(
          'The start script of the image never ran: the node got user data of a Linux node, or none.',
          ['github terraform-aws-modules/terraform-aws-eks/issues/717'],
        ),
        likely: [
          { says: "Cannot find any service with service name 'kubelet'" },
          { decision: 'platform', is: ['eks'] },
        ],
        excluded: [notAtAmazon],
        checks: [{ look: 'user data of the instance', shows: 'no <powershell>' }],
        remedy: 'Declare the node group as Windows, so that its user data are PowerShell.',
      },
      {
        cause: inferred(
          'EKS gives a node 15 minutes to join, and the user data of this Windows image take longer.',
          ['github awsdocs/amazon-eks-user-guide/issues/842'],
        ),
        likely: [{ observed: 'the node joins later' }],
        excluded: [
          { says: 'NodesNotReady' },
          { says: 'ReconcileVMSSAgentPoolFailed' },
          { says: "service name 'kubelet'" },
        ],
        checks: [{ command: 'kubectl get nodes', shows: 'the node, Ready after the failure' }],
        remedy: 'Move what the script installs into the image, or behind the join.',
      },
      {
        cause: inferred(
          'On EKS: the role of the nodes is neither in aws-auth nor has an access entry.',
          ['eks-troubleshooting'],
        ),
        likely: [{ found: 'eks-role-mapped' }],
        excluded: [
          { decision: 'platform', is: ['aks'] },
          { says: 'NodesNotReady' },
          { says: 'ReconcileVMSSAgentPoolFailed' },
          { says: "Cannot find any service with service name 'kubelet'" },
        ],
        checks: [
          {
            command: 'kubectl get configmap aws-auth -n kube-system -o yaml',
            shows: 'no entry with nodeRole of the node group',
          },
        ],
        remedy:
          'Map the role with the groups of Windows nodes, or give it an access entry of the type EC2_WINDOWS.',
      },
    ],
  },
  {
    id: 'P-09',
    about: 'drain',
    kind: 'error',
    words: [["Cannot evict pod as it would violate the pod's disruption budget"]],
    printed: [{ by: 'kubectl, AKS', in: 'output of an upgrade or drain' }],
    passedBy: [' drained'],
    causes: [
      {
        cause: inferred(
          'A PodDisruptionBudget waits for the replacement of a pod, which takes long while another node pulls its large image, or allows no disruption at all.',
          ['github Azure/AKS/issues/2114'],
        ),
        checks: [{ command: 'kubectl get pdb -A', shows: 'ALLOWED DISRUPTIONS 0' }],
        remedy: 'Allow one disruption, raise the time of the drain, and pull images beforehand.',
      },
    ],
  },
  {
    id: 'P-24',
    about: 'administrator of Windows pools on AKS',
    kind: 'error',
    words: [
      ['ManagedClusterWindowsProfile.admin_password', 'must conform to the following pattern'],
      ['expected length of windows_profile.0.admin_password'],
      ["Changing property 'windowsProfile.adminPassword' is not allowed"],
      ['The Admin Username specified is not allowed'],
    ],
    printed: [{ by: 'az, Terraform, AKS', in: 'console' }],
    causes: [
      {
        cause: verified(
          'An az of 2020 or older asks for more than AKS does: it takes 12 to 123 letters, digits and !@#$%^&*() alone.',
          [
            'github Azure/azure-rest-api-specs/issues/11267',
            'github Azure/azure-cli-extensions/pull/2590',
          ],
        ),
        likely: [{ says: 'must conform to the following pattern' }],
        excluded: [
          { says: 'expected length' },
          { says: 'Changing property' },
          { says: 'The Admin Username' },
        ],
        checks: [{ command: 'az version', shows: 'azure-cli of 2020, an old aks-preview' }],
        remedy: 'Update az and aks-preview, or take a password of these characters.',
      },
      {
        cause: inferred(
          'The cluster was made with a shorter password than is asked for now, and this version of the API does not let it be changed.',
          ['github hashicorp/terraform-provider-azurerm/issues/10815'],
        ),
        excluded: [{ says: 'must conform' }, { says: 'The Admin Username' }],
        checks: [{ look: 'length of the password', shows: 'less than 14' }],
        remedy: 'az aks update --windows-admin-password; ignore changes of it in Terraform.',
      },
      {
        cause: inferred(
          'The cluster was made with a name that Windows machines of Azure do not take, such as admin; that shows only with the first Windows pool.',
          ['github Azure/AKS/issues/1578', 'github Azure/vm-scale-sets/issues/83'],
        ),
        likely: [{ says: 'The Admin Username' }],
        excluded: [
          { says: 'must conform' },
          { says: 'expected length' },
          { says: 'Changing property' },
        ],
        checks: [
          {
            command: 'az aks show --query windowsProfile.adminUsername',
            shows: 'admin, user, test or the like',
          },
        ],
        remedy: 'Make the cluster again with another --windows-admin-username.',
      },
    ],
  },
  {
    id: 'P-25',
    about: 'Windows version of a pool',
    kind: 'error',
    words: [["Windows2025' is not a valid value for '--os-sku'"]],
    printed: [{ by: 'az', in: 'console' }],
    causes: [
      {
        cause: verified(
          'This az is older than that version: Windows2025 came to az in 2026, to aks-preview before.',
          ['github Azure/azure-cli/pull/33246'],
        ),
        checks: [{ command: 'az version', shows: 'an older azure-cli' }],
        remedy: 'Update az, or add the extension aks-preview.',
      },
    ],
  },
  {
    id: 'P-29',
    about: 'start of the kubelet on AKS Engine',
    kind: 'error',
    words: [["Cannot validate argument on parameter 'IPAddress'", 'The argument is null']],
    printed: [{ by: 'kubeletstart.ps1', in: 'C:\\k\\kubelet.err.log' }],
    causes: [
      {
        cause: inferred(
          'The script reads the address of the node while its adapter has none: the switch was just made, or accelerated networking changed the adapter.',
          ['github Azure/aks-engine/issues/2281', 'github Azure/aks-engine/issues/385'],
        ),
        checks: [{ command: 'Get-NetAdapter; Get-NetIPAddress', shows: 'adapter without address' }],
        remedy: 'Restart the kubelet service; turn accelerated networking off for Windows.',
      },
    ],
  },
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
    id: 'AC-11',
    about: 'system of a System pool',
    kind: 'error',
    words: [['SystemPoolMustBeLinux'], ['System node pool must be linux']],
    printed: aks,
    causes: [
      {
        cause: inferred(
          'The pool is asked for in mode System with Windows or without a system; AKS has System pools of Linux alone.',
          ['github kubernetes-sigs/cluster-api-provider-azure/issues/1174'],
        ),
        checks: [{ look: 'mode and osType of the pool', shows: 'System, and not Linux' }],
        remedy: 'Give a Windows pool the mode User, and the System pool osType Linux.',
      },
      {
        cause: inferred(
          'Cluster API sent no system: its provider for Azure names Linux since February 2021 alone.',
          ['github kubernetes-sigs/cluster-api-provider-azure/pull/1175'],
        ),
        likely: [{ says: 'AzureManagedMachinePool' }],
        checks: [{ look: 'release of cluster-api-provider-azure', shows: 'an old one' }],
        remedy: 'Upgrade the provider.',
      },
    ],
  },
  {
    id: 'AC-12',
    about: 'zones and load balancer of AKS',
    kind: 'error',
    words: [['Standard Load Balancer is required for availability zone']],
    printed: aks,
    causes: [
      {
        cause: inferred(
          'The pool asks for zones, and the cluster was made with a load balancer of SKU Basic, or the API took it so.',
          ['github Azure/AKS/issues/1133'],
        ),
        checks: [
          {
            command: 'az aks show --query networkProfile.loadBalancerSku',
            shows: 'basic',
          },
        ],
        remedy:
          'Make the cluster with --load-balancer-sku standard, which cannot be changed later, or leave --zones out; where it is standard, take a newer az.',
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
  {
    id: 'PR-05',
    about: 'password of the Windows nodes',
    kind: 'error',
    words: [['WindowsProfilePasswordInvalid'], ['Invalid adminPassword', 'Length of password']],
    printed: aks,
    causes: [
      {
        cause: verified(
          'The password of the Windows administrator has fewer than 14 characters, or is not made as Azure asks: three of lower case, upper case, digit and special character.',
          [
            'github microsoft/bedrock/issues/1452',
            'github hashicorp/terraform-provider-azurerm/pull/10452',
            'github Azure/vm-scale-sets/issues/83',
          ],
        ),
        checks: [],
        remedy: 'Give one of 14 to 123 characters of at least three of these kinds.',
      },
    ],
  },
  {
    id: 'PR-06',
    about: 'SKU of Windows for a pool of Linux',
    kind: 'error',
    words: [["OSSKU='Windows", 'Unrecognized OSSKU']],
    printed: aks,
    causes: [
      {
        cause: verified(
          'The pool is not told to be of Windows, so it is one of Linux, which has no such SKU.',
          ['github Azure/azure-cli/issues/24966', 'github Azure/azure-cli/pull/25005'],
        ),
        checks: [{ look: '--os-type, or osType', shows: 'not there, or Linux' }],
        remedy: 'Add --os-type Windows.',
      },
    ],
  },
  {
    id: 'PR-07',
    about: 'size without room for an ephemeral disk',
    kind: 'error',
    words: [
      ['VMCacheSizeTooSmall'],
      ['has a cache size of', 'but the OS disk requires'],
      ['Virtual Machine size', 'does not support Ephemeral OS disk'],
    ],
    printed: aks,
    causes: [
      {
        cause: verified(
          'The OS disk is to be ephemeral, and does not fit in the cache of this size: a Windows pool takes 128 GB where nothing else is set.',
          [
            'github Azure/AKS/issues/2672',
            'github Azure/AKS/issues/1988',
            'github Azure/aks-baseline-windows/issues/41',
          ],
        ),
        checks: [{ look: '--node-osdisk-type and --node-osdisk-size', shows: 'Ephemeral' }],
        remedy:
          'Take --node-osdisk-type Managed, a size with a larger cache, or a smaller disk that still holds the images.',
      },
    ],
  },
  {
    id: 'PR-08',
    about: 'quota of cores',
    kind: 'error',
    words: [['exceeding approved', 'Cores quota'], ['exceeding quota limits of Core']],
    printed: aks,
    causes: [
      {
        cause: verified(
          'The subscription may not have this many cores of the size, or in the region; an upgrade adds nodes too.',
          ['github MicrosoftDocs/azure-docs/issues/62378', 'github Azure/AKS/issues/542'],
        ),
        checks: [{ command: 'az vm list-usage -l REGION -o table', shows: 'no cores left' }],
        remedy: 'Ask for more quota, take fewer or smaller nodes, or another size or region.',
      },
    ],
  },
  {
    id: 'PR-09',
    about: 'overlay refused by a module',
    kind: 'error',
    words: [
      ['Resource precondition failed', 'var.network_plugin_mode', 'os_type != "Windows"'],
      ['Windows Server 2019 node pools are not supported for Overlay'],
    ],
    printed: [{ by: 'Azure/aks/azurerm', in: 'terraform plan' }],
    causes: [
      {
        cause: inferred(
          'Older releases of the Terraform module Azure/aks refuse every Windows pool with Azure CNI Overlay, which AKS itself takes.',
          ['github Azure/terraform-azurerm-aks/issues/511'],
        ),
        checks: [{ look: 'version of the module', shows: '7.5.0 or older' }],
        remedy: 'Take a newer release of the module.',
      },
    ],
  },
  {
    id: 'P-95',
    about: 'metadata of Azure from a pod',
    kind: 'error',
    words: [
      ['get instance type(', '169.254.169.254'],
      ['169.254.169.254/metadata/instance?api-version', 'connectex'],
      ['169.254.169.254/metadata/instance?api-version', 'i/o timeout'],
      ['could not get instance metadata', '169.254.169.254'],
    ],
    printed: [
      { by: 'cloud-node-manager, drivers for Azure Disk and Azure Files', in: 'log of the pod' },
    ],
    causes: [
      {
        cause: inferred(
          'The container has an address of the pod network, and the metadata service of Azure answers nodes alone; whoever reads it on Windows has to run as a HostProcess container.',
          [
            'github kubernetes-sigs/cluster-api-provider-azure/issues/2132',
            'github kubernetes-sigs/azuredisk-csi-driver/issues/1198',
          ],
        ),
        checks: [
          {
            look: 'securityContext.windowsOptions.hostProcess and hostNetwork of the pod',
            shows: 'missing',
          },
          {
            command:
              'Invoke-RestMethod -Headers @{Metadata="true"} "http://169.254.169.254/metadata/instance?api-version=2021-02-01", on the node',
            shows: 'answers there',
          },
        ],
        remedy:
          'Install the release of the manager or driver whose DaemonSet for Windows has hostProcess: true and hostNetwork: true.',
      },
      {
        cause: inferred(
          'The node itself has no route to the metadata service, which was lost when the virtual switch was made.',
          ['docs-troubleshoot.mdx'],
        ),
        likely: [{ says: 'unreachable network' }],
        checks: [
          { command: 'route print 169.254.169.254', shows: 'no route, or one over a gone adapter' },
        ],
        remedy:
          'New-NetRoute -DestinationPrefix 169.254.169.254/32 -InterfaceIndex INDEX, with the index of the vEthernet adapter.',
      },
    ],
  },
]
