import { hostProcessPods } from '../../catalog/workload/windows-options.ts'
import { defineRule } from '../../model/rule.ts'

export const hostprocessWorkloadKind = defineRule({
  id: 'hostprocess-workload-kind',
  basis: 'advice',
  summary: 'An agent on the network of the node runs once on each node',
  remediation: 'Use a DaemonSet.',
  decisions: ['isolation', 'workloadKind'],

  check({ isolation, workloadKind }) {
    if (isolation !== 'hostprocess' || workloadKind === 'DaemonSet') return undefined
    return {
      message:
        'HostProcess pods share the network of their node; two replicas of a Deployment on one node would want the same ports.',
      facts: [hostProcessPods.hostNetwork],
      decisions: ['workloadKind'],
      suggestion: { workloadKind: 'DaemonSet' },
    }
  },
})
