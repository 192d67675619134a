import { testLint } from '../../testing/test-lint.ts'
import { cniAzureMode } from './cni-azure-mode.ts'

const file = (mode: string) =>
  `{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "mode": "${mode}", "ipam": {"type": "azure-vnet-ipam"}}]}`

testLint(cniAzureMode, {
  valid: [
    { name: 'what AKS writes', text: file('bridge') },
    { name: 'the other one', text: file('tunnel'), known: { cniRelease: '1.5.4' } },
    { name: 'what is filled in', text: file('{{MODE}}') },
    {
      name: 'a mode that the release does not read',
      text: file('l2bridge'),
      known: { cni: 'azure-vnet', cniRelease: '1.6.16' },
    },
    {
      name: 'the same of a patch release with the change',
      text: file('l2bridge'),
      known: { cni: 'azure-vnet', cniRelease: '1.6.11.1' },
    },
    {
      name: 'a mode of another plugin',
      text: '{"name": "Calico", "cniVersion": "0.3.1", "type": "calico", "mode": "vxlan", "ipam": {"type": "calico-ipam"}}',
    },
  ],
  invalid: [
    {
      name: 'the mode of HNS',
      text: file('l2bridge'),
      known: { cni: 'azure-vnet', cniRelease: '1.5.4' },
      messages: [/azure-vnet 1\.5\.4 knows no mode l2bridge/],
      severity: 'error',
    },
    {
      name: 'the same of a release that is not told',
      text: file('transparent'),
      messages: [/before 1\.6\.16 knows no mode transparent/],
      severity: 'unknown',
    },
  ],
})
