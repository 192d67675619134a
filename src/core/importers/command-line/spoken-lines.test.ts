import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value }) => [name, value]),
  )

test.each([
  ['kube-proxy runs with --proxy-mode=kernelspace, --enable-dsr=true.', 'enable-dsr', 'true'],
  ['kube-proxy is started with --source-vip=10.244.7.2.', 'source-vip', '10.244.7.2'],
  [String.raw`C:\k\kube-proxy.exe --v=4 --source-vip=10.244.7.2.`, 'source-vip', '10.244.7.2'],
  [
    'kube-proxy.exe --v=4 --source-vip=10.244.7.2, with a file of its own.',
    'source-vip',
    '10.244.7.2',
  ],
  ['kube-proxy.exe --v=4 --source-vip=10.244.7.2, and --enable-dsr=true.', 'enable-dsr', 'true'],
  [
    'kube-proxy runs with --feature-gates=WinDSR=true,WinOverlay=true.',
    'feature-gates',
    'WinDSR=true,WinOverlay=true',
  ],
  [
    "kube-proxy runs with --v=2, --feature-gates='WinDSR=true' and --enable-dsr=true.",
    'feature-gates',
    'WinDSR=true',
  ],
  ['kube-proxy on Windows Server 2019 gets: --source-vip=10.2.7.2 --v=3', 'source-vip', '10.2.7.2'],
  ['kube-proxy with --feature-gates=WinDSR=true, v1.24.3', 'feature-gates', 'WinDSR=true'],
  ['Server 2019, kube-proxy --enable-dsr=true --v=4 (1.24.3)', 'enable-dsr', 'true'],
  ['kube-proxy (1.31.4) -> --enable-dsr=true', 'enable-dsr', 'true'],
  ['kube-proxy 1.31.4 => --enable-dsr=true --v=4', 'enable-dsr', 'true'],
])('the mark behind a flag is that of the sentence: %s', (text, flag, value) =>
  expect(read(text)).toContainEqual([`kubeProxy.flag.${flag}`, value]),
)

test.each([
  [
    'We turned it on in the kubelet with --feature-gates="HyperVContainer=true" but it fails.',
    'feature-gates',
    'HyperVContainer=true',
  ],
  ['kubelet flags: "--max-pods=30", "--v=4" on 1.22.', 'max-pods', '30'],
  ['The kubelet runs with: "--register-with-taints=", "--max-pods=30" (1.22).', 'max-pods', '30'],
])('quotes of a value end it, and those of flags are none of theirs: %s', (text, flag, value) =>
  expect(read(text)).toContainEqual([`kubelet.flag.${flag}`, value]),
)

test.each([
  'It is as the manual says. kubelet (1.31.2) runs with --max-pods=30 on it.',
  'Our kubelet v1.31.2 is started with `--max-pods=30`.',
  'The kubelet service runs with --max-pods=30.',
  'The kubelet 1.27 of the Windows node runs with --max-pods=30.',
  'The kubelet process was started with --max-pods=30.',
  'kubelet arguments (nssm): --max-pods=30 --v=4',
  'The kubelet flags (from the registry): --max-pods=30',
  'We start the kubelet on the Windows node with --max-pods=30 and --v=4.',
])('a program with its number or its place: %s', (text) =>
  expect(read(text)).toContainEqual(['kubelet.flag.max-pods', '30']),
)

test.each([
  'The kubelet still has the flag --max-pods=30 set.',
  'In the kubelet arguments there is still --max-pods=30.',
  'Our start script gives the kubelet --max-pods=30 (as in the old docs).',
  'The kubelet service contains --max-pods=30',
  'AppParameters of the kubelet: "--v=4 --max-pods=30"',
  '- kubelet: `--max-pods=30 --v=4`',
  'kubelet 1.28 on Windows: --max-pods=30 --v=4',
  'kubelet 1.28 on Windows nodes: --max-pods=30 --v=4',
  'We pass --max-pods=30 to the kubelet.',
  'Our script adds --max-pods=30 to the kubelet.',
  'We removed docker and now pass --max-pods=30 to the kubelet.',
  'On each node we have the flags --max-pods=30 for the kubelet.',
  'Our Windows worker (kubelet v1.29.1) runs with --max-pods=30 --v=4',
  'kubelet 1.30.8 on Server 2022: start parameters --max-pods=30 --v=4',
  String.raw`I ran .\kubelet.exe --max-pods=30 --v=4 on the node`,
  'Kubernetes 1.30 on Windows, kubelet.exe --max-pods=30 --v=4',
  'The only flags that I set are --v=4 and --max-pods=30 for kubelet.exe',
])('other words for the same: %s', (text) =>
  expect(read(text)).toContainEqual(['kubelet.flag.max-pods', '30']),
)

test.each([
  'We do not pass --max-pods=30 to the kubelet.',
  'Should we add --max-pods=30 to the kubelet?',
  'You have to pass --max-pods=30 to the kubelet.',
  'If I add --max-pods=30 to the kubelet it stops.',
  'We set --max-pods=30 for the kubelet on Linux nodes.',
  'On the old 1.22 cluster the kubelet has --max-pods=30 and works.',
  'We have removed --max-pods=30 for the kubelet on Windows.',
  'We have dropped --max-pods=30 for the kubelet since.',
  'We pass no --max-pods=30 to kubelet.',
  'The docs of Docker say: add --max-pods=30 to kubelet.',
  'A guide has it that one sets --max-pods=30 for the kubelet.',
  'Add --max-pods=30 to the kubelet.',
  'We plan to pass --max-pods=30 to the kubelet.',
  'Earlier we passed --max-pods=30 to the kubelet.',
  'Once we set --max-pods=30 on the kubelet, and it was wrong.',
  'We set --node-labels=a=b in the service. Before the move we gave --max-pods=30 to the kubelet.',
  'Some put --max-pods=30 to the kubelet; we let it find the number.',
  'The docs say: kubelet.exe --max-pods=30 needs a file',
  'The Microsoft guide shows: kubelet.exe --max-pods=30',
  'We plan to run kubelet with --max-pods=30 next month.',
  'Can I start kubelet with --max-pods=30 on Windows?',
  'On our Linux nodes: kubelet.exe --max-pods=30',
])('nothing that is so: %s', (text) =>
  expect(read(text)).not.toContainEqual(['kubelet.flag.max-pods', '30']),
)

test('what runs on the nodes of Linux is none of the node’s', () =>
  expect(
    read('We start the kubelet on the Linux nodes with --max-pods=110 and --v=4.'),
  ).not.toContainEqual(['kubelet.flag.max-pods', '110']))

const both =
  'On 1.29 we start kubelet with --config=C:\\a.yaml --container-runtime-endpoint=npipe:////./pipe/a and kube-proxy with --proxy-mode=kernelspace --enable-dsr=true. The CNI is win-bridge.'

test.each([
  [both, 'kubelet.flag.container-runtime-endpoint', 'npipe:////./pipe/a'],
  [both, 'kubeProxy.flag.enable-dsr', 'true'],
  [both, 'cni', 'win-bridge'],
  [
    'kubelet is launched using `--network-plugin=cni --v=6`, kube-proxy uses `--v=4`; flannel is v0.19 with vxlan.',
    'kubelet.flag.v',
    '6',
  ],
  [
    'The kubelet uses `--network-plugin=cni`, kube-proxy `--v=4`.',
    'kubelet.flag.network-plugin',
    'cni',
  ],
])('one sentence of two programs: %s', (text, name, value) => {
  expect(read(text)).toContainEqual([name, value])
  expect(read(text).filter(([one]) => one === name)).toHaveLength(1)
})

test('a plan to upgrade names the version of the cluster and that of kubeadm', () => {
  const plan =
    '[upgrade/versions] Cluster version: v1.27.6\n[upgrade/versions] kubeadm version: v1.28.2\n'
  expect(read(plan).filter(([name]) => name === 'kubernetes.serverVersion')).toEqual([
    ['kubernetes.serverVersion', '1.27.6'],
  ])
})

test.each([
  'Do not start the kubelet with --cgroups-per-qos=true.',
  'You must run kubelet with --cgroups-per-qos=false.',
  'The kubelet uses --cgroups-per-qos=true by default.',
  'On Windows the kubelet takes --cgroups-per-qos only as false.',
  'On 1.24 a kubelet with --network-plugin does not start.',
])('what is to be, or holds for anybody, is no setting: %s', (text) =>
  expect(read(text).filter(([name]) => /flag|containerRuntime/.test(String(name)))).toEqual([]),
)

test.each([
  'time="2024-11-05T09:12:20Z" level=info msg="running kubelet --max-pods=30"',
  'We saw that Rancher is Running kubelet --max-pods=30',
])('a log of a distribution: %s', (text) =>
  expect(read(text)).toContainEqual(['kubelet.flag.max-pods', '30']),
)

test.each([
  String.raw`C:\k\cri-dockerd.exe --network-plugin=cni --cni-bin-dir=C:\k\cni`,
  String.raw`Name     : cri-dockerd
State    : Running
PathName : C:\k\cri-dockerd.exe --service-name cri-dockerd --network-plugin=cni --cni-bin-dir=C:\k\cni

Name     : kubelet
State    : Running
PathName : C:\k\kubelet.exe --windows-service --v=2`,
])('the flags of another program are none of the kubelet: %s', (text) => {
  const names = read(text).map(([name]) => name)
  expect(names).not.toContain('kubelet.flag.network-plugin')
})

test.each([
  'The kubelet parameters `--eviction-hard`, `--eviction-soft`, and `--max-pods` are set elsewhere.',
  'The kubelet flags --cluster-dns and --max-pods were taken from the guide.',
])('the words between names of flags are no values: %s', (text) =>
  expect(read(text).filter(([, value]) => /^(?:and|are|were)$/.test(String(value)))).toEqual([]),
)

test.each([
  'The kubelet parameters `--eviction-hard` and `--enforce-node-allocatable` are invalid.',
  'It drives kubelet flags (`--max-pods`, `--kube-reserved`, …) via `--kubelet-extra-args`, and `clusterDNS` becomes `--dns-cluster-ip`.',
  'Our kubelet flags: `--cluster-dns`, `--max-pods` and `--v`',
])('names of flags alone set nothing: %s', (text) => expect(read(text)).toEqual([]))

test('a line that goes on in words is one of a sentence', () =>
  expect(
    read(
      'antes (na 1.23) usávamos --network-plugin=cni e\n--container-runtime=docker, isso já foi removido no ano passado\n',
    ),
  ).toEqual([]))

test('a text in quotes that a mail broke in lines has its flags', () => {
  const found = read(
    'C:\\k\\nssm.exe set kubelet AppParameters "--hostname-override=winnode2 --v=4\n--node-ip=10.0.0.7\n--cluster-dns=10.96.0.10 --max-pods=30"\n',
  )
  expect(found).toEqual(
    expect.arrayContaining([
      ['nodeName', 'winnode2'],
      ['nodeIP', '10.0.0.7'],
      ['maxPods', 30],
    ]),
  )
})

test.each([
  'kube-proxy without --enable-dsr, flannel and win-bridge',
  'kube-proxy ohne --enable-dsr=true',
  'kube-proxy needs --enable-dsr=true there',
  'kube-proxy without --enable-dsr is what we have',
])('a program without a flag has none: %s', (text) =>
  expect(read(text).filter(([name]) => String(name).includes('dsr'))).toEqual([]),
)

test.each([
  String.raw`sc qc kubelet → C:\k\kubelet.exe --windows-service --max-pods=30`,
  String.raw`kubelet service => C:\k\kubelet.exe --windows-service --max-pods=30`,
  'Our nodes have Kubernetes 1.31. kubelet.exe --windows-service --max-pods=30',
  'E0612 10:11:12.123456    3456 a.go:7] failed\nWindows, flannel vxlan. kubelet.exe --windows-service --max-pods=30',
  String.raw`PS> kubelet.exe --version
Kubernetes v1.31.4
C:\k\kubelet.exe --windows-service --max-pods=30`,
  String.raw`PS C:\> kubectl get nodes
NAME    STATUS   ROLES    AGE   VERSION
win-1   Ready    <none>   9d    v1.31.4
C:\k\kubelet.exe --windows-service --max-pods=30`,
])('a line behind words, or below an output that has none: %s', (text) =>
  expect(read(text)).toContainEqual(['kubelet.flag.max-pods', '30']),
)

test('what leads in a line is read as well', () =>
  expect(
    read('Our nodes have Kubernetes 1.31. kubelet.exe --windows-service --max-pods=30'),
  ).toContainEqual(['kubernetesVersion', '1.31']))

test('a file that is shown stays whole', () =>
  expect(
    read(String.raw`PS C:\k> type start.ps1
$version = 'v1.31.4'
C:\k\kubelet.exe --windows-service --max-pods=30`),
  ).toContainEqual(['kubelet.flag.max-pods', '30']))

test('flags of what runs on Linux are not those of a Windows node', () =>
  expect(
    read('Masters: Ubuntu, kube-proxy --proxy-mode=ipvs\n').map(([name]) => name),
  ).not.toContain('kubeProxy.flag.proxy-mode'))

test('what else the sentence tells is read', () =>
  expect(
    read('kube-proxy with --enable-dsr=true, v1.24.3, on Windows Server 2019 (17763.1397)\n'),
  ).toContainEqual(['windowsRevision', 1397]))

test.each([
  [
    'kubelet 1.25 on Server 2022, we set --node-labels=a=b,node-role.kubernetes.io/worker=true in the service',
    'node-labels',
  ],
  ['Windows node, 1.27. We use --max-pods=30, and --network-plugin=cni.', 'network-plugin'],
])('flags that one program alone has need no name of it: %s', (text, flag) =>
  expect(read(text).map(([name]) => name)).toContain(`kubelet.flag.${flag}`),
)

test.each([
  'On the control plane we set --cluster-cidr=10.0.0.0/8 for the controller-manager.',
  'We do not use --network-plugin=cni any more. I never set --node-labels=a=b.',
  'Should we use --network-plugin=cni on our Windows nodes?',
  'Before the upgrade we set --network-plugin=cni on Windows.',
  'We set --feature-gates=WinDSR=true.',
  'With gcloud we set --node-labels=a=b for the pool.',
  'In the past we set --node-labels=a=b on our Windows nodes.',
  'We use --kubeconfig-file=C:/k/config on our Windows nodes.',
])('and what is not so has none: %s', (text) =>
  expect(read(text).filter(([name]) => /^(?:kubelet|kubeProxy)\.flag/.test(String(name)))).toEqual(
    [],
  ),
)
