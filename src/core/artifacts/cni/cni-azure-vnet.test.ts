import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { cniAzureVnet } from './cni-azure-vnet.ts'

test('the AKS node of 1.17, whole', () => {
  const { path, text } = generateOne(cniAzureVnet, {}, 'aks-1.17')
  expect(path).toBe('cni/10-azure.conflist')
  expect(text).toMatchInlineSnapshot(`
    "{
      "cniVersion": "0.3.0",
      "name": "azure",
      "plugins": [
        {
          "type": "azure-vnet",
          "mode": "bridge",
          "bridge": "azure0",
          "capabilities": {
            "portMappings": true,
            "dns": true
          },
          "ipam": {
            "type": "azure-vnet-ipam"
          },
          "dns": {
            "Nameservers": [
              "10.0.0.10",
              "168.63.129.16"
            ],
            "Search": [
              "svc.cluster.local"
            ]
          },
          "AdditionalArgs": [
            {
              "Name": "EndpointPolicy",
              "Value": {
                "Type": "OutBoundNAT",
                "ExceptionList": [
                  "10.240.0.0/16"
                ]
              }
            },
            {
              "Name": "EndpointPolicy",
              "Value": {
                "Type": "ROUTE",
                "DestinationPrefix": "10.0.0.0/16",
                "NeedEncap": true
              }
            }
          ]
        }
      ]
    }
    "
  `)
})

const pluginOf = (given: Parameters<typeof generateOne>[1]) =>
  JSON.parse(generateOne(cniAzureVnet, given, 'aks-1.17').text ?? '').plugins[0]

test('DSR drops the route and turns loopback on', () => {
  const plugin = pluginOf({ directServerReturn: true })
  expect(plugin.AdditionalArgs).toHaveLength(1)
  expect(plugin.windowsSettings).toEqual({ enableLoopbackDSR: true })
})

test('a pod range beside the virtual network is the overlay of AKS', () => {
  const plugin = pluginOf({
    ipam: 'azure-cns',
    clusterCIDR: '10.244.0.0/16',
    managementSubnet: '10.224.0.0/16',
    virtualNetworks: ['10.224.0.0/12'],
  })
  expect(plugin).toMatchObject({
    executionMode: 'v4swift',
    ipam: { type: 'azure-cns', mode: 'v4overlay' },
  })
  expect(plugin.AdditionalArgs[0].Value.ExceptionList).toEqual(['10.244.0.0/16'])
})

test('every range of the virtual network is listed', () => {
  const plugin = pluginOf({
    virtualNetworks: ['10.240.0.0/12', '172.20.0.0/16'],
    windowsRelease: 'ltsc2022',
  })
  expect(plugin.AdditionalArgs[0].Value.ExceptionList).toEqual([
    '10.240.0.0/16',
    '10.240.0.0/12',
    '172.20.0.0/16',
  ])
})

test('Windows Server 2019 keeps the broadest range of a base address', () => {
  const plugin = pluginOf({ virtualNetworks: ['10.240.0.0/12', '172.20.0.0/16'] })
  expect(plugin.AdditionalArgs[0].Value.ExceptionList).toEqual(['10.240.0.0/12', '172.20.0.0/16'])
})

test('L2Tunnel is the mode tunnel', () =>
  expect(pluginOf({ networkMode: 'l2tunnel' }).mode).toBe('tunnel'))

test('releases are told only what they know', () => {
  const overlay = {
    ipam: 'azure-cns',
    clusterCIDR: '10.244.0.0/16',
    managementSubnet: '10.224.0.0/16',
    virtualNetworks: ['10.224.0.0/12'],
  } as const
  const old = pluginOf({ ...overlay, cniRelease: '1.4.24' })
  expect(old.executionMode).toBeUndefined()
  expect(old.ipam).toEqual({ type: 'azure-cns' })
  expect(pluginOf({ ...overlay, cniRelease: '1.4.25' }).executionMode).toBe('v4swift')
})
