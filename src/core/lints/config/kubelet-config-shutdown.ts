import { gateIn } from '../../catalog/flags/gates.ts'
import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Config } from '../../model/parsed.ts'
import { isForWindows } from './for-windows.ts'

const { gate: name } = nodeSettings.gracefulShutdown.value

export const kubeletConfigShutdown = defineLint({
  id: 'kubelet-config-shutdown',
  on: 'kubelet-config',
  summary: 'The file of a kubelet on Windows asks for a graceful shutdown where it has one',
  remediation: `Leave the period out, or take a kubelet that has the gate ${name} on.`,
  decisions: ['kubernetesVersion'],
  isAbout: isForWindows,

  check: (config, { kubernetesVersion }) =>
    isForWindows(config) ? unheardIn(config, kubernetesVersion) : [],
})

/** Periods for a shutdown that a kubelet of this version does not hear of on Windows. */
export function unheardIn(
  { value, isPart }: Pick<Config, 'value' | 'isPart'>,
  version: KubernetesVersion,
): readonly LintViolation[] {
  const gate = gateIn(name, version)
  const isKnown = gate.is === 'known'
  const own = valueAt(value, ['featureGates', name])
  if (isKnown && (own ?? gate.default) !== false) return []
  // The rest of the file may turn it on.
  if (isKnown && isPart === true && valueAt(value, ['featureGates']) === undefined) return []
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
          : `${field} is set; on Windows the kubelet ${version} hears of no shutdown, and the period has no effect.`,
        facts: [nodeSettings.gracefulShutdown],
      },
    ]
  })
}

const fields = ['shutdownGracePeriod', 'shutdownGracePeriodByPodPriority']
