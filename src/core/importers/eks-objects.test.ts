import { testImporter } from '../testing/test-importer.ts'
import { eksObjects } from './eks-objects.ts'

testImporter(eksObjects, [
  {
    name: 'the network of a cluster, as a query has it',
    text: '{\n  "serviceIpv4Cidr": "10.200.0.0/16",\n  "ipFamily": "ipv4"\n}',
    reads: [
      ['serviceCIDR', '10.200.0.0/16', 2],
      ['platform', 'eks', 2],
      ['eks.ipFamily', 'ipv4', 3],
    ],
  },
  {
    name: 'a cluster',
    text: `{
    "cluster": {
        "name": "core",
        "version": "1.32",
        "kubernetesNetworkConfig": {
            "serviceIpv4Cidr": "10.100.0.0/16",
            "ipFamily": "ipv4"
        }
    }
}`,
    reads: [
      ['kubernetes.serverVersion', '1.32', 4],
      ['serviceCIDR', '10.100.0.0/16', 6],
      ['eks.ipFamily', 'ipv4', 7],
    ],
  },
  {
    name: 'a cluster as YAML',
    text: `cluster:
  kubernetesNetworkConfig:
    ipFamily: ipv6
    serviceIpv6Cidr: fd30:1c53:5f8a::/108
  name: core
  version: '1.31'
`,
    reads: [
      ['eks.ipFamily', 'ipv6', 3],
      ['kubernetes.serverVersion', '1.31', 6],
    ],
    never: ['serviceCIDR'],
  },
  {
    name: 'the entry of a role',
    text: `{
  "accessEntry": {
    "principalArn": "arn:aws:iam::1:role/windows-nodes",
    "type": "EC2_LINUX"
  }
}`,
    reads: [['eks.accessEntryType', 'EC2_LINUX', 4]],
  },
  {
    name: 'the entry of a role that tells no system',
    text: `{
  "accessEntry": {
    "principalArn": "arn:aws:iam::1:role/nodes",
    "type": "EC2_LINUX"
  }
}`,
    reads: [],
    never: ['eks.accessEntryType'],
  },
])
