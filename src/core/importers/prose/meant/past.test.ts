import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { prose } from '../../prose.ts'

const decided = (text: string, decision: string) => {
  const doc = toDocument('a.txt', { lines: linesOf(text), isFenced: false })
  const all = prose.read(doc).observations ?? []
  return [...new Set(all.filter((one) => one.decision === decision).map(({ value }) => value))]
}

test.each([
  ['clusterCIDR', 'net-conf.json has Network 10.244.0.0/16, Backend vxlan.', '10.244.0.0/16'],
  ['clusterCIDR', 'Flannel is unchanged (network 10.244.0.0/16).', '10.244.0.0/16'],
  ['clusterCIDR', 'Flannel, host network 10.1.0.0/16, pods 10.244.0.0/16.', '10.244.0.0/16'],
  [
    'clusterCIDR',
    'The controller-manager runs with\n--cluster-cidr=10.200.0.0/16 --service-cluster-ip-range=10.32.0.0/24.',
    '10.200.0.0/16',
  ],
  [
    'kubernetesRelease',
    'Old image: v1.25.9, Server 2022, all nodes are OK.\nNew image: v1.30.2, same file.',
    '1.30.2',
  ],
  [
    'runtimeVersion',
    'We had to get rid of containerd 1.6, so as a first step we replaced it by 2.0.5 on two nodes.',
    '2.0.5',
  ],
  ['runtimeVersion', 'We got rid of containerd 1.6 and have containerd 2.0.5 now.', '2.0.5'],
  ['runtimeVersion', 'We exchanged containerd 1.6.8 for 2.0.5 on the Windows nodes.', '2.0.5'],
  ['runtimeVersion', 'Away from containerd 1.6, we installed containerd 2.0.5.', '2.0.5'],
  ['runtimeVersion', 'We have containerd 1.6.8 and must get rid of it.', '1.6.8'],
  ['runtimeVersion', 'We must get rid of containerd 1.6.8 on the nodes.', '1.6.8'],
  [
    'runtimeVersion',
    'The nodes run containerd 2.2.4.\nThe other site: still 1.33 with containerd 1.7.28.',
    '2.2.4',
  ],
  [
    'runtimeVersion',
    'The nodes run containerd 1.7.27.\nNot part of this: containerd 2.0 (planned for Q4, then with config).',
    '1.7.27',
  ],
  ['windowsRelease', 'On Windows Server 2022 (planned: Windows Server 2025) it fails.', 'ltsc2022'],
  ['kubernetesRelease', 'before: kubelet v1.25.9, after: kubelet v1.30.2', '1.30.2'],
  ['maxPods', 'Before the move we set maxPods: 250. Now the file has maxPods: 110.', 110],
  [
    'controlPlaneVersion',
    'It runs on another cluster with control plane v1.30.1. Here the control plane is v1.32.1.',
    '1.32',
  ],
  ['kubernetesRelease', 'Knoten, vorher: v1.24.3, jetzt: v1.27.4', '1.27.4'],
  [
    'windowsRelease',
    'Der Knoten hat Windows Server 2022.\nDie Meldung kam, weil dort noch Server 2019 lief.',
    'ltsc2022',
  ],
  ['kubernetesRelease', 'Kubernetes 1.27.1 nodes. New: v1.16.2 of the plugin', '1.27.1'],
  ['windowsRelease', 'Old image: v1.25.9, Server 2022\nNew image: v1.30.2', 'ltsc2022'],
  [
    'runtimeVersion',
    'We run containerd 1.7.20 on the Windows nodes, the pull is then cancelled.',
    '1.7.20',
  ],
  [
    'kubernetesRelease',
    'The cluster runs Kubernetes 1.29.4, and the rollout was rolled back twice.',
    '1.29.4',
  ],
  ['runtimeVersion', 'containerd 1.7.20. Docker on my laptop is 24.0.5.', '1.7.20'],
  ['runtimeVersion', 'containerd 1.7.20. Docker on our jenkins is 20.10.7.', '1.7.20'],
  ['kubernetesRelease', 'Kubernetes the hard way, v1.18.6, one worker.', '1.18.6'],
  ['vni', 'We had VNI 1 before and changed it. VNI is 4096 now.', 4096],
  ['vni', 'I read that VNI 1 does not work on Windows. Our VNI is 4096.', 4096],
  ['windowsRelease', 'Windows Server 2022. No gMSA, no Windows 2019 any more.', 'ltsc2022'],
  ['windowsRelease', 'No node has Windows Server 2019, all are WS2022.', 'ltsc2022'],
  ['windowsRelease', 'None of the nodes is Windows Server 2019; we run WS2022.', 'ltsc2022'],
  ['windowsRelease', 'We have no Windows nodes with 2019 left, only WS2022.', 'ltsc2022'],
  ['windowsRelease', 'No, Windows Server 2019 is what we have.', 'ltsc2019'],
  ['windowsRelease', 'It does not run on our Windows Server 2019 node.', 'ltsc2019'],
  [
    'windowsRelease',
    'Two WS2022 nodes. win-c (Windows Server 2025) was tried in the lab and taken out again; fine.',
    'ltsc2022',
  ],
  [
    'windowsRelease',
    'Two WS2022 nodes. We removed the Windows Server 2025 node again.',
    'ltsc2022',
  ],
  [
    'windowsRelease',
    'The test node with Windows Server 2025 is gone, only WS2022 is left.',
    'ltsc2022',
  ],
  [
    'windowsRelease',
    'The Windows Server 2025 node was removed by the cluster autoscaler.',
    'ltsc2025',
  ],
  ['windowsRelease', 'Our Windows Server 2019 node is gone from the list since today.', 'ltsc2019'],
  ['windowsRelease', 'We removed the Windows Server 2019 node and it joined again.', 'ltsc2019'],
  ['runtimeVersion', 'We run docker 20.10.9. We will install containerd 1.6 first.', '20.10.9'],
  [
    'windowsRelease',
    'All are WS2022. We also consider adding Windows Server 2025 nodes.',
    'ltsc2022',
  ],
  ['windowsRelease', 'WS2019 today. In autumn we will replace them by WS2022.', 'ltsc2019'],
  ['windowsRelease', 'WS2019 today; Windows Server 2022 nodes are planned for May.', 'ltsc2019'],
  ['windowsRelease', 'We plan to add a WS2022 node.', 'ltsc2022'],
  ['windowsRelease', 'Die Knoten sind WS2022. Auf dem alten Server lief noch WS2019.', 'ltsc2022'],
  [
    'windowsRelease',
    'Das alte Cluster lief mit Windows Server 2019. Das neue läuft mit Windows Server 2022.\nDort sind alle Windows-Pods Running.\n',
    'ltsc2022',
  ],
  ['windowsRelease', 'Wir haben WS2019 auf den Knoten. Im Mai ist WS2022 geplant.', 'ltsc2019'],
  [
    'windowsRelease',
    '节点是 Windows Server 2019。我们计划明年换成 Windows Server 2022。',
    'ltsc2019',
  ],
  [
    'windowsRelease',
    'ノードは Windows Server 2022 です。来年は Windows Server 2025 を追加する予定です。',
    'ltsc2022',
  ],
  [
    'runtimeVersion',
    'Image of May: containerd 1.7.27.\nThe image before this one (2024-11) had kubelet 1.30.7 and containerd 1.7.23.',
    '1.7.27',
  ],
  [
    'runtimeVersion',
    'The nodes run docker 20.10.9 and are fine; as far as I know these flags are removed in the next version. We will\ninstall containerd 1.6 first.',
    '20.10.9',
  ],
  ['cni', 'Antrea 1.0, docker. We had flannel host-gw before.', 'antrea'],
  ['cni', 'We used flannel host-gw until March, since then Antrea 1.13.', 'antrea'],
  ['cni', 'CNI is Flannel overlay. Before we had Calico VXLAN and removed it.', 'flannel'],
  ['cni', 'CNI plugin is Calico. The old one was 1.24 with flannel host-gw and Docker.', 'calico'],
  [
    'runtimeVersion',
    'Until v1.23 the nodes ran Docker (20.10.9). Now containerd 1.7.13.',
    '1.7.13',
  ],
  [
    'runtimeVersion',
    'Bis 1.23 liefen die Knoten mit Docker 20.10.9. Heute containerd 1.7.13.',
    '1.7.13',
  ],
  [
    'runtimeVersion',
    '| 2023-03 | v1.24.12 | containerd 1.6.18 |\n| 2024-02 | v1.27.11 | containerd 1.6.28 |\n\nThe node has containerd 1.7.13.',
    '1.7.13',
  ],
  ['runtimeVersion', '| 2024-02 | first report, containerd 1.7.13 |', '1.7.13'],
  ['cni', 'Vorher hatten wir Flannel host-gw, jetzt Calico 3.27.', 'calico'],
  [
    'kubernetesRelease',
    'Cluster is Kubernetes v1.27.9. The file is from the old 1.20.4 cluster.',
    '1.27.9',
  ],
  ['cni', 'The old cluster (flannel vxlan) works, the new one (Calico 3.27) does not.', 'calico'],
  ['windowsRelease', 'Windows Server 2022. We had Windows Server 2019 before.', 'ltsc2022'],
  [
    'windowsRelease',
    'We had Windows Server 2019 nodes for years, now Windows Server 2022.',
    'ltsc2022',
  ],
  [
    'kubernetesRelease',
    'Kubernetes 1.29.4 (before the upgrade it was Kubernetes 1.27.3)',
    '1.29.4',
  ],
  [
    'kubernetesRelease',
    'The previous version Kubernetes 1.27.3 worked. K8s is 1.28.9 now.',
    '1.28.9',
  ],
  ['runtimeVersion', 'Previously on Docker 19.03, now containerd 1.6.8', '1.6.8'],
  [
    'windowsRelease',
    'We have Windows Server 2022. Should we go to Windows Server 2025?',
    'ltsc2022',
  ],
  [
    'kubernetesRelease',
    'Kubernetes 1.28.3 here. Does anybody know whether Kubernetes 1.33.1 has the same problem?',
    '1.28.3',
  ],
  [
    'runtimeVersion',
    'containerd 1.6.8.\nDo we have to use containerd 1.7.20, or is it a setting?',
    '1.6.8',
  ],
  [
    'kubernetesRelease',
    'Kubernetes v1.28.3. A colleague has the same with Kubernetes 1.27.6 and there it works.',
    '1.28.3',
  ],
  [
    'windowsRelease',
    'Windows Server 2022. It works on another cluster (Kubernetes 1.26.3, Windows Server 2019).',
    'ltsc2022',
  ],
  [
    'windowsRelease',
    'Kubernetes, Windows Server 2022. The documentation says that Calico 3.26 supports Windows Server 2022.',
    'ltsc2022',
  ],
  ['runtimeVersion', 'containerd 1.7.13 here. Tried containerd 1.6.20 too, same result.', '1.7.13'],
  [
    'runtimeVersion',
    'With Docker 20.10 on the old nodes all was fine, now containerd 1.7.13',
    '1.7.13',
  ],
  [
    'kubernetesRelease',
    'We run Kubernetes v1.28.3. In the test cluster with Kubernetes 1.29.1 it does not happen.',
    '1.28.3',
  ],
  [
    'kubernetesRelease',
    'We run Kubernetes v1.28.3. Downgrading to Kubernetes 1.27.9 helps.',
    '1.28.3',
  ],
  [
    'kubernetesRelease',
    'Same as in issue 12345 (there: Kubernetes 1.21.2). We have Kubernetes 1.28.3.',
    '1.28.3',
  ],
  [
    'kubernetesRelease',
    'Wir haben Kubernetes 1.28.3. Beim Kollegen mit Kubernetes 1.27.6 läuft es.',
    '1.28.3',
  ],
  ['cni', 'Flannel overlay. Would it help to install Calico v3.28 in its place?', 'flannel'],
] as const)('%s: %s', (decision, text, value) => expect(decided(text, decision)).toEqual([value]))

test.each([
  ['cni', 'It worked before with Kubernetes 1.29.4 and Calico 3.27.', 'calico'],
  ['cni', 'Before the reboot everything ran on Calico v3.27.2.', 'calico'],
  ['cni', 'Before we used Calico v3.27 everything was fine.', 'calico'],
  ['cni', 'We used Calico v3.27.2 with VXLAN, as documented.', 'calico'],
  ['windowsRelease', 'When the node was Windows Server 2019, it worked.', 'ltsc2019'],
  [
    'windowsRelease',
    'We tested it with Windows Server 2019 and the pods do not start.',
    'ltsc2019',
  ],
  ['runtimeVersion', 'With containerd 1.6.28 it works for an hour, then it hangs.', '1.6.28'],
] as const)('what may still be so: %s: %s', (decision, text, value) =>
  expect(decided(text, decision)).toEqual([value]),
)

test.each([
  'Is it fixed in Kubernetes 1.29.4?',
  'And was this solved in containerd 1.7.20 or Kubernetes 1.30.1?',
  'Could we upgrade to Windows Server 2025 and Kubernetes 1.31.2?',
  'Can we update to Kubernetes 1.32.1 on this Windows?',
  'Sollten wir auf Kubernetes 1.31.2 gehen?',
  'Does kubeadm support Windows Server 2025?',
  'Is it possible to run Windows Server 2025 nodes with it?',
  'Hi, is it still allowed to have Windows Server 2025 workers?',
  'Can one run Windows Server 2025 nodes there?',
  'Could Windows Server 2025 nodes join it?',
  'Is there a way to use Windows Server 2025?',
  'Ist es möglich, Windows Server 2025 zu betreiben?',
  'Est-il possible d’utiliser Windows Server 2025 ?',
  '¿Es posible usar Windows Server 2025?',
  'Does a kubeadm cluster already support nodes with Windows Server 2025?',
  'Is Windows Server 2025 supported, or only planned?',
  'Are Windows Server 2025 nodes allowed beside ours?',
  'With Kubernetes 1.27.3 it worked, with 1.28.3 it fails.',
  'With containerd 1.6.28 everything was fine, but since 1.7 pods hang.',
  'Mit Kubernetes 1.27.3 lief es, mit 1.28.3 nicht.',
])('asked for, whatever else is said: %s', (text) => {
  for (const decision of ['kubernetesRelease', 'windowsRelease', 'runtimeVersion'])
    expect(decided(text, decision)).toEqual([])
})

test.each([
  ['kubernetesRelease', 'Why does the kubelet of Kubernetes 1.29.4 not start?', '1.29.4'],
  ['kubernetesRelease', 'Is it normal that Kubernetes 1.29.4 shows this?', '1.29.4'],
  ['kubernetesRelease', 'Can somebody help with Kubernetes 1.29.4 on Windows?', '1.29.4'],
  ['windowsRelease', 'Does it support our Windows Server 2022 nodes?', 'ltsc2022'],
  ['windowsRelease', 'Is our Windows Server 2022 supported?', 'ltsc2022'],
  ['windowsRelease', 'Is it possible that our Windows Server 2022 nodes lose it?', 'ltsc2022'],
  ['windowsRelease', 'Is it possible to use gMSA on Windows Server 2022 nodes?', 'ltsc2022'],
  ['windowsRelease', 'Is it supported? Windows Server 2022.', 'ltsc2022'],
  ['windowsRelease', 'Does Windows Server 2022 support HostProcess containers?', 'ltsc2022'],
  ['kubernetesRelease', 'Can I use Calico with Kubernetes 1.29.4?', '1.29.4'],
  ['runtimeVersion', 'We have containerd 1.7.13, is it a known problem?', '1.7.13'],
  ['kubernetesRelease', 'Is this a bug? Kubernetes 1.29.4, Windows Server 2022.', '1.29.4'],
] as const)('a question about this setup: %s: %s', (decision, text, value) =>
  expect(decided(text, decision)).toEqual([value]),
)

test('the control plane of another cluster is none of the nodes here', () => {
  const text =
    'It works on another cluster with kubelet and control plane v1.30.1. Ours: Windows, kubelet 1.31.2.'
  expect(decided(text, 'controlPlaneVersion')).toEqual([])
  expect(decided(text, 'kubernetesRelease')).toEqual(['1.31.2'])
})

test.each([
  'RKE2 v1.25.16+rke2r1 before, v1.26.14+rke2r1 after',
  'Kubernetes 1.25.16 before, 1.26.14 now',
])('a version of before is none of today: %s', (text) =>
  expect(decided(text, 'kubernetesRelease')).not.toContain('1.25.16'),
)

test.each([
  'I am not sure if this issue reproduces on Windows Server 2022',
  'We have not tested whether it also happens on Windows Server 2025.',
])('a release of which nobody knows is not theirs: %s', (text) =>
  expect(decided(text, 'windowsRelease')).toEqual([]),
)

test('a doubt about their own nodes tells their release', () =>
  expect(
    decided(
      'I am not sure if this happens on our Windows Server 2022 nodes only.',
      'windowsRelease',
    ),
  ).toEqual(['ltsc2022']))
