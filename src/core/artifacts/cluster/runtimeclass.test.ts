import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { runtimeclass } from './runtimeclass.ts'

const textOf = (given: Partial<Choices>, base?: PresetId) =>
  contentOf(runtimeclass, given, base).content?.text
const documentOf = (given: Partial<Choices>) => load(textOf(given) ?? '')

test('the guide of 1.20', () =>
  expect(textOf({}, 'docs-1.20-flannel')).toBe(
    [
      'apiVersion: node.k8s.io/v1',
      'kind: RuntimeClass',
      'metadata:',
      '  name: windows-2019',
      'handler: docker',
      'scheduling:',
      '  nodeSelector:',
      '    kubernetes.io/os: windows',
      '    kubernetes.io/arch: amd64',
      '    node.kubernetes.io/windows-build: 10.0.17763',
      '  tolerations:',
      '    - key: os',
      '      operator: Equal',
      '      value: windows',
      '      effect: NoSchedule',
      '',
    ].join('\n'),
  ))

const docker = {
  containerRuntime: 'docker',
  useRuntimeClass: true,
  windowsRelease: 'ltsc2019',
} as const

test('before 1.20 the beta, before 1.17 no build, before 1.16 no scheduling', () => {
  expect(documentOf({ ...docker, kubernetesVersion: '1.19' })).toMatchObject({
    apiVersion: 'node.k8s.io/v1beta1',
    scheduling: { nodeSelector: { 'node.kubernetes.io/windows-build': '10.0.17763' } },
  })
  expect(documentOf({ ...docker, kubernetesVersion: '1.16' })).toMatchObject({
    scheduling: { nodeSelector: { 'kubernetes.io/os': 'windows', 'kubernetes.io/arch': 'amd64' } },
  })
  expect(textOf({ ...docker, kubernetesVersion: '1.16' })).not.toContain('windows-build')
  expect(documentOf({ ...docker, kubernetesVersion: '1.15' })).toEqual({
    apiVersion: 'node.k8s.io/v1beta1',
    kind: 'RuntimeClass',
    metadata: { name: 'windows-2019' },
    handler: 'docker',
  })
})

test('the control plane decides the API version, the kubelet the label', () =>
  expect(
    documentOf({ ...docker, kubernetesVersion: '1.16', controlPlaneVersion: '1.20' }),
  ).toMatchObject({ apiVersion: 'node.k8s.io/v1' }))

test('Hyper-V isolation with containerd brings its own, with the handler and its cost', () =>
  expect(documentOf({ isolation: 'hyperv', nodeTaint: '' })).toEqual({
    apiVersion: 'node.k8s.io/v1',
    kind: 'RuntimeClass',
    metadata: { name: 'windows-2025-hyperv' },
    handler: 'runhcs-wcow-hypervisor',
    overhead: { podFixed: { memory: '512Mi', cpu: '100m' } },
    scheduling: {
      nodeSelector: {
        'kubernetes.io/os': 'windows',
        'kubernetes.io/arch': 'amd64',
        'node.kubernetes.io/windows-build': '10.0.26100',
      },
    },
  }))

test('nobody asks for one', () => expect(textOf({})).toBeUndefined())
