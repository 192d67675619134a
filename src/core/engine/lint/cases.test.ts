import { expect, test } from 'vitest'
import { kubernetesVersions } from '../../catalog/kubernetes/index.ts'
import { isAtLeast } from '../../values/version.ts'
import { sharedWorlds } from './cases.ts'

const worldsFor = sharedWorlds({})
const minorsIn = (...asked: Parameters<typeof worldsFor>) =>
  worldsFor(...asked).map(({ kubernetesVersion }) => kubernetesVersion)

test('lints that depend on the same share their worlds', () => {
  const asked = [['kubernetesVersion', 'operatingSystem'], undefined, 'windows'] as const
  expect(worldsFor(...asked)).toBe(worldsFor(...asked))
  expect(minorsIn(...asked).toSorted()).toEqual(kubernetesVersions.toSorted())
})

test('one that begins with a version has those of later ones alone, whoever asked before', () => {
  const later = kubernetesVersions.filter((version) => isAtLeast(version, '1.30'))
  expect(minorsIn(['kubernetesVersion', 'operatingSystem'], '1.30', 'windows')).toEqual(
    later.toReversed(),
  )
})

test('each system has worlds of its own, whichever was asked for before', () => {
  const systemsIn = (system?: 'windows' | 'linux') =>
    worldsFor(['operatingSystem'], undefined, system).map(({ operatingSystem }) => operatingSystem)
  expect(systemsIn('windows')).toEqual(['windows'])
  expect(systemsIn('linux')).toEqual(['linux'])
  expect(systemsIn()).toEqual(['windows', 'linux'])
})
