import { rangeOfNodeObject } from '../../../catalog/cni/file-facts.ts'
import { network } from '../../../catalog/network.ts'
import { nodeBits } from '../../../catalog/node-bits.ts'
import { platforms } from '../../../catalog/platforms/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'
import { rangeTold } from '../pod-network/told.ts'

export const nodeRangesFit = defineLint({
  id: 'node-ranges-fit',
  on: 'setup',
  summary: 'The range of pods has a part for each node',
  remediation:
    'Give the cluster a larger range of pods, or nodes smaller ones (--node-cidr-mask-size of kube-controller-manager).',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const told = rangeTold('clusterCIDR', observations)
    // Operators give kube-proxy the part of its node alone.
    const ofProxy = ['kubeProxy.flag.cluster-cidr', 'kubeProxy.config.clusterCIDR'].some((name) =>
      named(observations, name).some(
        ({ file, line }) => file === told?.place.file && line === told.place.line,
      ),
    )
    const plugins = deciding(observations, 'cni').filter(({ absent }) => absent !== true)
    const isOther =
      plugins.some((one) => factOf(one) === undefined) ||
      deciding(observations, 'platform').some(({ value }) => isManaged.has(value))
    if (!told || isOther || ofProxy) return []
    const masks = named(observations, 'controllerManager.nodeCidrMaskSize')
    const [mask] = masks
    if (told.range.family === 'ipv6') return mask ? tooMany(told, mask) : []
    const isOff = named(observations, 'controllerManager.allocateNodeCidrs').length > 0
    if (isOff || masks.some(({ value }) => value !== mask?.value)) return []
    const size = mask ? Number(mask.value) : network.nodePrefix.value.ipv4
    const { prefix, text } = told.range
    const nodes = countNodes(observations)
    // One node alone may be all that is wanted, by a size that somebody chose.
    const least = mask ? Math.max(nodes, 1) : Math.max(nodes, 2)
    const room = prefix > size ? 0 : 2 ** (size - prefix)
    if (room >= least) return []
    return [
      {
        path: [],
        place: told.place,
        also: mask ? [placeOf(mask)] : [],
        basis: plugins.length > 0 || prefix > size ? 'fails' : 'unsupported',
        message:
          room === 0
            ? `The range of pods ${text} is smaller than the /${size} that each node gets of it: kube-controller-manager stops.`
            : `Each node gets a /${size} of the range of pods, and ${text} has ${room === 1 ? 'one' : room}${nodes > room ? ` for ${nodes} nodes` : ''}: the others stay without a podCIDR (CIDRNotAvailable), and Flannel and its like do not start there.`,
        facts: [
          mask ? network.nodePrefix : network.usualNodePrefix,
          ...plugins.slice(0, 1).flatMap((one) => factOf(one) ?? []),
        ],
      },
    ]
  },
})

/** The controller keeps a table of them, which has an end. */
function tooMany(
  { range, place }: NonNullable<ReturnType<typeof rangeTold>>,
  mask: Observation,
): readonly LintViolation[] {
  const size = Number(mask.value)
  return size - range.prefix <= nodeBits.value
    ? []
    : [
        {
          path: [],
          place: placeOf(mask),
          also: [place],
          basis: 'refused',
          message: `Each node gets a /${size} of ${range.text}; kube-controller-manager takes at most ${nodeBits.value} bits between both with IPv6, and stops: “New CIDR set failed; the node CIDR size is too big”.`,
          remediation: `Write a mask of /${range.prefix + nodeBits.value} or shorter, or a smaller range of pods.`,
          facts: [nodeBits],
        },
      ]
}

const isManaged = new Set<unknown>(
  Object.values(platforms).flatMap(({ id, pool }) => (pool ? [id] : [])),
)
const factOf = ({ value }: Observation) => ownValue(rangeOfNodeObject, String(value))

/** Nodes that tables of kubectl show. */
const countNodes = (observations: readonly Observation[]) =>
  new Set(
    [...named(observations, 'kubelet.version'), ...deciding(observations, 'nodeIP')].flatMap(
      ({ subject = '' }) => (/^(?:node|linux) [\w.-]+$/.test(subject) ? [subject] : []),
    ),
  ).size
