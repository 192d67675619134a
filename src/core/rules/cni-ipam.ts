import { cniMode } from '../model/cni-mode.ts'
import { defineRule } from '../model/rule.ts'

export const cniIpam = defineRule({
  id: 'cni-ipam',
  basis: 'unsupported',
  matrix: true,
  summary: 'The IPAM plugin is one that the CNI plugin works with',
  remediation: 'Leave the address management automatic, or choose one that this plugin knows.',
  decisions: ['cni', 'networkMode', 'ipam'],

  check(scenario, { catalog }) {
    const mode = cniMode(scenario, catalog)
    if (!mode || mode.ipam.value.includes(scenario.ipam)) return undefined
    const [first] = mode.ipam.value
    return {
      message: `${catalog.cni[scenario.cni].name} with ${catalog.modes[scenario.networkMode].name} takes addresses from ${mode.ipam.value.join(' or ')}, not from ${scenario.ipam}.`,
      facts: [mode.ipam],
      ...(first ? { suggestion: { ipam: first } } : {}),
    }
  },
})
