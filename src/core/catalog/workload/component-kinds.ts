import { verified } from '../fact.ts'

/** The kinds of the configuration files of components, by the group of their API. */
export const componentKinds = verified<Readonly<Record<string, readonly string[]>>>(
  {
    'kubelet.config.k8s.io': ['KubeletConfiguration', 'SerializedNodeConfigSource'],
    'kubeproxy.config.k8s.io': ['KubeProxyConfiguration'],
  },
  [
    'k8s 15760506c204c7ff60d40fb8eafbf7901e41fedc/staging/src/k8s.io/kubelet/config/v1beta1/register.go',
    'k8s 37e6266ef4b203a3241bf140f36ff8ae29d2e1f7/staging/src/k8s.io/kube-proxy/config/v1alpha1/register.go',
  ],
)
