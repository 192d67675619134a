import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value }) => [name, value]),
  )

test.each([
  ['Last night the Windows workers\nwent from v1.27.5 to v1.28.0.', 'kubernetesRelease', '1.28.0'],
  ['pc-win3 has no kubelet since the update to **v1.27.6**.', 'kubernetesRelease', '1.27.6'],
  ['After our upgrade to Kubernetes 1.27.6 the node stays down.', 'kubernetesRelease', '1.27.6'],
  ['All nodes were upgraded from 1.27.5 to 1.28.1.', 'kubernetesRelease', '1.28.1'],
  ['The kubelet on win-3 was upgraded to 1.28.4.', 'kubernetesRelease', '1.28.4'],
  ['kubelet has been moved to v1.28.4, the node is lost.', 'kubernetesRelease', '1.28.4'],
  ['The Windows workers got the 1.27.3 binaries, nothing starts.', 'kubernetesRelease', '1.27.3'],
  [
    'We swapped kubelet.exe for the one of 1.27.3 on the Windows node.',
    'kubernetesRelease',
    '1.27.3',
  ],
  [
    'After raising the cluster (vSphere, made by Rancher 2.13.1) from v1.33.7+rke2r1 to v1.34.3+rke2r1 the Windows workers hang.',
    'kubernetesRelease',
    '1.34.3',
  ],
  ['We raised the Windows nodes from 1.33.7 to 1.34.3.', 'kubernetesRelease', '1.34.3'],
  ['Since moving the nodes from 1.33.7 to 1.34.3 our pods hang.', 'kubernetesRelease', '1.34.3'],
  [
    'Wir wollten heute Nacht unser AKS-Cluster von 1.32.9 auf 1.33.5 heben.',
    'kubelet.targetVersion',
    '1.33.5',
  ],
  ['We rolled the Windows pool forward to 1.27.3.', 'kubernetesRelease', '1.27.3'],
  [
    'Nach dem Tausch der kubelet.exe gegen 1.27.3 startet der Dienst nicht.',
    'kubernetesRelease',
    '1.27.3',
  ],
  ['Cluster at 1.29.1, the Windows workers lag behind with 1.25.3.', 'kubernetesRelease', '1.25.3'],
  ['The Windows nodes remain at 1.28.3.', 'kubernetesRelease', '1.28.3'],
  ['Our cluster (v1.16.4) has one Windows node.', 'kubernetes.serverVersion', '1.16.4'],
  ['Node is Windows Server 2022, kube 1.30.5', 'kubernetes.serverVersion', '1.30.5'],
  ['A cluster (RKE2, v1.28.4+rke2r1) takes no agent.', 'kubernetesRelease', '1.28.4'],
  [
    'RKE1 v1.20.4-rancher1-1 with a Windows worker',
    'kubernetes.serverVersion',
    '1.20.4-rancher1-1',
  ],
  ['RKE2 v1.27.4+rke2r1 to RKE2 v1.28.5+rke2r1', 'kubernetesRelease', '1.28.5'],
  ['The network provider is Weave.', 'network.otherCni', 'weave'],
  ['Network Provider: Canal', 'network.otherCni', 'canal'],
  ['Hybrid overlay uses port 9898', 'network.vxlanPort', '9898'],
  ['hybridOverlayVXLANPort: 9898, we think', 'network.vxlanPort', '9898'],
  [
    'Our image is built from mcr.microsoft.com/windows/nanoserver:1809.',
    'image',
    'mcr.microsoft.com/windows/nanoserver:1809',
  ],
  ['Our kubelet (1.31.2) finds no pipe.', 'kubernetesRelease', '1.31.2'],
  ['After the containerd update (2.2.0) nothing starts.', 'runtime', 'containerd 2.2.0'],
  ['containerd was updated to 1.7.28.', 'runtime', 'containerd 1.7.28'],
  ['On the nodes runs containerd (1.7.28), with flannel.', 'runtime', 'containerd 1.7.28'],
  ['On the nodes runs containerd 1.7.28. Linux pods are fine.', 'runtime', 'containerd 1.7.28'],
  ['- process isolation\n- containerd', 'isolation', 'process'],
  ['WS2022, process isolation, flannel', 'isolation', 'process'],
])('%j tells %s', (text, name, value) => expect(read(text)).toContainEqual([name, value]))

test.each([
  ['The node is down since the containerd update to 1.76.1.', 'kubernetesRelease'],
  ['Nothing works after the update to 1.27.6.', 'kubernetesRelease'],
  ['After raising the app from 1.33.7 to 1.34.3 the Windows nodes hang.', 'kubernetesRelease'],
  ['We should have raised the cluster from 1.33.7 to 1.34.3. Windows nodes.', 'kubernetesRelease'],
  ['The Linux workers went from v1.27.5 to v1.28.0.', 'kubernetesRelease'],
  ['We upgraded the Linux nodes from 1.27.5 to 1.28.0.', 'kubernetesRelease'],
  ['We upgraded the Linux nodes from 1.27 to 1.28.', 'kubernetesVersion'],
  ['The chart (1.16.4) is old.', 'kubernetes.serverVersion'],
  ['The Linux nodes have containerd 1.6.20.', 'runtime'],
  ['We have containerd 1.6.20 on the Linux workers.', 'runtime'],
  ['Next step would be containerd 1.7.22.', 'runtime'],
  ['We want to move to containerd 1.7.22.', 'runtime'],
  ['fixed in containerd (1.7.28)', 'runtime'],
  ['process isolation, or Hyper-V?', 'isolation'],
  ['no process isolation', 'isolation'],
  ['fixed in RKE2 v1.28.4+rke2r1', 'kubernetesRelease'],
  ['Should we take the network provider Canal?', 'network.otherCni'],
  ['The old image was built from mcr.microsoft.com/windows/nanoserver:1809.', 'image'],
  ['Never have images built from mcr.microsoft.com/windows/nanoserver:1809.', 'image'],
  [
    '- kubelet on Linux keeps --cgroup-driver=systemd, on Windows there is none',
    'kubelet.flag.cgroup-driver',
  ],
])('%j tells no %s', (text, name) => expect(read(text).filter(([one]) => one === name)).toEqual([]))

test('a kubelet with a number of its own is told apart from the cluster', () => {
  const found = read(
    'We upgraded the cluster from 1.29.8 to 1.30.4. The Windows workers still have kubelet 1.29.8.',
  )
  expect(found).toContainEqual(['kubernetes.serverVersion', '1.30.4'])
  expect(
    new Set(found.filter(([name]) => name === 'kubernetesRelease').map(([, value]) => value)),
  ).toEqual(new Set(['1.29.8']))
})

test('since an upgrade of the cluster, its nodes have what was told before', () => {
  const found = read(
    'We run AKS 1.29 with a Windows pool.\nAfter the upgrade of the cluster to 1.31 the pool is refused.',
  )
  expect(found.filter(([name]) => name === 'controlPlaneVersion')).toEqual([
    ['controlPlaneVersion', '1.31'],
  ])
  expect(found.filter(([name]) => name === 'kubernetesVersion')).toEqual([
    ['kubernetesVersion', '1.29'],
  ])
})

test('an upgrade to an earlier version than the one of today is over', () => {
  const found = read(
    'Our AKS cluster is 1.31 and has a Windows pool.\nIt went well when we upgraded the cluster to 1.29.',
  )
  expect(found).toContainEqual(['controlPlaneVersion', '1.31'])
  expect(found).toContainEqual(['kubernetesVersion', '1.31'])
})

test.each([
  '- Kubernetes version (use `kubectl version`): 1.21.x -> 1.22.x',
  'Kubernetes version: 1.21.x → 1.22.x, Windows nodes',
  'Windows nodes, Kubernetes 1.21.x to 1.22.4',
])('the number before an arrow was: %s', (text) =>
  expect(read(text).map(([, value]) => value)).not.toContain('1.21'),
)

test.each([
  'The Windows workers got the 1.27.3 binaries in the lab only.',
  'The Windows workers got the 1.27.3 binaries by mistake and we took them back.',
  'We never swapped kubelet.exe for the one of 1.27.3 on the Windows nodes.',
  'We rolled the Windows pool to 1.27.3 and back to 1.26.5.',
  'If we rolled the Windows pool to 1.27.3 it would break.',
  'The kubelet was upgraded to 1.27.3 on the Linux nodes.',
  'Vor dem Tausch der kubelet.exe gegen 1.27.3 fragen wir lieber.',
  'Der Tausch der kubelet.exe gegen 1.27.3 ist geplant.',
])('what was not done here, or undone, is no version of now: %s', (text) =>
  expect(read(text).map(([, value]) => value)).not.toContain('1.27.3'),
)
