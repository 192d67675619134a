import { testImporter } from '../../testing/test-importer.ts'
import { kubernetesObjects } from '../kubernetes-objects.ts'

testImporter(kubernetesObjects, [
  {
    name: 'a cluster of k0s',
    text: 'apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nspec:\n  network:\n    provider: calico\n    podCIDR: 10.100.0.0/16\n    serviceCIDR: 10.101.0.0/16\n    clusterDomain: corp.local\n    calico:\n      mode: vxlan\n      vxlanPort: 4790\n      vxlanVNI: 4100\n',
    reads: [
      ['cluster.distribution', 'k0s', 1],
      ['cni', 'calico', 5],
      ['clusterCIDR', '10.100.0.0/16', 6],
      ['serviceCIDR', '10.101.0.0/16', 7],
      ['clusterDomain', 'corp.local', 8],
      ['networkMode', 'overlay', 10],
      ['vxlanPort', 4790, 11],
      ['vni', 4100, 12],
    ],
  },
  {
    name: 'Calico of k0s without VXLAN',
    text: 'apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nspec:\n  network:\n    provider: calico\n    calico:\n      mode: bird\n      vxlanPort: 4790\n      vxlanVNI: 4100\n',
    reads: [['cni', 'calico', 5]],
    never: ['vxlanPort', 'vni'],
  },
  {
    name: 'settings of Calico in a cluster of k0s with another network',
    text: 'apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nspec:\n  network:\n    provider: kuberouter\n    calico:\n      vxlanVNI: 4100\n',
    reads: [['cluster.distribution', 'k0s', 1]],
    never: ['vni'],
  },
  {
    name: 'the file of k0sctl',
    text: 'apiVersion: k0sctl.k0sproject.io/v1beta1\nkind: Cluster\nspec:\n  k0s:\n    version: v1.31.2+k0s.0\n    config:\n      spec:\n        network:\n          podCIDR: 10.100.0.0/16\n',
    reads: [
      ['kubernetes.serverVersion', '1.31.2+k0s.0', 5],
      ['controlPlaneVersion', '1.31', 5],
      ['clusterCIDR', '10.100.0.0/16', 9],
    ],
  },
  {
    name: 'a cluster of kOps with a network of Linux alone',
    text: 'apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nspec:\n  kubernetesVersion: 1.29.4\n  networking:\n    cilium: {}\n',
    reads: [['network.otherCni', 'cilium', 6]],
    never: ['cni'],
  },
  {
    name: 'a cluster of kOps with one that Windows has too',
    text: 'apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nspec:\n  networking:\n    calico:\n      mtu: 8912\n',
    reads: [['cni', 'calico', 5]],
    never: ['network.otherCni'],
  },
  {
    name: 'a cluster that Rancher makes',
    text: 'apiVersion: provisioning.cattle.io/v1\nkind: Cluster\nmetadata: {name: a}\nspec:\n  kubernetesVersion: v1.30.6+rke2r1\n  rkeConfig:\n    machineGlobalConfig:\n      cni: calico\n      cluster-cidr: 10.52.0.0/16\n      service-cidr: 10.53.0.0/16\n      cluster-dns: ""\n',
    reads: [
      ['controlPlaneVersion', '1.30', 5],
      ['rke2.cni', 'calico', 8],
      ['cni', 'calico', 8],
      ['clusterCIDR', '10.52.0.0/16', 9],
      ['serviceCIDR', '10.53.0.0/16', 10],
    ],
    never: ['clusterDNS'],
  },
  {
    name: 'a cluster of Rancher without kube-proxy',
    text: 'apiVersion: provisioning.cattle.io/v1\nkind: Cluster\nmetadata: {name: a}\nspec:\n  rkeConfig:\n    machineGlobalConfig:\n      cni: calico\n      disable-kube-proxy: true\n',
    reads: [['rke2.withoutProxy', true, 8]],
  },
  {
    name: 'a cluster of kOps',
    text: 'apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nspec:\n  kubernetesVersion: 1.27.5\n  podCIDR: 100.96.0.0/11\n  serviceClusterIPRange: 100.64.0.0/13\n',
    reads: [
      ['controlPlaneVersion', '1.27', 4],
      ['clusterCIDR', '100.96.0.0/11', 5],
      ['serviceCIDR', '100.64.0.0/13', 6],
    ],
  },
  {
    name: 'a cluster of Tanzu',
    text: 'apiVersion: run.tanzu.vmware.com/v1alpha1\nkind: TanzuKubernetesCluster\nspec:\n  distribution:\n    version: v1.23.8\n  settings:\n    network:\n      pods:\n        cidrBlocks: [172.20.0.0/16]\n      services:\n        cidrBlocks: [172.21.0.0/16]\n',
    reads: [
      ['controlPlaneVersion', '1.23', 5],
      ['clusterCIDR', '172.20.0.0/16', 9],
      ['serviceCIDR', '172.21.0.0/16', 11],
    ],
  },
  {
    name: 'a cluster of EKS Anywhere',
    text: 'apiVersion: anywhere.eks.amazonaws.com/v1alpha1\nkind: Cluster\nspec:\n  kubernetesVersion: "1.28"\n  clusterNetwork:\n    cniConfig:\n      cilium: {}\n    pods:\n      cidrBlocks: [172.22.0.0/16]\n    services:\n      cidrBlocks: [172.23.0.0/16]\n',
    reads: [
      ['cluster.distribution', 'eks-anywhere', 1],
      ['controlPlaneVersion', '1.28', 4],
      ['network.otherCni', 'cilium', 7],
      ['clusterCIDR', '172.22.0.0/16', 9],
      ['serviceCIDR', '172.23.0.0/16', 11],
    ],
    never: ['platform', 'cni'],
  },
  {
    name: 'a cluster of Cluster API from a class',
    text: 'apiVersion: cluster.x-k8s.io/v1beta1\nkind: Cluster\nspec:\n  topology:\n    class: tkg-vsphere-default-v1.1.0\n    version: v1.26.5+vmware.2-tkg.1\n',
    reads: [['controlPlaneVersion', '1.26', 6]],
  },
  {
    name: 'a cluster of nobody’s',
    text: 'apiVersion: example.com/v1\nkind: Cluster\nspec:\n  kubernetesVersion: v1.30.6\n  network: {podCIDR: 10.1.0.0/16}\n',
    reads: [],
    never: ['controlPlaneVersion', 'clusterCIDR'],
  },
])
