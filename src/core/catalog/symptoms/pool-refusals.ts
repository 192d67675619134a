import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const eks = [{ by: 'EKS', in: 'Terraform, CloudFormation, the AWS CLI' }] as const
const aks = [{ by: 'AKS', in: 'az, Terraform, deployments' }] as const

/** What clouds refuse of a pool, and of the machines that are to be its nodes. */
export const poolRefusalSymptoms: readonly Symptom[] = [
  {
    id: 'PR-01',
    about: 'image of a launch template beside an AMI type',
    kind: 'error',
    words: [['cannot specify an AMI Type other than CUSTOM', 'image id in your launch template']],
    printed: eks,
    causes: [
      {
        cause: verified(
          'The launch template names an image, and the node group an AMI type: each chooses the AMI.',
          [
            'github rancher/terraform-provider-rancher2/issues/927',
            'github pulumi/pulumi-eks/issues/1463',
          ],
        ),
        checks: [
          {
            look: 'image id of the launch template, also of one that a module makes',
            shows: 'set',
          },
        ],
        remedy:
          'Take the image out of the template and keep the AMI type of Windows; or leave the AMI type out (CUSTOM), and call Start-EKSBootstrap.ps1 in the user data.',
      },
    ],
  },
  {
    id: 'PR-02',
    about: 'version of a group with an image of its own',
    kind: 'error',
    words: [['cannot specify a kubernetes version to use when specifying an image id']],
    printed: eks,
    causes: [
      {
        cause: verified(
          'The launch template names an image, and the image decides the version: the group must not name one.',
          ['github pulumi/pulumi-eks/issues/1283'],
        ),
        checks: [],
        remedy:
          'Leave version and release version out of the group, or the image out of the template.',
      },
    ],
  },
  {
    id: 'PR-03',
    about: 'machines told twice',
    kind: 'error',
    words: [['Cannot specify instance types in launch template and API']],
    printed: eks,
    causes: [
      {
        cause: verified('Both launch template and node group name the instance type.', [
          'github terraform-aws-modules/terraform-aws-eks/issues/1386',
        ]),
        checks: [],
        remedy: 'Name it in one of the two.',
      },
    ],
  },
  {
    id: 'PR-04',
    about: 'taint that Karpenter waits for',
    kind: 'error',
    words: [['missing required startup taint', 'karpenter.sh/unregistered']],
    printed: [{ by: 'Karpenter', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The node registered without the taint karpenter.sh/unregistered, which Karpenter from 1.0 on waits for: with amiFamily Custom the user data must set it.',
          [
            'github aws/karpenter-provider-aws/pull/6388',
            'github aws/karpenter-provider-aws/pull/7616',
            'github aws/karpenter-provider-aws/issues/6821',
          ],
        ),
        checks: [{ look: '-KubeletExtraArgs in the user data', shows: 'no such taint' }],
        remedy:
          'Add --register-with-taints=karpenter.sh/unregistered=true:NoExecute to -KubeletExtraArgs, or set amiFamily to that of Windows and leave the call of the start script to Karpenter.',
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
          ['github Azure/azure-cli/issues/24966'],
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
    id: 'PR-10',
    about: 'image newer than the host',
    kind: 'error',
    words: [['Windows version', '-based image is incompatible']],
    printed: [{ by: 'docker', in: 'pod events, docker pull, docker build' }],
    causes: [
      {
        cause: verified(
          'The image is of a newer Windows than the machine that pulls or builds it, and docker refuses such an image.',
          [
            'w-version-compatibility',
            'github MicrosoftDocs/azure-docs/issues/32552',
            'github Azure/AKS/issues/1100',
          ],
        ),
        checks: [
          {
            look: 'the two builds of the message',
            shows: 'that of the image above that of the host',
          },
        ],
        remedy:
          'For a node take a tag of its build, for the pause image too. Images for newer nodes are built on a machine of that build or a later one.',
      },
    ],
  },
  {
    id: 'PR-11',
    about: 'taint that GKE gives',
    kind: 'error',
    words: [['- key    = "node.kubernetes.io/os"']],
    printed: [{ by: 'Terraform', in: 'its plan of a google_container_node_pool' }],
    causes: [
      {
        cause: verified(
          'GKE puts the taint node.kubernetes.io/os=windows on pools of Windows itself; the definition names no such taint, so each plan takes it away and makes the pool anew.',
          ['github GoogleCloudPlatform/cloud-foundation-fabric/issues/374'],
        ),
        checks: [{ look: 'taint in node_config', shows: 'none' }],
        remedy:
          'Write the taint node.kubernetes.io/os=windows with effect NO_SCHEDULE there too, or ignore changes of node_config[0].taint.',
      },
    ],
  },
  {
    id: 'PR-12',
    about: 'Azure CNS does not answer',
    kind: 'error',
    words: [
      ['Failed to get IP address from CNS', ':10090/', 'connectex'],
      ['Failed to get IP address from CNS', ':10090/', 'connection refused'],
      ['Failed to get IP address from CNS', ':10090/', 'context deadline exceeded'],
    ],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: inferred(
          'azure-cns, which gives addresses at port 10090 of each node, does not run there yet, or restarts again and again.',
          ['github Azure/AKS/issues/4342', 'github Azure/AKS/issues/5145'],
        ),
        checks: [
          {
            command: 'kubectl get pods -n kube-system -o wide | azure-cns',
            shows: 'the one of this node not Running, or with restarts',
          },
          {
            command: 'kubectl logs -n kube-system AZURE-CNS-POD --previous',
            shows: 'why it ended',
          },
        ],
        remedy:
          'A pod of a node that just started comes up by itself. Else mend what the log names; “az aks update” without anything else lets AKS set the DaemonSet up anew.',
      },
    ],
  },
]
