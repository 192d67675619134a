import { testLint } from '../../testing/test-lint.ts'
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
  ],
  invalid: [
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
