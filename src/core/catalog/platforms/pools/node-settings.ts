import { inferred, verified } from '../../fact.ts'
import { eksRootDevice, linuxRootDevice } from './eks-disk.ts'
import type { PoolSetting } from './settings.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const aks = (id: string) => `aks-docs ${id}` as const
const option = (names: string, values: string) =>
  String.raw`(?:--|\b)(?:${names})["']?(?:\s*[:=]\s*|[ \t]+)["']?(${values})(?![\w-])`

/** From this Kubernetes on the Calico of AKS enforces policies on Windows nodes too. */
export const calicoSince = inferred(
  '1.20',
  ['github projectcalico/calico/issues/4289', 'github Azure/AKS/issues/2236'],
  { note: 'from threads: with 1.19 it is not there, with 1.20 it is tried' },
)

/** What a cluster must have that is made with a Windows pool. */
export const windowsAccount = inferred(
  'windowsProfile',
  [
    'aks-docs create-node-pools.md#L50',
    'github hashicorp/terraform-provider-azurerm/issues/3751',
    'github Azure/AKS/issues/2101',
  ],
  {
    note: 'for a pool that is added later AKS made one by itself in 2021, where the cluster has Azure CNI and scale sets',
  },
)

/** How managed groups of eksctl start. */
export const ownStart = verified('the script of the AMI', [
  'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go#L1495',
])

const nodeClasses =
  'github aws/karpenter-provider-aws/blob/1d927085dd81a9df9301e613f371dac5b4d16bfe/pkg/apis/v1/ec2nodeclass.go'

/** What Karpenter takes of an alias for Windows images. */
export const windowsAlias = verified({ version: 'latest' } as const, [nodeClasses])

/** Settings of the machines of a pool, their disks and their load balancer. */
export const nodeSettings: readonly PoolSetting[] = [
  {
    platform: 'aks',
    name: 'aks.loadBalancerSku',
    of: 'cluster',
    sign: option('load[-_]?balancer[-_]?sku', 'basic'),
    basis: 'refused',
    fact: verified('Standard', [aks('create-node-pools.md#L51')]),
    fault: 'the load balancer has the SKU Basic, with which a cluster cannot have a second pool',
    remediation: 'Make the cluster with the SKU Standard.',
  },
  {
    platform: 'aks',
    name: 'pool.headersOfCommand',
    of: 'pool',
    sign: String.raw`\b(aksCustomHeaders)["']?\s*:`,
    basis: 'refused',
    fact: inferred(
      'a parameter of the command line',
      ['github Azure/AKS/issues/3249', 'github hashicorp/terraform-provider-azurerm/issues/15137'],
      {
        note: 'from threads; in one the deployment fails on it',
      },
    ),
    fault: 'a template has no such property; it is a parameter of az aks alone',
    remediation:
      'Leave it out: from Kubernetes 1.23 on AKS takes containerd for Windows pools by itself.',
  },
  {
    platform: 'aks',
    name: 'pool.singleMachines',
    of: 'pool',
    sign: option('vm-set-type|type', 'VirtualMachines'),
    basis: 'unsupported',
    fact: verified('no Windows pools', [aks('virtual-machines-node-pools.md#L69')]),
    fault: 'pools of single virtual machines are for Linux alone',
    remediation: 'Take VirtualMachineScaleSets.',
  },
  {
    platform: 'aks',
    name: 'pool.gateway',
    of: 'pool',
    sign: `${option('mode', 'Gateway')}|(--gateway-prefix-size)\\b`,
    basis: 'unsupported',
    fact: verified('no Windows pools', [aks('configure-static-egress-gateway.md#L24')]),
    fault: 'a gateway pool of the static egress gateway cannot be one of Windows',
    remediation: 'Make the gateway pool with Linux.',
  },
  {
    platform: 'aks',
    name: 'pool.initTaints',
    of: 'pool',
    sign: String.raw`(--node-init-taints)\b`,
    basis: 'unsupported',
    fact: verified('not for Windows pools', [aks('use-node-taints.md#L89')]),
    fault: 'az gives no initialization taints to Windows pools',
    remediation: 'Take --node-taints.',
  },
  {
    platform: 'aks',
    name: 'pool.amdGraphics',
    of: 'pool',
    sign: option('node-vm-size|vm_?size|-s', String.raw`Standard_NV\d{1,2}(?:as_v4|ads_V710_v5)`),
    basis: 'unsupported',
    fact: verified('no NVv4', [aks('use-windows-gpu.md#L22'), aks('use-amd-gpus.md#L24')]),
    fault: 'AKS has no Windows pools with graphics processors of AMD',
    remediation: 'Take a size with one of NVIDIA, such as Standard_NC4as_T4_v3.',
  },
  {
    platform: 'aks',
    name: 'pool.linuxSku',
    of: 'pool',
    sign: option(
      'os[-_]?sku',
      'Ubuntu(?:2[0-9]04)?|AzureLinux(?:3|OSGuard)?|AzureContainerLinux|CBLMariner|Mariner|Flatcar',
    ),
    basis: 'refused',
    fact: verified('a SKU of Windows', [
      'github hashicorp/terraform-provider-azurerm/issues/13306',
      'github hashicorp/terraform-provider-azurerm/pull/13321',
    ]),
    fault: 'this SKU is for Linux, but the pool is for Windows',
    remediation: 'Write Windows2022.',
  },
  {
    platform: 'eks',
    name: 'eks.firstGroup',
    of: 'pool',
    sign: acrossLines`
      \beksctl\s+create\s+cluster\b[^\n]{0,600}?(?:[\\${'`'}^]\s*\n[^\n]{0,300}?){0,20}?
      \s--node-ami-family[ =]["']?(WindowsServer\w+)
    `,
    basis: 'unsupported',
    fact: verified('a Linux node or Fargate for CoreDNS', ['eks-windows']),
    fault: 'the first group of the cluster has Windows, and CoreDNS needs a Linux node or Fargate',
    remediation: 'Make the cluster with a Linux group, then add the Windows group.',
  },
  {
    platform: 'eks',
    name: 'pool.rootDevice',
    of: 'pool',
    sign: option('device[-_]?name|volumeName', linuxRootDevice.value),
    basis: 'fails',
    fact: eksRootDevice,
    fault: `Windows starts from the disk ${eksRootDevice.value}; under this name its machines get a second disk, and C: stays as large as the image`,
    remediation: `Write ${eksRootDevice.value}.`,
  },
  {
    platform: 'eks',
    name: 'pool.rootVolume',
    of: 'pool',
    sign: String.raw`^(?![^]{0,4000}\broot_block_device_name\b)[^]{0,4000}?\b(root_volume_size)["']?\s*=`,
    basis: 'fails',
    fact: inferred(
      eksRootDevice.value,
      ['github terraform-aws-modules/terraform-aws-eks/issues/1195'],
      {
        note: 'of the module before version 18; groups with a launch configuration may have it right',
      },
    ),
    fault:
      'the module makes that disk under the device name of Linux, so that Windows machines get a second disk and C: stays as large as the image',
    remediation: `Add root_block_device_name = "${eksRootDevice.value}", or use version 18 or later.`,
  },
]
