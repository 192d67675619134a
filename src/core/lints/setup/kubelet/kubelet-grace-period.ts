import { gateIn } from '../../../catalog/flags/gates.ts'
import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'

const field = 'shutdownGracePeriod'

export const kubeletGracePeriod = defineLint({
  id: 'kubelet-grace-period',
  on: 'setup',
  summary: 'A kubelet that is to shut down gracefully is a Windows service itself',
  remediation: 'Register the kubelet as a service of Windows with --windows-service, without nssm.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }) {
    const { gate: name } = nodeSettings.gracefulShutdown.value
    const gate = gateIn(name, kubernetesVersion)
    const [manager, ...others] = deciding(observations, 'serviceManager')
    if (gate.is !== 'known' || manager?.value !== 'nssm') return []
    if (others.some(({ value }) => value !== manager.value)) return []
    return ofKind(parsed, 'kubelet-config').flatMap(({ value: { value }, placeOf }) => {
      const period = valueAt(value, [field])
      const isOn = valueAt(value, ['featureGates', name]) ?? gate.default
      if (typeof period !== 'string' || /^0(?:s|m|h)?0?s?$/.test(period) || isOn !== true) return []
      return [
        {
          path: [],
          place: placeOf([field]),
          also: [observedAt(manager)],
          basis: 'unsupported' as const,
          message: `${field} is ${period}, and the kubelet runs under nssm, where it does not hear of a shutdown: the period has no effect.`,
          facts: [nodeSettings.gracefulShutdown, gate.fact],
        },
      ]
    })
  },
})
