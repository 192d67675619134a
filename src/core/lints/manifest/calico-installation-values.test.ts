import { testLint } from '../../testing/test-lint.ts'
import { calicoInstallationValues } from './calico-installation-values.ts'

const installation = (calicoNetwork: object) => ({
  apiVersion: 'operator.tigera.io/v1',
  kind: 'Installation',
  metadata: { name: 'default' },
  spec: { calicoNetwork },
})

testLint(calicoInstallationValues, {
  valid: [
    {
      name: 'values of the API',
      document: installation({
        windowsDataplane: 'HNS',
        bgp: 'Disabled',
        ipPools: [{ encapsulation: 'VXLAN', natOutgoing: 'Enabled' }],
      }),
    },
    { name: 'a template', document: installation({ bgp: '{{ .bgp }}' }) },
    { name: 'another object', document: { ...installation({ bgp: 'no' }), kind: 'APIServer' } },
  ],
  invalid: [
    {
      name: 'in small letters',
      document: installation({ windowsDataplane: 'hns' }),
      messages: [/windowsDataplane is hns; the API server takes HNS, Disabled/],
      severity: 'error',
    },
    {
      name: 'of a pool',
      document: installation({ ipPools: [{ encapsulation: 'vxlan' }] }),
      messages: [/encapsulation is vxlan/],
    },
  ],
})
