import { testLint } from '../../../testing/test-lint.ts'
import { outputTellsFault } from './output-tells-fault.ts'

const services = (kubelet: string) => `PS C:\\> Get-Service kubelet, containerd

Status   Name               DisplayName
------   ----               -----------
Running  containerd         containerd
${kubelet}  kubelet            kubelet
`
const features = (containers: string, hyperv: string) => `PS C:\\> Get-WindowsFeature

Display Name                                            Name                       Install State
------------                                            ----                       -------------
[X] Containers                                          Containers                     ${containers}
[ ] Hyper-V                                             Hyper-V                        ${hyperv}
`

const processes = (command: string, ...names: readonly string[]) => `PS C:\\> ${command}

Handles  NPM(K)    PM(K)      WS(K)     CPU(s)     Id  SI ProcessName
-------  ------    -----      -----     ------     --  -- -----------
${names.map((name) => `    801      99   290114     301552   7,301.52   2904   0 ${name}\n`).join('')}`
const byCpu = 'Get-Process | Sort-Object CPU -Descending | select -First 3'

const ipconfig = (...adapters: readonly string[]) =>
  `Windows IP Configuration\n\n${adapters
    .map(
      (name) =>
        `Ethernet adapter vEthernet (${name}):\n\n   IPv4 Address. . . . . . . . . . . : 10.9.1.5\n   DNS Servers . . . . . . . . . . . : fec0:0:0:ffff::1%1\n                                       fec0:0:0:ffff::2%1\n`,
    )
    .join('\n')}`

const eksNode = (resources: string) =>
  `Name: ip-10-0-1-5.ec2.internal\nLabels: kubernetes.io/os=windows\n        eks.amazonaws.com/nodegroup=win\nCapacity:\n  cpu: 2\n${resources}  pods: 110\nSystem Info:\n  OS Image: Windows Server 2022 Datacenter\n  Operating System: windows\n  Kubelet Version: v1.29.3-eks-ae9a62a\n`

testLint(outputTellsFault, {
  valid: [
    {
      name: 'services of Open vSwitch that run',
      text: 'PS C:\\> Get-Service ovsdb-server | ft\n\nStatus  Name         DisplayName\n------  ----         -----------\nRunning ovsdb-server ovsdb-server\n',
    },
    {
      name: 'the state of another service alone',
      text: 'PS C:\\> (Get-Service spooler).Status\nStopped\n',
    },
    {
      name: 'the state of an installed feature alone',
      text: 'PS C:\\> (Get-WindowsFeature -Name Containers).InstallState\nInstalled\n',
    },
    {
      name: 'certificates that hold',
      text: `$ kubeadm certs check-expiration
CERTIFICATE                EXPIRES                  RESIDUAL TIME   CERTIFICATE AUTHORITY   EXTERNALLY MANAGED
admin.conf                 Mar 02, 2026 10:44 UTC   211d            ca                      no
apiserver                  Mar 02, 2026 10:44 UTC   211d            ca                      no
`,
    },
    {
      name: 'a service that was started again',
      text: `${services('Stopped')}\nPS C:\\> Start-Service kubelet\n${services('Running')}`,
    },
    {
      name: 'a node of EKS with addresses for pods',
      text: eksNode('  vpc.amazonaws.com/PrivateIPv4Address: 9\n'),
    },
    { name: 'adapters of a node, of which not all need DNS', text: ipconfig('nat', 'cbr0_ep') },
    {
      name: 'a scanner among others in an order of names',
      text: processes('Get-Process', 'MsMpEng', 'powershell'),
    },
    {
      name: 'a scanner that takes less than others',
      text: processes(byCpu, 'w3wp', 'MsMpEng'),
    },
    { name: 'the adapter of the host for its NAT network', text: ipconfig('nat') },
    { name: 'services that run', text: services('Running') },
    {
      name: 'containerd on a node with Docker',
      text: `Kubernetes 1.22.4, Windows Server 2019, Docker EE 20.10\n\n${services('Running').replace('Running  containerd', 'Stopped  containerd')}`,
    },
    {
      name: 'kube-proxy that runs as a pod',
      text: `${services('Running').replaceAll('containerd', 'kube-proxy').replace('Running  kube-proxy', 'Stopped  kube-proxy')}
$ kubectl get pods -n kube-system -o wide
NAME                       READY   STATUS    RESTARTS   AGE   IP         NODE    NOMINATED NODE   READINESS GATES
kube-proxy-windows-abcde   1/1     Running   0          9d    10.0.0.6   win-2   <none>           <none>
`,
    },
    {
      name: 'no Hyper-V where nothing asks for it',
      text: features('Installed', 'Available'),
    },
  ],
  invalid: [
    {
      name: 'services of Open vSwitch',
      text: 'PS C:\\> Get-Service ovsdb-server,ovs-vswitchd | ft -AutoSize\n\nStatus  Name         DisplayName\n------  ----         -----------\nStopped ovs-vswitchd ovs-vswitchd\nStopped ovsdb-server ovsdb-server\n',
      messages: [/^Stopped: the service ovsdb-server/, /^Stopped: the service ovs-vswitchd/],
    },
    {
      name: 'the state of a service alone',
      text: 'PS C:\\> (Get-Service containerd).Status\nStopped\n',
      messages: [/^Stopped: the service containerd does not run/],
    },
    {
      name: 'a feature by its state alone',
      text: 'PS C:\\> Get-WindowsOptionalFeature -Online -FeatureName Containers | select State\n\n   State\n   -----\nDisabled\n',
      messages: [/^Disabled: the Windows feature Containers is not installed/],
    },
    {
      name: 'a feature by a property',
      text: 'PS C:\\> (Get-WindowsFeature -Name Containers).InstallState\nAvailable\n',
      messages: [/^Available: the Windows feature Containers is not installed/],
    },
    {
      name: 'a service that stopped later',
      text: `${services('Running')}\n${services('Stopped')}`,
      messages: [/the service kubelet does not run/],
      severity: 'error',
    },
    {
      name: 'a pod without an adapter',
      text: 'Windows IP Configuration\n\n   Host Name . . . . . . . . . . . . : shop-58467d4759-vgzjr\n   WINS Proxy Enabled. . . . . . . . : No\n',
      messages: [/lists no adapter/],
      severity: 'warning',
    },
    {
      name: 'a node of EKS without addresses for pods',
      text: eksNode(''),
      messages: [/^vpc.amazonaws.com\/PrivateIPv4Address: the capacity of the node/],
      severity: 'error',
    },
    {
      name: 'a service that does not run',
      text: services('Stopped'),
      messages: [/^Stopped: the service kubelet does not run/],
      severity: 'error',
    },
    {
      name: 'a pod without a DNS server',
      text: ipconfig('cid-77'),
      messages: [/^fec0:0:0:ffff::1: Windows shows these addresses where an adapter has no DNS/],
      severity: 'error',
    },
    {
      name: 'a feature that is missing',
      text: features('Available', 'Available'),
      messages: [/^Available: the Windows feature Containers is not installed/],
      severity: 'error',
    },
    {
      name: 'no Hyper-V where a pod asks for it',
      text: `${features('Installed', 'Available')}---
apiVersion: v1
kind: Pod
metadata:
  name: vm
  annotations: {experimental.windows.kubernetes.io/isolation-type: hyperv}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: "mcr.microsoft.com/windows/nanoserver:1809"}]
`,
      messages: [/need the feature Hyper-V/],
    },
    {
      name: 'a router that does not run',
      text: `$env:CALICO_NETWORKING_BACKEND="windows-bgp"

PS C:\\> Get-Service RemoteAccess

Status   Name               DisplayName
------   ----               -----------
Stopped  RemoteAccess       Routing and Remote Access
`,
      messages: [/RemoteAccess does not run/],
      severity: 'error',
    },
    {
      name: 'no router where Calico asks for BGP',
      text: `$env:CALICO_NETWORKING_BACKEND="windows-bgp"

PS C:\\> Get-WindowsFeature RemoteAccess

Display Name     Name           Install State
------------     ----           -------------
[ ] Remote Access  RemoteAccess   Available
`,
      messages: [/Calico needs the feature RemoteAccess for BGP/],
      severity: 'error',
    },
    {
      name: 'a rule of the firewall that is off',
      text: `PS C:\\> Get-NetFirewallRule -DisplayName kubelet | select DisplayName,Enabled,Action

DisplayName Enabled Action
----------- ------- ------
kubelet       False  Allow
`,
      messages: [/^False: the firewall rule of the kubelet is off/],
    },
    {
      name: 'checks of the debug script that failed',
      text: `Describing Windows Version and Prerequisites
 [-] Has 'Containers' feature installed 4.13s
   Expected: {Installed}
 [+] Has HNS running 56ms
Describing Kubernetes processes are running
 [-] There is 1 running kube-proxy.exe process 22ms
`,
      messages: [/feature Containers is not installed/, /kube-proxy\.exe: it does not run/],
    },
    {
      name: 'a scanner that takes most of the CPU',
      text: processes(byCpu, 'MsMpEng', 'containerd'),
      messages: [/^MsMpEng: Defender has taken more CPU/],
      severity: 'warning',
    },
    {
      name: 'a certificate of the API server that has expired',
      text: `$ kubeadm certs check-expiration
CERTIFICATE                EXPIRES                  RESIDUAL TIME   CERTIFICATE AUTHORITY   EXTERNALLY MANAGED
admin.conf                 Mar 02, 2026 10:44 UTC   211d            ca                      no
apiserver                  Jul 19, 2025 10:44 UTC   <invalid>       ca                      no
`,
      messages: [/^<invalid>: this certificate of the control plane has expired/],
      severity: 'warning',
    },
    {
      name: 'a request that waits',
      text: `$ kubectl get csr
NAME        AGE   SIGNERNAME                                    REQUESTOR                 REQUESTEDDURATION   CONDITION
csr-9wvgt   12m   kubernetes.io/kube-apiserver-client-kubelet   system:bootstrap:07401b   <none>              Pending
`,
      messages: [/^Pending: nobody has approved/],
      severity: 'warning',
    },
  ],
})
