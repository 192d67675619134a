import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { prose } from '../../prose.ts'

const read = (text: string) =>
  (
    prose.read(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).observations ?? []
  ).map(({ decision, name, value }) => `${decision ?? name} ${String(value)}`)

test.each([
  // Hosts
  ['Our Windows nodes are Server 2019 and pods with image a/b:1 hang', 'windowsRelease ltsc2019'],
  ['docker runs on the windows node (2019)', 'windowsRelease ltsc2019'],
  ['Windows cluster, the hosts run 2022.', 'windowsRelease ltsc2022'],
  ['Windows pods: today: 2022, containerd 1.7', 'windowsRelease ltsc2022'],
  ['Die Windows-Rechner laufen mit 2019, das Image ist neuer.', 'windowsRelease ltsc2019'],
  ['容器不启动,Windows 宿主机是 2019。', 'windowsRelease ltsc2019'],
  ['windowsのノードは2022です', 'windowsRelease ltsc2022'],
  ['Host is 17763, image is 20348', 'windowsRelease ltsc2019'],
  ['host OS build 20348.2700, pods hang', 'windowsRevision 2700'],
  ['never use ltsc2025 images here: our nodes are Windows Server 2022', 'windowsRelease ltsc2022'],
  ['an image made from servercore in our Windows Server 2022 nodes', 'windowsRelease ltsc2022'],
  ['kube-proxy with DSR, Local, 17763.1217, 1.20', 'host.build 10.0.17763.1217'],
  ['os: 2022 DC, k8s: 1.30', 'windowsRelease ltsc2022'],
  // Images
  [
    'I have a problem. FROM mcr.microsoft.com/windows/servercore:ltsc2022 on a node.',
    'imageRelease ltsc2022',
  ],
  ['Host is 17763, image is 20348', 'imageRelease ltsc2022'],
  ['a container image with OS version 10.0.17763', 'imageRelease ltsc2019'],
  ['Our image is built from servercore:ltsc2022.', 'image servercore:ltsc2022'],
  ['Basis ist mcr.microsoft.com/windows/nanoserver:ltsc2022, läuft.', 'imageRelease ltsc2022'],
  [
    'イメージは mcr.microsoft.com/windows/servercore:ltsc2022 を使っています。',
    'imageRelease ltsc2022',
  ],
  ['windows nodes 2022, the image is built from 2019', 'imageRelease ltsc2019'],
  ["I'm trying to run an image on top of servercore:ltsc2025 here", 'image servercore:ltsc2025'],
  // Versions
  ['The Windows kube-proxy runs fine. Version 1.28. Services do not.', 'kubernetesVersion 1.28'],
  ['AKS with Windows, cluster upgraded to 1.33 and now it hangs', 'kubernetesVersion 1.33'],
  ["Windows nodes, we're on 1.28 & it hangs", 'kubernetesVersion 1.28'],
  ['Pods hang. The new one is 1.28, containerd 1.7.2, ws2022.', 'kubernetesVersion 1.28'],
  ['Windows: docker, before upgrading to 1.24. Currently 1.23.', 'kubernetesVersion 1.23'],
  ['Heute 1.23.17 mit docker auf Windows.', 'kubernetesRelease 1.23.17'],
  // Networks
  ['flannel VNI 1 and port 8472 on our Windows Server 2022 nodes', 'cni flannel'],
  ['flannel VNI 1 and port 8472 on our Windows Server 2022 nodes', 'networkMode overlay'],
  ['we use flannel vxlan, vni=1, udp port 8472', 'vxlanPort 8472'],
  ['Die Windows-Knoten nutzen Flannel mit VNI 1 und Port 8472.', 'vxlanPort 8472'],
  ['flannel の VNI を 1、ポートを 8472 に設定しています。', 'vni 1'],
  ['flannel 的 VNI 是 1,端口 8472。', 'vxlanPort 8472'],
  ['DSR is enabled on our Windows Server 2019 nodes', 'directServerReturn true'],
  ['We use DSR on Windows Server 2022.', 'directServerReturn true'],
  ['the windows machine has kube 1.23, containerd 1.5.8, win-overlay.', 'cni win-overlay'],
  ['On the windows hosts there is containerd of version 1.4.13.', 'runtimeVersion 1.4.13'],
  ['Calico with eBPF dataplane and Windows nodes', 'calico.modeTold eBPF dataplane'],
  ['The Windows nodes have Calico, and all nodes run with WireGuard.', 'calico.modeTold WireGuard'],
  ['antrea 1.15, windows, tunnelType: gre', 'antrea.windowsSetting tunnelType: gre'],
  // Pools and pods
  ['windows pods via Fargate profile, EKS 1.27', 'eks.windowsOnFargate Fargate'],
  ['In AKS we chose kubenet as network plugin, with a Windows pool', 'aks.networkPlugin kubenet'],
  ['My Windows pod needs hostPID true for debugging', 'workload.hostPID true'],
  ['EKS windows nodes with t3.micro', 'pool.machineType t3.micro'],
  ['GKE 1.27, Windows pool with image type WINDOWS_SAC', 'pool.imageType WINDOWS_SAC'],
  ['Unser Windows-Pod braucht hostPID, er wird abgelehnt.', 'workload.hostPID true'],
  // Flags
  [
    "we're on 1.28 & pass --container-runtime=remote to kubelet.exe",
    'kubelet.flag.container-runtime remote',
  ],
  ['kubelet on Windows gets started with --max-pods=30 and exits', 'kubelet.flag.max-pods 30'],
  ['our kubelet args on windows: --max-pods=30. it exits.', 'kubelet.flag.max-pods 30'],
])('%s', (text, expected) => expect(read(text)).toContain(expected))

test.each([
  ['Would an ltsc2022 image run on a Windows Server 2019 node?', /imageRelease|^image /],
  ['Use servercore:ltsc2019 on your Windows nodes.', /imageRelease|^image /],
  ['You should rebuild it with servercore:ltsc2019.', /imageRelease|^image /],
  ['Instead of servercore:ltsc2022 we took another one.', /imageRelease|^image /],
  ['The docs show images such as servercore:ltsc2022.', /imageRelease|^image /],
  [
    'Windows nodes 2019. Our app image a/b:1 fails, but mcr.microsoft.com/windows/servercore:ltsc2022 works.',
    /imageRelease|^image mcr/,
  ],
  ['Our pods run on 2019 nodes, Windows, image a/b:1.', /imageRelease/],
  ['Windows pods were tested on 17763 by a colleague.', /windowsRelease|imageRelease/],
  ['The golden image is 20348 for our machines.', /imageRelease/],
  ['We use Windows base images of 2022 nodes.', /windowsRelease/],
  ['The Linux hosts run 2019 kernels, no Windows.', /windowsRelease/],
  ['SQL host: 2019, Windows pods on AKS', /windowsRelease/],
  ['Since 2019 we have Windows nodes in 2022 clusters.', /windowsRelease ltsc2019/],
  ['Windows: Prometheus 1.28 and Istio 1.22 run there.', /kubernetesVersion/],
  ['Windows pods: should we go to 1.33?', /kubernetesVersion/],
  ['win-03 of our Windows cluster (1.29.9 -> 1.30.5)', /kubernetesVersion 1\.29/],
  ['Wenn wir auf Kubernetes 1.24 gehen: was ist mit Windows?', /kubernetesVersion/],
  ['If you ran docker 20.10 with 1.24, kubelet on Windows would not start.', /containerRuntime/],
  ["Calico's eBPF is off in our Windows cluster", /calico\.modeTold/],
  ['Calico with wireguard: false in our Windows cluster', /calico\.modeTold/],
  ['Calico, Windows nodes. We turned the eBPF dataplane off.', /calico\.modeTold/],
  ['Windows-Knoten mit Calico VXLAN. IPIP ist aus.', /calico\.modeTold/],
  [
    'EKS: t3.micro nodes for Linux and m5.xlarge for the Windows node group',
    /pool\.machineType t3/,
  ],
  ['flannel for Windows: Prometheus has port 9090 and VNI is 4096', /vxlanPort/],
  ['Linux nodes have Calico with WireGuard; Windows follows.', /calico\.modeTold/],
  ['Can Windows pods run on Fargate in EKS?', /Fargate/],
  ['We moved the Windows pods of EKS away from Fargate', /Fargate/],
  ['AKS with Windows pools, not with kubenet', /kubenet/],
  ['Windows pods do not run on Fargate, so EKS has nodes', /Fargate/],
  ['--network-plugin was removed from the kubelet in 1.24, Windows too.', /kubelet\.flag/],
  ['Does the kubelet on Windows take --container-runtime=remote?', /kubelet\.flag/],
  ['The kubelet has no --max-pods=30 on Windows.', /kubelet\.flag/],
  ['kube-apiserver runs with --max-requests-inflight=30, kubelet not', /kubelet\.flag/],
  ['we changed kubelet --cluster-dns=10.96.0.10 -> 172.20.0.10', /10\.96/],
  ["We're thinking about Windows Server 2025, at present everything is on 2022.", /ltsc2025/],
  ['Please don’t set hostNetwork: true in Windows pods.', /hostNetwork/],
  ['Resolved. It was --network-plugin=cni in the kubelet args, we took it out.', /kubelet\.flag/],
])('not of the setup: %s', (text, unwanted) =>
  expect(read(text).filter((one) => unwanted.test(one))).toEqual([]),
)

test('a text of two clusters tells of the one with Windows nodes', () => {
  const told = read(
    'Linux workers use flannel vxlan (VNI 1, port 8472) in cluster A. Cluster B has the Windows nodes with Calico VXLAN.',
  )
  expect(told).toContain('cni calico')
  expect(told).not.toContain('vni 1')
  expect(told).not.toContain('cni flannel')
})

test('a text of three clusters leaves open which one it is about', () =>
  expect(
    read(
      'Cluster A uses flannel vxlan (VNI 1, port 8472). Cluster B has the Windows nodes. Cluster C is empty.',
    ),
  ).toContain('vni 1'))

test('a text of two clusters that gives Windows nodes to none of them leaves open which one it is about', () =>
  expect(
    read('Windows pods hang. Cluster A uses flannel vxlan (VNI 1, port 8472). Cluster B is empty.'),
  ).toContain('vni 1'))

test('what is there takes the place of what is planned', () =>
  expect(
    read('next year we go to Windows Server 2025. today: 2022, k8s 1.29').filter((one) =>
      one.startsWith('windowsRelease'),
    ),
  ).toEqual(['windowsRelease ltsc2022']))

test('a mode that a line names twice counts by what stands behind each', () =>
  expect(
    read(
      'Windows nodes with Calico. An old file has wireguard: false. All nodes run with wireguard.',
    ),
  ).toContain('calico.modeTold wireguard'))
