import { karpenter } from '../catalog/platforms/karpenter.ts'
import { eksctlMetadata } from '../catalog/platforms/pools/eksctl-file.ts'
import type { PoolLimit } from './pool-limit.ts'

/** What the files of eksctl and the pools of Karpenter have to name. */
export const namedByPools: readonly PoolLimit[] = [
  {
    platform: 'eks',
    name: 'eks.metadataLeftOut',
    isRefused: () => true,
    basis: 'unsupported',
    fact: eksctlMetadata,
    message: (raw) =>
      `metadata of the ClusterConfig has no ${raw}: eksctl refuses the file, and beside a file it takes none from the command line.`,
    remediation:
      'Write it below metadata, unless a script puts it in before eksctl reads the file.',
  },
  {
    platform: 'eks',
    name: 'karpenter.classGroup',
    isRefused: () => true,
    isOfWindows: true,
    basis: 'refused',
    fact: karpenter.classGroup,
    message: (raw) =>
      `group of nodeClassRef is ${raw}: a group has no version, and the API server refuses the pool.`,
    remediation: `Write group: ${karpenter.classGroup.value}.`,
  },
]
