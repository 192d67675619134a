import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const causesOf = (message: string) =>
  diagnose([{ name: 'events.txt', text: `${message}\n` }]).findings.find(
    ({ id }) => id === 'symptom-aks-x-addresses',
  )?.causes

test('a machine without any pool of addresses has no secondary ones', () =>
  expect(
    causesOf(
      'Warning  FailedCreatePodSandBox  4s  kubelet  plugin type="azure-vnet" failed (add): IPAM Invoker Add failed with error: Failed to allocate pool: No available address pools',
    )?.[0]?.cause,
  ).toMatch(/secondary addresses of the machine/))

test('one whose pool is used up has too many pods first', () =>
  expect(
    causesOf(
      'Warning  FailedCreatePodSandBox  4s  kubelet  plugin type="azure-vnet" failed (add): Failed to allocate address: No available addresses',
    )?.[0]?.cause,
  ).toMatch(/max-pods/))
