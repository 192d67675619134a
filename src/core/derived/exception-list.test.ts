import { describe, expect, test } from 'vitest'
import { exceptionList, type ExceptionInput } from './exception-list.ts'
import { routes } from './routes.ts'
import { resolve } from '../engine/resolve.ts'
import type { Choices } from '../model/scenario.ts'
import { initialChoices } from '../model/presets/define.ts'
import { presets, type PresetId } from '../model/presets/index.ts'

const input = (preset: PresetId, given: Partial<Choices> = {}): ExceptionInput =>
  resolve({
    ...(presets.find(({ id }) => id === preset)?.choices ?? initialChoices),
    ipam: 'host-local',
    ...given,
  })
const listOf = (scenario: ExceptionInput) => exceptionList(scenario).map(({ text }) => text)
const routesOf = (scenario: ExceptionInput) => routes(scenario).map(({ prefix }) => prefix)

describe('presets', () => {
  test('the guide of 1.20 excepts pods, Services and the management subnet', () => {
    const scenario = input('docs-1.20-flannel')
    expect(listOf(scenario)).toEqual(['10.244.0.0/16', '10.96.0.0/12', '10.127.130.0/24'])
    expect(routesOf(scenario)).toEqual(['10.96.0.0/12', '10.127.130.21/32'])
  })

  test('the AKS node excepts its virtual network alone; Services are a route', () => {
    const scenario = input('aks-1.17', { ipam: 'azure-vnet-ipam' })
    expect(listOf(scenario)).toEqual(['10.240.0.0/16'])
    expect(routesOf(scenario)).toEqual(['10.0.0.0/16'])
  })
})

test('overlay leaves the management subnet out', () =>
  expect(listOf(input('current'))).toEqual(['10.244.0.0/16', '10.96.0.0/12']))

test('Antrea and vpc-bridge know no list, whatever is added', () => {
  const extraExceptions = ['192.168.40.0/24']
  expect(
    listOf(input('current', { cni: 'antrea', networkMode: 'transparent', extraExceptions })),
  ).toEqual([])
  expect(
    listOf(input('current', { cni: 'vpc-bridge', networkMode: 'l2bridge', extraExceptions })),
  ).toEqual([])
})

test('what cannot be read is left to the rule about it', () =>
  expect(
    listOf(input('current', { serviceCIDR: 'none', extraExceptions: ['', '10.1.2.3/33'] })),
  ).toEqual(['10.244.0.0/16']))

test('of ranges with one base address a host that compares the base alone gets the broadest', () => {
  const extraExceptions = ['10.244.0.0/24', '10.244.0.0/14', '10.245.0.0/24']
  const list = (windowsRelease: 'ltsc2019' | 'ltsc2022') =>
    listOf(input('current', { windowsRelease, extraExceptions }))
  expect(list('ltsc2019')).toEqual(['10.96.0.0/12', '10.244.0.0/14', '10.245.0.0/24'])
  expect(list('ltsc2022')).toEqual(['10.244.0.0/16', '10.96.0.0/12', ...extraExceptions])
})
