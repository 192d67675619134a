import { catalog } from '../../catalog/catalog.ts'
import { isBefore } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const externalTrafficPolicyLocal = defineRule({
  id: 'external-traffic-policy-local',
  basis: 'unsupported',
  summary: 'The external traffic policy Local keeps the client’s address from certain versions on',
  remediation:
    'Take versions that have it and switch Direct Server Return on, or use the policy Cluster.',
  decisions: [
    'kubernetesVersion',
    'windowsRelease',
    'directServerReturn',
    'serviceType',
    'externalTrafficPolicy',
  ],

  check(scenario) {
    const { kubernetesVersion, windowsRelease, directServerReturn } = scenario
    if (!isLocal(scenario)) return undefined
    const { from, unsupported, build, documentedWithDirectServerReturn } = serviceFeatures.clientIP
    const suggestion = { externalTrafficPolicy: 'Cluster' } as const
    if (isBefore(kubernetesVersion, from.value)) {
      return {
        message: `The external traffic policy Local is not supported on Windows up to Kubernetes ${unsupported.value.through}.`,
        facts: [unsupported],
        decisions: ['kubernetesVersion', 'externalTrafficPolicy'],
        suggestion,
      }
    }
    const host = catalog.windows[windowsRelease]
    if (isBefore(host.build.value, build.value)) {
      return {
        message: `The external traffic policy Local needs Windows build ${build.value} or later; ${host.name} is ${host.build.value}.`,
        facts: [build, host.build],
        decisions: ['windowsRelease', 'externalTrafficPolicy'],
        suggestion,
      }
    }
    if (directServerReturn) return undefined
    return {
      message:
        'The documentation asks for Direct Server Return with the external traffic policy Local; kube-proxy uses it for such a Service wherever Windows can.',
      facts: [documentedWithDirectServerReturn],
      basis: 'advice',
      decisions: ['directServerReturn', 'externalTrafficPolicy'],
      suggestion: { directServerReturn: true },
    }
  },
})

const isLocal = ({
  serviceType,
  externalTrafficPolicy,
}: {
  readonly serviceType: string
  readonly externalTrafficPolicy: string
}) =>
  externalTrafficPolicy === 'Local' &&
  (serviceType === 'NodePort' || serviceType === 'LoadBalancer')
