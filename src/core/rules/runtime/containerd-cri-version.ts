import { catalog } from '../../catalog/catalog.ts'
import { kubeletCri } from '../../catalog/kubernetes/shared.ts'
import { lineOf } from '../../catalog/runtimes/index.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const containerdCriVersion = defineRule({
  id: 'containerd-cri-version',
  basis: 'refused',
  summary: 'The kubelet and containerd speak a common version of the runtime interface',
  remediation: 'Take a line of containerd that still serves CRI v1alpha2.',
  decisions: ['kubernetesVersion', 'containerRuntime', 'runtimeVersion'],

  check({ kubernetesVersion, containerRuntime, runtimeVersion }) {
    if (containerRuntime !== 'containerd') return undefined
    if (!isBefore(kubernetesVersion, kubeletCri.v1.value.from)) return undefined
    const { containerd } = catalog.runtimes
    const line = lineOf(containerd, runtimeVersion)
    if (!line || line.cri.value.includes('v1alpha2')) return undefined
    const older = containerd.lines.findLast(({ cri }) => cri.value.includes('v1alpha2'))
    return {
      message: `containerd ${runtimeVersion} serves CRI v1 alone; the kubelet speaks it from ${kubeletCri.v1.value.from} on, not in ${kubernetesVersion}.`,
      facts: [line.cri, kubeletCri.v1],
      ...(older ? { suggestion: { runtimeVersion: older.last.value } } : {}),
    }
  },
})
