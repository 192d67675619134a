import { testRule } from '../../testing/test-rule.ts'
import { cniIpam } from './cni-ipam.ts'

testRule(cniIpam, {
  valid: [
    {
      cni: 'win-bridge',
      networkMode: 'l2bridge',
      ipam: 'hns',
      kubernetesVersion: '1.20',
      containerRuntime: 'docker',
    },
    {},
    { cni: 'calico', networkMode: 'l2bridge', ipam: 'host-local' },
    { cni: 'win-bridge', networkMode: 'nat', ipam: 'vpc' },
  ],
  invalid: [
    {
      given: { cni: 'calico', networkMode: 'overlay', ipam: 'host-local' },
      severity: 'error',
      suggestion: { ipam: 'calico-ipam' },
    },
    {
      given: { cni: 'flannel', ipam: 'hns' },
      severity: 'error',
      suggestion: { ipam: 'host-local' },
    },
    {
      given: { cni: 'win-bridge', networkMode: 'l2bridge', ipam: 'azure-vnet-ipam' },
      message:
        /can take addresses from azure-vnet-ipam, but its guides have host-local or hns alone/,
      severity: 'warning',
    },
    { given: { cni: 'win-bridge', networkMode: 'l2bridge', ipam: 'vpc' }, severity: 'error' },
    {
      given: { cni: 'win-bridge', networkMode: 'l2bridge', ipam: 'azure-cns' },
      message: /takes addresses from host-local or hns, not from azure-cns/,
      severity: 'error',
    },
    {
      given: { cni: 'win-bridge', networkMode: 'l2tunnel', ipam: 'calico-ipam' },
      severity: 'error',
    },
    {
      given: { cni: 'win-bridge', networkMode: 'l2bridge', ipam: 'hns' },
      message: /does with addresses from hns is not known; its guides have host-local/,
      severity: 'unknown',
      suggestion: { ipam: 'host-local' },
    },
    {
      given: { cni: 'win-overlay', networkMode: 'overlay', ipam: 'hns' },
      message: /What win-overlay with Overlay does with addresses from hns is not known/,
      severity: 'unknown',
    },
    {
      given: {
        cni: 'win-overlay',
        networkMode: 'overlay',
        ipam: 'hns',
        kubernetesVersion: '1.20',
        containerRuntime: 'docker',
      },
      severity: 'error',
    },
  ],
})
