import { catalog } from '../../catalog/catalog.ts'
import { kubeletCri } from '../../catalog/kubernetes/shared.ts'
import { compareVersions, isBefore, isVersion } from '../../values/version.ts'
import { runtimeVersion as resolved } from '../../model/resolve/runtime-version.ts'
import { defineRule } from '../../model/rule.ts'

export const runtimeFloor = defineRule({
  id: 'runtime-floor',
  basis: 'unsupported',
  matrix: true,
  summary: 'The runtime is at least as new as this Kubernetes minor asks for',
  remediation: 'Take a newer release of the runtime.',
  decisions: ['kubernetesVersion', 'containerRuntime', 'runtimeVersion'],

  check({ kubernetesVersion, containerRuntime, runtimeVersion }) {
    const floor = catalog.kubernetes[kubernetesVersion].runtimes[containerRuntime]?.floor
    if (!floor?.value || !isVersion(runtimeVersion)) return undefined
    if (!isBefore(runtimeVersion, floor.value)) return undefined
    const { name } = catalog.runtimes[containerRuntime]
    const needsV1 =
      containerRuntime === 'containerd' &&
      compareVersions(kubernetesVersion, kubeletCri.v1alpha2.value.through) > 0
    const why = needsV1 ? ', the first with CRI v1, which alone this kubelet speaks' : ''
    return {
      message: `Kubernetes ${kubernetesVersion} needs ${name} ${floor.value} or later${why}; ${runtimeVersion} is older.`,
      facts: needsV1 ? [floor, kubeletCri.v1alpha2] : [floor],
      ...(needsV1 ? { basis: 'refused' } : {}),
      suggestion: {
        runtimeVersion: resolved({ kubernetesVersion, containerRuntime, isolation: 'process' }),
      },
    }
  },
})
