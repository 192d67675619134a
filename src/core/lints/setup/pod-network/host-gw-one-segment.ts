import { network } from '../../../catalog/network.ts'
import { nodeRights } from '../../../catalog/node-rights.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { containsAddress, overlaps, parseAddress, parseCidr } from '../../../values/address.ts'

export const hostGwOneSegment = defineLint({
  id: 'host-gw-one-segment',
  on: 'setup',
  summary: 'With host-gw of Flannel all nodes are in one segment',
  remediation:
    'Put the nodes into one subnet, give the routers a route to the pods of each node, or take vxlan.',
  decisions: [],

  check({ observations }) {
    // Where a file and words say it, the file is where it can be changed.
    const [backend] = deciding(observations, 'networkMode')
      .filter(({ raw }) => raw === 'host-gw')
      .toSorted((a, b) => Number(a.weight === 'statement') - Number(b.weight === 'statement'))
    if (!backend) return []
    const [subnet] = deciding(observations, 'managementSubnet').filter(
      ({ absent }) => absent !== true,
    )
    const range = subnet && parseCidr(String(subnet.value))
    const pods = deciding(observations, 'clusterCIDR').map(({ value }) => parseCidr(String(value)))
    // A node may be told by the range of its pods.
    const isOfPods = ({ value }: Observation) => {
      const own = parseCidr(String(value))
      return own !== undefined && pods.some((one) => one && overlaps(one, own))
    }
    const told = apartOf(named(observations, 'node.toldRange').filter((one) => !isOfPods(one)))
    if (told) {
      return [
        {
          path: [],
          place: placeOf(backend),
          also: told.map(placeOf),
          basis: 'fails' as const,
          message: `The backend is host-gw, and nodes are in ${told.map(({ value }) => String(value)).join(' and ')}: flanneld sets routes to nodes of the other subnet that no router knows.`,
          facts: [nodeRights.hostGateway],
        },
      ]
    }
    if (!range) return ofOtherBlocks(observations, backend)
    const isInside = (value: unknown) => {
      const address = parseAddress(String(value))
      return address !== undefined && containsAddress(range, address)
    }
    // A host may have its address in the cluster at another adapter than its gateway.
    const own = deciding(observations, 'nodeIP').filter(({ subject }) =>
      subject?.startsWith('node '),
    )
    if (own.length > 0 && !own.some(({ value }) => isInside(value))) return []
    return [...named(observations, 'node.linuxIp'), ...deciding(observations, 'nodeIP')]
      .filter(({ value, absent }) => {
        const address = absent === true ? undefined : parseAddress(String(value))
        return address?.family === range.family && !isInside(value)
      })
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(backend),
        also: [placeOf(one), placeOf(subnet)],
        basis: 'fails' as const,
        message: `The backend is host-gw, and a node has ${String(one.value)}, outside of ${range.text} of another: flanneld sets routes to it that no router knows.`,
        facts: [nodeRights.hostGateway],
      }))
  },
})

/** Private addresses come from these; no subnet has parts of two. */
const blocks = network.privateBlocks.value.map((text) => parseCidr(text))
const blockOf = (value: unknown) => {
  const address = parseAddress(String(value))
  return blocks.findIndex((block) => block && address && containsAddress(block, address))
}

/** Nodes of which nobody says the subnet, and whose addresses cannot have one. */
function ofOtherBlocks(
  observations: readonly Observation[],
  backend: Observation,
): readonly LintViolation[] {
  // What a flag or a host names may be of another adapter.
  const own = deciding(observations, 'nodeIP').find(
    ({ subject, absent }) => subject?.startsWith('node ') && absent !== true,
  )
  const block = own ? blockOf(own.value) : -1
  const other = named(observations, 'node.linuxIp').find(
    ({ value }) => blockOf(value) >= 0 && blockOf(value) !== block,
  )
  if (!own || !other || block < 0) return []
  return [
    {
      path: [],
      place: placeOf(backend),
      also: [placeOf(own), placeOf(other)],
      basis: 'fails',
      message: `The backend is host-gw, and nodes have ${String(own.value)} and ${String(other.value)}, which no subnet has both: flanneld sets routes to the other node that no router knows.`,
      facts: [nodeRights.hostGateway],
    },
  ]
}

/** Two ranges of nodes that have nothing in common. */
function apartOf(told: readonly Observation[]): readonly [Observation, Observation] | undefined {
  const [one, ...others] = told
  const range = one && parseCidr(String(one.value))
  const other = others.find(({ value }) => {
    const second = parseCidr(String(value))
    return range && second && !overlaps(range, second)
  })
  return one && other ? [one, other] : undefined
}
