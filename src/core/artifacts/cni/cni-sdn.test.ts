import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { cniSdn } from './cni-sdn.ts'

test('sdnbridge, whole', () => {
  const { path, text = '' } = generateOne(cniSdn, {
    cni: 'sdnbridge',
    networkMode: 'l2bridge',
    podCIDR: '10.244.3.0/24',
  })
  expect(path).toBe('cni/l2bridge.conf')
  const policy = (Type: string, Settings: object) => ({
    Name: 'EndpointPolicy',
    Value: { Type, Settings },
  })
  expect(JSON.parse(text)).toEqual({
    cniVersion: '0.2.0',
    name: 'l2bridge',
    type: 'sdnbridge',
    capabilities: { portMappings: true, dns: true },
    ipam: { subnet: '10.244.3.0/24', routes: [{ GW: '10.244.3.2' }] },
    dns: { Nameservers: ['10.96.0.10'], Search: ['svc.cluster.local'] },
    AdditionalArgs: [
      policy('OutBoundNAT', { Exceptions: ['10.244.0.0/16', '10.96.0.0/12', '10.127.130.0/24'] }),
      policy('SDNRoute', { DestinationPrefix: '10.96.0.0/12', NeedEncap: true }),
      policy('SDNRoute', { DestinationPrefix: '10.127.130.21/32', NeedEncap: true }),
    ],
  })
})

test('sdnoverlay names the address of the node', () => {
  const { text = '' } = generateOne(cniSdn, { cni: 'sdnoverlay', podCIDR: '10.244.3.0/24' })
  expect(JSON.parse(text)).toMatchObject({
    type: 'sdnoverlay',
    ipam: { type: 'host-local', subnet: '10.244.3.0/24' },
  })
  expect(JSON.parse(text).AdditionalArgs.at(-1).Value).toEqual({
    Type: 'ProviderAddress',
    Settings: { ProviderAddress: '10.127.130.21' },
  })
})

test('dual-stack has one exception list for each family', () => {
  const { text = '' } = generateOne(cniSdn, {
    cni: 'sdnbridge',
    networkMode: 'l2bridge',
    ipFamily: 'dual-stack',
    clusterCIDR: '10.244.0.0/16,fd00:10:244::/56',
    serviceCIDR: '10.96.0.0/12,fd00:10:96::/112',
  })
  const file = JSON.parse(text)
  expect(file.optionalFlags).toEqual({ enableDualStack: true, gatewayFromAdditionalRoutes: true })
  expect(file.additionalRoutes).toEqual([{ GW: 'fd00:10:244:1::2', Dst: '::/0' }])
  expect(file.AdditionalArgs.slice(0, 2).map((one: { Value: object }) => one.Value)).toEqual([
    {
      Type: 'OutBoundNAT',
      Settings: { Exceptions: ['10.244.0.0/16', '10.96.0.0/12', '10.127.130.0/24'] },
    },
    { Type: 'OutBoundNAT', Settings: { Exceptions: ['fd00:10:244::/56', 'fd00:10:96::/112'] } },
  ])
})

test('nat is a network of its own', () => {
  const { path, text = '' } = generateOne(cniSdn, { cni: 'nat', networkMode: 'nat' })
  expect(path).toBe('cni/0-containerd-nat.conf')
  expect(JSON.parse(text)).toEqual({
    cniVersion: '0.2.0',
    name: 'nat',
    type: 'nat',
    capabilities: { portMappings: true, dns: true },
    ipam: { subnet: '10.244.1.0/24', routes: [{ GW: '10.244.1.1' }] },
  })
})

test('ranges of host-local begin behind the addresses of the gateway and the node', () => {
  const { text = '' } = generateOne(cniSdn, {
    cni: 'sdnbridge',
    networkMode: 'l2bridge',
    ipFamily: 'dual-stack',
    ipam: 'host-local',
    podCIDR: '10.244.3.0/24,fd00:10:244:3::/64',
  })
  expect(JSON.parse(text).ipam.ranges).toEqual([
    [{ subnet: '10.244.3.0/24', rangeStart: '10.244.3.3' }],
    [{ subnet: 'fd00:10:244:3::/64', rangeStart: 'fd00:10:244:3::3' }],
  ])
})
