import { describe, expect, test } from 'vitest'
import { resolveSource } from '../sources/index.ts'
import { allFlags, configPath, isAccepted } from './accepted.ts'
import { acceptsField } from './define.ts'
import { flanneldAccepts, flanneldFlags } from './flanneld.ts'
import { kubeProxyConfigFields } from './kube-proxy-config.ts'
import { kubeletConfigFields } from './kubelet-config.ts'

describe('isAccepted', () => {
  test.each([
    ['network-plugin', '1.23.17', true],
    ['network-plugin', '1.24.0', false],
    ['container-runtime', '1.26.15', true],
    ['container-runtime', '1.27.0', false],
    ['log-dir', '1.25.16', true],
    ['log-dir', '1.26.0', false],
    ['pod-infra-container-image', '1.34.0', true],
    ['pod-infra-container-image', '1.35.0', false],
    ['allow-privileged', '1.14.10', true],
    ['allow-privileged', '1.15.0', false],
    ['service', '1.20.15', false],
    ['housekeeping-interval', '1.20.15', false],
  ])('%s of the kubelet %s: %s', (name, release, accepted) =>
    expect(isAccepted('kubelet', name, release)).toBe(accepted),
  )

  test.each([
    ['1.16.15', false],
    ['1.17.3', false],
    ['1.17.14', false],
    ['1.17.15', true],
    ['1.18.12', false],
    ['1.18.13', true],
    ['1.19.4', false],
    ['1.19.5', true],
    ['1.20.0', true],
    ['1.37.0', true],
  ])('windows-priorityclass came to patch releases: %s %s', (release, accepted) =>
    expect(isAccepted('kubelet', 'windows-priorityclass', release)).toBe(accepted),
  )
})

test('a flag knows its place in the file of a release', () => {
  expect(configPath('kubelet', 'container-runtime-endpoint', '1.26.0')).toBeUndefined()
  expect(configPath('kubelet', 'container-runtime-endpoint', '1.27.0')).toBe(
    'containerRuntimeEndpoint',
  )
  expect(configPath('kube-proxy', 'ipvs-strict-arp', '1.14.1')).toBeUndefined()
  expect(configPath('kubelet', 'v', '1.23.0')).toBe('logging.verbosity')
})

test('fields by release', () => {
  expect(acceptsField(kubeletConfigFields, 'registerWithTaints', '1.22.0')).toBe(false)
  expect(acceptsField(kubeletConfigFields, 'registerWithTaints', '1.23.0')).toBe(true)
  expect(acceptsField(kubeProxyConfigFields, 'udpIdleTimeout', '1.26.0')).toBe(false)
})

test('flanneld by release', () => {
  expect(flanneldAccepts('iface-can-reach', '0.17.0')).toBe(false)
  expect(flanneldAccepts('iface-can-reach', '0.18.0')).toBe(true)
  expect(flanneldAccepts('use-multi-cluster-cidr', '0.23.0')).toBe(false)
})

test('every row has sources that resolve', () => {
  const rows = [
    ...allFlags('kubelet'),
    ...allFlags('kube-proxy'),
    ...kubeletConfigFields.values(),
    ...kubeProxyConfigFields.values(),
    ...flanneldFlags,
  ]
  expect(rows.length).toBeGreaterThan(400)
  for (const { name, sources } of rows) {
    expect(sources, name).not.toEqual([])
    expect(
      sources.filter((ref) => !resolveSource(ref)),
      name,
    ).toEqual([])
  }
})

test('the place of a flag in the file is a field that the table of fields has', () => {
  const fields = { kubelet: kubeletConfigFields, 'kube-proxy': kubeProxyConfigFields } as const
  for (const component of ['kubelet', 'kube-proxy'] as const) {
    for (const { name, config } of allFlags(component)) {
      if (!config) continue
      const [top = ''] = config.path.split('.')
      expect(fields[component].has(top), `${name}: ${config.path}`).toBe(true)
    }
  }
})
