import { describe, expect, test } from 'vitest'
import { modes } from '../../catalog/modes/index.ts'
import { flows } from '../../catalog/paths/index.ts'
import { resolveSource } from '../../catalog/sources/index.ts'
import { initialChoices } from '../../model/presets/define.ts'
import type { Choices } from '../../model/scenario.ts'
import { keysOf } from '../../values/keys.ts'
import { evaluate } from '../evaluate.ts'
import { packetPath } from './packet-path.ts'

const own = {
  clusterCIDR: '10.50.0.0/16',
  podCIDR: '10.50.1.0/24',
  serviceCIDR: '10.96.0.0/12',
  managementSubnet: '192.168.7.0/24',
  nodeIP: '192.168.7.21',
  nodeName: 'win-7',
}
const scenarioOf = (changes: Partial<Choices>) =>
  evaluate({ ...initialChoices, ...own, ...changes }).scenario
const l2bridge = { networkMode: 'l2bridge', cni: 'flannel' } as const
const overlay = { networkMode: 'overlay', cni: 'flannel' } as const

const all = keysOf(modes).flatMap((networkMode) =>
  flows.map(({ id }) => ({ networkMode, flow: id })),
)

describe.each(all)('$flow with $networkMode', ({ networkMode, flow }) => {
  const path = packetPath(scenarioOf({ networkMode }), flow)

  test('has hops or says why there are none', () => {
    expect(path.hops.length === 0).toBe(path.absent !== undefined)
    expect(path.hops.length).not.toBe(1)
  })

  test('each statement has a source or is called unknown', () => {
    for (const { text, confidence, sources } of [
      ...path.hops,
      ...(path.absent ? [path.absent] : []),
    ]) {
      expect(text).not.toMatch(/[{}]/)
      if (confidence !== 'unknown') expect(sources.length).toBeGreaterThan(0)
      expect(sources.filter((ref) => !resolveSource(ref))).toEqual([])
    }
  })

  test('an address that differs from that at the hop before was changed there', () => {
    path.hops.slice(1).forEach(({ ip, changes }, i) => {
      const before = path.hops[i]?.ip ?? ip
      const ends = [ip.from, ip.to, before.from, before.to]
      if (ends.includes('')) return
      const differs = ip.from !== before.from || ip.to !== before.to
      expect(changes.includes('ip')).toBe(differs)
    })
  })

  test('what is wrapped was wrapped before, and is unwrapped or on the wire at the end', () => {
    let isWrapped = false
    for (const { changes, outer } of path.hops) {
      if (changes.includes('wrap')) isWrapped = true
      if (changes.includes('unwrap')) isWrapped = false
      expect(outer !== undefined).toBe(isWrapped)
    }
  })
})

test('with L2Bridge the wire sees the pods of the scenario', () => {
  const wire = packetPath(scenarioOf(l2bridge), 'pod-to-pod').hops.find(
    ({ place }) => place === 'wire',
  )
  expect(wire).toMatchObject({
    ip: { from: '10.50.1.5', to: '10.50.2.7' },
    mac: { from: 'this node', to: 'next node or router' },
    changes: [],
  })
  expect(wire?.text).toContain('10.50.2.0/24 is behind 192.168.7.22')
  expect(wire?.outer).toBeUndefined()
})

test('with Overlay it sees the nodes, with the port and the identifier of the plan', () => {
  const hop = packetPath(scenarioOf({ ...overlay, vni: 4200 }), 'pod-to-pod').hops[1]
  expect(hop?.changes).toEqual(['mac', 'wrap'])
  expect(hop?.outer).toEqual({
    name: 'VXLAN',
    from: '192.168.7.21',
    to: '192.168.7.22',
    labels: ['UDP 4789', 'VNI 4200'],
  })
})

test('towards the outside the source becomes the node’s, unless the target is excepted', () => {
  const leaves = packetPath(scenarioOf(l2bridge), 'pod-to-outside').hops.at(-1)
  expect(leaves?.ip).toEqual({ from: '192.168.7.21', to: '203.0.113.9' })
  const named = { ...l2bridge, extraExceptions: ['172.20.0.0/16'] }
  const keeps = packetPath(scenarioOf(named), 'pod-to-excepted').hops.at(-1)
  expect(keeps?.ip).toEqual({ from: '10.50.1.5', to: '172.20.0.1' })
  const both = { ...named, externalTargets: ['172.20.3.0/24'] }
  expect(packetPath(scenarioOf(both), 'pod-to-outside').hops.at(-1)?.ip.from).toBe('10.50.1.5')
})

test('a NodePort keeps the client where the policy is Local, and else nobody says', () => {
  const at = (externalTrafficPolicy: Choices['externalTrafficPolicy']) =>
    packetPath(scenarioOf({ ...l2bridge, externalTrafficPolicy }), 'outside-to-node-port').hops.at(
      -1,
    )
  expect(at('Local')?.ip.from).toBe('203.0.113.9')
  expect(at('Cluster')).toMatchObject({ confidence: 'unknown', ip: { from: '' } })
})

test('pods with the network of the node, and pools of a platform, have no way of their own', () => {
  const hostProcess = packetPath(scenarioOf({ isolation: 'hostprocess' }), 'pod-to-pod')
  expect(hostProcess.absent?.text).toContain('HostProcess')
  const managed = packetPath(scenarioOf({ platform: 'gke' }), 'pod-to-pod')
  expect(managed.absent?.confidence).toBe('unknown')
})

test('what cannot be read of the plan stays empty', () => {
  const hop = packetPath(scenarioOf({ ...l2bridge, clusterCIDR: '', podCIDR: '' }), 'pod-to-pod')
  expect(hop.hops[0]?.ip).toEqual({ from: '', to: '' })
})
