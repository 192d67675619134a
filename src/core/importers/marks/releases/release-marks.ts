import { decided, kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { fact, ofKubeadm, ofKubelet, runtime, type Read } from './release-readers.ts'

export interface ReleaseMark {
  /** What stands before the number, as a pattern. */
  readonly before: string
  readonly read: Read
  /** It is fetched by a script and not seen on the node. */
  readonly isFetched?: true
  /** People tell it, of a node that may be another one. */
  readonly isTold?: true
}

const repository = (name: string) => String.raw`${name}/releases/download/`

/** How parts of a node name their release in addresses, file names, images and what they print. */
export const releaseMarks: Readonly<Record<string, ReleaseMark>> = {
  plugins: {
    before: 'CNI (?:win-bridge|win-overlay|host-local)(?:\\.exe)? plugin ',
    read: fact('cniPlugins.version'),
  },
  pluginsFetched: {
    before: 'cni-plugins-windows-[a-z0-9]{1,8}-',
    read: fact('cniPlugins.version'),
    isFetched: true,
  },
  sdnFetched: {
    before: `${repository('microsoft/windows-container-networking')}|windows-container-networking-cni-amd64-`,
    read: fact('windowsContainerNetworking.version'),
    isFetched: true,
  },
  azure: {
    before: '\\bazure-vnet(?:-ipam)? version:? ',
    read: (version, place, more) => [
      stated('azureCni.version', version, version, place, more),
      decided('cni', 'azure-vnet', version, place, { ...more, inferred: true }),
    ],
  },
  azureFetched: {
    before: 'azure-vnet-cni-(?:[a-z]{1,16}-){0,2}windows-amd64-',
    read: fact('azureCni.version'),
    isFetched: true,
  },
  flannelPlugin: {
    before: 'CNI Plugin flannel(?:\\.exe)? version |/flannel-cni(?:-plugin)?:',
    read: fact('flannelCni.version'),
  },
  flannelPluginFetched: {
    before: repository('flannel-io/cni-plugin'),
    read: fact('flannelCni.version'),
    isFetched: true,
  },
  flannel: {
    before: '(?:/|mirrored-flannel(?:cni)?-)flannel:',
    read: fact('flannel.version'),
  },
  flannelFetched: {
    before: repository('(?:flannel-io|coreos)/flannel'),
    read: fact('flannel.version'),
    isFetched: true,
  },
  calico: {
    before:
      '(?:(?:calico/|mirrored-calico-)(?:windows|node-windows|cni-windows|node|cni)|sigwindowstools/calico-(?:node|install)):',
    read: fact('calico.version'),
  },
  calicoFetched: {
    before: `${repository('projectcalico/calico')}|projectcalico/calico/(?=v3\\.)|calico-windows-|\\bCALICO_VERSION=["']?(?=v3\\.)`,
    read: fact('calico.version'),
    isFetched: true,
  },
  // One that is fetched ahead, or takes the name of another, is not the one that runs.
  kubeProxy: {
    before:
      '(?<!\\b(?:images?|docker|crictl|nerdctl) (?:pull|tag) [^\\n]{0,60}|images_list[":= ]{1,4}[^\\n]{0,300})sigwindowstools/kube-proxy:',
    read: fact('kubeProxy.version'),
  },
  wins: {
    before: 'rancher-wins version |rancher/wins:',
    read: fact('wins.version'),
  },
  winsFetched: {
    before: repository('rancher/wins'),
    read: fact('wins.version'),
    isFetched: true,
  },
  // Its agents for Linux may serve for policies alone.
  antrea: {
    before: 'antrea/antrea-(?:ubuntu|agent-ubuntu):',
    read: fact('antrea.version'),
  },
  antreaWindows: {
    before: 'antrea/antrea-(?:agent-)?windows:',
    read: (version, place, more) => [
      ...fact('antrea.version')(version, place, more),
      decided('cni', 'antrea', version, place, { ...more, inferred: true }),
    ],
  },
  antreaFetched: {
    before: repository('antrea-io/antrea'),
    read: fact('antrea.version'),
    isFetched: true,
  },
  antreaInstalled: {
    before: '\\bInstall-AntreaAgent\\b[^\\n|;]{0,200}? -AntreaVersion[ :]["\']?',
    read: (version, place, more) => [
      ...fact('antrea.version')(version, place, more),
      decided('cni', 'antrea', version, place, { ...more, inferred: true }),
    ],
    isFetched: true,
  },
  antreaAgent: {
    before: 'Starting Antrea agent(?: \\(version |"? version=")',
    read: (version, place, more) => [
      decided('cni', 'antrea', 'Antrea', place, { ...more, inferred: true }),
      ...fact('antrea.version')(version, place, more),
      decided('cniRelease', version.replace(/^v/, ''), version, place, more),
    ],
  },
  containerd: {
    before:
      'github\\.com/containerd/containerd(?:/v\\d)? |starting containerd"? revision=[\\w.]{0,60} version=',
    read: runtime('containerd'),
  },
  containerdFetched: {
    before: 'containerd-(?:cni-)?(?=[\\d.]{3,12}-windows-)',
    read: runtime('containerd'),
    isFetched: true,
  },
  dockerDaemon: {
    before: 'Docker daemon"? ?\\[?(?:[\\w().-]{3,30}=\\w{1,40} ){1,4}version=',
    read: runtime('docker'),
  },
  dockerFetched: {
    before: 'download\\.docker\\.com/win/static/\\w{1,10}/x86_64/docker-(?=[\\d.]{5,12}\\.zip)',
    read: runtime('docker'),
    isFetched: true,
  },
  dockerPackage: {
    before:
      '\\bInstall-Package [^\\n|;]{0,20}?\\bdocker\\b[^\\n|;]{0,80}? -RequiredVersion["\' :]{1,3}',
    read: runtime('docker'),
    isFetched: true,
  },
  kubernetesFetched: {
    before:
      '(?:dl\\.k8s\\.io|kubernetes-release)/(?:release/)?(?=v[\\d.]{3,12}(?:-(?:alpha|beta|rc)[\\w.]{0,10})?/(?:bin/windows/amd64(?:/kubelet\\.exe|/?["\'\\s]|/?$)|kubernetes-node-windows))',
    read: kubernetesVersionAt,
    isFetched: true,
  },
  kubeadmFetched: {
    before: '/(?=v[\\d.]{3,12}/bin/windows/amd64/kubeadm\\.exe)',
    read: ofKubeadm,
    isFetched: true,
  },
  // Packages of Chocolatey, as its list and its commands name them.
  kubernetesPackage: {
    before: '\\bkubernetes-(?:node|kubelet)(?:\\|| (?:--?version[ =:])?)["\']?(?=1\\.\\d)',
    read: kubernetesVersionAt,
    isFetched: true,
  },
  // How a component names itself to the API server.
  kubeletAgent: {
    before: '\\bkubelet\\.exe/(?=v1\\.\\S{1,40} \\(windows/)',
    read: ofKubelet,
  },
  kubeProxyAgent: {
    before: '\\bkube-proxy\\.exe/(?=v1\\.\\S{1,40} \\(windows/)',
    read: fact('kubeProxy.version'),
  },
  distribution: {
    before:
      'Starting (?:rke2|k3s|k0s)(?: agent)? (?=v1\\.)|(?:rke2|k3s)(?:-agent)?(?:\\.exe)? version (?=v1\\.)',
    read: ofKubelet,
  },
  agentsTold: {
    before:
      '(?<!\\blinux )\\b(?:agents?|workers?) (?:(?:are|run|on|at|is|runs) ){0,2}(?=v1\\.[\\d.]{3,8}\\+(?:rke2|k3s))',
    read: ofKubelet,
    isTold: true,
  },
  k0sPrinted: {
    before:
      '\\bVersion:[ \\t]{1,4}(?=v1\\.[\\d.]{3,8}\\+k0s)|(?:^|\\n)[ \\t]{0,4}(?=v1\\.[\\d.]{3,8}\\+k0s\\.\\d+[ \\t]*(?:\\n|$))',
    read: ofKubelet,
  },
  rke2Server: {
    // What an agent is installed with is the release of no server.
    before:
      '\\bINSTALL_RKE2_VERSION=["\']?(?<!\\bagents?\\b[^.;]{0,160})(?=v1\\.)(?!\\S{1,30}[ \\t]+INSTALL_RKE2_TYPE=["\']?agent)',
    read: serverVersionAt,
    isFetched: true,
  },
  rke2Agent: {
    before:
      '\\binstall\\.ps1["\']?(?: -\\w{1,20} \\S{1,60}){0,4} -Version[ =:]{1,2}["\']?(?=v1\\.[\\d.]{3,8}\\+rke2)|\\$env:INSTALL_RKE2_VERSION {0,2}= {0,2}["\']?(?=v1\\.)',
    read: ofKubelet,
    isFetched: true,
  },
}
