import { inferred, verified } from '../fact.ts'

/** What the guide of Antrea has an operator run on a Windows node and in the cluster. */
export const antreaParts = {
  /** The agent and Open vSwitch in one pod; older names say containerd, the only runtime left from 2.0.0 on. */
  podManifest: verified(
    {
      renamed: '2.0.0',
      before: 'antrea-windows-containerd-with-ovs.yml',
      from: 'antrea-windows-with-ovs.yml',
    },
    ['an-doc#L38-L46', 'an-doc#L155-L176'],
  ),
  /** For Docker: a pod that starts the agent on the host through wins; Open vSwitch runs as services. */
  dockerManifest: verified('antrea-windows.yml', [
    'get-antrea 163d865c77ad/docs/windows.md#L186-L193',
  ]),
  /** Setting in the manifest: without kube-proxy the agent cannot reach the Service of the API server. */
  override: verified('kubeAPIServerOverride', ['an-doc#L122-L176']),
  /** The ConfigMap of the Windows agents, and the file in it that has that setting. */
  windowsConfig: inferred(
    { part: 'windows', file: 'antrea-agent.conf' } as const,
    ['an-doc#L122-L176'],
    { note: 'up to 1.12 kube-proxy ran on the node and led to the API server' },
  ),
  /** Its scripts, at the tag of the release; no checksums are published. */
  scripts: verified('https://raw.githubusercontent.com/antrea-io/antrea/v{version}/hack/windows/', [
    'an-doc#L246-L254',
  ]),
  /** Cleans what a restart left; it calls the other one beside it. */
  prepare: verified({ script: 'Prepare-AntreaAgent.ps1', clean: 'Clean-AntreaNetwork.ps1' }, [
    'an-doc#L246-L273',
  ]),
  /** With Open vSwitch in the pod no service of it is there to be started. */
  withoutServices: verified({ from: '1.14.0', parameter: '-RunOVSServices $false' }, [
    'get-antrea df022c0b08c2/hack/windows/Prepare-AntreaAgent.ps1',
    'an-doc#L246-L273',
  ]),
  /** Before, the clean-up alone knows where Open vSwitch runs. */
  cleanInPod: verified('-OVSRunMode container', [
    'get-antrea 163d865c77ad/hack/windows/Clean-AntreaNetwork.ps1',
  ]),
  /** In these releases the script makes an adapter for kube-proxy unless told otherwise. */
  withoutKubeProxy: verified(
    { from: '1.13.0', before: '2.0.0', parameter: '-InstallKubeProxy $false' },
    [
      'get-antrea 6507578dbce9/hack/windows/Prepare-AntreaAgent.ps1',
      'get-antrea 3d0bd1e9cf47/hack/windows/Prepare-AntreaAgent.ps1',
    ],
  ),
  /** Before, kube-proxy serves the node in userspace mode, on an adapter that this script makes at each start. */
  userspaceProxy: verified(
    { script: 'Prepare-ServiceInterface.ps1', adapter: 'vEthernet (HNS Internal NIC)' },
    [
      'get-antrea 8c0854738cd8/docs/windows.md#L154-L164',
      'get-antrea 8c0854738cd8/hack/windows/Prepare-ServiceInterface.ps1',
    ],
  ),
  /** Kubernetes without that mode. */
  noUserspaceProxy: verified({ from: '1.26' }, [
    'get-antrea 163d865c77ad/docs/windows.md#L145-L150',
  ]),
  /** The job of the guide that runs it at each start. */
  startJob: verified('PrepareAntreaAgent', ['an-doc#L280-L295']),
  installOvs: verified('Install-OVS.ps1', ['get-antrea 163d865c77ad/docs/windows.md#L225-L257']),
  wins: verified(
    {
      url: 'https://github.com/rancher/wins/releases/download/v0.0.4/wins.exe',
      service: 'rancher-wins',
    },
    ['get-antrea 163d865c77ad/hack/windows/Prepare-Node.ps1#L98-L101'],
  ),
} as const

/** Settings of a part of antrea-agent.conf; at another level the agent drops them without a word. */
export const antreaSettings = verified(
  {
    antreaProxy: ['proxyAll', 'nodePortAddresses', 'skipServices', 'proxyLoadBalancerIPs'],
    nodePortLocal: ['portRange'],
  } as const,
  [
    'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options.go#L177-L187',
    'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/config/agent/config.go#L235-L291',
  ],
)
