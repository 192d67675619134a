import { versionSkew } from '../../catalog/kubernetes/shared.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { Scenario } from '../../model/scenario.ts'
import { isBefore } from '../../values/version.ts'
import { isNewNode } from './host-step.ts'
import { refusedFlags, refusedGates, removedApis } from './removed.ts'
import { reason, type Reason } from './step.ts'

const { newer, older, olderBefore, serverStep, serverFirst, drainFirst, orderUp } = versionSkew

/** Why the API server goes to its next minor, and what it no longer serves there. */
export const serverReasons = (before: Scenario, after: Scenario): readonly Reason[] => [
  reason(
    'The API server goes up one minor at a time, and before the nodes: a kubelet must not be newer.',
    serverStep,
    serverFirst,
    newer,
  ),
  ...removedApis(before.controlPlaneVersion, after.controlPlaneVersion),
]

/** Why and how the kubelet and kube-proxy change their version. */
export function versionReasons(before: Scenario, after: Scenario): readonly Reason[] {
  const install = `Install the kubelet and kube-proxy ${after.kubernetesRelease}.`
  if (before.kubernetesVersion === after.kubernetesVersion) {
    return [reason(isManaged(after) ? 'Take a node image with this release.' : install, newer)]
  }
  return [
    howTo(before, after, install),
    skewOf(after),
    ...refusedFlags(before, after),
    ...refusedGates(before, after),
  ]
}

function howTo(before: Scenario, after: Scenario, install: string): Reason {
  if (isNewNode(before, after)) {
    return reason(`The new node gets the kubelet and kube-proxy ${after.kubernetesRelease}.`)
  }
  if (isDown(before, after)) {
    return reason(
      `The order of upgrades is written for the way up alone: drain the node, remove it from the cluster and join it anew. ${install}`,
      orderUp,
    )
  }
  return isManaged(after)
    ? reason('Let the platform upgrade the pool, or make a new pool and drain the old.', drainFirst)
    : reason(
        `Drain the node first: a kubelet is not taken to another minor under running pods. ${install}`,
        drainFirst,
      )
}

export const isDown = (before: Scenario, after: Scenario) =>
  isBefore(after.kubernetesVersion, before.kubernetesVersion)

function skewOf({ kubernetesVersion, controlPlaneVersion }: Scenario): Reason {
  const allowed = isBefore(kubernetesVersion, olderBefore.value.minor)
    ? { fact: olderBefore, minors: olderBefore.value.older }
    : { fact: older, minors: older.value }
  return reason(
    `The control plane is at ${controlPlaneVersion}. A kubelet of ${kubernetesVersion} must not be newer than it, and may be up to ${allowed.minors} minors older.`,
    newer,
    allowed.fact,
  )
}
