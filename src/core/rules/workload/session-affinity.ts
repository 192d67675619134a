import { catalog } from '../../catalog/catalog.ts'
import { isAtLeast, isWithin } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const sessionAffinity = defineRule({
  id: 'session-affinity',
  basis: 'fails',
  summary: 'Session affinity needs a Kubernetes version and a Windows build that have it',
  remediation: 'Take a newer Windows Server and Kubernetes, or keep sessions in the application.',
  decisions: ['kubernetesVersion', 'windowsRelease', 'serviceType', 'sessionAffinity'],

  check(scenario) {
    const { kubernetesVersion, windowsRelease, serviceType } = scenario
    if (scenario.sessionAffinity === 'None' || serviceType === 'none') return undefined
    const { absent, from, build } = serviceFeatures.sessionAffinity
    if (isWithin(kubernetesVersion, absent.value)) {
      return {
        message: `Kubernetes ${kubernetesVersion} takes ClientIP affinity and does nothing with it on Windows; it comes with ${from.value}.`,
        facts: [absent],
        decisions: ['kubernetesVersion', 'sessionAffinity'],
        suggestion: { sessionAffinity: 'None' },
      }
    }
    const host = catalog.windows[windowsRelease]
    if (isAtLeast(host.build.value, build.value)) return undefined
    return {
      message: `ClientIP affinity needs Windows build ${build.value} or later; ${host.name} is ${host.build.value}.`,
      facts: [build, host.build],
      basis: 'unsupported', // whether HNS then refuses the load balancer was not tried
      decisions: ['windowsRelease', 'sessionAffinity'],
      suggestion: { sessionAffinity: 'None' },
    }
  },
})
