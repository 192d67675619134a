import { catalog } from '../../catalog/catalog.ts'
import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const runtimeSupported = defineRule({
  id: 'runtime-supported',
  basis: 'unsupported',
  matrix: true,
  summary: 'The Kubernetes minor knows the container runtime on Windows',
  remediation: 'Choose a runtime that this Kubernetes version works with.',
  decisions: ['kubernetesVersion', 'containerRuntime'],

  check({ kubernetesVersion, containerRuntime }) {
    const support = catalog.kubernetes[kubernetesVersion].runtimes[containerRuntime]
    const { name, from } = catalog.runtimes[containerRuntime]
    if (support?.state.value === 'removed') {
      return {
        message: `The kubelet of ${kubernetesVersion} has no dockershim, so it cannot use ${name}; it talks to CRI runtimes alone, such as containerd.`,
        facts: [support.state],
        basis: 'refused',
        ...insteadOf(kubernetesVersion),
      }
    }
    if (support || !isBefore(kubernetesVersion, from.value)) return undefined
    return {
      message:
        from.confidence === 'unknown'
          ? `No source speaks of ${name} with Kubernetes ${kubernetesVersion} on Windows; it is known from ${from.value} on.`
          : `Kubernetes on Windows works with ${name} from ${from.value} on, not with ${kubernetesVersion}.`,
      facts: [from],
      ...insteadOf(kubernetesVersion),
    }
  },
})

const insteadOf = (minor: KubernetesVersion) => {
  const { containerd, docker } = catalog.kubernetes[minor].runtimes
  if (docker.state.value !== 'removed')
    return { suggestion: { containerRuntime: 'docker' } } as const
  return containerd ? ({ suggestion: { containerRuntime: 'containerd' } } as const) : {}
}
