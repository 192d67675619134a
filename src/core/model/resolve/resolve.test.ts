import { describe, expect, test } from 'vitest'
import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import { containerRuntime } from './container-runtime.ts'
import { imageRelease } from './image-release.ts'
import { kubernetesRelease } from './kubernetes-release.ts'
import { runtimeVersion } from './runtime-version.ts'

describe('runtimeVersion', () => {
  test.each([
    ['1.14', 'docker', 'process', '18.09'],
    ['1.17', 'docker', 'process', '20.10.9'],
    ['1.20', 'docker', 'process', '19.03'],
    ['1.36', 'docker', 'process', '20.10.9'],
    ['1.30', 'mirantis', 'process', '20.10'],
    ['1.18', 'containerd', 'process', '1.4.13'],
    ['1.22', 'containerd', 'process', '1.4.13'],
    ['1.22', 'containerd', 'hostprocess', '1.7.34'],
    ['1.36', 'containerd', 'hostprocess', '2.3.4'],
    ['1.24', 'containerd', 'process', '1.7.34'],
    ['1.29', 'containerd', 'hyperv', '1.7.34'],
    ['1.34', 'containerd', 'process', '2.1.9'],
    ['1.35', 'containerd', 'hyperv', '2.2.7'],
    ['1.36', 'containerd', 'process', '2.3.4'],
    ['1.36', 'containerd', 'hyperv', '2.3.4'],
  ] as const)('%s with %s, %s: %s', (kubernetesVersion, runtime, isolation, version) =>
    expect(runtimeVersion({ kubernetesVersion, containerRuntime: runtime, isolation })).toBe(
      version,
    ),
  )
})

test('containerd is taken from the minor on that calls it stable', () => {
  const of = (kubernetesVersion: KubernetesVersion) => containerRuntime({ kubernetesVersion })
  expect([of('1.14'), of('1.19'), of('1.20'), of('1.37')]).toEqual([
    'docker',
    'docker',
    'containerd',
    'containerd',
  ])
})

test('the newest patch, or the first where none is known', () => {
  expect(kubernetesRelease({ kubernetesVersion: '1.20' })).toBe('1.20.15')
  expect(kubernetesRelease({ kubernetesVersion: '1.37' })).toBe('1.37.0')
})

test.each([
  ['mcr.microsoft.com/windows/servercore:1709', 'ltsc2019', '1709'],
  ['mcr.microsoft.com/windows/servercore/iis', 'ltsc2019', 'ltsc2019'],
  ['agent:v1', '23H2', 'ltsc2022'],
  ['agent:v1', 'ltsc2025', 'ltsc2025'],
] as const)('%s on %s is built on %s', (image, windowsRelease, release) =>
  expect(imageRelease({ image, windowsRelease })).toBe(release),
)
