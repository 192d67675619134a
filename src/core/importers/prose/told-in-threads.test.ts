import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const valuesOf = (name: string, text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      (one.decision ?? one.name) === name ? [one.value] : [],
    ),
  ),
]
const windows = 'Windows Server 2022 nodes.'

test.each([
  ['We had flannel with the vxlan backend, now it is `host-gw`.', 'networkMode', 'l2bridge'],
  ['The backend of flannel was `host-gw`, and now it is on vxlan.', 'networkMode', 'overlay'],
  [
    'Früher hatten wir Flannel mit vxlan, jetzt ist es `host-gw`. Windows-Knoten.',
    'networkMode',
    'l2bridge',
  ],
  // Nobody says that the mode is another one now.
  [
    'We run flannel with vxlan, now the Windows node has no host-gw route.',
    'networkMode',
    'overlay',
  ],
  [
    'We run flannel with vxlan, now it is host-gw that a colleague proposes.',
    'networkMode',
    'overlay',
  ],
  ['Calico installed by the operator, v3.28.2.', 'calico.version', '3.28.2'],
  ['- CNI: Calico (VXLAN), version 3.27.0', 'calico.version', '3.27.0'],
  ['Flannel installed with Helm, v0.25.6.', 'flannel.version', '0.25.6'],
  ['OpenShift 4.15.22, WMCO 10.15.3', 'wmco.version', '10.15.3'],
  ['We have the chart csi-driver-smb-v0.6.0 with Windows on.', 'csiDriver.smb.version', '0.6.0'],
  [
    '# "driver name a.b not found in the list of CSI drivers" on AKS windows pods',
    'platform',
    'aks',
  ],
  [
    'Pods on AKS windows nodes hang.\n- Cluster type: (e.g. AKS, aks-engine, etc):',
    'platform',
    'aks',
  ],
  [
    'We use an on-premise Rancher Kubernetes cluster with Windows and Linux nodes.',
    'platform',
    'on-premises',
  ],
  [
    'An AKS cluster with two pools, one Linux (v 1.27.9) and one Windows (v. 1.27.9).',
    'kubernetesRelease',
    '1.27.9',
  ],
  ['- Kubernetes version: v1.28.1 and v1.28.1', 'kubernetesVersion', '1.28'],
  [
    '- Kubernetes version: 1.28 and Windows nodes from a custom RKE2 cluster',
    'kubernetesVersion',
    '1.28',
  ],
  ['1. Create a RKE2 custom cluster\n2. Add a Windows node', 'cluster.distribution', 'rke2'],
  [
    'The node is not there due to encapsulation being set by default on `VXLANCrossSubnet`, which is not supported.',
    'calico.poolEncapsulation',
    'VXLANCrossSubnet',
  ],
])('%s: %s', (text, name, value) =>
  expect(valuesOf(name, `${text}\n\n${windows}`)).toEqual([value]),
)

test.each([
  ['Calico installed by the operator, v1.34.5.', 'calico.version'],
  ['Calico installed by the operator, v3.28.2 of the operator.', 'calico.version'],
  ['It needs WMCO 10.15.3 or later.', 'wmco.version'],
  ['It works on AKS windows nodes, ours are elsewhere.', 'platform'],
  ['A Windows image (1.27.9) of our shop.', 'kubernetesRelease'],
  ['The Windows containerd (1.27.9) is ours.', 'kubernetesRelease'],
  ['- Kubernetes version: v1.28 and v1.29', 'kubernetesVersion'],
  ['The encapsulation VXLANCrossSubnet is not supported.', 'calico.poolEncapsulation'],
  ['You must set encapsulation: VXLANCrossSubnet there.', 'calico.poolEncapsulation'],
])('nothing from: %s: %s', (text, name) =>
  expect(valuesOf(name, `${text}\n\n${windows}`)).toEqual([]),
)

const found = (text: string) =>
  diagnose([{ name: 'a.txt', text: `${text}\n` }]).findings.map(({ id }) => id)

test.each([
  [
    'I0213 04:51:38.888080    1532 helpers.go:940] "Eviction manager: no observation found for eviction signal" signal="containerfs.inodesFree"',
    'symptom-n-13',
  ],
  ['The Windows pod has the FailedMount issue.', 'guide-t-16'],
  ['# Windows pods deployment pending', 'guide-t-27'],
])('%s leads to %s', (text, id) => expect(found(text)).toContain(id))

test.each(['There are no pods pending on Windows.', '0 pods pending on the Windows node.'])(
  'no complaint: %s',
  (text) => expect(found(text)).not.toContain('guide-t-27'),
)
