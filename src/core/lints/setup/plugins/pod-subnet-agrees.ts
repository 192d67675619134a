import { podSubnet } from '../../../catalog/node-conditions.ts'
import { network as networkFacts } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { containsRange, parseCidr } from '../../../values/address.ts'
import { deciding, named } from '../../../model/observed.ts'

const { helperRanges } = networkFacts

export const podSubnetAgrees = defineLint({
  id: 'pod-subnet-agrees',
  on: 'setup',
  summary: 'subnet.env, the node and its HNS network name one subnet of pods',
  remediation:
    'Stop kubelet, kube-proxy and flanneld, remove the stale HNS network and subnet.env, and start flanneld first.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const own = deciding(observations, 'podCIDR').filter(
      ({ subject }) => subject === 'node of subnet.env',
    )
    const [env] = own
    const range = parseCidr(String(env?.value))
    if (own.length === 0) return ofNodeAndNetwork(observations)
    if (!env || !range || own.length > 1) return []
    const place = { file: env.file, line: env.line, column: env.column }
    const network = deciding(observations, 'clusterCIDR').find(
      ({ file, line }) => file === env.file && Math.abs(line - env.line) <= 2,
    )
    const whole = parseCidr(String(network?.value))
    const others = [
      ...onlyOne(
        ofHost(
          deciding(observations, 'podCIDR').filter(({ subject }) => subject !== env.subject),
          env,
          observations,
        ),
      ),
      ...onlyOne(named(observations, 'hns.network.addressPrefix')),
    ].filter(({ value }) => parseCidr(String(value))?.text !== range.text)
    return [
      ...(network && whole && !containsRange(whole, range)
        ? [
            {
              path: [],
              place,
              also: [placeOf(network)],
              basis: 'fails' as const,
              message: `The subnet ${range.text} is no part of the network ${whole.text}: one of the two is left over from before.`,
              facts: [podSubnet.ofNetwork],
            },
          ]
        : []),
      ...others.map((other): LintViolation => {
        const isHns = other.name === 'hns.network.addressPrefix'
        return {
          path: [],
          place,
          also: [placeOf(other)],
          basis: 'fails',
          message: `subnet.env gives the node ${range.text}; ${isHns ? 'its HNS network has' : 'the API server has'} ${String(other.value)}, so endpoints get addresses of the wrong subnet.`,
          facts: [isHns ? podSubnet.ofHns : podSubnet.ofNetwork],
        }
      }),
    ]
  },
})

/** Without subnet.env: flanneld makes its network with the subnet that its node has. */
function ofNodeAndNetwork(observations: readonly Observation[]): readonly LintViolation[] {
  const names = named(observations, 'hns.network.name')
  const isOfFlannel = names.some(({ value }) =>
    /^(?:cbr0|vxlan0|flannel\.\d+)$/.test(String(value)),
  )
  const [network] = onlyOne(
    named(observations, 'hns.network.addressPrefix').filter(({ value }) => !ofKeeper.has(value)),
  )
  const [node] = network ? onlyOne(ofHost(ofWindowsNodes(observations), network, observations)) : []
  const [own, made] = [node, network].map((one) => parseCidr(String(one?.value))?.text)
  if (!isOfFlannel || !node || !network || own === undefined || made === undefined) return []
  return own === made
    ? []
    : [
        {
          path: [],
          place: placeOf(network),
          also: [placeOf(node)],
          basis: 'fails',
          message: `The HNS network has ${made}, and the node ${own}: it is left over from before the node joined again, and endpoints get addresses of the wrong subnet.`,
          facts: [podSubnet.ofHns],
        },
      ]
}

/** Of a list of nodes those of Windows alone have a name that is decided. */
function ofWindowsNodes(observations: readonly Observation[]): readonly Observation[] {
  const all = deciding(observations, 'podCIDR')
  const nodes = new Set(deciding(observations, 'nodeName').flatMap(({ subject }) => subject ?? []))
  const own = all.filter(({ subject }) => subject !== undefined && nodes.has(subject))
  return own.length > 0 ? own : all
}

/** Of several nodes the one on which the same file was written, where it tells the name of its host. */
function ofHost(
  nodes: readonly Observation[],
  { file }: Observation,
  observations: readonly Observation[],
): readonly Observation[] {
  const hosts = new Set(
    named(observations, 'host.name').flatMap((one) =>
      one.file === file ? `node ${String(one.value)}`.toLowerCase() : [],
    ),
  )
  const own = nodes.filter(({ subject }) => hosts.has(subject?.toLowerCase() ?? ''))
  return hosts.size === 1 && own.length > 0 ? own : nodes
}

/** Networks that scripts make to keep the adapter bound. */
const ofKeeper = new Set<unknown>([helperRanges.sdn.value])

const placeOf = ({ file, line, column }: Observation) => ({ file, line, column })

/** Of several nodes or networks nobody says which one is meant. */
const onlyOne = (all: readonly Observation[]): readonly Observation[] =>
  new Set(all.map(({ value }) => String(value))).size === 1 ? all.slice(0, 1) : []
