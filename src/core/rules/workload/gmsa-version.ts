import { isAtLeast, isBefore } from '../../values/version.ts'
import { gmsa } from '../../catalog/workload/windows-options.ts'
import { gateSetting, withoutGate } from '../../derived/feature-gates.ts'
import { defineRule } from '../../model/rule.ts'

export const gmsaVersion = defineRule({
  id: 'gmsa-version',
  basis: 'fails',
  summary: 'Group Managed Service Accounts need their gate until they are stable',
  remediation: 'Take a Kubernetes version in which they are on, or switch the gate on everywhere.',
  decisions: ['kubernetesVersion', 'gmsaCredentialSpec', 'featureGates'],

  check({ kubernetesVersion, gmsaCredentialSpec, featureGates }) {
    const { gate, stages } = gmsa
    if (gmsaCredentialSpec === '') return undefined
    if (isAtLeast(kubernetesVersion, stages.value.stable)) return undefined
    if (gateSetting(featureGates, gate) === false) {
      return {
        message: `${gate} is off, so the credential spec ${gmsaCredentialSpec} is left out.`,
        facts: [stages],
        decisions: ['gmsaCredentialSpec', 'featureGates'],
        suggestion: { featureGates: withoutGate(featureGates, gate) },
      }
    }
    if (isAtLeast(kubernetesVersion, stages.value.beta)) return undefined
    const form = isBefore(kubernetesVersion, stages.value.fields) ? 'an annotation' : 'a field'
    return {
      message: `Group Managed Service Accounts are alpha in Kubernetes ${kubernetesVersion}, as ${form}: the API server needs ${gate} too, which no file of a node sets.`,
      facts: [stages],
      basis: 'unsupported',
      decisions: ['kubernetesVersion', 'gmsaCredentialSpec'],
    }
  },
})
