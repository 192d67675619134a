import { describe, expect, test } from 'vitest'
import { isLeftOpen, isNameOfAddress } from './placeholder.ts'

describe('isLeftOpen', () => {
  test.each([
    'NODE_IP',
    'YOUR_REGISTRY/app:TAG',
    'registry.example.com/app:IMAGE_TAG',
    'addon-sync-ADDON_PLACEHOLDER',
    'web-APP_NAME',
    'REPLACE-ME',
    'MY_CLUSTER_NAME',
    'NAMESPACE',
  ])('%s stands for a value', (text) => {
    expect(isLeftOpen(text)).toBe(true)
  })

  test.each([
    'WINDOWS-NODE',
    'WIN-DB5MVBLEVAK',
    'WEB_APP',
    'NODE1',
    'SERVER',
    'MyApp',
    'mcr.microsoft.com/windows/servercore:ltsc2022-amd64',
    'sigwindowstools/flannel:FLANNEL_VERSION-hostprocess',
    String.raw`C:\APP_HOST`,
    'X'.repeat(4000),
  ])('%s is a value, right or wrong', (text) => {
    expect(isLeftOpen(text)).toBe(false)
  })
})

test('names of addresses', () => {
  const names = ['service-cidr.10', 'node-ip', 'my-cluster-dns', 'your_pod_cidr']
  expect(names.filter((name) => !isNameOfAddress(name))).toEqual([])
  expect(['10.96.0', 'kube-dns.kube-system', 'win1', '10.0.0.0/8'].filter(isNameOfAddress)).toEqual(
    [],
  )
})
