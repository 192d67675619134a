import { testImporter } from '../testing/test-importer.ts'
import { antreaAgentConf } from './antrea-agent-conf.ts'

testImporter(antreaAgentConf, [
  {
    name: 'the file of a Windows node',
    text: 'PS C:\\> Get-Content C:\\k\\antrea\\etc\\antrea-agent.conf\novsBridge: br-int\nfeatureGates:\n  Egress: true\n# tunnelType: gre\ntrafficEncapMode: encap\n',
    reads: [
      ['cni', 'antrea', 2],
      ['antrea.windowsSetting', 'Egress: true', 4],
      ['antrea.windowsSetting', 'trafficEncapMode: encap', 6],
    ],
  },
  {
    name: 'the file of who knows which node',
    text: 'ovsBridge: br-int\nfeatureGates:\n  Egress: true\ntrafficEncapMode: encap\nserviceCIDR: 10.96.0.0/12\n',
    reads: [
      ['cni', 'antrea', 1],
      ['serviceCIDR', '10.96.0.0/12', 5],
    ],
    never: ['antrea.windowsSetting'],
  },
  {
    name: 'how packets go, and where the API server is',
    text: 'trafficEncapMode: "encap"\ntunnelType: geneve\nkubeAPIServerOverride: "https://10.7.0.10:6443"\n',
    reads: [
      ['antrea.trafficEncapMode', 'encap', 1],
      ['antrea.tunnelType', 'geneve', 2],
      ['apiServerEndpoint', '10.7.0.10:6443', 3],
    ],
  },
  {
    name: 'settings that are left as they are',
    text: 'ovsBridge: br-int\n#tunnelType: geneve\n#kubeAPIServerOverride: "https://10.7.0.10:6443"\nhostGateway: antrea-gw0\n',
    reads: [['cni', 'antrea', 1]],
    never: ['antrea.tunnelType', 'apiServerEndpoint'],
  },
  {
    name: 'the file of a Windows node that is gone',
    text: 'The old Windows node had this antrea-agent.conf:\n```\novsBridge: br-int\ntrafficEncapMode: encap\n```\n',
    reads: [['cni', 'antrea', 3]],
    never: ['antrea.windowsSetting'],
  },
])
