import { testImporter } from '../testing/test-importer.ts'
import { openshiftInstallConfig } from './openshift-install-config.ts'

testImporter(openshiftInstallConfig, [
  {
    name: 'a cluster with a hybrid network to come',
    text: `apiVersion: v1
baseDomain: example.org
metadata:
  name: a
networking:
  networkType: OVNKubernetes
  clusterNetwork:
  - cidr: 10.124.0.0/14
    hostPrefix: 23
  serviceNetwork:
  - 172.29.0.0/16
  machineNetwork:
  - cidr: 10.5.0.0/16
platform:
  vsphere:
    vcenters: []
pullSecret: ''
`,
    reads: [
      ['cni', 'ovn-kubernetes', 6],
      ['openshift.networkType', 'OVNKubernetes', 6],
      ['network.clusterCidr', '10.124.0.0/14', 8],
      ['serviceCIDR', '172.29.0.0/16', 11],
      ['network.nodeSubnet', '10.5.0.0/16', 13],
    ],
  },
  {
    name: 'one that leaves the network to the installer',
    text: 'apiVersion: v1\nbaseDomain: example.org\nplatform:\n  aws: {}\n',
    reads: [],
    never: ['cni', 'serviceCIDR', 'network.clusterCidr'],
  },
])
