import { gateIn } from '../../catalog/flags/gates.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { kubeletConfigFields } from '../../catalog/flags/kubelet-config.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Config } from '../../model/parsed.ts'
import { isForWindows } from './for-windows.ts'

const { gate } = nodeSettings.affinity.value

export const kubeletConfigAffinity = defineLint({
  id: 'kubelet-config-affinity',
  on: 'kubelet-config',
  summary: 'The file of a kubelet on Windows binds pods to CPUs and memory with the gate for it',
  remediation: 'Leave the policy out: without the gate the kubelet on Windows binds nothing.',
  decisions: ['kubernetesVersion'],
  isAbout: isForWindows,

  check: (config, { kubernetesVersion }) =>
    isForWindows(config) ? unboundIn(config, kubernetesVersion) : [],
})

/** What a kubelet on Windows does not do without the gate, which a part of its file may not show. */
export function unboundIn({ value, isPart }: Config, version: string): readonly LintViolation[] {
  const isOn = valueAt(value, ['featureGates', gate]) === true
  const isUnseen = isPart === true && valueAt(value, ['featureGates']) === undefined
  if (isOn || (isUnseen && gateIn(gate, version).is === 'known')) return []
  return policies.flatMap((name): readonly LintViolation[] => {
    const policy = valueAt(value, [name])
    const field = kubeletConfigFields.get(name)
    if (typeof policy !== 'string' || /^(?:none)?$/i.test(policy) || !field) return []
    return [
      {
        path: [name],
        basis: 'unsupported',
        message: `${name} is ${policy}; on Windows it has an effect only with the gate ${gate}, which is not turned on here.`,
        facts: [{ value: gate, confidence: field.confidence, sources: field.sources }],
      },
    ]
  })
}

const policies = ['cpuManagerPolicy', 'memoryManagerPolicy', 'topologyManagerPolicy']
