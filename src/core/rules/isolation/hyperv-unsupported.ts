import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isAtLeast } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervUnsupported = defineRule({
  id: 'hyperv-unsupported',
  basis: 'unsupported',
  summary: 'Kubernetes documents process isolation alone',
  remediation:
    'Use process isolation with an image that fits the host, or treat this as an experiment.',
  decisions: ['kubernetesVersion', 'isolation'],

  check({ kubernetesVersion, isolation }) {
    if (isolation !== 'hyperv') return undefined
    const { planned, unsupported } = mechanisms.hyperv
    return isAtLeast(kubernetesVersion, unsupported.value.from)
      ? {
          message: `The documentation of Kubernetes ${kubernetesVersion} says that Hyper-V isolation is not supported.`,
          facts: [unsupported],
        }
      : {
          message: `The documentation of Kubernetes ${kubernetesVersion} means process isolation; Hyper-V isolation is only planned.`,
          facts: [planned],
        }
  },
})
