import { expect, test } from 'vitest'
import { packetPath } from '../../core/compare.ts'
import { evaluate, initialChoices } from '../../core/plan.ts'
import { changesText, hopRows, hopText } from './hop-rows.ts'

const path = (
  networkMode: 'l2bridge' | 'l2tunnel' | 'overlay',
  flow: 'pod-to-pod' | 'outside-to-node-port',
) => packetPath(evaluate({ ...initialChoices, networkMode }).scenario, flow)

test('two paths are laid beside each other place by place', () => {
  const rows = hopRows([path('overlay', 'pod-to-pod'), path('l2tunnel', 'pod-to-pod')])
  expect(rows.map(({ place }) => place)).toEqual([
    'pod',
    'switch',
    'fabric',
    'wire',
    'peer-switch',
    'peer-pod',
  ])
  const fabric = rows.find(({ place }) => place === 'fabric')
  expect(fabric?.hops.map((hop) => hop !== undefined)).toEqual([false, true])
})

test('a packet from outside begins outside', () => {
  const rows = hopRows([path('l2bridge', 'outside-to-node-port')])
  expect(rows.map(({ place }) => place)).toEqual(['outside', 'wire', 'switch', 'pod'])
})

test('the words of a hop hold addresses, wrapping and what changed', () => {
  const hop = path('overlay', 'pod-to-pod').hops[1]
  expect(hop && hopText(hop)).toMatch(
    /^IP 10\S+ to 10\S+, MAC not known to router of other node, inside VXLAN from 10\S+ to 10\S+\. Changed: MAC address, wrapped\. /,
  )
  expect(changesText({ changes: [] })).toBe('')
})
