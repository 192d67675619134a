import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import { testImporter } from '../testing/test-importer.ts'
import { flannelNetConf } from './flannel-net-conf.ts'

testImporter(flannelNetConf, [
  {
    name: 'VXLAN',
    text: '{\n  "Network": "10.42.0.0/16",\n  "Backend": {\n    "Type": "vxlan",\n    "VNI": 4096,\n    "Port": 4789\n  }\n}',
    reads: [
      ['clusterCIDR', '10.42.0.0/16', 2],
      ['networkMode', 'overlay', 4],
      ['vni', 4096, 5],
      ['vxlanPort', 4789, 6],
    ],
  },
  {
    name: 'a word where a script writes the range',
    text: '{\n  "Network": "POD.NETWORK",\n  "Backend": {\n    "type": "vxlan",\n    "VNI": 4096\n  }\n}',
    reads: [
      ['placeholder', 'POD.NETWORK', 2],
      ['vni', 4096, 5],
    ],
    never: ['clusterCIDR'],
  },
  {
    name: 'ranges of both families',
    text: '{\n  "Network": "10.42.0.0/16",\n  "IPv6Network": "fd00:42::/56",\n  "Backend": {"Type": "vxlan"}\n}',
    reads: [['flannel.ipv6Network', 'fd00:42::/56', 3]],
  },
  {
    name: 'a word where a script writes the second range',
    text: '{\n  "Network": "10.42.0.0/16",\n  "IPv6Network": "IPV6_RANGE",\n  "Backend": {"Type": "vxlan"}\n}',
    reads: [['clusterCIDR', '10.42.0.0/16', 2]],
    never: ['flannel.ipv6Network'],
  },
  {
    name: 'the backend alone, cut out',
    text: '"Backend": {\n  "Type": "vxlan",\n  "VNI": 1\n},\n',
    reads: [
      ['networkMode', 'overlay', 2],
      ['vni', 1, 3],
    ],
  },
  {
    name: 'host-gw with a comment',
    text: '// of the Windows nodes\n{\n  "Network": "10.244.0.0/16",\n  "Backend": { "Type": "host-gw" }\n}',
    reads: [
      ['clusterCIDR', '10.244.0.0/16', 3],
      ['networkMode', 'l2bridge', 4],
    ],
    never: ['vni'],
  },
  {
    name: 'comments of both kinds, and blank lines',
    text: '# Windows\n\n  // nodes\n\n{\n  "Network": "10.8.0.0/16",\n  "Backend": { "Type": "host-gw" }\n}',
    reads: [
      ['clusterCIDR', '10.8.0.0/16', 6],
      ['networkMode', 'l2bridge', 7],
    ],
  },
  {
    name: 'a backend over several lines, in another order',
    text: '{\n  "Backend" :\n  {\n    "Type":"vxlan"\n  },\n  "Network" :"10.8.0.0/16"\n}',
    reads: [['clusterCIDR', '10.8.0.0/16', 6]],
  },
  {
    name: 'names with other capitals',
    text: '{\n  "network": "10.244.0.0/16",\n  "Backend": {\n    "name": "cbr0",\n    "type": "host-gw"\n  }\n}',
    reads: [
      ['clusterCIDR', '10.244.0.0/16', 2],
      ['hnsNetworkName', 'cbr0', 4],
      ['networkMode', 'l2bridge', 5],
    ],
  },
  {
    name: 'two families',
    text: '{\n  "Network": "10.244.0.0/16",\n  "EnableIPv6": true,\n  "IPv6Network": "2001:db8::/56",\n  "Backend": {"Type": "vxlan"}\n}',
    reads: [['ipFamily', 'dual-stack', 3]],
  },
])

test.each([
  '{ "Network": { "Type": "internal" }, "Backend": "https://orders:8443" }',
  '{ "Backend": "https://orders:8443", "Network": ["10.0.0.0/8"] }',
])('settings of an application with the same words are none of Flannel: %s', (text) =>
  expect(
    readFiles([{ name: 'appsettings.json', text }]).documents.map(({ importer }) => importer?.id),
  ).not.toContain('flannel-net-conf'),
)
