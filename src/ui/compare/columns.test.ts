import { expect, test } from 'vitest'
import { initialChoices } from '../../core/plan.ts'
import { designKey, putAt, readColumns, setupKey } from './columns.ts'

const own = { ...initialChoices, nodeName: 'win-7' }
const titles = (text: string | undefined) => readColumns(text, own).map(({ title }) => title)

test('an address without columns sets the plan beside the usual other network', () => {
  expect(titles(undefined)).toEqual(['Your plan', 'Flannel host-gw, L2Bridge'])
  const bridge = { ...own, networkMode: 'l2bridge', cni: 'flannel' } as const
  expect(readColumns('', bridge).map(({ title }) => title)).toEqual([
    'Your plan',
    'Flannel VXLAN, Overlay',
  ])
})

test('presets, other networks for the plan and whole setups come back from their keys', () => {
  const other = { ...own, nodeName: 'a/b?c', networkMode: 'l2bridge' } as const
  const key = setupKey('Mine ~ / ?', other)
  expect(key).not.toMatch(/[/?]/)
  const columns = readColumns(
    `docs-1.20-flannel/${designKey('l2bridge', 'azure-vnet')}/${key}`,
    own,
  )
  expect(columns.map(({ title }) => title)).toEqual([
    expect.stringContaining('1.20'),
    expect.stringContaining('Azure CNI'),
    'Mine ~ / ?',
  ])
  expect(columns[1]?.choices.nodeName).toBe('win-7')
  expect(columns[2]?.choices).toEqual(other)
})

test('what an address holds too much, twice or wrong is left out', () => {
  expect(titles('own/own/nothing')).toHaveLength(2)
  expect(titles('own/current/docs-1.20-flannel/aks-1.17/hyperv-1.14')).toHaveLength(4)
  expect(titles('%E0%A4%A/~x:')).toHaveLength(2)
  expect(readColumns('own/~x:v=1%26cni=none', own)[1]?.leftOut).toHaveLength(1)
})

test('a setup that stands already changes places with the one that it takes the place of', () => {
  expect(putAt(['a', 'b', 'c'], 0, 'd')).toEqual(['d', 'b', 'c'])
  expect(putAt(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a'])
  expect(putAt(['a', 'b'], 1, 'b')).toEqual(['a', 'b'])
})
