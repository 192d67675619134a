import { nodePaths } from '../../artifacts/node/node-paths.ts'
import { catalog } from '../../catalog/catalog.ts'
import { dockershimRemoved } from '../../catalog/kubernetes/shared.ts'
import { hasRuntimeClass, runtimeClassHandler } from '../../derived/runtime-class.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { Scenario } from '../../model/scenario.ts'
import { isBefore } from '../../values/version.ts'
import { droppedFlags } from './removed.ts'
import { reason, type Reason } from './step.ts'

const isOther = (before: Scenario, after: Scenario) =>
  before.containerRuntime !== after.containerRuntime

export function runtimeTitle(before: Scenario, after: Scenario): string {
  const [old, next] = [nameOf(before), nameOf(after)]
  if (isOther(before, after)) return `Replace ${old} by ${next} ${after.runtimeVersion}`
  if (before.runtimeVersion === after.runtimeVersion) {
    return `Change the workload to ${catalog.isolation[after.isolation].name}`
  }
  if (isManaged(after)) return `Take a node image with ${next} ${after.runtimeVersion}`
  return isBefore(after.runtimeVersion, before.runtimeVersion)
    ? `Take ${next} back to ${after.runtimeVersion}`
    : `Update ${next} to ${after.runtimeVersion}`
}

const nameOf = ({ containerRuntime }: Scenario) => catalog.runtimes[containerRuntime].name

/** How the runtime is changed, and why at this version. */
export const runtimeReasons = (before: Scenario, after: Scenario): readonly Reason[] => [
  ...(isOther(before, after) ? otherRuntime(before, after) : sameRuntime(before, after)),
  ...isolationReason(before, after),
]

function otherRuntime(before: Scenario, after: Scenario): readonly Reason[] {
  const { criSocket } = catalog.runtimes[after.containerRuntime]
  const support = catalog.kubernetes[after.kubernetesVersion].runtimes[after.containerRuntime]
  const state = support?.state.value
  return [
    reason(
      `Drain the node, stop the kubelet, remove ${nameOf(before)}, install ${nameOf(after)} and start the kubelet with ${after.containerRuntime === 'docker' ? 'its dockershim' : `the pipe ${criSocket.value}`}.`,
      criSocket,
    ),
    ...(before.containerRuntime === 'docker' ? [dockershim(after)] : []),
    ...(state === undefined || state === 'third-party' || state === 'removed'
      ? []
      : [
          reason(
            `On Windows, Kubernetes ${after.kubernetesVersion} has ${nameOf(after)} as ${state}.`,
            support?.state,
          ),
        ]),
    ...movedFiles(before, after),
    ...(before.kubernetesVersion === after.kubernetesVersion ? droppedFlags(before, after) : []),
    ...handlerReason(before, after),
  ]
}

const firstWithoutDockershim = Object.values(catalog.kubernetes).find(
  ({ runtimes }) => runtimes.docker.state.value === 'removed',
)

const dockershim = ({ kubernetesVersion }: Scenario): Reason =>
  reason(
    firstWithoutDockershim && isBefore(kubernetesVersion, firstWithoutDockershim.id)
      ? `From ${firstWithoutDockershim.id} on the kubelet has no dockershim, through which it uses Docker, so this comes before.`
      : 'The kubelet of this version has no dockershim, through which it would use Docker.',
    dockershimRemoved.state,
  )

function movedFiles(before: Scenario, after: Scenario): readonly Reason[] {
  const [old, next] = [nodePaths(before), nodePaths(after)]
  const { directories } = catalog.cni[after.cni].file
  const kind = after.containerRuntime === 'containerd' ? 'containerd' : 'docker'
  if (old.cniBin === next.cniBin && old.cniConf === next.cniConf) return []
  return [
    reason(
      `The CNI plugins lie in ${next.cniBin} from now on, their file in ${next.cniConf}; before it was ${old.cniBin} and ${old.cniConf}.`,
      directories[kind],
    ),
  ]
}

function handlerReason(before: Scenario, after: Scenario): readonly Reason[] {
  if (!hasRuntimeClass(before) || !hasRuntimeClass(after)) return []
  const [old, next] = [runtimeClassHandler(before), runtimeClassHandler(after)]
  if (old === next) return []
  return [
    reason(
      `The RuntimeClass names the handler ${next} instead of ${old}.`,
      catalog.isolation.process.supported,
    ),
  ]
}

function sameRuntime(before: Scenario, after: Scenario): readonly Reason[] {
  if (before.runtimeVersion === after.runtimeVersion) return []
  if (isManaged(after)) {
    const { pool } = catalog.platforms[after.platform]
    return [reason('The image of the pool brings the runtime; nobody installs it.', pool?.windows)]
  }
  const support = catalog.kubernetes[after.kubernetesVersion].runtimes[after.containerRuntime]
  return [
    reason(
      `Drain the node, install ${nameOf(after)} ${after.runtimeVersion} and start it again. The kubelet is at ${after.kubernetesVersion} then.`,
      support?.floor,
      support?.recommended,
    ),
  ]
}

const isolationReason = (before: Scenario, after: Scenario): readonly Reason[] =>
  before.isolation === after.isolation
    ? []
    : [reason(`Pods are made anew for ${catalog.isolation[after.isolation].name}.`)]
