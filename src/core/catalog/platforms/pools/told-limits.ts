import { inferred, verified } from '../../fact.ts'
import { eksPool } from './eks.ts'

/** What people tell of a cluster in words, and its platform does not have. */
export const toldLimits = [
  {
    platform: 'aks',
    name: 'aks.withoutLinux',
    basis: 'refused',
    fact: verified('a Linux pool first', ['aks-docs create-node-pools.md#L49']),
    fault: 'AKS makes a cluster with a Linux pool, and adds Windows pools to it',
    remediation: 'Make the cluster with a Linux pool for its own pods, then add the Windows pool.',
  },
  {
    platform: 'eks',
    name: 'eks.withoutLinux',
    basis: 'unsupported',
    fact: verified('a Linux node or Fargate for CoreDNS', ['eks-windows']),
    fault:
      'a cluster with Windows nodes needs a Linux node or Fargate pods, for CoreDNS runs on Linux alone',
    remediation: 'Add a Linux node group; two nodes are advised.',
  },
  {
    platform: 'gke',
    name: 'gke.withoutLinux',
    basis: 'unsupported',
    fact: verified('a Linux pool first', ['gke-terraform']),
    fault: 'a cluster with Windows pools needs a Linux pool, which is made first',
    remediation: 'Add a Linux pool.',
  },
  {
    platform: 'aks',
    name: 'aks.ownMachine',
    basis: 'unsupported',
    fact: inferred('nodes that AKS makes', ['aks-docs create-node-pools.md#L49'], {
      note: 'no page of AKS that was read joins a machine of one’s own',
    }),
    fault:
      'AKS makes its nodes itself; its documentation has no way in which a machine of one’s own joins',
    remediation: 'Add a Windows pool: az aks nodepool add.',
  },
  {
    platform: 'eks',
    name: 'eks.ownMachine',
    basis: 'unsupported',
    fact: inferred('an AMI for EKS, and its start script', ['eks-ami'], {
      note: 'the guide has no other way',
    }),
    fault:
      'nodes join EKS by the start script of the optimized AMIs; nothing is documented for a plain Windows with kubeadm',
    remediation:
      'Take an optimized Windows AMI of EKS, or one that is built from it, and let Start-EKSBootstrap.ps1 join it.',
  },
  {
    platform: 'eks',
    name: 'eks.windowsIpamTold',
    basis: 'fails',
    fact: eksPool.windowsIpam,
    fault:
      'the ConfigMap amazon-vpc-cni in kube-system needs enable-windows-ipam: "true"; without it pods on Windows nodes get no address',
    remediation: 'Set it, and create the pods again.',
  },
] as const
