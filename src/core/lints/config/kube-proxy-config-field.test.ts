import { testLint } from '../../testing/test-lint.ts'
import { kubeProxyConfigField } from './kube-proxy-config-field.ts'

const header = 'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\n'

testLint(kubeProxyConfigField, {
  valid: [
    {
      name: 'fields of this version',
      text: `${header}mode: kernelspace\nclusterCIDR: 10.244.0.0/16\nwinkernel:\n  networkName: cbr0\n`,
      known: { kubernetesVersion: '1.30' },
    },
  ],
  invalid: [
    {
      name: 'a misspelt member',
      text: `${header}winkernel:\n  enableDsrs: true\n  sourceVip: 10.244.1.2\n`,
      known: { kubernetesVersion: '1.30' },
      messages: [/no field winkernel\.enableDsrs/],
      severity: 'warning',
    },
    {
      name: 'a member of a later version',
      text: `${header}winkernel:\n  rootHnsEndpointName: cbr0\n`,
      known: { kubernetesVersion: '1.22' },
      messages: [/does not read winkernel\.rootHnsEndpointName/],
    },
    {
      name: 'a misspelt field',
      text: `${header}clusterCidrs: 10.244.0.0/16\n`,
      known: { kubernetesVersion: '1.30' },
      messages: [/no field clusterCidrs/],
      severity: 'warning',
    },
  ],
})
