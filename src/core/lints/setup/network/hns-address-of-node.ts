import { hostAddresses } from '../../../catalog/host-addresses.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const { automatic, takenByNetwork } = hostAddresses

export const hnsAddressOfNode = defineLint({
  id: 'hns-address-of-node',
  on: 'setup',
  summary: 'HNS networks of pods have the address that the API server has of the node',
  remediation:
    'Take the other address from the adapter and keep its agent from adding it, or reserve that of the node; then remove the HNS network, and start the network agent first.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    // What the node itself shows says more.
    if (named(observations, 'host.address').length > 0) return []
    const nodes = deciding(observations, 'nodeIP').filter(
      ({ inferred, value }) => inferred !== true && isIpv4.test(String(value)),
    )
    const others = named(observations, 'node.linuxIp')
    const [network, ...more] = named(observations, 'hns.network.managementIP')
    if (!network || nodes.length === 0) return []
    const { value } = network
    // Whoever names the address in a command has it on the node.
    const told = deciding(observations, 'nodeIP').filter((one) => !isOf(one, network))
    const isKnown = [...told, ...others].some((one) => one.value === value)
    const isOne = more.every((one) => one.value === value)
    if (!isOne || isKnown || String(value).startsWith(automatic.value)) return []
    const [balancer] = named(observations, 'service.externalIp').filter(
      (one) => one.value === value,
    )
    const beside = nodes.filter((one) => subnetOf(one.value) === subnetOf(value))
    // A network on a second adapter has an address of another subnet, and one node says nothing of others.
    if (!balancer && (beside.length === 0 || others.length === 0)) return []
    const own = [...new Set((balancer ? nodes : beside).map((one) => String(one.value)))]
    return [
      {
        path: [],
        place: placeOf(network),
        also: [...(balancer ? [balancer] : []), ...nodes.slice(0, 4)].map(placeOf),
        basis: 'fails',
        message: `The HNS network has ${String(value)} as ManagementIP, ${
          balancer ? 'the external address of a Service' : 'an address that no node has'
        }, and the node has ${own.slice(0, 3).join(', ')}: ${takenByNetwork.value}.`,
        facts: [takenByNetwork],
      },
    ]
  },
})

const isOf = (one: Observation, { file, line }: Observation) =>
  one.file === file && one.line === line

const isIpv4 = /^(?:\d{1,3}\.){3}\d{1,3}$/
const subnetOf = (address: Observation['value']) => String(address).replace(/\.\d{1,3}$/, '')
