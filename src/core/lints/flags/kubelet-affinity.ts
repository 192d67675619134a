import { flagOf } from '../../catalog/flags/accepted.ts'
import { gateIn } from '../../catalog/flags/gates.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { parseGate } from '../../values/gates.ts'

const { gate } = nodeSettings.affinity.value
const policies = ['cpu-manager-policy', 'memory-manager-policy', 'topology-manager-policy']

export const kubeletAffinity = defineLint({
  id: 'kubelet-affinity',
  on: 'command-line',
  summary: 'A kubelet on Windows binds pods to CPUs and memory with the gate for it',
  remediation: 'Leave the policy out: without the gate the kubelet on Windows binds nothing.',
  decisions: ['kubernetesVersion'],

  check({ program, flags }, { kubernetesVersion }) {
    if (program !== 'kubelet') return []
    const gates = flags
      .filter(({ name }) => name === 'feature-gates')
      .flatMap(({ value = '' }) => value.split(',').map((text) => parseGate(text.trim())))
    if (gates.some((one) => one?.name === gate && one.isOn)) return []
    // A file may turn on what its version has.
    const isKnown = gateIn(gate, `${kubernetesVersion}.999`).is === 'known'
    if (isKnown && flags.some(({ name }) => name === 'config')) return []
    return flags.flatMap(({ name, value = '', isKnown: isShown }, i) => {
      const flag = flagOf('kubelet', name)
      if (!policies.includes(name) || !isShown || !flag || /^["']?(?:none)?["']?$/i.test(value)) {
        return []
      }
      return [
        {
          path: [i, 'value'],
          basis: 'unsupported' as const,
          message: `--${name} is ${value}; on Windows it has an effect only with the gate ${gate}, which ${isKnown ? 'is not turned on here' : `the kubelet of ${kubernetesVersion} does not have`}.`,
          facts: [{ value: gate, confidence: flag.confidence, sources: flag.sources }],
        },
      ]
    })
  },
})
