import { defineLint } from '../../model/lint.ts'
import { isOfKubernetes } from '../../model/parsed.ts'
import { gateFault } from './faults.ts'

export const flagFeatureGates = defineLint({
  id: 'flag-feature-gates',
  on: 'command-line',
  summary: 'A component of this version knows every feature gate on its command line',
  remediation: 'Correct the list of feature gates, or leave the gate out.',
  decisions: ['kubernetesVersion'],

  check({ program, flags }, { kubernetesVersion, release }) {
    if (!isOfKubernetes(program)) return []
    return flags.flatMap(({ name, value = '', isKnown }, i) => {
      if (name !== 'feature-gates' || !isKnown) return []
      return value
        .replace(/^["']+|["']+$/g, '')
        .split(',')
        .flatMap((entry) => {
          const [gate = '', setting] = entry.trim().split('=', 2)
          const fault = gateFault(gate, setting, kubernetesVersion, release)
          return fault ? [{ path: [i, 'value'], ...fault }] : []
        })
    })
  },
})
