import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const apart = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ id }) => id === 'ranges-disjoint')
    .map(({ severity, message }) => `${severity}: ${message}`)

const nodes = `PS C:\\> ipconfig
Windows IP Configuration

Ethernet adapter Ethernet0:

   IPv4 Address. . . . . . . . . . . : 10.100.2.3
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.100.2.1
`

test('two ranges that overlap are reported whatever else nobody told', () => {
  expect(
    apart('kubeadm init --pod-network-cidr=10.100.0.0/16 --service-cidr=10.96.0.0/12\n'),
  ).toEqual(['error: The Service range 10.96.0.0/12 overlaps the pod range 10.100.0.0/16.'])
})

test('nodes inside the Service range are a warning where the platform may be AKS', () => {
  const text = `kubeadm init --service-cidr=10.96.0.0/12\n\n${nodes}`
  expect(apart(text)).toEqual([
    'warning: The Service range 10.96.0.0/12 overlaps the node subnet 10.100.2.0/24.',
  ])
})

test('pods may live in the network of the nodes while nobody told the plugin', () => {
  const text = `kubeadm init --pod-network-cidr=10.100.0.0/16\n\n${nodes}`
  expect(apart(text)).toEqual([])
  const overlay = '{"cniVersion": "0.3.0", "name": "vxlan0", "type": "win-overlay"}'
  expect(apart(`${text}\n=== cni.conf ===\n${overlay}\n`)).toEqual([
    'error: The pod range 10.100.0.0/16 overlaps the node subnet 10.100.2.0/24.',
  ])
})

test('one range alone overlaps nothing', () => {
  expect(apart('kubeadm init --service-cidr=10.96.0.0/12\n')).toEqual([])
})

const nodesOf = (node: string) => `PS C:\\> kubectl get nodes -o wide
NAME             STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
${node}   Ready    <none>   12d   v1.31.7   10.224.0.33   Windows Server 2022 Datacenter   10.0.20348.3561    containerd://1.7.20
`

test('nobody is asked for what a managed platform decides', () => {
  const asked = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).questions.map(({ ask }) => ask)
  expect(diagnose([{ name: 'a.txt', text: nodesOf('akswin000000') }]).scenario.platform).toBe('aks')
  const mode = 'network mode: l2bridge\n\n'
  expect(asked(mode + nodesOf('win1'))).toContain('CNI plugin?')
  expect(asked(mode + nodesOf('akswin000000'))).toEqual([])
})

const found = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ id }) => id)

test.each([
  ['host bits of one range', 'kubeadm init --pod-network-cidr=10.100.3.0/16\n', 'range-host-bits'],
  [
    'a range that the platform keeps',
    `kubeadm init --service-cidr=169.254.0.0/16\n\n${nodesOf('akswin000000')}`,
    'aks-ranges',
  ],
  [
    'one quantity without the others',
    `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers:
    - name: web
      image: mcr.microsoft.com/windows/nanoserver:ltsc2022
      resources: {limits: {memory: 800 megabytes}}
`,
    'quantity-syntax',
  ],
  [
    'an account that no host has, whatever the release of containerd',
    `Kubernetes v1.29

apiVersion: v1
kind: Pod
metadata: {name: agent}
spec:
  hostNetwork: true
  nodeSelector: {kubernetes.io/os: windows}
  securityContext:
    windowsOptions: {hostProcess: true, runAsUserName: 'CONTOSO\\agent'}
  containers:
    - name: agent
      image: mcr.microsoft.com/windows/nanoserver:ltsc2022
`,
    'hostprocess-user',
  ],
  [
    'an address without the others',
    'kubelet.exe --cluster-dns=10.96.0 --kubeconfig=C:\\k\\config\n',
    'address-syntax',
  ],
  [
    'one reservation on a node whose processors nobody told',
    `kubelet.exe --kube-reserved=memory=9Gi --kubeconfig=C:\\k\\config

PS C:\\> systeminfo
OS Version:                10.0.20348 N/A Build 20348
Total Physical Memory:     8,191 MB
`,
    'reservation-fits-node',
  ],
  [
    'the form of one reservation',
    'kubelet.exe --system-reserved=disk=9Gi --kubeconfig=C:\\k\\config\n',
    'reservation-syntax',
  ],
  [
    'the revision of a node whose updates nobody listed',
    `CALICO_NETWORKING_BACKEND=vxlan
Windows Server 2019 build 17763.107, k8s v1.25.9
`,
    'overlay-update',
  ],
])('%s is judged while the others are not told', (_, text, id) => {
  expect(found(text)).toContain(id)
})

test('what nobody told is no fault', () => {
  expect(found('kubelet.exe --cluster-dns=10.96.0.10 --kubeconfig=C:\\k\\config\n')).toEqual([])
  expect(found('kubelet.exe --kube-reserved=memory=9Gi --kubeconfig=C:\\k\\config\n')).toEqual([])
})

const privileged = (image: string) => `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers:
    - name: web
      image: ${image}
      securityContext: {privileged: true}
`

test('a pod that names no system is about the one that its image runs on', () => {
  expect(found(privileged('mcr.microsoft.com/windows/nanoserver:ltsc2022'))).toContain('pod-field')
  expect(found(privileged('registry.example.com/tools:2004'))).not.toContain('pod-field')
})

test('a flag that no kubelet beside this API server knows is one of each of them', () => {
  const line = 'C:\\k\\kubelet.exe --network-plugin=cni --config=C:\\k\\config.yaml\n'
  const ids = (server: string) =>
    diagnose([
      { name: 'start.txt', text: line },
      { name: 'version.txt', text: `Server Version: v${server}.0\n` },
    ]).findings.flatMap(({ id, severity }) => (severity === 'error' ? [id] : []))
  expect(ids('1.28')).toEqual(['flag-known'])
  expect(ids('1.25')).toEqual([])
})

test('an annotation that nothing heeds leaves the isolation of processes', () => {
  const pod = `apiVersion: v1
kind: Pod
metadata:
  name: a
  annotations: {experimental.windows.kubernetes.io/isolation-type: hyperv}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: 'mcr.microsoft.com/windows/servercore:ltsc2019'}]
`
  const errors = (node: string) =>
    diagnose([
      { name: 'pod.yaml', text: pod },
      { name: 'nodes.txt', text: `w Ready <none> 9d ${node}\n` },
    ]).findings.flatMap(({ id, severity }) => (severity === 'error' ? [id] : []))
  expect(
    errors('v1.25.3 10.0.0.4 <none> Windows Server 2022 10.0.20348.1366 containerd://1.6.12'),
  ).toEqual(['image-matches-host'])
  expect(
    errors('v1.19.9 10.0.0.4 <none> Windows Server, version 2004 10.0.19041.1415 docker://19.3.14'),
  ).toEqual([])
})

test('two values that are both wrong are each named where they stand', () => {
  const felix = (vni: number) =>
    `apiVersion: projectcalico.org/v3\nkind: FelixConfiguration\nspec:\n  vxlanVNI: ${vni}\n`
  const { findings } = diagnose([
    { name: 'a.yaml', text: felix(1000) },
    { name: 'b.yaml', text: felix(2000) },
  ])
  const own = findings.filter(({ id }) => id === 'vxlan-vni')
  expect(own.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['a.yaml', 4, expect.stringContaining('refuses VNI 1000')],
    ['b.yaml', 4, expect.stringContaining('refuses VNI 2000')],
  ])
})

test('what the API server refuses goes by its own version', () => {
  const pod = `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  os: {name: windows}
  resources: {limits: {memory: 1Gi}}
  containers: [{name: a, image: 'mcr.microsoft.com/windows/servercore:ltsc2022'}]
`
  const errors = (server: string) =>
    diagnose([
      { name: 'pod.yaml', text: pod },
      { name: 'version.txt', text: `Server Version: v${server}.1\n` },
    ]).findings.flatMap(({ id, severity }) => (severity === 'error' ? [id] : []))
  expect(errors('1.34')).toContain('pod-field')
  expect(errors('1.33')).toEqual([])
})

test('one range of a dual-stack cluster does not disagree with both', () => {
  const disagreeing = (second: string) =>
    diagnose([
      { name: 'a.txt', text: 'kubeadm init --pod-network-cidr=10.244.0.0/16,fd00:10::/56\n' },
      { name: 'b.txt', text: `kube-proxy.exe --cluster-cidr=${second} --proxy-mode=kernelspace\n` },
    ]).findings.filter(({ id }) => id === 'values-disagree')
  expect(disagreeing('10.244.0.0/16')).toEqual([])
  expect(disagreeing('10.42.0.0/16')).not.toEqual([])
})

test('what fails for every version names the release that was told', () => {
  const { findings } = diagnose([{ name: 'a.txt', text: 'Our nodes run Windows Server 2016.' }])
  expect(findings.find(({ id }) => id === 'windows-host-supported')?.message).toMatch(
    /with Windows Server 2016 that is not so, whatever “Kubernetes version of the node”/,
  )
})

test('what fails for every version that may be names their range', () => {
  const { findings } = diagnose([
    {
      name: 'a.txt',
      text: 'Server Version: v1.19.4\n---\nkubelet.exe --node-labels=node-role.kubernetes.io/worker= --max-pods=3\n',
    },
  ])
  expect(findings.find(({ id }) => id === 'node-label-namespace')?.message).toMatch(
    /^The kubelet 1\.\d\d to 1\.19 stops on the label node-role\.kubernetes\.io\/worker/,
  )
})

describe('two releases of Windows in words', () => {
  const disagree = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).findings.filter(({ id }) => id === 'values-disagree').length

  test('are two pools where one stands below the other in the same words', () =>
    expect(disagree('Windows 2022 nodes: three\nWindows 2019 nodes: two\n')).toBe(0))

  test('disagree where the words differ', () =>
    expect(disagree('OS: Windows Server 2022\nThe node runs Windows Server 2019.\n')).toBe(1))
})

describe('ranges in words that an exception list leaves out', () => {
  const told = (words: string, ...exceptions: readonly string[]) =>
    diagnose([
      { name: 'mail.txt', text: words },
      {
        name: 'cni.conf',
        text: JSON.stringify({
          cniVersion: '0.3.0',
          name: 'l2bridge',
          type: 'win-bridge',
          policies: [
            {
              Name: 'EndpointPolicy',
              Value: { Type: 'OutBoundNAT', ExceptionList: exceptions },
            },
          ],
        }),
      },
    ])
      .findings.filter(({ id }) => /^cni-(?:node-subnet|exceptions-complete)$/.test(id))
      .map(({ id }) => id)

  test.each([
    ['Node subnet: 10.20.30.0/24', 'cni-node-subnet'],
    ['Our nodes are in 10.20.30.0/24.', 'cni-node-subnet'],
    ['Node 10.20.30.41/24, and host-gw.', 'cni-node-subnet'],
    ['The pods get addresses from 10.128.0.0/14', 'cni-exceptions-complete'],
  ])('%s', (words, id) => {
    expect(told(words, '10.244.0.0/16', '10.96.0.0/12')).toEqual([id])
    expect(told(words, '10.20.30.0/24', '10.128.0.0/14')).toEqual([])
  })
})
