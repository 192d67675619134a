import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { cniReference } from './cni-reference.ts'
import { handedOver } from './testing/reference-plugin.ts'

test('win-bridge with containerd, whole', () => {
  const { path, text = '' } = generateOne(cniReference, {
    cni: 'win-bridge',
    networkMode: 'l2bridge',
    podCIDR: '10.244.3.0/24',
    nodeIP: '192.168.10.21',
    managementSubnet: '192.168.10.0/24',
  })
  expect(path).toBe('cni/l2bridge.conf')
  expect(JSON.parse(text)).toEqual({
    cniVersion: '0.2.0',
    name: 'l2bridge',
    type: 'win-bridge',
    apiVersion: 2,
    capabilities: { portMappings: true, dns: true },
    ipam: { type: 'host-local', subnet: '10.244.3.0/24', rangeStart: '10.244.3.3' },
    dns: { nameservers: ['10.96.0.10'], search: ['svc.cluster.local'] },
    policies: [
      {
        name: 'EndpointPolicy',
        value: {
          Type: 'OutBoundNAT',
          Settings: { Exceptions: ['10.244.0.0/16', '10.96.0.0/12', '192.168.10.0/24'] },
        },
      },
      {
        name: 'EndpointPolicy',
        value: {
          Type: 'SDNRoute',
          Settings: { DestinationPrefix: '10.96.0.0/12', NeedEncap: true },
        },
      },
      {
        name: 'EndpointPolicy',
        value: {
          Type: 'SDNRoute',
          Settings: { DestinationPrefix: '192.168.10.21/32', NeedEncap: true },
        },
      },
    ],
  })
})

test('HNS as address manager has no section of its own', () => {
  const { text = '' } = generateOne(cniReference, {
    cni: 'win-bridge',
    networkMode: 'l2bridge',
    ipam: 'hns',
  })
  expect(JSON.parse(text)).not.toHaveProperty('ipam')
})

test('OVN-Kubernetes writes win-overlay with the Service range alone', () => {
  const { path, text = '' } = generateOne(cniReference, {
    cni: 'ovn-kubernetes',
    networkMode: 'overlay',
  })
  expect(path).toBe('cni/cni.conf')
  expect(JSON.parse(text)).toMatchObject({
    name: 'OVNKubernetesHybridOverlayNetwork',
    type: 'win-overlay',
    apiVersion: 2,
    capabilities: { dns: true },
  })
  expect(handedOver(text, '1.9.1')).toEqual([
    { Type: 'OutBoundNAT', Settings: { Exceptions: ['10.96.0.0/12'] } },
    { Type: 'SDNRoute', Settings: { DestinationPrefix: '10.96.0.0/12', NeedEncap: true } },
    { Type: 'ProviderAddress', Settings: { ProviderAddress: '10.127.130.21' } },
  ])
})

test('win-overlay for Docker speaks HNS v1', () => {
  const { text = '' } = generateOne(cniReference, {
    cni: 'win-overlay',
    containerRuntime: 'docker',
  })
  expect(text).not.toContain('apiVersion')
  expect(handedOver(text, '1.9.1')).toEqual([
    { Type: 'OutBoundNAT', ExceptionList: ['10.244.0.0/16', '10.96.0.0/12'] },
    { Type: 'ROUTE', DestinationPrefix: '10.96.0.0/12', NeedEncap: true },
  ])
})
