import { testLint } from '../../../testing/test-lint.ts'
import { vmMacSpoofing } from './vm-mac-spoofing.ts'

const flannel = 'Kubernetes 1.27, flannel host-gw, two Windows workers on Hyper-V.\n\n'
const list = (name: string, value: string) =>
  `PS C:\\> Get-VMNetworkAdapter -VMName ${name} | fl VMName,MacAddressSpoofing

VMName             : ${name}
MacAddressSpoofing : ${value}

`
const table = (...rows: readonly string[]) =>
  `PS C:\\> Get-VMNetworkAdapter * | select VMName,MacAddressSpoofing

VMName  MacAddressSpoofing
------  ------------------
${rows.join('\n')}
`

testLint(vmMacSpoofing, {
  valid: [
    { name: 'it is allowed', text: flannel + list('worker2', 'On') },
    { name: 'no network of pods is told', text: list('worker2', 'Off') },
    { name: 'a machine of Linux', text: flannel + list('k8s-master', 'Off') },
    {
      name: 'others may, and this one may be no node',
      text: flannel + table('kw1      On', 'kw2      On', 'sql1    Off'),
    },
    {
      name: 'Azure sets this itself',
      text: `AKS cluster 1.30 with Azure CNI, Windows nodes.\n\n${list('worker2', 'Off')}`,
    },
    {
      name: 'allowed since, as the second list shows',
      text: flannel + list('win-1', 'Off') + list('win-1', 'On'),
    },
    {
      name: 'allowed since by a command',
      text: `${flannel}${list('win-1', 'Off')}PS C:\\> Set-VMNetworkAdapter -VMName win-1 -MacAddressSpoofing On\nPS C:\\>\n`,
    },
    { name: 'a machine with another task', text: flannel + list('DC01', 'Off') },
    {
      name: 'an adapter of the hypervisor itself',
      text: `${flannel}PS C:\\> Get-VMNetworkAdapter -ManagementOS | fl Name,MacAddressSpoofing\n\nName               : Management\nMacAddressSpoofing : Off\n`,
    },
  ],
  invalid: [
    {
      name: 'another machine was allowed to',
      text: `${flannel}${list('win-2', 'Off')}PS C:\\> Set-VMNetworkAdapter -VMName win-1 -MacAddressSpoofing On\nPS C:\\>\n`,
      messages: [/MAC spoofing is off/],
    },
    {
      name: 'somebody asks for the command',
      text: `${flannel}${list('win-2', 'Off')}PS C:\\> exit\nDo we need Set-VMNetworkAdapter -VMName win-2 -MacAddressSpoofing On?\n`,
      messages: [/MAC spoofing is off/],
    },
    {
      name: 'it is off',
      text: flannel + list('worker2', 'Off'),
      messages: [/MAC spoofing is off/],
      severity: 'warning',
    },
    {
      name: 'of Windows machines alone, in a table',
      text: flannel + table('k8s-lin   Off', 'k8s-win1   On', 'k8s-win2  Off'),
      messages: [/MAC spoofing is off/],
      severity: 'warning',
    },
  ],
})
