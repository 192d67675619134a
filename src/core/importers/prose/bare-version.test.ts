import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ name, value }) =>
      /^(?:kubernetesVersion|controlPlaneVersion)$/.test(name) ? [`${name}=${String(value)}`] : [],
    ),
  )

test.each([
  ['kube-proxy on our Windows node crashes since we moved to 1.30', ['kubernetesVersion=1.30']],
  ['The node is on 1.27.3 and Windows Server 2022.', ['kubernetesVersion=1.27']],
  [
    'Nach dem Update auf 1.28 startet der Kubelet auf dem Windows-Knoten nicht.',
    ['kubernetesVersion=1.28'],
  ],
  [
    'Our cluster, 1.29, has two Windows pools.',
    ['controlPlaneVersion=1.29', 'kubernetesVersion=1.29'],
  ],
  ['The nodes were upgraded to 1.30 last week', ['kubernetesVersion=1.30']],
  [
    'calico 3.26, 1.27, Windows Server 2019',
    ['kubernetesVersion=1.27', 'controlPlaneVersion=1.27'],
  ],
  ['windows nodes 2019, kube 1.23', ['kubernetesVersion=1.23', 'controlPlaneVersion=1.23']],
  [
    'I want HostProcess pods on 1.21 with docker.',
    ['kubernetesVersion=1.21', 'controlPlaneVersion=1.21'],
  ],
  ['cluster 1.26', ['controlPlaneVersion=1.26', 'kubernetesVersion=1.26']],
  [
    'On EKS 1.28 the kubelet says version v1.25.16.',
    ['controlPlaneVersion=1.28', 'kubernetesVersion=1.25'],
  ],
  [
    'We run 1.18 and want DSR. kube-proxy exits.',
    ['controlPlaneVersion=1.18', 'kubernetesVersion=1.18'],
  ],
  [
    "The Windows pods stay Pending. We're on 1.29.4 now.",
    ['controlPlaneVersion=1.29', 'kubernetesVersion=1.29'],
  ],
  [
    'userspace worked until 1.25. Now we are on 1.27 and kube-proxy stops.',
    ['kubernetesVersion=1.27'],
  ],
  ['kube-proxy on 1.22 with\n--enable-dsr=true\nstops.', ['kubernetesVersion=1.22']],
  ['The nodes were upgraded to v1.30 last week', ['kubernetesVersion=1.30']],
  [
    "The kubelet of our nodes won't start after bumping the MachineDeployment to v1.27.3",
    ['kubernetesVersion=1.27'],
  ],
  ['Windows nodes do not start since the jump from 1.25 to 1.29.', ['kubernetesVersion=1.29']],
  [
    'After the AKS upgrade 1.32 -> 1.33 the pool is gone.',
    ['controlPlaneVersion=1.33', 'kubernetesVersion=1.33'],
  ],
  ['The kubelet on our Windows nodes is 1.28', ['kubernetesVersion=1.28']],
  ['- Windows pool (1.29) with two nodes', ['kubernetesVersion=1.29']],
  ['One of the nodes is on 1.28.', ['kubernetesVersion=1.28']],
])('%s', (text, expected) => expect(new Set(read(text))).toEqual(new Set(expected)))

test.each([
  'We plan to move the nodes to 1.30.',
  'The cluster was on 1.25 before.',
  'The Windows pods get a sidecar of Istio. We run 1.18 and want more.',
  'kubelet fails. Are we on 1.29?',
  'We used 1.23 on the nodes.',
  'We run 1.18 GB images on Windows nodes.',
  'When we run 1.30 here, the nodes fail.',
  'The Windows nodes fail. We run 1.29 and 1.30.',
  'kubelet on 1.29 or 1.30, which one?',
  'Dockershim went away in 1.24, so what of our nodes?',
  'Does the node work with 1.30?',
  'Istio 1.20 runs on our nodes.',
  'Our nodes have 1.25 GB free.',
  'Nodes need 1.25 or later.',
  'Since 1.24 nodes need containerd.',
  'The pod on the node uses our app 1.20.',
  'Upgrade of the nodes from 1.29',
  'Our test cluster is on another version, 1.30.',
  'If the cluster is on 1.30, it works.',
  'Windows nodes are supported since 1.14',
  'HostProcess is stable on nodes with 1.26 and later',
  'The nodes have Go 1.21',
  'cert-manager on our cluster is at 1.14.',
  'In a cluster with 1.30 it works.',
  'The docs say nodes on 1.28 need this.',
  'We cannot move our cluster to 1.30',
  'cluster-1.26.tgz',
  'We want to be on 1.30 with the Windows nodes.',
  'Windows pods are supported on 1.14.',
  'istio, 1.20, on Linux',
  'kube-vip 1.23, kube 1.x',
  'cluster 1.26 or 1.27',
  'We are moving the Windows cluster from 1.25 to 1.29.',
  'Moving our Windows workers 1.25 -> 1.29 next week',
  'We are bumping the MachineDeployment to v1.29, the nodes follow.',
  'What happens after the upgrade to 1.33 with our nodes?',
  'Our pool may be gone after bumping it to v1.29.',
  'Cluster 1.28 -> 1.30, what breaks on the nodes?',
  'CPU overcommit on the nodes is at 1.25 now.',
  'Load average of the linux workers is at 1.35, windows workers idle.',
  'The linux nodes are on 1.31, the windows ones follow in May.',
  'The .NET client library is on 1.17 on all nodes.',
  "The nodes' burn rate is at 1.25.",
  'Datadog on the nodes is at 1.30.',
  'We upgraded keda to 1.30 in the cluster.',
  'The cluster upgrade to 1.30 failed halfway and was cancelled.',
  'We upgraded the cluster to 1.30 and then rolled back to 1.28.',
  'According to the release notes clusters are on 1.29 now.',
  'The sister team has its cluster on 1.31, Windows nodes included.',
  'We moved one cluster to 1.29 and then another cluster to 1.30, whose nodes fail.',
])('reads no version: %s', (text) => expect(read(text)).toEqual([]))
