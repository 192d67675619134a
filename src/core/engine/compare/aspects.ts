import { decisionIds, decisionOf } from '../../model/decisions.ts'
import type { DecisionId } from '../../model/scenario.ts'

/** What of a node changes in one go, besides its Kubernetes version. */
export const aspects = ['host', 'runtime', 'network'] as const
export type Aspect = (typeof aspects)[number]

export const nodeVersion: readonly DecisionId[] = ['kubernetesVersion', 'kubernetesRelease']

const ofTopic = (topic: string) => decisionIds.filter((id) => decisionOf(id).topic === topic)

/** Images follow the release of the host. */
const images: readonly DecisionId[] = ['image', 'imageRelease']

/** Every decision that an aspect may take along. */
export const membersOf: Readonly<Record<Aspect, readonly DecisionId[]>> = {
  host: [
    ...ofTopic('host'),
    'platform',
    'joinMethod',
    'nodeIP',
    'managementSubnet',
    'networkAdapter',
    'podCIDR',
    ...images,
  ],
  runtime: ofTopic('runtime'),
  network: ofTopic('network'),
}

/** The decisions of an aspect among those that differ. */
export function decisionsOf(
  aspect: Aspect,
  differing: readonly DecisionId[],
): readonly DecisionId[] {
  const isNewRelease = differing.includes('windowsRelease')
  return differing.filter(
    (id) => membersOf[aspect].includes(id) && (isNewRelease || !images.includes(id)),
  )
}
