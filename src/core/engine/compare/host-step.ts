import { catalog } from '../../catalog/catalog.ts'
import { imageRules } from '../../catalog/windows/image-match.ts'
import { decisions } from '../../model/decisions.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import { isWithin } from '../../values/version.ts'
import { reason, type Reason } from './step.ts'

/** What a node has from the day on which it joined. */
const kept: readonly DecisionId[] = [
  'nodeName',
  'platform',
  'joinMethod',
  'nodeIP',
  'managementSubnet',
  'networkAdapter',
  'podCIDR',
]

/** Whether the node of the second is another than that of the first, and not the same one updated. */
export const isNewNode = (before: Scenario, after: Scenario) =>
  before.windowsRelease !== after.windowsRelease ||
  (after.windowsRevision !== 0 && after.windowsRevision < before.windowsRevision) ||
  kept.some((id) => before[id] !== after[id])

export function hostTitle(before: Scenario, after: Scenario): string {
  if (before.windowsRelease !== after.windowsRelease) {
    const { name } = catalog.windows[after.windowsRelease]
    return isManaged(after)
      ? `Replace the pool by one with ${name}`
      : `Replace the node by a new one with ${name}`
  }
  return isNewNode(before, after) ? 'Make the node anew' : 'Update Windows on the node'
}

/** How the host is changed. */
export function hostReasons(before: Scenario, after: Scenario): readonly Reason[] {
  const { pool } = catalog.platforms[after.platform]
  if (isManaged(after)) {
    return [
      reason('Make the new pool, drain the nodes of the old one and delete it.', pool?.windows),
      ...hostSupport(before, after),
    ]
  }
  if (before.windowsRelease !== after.windowsRelease) {
    return [
      reason(
        'Another release of Windows is another node: drain the old one and remove it, make a new machine and join it.',
      ),
      ...joinReason(before, after),
      ...hostSupport(before, after),
    ]
  }
  return isNewNode(before, after)
    ? [
        reason(
          'Its name, place and addresses are those that it joined with: drain the node, remove it from the cluster and join it again.',
        ),
        ...joinReason(before, after),
      ]
    : [reason('Drain the node, install the updates, restart it and let pods come back.')]
}

function joinReason(before: Scenario, after: Scenario): readonly Reason[] {
  if (before.joinMethod === after.joinMethod) return []
  const ways = decisions.joinMethod.choices()
  const name = ways.find(({ value }) => value === after.joinMethod)?.name ?? after.joinMethod
  return [reason(`It joins another way now: ${name}.`)]
}

function hostSupport(before: Scenario, after: Scenario): readonly Reason[] {
  if (before.windowsRelease === after.windowsRelease) return []
  const { hosts } = catalog.kubernetes[after.kubernetesVersion]
  const { name } = catalog.windows[after.windowsRelease]
  const offered = isManaged(after)
    ? catalog.platforms[after.platform].pool?.releases[after.windowsRelease]
    : undefined
  const says = hosts.value.includes(after.windowsRelease) ? 'lists' : 'does not list'
  const image =
    before.image === after.image || after.isolation !== 'process'
      ? []
      : [
          reason(
            `With process isolation an image must fit the build of its host, so the workload takes ${after.image}.`,
            imageRules.sameBuild,
            imageRules.relaxedAbove,
          ),
        ]
  return [
    offered && isWithin(after.kubernetesVersion, offered.kubernetes.value)
      ? reason(
          `${catalog.platforms[after.platform].name} has it for pools of Kubernetes ${after.kubernetesVersion}.`,
          offered.kubernetes,
        )
      : reason(`Kubernetes ${after.kubernetesVersion} ${says} ${name} for nodes.`, hosts),
    ...image,
  ]
}
