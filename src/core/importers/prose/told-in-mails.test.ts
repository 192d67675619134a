import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'a.md', text }]).observations.map(
    ({ name, value }) => `${name} ${String(value)}`,
  )

test.each([
  [
    'Wir haben die Knoten von 1.22 auf 1.25.3 gehoben, Windows Server 2022.',
    'kubernetesRelease 1.25.3',
  ],
  [
    'Nach dem Upgrade von 1.22 auf 1.25.3 startet der Windows-Knoten nicht.',
    'kubernetesRelease 1.25.3',
  ],
  [
    'クラスターを 1.22 から 1.25.3 にアップグレードしました。Windows ノードが動きません。',
    'kubernetesRelease 1.25.3',
  ],
  [
    'Nous avons migré notre cluster de 1.22 vers 1.25.3, avec des nœuds Windows.',
    'kubernetesRelease 1.25.3',
  ],
  ['集群的 Kubernetes 版本为 v1.25.3，Windows 节点不正常。', 'kubernetesRelease 1.25.3'],
  [
    '**Which k8s version are you using (`kubectl version`)?**: 1.25.3\n\nWindows pods hang.',
    'kubernetesRelease 1.25.3',
  ],
  [
    'The Windows nodes hang. The control plane is at 1.25.3 and was not updated.',
    'controlPlaneVersion 1.25',
  ],
  ['kubectl version 1.25.3v on both', 'kubectl.version 1.25.3'],
  [
    '[9:01] eve: pods on Windows hang\n[9:02] tom: which CNI?\n[9:03] eve: cilium 1.15, nothing else',
    'network.otherCni cilium',
  ],
  [
    'tom: Kubernetes version?\neve: 1.25.3, with two Windows Server 2022 nodes',
    'kubernetesRelease 1.25.3',
  ],
  ['We tried to run HostProcess containers on Kubernetes 1.22.', 'isolation hostprocess'],
  [
    'Calico runs on four Linux servers. The encapsulation is IPIP. Now a Windows node joins.',
    'calico.modeTold IPIP',
  ],
  [
    'Auf dem Windows-Knoten (Server 2019) läuft Docker, cri-dockerd ist nicht installiert.',
    'containerRuntime docker',
  ],
  [
    'Seit heute startet der Kubelet auf Windows nicht. Im Dienst des Knotens steht\nnoch --container-runtime=remote sowie --container-runtime-endpoint=npipe:////./pipe/containerd-containerd.',
    'kubelet.flag.container-runtime remote',
  ],
  ['集群从 1.22 升级到 1.25.3 之后，Windows 节点异常。', 'kubernetesRelease 1.25.3'],
  [
    '网络插件是 Calico，用的是 IPIP 模式，Linux 节点正常，Windows 节点不行。',
    'calico.modeTold IPIP',
  ],
  ['Windows 节点异常，Linux 节点正常。容器运行时是 containerd 1.7.2。', 'runtimeVersion 1.7.2'],
  ['Windows 节点的 kubelet 1.24 起不来，容器运行时还是 docker。', 'containerRuntime docker'],
  [
    '<ann> pods on Windows resolve nothing\n<bo> clusterDNS in the kubelet config?\n<ann> 10.96.0.10',
    'clusterDNS 10.96.0.10',
  ],
])('%s', (text, expected) => expect(read(text)).toContain(expected))

test.each([
  [
    'Im Mai wollen wir den Cluster von 1.22 auf 1.25.3 heben, er hat Windows-Knoten.',
    /^kubernetes/,
  ],
  [
    '来月クラスターを 1.22 から 1.25.3 に更新する予定です。Windows ノードもあります。',
    /^kubernetes/,
  ],
  ['Wir haben Istio im Cluster von 1.22 auf 1.25.3 aktualisiert.', /^kubernetes/],
  ['Would Windows Server 2016 be enough for a first node? We have 2022 here.', /ltsc2016/],
  ['Should we run HostProcess containers? Windows, Kubernetes 1.22.', /hostprocess/],
  ['Do you run HostProcess containers?\nWe run Windows pods in Kubernetes 1.22.', /hostprocess/],
  ['Calico with IPIP on the Linux nodes, VXLAN on Windows nodes.', /calico\.modeTold/],
  ['The Windows nodes have containerd 1.7, cri-dockerd は使っていません', /mirantis/],
  [
    'Linux: --max-pods=250, and on the Windows workers we have\n--max-pods=110. The nodes are Windows Server 2022.',
    /flag\.max-pods 110\./,
  ],
  [
    'For the new site we would have Kubernetes 1.31. Here Windows nodes run with Kubernetes 1.30.4.',
    /^kubernetesVersion 1\.31/,
  ],
  ['Kubernetes 1.25 之后的版本支持 Windows 节点。', /^kubernetes/],
  ['On the Linux nodes Calico has IPIP. The Windows nodes have VXLAN.', /calico\.modeTold/],
  ['Linux 节点用 containerd 1.6.2，Windows 节点用 docker。', /runtimeVersion 1\.6\.2/],
])('not of the setup: %s', (text, unwanted) =>
  expect(read(text).filter((one) => unwanted.test(one))).toEqual([]),
)

test('flags for two systems in one sentence are no line of one program', () =>
  expect(
    diagnose([
      {
        name: 'a.txt',
        text: 'kubelet --max-pods=200 works on Linux, kubelet --max-pods=100 on Windows',
      },
    ]).findings.map(({ id }) => id),
  ).not.toContain('flag-repeated'))

test('the form of an issue goes on below a command that it shows', () =>
  expect(
    read(
      '## Now\n\nC:\\>curl 10.1.2.3:80\ncurl: (7) Failed to connect\n\n## Environment\n* Kubernetes version: 1.25.3\n* CNI: flannel\n',
    ),
  ).toContain('kubernetesRelease 1.25.3'))
