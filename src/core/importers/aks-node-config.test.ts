import { testImporter } from '../testing/test-importer.ts'
import { aksNodeConfig } from './aks-node-config.ts'

testImporter(aksNodeConfig, [
  {
    name: 'what the scripts on a node start',
    text: `{
  "Cri": { "Name": "containerd", "Images": { "Pause": "mcr.microsoft.com/oss/kubernetes/pause:3.6" } },
  "Cni": { "Name": "azure" },
  "Kubernetes": {
    "Source": { "Release": "1.26.3" },
    "Network": {
      "ServiceCidr": "10.1.0.0/16", "DnsIp": "10.1.0.10", "PodCidr": "", "VnetCidr": "10.224.0.0/12"
    },
    "Kubelet": { "ConfigArgs": [
      "--max-pods=50",
      "--container-runtime=remote"
    ] },
    "Kubeproxy": { "FeatureGates": [
      "WinDSR=true"
    ], "ConfigArgs": [
      "--enable-dsr=true" ] }
  }
}`,
    reads: [
      ['containerRuntime', 'containerd', 2],
      ['pauseImage', 'mcr.microsoft.com/oss/kubernetes/pause:3.6', 2],
      ['cni', 'azure-vnet', 3],
      ['kubernetes.binariesVersion', '1.26.3', 5],
      ['serviceCIDR', '10.1.0.0/16', 7],
      ['clusterDNS', '10.1.0.10', 7],
      ['network.vnetCidr', '10.224.0.0/12', 7],
      ['maxPods', 50, 10],
      ['kubelet.flag.container-runtime', 'remote', 11],
      ['kubeProxy.flag.feature-gates', 'WinDSR=true', 14],
      ['kubeProxy.flag.enable-dsr', 'true', 16],
    ],
    never: ['clusterCIDR', 'kubeProxy.flag.proxy-mode'],
  },
  {
    name: 'gates of kube-proxy, and no flags',
    text: `{
  "Cri": { "Name": "containerd" },
  "Kubernetes": {
    "Source": { "Release": "1.34.0" },
    "ControlPlane": { "IpAddress": "10.240.0.4" },
    "Kubeproxy": { "FeatureGates": [
      "WinOverlay=false" ] }
  }
}`,
    reads: [['kubeProxy.flag.feature-gates', 'WinOverlay=false', 7]],
  },
])
