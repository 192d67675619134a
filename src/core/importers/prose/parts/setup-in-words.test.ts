import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const seen = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'mail.txt', text }])
  return {
    facts: observations.map(({ decision, name, value }) => `${decision ?? name} ${String(value)}`),
    faults: findings
      .filter(({ severity }) => severity === 'error' || severity === 'warning')
      .map(({ id }) => id),
  }
}

test.for<readonly [text: string, fact: string, fault?: string]>([
  ['Kubernetes 1.27 / Win2k19 / Calico', 'windowsRelease ltsc2019'],
  ['The workers run Server 19, Kubernetes is 1.21.', 'windowsRelease ltsc2019'],
  ['Windows nodes are SAC 2004, cluster 1.26', 'windowsRelease 2004', 'windows-host-supported'],
  [
    '2016 LTSC Windows workers, Kubernetes 1.27',
    'windowsRelease ltsc2016',
    'windows-host-supported',
  ],
  ['- K8s: 1.26\n- Windows: 2016', 'windowsRelease ltsc2016', 'windows-host-supported'],
  ['WS2022 23H2 annual channel nodes with k8s 1.30', 'windowsRelease 23H2'],
  ['Antrea (1.15) + Windows Server (2019)', 'windowsRelease ltsc2019'],
  ['Use case: Kubernetes 1.25 + Windows Server 2019 + flannel', 'kubernetesVersion 1.25'],
  ['We run containerd instead of docker on Windows Server 2022.', 'windowsRelease ltsc2022'],
  [
    'Kubernetes 1.27, Mirantis Container Runtime 20.10 with cri-dockerd',
    'containerRuntime mirantis',
  ],
  [
    'Our containers are built on ltsc2022 and the hosts are Windows Server 2019.',
    'imageRelease ltsc2022',
    'image-told-runs',
  ],
  [
    'Base image is nanoserver:1809 and the node is Windows Server 2022, process isolated.',
    'imageRelease ltsc2019',
    'image-told-runs',
  ],
  ['ltsc2025 images on a Windows Server 2022 node', 'imageRelease ltsc2025', 'image-told-runs'],
  [
    'We upgraded the control plane to 1.31 but the Windows nodes still run kubelet 1.27.',
    'controlPlaneVersion 1.31',
    'kubelet-version-skew',
  ],
  [
    'Die Control Plane läuft auf 1.31, die Windows-Worker noch auf 1.26.',
    'kubernetesVersion 1.26',
    'kubelet-version-skew',
  ],
  [
    'Le plan de contrôle est en 1.30 et les nœuds Windows en 1.25.',
    'kubernetesVersion 1.25',
    'kubelet-version-skew',
  ],
  ['控制平面 1.30,Windows 节点 1.26', 'controlPlaneVersion 1.30', 'kubelet-version-skew'],
  ['kubelet is started with --network-plugin=cni on 1.25', 'kubernetesVersion 1.25'],
  ['Windows kube-proxy runs with iptables mode', 'kubeProxy.toldMode iptables', 'proxy-mode-told'],
  ['Nodes: W2K16, k8s 1.26', 'windowsRelease ltsc2016', 'windows-host-supported'],
  [
    'Our ltsc2022 images do not start there; kubectl get node shows kernel 10.0.17763.6293.',
    'windowsRelease ltsc2019',
    'image-told-runs',
  ],
  ['Server 22 nodes with ltsc2019 images', 'windowsRelease ltsc2022', 'image-told-runs'],
  ['The image tag is ltsc2022, the node Server 2019.', 'imageRelease ltsc2022', 'image-told-runs'],
  ['Setup: v1.27 / docker / Server 2019', 'kubernetesVersion 1.27', 'runtime-supported'],
  ['Pods are 10.244/16, services 10.244.0/24', 'clusterCIDR 10.244.0.0/16', 'ranges-disjoint'],
  [
    'Wir setzen Weave Net ein, Kubernetes 1.26 mit Windows-Knoten.',
    'network.otherCni weave',
    'network-has-windows',
  ],
  ['CNI 用的是 weave，Windows 节点起不来', 'network.otherCni weave', 'network-has-windows'],
  [
    'We run Windows nodes with kubenet on our kubeadm cluster',
    'network.otherCni kubenet',
    'network-has-windows',
  ],
  ['EKS Fargate with windows containers', 'eks.windowsOnFargate true', 'pool-accepted'],
  [
    'kubelet on Windows 1.29 started with WindowsHostProcessContainers=true',
    'kubelet.featureGates WindowsHostProcessContainers=true',
    'gate-told',
  ],
  [
    'Le pod tourne en mode privilégié sur un noeud Windows',
    'workload.privileged true',
    'pod-field-told',
  ],
  ['Ein privilegierter Windows-Pod startet nicht', 'workload.privileged true', 'pod-field-told'],
  ['We use IPVS mode on the windows kube-proxy', 'kubeProxy.toldMode ipvs', 'proxy-mode-told'],
  ['the windows deployment has hostPID enabled', 'workload.hostPID true', 'pod-field-told'],
  ['Windows 11 as a Kubernetes node, 1.29', 'node.client Windows 11', 'host-is-server'],
  ['k3s on windows server 2022', 'cluster.distribution k3s', 'distribution-objects'],
  [
    'Kubernetes 1.30 with weave net and two Windows 2019 nodes',
    'network.otherCni weave',
    'network-has-windows',
  ],
])('%s', ([text, fact, fault]) => {
  const { facts, faults } = seen(text)
  expect(facts).toContain(fact)
  expect(faults).toEqual(expect.arrayContaining(fault === undefined ? [] : [fault]))
})

test.each([
  'Does Windows Server 2016 work with Kubernetes 1.29?',
  'According to the docs Windows Server 2016 is not supported with Kubernetes 1.29.',
  'The migration guide shows a Windows Server 2019 node with Docker and Kubernetes 1.24.',
  'We replaced the Windows Server 2016 nodes with Windows Server 2022, Kubernetes 1.29.',
  'We have ltsc2019 images for the Windows Server 2019 nodes and ltsc2022 images for the Windows Server 2022 nodes.',
  'The ltsc2022 image failed on Windows Server 2019, so we rebuilt it on ltsc2019 and all is well.',
  'The Linux kube-proxy uses ipvs, the Windows one kernelspace.',
  'In 1.22 you’d set `WindowsHostProcessContainers=true` on kubelet; in `v1.26` it is gone. We have `v1.29.1` without it.',
  'Linux kube-proxy runs in iptables mode, the Windows one in kernelspace',
  'Is it possible to run Windows Server 2016 nodes with Kubernetes 1.28?',
  '5. Server 2022 nodes: rebuild the images, ltsc2019 images will not run there.',
  'We use EKS with Fargate for Linux pods and a Windows node group',
  'Can I run Windows containers on EKS Fargate?',
  'Wir haben keine Windows-Knoten und setzen Weave Net ein, Kubernetes 1.26.',
  'kubenet on the Linux nodes, Azure CNI on Windows',
  'Ist ein privilegierter Windows-Pod möglich?',
  'Le pod Windows n’est pas privilégié',
  'pods 10.244/16, services 10.96/12, Windows Server 2022',
  'k3s for the edge sites, kubeadm 1.29 for the cluster with Windows Server 2022',
  'Should we upgrade the control plane to 1.31? It is 1.29 and the Windows nodes are 1.28.',
  'Our laptops run Docker, images build there in Hyper-V isolation; nodes are Windows Server 2022.',
])('%s: no fault', (text) => {
  expect(seen(text).faults).toEqual([])
})

test.each([
  'PS C:\\> docker run -it servercore:ltsc2022 cmd\nWindows Server 2019',
  'We use **1.18.4** with docker on `Windows Server 1909`',
  'The nodes are Windows Server Core LTSC 2019',
])('%s: no image', (text) => {
  expect(seen(text).facts.filter((one) => one.startsWith('imageRelease'))).toEqual([])
})
