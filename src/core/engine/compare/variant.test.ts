import { expect, test } from 'vitest'
import { initialChoices } from '../../model/presets/define.ts'
import { evaluate } from '../evaluate.ts'
import { networkDesigns, withNetwork } from './variant.ts'

test('a design has the name of its plugin, its way and its mode', () => {
  const names = networkDesigns.map(({ name }) => name)
  expect(names).toContain('Flannel host-gw, L2Bridge')
  expect(names).toContain('Flannel VXLAN, Overlay')
  expect(new Set(names).size).toBe(names.length)
})

test('another network keeps all else, and brings its platform where it has one of its own', () => {
  const bridge = withNetwork({ ...initialChoices, nodeName: 'win-7' }, 'l2bridge', 'flannel')
  expect(bridge).toMatchObject({ networkMode: 'l2bridge', platform: initialChoices.platform })
  expect(bridge.nodeName).toBe('win-7')
  const azure = withNetwork(initialChoices, 'l2bridge', 'azure-vnet')
  expect(azure.platform).toMatch(/^a(?:zure|ks)$/)
  expect(evaluate(azure).findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('what was named for the old network is left to the app', () => {
  const named = { ...initialChoices, hnsNetworkName: 'flannel.4096' }
  expect(withNetwork(named, 'l2bridge', 'flannel').hnsNetworkName).toBe('auto')
  expect(withNetwork(named, named.networkMode, named.cni)).toBe(named)
})
