import { gateIn } from '../../catalog/flags/gates.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isForWindows } from './for-windows.ts'

const { gate: name } = nodeSettings.gracefulShutdown.value

export const kubeletConfigShutdown = defineLint({
  id: 'kubelet-config-shutdown',
  on: 'kubelet-config',
  summary: 'The file of a kubelet on Windows asks for a graceful shutdown where it has one',
  remediation: `Leave the period out, or take a kubelet that has the gate ${name} on.`,
  decisions: ['kubernetesVersion'],
  isAbout: isForWindows,

  check(config, { kubernetesVersion }): readonly LintViolation[] {
    const { value, isPart } = config
    if (!isForWindows(config) || isPart) return []
    const gate = gateIn(name, kubernetesVersion)
    const isKnown = gate.is === 'known'
    const own = valueAt(value, ['featureGates', name])
    if (isKnown && (own ?? gate.default) !== false) return []
    return fields.flatMap((field): readonly LintViolation[] => {
      const period = valueAt(value, [field])
      const isSet = Array.isArray(period)
        ? period.length > 0
        : typeof period === 'string' && /[1-9]/.test(period)
      if (!isSet) return []
      return [
        {
          path: [field],
          basis: 'unsupported',
          message: isKnown
            ? `${field} is set; on Windows it has an effect only with the gate ${name}, which is off.`
            : `${field} is set; on Windows the kubelet ${kubernetesVersion} hears of no shutdown, and the period has no effect.`,
          facts: [nodeSettings.gracefulShutdown],
        },
      ]
    })
  },
})

const fields = ['shutdownGracePeriod', 'shutdownGracePeriodByPodPriority']
