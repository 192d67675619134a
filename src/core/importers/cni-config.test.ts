import { expect, test } from 'vitest'
import { toDocument } from '../model/document.ts'
import { testImporter } from '../testing/test-importer.ts'
import { linesOf } from '../text/lines.ts'
import { cniConfig } from './cni-config.ts'

testImporter(cniConfig, [
  {
    name: 'a file that has a program of Windows and little else',
    text: '{"name": "pods", "type": "win-bridge", "apiVersion": "2"}',
    reads: [
      ['cni', 'win-bridge', 1],
      ['cni.networkName', 'pods', 1],
    ],
  },
  {
    name: 'the plugin before vpc-bridge, which serves Docker and is no other name of it',
    text: '{"cniVersion":"0.3.1","name":"vpc","type":"vpc-shared-eni","dns":{"nameservers":["172.20.0.10"]}}',
    reads: [['clusterDNS', '172.20.0.10', 1]],
    never: ['cni'],
  },
  {
    name: 'the range of Services of vpc-bridge',
    text: '{"cniVersion":"0.3.1","name":"vpc","type":"vpc-bridge","eniName":"eth1","serviceCIDR":"172.20.0.0/16"}',
    reads: [
      ['cni', 'vpc-bridge', 1],
      ['serviceCIDR', '172.20.0.0/16', 1],
    ],
  },
  {
    name: 'a name server as the samples of Microsoft spell it',
    text: '{"cniVersion":"0.2.0","name":"cbr0","type":"flannel","delegate":{"type":"win-bridge","dns":{"Nameservers":["10.96.0.10"]}}}',
    reads: [['clusterDNS', '10.96.0.10', 1]],
  },
  {
    name: 'keys with other capitals, which Go reads as well',
    text: `{
  "cniVersion": "0.2.0",
  "name": "vxlan0",
  "type": "flannel",
  "Delegate": {
    "Type": "win-overlay",
    "DNS": { "Nameservers": ["10.96.0.10"] },
    "Policies": [
      { "name": "EndpointPolicy", "VALUE": { "type": "OutBoundNAT", "exceptionlist": ["10.244.0.0/16"] } },
      { "Name": "EndpointPolicy", "Value": { "Type": "ROUTE", "destinationPrefix": "10.96.0.0/12" } }
    ]
  }
}`,
    reads: [
      ['networkMode', 'overlay', 6],
      ['clusterDNS', '10.96.0.10', 7],
      ['cni.exceptionList', ['10.244.0.0/16'], 9],
      ['serviceCIDR', '10.96.0.0/12', 10],
    ],
  },
  {
    name: 'a list whose last bracket was not pasted',
    text: '{\n "cniVersion": "0.3.1",\n "name": "web",\n "plugins": [\n  { "type": "calico" }\n ]\n',
    reads: [
      ['cni.version', '0.3.1', 2],
      ['cni', 'calico', 5],
    ],
  },
  {
    name: 'Flannel that delegates',
    text: `{
  "cniVersion": "0.2.0",
  "name": "cbr0",
  "type": "flannel",
  "delegate": {
    "type": "win-bridge",
    "dns": { "nameservers": ["10.96.0.10"] },
    "policies": [
      { "Name": "EndpointPolicy", "Value": { "Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16"] } },
      { "Name": "EndpointPolicy", "Value": { "Type": "ROUTE", "DestinationPrefix": "10.96.0.0/12", "NeedEncap": true } }
    ]
  }
}`,
    reads: [
      ['cni.version', '0.2.0', 2],
      ['hnsNetworkName', 'cbr0', 3],
      ['cni', 'flannel', 4],
      ['networkMode', 'l2bridge', 6],
      ['clusterDNS', '10.96.0.10', 7],
      ['cni.exceptionList', ['10.244.0.0/16'], 9],
      ['serviceCIDR', '10.96.0.0/12', 10],
    ],
  },
  {
    name: 'a route to what is filled in later',
    text: '{"cniVersion":"0.3.0","name":"vxlan0","type":"win-overlay","policies":[{"Name":"EndpointPolicy","Value":{"Type":"ROUTE","DestinationPrefix":"%SERVICECIDR%","NeedEncap":true}}]}',
    reads: [['hnsNetworkName', 'vxlan0', 1]],
    never: ['serviceCIDR', 'cni.serviceRoute'],
  },
  {
    name: 'a list of plugins',
    text: '{\n "cniVersion": "0.3.0",\n "name": "azure",\n "plugins": [\n  { "type": "azure-vnet", "mode": "tunnel", "ipam": { "type": "azure-vnet-ipam" } }\n ]\n}',
    reads: [
      ['cni', 'azure-vnet', 5],
      ['networkMode', 'l2tunnel', 5],
      ['ipam', 'azure-vnet-ipam', 5],
    ],
    never: ['hnsNetworkName'],
  },
  {
    name: 'Calico, which puts in the range of the node itself',
    text: '{\n "cniVersion": "0.3.1",\n "name": "Calico",\n "type": "calico",\n "ipam": { "type": "calico-ipam", "subnet": "usePodCidr" }\n}',
    reads: [
      ['cni', 'calico', 4],
      ['ipam', 'calico-ipam', 5],
    ],
    never: ['podCIDR'],
  },
  {
    name: 'a file with comments',
    text: '{\n  // the overlay of the cluster\n  "cniVersion": "0.2.0",\n  "name": "vxlan0", /* old */\n  "type": "sdnoverlay"\n}',
    reads: [
      ['cni', 'sdnoverlay', 5],
      ['networkMode', 'overlay', 5],
    ],
  },
  {
    name: 'a file that was printed, with words below it',
    text: `PS C:\\> cat .\\10-a.conf
{
  "cniVersion": "0.3.1",
  "name": "a",
  "type": "win-bridge",
  "dns": {"Nameservers": ["10.100.200.2"]}
}
DNS in the container: fails`,
    reads: [['clusterDNS', '10.100.200.2', 6]],
  },
])

test.each([
  '{"cniVersion": "0.3.1", "chrootDir": "/hostroot", "multusConfigFile": "auto"}',
  '{"names": [{"value": "a", "type": "Exact"}], "policies": [{"kind": "a", "name": {"value": "b"}}]}',
  '{"$schema": "http://json-schema.org/draft-07/schema", "type": "object", "plugins": {}}',
  '{"Network": {"Type": "internal"}, "plugins": [{"type": "audit", "name": "file"}]}',
])('%s is no configuration of CNI', (text) =>
  expect(
    cniConfig.recognizes(toDocument('a.json', { lines: linesOf(text), isFenced: false })),
  ).toBe(false),
)

test.each(['flannel', 'calico', 'win-bridge.exe', 'portmap', 'azure-vnet', 'nat'])(
  'a list with the plugin %s is one without its version too',
  (type) => {
    const text = JSON.stringify({ name: 'cbr0', plugins: [{ type }] })
    const doc = toDocument('a.json', { lines: linesOf(text), isFenced: false })
    expect(cniConfig.recognizes(doc)).toBe(true)
  },
)

test.each([
  [false, '{"cniVersion":"0.3.0","interfaces":[{"name":"eth0"}],"ips":[]}{"code":100}'],
  [true, '{"cniVersion":"0.3.0","name":"a","type":"win-overlay"}}'],
])('what a plugin answered is no CNI file, also where it cannot be read: %s', (is, text) => {
  expect(
    cniConfig.recognizes(toDocument('a.json', { lines: linesOf(text), isFenced: false })),
  ).toBe(is)
})
