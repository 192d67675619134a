import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const read = (text: string) => diagnose([{ name: 'a.txt', text }])
const deciding = (text: string) =>
  read(text).observations.flatMap(({ decision, value }) =>
    decision === 'kubernetesRelease' ? [value] : [],
  )

const ofWindows = 'PS C:\\> kubelet --version\nKubernetes v1.30.5\n'

test.each(['root@lx1:~# ', '[root@lx1 ~]# ', 'ops@lx1:/etc/kubernetes$ '])(
  'what a Linux machine says of itself decides nothing of the Windows node: %s',
  (prompt) => {
    const text = `${prompt}kubelet --version\nKubernetes v1.31.1\n${ofWindows}`
    expect(deciding(text)).toEqual(['1.30.5'])
    expect(read(text).findings.map(({ id }) => id)).not.toContain('values-disagree')
    expect(read(text).observations.map(({ value }) => value)).toContain('1.31.1')
  },
)

test('a file of a Linux machine is not that of the node', () => {
  const file =
    'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncgroupsPerQOS: true\n'
  const ids = (prompt: string) =>
    read(`${prompt}cat config.yaml\n${file}${ofWindows.replace('30', '29')}`).findings.map(
      ({ id }) => id,
    )
  expect(ids('root@lx1:~# ')).not.toContain('kubelet-config-cgroups')
  expect(ids('PS C:\\> ')).toContain('kubelet-config-cgroups')
})

test.each([
  'cat /var/lib/kubelet/config.yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nmaxPods: 220\nkubeReserved: {cpu: 100m}\nfeatureGates: {GracefulNodeShutdown: true}\nregisterWithTaints: [{key: a, effect: NoSchedule}]\n',
  'kubelet --max-pods=220 --kube-reserved=cpu=100m --register-with-taints=a=b:NoSchedule --feature-gates=GracefulNodeShutdown=true\n',
])('what a kubelet on Linux is given is not given to the one on Windows: %s', (command) => {
  const of = (prompt: string) =>
    read(`${prompt}${command}${ofWindows}`).observations.flatMap(({ decision }) => decision ?? [])
  const own = ['maxPods', 'kubeReserved', 'nodeTaint', 'featureGates'] as const
  expect(of('root@lx1:~# ').filter((one) => own.some((id) => id === one))).toEqual([])
  expect(of('PS C:\\> ')).toEqual(expect.arrayContaining(['maxPods', 'kubeReserved', 'nodeTaint']))
})

test('the server of names of a Linux machine is that of the cluster', () => {
  const file =
    'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [10.96.0.10]\n'
  const { observations, scenario } = read(
    `root@lx1:~# cat /var/lib/kubelet/config.yaml\n${file}${ofWindows}`,
  )
  expect(observations.map(({ decision }) => decision)).toContain('clusterDNS')
  expect(scenario.clusterDNS).toBe('10.96.0.10')
})

test('a file for Windows may lie on a Linux machine', () => {
  const text =
    'ops@desk:~$ cat kubelet.yaml\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncontainerRuntimeEndpoint: npipe:////./pipe/containerd-containerd\nclusterDNS: [10.96.0.10]\n'
  expect(read(text).observations.map(({ name }) => name)).toContain('clusterDNS')
})

test('what is written for the cluster may lie on a Linux machine', () => {
  const text = `ops@desk:~$ cat group_vars/nodes.yml\nkubernetes_version: 1.35.1\n`
  expect(deciding(text)).toEqual(['1.35.1'])
  expect(
    deciding(`ops@desk:~$ cat /etc/kubernetes/nodes.yml\nkubernetes_version: 1.35.1\n`),
  ).toEqual([])
})

test.each([
  [
    'conf',
    'managedNodeGroups:\n  - name: linux\n    amiFamily: AmazonLinux2023\n  - name: win\n    amiFamily: WindowsServer2022CoreContainer\n    instanceType: m6g.large\n',
  ],
  ['add-pool.sh', 'az aks nodepool add -g a --cluster-name b -n win --os-sku Windows2022\n'],
  [
    '/root/pools.out',
    '{"agentPoolProfiles":[{"name":"win","osType":"Windows"}],"networkProfile":{"networkPlugin":"kubenet"}}\n',
  ],
])('a pool in %s is one of the cluster, wherever its file lies', (name, text) =>
  expect(
    read(`root@lx1:~# cat ${name}\n${text}root@lx1:~# \n`).findings.map(({ id }) => id),
  ).toContain('pool-accepted'),
)

test('nodes in a file of a Linux machine are those of the cluster', () => {
  const nodes = `NAME   STATUS   ROLES    AGE   VERSION\nwin1   Ready    <none>   9d    v1.30.4\n`
  const { observations } = read(`ops@desk:~$ cat nodes.txt\n${nodes}`)
  expect(observations.map(({ decision }) => decision)).toContain('nodeName')
})

test('the pause image of a Linux machine is none of the Windows node', () => {
  const toml =
    'version = 2\n[plugins."io.containerd.grpc.v1.cri"]\n  sandbox_image = "registry.k8s.io/pause:3.5"\nroot = "/var/lib/containerd"\n'
  const nodes = `PS C:\\> ver\nMicrosoft Windows [Version 10.0.20348.2700]\n`
  expect(
    read(`root@lx1:~# cat /etc/containerd/config.toml\n${toml}${nodes}`).findings.map(
      ({ id }) => id,
    ),
  ).not.toContain('pause-image-runs')
})

test('a class of machines in a file of an administrator is one of the cluster', () => {
  const pool = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: pool }
spec:
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: a }
      requirements:
      - { key: kubernetes.io/os, operator: In, values: [windows] }
---
apiVersion: karpenter.k8s.aws/v1
kind: EC2NodeClass
metadata: { name: a }
spec:
  amiSelectorTerms: [{ alias: al2023@v20250601 }]
`
  expect(read(`root@lx1:~# cat pool\n${pool}`).findings.map(({ id }) => id)).toContain(
    'karpenter-class-system',
  )
})

test('a file named after Linux is not that of the node', () => {
  const text =
    'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncontainerRuntimeEndpoint: unix:///run/containerd/containerd.sock\n'
  const ids = (name: string) => diagnose([{ name, text }]).findings.map(({ id }) => id)
  expect(ids('linux-worker.yaml')).toEqual([])
  expect(ids('win-like-linux.yaml')).toContain('kubelet-file-endpoint')
  expect(ids('worker.yaml')).toContain('kubelet-file-endpoint')
})
