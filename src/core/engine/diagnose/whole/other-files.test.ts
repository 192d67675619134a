import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const faultsIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id }) => id)

const flannel = (file: string) => `kubectl get nodes -o wide
NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
win1   Ready    <none>   20h   v1.29.3   10.0.0.31     Windows Server 2022 Datacenter   10.0.20348.1850    containerd://1.7.21
kubectl get cm kube-flannel-cfg -o yaml
apiVersion: v1
kind: ConfigMap
metadata: {name: kube-flannel-cfg}
data:
  cni-conf.json: |
    ${file}
  net-conf.json: |
    {"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}
`

test('a ConfigMap also holds the CNI file of the Linux nodes, which no check for Windows is about', () => {
  const linux =
    '{"cniVersion": "0.3.1", "name": "cbr0", "plugins": [{"type": "flannel", "delegate": {"hairpinMode": true, "isDefaultGateway": true}}, {"type": "portmap"}]}'
  expect(faultsIn(flannel(linux))).toEqual([])
  const windows =
    '{"cniVersion": "0.3.1", "name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge"}}'
  expect(faultsIn(flannel(windows))).toContain('cni-api-version')
})

const proxyMap = (name: string, network: string) => `apiVersion: v1
kind: ConfigMap
metadata:
  name: ${name}
data:
  config.conf: |-
    apiVersion: kubeproxy.config.k8s.io/v1alpha1
    kind: KubeProxyConfiguration
    clusterCIDR: 10.244.0.0/16
    mode: ipvs
    winkernel:
      networkName: "${network}"
`

test('the file of kube-proxy for Windows stands in a ConfigMap', () => {
  const text = proxyMap('kube-proxy-windows', 'flannel.4096')
  const { observations } = diagnose([{ name: 'a.yaml', text }])
  expect(observations).toContainEqual(
    expect.objectContaining({ name: 'hnsNetworkName', value: 'flannel.4096', line: 12 }),
  )
  expect(faultsIn(text)).toContain('kube-proxy-config-mode')
  expect(faultsIn(proxyMap('kube-proxy', 'flannel.4096'))).toContain('kube-proxy-config-mode')
})

test('the file of kube-proxy for all nodes is not judged', () => {
  const text = proxyMap('kube-proxy', '')
  expect(faultsIn(text)).toEqual([])
  expect(diagnose([{ name: 'a.yaml', text }]).scenario).toMatchObject({
    clusterCIDR: '10.244.0.0/16',
  })
})

test('the start script of EKS adds what every kubelet needs', () => {
  const start = (
    parameter: string,
  ) => `[string]$EKSBootstrapScriptFile = "$env:ProgramFiles\\Amazon\\EKS\\Start-EKSBootstrap.ps1"
& $EKSBootstrapScriptFile -EKSClusterName prod ${parameter} "--node-labels=os=win --max-pods=30"

PS C:\\> kubelet --version
Kubernetes v1.29.3
`
  expect(faultsIn(start('-KubeletExtraArgs'))).toEqual([])
  expect(faultsIn(start('-Arguments'))).toContain('kubelet-cgroups')
})

test('a file of Linux nodes tells nothing of Windows ones', () => {
  const linux =
    '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "mode": "transparent", "ipam": {"type": "azure-cns"}}, {"type": "PLUGIN"}]}'
  for (const plugin of ['portmap', 'cilium-cni']) {
    const text = linux.replace('PLUGIN', plugin)
    expect(faultsIn(text)).toEqual([])
    expect(diagnose([{ name: 'a.conflist', text }]).scenario).toEqual({})
  }
  expect(faultsIn(linux.replace(', {"type": "PLUGIN"}', ''))).toContain('cni-network-mode')
})

test.each(['${VERSION/+/_}', '{{ .Values.tag }}', '__TAG__', '<version>'])(
  'the tag %s of a template is no image to judge',
  (tag) => {
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'agent' },
      spec: {
        nodeSelector: { 'kubernetes.io/os': 'windows' },
        containers: [{ name: 'agent', image: `registry.example/agent:${tag}` }],
      },
    }
    expect(faultsIn(JSON.stringify(pod))).toEqual([])
  },
)

test('people name the line of a runtime, which is no fault', () => {
  const text = `We run Kubernetes 1.29 with containerd 1.7 on Windows Server 2022.

apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: web, image: "mcr.microsoft.com/windows/nanoserver:ltsc2022"}]
`
  expect(diagnose([{ name: 'a.txt', text }]).scenario).toMatchObject({ runtimeVersion: '1.7' })
  expect(faultsIn(text)).toEqual([])
})

test.each([
  '#!/bin/sh\nexec ./kubelet --fail-swap-on=false --resolv-conf=/run/systemd/resolve/resolv.conf\n',
  'root 812 1 /usr/bin/kubelet --kubeconfig=/etc/kubernetes/kubelet.conf --cgroup-driver=systemd --resolv-conf=/run/systemd/resolve/resolv.conf\n',
])('the kubelet of a Linux node is not judged: %j', (text) => {
  const nodes = `${text}\nPS C:\\> kubectl version\nServer Version: v1.29.6\n`
  expect(faultsIn(nodes)).toEqual([])
  expect(diagnose([{ name: 'a.txt', text }]).observations).toEqual([])
})

test('a setting in a ConfigMap is no file that nothing reads', () => {
  const text =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: amazon-vpc-cni}\ndata:\n  enable-windows-ipam: "true"\n  branch-eni-cooldown: "60"\n  host: 10.0.0.1\n'
  expect(diagnose([{ name: 'a.yaml', text }]).unread).toEqual([])
})

test('two releases in one sentence are two pools', () => {
  expect(faultsIn('Our pools run Windows Server 2022 and Windows Server 2019.\n')).toEqual([])
  expect(faultsIn('Windows Server 2022\nThe node runs Windows Server 2019.\n')).toEqual([
    'values-disagree',
  ])
})

test('what asks for one address by hand is no network', () => {
  const request =
    '{"cniVersion": "0.2.0", "name": "vxlan0", "ipam": {"type": "host-local", "ranges": [[{"subnet": "10.244.5.0/24"}]]}}'
  expect(faultsIn(request)).toEqual([])
})

test('kube-proxy is judged by its own version', () => {
  const line = 'kube-proxy.exe --proxy-mode=kernelspace --feature-gates=IPv6DualStack=true --v=4\n'
  expect(faultsIn(`${line}PS C:\\k> .\\kube-proxy.exe --version\nKubernetes v1.25.3\n`)).toEqual([
    'flag-feature-gates',
  ])
  expect(faultsIn(`${line}PS C:\\k> .\\kube-proxy.exe --version\nKubernetes v1.24.3\n`)).toEqual([])
})

test('the addresses of two hosts are no contradiction', () => {
  const host = (address: string) => `PS C:\\> ipconfig
Windows IP Configuration

Ethernet adapter Ethernet0:

   IPv4 Address. . . . . . . . . . . : ${address}
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.1.2.1
`
  expect(faultsIn(host('10.1.2.3') + host('10.1.2.4'))).toEqual([])
})

test('the folders of a file that was sent are not those of the node', () => {
  const runtime = `version = 2
[plugins."io.containerd.grpc.v1.cri".cni]
  conf_dir = 'C:\\etc\\cni\\net.d'
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]
`
  const text =
    '{"cniVersion": "0.3.0", "name": "antrea", "plugins": [{"type": "antrea", "capabilities": {"dns": true}}]}'
  const found = (name: string) =>
    diagnose([
      { name: 'C:\\tickets\\17\\config.toml', text: runtime },
      { name, text },
    ]).findings.map(({ id }) => id)
  expect(found('/home/eve/tickets/17/10-antrea.conflist')).not.toContain('cni-directory')
  expect(found('C:\\tickets\\17\\10-antrea.conflist')).not.toContain('cni-directory')
})

test('what the template of a chart has itself is not missing in its values', () =>
  expect(
    faultsIn(`image:
  repository: a/b
  tag: v1
nodeSelector: {kubernetes.io/os: windows}
podSecurityContext:
  windowsOptions: {hostProcess: true, runAsUserName: 'NT AUTHORITY\\SYSTEM'}
`),
  ).toEqual([]))

test('a Service and the workload of its name, in files of their own', () => {
  const service = (app: string) => `apiVersion: v1
kind: Service
metadata: {name: iis}
spec: {selector: {app: ${app}}, ports: [{port: 80}]}
`
  const workload = (name: string) => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec:
  selector: {matchLabels: {app: iis}}
  template:
    metadata: {labels: {app: iis}}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      containers: [{name: iis, image: registry.local/iis}]
`
  const places = (app: string, name = 'iis') =>
    diagnose([
      { name: 'service.yaml', text: service(app) },
      { name: 'workload.yaml', text: workload(name) },
    ])
      .findings.filter(({ id }) => id === 'service-selects-pods')
      .map(({ file, also = [] }) => [file, ...also.map((one) => one.file)])
  expect(places('web')).toEqual([['service.yaml', 'workload.yaml']])
  expect(places('iis')).toEqual([])
  expect(places('web', 'shop')).toEqual([])
})
