import { verified } from '../fact.ts'

const families =
  'github aws/karpenter-provider-aws/blob/7f2a6b6266108623d6c02390ed554e6d7c21f627/pkg/providers/amifamily/resolver.go'

/** What Karpenter asks of Windows nodes on EKS. */
export const karpenter = {
  /** It waits for this taint on each node since 1.0; user data of an image of one's own must set it. */
  taint: verified(
    { key: 'karpenter.sh/unregistered', text: 'karpenter.sh/unregistered=true:NoExecute' } as const,
    ['github aws/karpenter-provider-aws/pull/6388', 'github aws/karpenter-provider-aws/pull/7616'],
  ),
  /** Families of images, in lower case; an alias begins with one of them. Of one's own Karpenter takes Linux. */
  families: verified(
    {
      windows: ['windows2019', 'windows2022', 'windows2025'],
      linux: ['al2', 'al2023', 'bottlerocket', 'ubuntu', 'custom'],
    } as const,
    [families, 'github aws/karpenter-provider-aws/pull/3698'],
  ),
  /** A pool names the group of its class without a version; its definition refuses a slash there. */
  classGroup: verified('karpenter.k8s.aws', [
    'github aws/karpenter-provider-aws/blob/1d927085dd81a9df9301e613f371dac5b4d16bfe/pkg/apis/crds/karpenter.sh_nodepools.yaml#L253',
  ]),
  /** A pool that asks for the other system finds no machine among those of its class; a family of one's own is for Linux. */
  system: verified('kubernetes.io/os', [
    'github aws/karpenter-provider-aws/pull/3698',
    'github aws/karpenter-provider-aws/blob/027ed2416c5de40f9b0a94370dfb050625d415dc/pkg/providers/instancetype/types.go',
  ]),
} as const
