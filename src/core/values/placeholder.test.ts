import { describe, expect, test } from 'vitest'
import {
  isFilledIn,
  isLeftOpen,
  isNameOfAddress,
  isOpenArgument,
  isPlaceholder,
} from './placeholder.ts'

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
    'DONOTCHANGE',
    'CHANGEME',
    'REPLACETHISVALUE',
    'YOURCLUSTER',
    'https://YOURSERVER:6443',
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
    'CHANGE',
    'SETUP',
    'EDITORIAL',
    'RESET',
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

test.each([
  '{{ ip }}',
  '${IP}',
  '$ip',
  '<%= ip %>',
  '#{ip}',
  '@@IP@@',
  '[[ip]]',
  '<the ip>',
  '%IP%',
  '__IP__/24',
])('%s is filled in by whoever uses the file', (text) => expect(isPlaceholder(text)).toBe(true))

test.each(['10.0.0.1', 'cost$', 'a@b.example', '#1', '[fd00::1]', 'C:\\k', 'a<b', '100%', 'win_1'])(
  '%s is nothing that anybody fills in',
  (text) => expect(isPlaceholder(text)).toBe(false),
)

test.each(['<pod range>', '<MgmtIP>/32', '{{ .Values.a }}'])('%s is no value', (text) =>
  expect(isFilledIn(text)).toBe(true),
)

test.each(['<none>', '<unset>', 'vxlan0', 'VXLAN_NET', '10.0.0.0/8'])('%s is a value', (text) =>
  expect(isFilledIn(text)).toBe(false),
)

test.each(['%NODE_IP%', '10.0.%THIRD%.5', '$(hostname)', '<name>', '{{ ip }}', '$ip'])(
  'the command puts %s in where it runs',
  (text) => expect(isOpenArgument(text)).toBe(true),
)

test.each(['10.0.0.5', '100%', 'memory.available<5%', 'win-1'])(
  '%s is an argument as it is',
  (text) => expect(isOpenArgument(text)).toBe(false),
)
