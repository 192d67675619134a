import { isolation as mechanisms } from '../catalog/isolation.ts'
import { lineOf } from '../catalog/runtimes/index.ts'
import { isBefore, isVersion } from '../catalog/version.ts'
import { runtimeVersion as resolved } from '../model/resolve/runtime-version.ts'
import { defineRule } from '../model/rule.ts'

export const hypervContainerdFloor = defineRule({
  id: 'hyperv-containerd-floor',
  basis: 'fails',
  summary: 'Hyper-V isolation needs a containerd that has a handler for it',
  remediation: 'Take a containerd release with the Hyper-V handler.',
  decisions: ['kubernetesVersion', 'containerRuntime', 'runtimeVersion', 'isolation'],

  check({ kubernetesVersion, containerRuntime, runtimeVersion, isolation }, { catalog }) {
    const { runtime, floor, handler } = mechanisms.hyperv.runtimeClass
    if (isolation !== 'hyperv' || containerRuntime !== runtime) return undefined
    if (!isVersion(runtimeVersion) || !isBefore(runtimeVersion, floor.value)) return undefined
    const usual = resolved({ kubernetesVersion, containerRuntime, isolation }, catalog)
    const line = lineOf(catalog.runtimes.containerd, floor.value)
    return {
      message: `containerd ${runtimeVersion} has no ${handler}; Hyper-V isolation needs ${floor.value} or later.`,
      facts: [floor],
      decisions: ['containerRuntime', 'runtimeVersion', 'isolation'],
      suggestion: {
        runtimeVersion: isBefore(usual, floor.value) ? (line?.last.value ?? usual) : usual,
      },
    }
  },
})
