import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { releasesIn } from './releases.ts'

const read = (text: string) =>
  releasesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line, column, weight }) => [name, value, line, column, weight],
  )

test.each([
  ['v1.33.4+k0s.0', 'kubelet.version', '1.33.4+k0s.0'],
  ['Version: v1.30.2+k0s.0\nRole: worker', 'kubelet.version', '1.30.2+k0s.0'],
  [
    'Docker daemon [graphdriver(s)=windowsfilter version=20.10.9 commit=591094d]',
    'runtimeVersion',
    '20.10.9',
  ],
  [
    'level=info msg="Docker daemon" commit=591094d graphdriver(s)=windowsfilter version=20.10.9',
    'runtimeVersion',
    '20.10.9',
  ],
  ['CNI win-bridge plugin v0.9.1', 'cniPlugins.version', '0.9.1'],
  ['image: sigwindowstools/calico-node:v3.20.0-hostprocess', 'calico.version', '3.20.0'],
  [
    'iwr https://download.docker.com/win/static/stable/x86_64/docker-24.0.4.zip',
    'runtimeVersion',
    '24.0.4',
  ],
  [
    'kubernetes_base_url: https://dl.k8s.io/release/v1.19.2/bin/windows/amd64\na: b',
    'kubernetesRelease',
    '1.19.2',
  ],
  [
    'curl.exe -Lo kubelet.exe https://dl.k8s.io/v1.17.0-rc.2/bin/windows/amd64/kubelet.exe',
    'kubernetesRelease',
    '1.17.0-rc.2',
  ],
  [
    'https://dl.k8s.io/v1.31.0-beta.1/kubernetes-node-windows-amd64.tar.gz',
    'kubernetesRelease',
    '1.31.0-beta.1',
  ],
  [
    'CNI Plugin flannel.exe version v1.1.2 (windows/amd64) commit 7f',
    'flannelCni.version',
    '1.1.2',
  ],
  ['[cni-net] Plugin azure-vnet version v1.4.22.', 'azureCni.version', '1.4.22'],
  ['image: docker.io/flannel/flannel:v0.21.5', 'flannel.version', '0.21.5'],
  ['image: sigwindowstools/flannel:v0.21.5-hostprocess', 'flannel.version', '0.21.5'],
  ['rancher/mirrored-flannelcni-flannel:v0.19.0', 'flannel.version', '0.19.0'],
  ['ghcr.io/flannel-io/flannel-cni-plugin:v1.6.2-flannel1', 'flannelCni.version', '1.6.2'],
  ['calico/node-windows:v3.27.0', 'calico.version', '3.27.0'],
  ['rancher/mirrored-calico-node:v3.25.0', 'calico.version', '3.25.0'],
  ['sigwindowstools/kube-proxy:v1.27.1-flannel-hostprocess', 'kubeProxy.version', '1.27.1'],
  ['rancher-wins version v0.4.11', 'wins.version', '0.4.11'],
  ['image: docker.io/rancher/wins:v0.4.18', 'wins.version', '0.4.18'],
  ['antrea/antrea-windows:v1.13.0', 'antrea.version', '1.13.0'],
  ['Install-AntreaAgent -KubernetesHome C:\\k -AntreaVersion "v1.8.0"', 'antrea.version', '1.8.0'],
  [
    'Install-Package -Name docker -ProviderName A -RequiredVersion 19.03.14',
    'runtimeVersion',
    '19.03.14',
  ],
  ['msg="starting containerd" revision=9cd3357 version=v1.6.8', 'runtimeVersion', '1.6.8'],
  ['containerd github.com/containerd/containerd/v2 v2.0.5 fb4c30d4', 'runtimeVersion', '2.0.5'],
  ['rke2.exe version v1.31.3+rke2r1 (4dfa53d5)', 'kubernetesRelease', '1.31.3'],
  ['[8076] Plugin azure-vnet version v1.2.7.', 'cni', 'azure-vnet'],
  ['level=info msg="Starting rke2 agent v1.27.3+rke2r1 (abc)"', 'kubernetesRelease', '1.27.3'],
  [
    'User-Agent: kubelet.exe/v1.24.3 (windows/amd64) kubernetes/aef86a9',
    'kubernetesRelease',
    '1.24.3',
  ],
  ['"userAgent":"kube-proxy.exe/v1.26.1 (windows/amd64)"', 'kubeProxy.version', '1.26.1'],
])('%s', (text, name, value) => {
  expect(read(text).map((one) => one.slice(0, 3))).toContainEqual([name, value, 1])
})

test.each([
  [
    'https://github.com/containernetworking/plugins/releases/download/v1.1.1/cni-plugins-windows-amd64-v1.1.1.tgz',
    'cniPlugins.version',
    '1.1.1',
  ],
  [
    'https://github.com/microsoft/windows-container-networking/releases/download/v0.2.0/windows-container-networking-cni-amd64-v0.2.0.zip',
    'windowsContainerNetworking.version',
    '0.2.0',
  ],
  [
    'https://github.com/flannel-io/flannel/releases/download/v0.14.0/flanneld.exe',
    'flannel.version',
    '0.14.0',
  ],
  ['https://github.com/rancher/wins/releases/download/v0.0.4/wins.exe', 'wins.version', '0.0.4'],
  ['containerd-1.6.8-windows-amd64.tar.gz', 'runtimeVersion', '1.6.8'],
  [
    'https://raw.githubusercontent.com/projectcalico/calico/v3.26.1/manifests/calico-vxlan.yaml',
    'calico.version',
    '3.26.1',
  ],
  ['https://dl.k8s.io/v1.24.3/bin/windows/amd64/kubelet.exe', 'kubernetesRelease', '1.24.3'],
  ['PS C:\\> ./install.ps1 -Version v1.31.6+rke2r1', 'kubernetesRelease', '1.31.6'],
  ['./install.ps1 -Type agent -Version v1.31.6+rke2r1', 'kubelet.version', '1.31.6+rke2r1'],
  ['$env:INSTALL_RKE2_VERSION = "v1.31.6+rke2r1"', 'kubelet.version', '1.31.6+rke2r1'],
  ['choco install kubernetes-node --version=1.28.5 -y', 'kubernetesRelease', '1.28.5'],
  ['kubernetes-node|1.28.5', 'kubernetesRelease', '1.28.5'],
  [
    'curl -sfL https://get.rke2.io | INSTALL_RKE2_VERSION=v1.31.6+rke2r1 sh -',
    'controlPlaneVersion',
    '1.31',
  ],
  [
    'The agents run. INSTALL_RKE2_VERSION=v1.31.6+rke2r1 on the servers',
    'controlPlaneVersion',
    '1.31',
  ],
])('fetched: %s', (text, name, value) => {
  const found = read(text).filter(([id]) => id === name)
  expect(found.map(([, version, , , weight]) => [version, weight])).toContainEqual([
    value,
    'script',
  ])
})

test.each([
  'https://dl.k8s.io/v1.27.0/bin/windows/amd64/kubectl.exe',
  'https://dl.k8s.io/v1.27.0/bin/linux/amd64/kubelet',
  'containerd-1.6.8-linux-amd64.tar.gz',
  'https://github.com/containernetworking/plugins/releases/download/v0.9.1/cni-plugins-linux-amd64-v0.9.1.tgz',
  'https://github.com/containernetworking/plugins/releases/download/$version/',
  'kubelet/v1.24.3 (linux/amd64) kubernetes/aef86a9',
  'myregistry/flannel-tools:v1.2.3',
  './install.ps1 -Version v1.29.1',
  'choco install kubernetes-cli --version=1.28.5',
  'RKE2 agents run v1.28.5+rke2r1 on Linux.',
  'The old agents v1.24.1+rke2r1 were replaced.',
  'The guide says that workers run v1.24.1+rke2r1.',
])('nothing of the node: %s', (text) => expect(read(text)).toEqual([]))

test('agents of RKE2 in words', () =>
  expect(read('Our Windows workers are at v1.27.3+rke2r1').map(([name]) => name)).toContain(
    'kubelet.version',
  ))

test('stands where the number stands', () =>
  expect(read('a\n  image: calico/windows:v3.20.0')).toEqual([
    ['calico.version', '3.20.0', 2, 26, undefined],
  ]))

test.each([
  'ctr.exe -n k8s.io images pull docker.io/sigwindowstools/kube-proxy:v1.23.1-calico-hostprocess',
  'ctr -n k8s.io images tag docker.io/sigwindowstools/kube-proxy:v1.23.1-calico-hostprocess a:b',
  'docker pull sigwindowstools/kube-proxy:v1.23.1-nanoserver',
  'additional_registry_images_list: sigwindowstools/kube-proxy:v1.28.4-calico-hostprocess, a:b',
])('an image that is only fetched ahead: %s', (text) => expect(read(text)).toEqual([]))

test('an event names the image of a pod that runs', () =>
  expect(
    read('Failed to pull image "sigwindowstools/kube-proxy:v1.27.3"').map(([name]) => name),
  ).toEqual(['kubeProxy.version']))

test.each([
  'We install new agents with\nINSTALL_RKE2_VERSION=v1.31.6+rke2r1',
  'curl -sfL https://get.rke2.io | INSTALL_RKE2_TYPE="agent" INSTALL_RKE2_VERSION=v1.31.6+rke2r1 sh -',
  'curl -sfL https://get.rke2.io | INSTALL_RKE2_VERSION=v1.31.6+rke2r1 INSTALL_RKE2_TYPE="agent" sh -',
])('no server has the release of an agent: %s', (text) => expect(read(text)).toEqual([]))
