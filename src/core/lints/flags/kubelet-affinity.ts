import { flagOf } from '../../catalog/flags/accepted.ts'
import { kubeletConfigFields } from '../../catalog/flags/kubelet-config.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { bindingPolicies, isGateKnown, leaveOut, unbound } from '../config/affinity.ts'
import { gatesIn } from './gates-in.ts'

const { gate } = nodeSettings.affinity.value
const policies: ReadonlySet<string> = new Set(
  bindingPolicies.flatMap((field) => kubeletConfigFields.get(field)?.flags ?? []),
)

export const kubeletAffinity = defineLint({
  id: 'kubelet-affinity',
  on: 'command-line',
  summary: 'A kubelet on Windows binds pods to CPUs and memory with the gate for it',
  remediation: leaveOut,
  decisions: ['kubernetesVersion'],

  check({ program, flags }, { kubernetesVersion: version }) {
    if (program !== 'kubelet') return []
    if (gatesIn(flags).some((one) => one.name === gate && one.isOn)) return []
    // A file may turn on what its version has.
    if (isGateKnown(version) && flags.some(({ name }) => name === 'config')) return []
    return flags.flatMap(({ name, value: policy = '', isKnown }, i) => {
      const fact = policies.has(name) && isKnown ? flagOf('kubelet', name) : undefined
      return fact ? unbound({ path: [i, 'value'], name: `--${name}`, policy, version, fact }) : []
    })
  },
})
