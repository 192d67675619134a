import { catalog } from '../../catalog/catalog.ts'
import { isBefore } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const preserveDestination = defineRule({
  id: 'preserve-destination',
  basis: 'fails',
  summary:
    'preserve-destination has the versions and the Direct Server Return that it is documented with',
  remediation: 'Switch Direct Server Return on, and take versions that have both; or leave it out.',
  decisions: [
    'kubernetesVersion',
    'windowsRelease',
    'directServerReturn',
    'serviceType',
    'preserveDestination',
  ],

  check(scenario) {
    const { kubernetesVersion, windowsRelease, directServerReturn, serviceType } = scenario
    if (!scenario.preserveDestination || serviceType === 'none') return undefined
    const { from, build, documentedWithDirectServerReturn } = serviceFeatures.preserveDestination
    const suggestion = { preserveDestination: false }
    if (isBefore(kubernetesVersion, from.value)) {
      return {
        message: `kube-proxy of Kubernetes ${kubernetesVersion} does not know the annotation preserve-destination; it comes with ${from.value}.`,
        facts: [from],
        decisions: ['kubernetesVersion', 'preserveDestination'],
        suggestion,
      }
    }
    const host = catalog.windows[windowsRelease]
    if (isBefore(host.build.value, build.value)) {
      return {
        message: `preserve-destination needs Windows build ${build.value} or later; ${host.name} is ${host.build.value}.`,
        facts: [build, host.build],
        // kube-proxy ignores the annotation where Windows cannot; nothing is refused.
        basis: 'unsupported',
        decisions: ['windowsRelease', 'preserveDestination'],
        suggestion,
      }
    }
    if (directServerReturn) return undefined
    return {
      message:
        'For preserve-destination the documentation asks for Direct Server Return in kube-proxy, which is off.',
      facts: [documentedWithDirectServerReturn],
      basis: 'unsupported',
      decisions: ['directServerReturn', 'preserveDestination'],
      suggestion: { directServerReturn: true },
    }
  },
})
