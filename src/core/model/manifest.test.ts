import { describe, expect, test } from 'vitest'
import { toManifest } from './manifest.ts'

const pod = (spec: object, metadata: object = {}) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'a', ...metadata },
  spec: { containers: [{ name: 'a' }], ...spec },
})
const systemOf = (spec: object, metadata?: object) =>
  toManifest(pod(spec, metadata))?.pod?.operatingSystem
const requires = (...terms: readonly (readonly object[])[]) => ({
  affinity: {
    nodeAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: {
        nodeSelectorTerms: terms.map((matchExpressions) => ({ matchExpressions })),
      },
    },
  },
})
const os = (...values: readonly string[]) => ({ key: 'kubernetes.io/os', operator: 'In', values })

describe('the system of a pod', () => {
  test.each([
    ['its own field', { os: { name: 'windows' } }, 'windows'],
    [
      'its own field before its selector',
      { os: { name: 'linux' }, nodeSelector: { 'kubernetes.io/os': 'windows' } },
      'linux',
    ],
    ['a node selector', { nodeSelector: { 'kubernetes.io/os': 'linux' } }, 'linux'],
    ['the old label', { nodeSelector: { 'beta.kubernetes.io/os': 'windows' } }, 'windows'],
    [
      'the label of the build',
      { nodeSelector: { 'node.kubernetes.io/windows-build': '10.0.17763' } },
      'windows',
    ],
    ['Windows options', { securityContext: { windowsOptions: { hostProcess: true } } }, 'windows'],
    [
      'Windows options of a container',
      { containers: [{ securityContext: { windowsOptions: {} } }] },
      'windows',
    ],
    ['affinity', requires([os('windows')]), 'windows'],
    [
      'affinity in every term',
      requires([os('windows')], [os('windows'), { key: 'x', operator: 'Exists' }]),
      'windows',
    ],
    ['affinity that leaves a choice', requires([os('windows', 'linux')]), undefined],
    [
      'affinity with another way in',
      requires([os('windows')], [{ key: 'x', operator: 'Exists' }]),
      undefined,
    ],
    ['affinity that excludes', requires([{ ...os('windows'), operator: 'NotIn' }]), undefined],
    ['nothing', {}, undefined],
    ['a name that is none', { os: { name: 'plan9' } }, undefined],
  ])('by %s', (_, spec, expected) => expect(systemOf(spec)).toBe(expected))

  test('by the annotation for Hyper-V', () =>
    expect(
      systemOf(
        {},
        { annotations: { 'experimental.windows.kubernetes.io/isolation-type': 'hyperv' } },
      ),
    ).toBe('windows'))
})

test('the pod of a workload is found where its kind has it', () => {
  const { spec } = pod({})
  const pathOf = (kind: string, own: object) =>
    toManifest({ apiVersion: 'v1', kind, spec: own })?.pod?.path
  expect(pathOf('Deployment', { template: { spec } })).toEqual(['spec', 'template'])
  expect(pathOf('CronJob', { jobTemplate: { spec: { template: { spec } } } })).toEqual([
    'spec',
    'jobTemplate',
    'spec',
    'template',
  ])
  expect(pathOf('Pod', spec)).toEqual([])
  expect(pathOf('Service', {})).toBeUndefined()
})

test('what has no kind or version is no object', () => {
  for (const value of [null, 'x', [], { kind: 'Pod' }, { apiVersion: 'v1', kind: 1 }]) {
    expect(toManifest(value)).toBeUndefined()
  }
})
