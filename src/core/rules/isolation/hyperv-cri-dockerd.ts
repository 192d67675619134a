import { criDockerd } from '../../catalog/runtimes/mirantis.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervCriDockerd = defineRule({
  id: 'hyperv-cri-dockerd',
  basis: 'fails',
  summary: 'cri-dockerd passes no isolation on to the engine',
  remediation: 'Use process isolation, or containerd with a RuntimeClass for Hyper-V isolation.',
  decisions: ['containerRuntime', 'isolation'],

  check({ containerRuntime, isolation }) {
    if (containerRuntime !== 'mirantis' || isolation !== 'hyperv') return undefined
    return {
      message:
        'cri-dockerd does not ask the engine for Hyper-V isolation; pods run with the default of the engine, which on a server is process isolation.',
      facts: [criDockerd.isolation],
      suggestion: { containerRuntime: 'containerd' },
    }
  },
})
