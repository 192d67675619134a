import { testImporter } from '../testing/test-importer.ts'
import { rke2Config } from './rke2-config.ts'

testImporter(rke2Config, [
  {
    name: 'an address with a remark behind it',
    text: 'server: https://10.20.0.11:9345  # the first\ntoken: a\n',
    reads: [['rke2.server', 'https://10.20.0.11:9345', 1]],
  },
  {
    name: 'the address of who knows which node',
    text: 'server: https://rke2.example.com:9345\ntoken: a\nnode-ip: 10.9.0.4',
    reads: [['node.ip', '10.9.0.4', 3]],
    never: ['nodeIP'],
  },
  {
    name: 'the address of a node of Windows',
    text: '# C:/etc/rancher/rke2/config.yaml\nserver: https://rke2.example.com:9345\ntoken: a\nnode-ip: 10.9.0.4,fd00::4',
    reads: [['nodeIP', '10.9.0.4', 4]],
  },
  {
    name: 'the name of a node for Windows',
    text: `server: https://10.1.1.1:9345
cni: calico
node-name: apps-3
node-taint:
- os=windows:NoSchedule`,
    reads: [
      ['nodeName', 'apps-3', 3],
      ['rke2.serverKeyInAgent', 'cni', 2],
    ],
  },
  {
    name: 'a server that joins another one',
    text: `# /etc/rancher/rke2/config.yaml
server: https://10.1.1.1:9345
cni: calico
node-taint:
- CriticalAddonsOnly=true:NoExecute`,
    reads: [['rke2.cni', 'calico', 3]],
    never: ['rke2.serverKeyInAgent'],
  },
  {
    name: 'the name of a server, which is no node for Windows',
    text: `token: abc
cni: calico
node-name: master-1`,
    reads: [['rke2.cni', 'calico', 2]],
    never: ['nodeName'],
  },
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
    name: 'a server that has no agent start kube-proxy',
    text: '# /etc/rancher/rke2/config.yaml\ncni: calico\ntoken: a\ndisable-kube-proxy: true\n',
    reads: [['rke2.withoutProxy', true, 4]],
  },
  {
    name: 'a server that leaves kube-proxy as it is',
    text: '# /etc/rancher/rke2/config.yaml\ncni: calico\ntoken: a\ndisable-kube-proxy: false\n',
    reads: [['rke2.cni', 'calico', 2]],
    never: ['rke2.withoutProxy'],
  },
  {
    name: 'a server with Flannel, which has one mode there',
    text: '# /etc/rancher/rke2/config.yaml\ncni: flannel\ntoken: a\n',
    reads: [
      ['cni', 'flannel', 2],
      ['networkMode', 'overlay', 2],
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
    name: 'flags of an agent on Windows',
    text: `# c:/etc/rancher/rke2/config.yaml
server: https://rke2.example.com:9345
token: a
kubelet-arg:
- max-pods=40`,
    reads: [
      ['kubelet.flag.max-pods', '40', 5],
      ['maxPods', 40, 5],
    ],
  },
  {
    name: 'labels of an agent on Windows, the place of one that Kubernetes keeps for itself',
    text: `# c:/etc/rancher/rke2/config.yaml
server: https://rke2.example.com:9345
token: a
node-label:
- a=b
- kubernetes.io/role=c`,
    reads: [['nodeLabels', ['a=b', 'kubernetes.io/role=c'], 6]],
  },
  {
    name: 'flags of an agent, written at a prompt of Windows',
    text: `PS C:\\> Set-Content -Path C:\\etc\\rancher\\rke2\\config.yaml -Value @"
server: https://rke2.example.com:9345
token: a
kubelet-arg:
- max-pods=40
"@
PS C:\\> Start-Service rke2`,
    reads: [
      ['kubelet.flag.max-pods', '40', 5],
      ['cluster.distribution', 'rke2', 1],
    ],
  },
  {
    name: 'flags of who knows what',
    text: 'server: https://rke2.example.com:9345\ntoken: a\nkubelet-arg:\n- max-pods=40',
    reads: [],
    never: ['maxPods'],
  },
  {
    name: 'ranges of two families',
    text: `cni: calico
token: a
cluster-cidr: 10.42.0.0/16,fd00:42::/56`,
    reads: [['ipFamily', 'dual-stack', 3]],
  },
])
