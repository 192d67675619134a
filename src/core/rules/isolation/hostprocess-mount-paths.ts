import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isBefore, isVersion } from '../../values/version.ts'
import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'

export const hostprocessMountPaths = defineRule({
  id: 'hostprocess-mount-paths',
  basis: 'advice',
  summary: 'Where a HostProcess container finds its volumes depends on containerd',
  remediation: 'Read the volumes below the variable, or take a newer containerd.',
  decisions: ['kubernetesVersion', 'isolation', 'containerRuntime', 'runtimeVersion', 'volumes'],

  check({ kubernetesVersion, isolation, containerRuntime, runtimeVersion, volumes }) {
    if (isolation !== 'hostprocess' || volumes.length === 0) return undefined
    if (isBefore(kubernetesVersion, mechanisms.hostprocess.from.value)) return undefined
    const { mountedAtSandbox } = volumeFacts
    const { containerdBefore } = mountedAtSandbox.value
    if (containerRuntime !== 'containerd' || !isVersion(runtimeVersion)) return undefined
    if (!isBefore(runtimeVersion, containerdBefore)) return undefined
    return {
      message: `containerd ${runtimeVersion} mounts volumes below $CONTAINER_SANDBOX_MOUNT_POINT; from ${containerdBefore} on they are at their mount path.`,
      facts: [mountedAtSandbox],
      decisions: ['runtimeVersion', 'volumes'],
    }
  },
})
