import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { containerdConfig } from './containerd-config.ts'

const textOf = (given: Partial<Choices> = {}) =>
  contentOf(containerdConfig, given).content?.text ?? ''

const lines = (...text: readonly string[]) => `${text.join('\n')}\n`

describe('by line of containerd', () => {
  test('schema 2', () =>
    expect(
      textOf({ kubernetesVersion: '1.26', windowsRelease: 'ltsc2022', runtimeVersion: '1.6.39' }),
    ).toBe(
      lines(
        'version = 2',
        String.raw`root = "C:\\ProgramData\\containerd\\root"`,
        String.raw`state = "C:\\ProgramData\\containerd\\state"`,
        '',
        '[plugins."io.containerd.grpc.v1.cri"]',
        'sandbox_image = "mcr.microsoft.com/oss/kubernetes/pause:3.6"',
        '',
        '[plugins."io.containerd.grpc.v1.cri".cni]',
        String.raw`bin_dir = "C:\\Program Files\\containerd\\cni\\bin"`,
        String.raw`conf_dir = "C:\\Program Files\\containerd\\cni\\conf"`,
        '',
        '[plugins."io.containerd.grpc.v1.cri".containerd]',
        'snapshotter = "windows"',
        'default_runtime_name = "runhcs-wcow-process"',
        '',
        '[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]',
        'runtime_type = "io.containerd.runhcs.v1"',
      ),
    ))

  test('schema 3 of 2.0 still has one directory', () => {
    const file = parse(textOf({ kubernetesVersion: '1.32', runtimeVersion: '2.0.11' }))
    expect(file['version']).toBe(3)
    expect(file['plugins']).toMatchObject({
      'io.containerd.cri.v1.runtime': {
        cni: { bin_dir: String.raw`C:\Program Files\containerd\cni\bin` },
      },
    })
    expect(textOf({ runtimeVersion: '2.0.11' })).not.toContain('bin_dirs')
  })

  test('schema 4', () =>
    expect(textOf()).toBe(
      lines(
        'version = 4',
        String.raw`root = "C:\\ProgramData\\containerd\\root"`,
        String.raw`state = "C:\\ProgramData\\containerd\\state"`,
        '',
        '[plugins."io.containerd.cri.v1.images"]',
        'snapshotter = "windows"',
        '',
        '[plugins."io.containerd.cri.v1.images".pinned_images]',
        'sandbox = "registry.k8s.io/pause:3.10.2"',
        '',
        '[plugins."io.containerd.cri.v1.runtime".cni]',
        String.raw`bin_dirs = [ "C:\\Program Files\\containerd\\cni\\bin" ]`,
        String.raw`conf_dir = "C:\\Program Files\\containerd\\cni\\conf"`,
        '',
        '[plugins."io.containerd.cri.v1.runtime".containerd]',
        'default_runtime_name = "runhcs-wcow-process"',
        '',
        '[plugins."io.containerd.cri.v1.runtime".containerd.runtimes.runhcs-wcow-process]',
        'runtime_type = "io.containerd.runhcs.v1"',
        'container_annotations = [ "io.microsoft.container.*" ]',
      ),
    ))

  test.each([
    ['1.4.13', 2],
    ['1.7.34', 2],
    ['2.1.9', 3],
    ['2.2.7', 3],
    ['3.0.0', 4], // nobody read it: as the line before
    ['1.3.10', 2],
    ['nonsense', 2],
  ])('%s takes schema %i', (runtimeVersion, schema) =>
    expect(parse(textOf({ runtimeVersion }))['version']).toBe(schema),
  )
})

test('Hyper-V isolation adds its handler and the pause image of the guest', () => {
  const file = parse(
    textOf({ isolation: 'hyperv', imageRelease: 'ltsc2019', runtimeVersion: '2.2.0' }),
  )
  expect(file['plugins']).toMatchObject({
    'io.containerd.cri.v1.images': {
      pinned_images: { sandbox: 'mcr.microsoft.com/oss/kubernetes/pause:3.6-windows-1809-amd64' },
    },
    'io.containerd.cri.v1.runtime': {
      containerd: {
        default_runtime_name: 'runhcs-wcow-process',
        runtimes: {
          'runhcs-wcow-hypervisor': {
            runtime_type: 'io.containerd.runhcs.v1',
            pod_annotations: ['io.microsoft.virtualmachine.*'],
            container_annotations: ['io.microsoft.container.*'],
            options: {
              SandboxIsolation: 1,
              ScaleCpuLimitsToSandbox: true,
              SandboxPlatform: 'windows/amd64',
            },
          },
        },
      },
    },
  })
})

test('the shim is told only options that it knows', () => {
  const old = { isolation: 'hyperv', kubernetesVersion: '1.20' } as const
  expect(textOf({ ...old, runtimeVersion: '1.4.0' })).not.toContain('ScaleCpuLimitsToSandbox')
  expect(textOf({ ...old, runtimeVersion: '1.4.13' })).toContain('ScaleCpuLimitsToSandbox')
})

test('other runtimes have no such file', () =>
  expect(contentOf(containerdConfig, { containerRuntime: 'mirantis' }).content).toBeUndefined())

test('what the user chose is explained where it stands', () => {
  const { content } = contentOf(containerdConfig)
  const text = content?.text.split('\n') ?? []
  const explained = content?.explain()
  const at = (start: string) => explained?.get(text.findIndex((line) => line.startsWith(start)) + 1)
  expect(at('version')?.decisions).toEqual(['runtimeVersion'])
  expect(at('sandbox')?.sources).not.toEqual([])
  expect(at('bin_dirs')?.decisions).toContain('cni')
})
