import { verified } from '../fact.ts'

/** The kinds of the configuration files of components, by the group of their API. */
export const componentKinds = verified<Readonly<Record<string, readonly string[]>>>(
  {
    'kubelet.config.k8s.io': [
      'KubeletConfiguration',
      'SerializedNodeConfigSource',
      'CredentialProviderConfig',
      'ImagePullIntent',
      'ImagePulledRecord',
    ],
    'kubeproxy.config.k8s.io': ['KubeProxyConfiguration'],
  },
  [
    'k8s v1.31.0/staging/src/k8s.io/kubelet/config/v1beta1/register.go',
    'k8s v1.31.0/staging/src/k8s.io/kube-proxy/config/v1alpha1/register.go',
  ],
)
