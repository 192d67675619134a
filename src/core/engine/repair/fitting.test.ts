import { describe, expect, test } from 'vitest'
import { initialChoices } from '../../model/presets/define.ts'
import { keysOf } from '../../values/keys.ts'
import type { Choices } from '../../model/scenario.ts'
import { evaluate } from '../evaluate.ts'
import { fitting } from './fitting.ts'

const filled = (told: Partial<Choices>) => {
  const choices = { ...initialChoices, ...told }
  const changes = fitting(choices, keysOf(told))
  return { changes, errors: errorsOf({ ...choices, ...changes }) }
}

const errorsOf = (choices: Choices) =>
  evaluate(choices).findings.filter(({ severity }) => severity === 'error')

describe('what nobody told is filled in so that it fits', () => {
  test.each<readonly [string, Partial<Choices>]>([
    ['an old minor', { kubernetesVersion: '1.28' }],
    ['an older one', { kubernetesVersion: '1.20' }],
    ['an image of another release', { imageRelease: 'ltsc2019' }],
    ['a mode', { networkMode: 'l2bridge', kubernetesVersion: '1.24' }],
    ['a plugin', { cni: 'win-bridge' }],
    ['a platform', { platform: 'aks', kubernetesVersion: '1.30' }],
  ])('%s', (_, told) => {
    const { changes, errors } = filled(told)
    expect(errors).toEqual([])
    expect(keysOf(changes).filter((id) => id in told)).toEqual([])
  })

  test('of equally near values the one that leaves least open', () =>
    expect(filled({ kubernetesVersion: '1.28' }).changes).toEqual({ windowsRelease: 'ltsc2022' }))

  test('nothing changes where the defaults fit', () =>
    expect(filled({ nodeName: 'win-7' }).changes).toEqual({}))

  test('a fault of what was told stays, and what was filled in adds none', () => {
    const { errors } = filled({
      kubernetesVersion: '1.28',
      vni: 1,
      cni: 'flannel',
      networkMode: 'overlay',
    })
    expect(errors.map(({ id }) => id)).toEqual(['vxlan-vni'])
  })
})
