import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const hostprocessVersion = defineRule({
  id: 'hostprocess-version',
  basis: 'fails',
  summary: 'HostProcess containers exist from a certain Kubernetes minor on',
  remediation:
    'Take a Kubernetes version that has HostProcess containers, or run the agent on the node itself.',
  decisions: ['kubernetesVersion', 'isolation'],

  check({ kubernetesVersion, isolation }) {
    if (isolation !== 'hostprocess') return undefined
    const { from, stages } = mechanisms.hostprocess
    if (isBefore(kubernetesVersion, from.value)) {
      return {
        message: `Kubernetes ${kubernetesVersion} has no field for HostProcess containers; they come with ${from.value}.`,
        facts: [from],
        suggestion: { isolation: 'process' },
      }
    }
    if (!isBefore(kubernetesVersion, stages.value.beta)) return undefined
    return {
      message: `HostProcess containers are alpha in Kubernetes ${kubernetesVersion}: the API server needs the gate as well, which no file of a node sets.`,
      facts: [stages],
      basis: 'unsupported',
    }
  },
})
