import type { Output } from './define.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Commands about the network of the node and of its pods. */
export const networkOutputs: readonly Output[] = [
  {
    command: 'Test-NetConnection',
    form: /^[ \t]*(?:TcpTestSucceeded|PingSucceeded)\s*:/m,
    typed: /\b(?:Test-NetConnection|tnc)\b/i,
    fields: {
      ComputerName: 'connection.target',
      RemotePort: 'connection.port',
      TcpTestSucceeded: 'connection.tcp',
      PingSucceeded: 'connection.ping',
    },
    cells: [
      [/^WARNING: TCP connect to \((\S{1,200}(?: : \d{1,5})?)\) failed/gm, 'connection.failed'],
    ],
  },
  {
    command: 'Get-NetAdapter',
    form: /^[ \t]*Name[ \t]+InterfaceDescription[ \t]+ifIndex\b/m,
    typed: /^Get-NetAdapter\b(?!-)/i,
    fields: { Name: 'host.adapter' },
  },
  {
    command: 'Get-VMNetworkAdapter',
    form: /^[ \t]*(?:MacAddressSpoofing\s*:|VMName\s(?:[^\n]{0,80}\s)?MacAddressSpoofing\b)/m,
    typed: /\bGet-VMNetworkAdapter\b/i,
    fields: { VMName: 'vm.name', MacAddressSpoofing: 'vm.macSpoofing' },
  },
  {
    command: 'Resolve-DnsName',
    form: new RegExp(
      acrossLines`
        ^[ \t]*Name\s+Type\s+TTL\s+Section\s+(?:IPAddress|NameHost)
        |^Resolve-DnsName\s*:
        |^Server:[ \t]{1,10}\S+[ \t]*\n\s*Address:[ \t]
      `,
      'm',
    ),
    typed: /\b(?:Resolve-DnsName|nslookup)\b/i,
    cells: [
      [/\s(?:A|AAAA)[ \t]+\d{1,9}[ \t]+\w{1,20}[ \t]+([\da-f.:]{3,45})/g, 'dns.answer'],
      [/^Resolve-DnsName\s*:\s*([^\n]{1,200})/gm, 'dns.failure'],
    ],
  },
  {
    command: 'Get-HnsEndpoint',
    form: /^[ \t]*VirtualNetworkName\s*:|^[ \t]*IPAddress[ \t]+(?:MacAddress|VirtualNetworkName)[ \t]+IsRemoteEndpoint\b/im,
    typed: /\bGet-HnsEndpoint\b|\bhnsdiag(?:\.exe)?\s+list\s+endpoints\b/i,
    fields: {
      IPAddress: 'endpoint.ip',
      // As hnsdiag prints it.
      'IP Address': 'endpoint.ip',
      GatewayAddress: 'endpoint.gateway',
      VirtualNetworkName: 'endpoint.network',
      TotalSeconds: 'endpoint.listSeconds',
    },
    // Grouped by address: more than one of an address is a fault.
    cells: [
      [/^[ \t]*(\d{1,5}[ \t]+\d{1,3}(?:\.\d{1,3}){3})[ \t]+\{/gm, 'endpoint.countOfAddress'],
      // Agents name their endpoint of the host after its network.
      [
        /^[ \t]*(?:Name[ \t]{0,30}:[ \t])?([\w.]{1,40}_ep)(?=[ \t]*$|[ \t]{1,40}[\dA-Fa-f]{8}-)/gm,
        'endpoint.ofHost',
      ],
    ],
  },
  {
    command: 'hnsdiag list loadbalancers',
    form: /^[ \t]*(?:Virtual IPs|FrontendVIPs|Load Balancer\s*:|Loadbalancer\s*:)|"Type"\s*:\s*"ELB"/im,
    typed: /\bhnsdiag(?:\.exe)?\s+list\s+loadbalancers\b|\bGet-HnsPolicyList\b/i,
    cells: [
      [
        /\b(?:Virtual IPs?|FrontendVIPs)"?\s*:\s*\[?\s*"?(\d{1,3}(?:\.\d{1,3}){3})/gi,
        'service.vip',
      ],
      [/"VIPs"\s*:\s*\[\s*"(\d{1,3}(?:\.\d{1,3}){3})"/g, 'service.vip'],
      [/"?SourceVIP"?\s*:\s*"?(\d{1,3}(?:\.\d{1,3}){3})/g, 'hns.policy.sourceVip'],
    ],
  },
  {
    command: 'hcsdiag list',
    form: /^[ \t]*(?:Windows Server Container|Virtual Machine|Host Process Container),\s+(?:Running|Created|Stopped|Paused)/im,
    typed: /\bhcsdiag(?:\.exe)?\s+list\b/i,
    cells: [
      [
        /^[ \t]*((?:\w+ ){0,3}(?:Container|Machine)),?\s+(?:Running|Created|Stopped)/gim,
        'container.kind',
      ],
    ],
  },
  {
    command: 'Get-NetFirewallRule',
    form: /^[ \t]*DisplayName\s*:[^\n]{0,200}(?:\n[^\n]{0,200}){0,12}\n\s*Direction\s*:/m,
    typed: /\bGet-NetFirewall\w{1,20}\b/i,
    fields: {
      DisplayName: 'firewall.rule',
      Enabled: 'firewall.rule.enabled',
      Direction: 'firewall.rule.direction',
      Action: 'firewall.rule.action',
      LocalPort: 'firewall.rule.localPort',
    },
    cells: [
      [
        /^[ \t]*DisplayName[ \t]*:[^\n]{0,80}\bkubelet\b[^\n]{0,80}\n(?:[^\n]{0,300}\n){0,8}?[ \t]*Enabled[ \t]*:[ \t]*(True|False)\b/gim,
        'firewall.kubelet.enabled',
      ],
      [
        /^[ \t]*[^:\n]{0,60}\bkubelet\b[^:\n]{0,60}?[ \t](True|False)[ \t]/gim,
        'firewall.kubelet.enabled',
      ],
    ],
  },
  {
    command: 'route print',
    form: /^[ \t]*(?:IPv4 Route Table|Network Destination\s+Netmask\s+Gateway|ifIndex\s+DestinationPrefix\s+NextHop)\b/m,
    typed: /^route\s+print\b|\bGet-NetRoute\b/i,
    cells: [
      [
        /^[ \t]*(\d{1,3}(?:\.\d{1,3}){3}[ \t]+\d{1,3}(?:\.\d{1,3}){3})[ \t]+(?:On-link|\d)/gm,
        'host.route',
      ],
      [
        /^[ \t]*(?:0\.0\.0\.0[ \t]+0\.0\.0\.0|\d{1,4}[ \t]+0\.0\.0\.0\/0)[ \t]+(?!0\.0\.0\.0)(\d{1,3}(?:\.\d{1,3}){3})[ \t]/gm,
        'host.gateway',
      ],
      // With what decides between two of them.
      [
        new RegExp(
          acrossLines`
            ^[ \t]*(
              0\.0\.0\.0[ \t]+0\.0\.0\.0[ \t]+\d[\d.]{6,14}[ \t]+\d[\d.]{6,14}[ \t]+\d{1,6}
              |\d{1,4}[ \t]+0\.0\.0\.0\/0[ \t]+\d[\d.]{6,14}[ \t]+\d{1,5}[ \t]+\d{1,5}
            )(?=[ \t]|$)
          `,
          'gm',
        ),
        'host.defaultRoute',
      ],
    ],
  },
  {
    command: 'curl',
    form: /^\*\s+(?:Trying|Connected to|connect to|Could not resolve)\b|^curl: \(\d{1,3}\)/m,
    typed: /^curl(?:\.exe)?\s/i,
    cells: [
      [/^curl: \((\d{1,3})\)/gm, 'curl.failure'],
      [/^< HTTP\/[\d.]{1,3} (\d{3})\b/gm, 'curl.status'],
    ],
  },
]
