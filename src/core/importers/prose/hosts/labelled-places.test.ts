import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const told = (text: string, wanted: string) => [
  ...new Set(
    diagnose([{ name: 'issue.md', text }]).observations.flatMap(({ decision, name, value }) =>
      (decision ?? name) === wanted ? [value] : [],
    ),
  ),
]

test.each([
  ['- Cluster type: (e.g. AKS, aks-engine, etc): AKS, Windows node pool', 'aks'],
  ['- Cloud-provider/provisioner: AKS', 'aks'],
  [' - Cluster Environment: (GKE, AKS, kops, ...) EKS\n - Host OS: Windows Server 2019', 'eks'],
  ['- If downstream, what type of cluster? (Custom or specify provider): vSphere', 'vsphere'],
  [
    '* Environment name and version (e.g. Kubernetes? What version?): Kubernetes 1.26.6 (AKS)',
    'aks',
  ],
  ['Windows Server 2022 20348.2322, platform vSphere, Calico', 'vsphere'],
  ['・Kubernetes は 1.33.4（kubeadm、オンプレミス）', 'on-premises'],
  ['OS: Windows (AKSWindows-2022-containerd-20348.3561.250416)', 'aks'],
  ['**What version of aks-engine?**:\nv0.28.1', 'azure'],
  ['  Hypervisor          vSphere 8.0 U3\n  CNI                 Flannel, vxlan', 'vsphere'],
])('%s', (text, platform) => expect(told(text, 'platform')).toEqual([platform]))

test.each([
  '- Cluster type: (e.g. AKS, aks-engine, etc): self-managed',
  ' - Cluster Environment: (GKE, AKS, kops, ...)',
  'Does the platform matter, vSphere or AWS?',
])('a hint of the form tells nothing: %s', (text) => expect(told(text, 'platform')).toEqual([]))

test.each([
  ['**What version of aks-engine?**:\nv0.28.1', 'aks-engine'],
  ['* EKS Anywhere Release: v0.18.5', 'eks-anywhere'],
  ['- Kubernetes version: v1.17.0-rancher1-2', 'rke'],
])('%s', (text, made) => expect(told(text, 'cluster.distribution')).toEqual([made]))

test('the cluster that Rancher itself runs on made none of the nodes', () => {
  const form =
    '   - If Helm Chart, Kubernetes Cluster and version (RKE1, RKE2, k3s, EKS, etc): k3s 1.26.9+k3s1\n- Kubernetes version: v1.27.3-gke.100\n'
  expect(told(form, 'cluster.distribution')).toEqual([])
  expect(told(form, 'platform')).toEqual(['gke'])
})

test('what runs in a machine of KubeVirt is no node', () => {
  const form = '- KubeVirt version: v1.1.0\n- Kubernetes version: v1.28.5\n'
  expect(told(`${form}- VMI: Windows Server 2022 guest\n`, 'windowsRelease')).toEqual([])
  expect(told(`${form}- Nodes: Windows Server 2022\n`, 'windowsRelease')).toEqual(['ltsc2022'])
})

test('releases of the plugin and the driver, and what EKS Distro calls its own', () => {
  expect(told('- CNI Version\nEKS Addon version - v1.10.1-eksbuild.1\n', 'vpcCni.version')).toEqual(
    ['1.10.1-eksbuild.1'],
  )
  expect(told('We run Amazon VPC CNI v1.18.2 on EKS 1.30.', 'vpcCni.version')).toEqual(['1.18.2'])
  expect(told('VPC CNI addon v1.18.3-eksbuild.2 on EKS.', 'vpcCni.version')).toEqual([
    '1.18.3-eksbuild.2',
  ])
  expect(
    told(
      '**Environment**:\n\n- CSI Driver version:  v1.16.0\n- Kubernetes 1.31.2\n',
      'csiDriver.version',
    ),
  ).toEqual(['1.16.0'])
  expect(told('* EKS Distro Release: v1-28-eks-16', 'kubernetesVersion')).toEqual(['1.28'])
  expect(told('Windows nodes: ltsc2022, Kubernetes 1.30.2', 'windowsRelease')).toEqual(['ltsc2022'])
})
