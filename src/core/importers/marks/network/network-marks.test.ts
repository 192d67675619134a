import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { networkMarksIn } from './network-marks.ts'

const read = (text: string) =>
  networkMarksIn(toDocument('a.yml', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => [name, value, line],
  )

test.each([
  [
    'nssm install antrea-agent "c:/k/antrea/bin/antrea-agent.exe" "--config=c:/k/a.conf"',
    [['cni', 'antrea', 1]],
  ],
  ['level=error msg="Calico exited: exit status 1"', [['cni', 'calico', 1]]],
  ['{Calico exited: exit status 1. Retrying}\n{Calico exited: <nil>}', [['cni', 'calico', 1]]],
  ['level=error msg="Felix exited: exit status 1"', []],
  ['level=error msg="kubelet exited: exit status 1"', []],
  ['c:\\k\\antrea-agent.exe --config=a.conf', [['cni', 'antrea', 1]]],
  ['Remove-Item c:\\k\\antrea-agent.exe', []],
  [
    'kube_network_plugin: calico\nkube_service_addresses: 10.233.0.0/18 # Services\nkube_pods_subnet: "10.233.64.0/18"',
    [
      ['cni', 'calico', 1],
      ['serviceCIDR', '10.233.0.0/18', 2],
      ['clusterCIDR', '10.233.64.0/18', 3],
    ],
  ],
  [
    'kubectl apply -f https://github.com/antrea-io/antrea/releases/download/v2.1.0/antrea-windows-with-ovs.yml',
    [
      ['antrea.manifest', '2.1.0 antrea-windows-with-ovs.yml', 1],
      ['cni', 'antrea', 1],
    ],
  ],
  [
    `New-HNSNetwork -Type 'Overlay' -Gateway '10.42.1.1' -Name "vxlan0" -SubnetPolicies @(@{Type = "VSID"; VSID = 4096; })`,
    [
      ['networkMode', 'overlay', 1],
      ['hnsNetworkName', 'vxlan0', 1],
      ['vni', 4096, 1],
    ],
  ],
  ['New-HnsNetwork -Type Overlay -Name "External" -AdapterName Ethernet', []],
  ['New-HnsNetwork -Type NAT -Name nat', []],
  ['kube_network_plugin: cilium', [['network.cni', 'cilium', 1]]],
  ['# kube_network_plugin: calico', []],
  ['kube_pods_subnet: "{{ pods }}"', []],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))
