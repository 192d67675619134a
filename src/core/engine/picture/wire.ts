import type { NetworkMode } from '../../catalog/modes/define.ts'
import { modes } from '../../catalog/modes/index.ts'
import { network } from '../../catalog/network.ts'
import { nodePorts } from '../../catalog/node-ports.ts'
import type { Scenario } from '../../model/scenario.ts'
import { nthAddress, nthSubnet, parseAddress, parseCidr } from '../../values/address.ts'
import type { Leg, Link, Pod, Wire } from './model.ts'
import { ownAddress, poolMaker } from './pool.ts'
import { firstOf, secondOf } from './text.ts'

/** The pods of the workload that are drawn: one, or two where there are more replicas. */
export function podsOf(scenario: Scenario): readonly Pod[] {
  const { workloadName, isolation, imageRelease, nodeIP, replicas, workloadKind } = scenario
  const count = workloadKind === 'Deployment' && replicas > 1 ? 2 : 1
  return Array.from({ length: count }, (_, i) => {
    const second = isolation === 'hostprocess' ? '' : secondAddress(scenario, 5 + i)
    return {
      name: workloadName,
      address: isolation === 'hostprocess' ? firstOf(nodeIP) : podAddress(scenario, 5 + i),
      ...(second === '' ? {} : { second }),
      image: imageRelease,
      isolation,
    }
  })
}

/** An address of a pod on this node. */
export function podAddress({ podCIDR, clusterCIDR }: Scenario, n: number): string {
  const range = parseCidr(firstOf(podCIDR)) ?? parseCidr(firstOf(clusterCIDR))
  return (range && nthAddress(range, n)?.text) ?? ''
}

/** The IPv6 address of a pod on this node; empty unless the plan has both families. */
function secondAddress({ ipFamily, podCIDR, clusterCIDR }: Scenario, n: number): string {
  if (ipFamily !== 'dual-stack') return ''
  const own = parseCidr(secondOf(podCIDR))
  const range = parseCidr(secondOf(clusterCIDR))
  const subnet = own ?? (range && nthSubnet(range, network.nodePrefix.value[range.family], 1))
  return (subnet && nthAddress(subnet, n)?.text) ?? ''
}

/** The two IPv6 ends of a packet; undefined unless the plan has both families. */
function secondLeg(scenario: Scenario): Leg | undefined {
  const from = secondAddress(scenario, 5)
  const range = parseCidr(secondOf(scenario.clusterCIDR))
  if (from === '' || !range) return undefined
  const subnet = nthSubnet(range, network.nodePrefix.value[range.family], 2)
  return { from, to: nthAddress(subnet, 7)?.text ?? '' }
}

/** An address of a pod on the next node. */
export function peerAddress({ clusterCIDR }: Scenario): string {
  const range = parseCidr(firstOf(clusterCIDR))
  if (!range) return ''
  const subnet = nthSubnet(range, network.nodePrefix.value[range.family], 2)
  return nthAddress(subnet, 7)?.text ?? ''
}

/** An address of the next node. */
export function otherNode({ nodeIP, managementSubnet }: Scenario): string {
  const own = parseAddress(firstOf(nodeIP))
  const subnet = parseCidr(firstOf(managementSubnet))
  if (!own || !subnet) return ''
  return nthAddress(subnet, Number(own.value - subnet.first) + 1)?.text ?? ''
}

/** What the network around the nodes sees of a packet between two pods. */
export function wireOf(scenario: Scenario): Wire {
  const { networkMode, networkAdapter, vni, vxlanPort, directServerReturn } = scenario
  const mode: NetworkMode = modes[networkMode]
  const { via } = mode.drawing
  const second = secondLeg(scenario)
  const own = ownAddress(scenario)
  const maker = poolMaker(scenario)
  const nodes: Leg = { from: own, to: otherNode(scenario) }
  const inner: Leg = { from: podAddress(scenario, 5), to: peerAddress(scenario) }
  return {
    adapter: maker === undefined ? networkAdapter : `set by ${maker}`,
    address: own,
    inner: mode.drawing.changes.includes('ip') ? { ...inner, from: own } : inner,
    ...(mode.drawing.isWrapped
      ? {
          outer: {
            ...nodes,
            name: mode.encapsulation.value ?? '',
            labels: [`UDP ${vxlanPort}`, `VNI ${vni}`],
          },
        }
      : {}),
    ...(second ? { second } : {}),
    changes: mode.drawing.changes,
    ...(via === undefined ? {} : { via }),
    ...(directServerReturn && maker === undefined ? { isDirect: true } : {}),
    text: mode.packets.value,
  }
}

/** What goes between the control plane and the node. */
export function linksOf({ apiServerEndpoint }: Scenario): readonly Link[] {
  const port = /:(\d+)$/.exec(firstOf(apiServerEndpoint))?.[1]
  return [
    {
      from: 'services',
      to: 'control-plane',
      port: port ?? String(nodePorts.apiServer.value),
      text: 'Kubernetes API',
    },
    {
      from: 'control-plane',
      to: 'services',
      port: String(nodePorts.kubelet.value),
      text: 'logs, exec, metrics',
    },
  ]
}

/** The Service of the workload; undefined where there is none. */
export function serviceOf({ serviceType, servicePort }: Scenario): string | undefined {
  if (serviceType === 'none') return undefined
  return `${serviceType} ${servicePort}`
}
