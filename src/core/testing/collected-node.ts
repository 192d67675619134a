import { plainValue } from '../model/readers.ts'
import type { DecisionId, Scenario } from '../model/scenario.ts'

const ran = ['kubelet', 'containerd', 'hns', 'vmcompute', 'vfpext', 'kube-proxy', 'flanneld']

const configured = (name: string) => String.raw`PS C:\> sc.exe qc ${name}
[SC] QueryServiceConfig SUCCESS

SERVICE_NAME: ${name}
        TYPE               : 10  WIN32_OWN_PROCESS
        START_TYPE         : 2   AUTO_START
        ERROR_CONTROL      : 1   NORMAL
        BINARY_PATH_NAME   : C:\Windows\system32\svchost.exe -k NetSvcs -p
        DISPLAY_NAME       : ${name}
        SERVICE_START_NAME : LocalSystem
`
const running = (name: string) => `
SERVICE_NAME: ${name}
DISPLAY_NAME: ${name}
        TYPE               : 10  WIN32_OWN_PROCESS
        STATE              : 4  RUNNING
                                (STOPPABLE, NOT_PAUSABLE, ACCEPTS_SHUTDOWN)
        WIN32_EXIT_CODE    : 0  (0x0)
`

/**
 * The answers that `verify/collect-logs.ps1` writes, by file, on a healthy node of Windows Server 2025
 * with Flannel’s overlay; the files of the plan, which it takes as well, are not among them.
 */
export function collectedNode(scenario: Scenario): Readonly<Record<string, string>> {
  const valueOf = (decision: DecisionId) => String(plainValue(scenario[decision]))
  const address = valueOf('nodeIP')
  const name = valueOf('nodeName')
  const network = valueOf('hnsNetworkName')
  const kubernetes = `Kubernetes v${valueOf('kubernetesRelease')}\n`
  return {
    'windows.txt': `
OsName                                  : Microsoft Windows Server 2025 Datacenter
OsVersion                               : 10.0.26100
OsBuildNumber                           : 26100
OsHotFixes                              : {KB5062553, KB5064401}
OsTotalVisibleMemorySize                : 16776172
WindowsBuildLabEx                       : 26100.1.amd64fre.ge_release.240331-1435
WindowsInstallationType                 : Server
WindowsProductName                      : Windows Server 2025 Datacenter
CsDNSHostName                           : ${name}
CsDomain                                : WORKGROUP
CsName                                  : ${name.toUpperCase()}
CsNumberOfLogicalProcessors             : 4
CsPartOfDomain                          : False
`,
    'updates.txt': String.raw`
Source        Description      HotFixID      InstalledBy          InstalledOn
------        -----------      --------      -----------          -----------
WIN-NODE-1    Update           KB5064401     NT AUTHORITY\SYSTEM  8/13/2026 12:00:00 AM
`,
    'features.txt': `
Display Name                                            Name                       Install State
------------                                            ----                       -------------
[X] Containers                                          Containers                     Installed
`,
    'kubelet-version.txt': String.raw`PS C:\> kubelet.exe --version` + `\n${kubernetes}`,
    'kube-proxy-version.txt': String.raw`PS C:\> kube-proxy.exe --version` + `\n${kubernetes}`,
    'kubectl-version.txt': `Client Version: v${valueOf('kubernetesRelease')}\nKustomize Version: v5.7.1\n`,
    'services.txt': ran.map(running).join(''),
    ...Object.fromEntries(ran.map((one) => [`service-${one}.txt`, configured(one)])),
    'hns-networks.json': JSON.stringify(
      {
        ActivityId: 'E0CBBE5B',
        CurrentEndpointCount: 3,
        ManagementIP: address,
        Name: network,
        NetworkAdapterName: valueOf('networkAdapter'),
        Policies: [{ Type: 'VxlanPort', Port: Number(valueOf('vxlanPort')) }],
        Subnets: [
          {
            AddressPrefix: valueOf('podCIDR'),
            Policies: [{ Type: 'VSID', VSID: Number(valueOf('vni')) }],
          },
        ],
        Type: 'Overlay',
      },
      undefined,
      4,
    ),
    'hns-endpoints.json': JSON.stringify(
      {
        DNSServerList: valueOf('clusterDNS'),
        IPAddress: '10.244.1.5',
        Name: `8e7f_${network}`,
        Policies: [
          {
            Type: 'OutBoundNAT',
            ExceptionList: [valueOf('clusterCIDR'), valueOf('serviceCIDR')],
          },
        ],
        VirtualNetworkName: network,
      },
      undefined,
      4,
    ),
    'hns-policies.json': JSON.stringify(
      [{ ID: 'P', Policies: [{ Type: 'ELB', VIPs: ['10.96.0.1'], SourceVIP: '10.244.1.2' }] }],
      undefined,
      4,
    ),
    'hcsdiag.txt':
      '8e7f1a\n    Windows Server Container,     Running, 0D3C1B6E-7C9D, containerd-shim-runhcs-v1.exe\n',
    'vfp-ports.txt': 'Port name         : 4B3B\n  Port friendly name: Ethernet\n',
    'neighbours.txt': `
ifIndex IPAddress       LinkLayerAddress      State       PolicyStore
------- ---------       ----------------      -----       -----------
11      10.127.130.1    12-34-56-78-9a-bc     Reachable   ActiveStore
`,
    'routes.txt': `
ifIndex DestinationPrefix   NextHop         RouteMetric ifMetric PolicyStore
------- -----------------   -------         ----------- -------- -----------
11      0.0.0.0/0           10.127.130.1              0 15       ActiveStore
`,
    'excluded-ports.txt': `
Protocol tcp Port Exclusion Ranges

Start Port    End Port
----------    --------
      5985        5985
     47001       47001

* - Administered port exclusions.
`,
    'dynamic-ports.txt': `
Protocol tcp Dynamic Port Range
---------------------------------
Start Port      : 49152
Number of Ports : 16384
`,
    'containerd-version.txt': `Client:
  Version:  v${valueOf('runtimeVersion')}
  Revision: 1c45

Server:
  Version:  v${valueOf('runtimeVersion')}
  Revision: 1c45
`,
    'containers.txt':
      'CONTAINER    IMAGE    RUNTIME    \n8e7f1a    r.io/pause:3.10    io.containerd.runhcs.v1\n',
    'images.txt':
      'REF               TYPE              DIGEST      SIZE      PLATFORMS\nr.io/pause:3.10   application/vnd   sha256:52   113 MiB   windows/amd64\n',
    'events-System.txt': `
TimeCreated           Id LevelDisplayName ProviderName            Message
-----------           -- ---------------- ------------            -------
9/1/2026 7:59:02 AM 7036 Information      Service Control Manager The kubelet service entered the running state.
8/30/2026 7:00:02 AM 7000 Error           Service Control Manager The luafv service failed to start due to the
                                                                  following error:
                                                                  This driver has been blocked from loading
`,
    'C_var_log_kubelet_kubelet.log': `I0901 08:01:11.512233    5288 server.go:529] "Kubelet version" kubeletVersion="v${valueOf('kubernetesRelease')}"
I0901 08:01:12.330011    5288 kubelet_node_status.go:78] "Successfully registered node" node="${name}"
`,
  }
}
