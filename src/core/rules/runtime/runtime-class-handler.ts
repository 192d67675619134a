import { dockerHandler } from '../../catalog/runtimes/docker.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const runtimeClassHandlerKnown = defineRule({
  id: 'runtime-class-handler',
  basis: 'refused',
  summary: 'Dockershim knows RuntimeClass handlers from a certain minor on',
  remediation: 'Leave the RuntimeClass away and give the pod its selector and toleration directly.',
  decisions: ['kubernetesVersion', 'containerRuntime', 'useRuntimeClass'],

  check({ kubernetesVersion, containerRuntime, useRuntimeClass }) {
    if (!useRuntimeClass || containerRuntime !== 'docker') return undefined
    const { from, name } = dockerHandler.value
    if (!isBefore(kubernetesVersion, from)) return undefined
    return {
      message: `Dockershim of Kubernetes ${kubernetesVersion} refuses every RuntimeClass handler; it takes ${name} from ${from} on.`,
      facts: [dockerHandler],
      suggestion: { useRuntimeClass: false },
    }
  },
})
