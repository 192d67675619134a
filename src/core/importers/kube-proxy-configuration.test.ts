import { testImporter } from '../testing/test-importer.ts'
import { kubeProxyConfiguration } from './kube-proxy-configuration.ts'

testImporter(kubeProxyConfiguration, [
  {
    name: 'the file',
    text: `apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
mode: kernelspace
hostnameOverride: win-a
clusterCIDR: 10.244.0.0/16
winkernel:
  networkName: cbr0
  sourceVip: 10.244.3.2
  enableDSR: true`,
    reads: [
      ['kubeProxy.config.mode', 'kernelspace', 3],
      ['nodeName', 'win-a', 4],
      ['clusterCIDR', '10.244.0.0/16', 5],
      ['hnsNetworkName', 'cbr0', 7],
      ['sourceVip', '10.244.3.2', 8],
      ['directServerReturn', true, 9],
    ],
  },
  {
    name: 'a network with the name of an overlay',
    text: 'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nwinkernel:\n  networkName: flannel.4096',
    reads: [['networkMode', 'overlay', 4]],
  },
])
