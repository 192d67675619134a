import { unknown, type Fact } from '../../catalog/fact.ts'
import { hostProcessNetwork } from '../../catalog/isolation.ts'
import type { FlowId, HopFact, HopPlace, PathFact } from '../../catalog/paths/define.ts'
import { paths } from '../../catalog/paths/index.ts'
import { nodePort } from '../../catalog/paths/node-port.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { Scenario } from '../../model/scenario.ts'
import {
  addressesOf,
  exceptedOf,
  isExcepted,
  macWords,
  outsideOf,
  peerNode,
  peerSubnet,
  sleeveOf,
} from './ends.ts'
import type { Hop, PacketPath } from './model.ts'

/** The way of a packet, hop by hop, with the addresses of the scenario. */
export function packetPath(scenario: Scenario, flow: FlowId): PacketPath {
  const { networkMode: mode } = scenario
  const outside = flow === 'pod-to-excepted' ? exceptedOf(scenario) : outsideOf(scenario)
  const fact = factFor(scenario, flow, outside)
  if ('absent' in fact) {
    const { value, confidence, sources } = fact.absent
    return { flow, mode, hops: [], absent: { text: value, confidence, sources } }
  }
  const fill = filler(scenario, outside)
  return { flow, mode, hops: fact.hops.map((hop) => fill(hop)) }
}

const byPlatform = unknown(
  'The platform sets up the network of this pool; how it moves a packet is not part of the plan.',
)

function factFor(scenario: Scenario, flow: FlowId, outside: string): PathFact {
  const { networkMode, isolation, externalTrafficPolicy } = scenario
  const own = paths[networkMode]
  if (isManaged(scenario)) return { absent: byPlatform }
  if (isolation === 'hostprocess' && flow !== 'outside-to-node-port')
    return { absent: hostProcessNetwork }
  if (flow === 'outside-to-node-port') {
    return 'hops' in own[flow] ? nodePort[externalTrafficPolicy] : own[flow]
  }
  return flow === 'pod-to-outside' && isExcepted(scenario, outside)
    ? own['pod-to-excepted']
    : own[flow]
}

function filler(scenario: Scenario, outside: string) {
  const addresses = addressesOf(scenario, outside)
  const otherNode = peerNode(scenario)
  const known: Readonly<Record<string, string>> = {
    node: addresses.node || 'the node',
    pod: addresses.pod || 'of the first pod',
    peerNode: otherNode || 'the other node',
    peerSubnet: peerSubnet(scenario) || 'the range of its pods',
  }
  return ({ value, confidence, sources }: Fact<HopFact>): Hop => ({
    place: value.place,
    title: titleOf(value.place, scenario),
    mac: { from: macWords[value.mac[0]], to: macWords[value.mac[1]] },
    ip: { from: addresses[value.ip[0]], to: addresses[value.ip[1]] },
    ...(value.isWrapped
      ? { outer: { ...sleeveOf(scenario), from: addresses.node, to: otherNode } }
      : {}),
    changes: value.changes,
    text: value.text.replace(/\{(\w+)\}/g, (all, name: string) => known[name] ?? all),
    confidence,
    sources,
  })
}

/** The name of a place, the same for every network mode, so that two ways stand beside each other. */
export const placeNames: Readonly<Record<HopPlace, string>> = {
  outside: 'Client outside',
  pod: 'Pod',
  switch: 'Virtual switch',
  fabric: 'Host of Azure',
  wire: 'Network between',
  'peer-switch': 'Switch of the other node',
  'peer-pod': 'Pod there',
}

const titleOf = (place: HopPlace, { nodeName }: Scenario) =>
  (place === 'pod' || place === 'switch') && nodeName !== ''
    ? `${placeNames[place]} on ${nodeName}`
    : placeNames[place]
