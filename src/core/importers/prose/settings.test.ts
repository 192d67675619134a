import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { settingsIn } from './settings.ts'

const read = (text: string) =>
  settingsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value }) => [name, value],
  )

test.each<readonly [text: string, name: string, value: unknown]>([
  ['EKS with the VPC CNI v1.18.2', 'cni', 'vpc-bridge'],
  ['kube-proxy runs with DSR enabled', 'directServerReturn', true],
  ['On our nodes DSR is off', 'directServerReturn', false],
  ['We use process isolation, no Hyper-V.', 'isolation', 'process'],
  ['All pods run in Hyper-V isolation', 'isolation', 'hyperv'],
  ['VNI is 4096', 'vni', 4096],
  ['flannel with VNI 4096 port 4789', 'vxlanPort', 4789],
  ['The API server is at https://10.0.0.10:6443.', 'apiServerEndpoint', '10.0.0.10:6443'],
  ['cluster DNS 10.96.0.10', 'clusterDNS', '10.96.0.10'],
  ['| Cluster DNS | `10.96.0.10` |', 'clusterDNS', '10.96.0.10'],
  ['Cluster DNS server: 10.96.0.10', 'clusterDNS', '10.96.0.10'],
  ['I can ping the DNS service 10.96.0.10, but no name', 'clusterDNS', '10.96.0.10'],
  ['kube-dns ClusterIP: 10.43.0.10', 'clusterDNS', '10.43.0.10'],
  ['CoreDNS service IP is 10.96.0.10', 'clusterDNS', '10.96.0.10'],
  ['The cluster has 1480 services', 'cluster.services', '1480'],
  ['domain cluster.local', 'clusterDomain', 'cluster.local'],
  ['We installed the kubelet with nssm', 'serviceManager', 'nssm'],
  ['Max pods is 30 per node', 'maxPods', 30],
  ['The HNS network is named vxlan0', 'hnsNetworkName', 'vxlan0'],
  ['externalTrafficPolicy is Local', 'service.externalTrafficPolicy', 'Local'],
  ['with session affinity ClientIP', 'service.sessionAffinity', 'ClientIP'],
  ['adapter "Ethernet 2"', 'networkAdapter', 'Ethernet 2'],
  [
    String.raw`CNI conf dir C:\etc\cni\net.d, and`,
    'containerd.cni.confDir',
    String.raw`C:\etc\cni\net.d`,
  ],
  [String.raw`bin dir is C:\opt\cni\bin`, 'containerd.cni.binDir', String.raw`C:\opt\cni\bin`],
  ['OpenShift 4.14 with its operator', 'cluster.distribution', 'openshift'],
])('%s', (text, name, value) => expect(read(text)).toContainEqual([name, value]))

test.each([
  'On Windows the VNI must be 4096, and the VXLAN port has to be 4789.',
  'DSR is enabled by default from 1.34 on.',
  'If DSR is enabled, Services answer sooner.',
  'Without an API server at 10.0.0.10:6443 nothing works.',
  'The default of max pods is 110.',
  'Should pods use Hyper-V isolation?',
  'Process isolation is what the documentation supports.',
])('reads nothing of what is wanted, or of how things are in general: %s', (text) =>
  expect(read(text)).toEqual([]),
)
