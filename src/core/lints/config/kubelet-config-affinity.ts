import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { kubeletConfigFields } from '../../catalog/flags/kubelet-config.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Config } from '../../model/parsed.ts'
import { bindingPolicies, isGateKnown, leaveOut, unbound } from './affinity.ts'
import { isForWindows } from './for-windows.ts'

const { gate } = nodeSettings.affinity.value

export const kubeletConfigAffinity = defineLint({
  id: 'kubelet-config-affinity',
  on: 'kubelet-config',
  summary: 'The file of a kubelet on Windows binds pods to CPUs and memory with the gate for it',
  remediation: leaveOut,
  decisions: ['kubernetesVersion'],
  isAbout: isForWindows,

  check: (config, { kubernetesVersion }) =>
    isForWindows(config) ? unboundIn(config, kubernetesVersion) : [],
})

/** What a kubelet on Windows does not do without the gate, which a part of its file may not show. */
export function unboundIn({ value, isPart }: Config, version: string): readonly LintViolation[] {
  const isOn = valueAt(value, ['featureGates', gate]) === true
  const isUnseen = isPart === true && valueAt(value, ['featureGates']) === undefined
  if (isOn || (isUnseen && isGateKnown(version))) return []
  return bindingPolicies.flatMap((name): readonly LintViolation[] => {
    const policy = valueAt(value, [name])
    const field = kubeletConfigFields.get(name)
    return typeof policy === 'string' && field
      ? unbound({ path: [name], name, policy, version, fact: field })
      : []
  })
}
