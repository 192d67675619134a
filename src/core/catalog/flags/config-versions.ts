import { verified } from '../fact.ts'

/** The one version in which each component of 1.14 to 1.36 reads its file. */
export const configVersions = {
  kubelet: verified('kubelet.config.k8s.io/v1beta1', [
    'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
    'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
  ]),
  kubeProxy: verified('kubeproxy.config.k8s.io/v1alpha1', [
    'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
    'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
  ]),
} as const
