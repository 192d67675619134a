import { expect, test } from 'vitest'
import { topics } from '../../model/decision.ts'
import { initialChoices } from '../../model/presets/define.ts'
import type { Choices } from '../../model/scenario.ts'
import { evaluate } from '../evaluate.ts'
import { examplesIn, picture } from './picture.ts'
import { pictureSvg } from './svg.ts'

const of = (changes: Partial<Choices> = {}) => picture(evaluate({ ...initialChoices, ...changes }))
const part = (id: string, changes?: Partial<Choices>) =>
  of(changes).parts.find((one) => one.id === id)

test('the parts stand in the order of the questions', () => {
  expect(of().parts.map(({ id }) => id)).toEqual([
    'control-plane',
    'host',
    'runtime',
    'services',
    'workload',
    'network',
    'addresses',
  ])
  expect(of().parts.map(({ topic, number }) => [topic, number])).toEqual(
    topics.map(({ id }, i) => [id, i + 1]),
  )
})

test('a finding stands at the parts whose decisions it names', () => {
  const broken = { containerRuntime: 'docker', kubernetesVersion: '1.24' } as const
  expect(part('runtime', broken)).toMatchObject({
    verdict: 'error',
    findingIds: expect.arrayContaining(['runtime-supported']),
  })
  expect(part('services')).toMatchObject({ verdict: 'ok' })
})

test('a value that is no longer the example is not counted', () => {
  const before = part('host')?.exampleCount ?? 0
  expect(part('host', { nodeName: 'mine-1' })?.exampleCount).toBe(before - 1)
  expect(examplesIn(evaluate({ ...initialChoices, nodeIP: '10.1.1.1' }))).not.toContain('nodeIP')
})

test('an example that is right is not counted either', () => {
  const { parts } = picture(evaluate(initialChoices), { confirmed: ['nodeName'] })
  expect(parts.find(({ id }) => id === 'host')?.exampleCount).toBe(
    (part('host')?.exampleCount ?? 0) - 1,
  )
})

test('values of the user are counted, chosen or said to be right', () => {
  expect(part('host')?.ownCount).toBe(0)
  expect(part('host', { nodeName: 'mine-1', windowsRelease: 'ltsc2022' })?.ownCount).toBe(2)
  const { parts } = picture(evaluate(initialChoices), { confirmed: ['nodeName'] })
  expect(parts.find(({ id }) => id === 'host')?.ownCount).toBe(1)
})

test('what changed is marked at its part, and derived changes too', () => {
  const before = evaluate(initialChoices)
  const after = evaluate({ ...initialChoices, kubernetesVersion: '1.29' })
  const changed = picture(after, { before })
    .parts.filter((one) => one.changed)
    .map(({ id }) => id)
  expect(changed).toContain('control-plane')
  expect(changed).not.toContain('addresses')
  expect(of().parts.some((one) => one.changed)).toBe(false)
})

test('a part whose ranges or words follow from another part is marked too', () => {
  const changedBy = (changes: Partial<Choices>, from: Partial<Choices> = {}) =>
    picture(evaluate({ ...initialChoices, ...changes }), {
      before: evaluate({ ...initialChoices, ...from }),
    })
      .parts.filter((one) => one.changed)
      .map(({ id }) => id)
  // The node subnet joins the exception list.
  expect(changedBy({ networkMode: 'l2bridge' })).toEqual(['network', 'addresses'])
  // The agent among the services of the node is another one.
  expect(changedBy({ cni: 'win-overlay' })).toEqual(['services', 'network'])
  expect(changedBy({ replicas: 1 })).toEqual(['workload'])
})

test.each([
  ['overlay', 'flannel', true],
  ['l2bridge', 'flannel', false],
  ['transparent', 'antrea', false],
] as const)('on the wire of %s a packet is wrapped: %s, %s', (networkMode, cni, isWrapped) => {
  expect(of({ networkMode, cni }).wire.outer !== undefined).toBe(isWrapped)
})

test('the packet carries the addresses of the plan', () => {
  expect(of({ nodeIP: '10.127.130.21' }).wire).toMatchObject({
    address: '10.127.130.21',
    inner: { from: '10.244.1.5', to: '10.244.2.7' },
    outer: { from: '10.127.130.21', to: '10.127.130.22', labels: ['UDP 4789', 'VNI 4096'] },
  })
})

test('the node subnet is an exception with L2Bridge and none with Overlay', () => {
  const subnet = (networkMode: 'l2bridge' | 'overlay') =>
    of({ networkMode }).cells.find(({ id }) => id === 'node-subnet')?.isException
  expect(subnet('l2bridge')).toBe(true)
  expect(subnet('overlay')).toBe(false)
})

test.each([
  ['calico', 'overlay', true, /^keeps /], // it adds the pools of the cluster itself
  ['antrea', 'transparent', false, /^the plugin decides$/], // it has no list
] as const)('what %s does towards other pods', (cni, networkMode, isException, text) => {
  expect(of({ cni, networkMode }).cells.find(({ id }) => id === 'pods')).toMatchObject({
    isException,
    text: expect.stringMatching(text) as unknown,
  })
})

test('a range that cannot be read is shown as it was typed', () => {
  const { cells, wire } = of({ clusterCIDR: 'nonsense' })
  expect(cells.find(({ id }) => id === 'pods')?.range).toBe('nonsense')
  expect(wire.inner).toEqual({ from: '', to: '' })
})

test('one pod, or two of many', () => {
  expect(of({ replicas: 1 }).pods).toHaveLength(1)
  expect(of({ replicas: 9 }).pods).toHaveLength(2)
})

test('the SVG escapes what users type', () => {
  const svg = pictureSvg(of({ nodeName: '<b>&\u0000' }))
  expect(svg).toContain('&lt;b&gt;&amp;\uFFFD')
  expect(svg).not.toContain('<b>')
})

const pool = { platform: 'aks', joinMethod: 'node-pool' } as const

test('a node from a pool shows what its platform sets, and no kubelet of our own', () => {
  expect(part('services', pool)).toMatchObject({
    value: 'Services of the node image',
    setBy: 'AKS',
  })
  expect(part('runtime', pool)).toMatchObject({ value: 'containerd', setBy: 'AKS' })
  expect(part('network', pool)).toMatchObject({ value: 'Azure CNI', setBy: 'AKS' })
  expect(JSON.stringify(of(pool))).not.toContain('win-node-1')
  expect(of(pool).wire).toMatchObject({ adapter: 'set by AKS', address: '' })
  expect(part('services')?.setBy).toBeUndefined()
})

test('what a platform sets is no example to replace', () => {
  expect(part('host', pool)?.exampleCount).toBe(0)
  expect(part('control-plane', pool)?.exampleCount).toBe(0)
  expect(part('addresses', pool)?.exampleCount).toBeGreaterThan(0)
})

test('with both families a pod has two addresses, and the packet a second pair', () => {
  const both = of({
    ipFamily: 'dual-stack',
    clusterCIDR: '10.244.0.0/16,fd00:244::/56',
    networkMode: 'l2bridge',
  })
  expect(both.pods[0]).toMatchObject({ address: '10.244.1.5', second: 'fd00:244:0:1::5' })
  expect(both.wire.second).toEqual({ from: 'fd00:244:0:1::5', to: 'fd00:244:0:2::7' })
  expect(of().wire.second).toBeUndefined()
})

test('L2Tunnel passes the physical host, and DSR says how answers go back', () => {
  expect(of({ networkMode: 'l2tunnel', cni: 'azure-vnet', platform: 'azure' }).wire.via).toBe(
    'Physical host of Azure',
  )
  expect(of({ directServerReturn: true }).wire.isDirect).toBe(true)
  expect(of().wire).not.toHaveProperty('via')
})
