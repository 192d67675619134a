import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { cniVpcBridge } from './cni-vpc-bridge.ts'

const given = {
  cni: 'vpc-bridge',
  networkMode: 'l2bridge',
  platform: 'aws',
  nodeIP: '192.168.1.42',
  managementSubnet: '192.168.1.0/24',
  virtualNetworks: ['192.168.0.0/16'],
} as const

test('exceptions are ranges, not policies', () => {
  const { path, text = '' } = generateOne(cniVpcBridge, given)
  expect(path).toBe('cni/vpc-bridge.conf')
  expect(JSON.parse(text)).toEqual({
    cniVersion: '0.3.0',
    name: 'vpc',
    type: 'vpc-bridge',
    capabilities: { portMappings: true },
    eniName: 'Ethernet',
    eniIPAddresses: ['192.168.1.42/24'],
    vpcCIDRs: ['192.168.0.0/16'],
    gatewayIPAddress: '192.168.1.1',
    serviceCIDR: '10.96.0.0/12',
  })
})

test('an unknown VPC stays out', () =>
  expect(generateOne(cniVpcBridge, { ...given, virtualNetworks: [] }).text).not.toContain(
    'vpcCIDRs',
  ))
