import { catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const cloudRoutes = defineRule({
  id: 'cloud-routes',
  basis: 'advice',
  summary: 'A cloud must be told about pod addresses that it does not give',
  remediation:
    'Give the network of the cloud a route to the pod subnet of each node before pods talk across nodes.',
  decisions: ['platform', 'networkMode', 'cni'],

  check(scenario) {
    const { dropsPodAddresses, name } = catalog.platforms[scenario.platform]
    const { encapsulation } = catalog.modes[scenario.networkMode]
    const mode = cniMode(scenario)
    if (!dropsPodAddresses || !mode || encapsulation.value !== null) return undefined
    // Addresses from the cloud itself are known to it.
    if (mode.ipam.value.some((id) => id.startsWith('azure') || id === 'vpc')) return undefined
    return {
      message: `${name} drops packets with pod addresses until it has ${dropsPodAddresses.value}.`,
      facts: [dropsPodAddresses],
      decisions: ['platform', 'networkMode'],
    }
  },
})
