import { karpenter } from '../catalog/platforms/karpenter.ts'
import { eksPool } from '../catalog/platforms/pools/eks.ts'
import { is, type PoolLimit } from './pool-limit.ts'

export const eksLimits: readonly PoolLimit[] = [
  {
    platform: 'eks',
    name: 'eks.accessEntryType',
    // Other types are for people and for other kinds of nodes.
    isRefused: is(eksPool.accessEntry.value.other.toLowerCase()),
    basis: 'fails',
    fact: eksPool.accessEntry,
    message: (raw) =>
      `The access entry for the role of Windows nodes has the type ${raw}; it has to be ${eksPool.accessEntry.value.windows}.`,
    remediation: `Write ${eksPool.accessEntry.value.windows}.`,
  },
  {
    platform: 'eks',
    name: 'pool.kubeletExtraConfig',
    isRefused: () => true,
    basis: 'refused',
    fact: eksPool.kubeletExtraConfig,
    message: (raw) => `The Windows group has ${raw}, which eksctl refuses for Windows.`,
    remediation: 'Leave it out; labels, taints and preBootstrapCommands are taken.',
  },
  {
    platform: 'eks',
    name: 'pool.extraArgs',
    isRefused: () => true,
    basis: 'fails',
    fact: eksPool.extraArgs,
    message: (raw) => `${raw} is a flag of the start script for Linux: the node does not join.`,
    remediation: `Write ${eksPool.extraArgs.value} and the flags of the kubelet in quotes.`,
  },
  {
    platform: 'eks',
    name: 'pool.linuxStart',
    isRefused: () => true,
    basis: 'fails',
    fact: eksPool.startCalled,
    message: (raw) => `The Windows group is started with ${raw}, which Windows does not have.`,
    remediation: `Call ${eksPool.startCalled.value} in PowerShell instead.`,
  },
  {
    platform: 'eks',
    name: 'pool.amiWithoutFamily',
    isRefused: () => true,
    basis: 'refused',
    fact: eksPool.ownImage,
    message: (raw) =>
      `The group takes ${raw} and names no ${eksPool.ownImage.value}: eksctl refuses that, and its old releases give the machine the start script of Linux, so that it does not join.`,
    remediation: `Add the ${eksPool.ownImage.value} of Windows that the AMI is built from, as WindowsServer2022CoreContainer.`,
  },
  {
    platform: 'eks',
    name: 'pool.moduleSystemLeftOut',
    isRefused: () => true,
    basis: 'fails',
    fact: eksPool.moduleSystem,
    message: (raw) =>
      `The group takes the Windows image ${raw}, and nothing tells the module so: it gives the machine user data of Linux, which start no kubelet there.`,
    remediation: `Add ${eksPool.moduleSystem.value.setting} = "WINDOWS_CORE_2022_x86_64" (or the type of the image) to the group; before version 21 of the module ${eksPool.moduleSystem.value.before21}.`,
  },
  {
    platform: 'eks',
    name: 'pool.amiInManaged',
    isRefused: () => true,
    basis: 'refused',
    fact: eksPool.ownManaged,
    message: (raw) =>
      `The managed group for Windows takes ${raw}; eksctl takes an AMI of your own in a managed group for Linux alone.`,
    remediation: 'Move the group to nodeGroups, or leave ami out.',
  },
  {
    platform: 'eks',
    name: 'karpenter.taintLeftOut',
    isRefused: () => true,
    isOfWindows: true,
    basis: 'fails',
    fact: karpenter.taint,
    message: (raw) =>
      `The user data call ${raw} without --register-with-taints=${karpenter.taint.value.text}: of an image of one’s own Karpenter waits for that taint, and ends the machine after some minutes.`,
    remediation: `Add --register-with-taints=${karpenter.taint.value.text} to ${eksPool.extraArgs.value}.`,
  },
  {
    platform: 'eks',
    name: 'eks.templateImage',
    isRefused: () => true,
    isOfWindows: true,
    basis: 'refused',
    fact: eksPool.oneImage,
    message: (raw) =>
      `The launch template names the image ${raw}, and its node group an AMI type of Windows: EKS takes no type other than ${eksPool.oneImage.value} beside an image.`,
    remediation:
      'Leave the image out of the template; or leave the AMI type out, and call the start script in the user data.',
  },
  {
    platform: 'eks',
    name: 'pool.maxPodsDropped',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksPool.maxPodsDropped,
    message: (raw) =>
      `The managed group for Windows has maxPodsPerNode: ${raw}, which eksctl leaves out there without a word.`,
    remediation:
      'Move the group to nodeGroups, or give it a launch template that calls the start script with --max-pods.',
  },
  {
    platform: 'eks',
    name: 'eks.windowsOnFargate',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksPool.fargate,
    message: () => 'Windows pods are to run on Fargate, which has no Windows containers.',
    remediation: 'Run them on a Windows node group.',
  },
  {
    platform: 'eks',
    name: 'eks.autoMode',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksPool.autoMode,
    message: () => 'The cluster makes its nodes by EKS Auto Mode, which has none with Windows.',
    remediation: 'Add a Windows node group of your own; Auto Mode keeps the Linux nodes.',
  },
  {
    platform: 'eks',
    name: 'eks.networkPolicy',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksPool.networkPolicy,
    message: () =>
      'Network policies are to hold for Windows pods; the VPC CNI enforces them on Linux nodes alone.',
    remediation: 'Take Calico for the policies of Windows nodes.',
  },
  {
    platform: 'eks',
    name: 'eks.linuxStorage',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksPool.linuxStorage,
    message: (raw) => `Windows pods are to use ${raw}, whose driver has no Windows.`,
    remediation: 'Take EBS with NTFS, or FSx for Windows File Server by SMB.',
  },
  {
    platform: 'eks',
    name: 'eks.podIdentity',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksPool.podIdentity,
    message: () =>
      'Windows pods are to use EKS Pod Identity, which is not for pods on Windows nodes.',
    remediation: 'Take IAM roles for service accounts for them.',
  },
  {
    platform: 'eks',
    name: 'eks.podGroups',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksPool.podGroups,
    message: () =>
      'Windows pods are to have security groups of their own; on Windows nodes all have those of the node.',
    remediation: 'Set the rules on the security groups of the Windows nodes.',
  },
  {
    platform: 'eks',
    name: 'eks.ipFamily',
    isRefused: is('ipv6'),
    basis: 'unsupported',
    fact: eksPool.ipFamily,
    message: (raw) => `The cluster has the family ${raw}; Windows nodes are for IPv4 alone.`,
    remediation: 'Make the cluster with IPv4.',
  },
  {
    platform: 'eks',
    name: 'pool.machineType',
    isRefused: (text) => /^[a-z]+\d+g[a-z]*\./.test(text),
    basis: 'unsupported',
    fact: eksPool.machines,
    message: (raw) => `${raw} has an Arm processor; the Windows AMIs are for x86_64.`,
    remediation: 'Take an instance type with an x86_64 processor.',
  },
  {
    platform: 'eks',
    name: 'pool.architecture',
    isRefused: is('arm64'),
    basis: 'unsupported',
    fact: eksPool.machines,
    message: (raw) => `The pool is for ${raw}; the Windows AMIs are for x86_64.`,
    remediation: 'Write amd64.',
  },
]
