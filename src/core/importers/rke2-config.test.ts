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
  {
    name: 'an agent',
    text: `server: https://rke2.example.com:9345
token: a
`,
    reads: [['rke2.server', 'https://rke2.example.com:9345', 1]],
    never: ['cluster.distribution'],
  },
  {
    name: 'ranges of two families',
    text: `cni: calico
token: a
cluster-cidr: 10.42.0.0/16,fd00:42::/56`,
    reads: [['ipFamily', 'dual-stack', 3]],
  },
])
