import { testImporter } from '../testing/test-importer.ts'
import { kubeClusterConfig } from './kube-cluster-config.ts'

testImporter(kubeClusterConfig, [
  {
    name: 'a node with Flannel in VXLAN',
    text: `{
  "Cri": { "Name": "dockerd", "Images": {
    "Pause": "mcr.microsoft.com/k8s/core/pause:1.2.0" } },
  "Cni": { "Name": "flannel",
    "Plugin": { "Name": "vxlan" },
    "InterfaceName": "Ethernet 2" },
  "Kubernetes": {
    "Source": { "Release": "1.17.3" },
    "ControlPlane": { "IpAddress": "10.0.0.9", "KubeadmToken": "<token>" },
    "KubeProxy": { "Gates": "WinOverlay=true" },
    "Network": { "ServiceCidr": "10.97.0.0/16", "ClusterCidr": "10.245.0.0/16" }
  }
}`,
    reads: [
      ['containerRuntime', 'docker', 2],
      ['pauseImage', 'mcr.microsoft.com/k8s/core/pause:1.2.0', 3],
      ['cni', 'flannel', 4],
      ['networkMode', 'overlay', 5],
      ['networkAdapter', 'Ethernet 2', 6],
      ['kubernetes.binariesVersion', '1.17.3', 8],
      ['kubernetesRelease', '1.17.3', 8],
      ['kubeProxy.featureGates', 'WinOverlay=true', 10],
      ['serviceCIDR', '10.97.0.0/16', 11],
      ['clusterCIDR', '10.245.0.0/16', 11],
    ],
  },
  {
    name: 'values that are to be filled in',
    text: `{ "Cri": { "Name": "<runtime>" }, "Cni": { "Plugin": { "Name": "sdn" } },
  "Kubernetes": { "ControlPlane": {}, "Network": { "ServiceCidr": "<range>" } } }`,
    reads: [],
    never: ['serviceCIDR', 'networkMode', 'containerRuntime'],
  },
  {
    name: 'the form of the first scripts, which have the control plane under another name',
    text: `{ "Cri": { "Name": "dockerd" },
  "Kubernetes": { "Source": { "Release": "1.14.0" }, "Master": { "IpAddress": "kubemaster" },
    "Network": { "ServiceCidr": "10.97.0.0/16" } } }`,
    reads: [
      ['containerRuntime', 'docker', 1],
      ['kubernetesRelease', '1.14.0', 2],
      ['serviceCIDR', '10.97.0.0/16', 3],
    ],
  },
])
