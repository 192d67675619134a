import { catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const vxlanPortTaken = defineRule({
  id: 'vxlan-port-taken',
  basis: 'advice',
  summary: 'No other user of the VXLAN port stands between the nodes',
  remediation:
    'Ask the network team whether NSX carries these machines; if so, take L2Bridge or a plugin with another port.',
  decisions: ['cni', 'networkMode', 'platform', 'vxlanPort'],

  check(scenario) {
    const vxlan = cniMode(scenario)?.vxlan
    const { name, vxlanPortTaken: taken } = catalog.platforms[scenario.platform]
    if (!vxlan || scenario.vxlanPort !== vxlan.port.value) return undefined
    if (vxlan.otherPortOn?.value.includes(scenario.platform)) {
      return {
        message: `The guide of ${catalog.cni[scenario.cni].name} wants another VXLAN port than ${scenario.vxlanPort} on ${name}.`,
        facts: [vxlan.otherPortOn],
        basis: 'unsupported',
      }
    }
    if (!taken) return undefined
    return {
      message: `On ${name}, ${taken.value}; VXLAN of the nodes uses the same port.`,
      facts: [taken],
    }
  },
})
