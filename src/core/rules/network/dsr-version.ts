import { network } from '../../catalog/network.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const dsrVersion = defineRule({
  id: 'dsr-version',
  basis: 'unsupported', // kube-proxy has the flag, as alpha
  summary: 'Direct server return is documented from a certain minor on',
  remediation: 'Take a newer Kubernetes, or leave direct server return off.',
  decisions: ['directServerReturn', 'kubernetesVersion'],

  check({ directServerReturn, kubernetesVersion }) {
    const { documentedFrom } = network.dsr
    if (!directServerReturn || !isBefore(kubernetesVersion, documentedFrom.value)) return undefined
    return {
      message: `The pages of Kubernetes before ${documentedFrom.value} list direct server return as not supported on Windows; this is ${kubernetesVersion}.`,
      facts: [documentedFrom],
      suggestion: { directServerReturn: false },
    }
  },
})
