import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigFeatureGates } from './kubelet-config-feature-gates.ts'

const header = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n'

testLint(kubeletConfigFeatureGates, {
  valid: [
    {
      name: 'a list, which is of the wrong type as a whole',
      text: 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nfeatureGates:\n- NodeLogQuery=true\n',
      known: { kubernetesVersion: '1.30' },
    },
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
