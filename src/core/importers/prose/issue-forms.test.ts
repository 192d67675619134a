import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const factsIn = (text: string) =>
  readFiles([{ name: 'issue.md', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value }) => `${name}=${String(value)}`),
  )

test.each([
  ['**Kubernetes version** (use `kubectl version`): 1.17.11', 'kubernetes.serverVersion=1.17.11'],
  ['- Kubernetes Version: [e.g. 1.22] 1.26.3', 'kubernetes.serverVersion=1.26.3'],
  ['Kubernetes version: v.1.15.6', 'kubernetes.serverVersion=1.15.6'],
  [
    '* Orchestrator version (e.g. kubernetes, mesos, rkt): v1.27.3',
    'kubernetes.serverVersion=1.27.3',
  ],
  ['-  Cluster version -1.24.9', 'kubernetes.serverVersion=1.24.9'],
  ['- Cluster version: 1.29', 'kubernetes.serverVersion=1.29'],
  ['We have a k8s cluster on 1.25.', 'kubernetes.serverVersion=1.25'],
  ['Getting the error on my 1.23 k8s', 'kubernetes.serverVersion=1.23'],
  ['- Provider (EKS, AKS, GKE, self-hosted): EKS', 'platform=eks'],
  ['# [EKS] Windows pod does not start', 'platform=eks'],
  ['[AKS Windows]: pods lose DNS', 'platform=aks'],
  ['EKS with both Windows and Linux nodes.', 'platform=eks'],
  [' Windows Server:  2022 Datacenter', 'host.os=Windows Server 2022 Datacenter'],
  ['Use cni flannel', 'cni=flannel'],
  [
    ' - Edition: 2019 LTSC\n - Base Image being used: Windows Server Core\n - Container engine: containerd\n',
    'windowsRelease=ltsc2019',
  ],
  [
    ' - Edition: Windows Server 2022\n - Base Image being used: Windows Server Core\n - Container engine: containerd\n',
    'windowsRelease=ltsc2022',
  ],
  ['- Host OS: Windows 11 25H2 (Build 26200.7171)', 'host.build=10.0.26200.7171'],
  [
    '- Base Image being used: mcr.microsoft.com/windows/servercore:ltsc2022\n- Container engine: docker\n',
    'image=mcr.microsoft.com/windows/servercore:ltsc2022',
  ],
  [
    '- Base Image being used: [mcr.microsoft.com/dotnet/framework/aspnet:4.8-windowsservercore-ltsc2019]\n- Container engine: [docker]\n',
    'image=mcr.microsoft.com/dotnet/framework/aspnet:4.8-windowsservercore-ltsc2019',
  ],
  [
    '- Container engine: [docker]\n- Container Engine version [20.10.9, build 591094d]\n',
    'runtime=docker 20.10.9',
  ],
  [
    '- Kubernetes version (use `kubectl version`): kubernetes 1.25.3',
    'kubernetes.serverVersion=1.25.3',
  ],
  [
    'Environment: AKS v1.24.6, nodes with Windows Server 2019 image.',
    'host.os=Windows Server 2019',
  ],
  ['OS: Windows 10\n\nC:\\k\\kubelet.exe ends at once.', 'node.client=Windows 10'],
  ['### Windows version\n\n2019\n\n### What happened?\n\nIt ends.', 'windowsRelease=ltsc2019'],
  ['### What is your Windows Server version?\n2022', 'windowsRelease=ltsc2022'],
  ["### What's your kubectl version?\n\n1.30.3", 'kubectl.version=1.30.3'],
  ['- Start the server, with cni as calico', 'cni=calico'],
  ['Flannel is used for pods networking', 'cni=flannel'],
  ['* Orchestrator version: microk8s v1.23.3', 'kubernetes.serverVersion=1.23.3'],
  [
    'Unsupported server version: v1.27.1-3351. Supported versions are v1.24.x to v1.25.x',
    'kubernetes.serverVersion=1.27.1-3351',
  ],
  [
    '  Normal  Pulled  17m  kubelet  Container image "ghcr.io/org/windows-exporter:0.26.1" already present on machine',
    'image=ghcr.io/org/windows-exporter:0.26.1',
  ],
  [
    'The kubelet has the feature gate HyperVContainer=true.',
    'kubelet.featureGates=HyperVContainer=true',
  ],
  ['K8s: 1.23.3 with latest containerd (1.5.9) and flannel', 'cni=flannel'],
  ['deploy flannel host-gateway', 'networkMode=l2bridge'],
  ['I can ping the K8S DNS 10.96.0.10 from it.', 'clusterDNS=10.96.0.10'],
  ['The cluster DNS (10.43.0.10) does not answer.', 'clusterDNS=10.43.0.10'],
  [
    'PS C:\\> klist get krbtgt\n\nklist failed with {Access Denied}\n\nAlthough I reach the cluster DNS 10.96.0.10, no name is found.',
    'clusterDNS=10.96.0.10',
  ],
  [
    'why?\n```& "C:\\k\\kubelet.exe" --node-ip=10.1.1.7 --resolv-conf=`"`"```\nthanks',
    'kubelet.flag.node-ip=10.1.1.7',
  ],
  [
    'PS C:\\> hnsdiag.exe list endpoints\nEndpoint         : 358e0976-6127-45a9-97fb-7478f93a5eb9\n    Name             : Ethernet\n    IP Address       : 172.21.246.55\n',
    'endpoint.ip=172.21.246.55',
  ],
])('%s', (text, fact) => {
  expect(factsIn(text)).toContain(fact)
})

test.each([
  ['- Kubernetes version: [e.g. 1.24.3]', 'kubernetes.serverVersion'],
  ['Kafka cluster version: 1.15', 'kubernetes.serverVersion'],
  ['### Windows version of the images\n\nThe 2019 ones', 'windowsRelease'],
  ['### SQL Server version\n\n2019', 'windowsRelease'],
  ['Calico is used for network policies', 'cni'],
  ['- Edition: 2019\n- Product: SQL Server\n', 'windowsRelease'],
  ['kubectl version says kubernetes 1.25.3', 'kubernetes.serverVersion'],
  ['The pods with Windows Server 2019 image do not start.', 'host.os'],
  ['Nodes with Windows Server 2019 image pulls that fail', 'host.os'],
  ['OS: Windows 11\n\nWe copy kubelet.exe to the node, Windows Server 2022.', 'node.client'],
  ['Windows version: Windows 10 (my notebook)\n\nkubelet.exe ends.', 'node.client'],
  ['We deleted the deployments with mcr.microsoft.com/windows/servercore:ltsc2019.', 'image'],
  ['Base image used: mcr.microsoft.com/windows/servercore:ltsc2019 (until May)', 'image'],
  ['We have also run into a very similar issue in EKS 1.16.', 'kubernetes.serverVersion'],
  ['If flannel is used for networking, set the VNI.', 'cni'],
  ['Neither kubelet nor kube-proxy has the feature gate WinDSR=true.', 'kubelet.featureGates'],
  ['It was removed in our 1.26 kubernetes docs', 'cni'],
  ['The docs say to use Calico or to use CNI flannel there.', 'cni'],
  ['The pod of kube-dns has 10.244.0.5.', 'clusterDNS'],
])('%s: no %s', (text, name) => {
  expect(factsIn(text).filter((one) => one.startsWith(`${name}=`))).toEqual([])
})

test('each system has the runtime of its line', () => {
  const facts = factsIn(
    '- Linux: k8s 1.24.13, containerd 1.7.0\n- Windows: k8s 1.24.13, containerd 1.6.20\n',
  )
  expect(facts.filter((one) => one.startsWith('runtimeVersion='))).toEqual([
    'runtimeVersion=1.6.20',
  ])
})

test('a long paragraph behind an object is read', () => {
  const request =
    '{"Name":"a_cbr0","VirtualNetwork":"0FB2","Policies":[],"IPAddress":"10.244.1.9","GatewayAddress":"10.244.1.2"}'
  const words =
    'I am at a loss how to go on from here, since all of it was made as the guide says. '
  expect(
    factsIn(`POST\n/endpoints/\n${request}\n\n${words.repeat(5)}The node is Windows Server 2019.`),
  ).toContain('host.os=Windows Server 2019')
})
