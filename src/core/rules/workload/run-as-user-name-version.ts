import { isAtLeast, isBefore } from '../../values/version.ts'
import { runAsUserName as facts } from '../../catalog/workload/windows-options.ts'
import { gateSetting, withoutGate } from '../../derived/feature-gates.ts'
import { defineRule } from '../../model/rule.ts'

export const runAsUserNameVersion = defineRule({
  id: 'run-as-user-name-version',
  basis: 'fails',
  summary: 'A user can be chosen from a certain minor on, while its gate is on',
  remediation: 'Choose the user in the image, or take a Kubernetes version that has the field.',
  decisions: ['kubernetesVersion', 'runAsUserName', 'featureGates'],

  check({ kubernetesVersion, runAsUserName, featureGates }) {
    if (runAsUserName === '') return undefined
    const { stages, gate } = facts
    if (isBefore(kubernetesVersion, stages.value.alpha)) {
      return {
        message: `Kubernetes ${kubernetesVersion} has no field runAsUserName; it comes with ${stages.value.alpha}.`,
        facts: [stages],
        decisions: ['kubernetesVersion', 'runAsUserName'],
        suggestion: { runAsUserName: '' },
      }
    }
    if (isAtLeast(kubernetesVersion, stages.value.stable)) return undefined
    if (gateSetting(featureGates, gate) === false) {
      return {
        message: `${gate} is off, so runAsUserName ${runAsUserName} is left out.`,
        facts: [stages],
        decisions: ['runAsUserName', 'featureGates'],
        suggestion: { featureGates: withoutGate(featureGates, gate) },
      }
    }
    if (isAtLeast(kubernetesVersion, stages.value.beta)) return undefined
    return {
      message: `runAsUserName is alpha in Kubernetes ${kubernetesVersion}: the API server needs ${gate} too, which no file of a node sets.`,
      facts: [stages],
      basis: 'unsupported',
      decisions: ['kubernetesVersion', 'runAsUserName'],
    }
  },
})
