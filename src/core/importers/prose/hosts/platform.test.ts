import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const told = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ name, value }) =>
    /^(?:platform|cluster\.distribution)$/.test(name) ? [`${name} ${String(value)}`] : [],
  )

test.each([
  ['Our managed cluster in Azure (AKS 1.29.4), with a node pool of Windows.', ['platform aks']],
  ['The nodes run in AWS, EKS version 1.30, Windows Server 2022.', ['platform eks']],
  [
    'The nodes run in AWS, on Windows Server 2022. Another team has an EKS cluster 1.29.',
    ['platform aws'],
  ],
  [
    'The nodes run in AWS with kubeadm. We compared it with an EKS cluster 1.29.',
    ['platform aws', 'cluster.distribution kubeadm'],
  ],
  [
    'Our cluster is AKS 1.29.4. On premises we have k3s clusters with Linux nodes alone.',
    ['platform aks'],
  ],
  [
    'We have a k3s cluster with Linux servers and Windows Server 2022 agents.',
    ['cluster.distribution k3s'],
  ],
  ['Self-managed on AWS EC2, flannel host-gw.', ['platform aws']],
  ['vSphere with NSX; flannel.', ['platform vsphere']],
  ['- Cloud provider or hardware configuration: AWS / Azure', []],
  ['- Cloud provider or hardware configuration: VMware / bare metal', ['platform vsphere']],
  ['Our cluster (vSphere with NSX) is new.', ['platform vsphere']],
  ['On AWS: kubectl logs fails for all nodes.', ['platform aws']],
  ['Three Windows GCE instances join the cluster.', ['platform gcp']],
  ['Azure, self-built with flannel.', ['platform azure']],
  ['We add Windows workers to a MicroK8s cluster.', ['cluster.distribution microk8s']],
  [
    'We run vSphere with Tanzu (TKG 2.1), one Windows node.',
    ['platform vsphere', 'cluster.distribution tanzu'],
  ],
  ['Windows Server 2022 (20348.2700) on vSphere, WMCO.', ['platform vsphere']],
  [
    'We run Kubernetes 1.29.4 (kubeadm) on vSphere with Flannel VXLAN.',
    ['platform vsphere', 'cluster.distribution kubeadm'],
  ],
  ['K8s v1.30 on bare metal, two Windows nodes.', ['platform on-premises']],
  ['Can we run Kubernetes 1.29 on vSphere with Windows nodes?', []],
  ['A colleague runs Kubernetes 1.29.4 on VMware, we have 1.30.2.', []],
  ['| Install | kubeadm, bare metal |', ['platform on-premises', 'cluster.distribution kubeadm']],
  ['k8s版本：v1.28.2（kubeadm安装），windows节点', ['cluster.distribution kubeadm']],
  ['- Kubernetes v1.30.8，kubeadm', ['cluster.distribution kubeadm']],
  ['Should we run Windows Server 2022 on vSphere for it?', []],
  ['Kubernetes 1.31, kubeadm join fails on the Windows node.', []],
  ['Who knows Tanzu or TKG?', []],
  ['On bare metal, not AWS, self-built.', ['platform on-premises']],
  ['The docs on AWS: nothing about flannel.', []],
  ['EC2 workers with Windows do not join.', ['platform aws']],
  ['No AWS nodes, no Azure nodes: the cluster stands in our own rack.', []],
  ['We plan AWS nodes for next year.', []],
  ['If EC2 workers join, they get a label.', []],
  ['On AWS, the guide says, one needs the vpc plugin.', []],
  ['On Azure: not tried yet.', []],
  ['AWS, self-managed, was given up in May.', []],
  ['DisplayName         : Hyper-V Host Compute Service', []],
])('where the nodes run in “%s”', (text, expected) =>
  expect(told(text).toSorted()).toEqual(expected.toSorted()),
)
