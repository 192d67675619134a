import { testLint } from '../../testing/test-lint.ts'
import { kubeProxyConfigFeatureGates } from './kube-proxy-config-feature-gates.ts'

const header = 'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\n'

testLint(kubeProxyConfigFeatureGates, {
  valid: [
    {
      name: 'a gate of this version',
      text: `${header}featureGates:\n  IPv6DualStack: true\n`,
      known: { kubernetesVersion: '1.20' },
    },
    { name: 'none', text: `${header}featureGates: {}\n` },
  ],
  invalid: [
    {
      name: 'a gate that is gone',
      text: `${header}featureGates:\n  IPv6DualStack: true\n`,
      known: { kubernetesVersion: '1.30' },
      messages: [/IPv6DualStack is gone/],
      severity: 'error',
    },
  ],
})
