import { testLint } from '../../../testing/test-lint.ts'
import { providerAddressOfAdapter } from './provider-address-of-adapter.ts'

const conf = (address: string) =>
  `{"cniVersion":"0.2.0","name":"flannel.4096","type":"flannel","delegate":{"type":"win-overlay","apiVersion":2,"policies":[{"name":"EndpointPolicy","value":{"Type":"ProviderAddress","Settings":{"ProviderAddress":"${address}"}}}]}}\n`
const flanneld = (iface: string) => `\nC:\\k\\flanneld.exe --kube-subnet-mgr --iface=${iface}\n`

testLint(providerAddressOfAdapter, {
  valid: [
    { name: 'one address', text: conf('10.0.0.4') + flanneld('10.0.0.4') },
    { name: 'an adapter by its name', text: conf('10.0.0.4') + flanneld('Ethernet') },
    { name: 'the file alone', text: conf('10.0.0.4') },
    {
      name: 'several nodes',
      text: conf('10.0.0.4') + flanneld('10.0.0.4') + flanneld('10.0.0.5'),
    },
  ],
  invalid: [
    {
      name: 'another adapter',
      text: conf('10.0.0.4') + flanneld('10.0.0.5'),
      messages: [/ProviderAddress is 10\.0\.0\.4, and flanneld .* 10\.0\.0\.5/],
      severity: 'warning',
    },
  ],
})
