import { network } from '../../catalog/network.ts'
import { containsRange } from '../../values/address.ts'
import { textsOf, valuesOf } from '../../values/parsed.ts'
import { takesExceptions } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

const blocks: ReadonlySet<string> = new Set(network.privateBlocks.value)

export const exceptionWide = defineRule({
  id: 'exception-wide',
  basis: 'fails',
  summary: 'Exceptions are no wider than the network that routes pods',
  remediation: 'List the ranges of the cluster and its virtual network, not a whole private block.',
  decisions: ['extraExceptions', 'virtualNetworks', 'platform', 'cni', 'networkMode'],

  check(scenario) {
    const { extraExceptions, virtualNetworks, platform } = scenario
    // Google's network routes pod addresses, so that its scripts except whole blocks on purpose.
    if (platform === 'gcp') return undefined
    const nets = valuesOf(virtualNetworks)
    const hit = extraExceptions.find(({ value: range }) => {
      if (!range || range.family !== 'ipv4' || range.prefix === 0) return false
      if (range.prefix > network.wideException.value && !blocks.has(range.text)) return false
      return !nets.some((net) => containsRange(net, range))
    })
    if (hit === undefined || !takesExceptions(scenario)) return undefined
    return {
      message: `The exception ${hit.text} takes in hosts outside the cluster, which then cannot answer pods.`,
      facts: [network.wideException],
      decisions: ['extraExceptions', 'virtualNetworks', 'platform'],
      suggestion: { extraExceptions: textsOf(extraExceptions.filter((entry) => entry !== hit)) },
    }
  },
})
