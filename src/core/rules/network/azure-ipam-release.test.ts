import { testRule } from '../../testing/test-rule.ts'
import { azureIpamRelease } from './azure-ipam-release.ts'

const azure = {
  platform: 'azure',
  cni: 'azure-vnet',
  networkMode: 'l2bridge',
  ipam: 'azure-cns',
  virtualNetworks: ['10.0.0.0/8'],
} as const
const ownSubnet = { ...azure, clusterCIDR: '10.241.0.0/16' } as const
const overlay = {
  ...azure,
  clusterCIDR: '192.168.0.0/16',
  managementSubnet: '10.0.0.0/24',
} as const

testRule(azureIpamRelease, {
  valid: [
    {},
    azure,
    { ...ownSubnet, cniRelease: '1.1.8' },
    { ...overlay, cniRelease: '1.4.25' },
    { ...overlay, ipFamily: 'dual-stack', cniRelease: '1.5.0' },
    { ...overlay, ipam: 'azure-vnet-ipam', cniRelease: '1.0.29' },
    { ...overlay, cniRelease: 'unread' },
  ],
  invalid: [
    {
      given: { ...ownSubnet, cniRelease: '1.1.7' },
      message: /azure-cns from release 1\.1\.8 on, not in 1\.1\.7/,
      severity: 'error',
    },
    {
      given: { ...overlay, cniRelease: '1.4.24' },
      message: /v4overlay from release 1\.4\.25/,
      severity: 'error',
    },
    {
      given: { ...overlay, ipFamily: 'dual-stack', cniRelease: '1.4.25' },
      message: /dualStackOverlay from release 1\.5\.0/,
      severity: 'error',
    },
  ],
})
