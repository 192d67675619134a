import { catalog } from '../../catalog/catalog.ts'
import { imageRules } from '../../catalog/windows/image-match.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import type { Aspect } from './aspects.ts'
import { networkReasons, networkTitle } from './network-step.ts'
import { runtimeReasons, runtimeTitle } from './runtime-step.ts'
import { reason, type Reason } from './step.ts'

/** How one aspect is changed between two points of the way. */
interface AspectStep {
  title(before: Scenario, after: Scenario): string
  reasons(before: Scenario, after: Scenario): readonly Reason[]
}

export const aspectSteps: Readonly<Record<Aspect, AspectStep>> = {
  host: { title: hostTitle, reasons: hostReasons },
  runtime: { title: runtimeTitle, reasons: runtimeReasons },
  network: { title: networkTitle, reasons: networkReasons },
}

/** What a running node takes without leaving the cluster. */
const updates: readonly DecisionId[] = ['windowsRevision', 'installedKBs']

const kept: readonly DecisionId[] = [
  'nodeName',
  'platform',
  'joinMethod',
  'nodeIP',
  'managementSubnet',
  'networkAdapter',
  'podCIDR',
]

const isUpdate = (before: Scenario, after: Scenario) =>
  kept.every((id) => before[id] === after[id]) &&
  updates.some((id) => before[id] !== after[id]) &&
  after.windowsRevision >= before.windowsRevision

function hostTitle(before: Scenario, after: Scenario): string {
  if (before.windowsRelease !== after.windowsRelease) {
    const { name } = catalog.windows[after.windowsRelease]
    return isManaged(after)
      ? `Replace the pool by one with ${name}`
      : `Replace the node by a new one with ${name}`
  }
  return isUpdate(before, after) ? 'Change the updates of Windows' : 'Make the node anew'
}

function hostReasons(before: Scenario, after: Scenario): readonly Reason[] {
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
      ...hostSupport(before, after),
    ]
  }
  return isUpdate(before, after)
    ? [reason('Drain the node, install the updates, restart it and let pods come back.')]
    : [
        reason(
          'Its name, place and addresses are those that it joined with: drain the node, remove it from the cluster and join it again.',
        ),
      ]
}

function hostSupport(before: Scenario, after: Scenario): readonly Reason[] {
  if (before.windowsRelease === after.windowsRelease) return []
  const { hosts } = catalog.kubernetes[after.kubernetesVersion]
  const { name } = catalog.windows[after.windowsRelease]
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
    reason(`Kubernetes ${after.kubernetesVersion} ${says} ${name} for nodes.`, hosts),
    ...image,
  ]
}
