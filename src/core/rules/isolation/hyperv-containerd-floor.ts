import { catalog } from '../../catalog/catalog.ts'
import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { lineOf } from '../../catalog/runtimes/index.ts'
import { isBefore, isVersion } from '../../values/version.ts'
import { runtimeVersion as resolved } from '../../model/resolve/runtime-version.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervContainerdFloor = defineRule({
  id: 'hyperv-containerd-floor',
  basis: 'fails',
  summary: 'Hyper-V isolation asks for a containerd that brings a handler for it',
  remediation: 'Take a containerd release with the Hyper-V handler.',
  decisions: ['kubernetesVersion', 'containerRuntime', 'runtimeVersion', 'isolation'],

  check({ kubernetesVersion, containerRuntime, runtimeVersion, isolation }) {
    const { runtime, floor, needsFloor, handler } = mechanisms.hyperv.runtimeClass
    if (isolation !== 'hyperv' || containerRuntime !== runtime) return undefined
    if (!isVersion(runtimeVersion) || !isBefore(runtimeVersion, floor.value)) return undefined
    const usual = resolved({ kubernetesVersion, containerRuntime, isolation })
    const line = lineOf(catalog.runtimes.containerd, floor.value)
    return {
      message: `containerd ${runtimeVersion} does not bring ${handler}; Hyper-V isolation asks for ${floor.value} or later.`,
      facts: [floor, needsFloor],
      decisions: ['containerRuntime', 'runtimeVersion', 'isolation'],
      suggestion: {
        runtimeVersion: isBefore(usual, floor.value) ? (line?.last.value ?? usual) : usual,
      },
    }
  },
})
