import { catalog } from '../../catalog/catalog.ts'
import { unknown } from '../../catalog/fact.ts'
import { network } from '../../catalog/network.ts'
import { compareVersions, isAtLeast } from '../../values/version.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

const between = unknown('nobody states it for the builds between', network.vxlanPortOnHost.sources)

export const vxlanPort = defineRule({
  id: 'vxlan-port',
  basis: 'refused',
  summary: 'Windows nodes use VXLAN on a fixed UDP port unless host and plugin take another',
  remediation:
    'Give every node, Linux nodes too, the VXLAN port that Windows takes: "Port": 4789 with Flannel.',
  decisions: ['cni', 'networkMode', 'vxlanPort', 'windowsRelease'],

  check(scenario) {
    const vxlan = cniMode(scenario)?.vxlan
    if (!vxlan || scenario.vxlanPort === vxlan.port.value) return undefined
    const { port, otherPorts } = vxlan
    const { name } = catalog.cni[scenario.cni]
    const suggestion = { vxlanPort: port.value }
    if (!otherPorts.value) {
      return {
        message: `${name} on Windows needs VXLAN on UDP ${port.value}, not ${scenario.vxlanPort}.`,
        facts: [port, otherPorts],
        decisions: ['cni', 'networkMode', 'vxlanPort'],
        suggestion,
      }
    }
    const host = catalog.windows[scenario.windowsRelease]
    if (isAtLeast(host.build.value, network.vxlanPortOnHost.value)) return undefined
    const isRefused = compareVersions(host.build.value, network.vxlanPortRefused.value) <= 0
    return {
      message: isRefused
        ? `${host.name} takes VXLAN on UDP ${port.value} alone, not on ${scenario.vxlanPort}.`
        : `Nobody states whether ${host.name} takes VXLAN on UDP ${scenario.vxlanPort}; ${port.value} works everywhere.`,
      facts: [isRefused ? network.vxlanPortRefused : between],
      basis: 'fails',
      suggestion,
    }
  },
})
