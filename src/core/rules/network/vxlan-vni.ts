import { catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const vxlanVni = defineRule({
  id: 'vxlan-vni',
  basis: 'refused',
  summary: 'The VXLAN network identifier is one that Windows can use',
  remediation: 'Give all nodes, Linux nodes too, one identifier that Windows takes.',
  decisions: ['cni', 'networkMode', 'vni'],

  check(scenario) {
    const vxlan = cniMode(scenario)?.vxlan
    if (!vxlan || vxlan.vni) return undefined
    const { name } = catalog.cni[scenario.cni]
    const { minVni, maxVni } = vxlan
    if (scenario.vni < minVni.value) {
      return {
        message: `${name} on Windows refuses VNI ${scenario.vni}; it must be ${minVni.value} or higher.`,
        facts: [minVni],
        suggestion: { vni: minVni.value },
      }
    }
    if (maxVni === undefined || scenario.vni <= maxVni.value) return undefined
    return {
      message: `${name} on Windows holds the VNI in 16 bits; ${scenario.vni} is above ${maxVni.value}.`,
      facts: [maxVni],
      basis: 'fails',
      suggestion: { vni: minVni.value },
    }
  },
})
