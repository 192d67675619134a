import { describe, expect, test } from 'vitest'
import { resolve } from '../engine/resolve.ts'
import { effectiveGates, isGateOn } from './effective-gates.ts'
import { current } from '../model/presets/current.ts'
import type { Choices } from '../model/scenario.ts'

const scenario = (given: Partial<Choices>) => resolve({ ...current.choices, ...given })
const texts = (given: Partial<Choices>, component: 'kubelet' | 'kube-proxy') =>
  effectiveGates(scenario(given), component).map(({ name, value }) => `${name}=${value}`)

describe('effectiveGates', () => {
  test('overlay needs its gate while it is off by default', () => {
    expect(texts({ kubernetesVersion: '1.19', networkMode: 'overlay' }, 'kube-proxy')).toEqual([
      'WinOverlay=true',
    ])
    expect(texts({ kubernetesVersion: '1.20', networkMode: 'overlay' }, 'kube-proxy')).toEqual([])
  })

  test('the list wins over a need', () =>
    expect(
      texts(
        {
          kubernetesVersion: '1.14',
          containerRuntime: 'docker',
          isolation: 'hyperv',
          featureGates: ['HyperVContainer=false'],
        },
        'kubelet',
      ),
    ).toEqual(['HyperVContainer=false']))

  test('a gate goes to the component that reads it', () => {
    const given = {
      kubernetesVersion: '1.30',
      featureGates: ['WinDSR=true', 'NodeSwap=false'],
    } as const
    expect(texts(given, 'kubelet')).toEqual(['NodeSwap=false'])
    expect(texts(given, 'kube-proxy')).toEqual(['WinDSR=true'])
  })

  test('a gate that the release does not know is not added', () =>
    expect(
      texts(
        { kubernetesVersion: '1.21', containerRuntime: 'docker', isolation: 'hyperv' },
        'kubelet',
      ),
    ).toEqual([]))
})

test('isGateOn', () => {
  expect(isGateOn(scenario({ kubernetesVersion: '1.36' }), 'kube-proxy', 'WinDSR')).toBe(true)
  expect(isGateOn(scenario({ kubernetesVersion: '1.30' }), 'kube-proxy', 'WinDSR')).toBe(false)
  expect(
    isGateOn(
      scenario({ kubernetesVersion: '1.30', directServerReturn: true }),
      'kube-proxy',
      'WinDSR',
    ),
  ).toBe(true)
})
