import { expect, test } from 'vitest'
import { hasRuntimeClass, runtimeClassHandler, runtimeClassName } from './runtime-class.ts'

const node = {
  containerRuntime: 'containerd',
  isolation: 'process',
  windowsRelease: 'ltsc2019',
  useRuntimeClass: false,
} as const

test('the name is that of the guides', () => {
  expect(runtimeClassName(node)).toBe('windows-2019')
  expect(runtimeClassName({ ...node, windowsRelease: '20H2' })).toBe('windows-20h2')
  expect(runtimeClassName({ ...node, isolation: 'hyperv' })).toBe('windows-2019-hyperv')
  expect(runtimeClassName({ ...node, isolation: 'hyperv', containerRuntime: 'docker' })).toBe(
    'windows-2019',
  )
})

test('the handler is one that the runtime has', () => {
  expect(runtimeClassHandler(node)).toBe('runhcs-wcow-process')
  expect(runtimeClassHandler({ ...node, isolation: 'hyperv' })).toBe('runhcs-wcow-hypervisor')
  expect(runtimeClassHandler({ ...node, containerRuntime: 'docker' })).toBe('docker')
  expect(runtimeClassHandler({ ...node, containerRuntime: 'mirantis' })).toBe('docker')
})

test('Hyper-V isolation with containerd needs one, with Docker it does not', () => {
  expect(hasRuntimeClass(node)).toBe(false)
  expect(hasRuntimeClass({ ...node, useRuntimeClass: true })).toBe(true)
  expect(hasRuntimeClass({ ...node, isolation: 'hyperv' })).toBe(true)
  expect(hasRuntimeClass({ ...node, isolation: 'hyperv', containerRuntime: 'docker' })).toBe(false)
})
