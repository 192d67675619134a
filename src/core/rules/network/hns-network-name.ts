import { catalog } from '../../catalog/catalog.ts'
import { network } from '../../catalog/network.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { hnsNetworkName as defaultName } from '../../model/resolve/hns-network-name.ts'
import { defineRule } from '../../model/rule.ts'

const allowed = new RegExp(network.networkName.value)

export const hnsNetworkName = defineRule({
  id: 'hns-network-name',
  basis: 'refused',
  summary: 'The name of the HNS network is one that CNI takes and the plugin uses',
  remediation: 'Leave the name automatic, or use letters, digits, dots, dashes and underscores.',
  decisions: ['hnsNetworkName', 'cni', 'networkMode', 'vni'],

  check(scenario) {
    const name = scenario.hnsNetworkName
    if (!allowed.test(name)) {
      return {
        message: `CNI refuses “${name}” as a network name; it begins with a letter or digit and has letters, digits, dots, dashes and underscores.`,
        facts: [network.networkName],
        decisions: ['hnsNetworkName'],
        suggestion: { hnsNetworkName: defaultName(scenario) },
      }
    }
    const mode = cniMode(scenario)
    const own = defaultName(scenario)
    if (mode?.hnsNetworkName.confidence === 'unknown' && name === own) {
      return {
        message: `Which name ${catalog.cni[scenario.cni].name} gives its HNS network follows from the node: ${mode.hnsNetworkName.note}. kube-proxy must be told that name.`,
        facts: [mode.hnsNetworkName],
        basis: 'fails',
        remediation:
          'Start the plugin once, read the name with Get-HnsNetwork on the node, and enter it here.',
        decisions: ['hnsNetworkName', 'cni'],
      }
    }
    const fixed = mode?.hnsNetworkNameIsFixed
    if (!fixed || name === own) return undefined
    return {
      message: `${catalog.cni[scenario.cni].name} names its HNS network ${own}, not ${name}.`,
      facts: [fixed],
      basis: 'fails',
      decisions: ['hnsNetworkName', 'cni'],
      suggestion: { hnsNetworkName: own },
    }
  },
})
