import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { kubeletConfigFields } from '../../catalog/flags/kubelet-config.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isForWindows } from './for-windows.ts'

const { gate } = nodeSettings.affinity.value

export const kubeletConfigAffinity = defineLint({
  id: 'kubelet-config-affinity',
  on: 'kubelet-config',
  summary: 'The file of a kubelet on Windows binds pods to CPUs and memory with the gate for it',
  remediation: 'Leave the policy out: without the gate the kubelet on Windows binds nothing.',
  decisions: [],
  isAbout: ({ value }) => isForWindows(value),

  check: ({ value, isPart }) => (isForWindows(value) ? unboundIn(value, isPart === true) : []),
})

/** What a kubelet on Windows does not do without the gate, which a part of its file may not show. */
export function unboundIn(value: unknown, isPart: boolean): readonly LintViolation[] {
  if (
    (isPart && valueAt(value, ['featureGates']) === undefined) ||
    valueAt(value, ['featureGates', gate]) === true
  )
    return []
  return policies.flatMap((name): readonly LintViolation[] => {
    const policy = valueAt(value, [name])
    const field = kubeletConfigFields.get(name)
    if (typeof policy !== 'string' || /^(?:none)?$/i.test(policy) || !field) return []
    return [
      {
        path: [name],
        basis: 'unsupported',
        message: `${name} is ${policy}; on Windows it has an effect only with the gate ${gate}, which this file does not turn on.`,
        facts: [{ value: gate, confidence: field.confidence, sources: field.sources }],
      },
    ]
  })
}

const policies = ['cpuManagerPolicy', 'memoryManagerPolicy', 'topologyManagerPolicy']
