import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const valuesOf = (name: string, text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      (one.decision ?? one.name) === name ? [one.value] : [],
    ),
  ),
]

test.each([
  ['CNI is Calico (sorry, Flannel) 0.25.1.', 'flannel.version', '0.25.1'],
  ['CNI is Calico (sorry, Flannel) 0.25.1.', 'cni', 'flannel'],
  ['Kubernetes 1.28 (pardon, 1.29) with Windows nodes.', 'kubernetesVersion', '1.29'],
  ['Kubernetes - reported on v1.21.1', 'kubernetesRelease', '1.21.1'],
  ['Windows nodes on kubeadm.\nPlan for May: 1.29.9 -> 1.30.5', 'kubernetesRelease', '1.29.9'],
  ['Windows nodes on kubeadm.\nNext: nodes 1.29.9 → 1.30.5', 'kubernetesRelease', '1.29.9'],
  ['1. Use a Windows 2019 aws ami\n2. Join it with kubeadm', 'platform', 'aws'],
  [
    'ctr.exe -n k8s.io images pull registry.k8s.io/pause:3.5',
    'pauseImage',
    'registry.k8s.io/pause:3.5',
  ],
  ['OpenShift 4.15.22\nWMCO 10.15.3', 'openshift.version', '4.15.22'],
  [
    'Support said OpenShift 4.16.3 has the fix. We are on OpenShift 4.15.22.',
    'openshift.version',
    '4.15.22',
  ],
  ['We run OpenShift 4.18 on vSphere with two Windows nodes.', 'openshift.version', '4.18'],
  ['Cluster: OpenShift 4.16, WMCO 10.16', 'openshift.version', '4.16'],
  ['Our OpenShift 4.17 cluster has a Windows node.', 'openshift.version', '4.17'],
  ['We installed csi-driver-smb v1.16.0 on AKS.', 'csiDriver.smb.version', '1.16.0'],
  [
    'csi-driver-smb v1.16.0 fixed it for others, we have csi-driver-smb v1.14.0.',
    'csiDriver.smb.version',
    '1.14.0',
  ],
  ['The Windows machine (win-app-3) is NotReady.', 'nodeName', 'win-app-3'],
  ['Flannel on Windows Server 2019. I use d`VXLAN` here.', 'networkMode', 'overlay'],
  ['clusterCIDR: was 10.42.0.0/16 before.\nPods 10.244.0.0/16', 'clusterCIDR', '10.244.0.0/16'],
  ['# GKE Windows - a node is lost\n\nWe tried it on EKS, too.', 'platform', 'gke'],
  ['Plan for autumn: AKS 1.30.7 → 1.31.2\nWindows2022.', 'kubernetesRelease', '1.30.7'],
  ['# Windows EKS - pods stay pending\n\nServer 2022 nodes.', 'platform', 'eks'],
])('%s: %s', (text, name, value) => expect(valuesOf(name, text)).toEqual([value]))

test.each([
  ['CNI is Flannel 0.25.1 (Calico, no).', 'calico.version'],
  ['A bug of the chart - reported on v1.21.1', 'kubernetesRelease'],
  ['Windows nodes on kubeadm.\nPlan for May: containerd 1.29.9 -> 1.30.5', 'kubernetesRelease'],
  ['Windows nodes here.\nPlan for the test cluster: 1.29.9 -> 1.30.5', 'kubernetesRelease'],
  ['Our app has a plan: 1.29.9 -> 1.30.5', 'kubernetesRelease'],
  ['Do not use a Windows 2019 AWS AMI, ours is on vSphere.', 'openshift.version'],
  ['It needs OpenShift 4.16.3 or later.', 'openshift.version'],
  ['The docs of OpenShift 4.16 say so.', 'openshift.version'],
  ['It was fixed in OpenShift 4.16.', 'openshift.version'],
  ['We plan to move to OpenShift 4.18 in May.', 'openshift.version'],
  ['Is it supported on OpenShift 4.18?', 'openshift.version'],
  ['We will run OpenShift 4.18 on vSphere next year.', 'openshift.version'],
  ['OpenShift 4.16 and later need it.', 'openshift.version'],
  ['docker pull registry.k8s.io/pause:3.9', 'pauseImage'],
  ['ctr images pull registry.k8s.io/pause:3.9', 'pauseImage'],
  ['It works since csi-driver-smb v1.16.0.', 'csiDriver.smb.version'],
  ['My own machine (thinkpad-9) reaches it, the Windows node does not.', 'nodeName'],
  ['I used `VXLAN` on the old cluster, Flannel on Windows.', 'networkMode'],
  ['# Windows EKS - works\n\nThis cluster is made with kubeadm.', 'platform'],
  ['# Windows EKS - or AKS\n\nNobody knows.', 'platform'],
  ['# Windows EKS - is it supported?\n\nNobody knows.', 'platform'],
])('nothing from: %s: %s', (text, name) => expect(valuesOf(name, text)).toEqual([]))

test('words behind an address are none of the file below', () => {
  const text =
    'We tried\nserver: https://10.99.0.1:9345 first, in vain.\ntoken: the same\n=== config.yaml ===\nserver: https://10.20.0.11:9345\ntoken: a'
  expect(valuesOf('rke2.server', text)).toContain('https://10.20.0.11:9345')
  expect(valuesOf('rke2.server', text).join(' ')).not.toContain('first')
})
