import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

export const runtimeMaturity = defineRule({
  id: 'runtime-maturity',
  basis: 'advice',
  summary: 'The runtime is stable with this Kubernetes minor',
  remediation: 'Plan the move to a runtime that later versions support, or a later version.',
  decisions: ['kubernetesVersion', 'containerRuntime'],

  check({ kubernetesVersion, containerRuntime }) {
    const state = catalog.kubernetes[kubernetesVersion].runtimes[containerRuntime]?.state
    if (!state) return undefined
    const { name } = catalog.runtimes[containerRuntime]
    switch (state.value) {
      case 'alpha':
        return {
          message: `${name} on Windows is alpha in Kubernetes ${kubernetesVersion}.`,
          facts: [state],
          basis: 'unsupported',
        }
      case 'beta':
        return {
          message: `${name} on Windows is beta in Kubernetes ${kubernetesVersion}.`,
          facts: [state],
        }
      case 'deprecated':
        return {
          message: `Kubernetes ${kubernetesVersion} deprecates ${name} through dockershim; a later version ends it.`,
          facts: [state],
        }
      default:
        return undefined
    }
  },
})
