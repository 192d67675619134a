import { testImporter } from '../testing/test-importer.ts'
import { rke2Config } from './rke2-config.ts'

testImporter(rke2Config, [
  {
    name: 'a server',
    text: `# /etc/rancher/rke2/config.yaml
cni: calico
token: a
cluster-cidr: 10.42.0.0/16
service-cidr: 10.43.0.0/16`,
    reads: [
      ['cluster.distribution', 'rke2', 2],
      ['rke2.cni', 'calico', 2],
      ['cni', 'calico', 2],
      ['clusterCIDR', '10.42.0.0/16', 4],
      ['serviceCIDR', '10.43.0.0/16', 5],
    ],
  },
])
