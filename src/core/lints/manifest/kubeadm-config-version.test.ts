import type { KubernetesVersion } from '../../catalog/kubernetes/index.ts'
import { testLint } from '../../testing/test-lint.ts'
import { kubeadmConfigVersion } from './kubeadm-config-version.ts'

const join = (version: string, criSocket?: string) => ({
  apiVersion: `kubeadm.k8s.io/${version}`,
  kind: 'JoinConfiguration',
  nodeRegistration: { name: 'w1', ...(criSocket === undefined ? {} : { criSocket }) },
})
const pipe = 'npipe:////./pipe/containerd-containerd'
const known = (kubernetesVersion: KubernetesVersion) => ({ kubernetesVersion })

testLint(kubeadmConfigVersion, {
  valid: [
    { name: 'v1beta2 of 1.26', document: join('v1beta2', pipe), known: known('1.26') },
    { name: 'v1beta1 of 1.21', document: join('v1beta1'), known: known('1.21') },
    { name: 'v1beta3 of 1.36', document: join('v1beta3', pipe), known: known('1.36') },
    { name: 'v1beta4, whatever the version', document: join('v1beta4', pipe) },
    {
      name: 'a node of Linux',
      document: join('v1beta2', 'unix:///run/containerd/containerd.sock'),
      known: known('1.29'),
    },
  ],
  invalid: [
    {
      name: 'v1beta2 of 1.27',
      document: join('v1beta2', pipe),
      known: known('1.27'),
      messages: [/refuses kubeadm\.k8s\.io\/v1beta2 from 1\.27 on/],
      severity: 'error',
    },
    {
      name: 'v1beta1 of 1.24, without a socket',
      document: join('v1beta1'),
      known: known('1.24'),
      messages: [/refuses kubeadm\.k8s\.io\/v1beta1 from 1\.22 on/],
      severity: 'error',
    },
    {
      name: 'v1alpha3 of 1.18',
      document: join('v1alpha3', 'npipe:////./pipe/dockershim'),
      known: known('1.18'),
      messages: [/v1alpha3 from 1\.15 on/],
    },
  ],
})
