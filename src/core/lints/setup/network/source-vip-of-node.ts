import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import {
  containsAddress,
  containsRange,
  nthAddress,
  parseAddress,
  parseCidr,
} from '../../../values/address.ts'
import { deciding, named } from '../../../model/observed.ts'

export const sourceVipOfNode = defineLint({
  id: 'source-vip-of-node',
  on: 'setup',
  summary: 'The source VIP is an address of the pod subnet that the node has now',
  remediation:
    'Delete SourceVip.json and SourceVipRequest.json, let the start script reserve an address again, and restart kube-proxy.',
  decisions: [],

  check({ observations }) {
    const vips = deciding(observations, 'sourceVip').filter(({ absent }) => absent !== true)
    const told = deciding(observations, 'podCIDR').filter(
      ({ value, subject }) => subject?.startsWith('linux ') !== true && parseCidr(String(value)),
    )
    // The overlay of HNS has it too, where no node says its own; the network for nat has another.
    const isOverlay = deciding(observations, 'networkMode').some(({ value }) => value === 'overlay')
    const pods = deciding(observations, 'clusterCIDR').flatMap(
      ({ value }) => parseCidr(String(value)) ?? [],
    )
    const ofHns = named(observations, 'hns.network.addressPrefix').filter(({ value }) => {
      const own = parseCidr(String(value))
      return own && pods.some((range) => containsRange(range, own))
    })
    const subnets = told.length > 0 || !isOverlay ? told : ofHns
    // Calico hands out addresses of its own blocks, whatever subnet the node has.
    const isOfCalico = [
      ...deciding(observations, 'cni'),
      ...deciding(observations, 'hnsNetworkName'),
      ...named(observations, 'network.cni'),
    ].some(({ value }) => /^calico/i.test(String(value)))
    if (isOfCalico) return []
    const nodes = deciding(observations, 'nodeName')
    return vips.flatMap((vip): readonly LintViolation[] => {
      const subnet = subnetFor(vip, subnets, nodes)
      const range = parseCidr(String(subnet?.value))
      const address = parseAddress(String(vip.value))
      if (!subnet || !range || address?.family !== range.family) return []
      if ([0, 1].some((n) => nthAddress(range, n)?.value === address.value)) {
        return [
          {
            path: [],
            place: placeOf(vip),
            also: [placeOf(subnet)],
            basis: 'fails' as const,
            message: `The source VIP ${String(vip.value)} is one of ${cniEndpoints.reservedForSourceVip.value}, ${range.text}: “An address provided is invalid or reserved”.`,
            remediation: 'Reserve a free address of the subnet for it, and restart kube-proxy.',
            facts: [cniEndpoints.reservedForSourceVip],
          },
        ]
      }
      if (containsAddress(range, address)) return []
      return [
        {
          path: [],
          place: placeOf(vip),
          also: [placeOf(subnet)],
          basis: 'fails' as const,
          message: `The source VIP ${String(vip.value)} is no address of ${range.text}, the pod subnet of the node: it is left over from before the node joined again, or was taken over from another node.`,
          facts: [
            // Of a node whose plugin nobody names it is not sure that its pods use this subnet.
            subnet.subject === 'node of subnet.env'
              ? cniEndpoints.sourceVipOfNode
              : { ...cniEndpoints.sourceVipOfNode, confidence: 'inferred' as const },
          ],
        },
      ]
    })
  },
})

/** Of several nodes it is that of the one which the file with the address names. */
function subnetFor(
  vip: Observation,
  subnets: readonly Observation[],
  nodes: readonly Observation[],
): Observation | undefined {
  const isOne = new Set(subnets.map(({ value }) => value)).size === 1
  if (isOne) return subnets[0]
  const names = new Set(
    nodes.filter(({ file }) => file === vip.file).map(({ value }) => `node ${String(value)}`),
  )
  const own = names.size === 1 ? subnets.filter(({ subject = '' }) => names.has(subject)) : []
  return own.some(({ value }) => value !== own[0]?.value) ? undefined : own[0]
}
