import { describe, expect, test } from 'vitest'
import { trees } from '../catalog/symptoms/trees.ts'
import { readFiles } from '../engine/diagnose/reading/read.ts'

/** What each command of the trees prints, by a part of the command; with facts that are read. */
const printed: readonly (readonly [part: string, text: string, facts?: readonly string[]])[] = [
  [
    'HypervisorPresent',
    'PS C:\\> (Get-CimInstance Win32_ComputerSystem).HypervisorPresent\nFalse',
    ['host.hypervisorPresent'],
  ],
  [
    'type C:\\etc\\cni',
    '{"cniVersion": "0.3.0", "name": "a", "type": "win-bridge"}',
    ['cni.version'],
  ],
  [
    'Get-Counter',
    'PS C:\\> Get-Counter "\\Memory\\Committed Bytes"\n\nTimestamp             CounterSamples\n---------             --------------\n1/2/2024 9:00:00 AM   \\\\w\\memory\\committed bytes :\n                      3221225472',
    ['host.memory.committedBytes'],
  ],
  [
    'Measure-Command',
    'PS C:\\> Measure-Command { Get-HnsEndpoint }\nTotalSeconds      : 42.5',
    ['endpoint.listSeconds'],
  ],
  [
    'group IPAddress',
    'PS C:\\> Get-HnsEndpoint | group IPAddress\n\nCount Name           Group\n----- ----           -----\n    2 10.244.2.7     {@{ID=1}, @{ID=2}}',
    ['endpoint.countOfAddress'],
  ],
  [
    'Get-HnsEndpoint',
    'ActivityId : 1\nIPAddress : 10.244.2.7\nGatewayAddress : 10.244.2.2\nVirtualNetworkName : cbr0',
    ['endpoint.ip', 'endpoint.gateway'],
  ],
  [
    'Get-HnsNetwork',
    'PS C:\\> Get-HnsNetwork | Select Name,Type,ManagementIP\ncbr0 L2Bridge 10.0.0.4',
    ['hns.network.name', 'hns.network.managementIP'],
  ],
  [
    'Get-NetFirewallRule',
    'Name : kubelet\nDisplayName : kubelet\nEnabled : True\nDirection : Inbound\nAction : Allow',
    ['firewall.rule.direction'],
  ],
  [
    'Get-PSDrive',
    'Name           Used (GB)     Free (GB) Provider\n----           ---------     --------- --------\nC                 39.12          1.88 FileSystem',
    ['host.drive.C.freeGB'],
  ],
  [
    'Get-Process',
    'Handles  NPM(K)    PM(K)      WS(K)     CPU(s)     Id  SI ProcessName\n-------  ------    -----      -----     ------     --  -- -----------\n    900      30   120000     130000     900.10   4321   0 MsMpEng',
    ['host.process'],
  ],
  [
    'Get-Process | sort CPU -desc',
    'PS C:\\> Get-Process | sort CPU -desc\n\nHandles  NPM(K)    PM(K)      WS(K)     CPU(s)     Id  SI ProcessName\n-------  ------    -----      -----     ------     --  -- -----------\n    310      21    40112      50112      81.50   1804   0 kubelet\n    101      11    10112      20112      11.50   1920   0 wins',
    ['host.process.busiest', 'host.process'],
  ],
  [
    'Get-Service',
    'Status   Name               DisplayName\n------   ----               -----------\nStopped  kubelet            kubelet',
    ['kubelet.serviceState'],
  ],
  [
    'Get-Service',
    'Name        Status\n----        ------\ncontainerd Running\nkubelet    Paused',
    ['containerd.serviceState', 'kubelet.serviceState'],
  ],
  [
    'Get-Service',
    'Name       DisplayName Status  StartType\n----       ----------- ------  ---------\nkube-proxy kube-proxy  Stopped Automatic',
    ['kubeProxy.serviceState'],
  ],
  [
    'Get-ChildItem Env:',
    'Name         Value\n----         -----\nHTTPS_PROXY  http://proxy:3128\nNO_PROXY     localhost,.svc',
    ['host.noProxy', 'host.proxy'],
  ],
  [
    '(Get-CimInstance Win32_PageFileUsage).AllocatedBaseSize',
    'PS C:\\> (Get-CimInstance Win32_PageFileUsage).AllocatedBaseSize\n4096',
    ['host.pagefileMB'],
  ],
  [
    '$env:KUBE_NETWORK',
    'PS C:\\> [Environment]::GetEnvironmentVariable("KUBE_NETWORK", "Machine")\nvxlan0',
    ['kubeProxy.env.KUBE_NETWORK'],
  ],
  ['$env:KUBE_NETWORK', 'C:\\>echo %KUBE_NETWORK%\ncbr0', ['kubeProxy.env.KUBE_NETWORK']],
  [
    'az network vnet show',
    '$ az network vnet show -g rg -n vnet --query addressSpace.addressPrefixes -o tsv\n10.224.0.0/12',
    ['network.vnetCidr'],
  ],
  [
    'Restart-Service',
    'PS C:\\> Restart-Service kube-proxy\nWARNING: Waiting for service to stop...',
  ],
  [
    'Get-WinEvent',
    '   ProviderName: Microsoft-Windows-Hyper-V-Compute\n\nTimeCreated   Id LevelDisplayName Message',
    ['event.provider'],
  ],
  [
    'Containers-CCG/Admin',
    '   ProviderName: Microsoft-Windows-Containers-CCG\n\nTimeCreated   Id LevelDisplayName Message',
    ['event.provider'],
  ],
  ['w32tm', 'Leap Indicator: 0(no warning)\nSource: time.windows.com', ['host.clock.source']],
  [
    'Test-NetConnection',
    'WARNING: TCP connect to (10.0.0.1 : 6443) failed\nComputerName : 10.0.0.1\nRemotePort : 6443\nTcpTestSucceeded : False',
    ['connection.tcp', 'connection.failed'],
  ],
  [
    'Resolve-DnsName',
    'PS C:\\> Resolve-DnsName kubernetes -Server 10.96.0.10\nResolve-DnsName : kubernetes : DNS name does not exist',
    ['dns.failure'],
  ],
  [
    'containerd --version',
    'PS C:\\> containerd --version\ncontainerd github.com/containerd/containerd v1.7.13 7c3a',
    ['runtimeVersion'],
  ],
  [
    'crictl pull',
    'PS C:\\> crictl pull mcr.microsoft.com/windows/nanoserver:ltsc2022\nImage is up to date for sha256:1',
  ],
  [
    'hcsdiag list',
    'PS C:\\> hcsdiag list\n1c2d\n    Windows Server Container, Running, 1C2D',
    ['container.kind'],
  ],
  [
    'hnsdiag list loadbalancers',
    'PS C:\\> hnsdiag list loadbalancers\nLoadbalancer : A1\n    Virtual IPs : 10.96.0.10',
    ['service.vip'],
  ],
  [
    'route print',
    'PS C:\\> route print\nIPv4 Route Table\nNetwork Destination        Netmask          Gateway       Interface  Metric\n     10.244.1.0    255.255.255.0      10.0.0.11    10.0.0.4     6',
    ['host.route'],
  ],
  [
    'ipconfig',
    'Windows IP Configuration\n\n   IPv4 Address. . . . . . . . . . . : 10.0.0.4\n   Subnet Mask . . . . . . . . . . . : 255.255.255.0',
    ['host.address'],
  ],
  [
    'nltest',
    'PS C:\\> nltest /sc_verify:contoso.com\nFlags: b0 HAS_IP  HAS_TIMESERV\nTrusted DC Name \\\\dc1.contoso.com\nTrusted DC Connection Status Status = 0 0x0 NERR_Success',
    ['domain.controller', 'domain.connectionStatus'],
  ],
  ['Test-ADServiceAccount', 'PS C:\\> Test-ADServiceAccount web\nFalse', ['gmsa.isUsable']],
  ['klist', 'Current LogonId is 0:0x3e7\n\nCached Tickets: (1)', ['kerberos.tickets']],
  [
    'curl.exe',
    'PS C:\\> curl.exe -v https://10.0.0.9\n* Trying 10.0.0.9:443...\ncurl: (28) Connection timed out',
    ['curl.failure'],
  ],
  [
    'the same target',
    'PS C:\\> curl.exe -v https://10.0.0.9\ncurl: (28) Connection timed out',
    ['curl.failure'],
  ],
  [
    'ClusterIP of the service',
    'PS C:\\> curl.exe http://10.96.3.4\ncurl: (7) Failed to connect',
    ['curl.failure'],
  ],
  [
    'dir C:\\etc\\cni',
    '    Directory: C:\\k\\cni\\config\n\nMode                 LastWriteTime         Length Name\n----                 -------------         ------ ----\n-a----        11/20/2023   9:12 AM           1024 10-flannel.conf',
    ['folder', 'folder.file'],
  ],
  [
    'kubeadm certs check-expiration',
    'CERTIFICATE   EXPIRES                  RESIDUAL TIME   CERTIFICATE AUTHORITY   EXTERNALLY MANAGED\napiserver     Mar 02, 2026 10:44 UTC   211d            ca                      no',
    ['certificate.residual'],
  ],
  [
    'kubectl get csr',
    'NAME        AGE   SIGNERNAME                      REQUESTOR          REQUESTEDDURATION   CONDITION\ncsr-4kxzq   12m   kubernetes.io/kubelet-serving   system:node:win1   <none>              Pending',
    ['csr.condition'],
  ],
  [
    'endpointslices',
    'NAME        ADDRESSTYPE   PORTS   ENDPOINTS    AGE\nweb-x7x7x   IPv4          80      10.244.2.7   5m',
    ['service.endpoints'],
  ],
  [
    'kubectl describe node',
    'Name: win1\nRoles: <none>\nConditions:\n  Ready            False   Thu\nSystem Info:\n  Operating System: windows\n  Kubelet Version: v1.30.1',
    ['node.condition.Ready'],
  ],
  [
    'kubectl describe pod',
    'Name: web\nNamespace: default\nStatus: Pending\nIP: 10.244.2.7',
    ['pod.ip'],
  ],
  [
    'kubectl get pod -o yaml',
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\nspec:\n  containers: []',
    ['workload.kind'],
  ],
  [
    'kubectl get service',
    'apiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  externalTrafficPolicy: Local\n  ports: [{port: 80}]',
  ],
  [
    'get pod',
    'NAME   READY   STATUS    RESTARTS   AGE   IP           NODE\nweb    1/1     Running   0          3m    10.244.2.7   win1',
    ['pod.status'],
  ],
  [
    'kubeadm join',
    '[preflight] Running pre-flight checks\n\t[ERROR CRI]: container runtime is not running',
    ['kubeadm.preflightError'],
  ],
  ['by hand', 'F1014 10:22:31.123456    4321 server.go:198] failed to run Kubelet'],
  ['log', 'E1014 10:22:31.123456    4321 proxier.go:1190] Policy creation failed'],
  [
    'kubectl get nodes',
    '$ kubectl get nodes\nNAME   STATUS   ROLES    AGE   VERSION\nwin1   Ready    <none>   12d   v1.30.4',
    ['node.status', 'kubelet.version'],
  ],
]

const commands = [
  ...new Set(
    trees.flatMap(({ steps }) => steps.flatMap(({ command }) => (command ? [command] : []))),
  ),
]

describe('what a step of a tree asks for', () => {
  test.each(commands)('is read: %s', (command) => {
    const found = printed.find(([part]) => command.toLowerCase().includes(part.toLowerCase()))
    expect(found).toBeDefined()
    const [, text = '', facts = []] = found ?? []
    const { documents } = readFiles([{ name: 'a.txt', text }])
    const takers = documents.flatMap(({ importer }) => (importer ? [importer.id] : []))
    expect(takers.filter((id) => id !== 'prose')).not.toEqual([])
    const names = documents.flatMap(({ reading }) =>
      (reading.observations ?? []).map(({ name }) => name),
    )
    for (const fact of facts) expect(names).toContain(fact)
  })
})

const factsIn = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value }) => [name, value]),
  )

test('the name of the machine is that of the node in lower case', () =>
  expect(factsIn('PS C:\\> hostname\nWIN-B\n')).toEqual([
    ['host.name', 'WIN-B'],
    ['nodeName', 'win-b'],
  ]))

test('the source VIP of a load balancer is that of kube-proxy', () =>
  expect(
    factsIn('PS C:\\> hnsdiag list loadbalancers -d\n  "SourceVIP" : "10.244.4.2",\n'),
  ).toEqual([
    ['hns.policy.sourceVip', '10.244.4.2'],
    ['sourceVip', '10.244.4.2'],
  ]))

test('sc.exe, lists of properties and DISM tell states too', () => {
  expect(
    factsIn(`SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        STATE              : 1  STOPPED
        WIN32_EXIT_CODE    : 1  (0x1)

PS C:\\> Get-Service containerd, kube-proxy | fl
Name        : containerd
DisplayName : containerd
Status      : Paused

Name        : kube-proxy
DisplayName : kube-proxy
Status      : Running
`),
  ).toEqual([
    ['kubelet.serviceState', 'STOPPED'],
    ['containerd.serviceState', 'Paused'],
    ['kubeProxy.serviceState', 'Running'],
  ])
  expect(
    factsIn(
      'Feature Information:\n\nFeature Name : Containers\nDisplay Name : Containers\nRestart Required : Possible\nState : Disabled\n',
    ),
  ).toEqual([['host.feature.Containers', 'Disabled']])
})

test('the page file stands in a table where columns are chosen', () =>
  expect(
    factsIn(
      'PS C:\\> Get-CimInstance Win32_PageFileUsage | select Name,AllocatedBaseSize,PeakUsage\n\nName             AllocatedBaseSize PeakUsage\n----             ----------------- ---------\nC:\\pagefile.sys              4864      4100\n',
    ),
  ).toEqual([['host.pagefileMB', '4864']]))

test('a service with the command line of its program tells both', () => {
  const text = String.raw`PS C:\> Get-Service kubelet | select Name,Status,BinaryPathName | fl

Name           : kubelet
Status         : Stopped
BinaryPathName : C:\k\kubelet.exe --windows-service --node-ip=10.0.0.7
                 --v=2`
  const read = readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value, line }) => [name, value, line]),
  )
  expect(read).toContainEqual(['kubelet.serviceState', 'Stopped', 4])
  expect(read).toContainEqual(['nodeIP', '10.0.0.7', 5])
  expect(read).toContainEqual(['kubelet.flag.v', '2', 6])
})

test.each([
  `(Get-CimInstance Win32_Service -Filter "Name='kubelet'").PathName`,
  `(Get-WmiObject Win32_Process | ? Name -eq 'kubelet.exe').CommandLine`,
  '(Get-Process kubelet).CommandLine',
  'gps kubelet | select -ExpandProperty CommandLine',
])('the program of a service alone: %s', (command) => {
  const text = String.raw`PS C:\> ${command}
C:\k\kubelet.exe --node-ip=10.0.0.7 --v=2
PS C:\> `
  const read = readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value, line }) => [name, value, line]),
  )
  expect(read).toContainEqual(['nodeIP', '10.0.0.7', 2])
})

test('the dynamic ports in the table of Get-NetTCPSetting', () => {
  const text = `Get-NetTCPSetting | Select SettingName, DynamicPortRangeStartPort, DynamicPortRangeNumberOfPorts

SettingName      DynamicPortRangeStartPort DynamicPortRangeNumberOfPorts
-----------      ------------------------- -----------------------------
InternetCustom                       49152                         16384`
  const read = readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value }) => `${name} ${String(value)}`),
  )
  expect(read).toEqual(['host.dynamicPortRange.start 49152', 'host.dynamicPortRange 16384'])
})

test('the provider of an event is told with all its words', () =>
  expect(
    factsIn(
      'PS C:\\> Get-WinEvent -LogName System -MaxEvents 1 | fl\nProviderName : Service Control Manager  \r\nId : 7000\n',
    ),
  ).toEqual([['event.provider', 'Service Control Manager']]))

test('a query for the version of a cluster of EKS or GKE prints it among other values', () => {
  expect(
    factsIn(
      "$ aws eks describe-cluster --name a --query 'cluster.[version,status]' --output text\n1.31\tACTIVE",
    ),
  ).toContainEqual(['kubernetes.serverVersion', '1.31'])
  expect(
    factsIn(
      "$ gcloud container clusters describe a --format='value(currentMasterVersion,name)'\n1.31.4-gke.1000\ta",
    ),
  ).toContainEqual(['kubernetes.serverVersion', '1.31.4-gke.1000'])
})

test('the version of a cluster is that of its control plane, and its way out and address are told', () => {
  expect(
    factsIn(
      'NAME  LOCATION        MASTER_VERSION      MASTER_IP\nc1    europe-west1-b  1.29.8-gke.1278000  34.1.2.3',
    ),
  ).toContainEqual(['controlPlaneVersion', '1.29'])
  expect(
    factsIn(
      '$ az aks show -n a -g b --query "{v:kubernetesVersion,o:networkProfile.outboundType}" -o table\nV       O\n------  ------------\n1.31.3  loadBalancer',
    ),
  ).toEqual(
    expect.arrayContaining([
      ['controlPlaneVersion', '1.31'],
      ['aks.outboundType', 'loadBalancer'],
    ]),
  )
  expect(
    factsIn(
      '$ aws eks describe-cluster --name a --query cluster.endpoint\n"https://77A1.gr7.us-east-1.eks.amazonaws.com"',
    ),
  ).toContainEqual(['eks.clusterEndpoint', 'https://77A1.gr7.us-east-1.eks.amazonaws.com'])
})

test('a network that is made at a prompt, below which nothing stands', () =>
  expect(
    factsIn(
      "PS C:\\> New-HnsNetwork -Type Overlay -AddressPrefix 10.42.1.0/24 -Name vxlan0 -SubnetPolicies @(@{Type = 'VSID'; VSID = 4096; })\nPS C:\\> ipconfig",
    ),
  ).toEqual([
    ['networkMode', 'overlay'],
    ['hnsNetworkName', 'vxlan0'],
    ['vni', 4096],
  ]))
