import type { Severity } from '../../model/finding.ts'

/** A paste as it comes in, and the least that is read and found in it. */
export interface PastedCase {
  readonly id: string
  readonly text: string
  readonly facts: readonly (readonly [name: string, value: unknown, line: number])[]
  readonly findings: readonly (readonly [Severity, id: string, line: number])[]
  /** Nothing is wrong: no error and no warning. */
  readonly isClean?: true
}

/** Pastes with prompts, wrapped lines, smart quotes and several things in one text. */
export const pastedCases: readonly PastedCase[] = [
  {
    id: 'nssm-dump',
    text: `PS C:\\k> .\\nssm.exe dump kubelet
nssm.exe install kubelet C:\\k\\kubelet.exe
nssm.exe set kubelet AppParameters "--hostname-override=win1 --v=6 --pod-infra-container-image=kubeletwin/pause --resolv-conf=\\"\\" --enable-debugging-handlers --cluster-dns=10.96.0.10 --cluster-domain=cluster.local --kubeconfig=C:\\k\\config --hairpin-mode=promiscuous-bridge --image-pull-progress-deadline=20m --cgroups-per-qos=false --enforce-node-allocatable=\\"\\" --network-plugin=cni --cni-bin-dir=C:\\k\\cni --cni-conf-dir=C:\\k\\cni\\config"
nssm.exe set kubelet AppDirectory C:\\k
nssm.exe set kubelet AppExit Default Restart
nssm.exe set kubelet Start SERVICE_AUTO_START
PS C:\\k> .\\kubelet.exe --version
Kubernetes v1.25.3
`,
    facts: [
      ['kubernetesVersion', '1.25', 8],
      ['kubelet.flag.resolv-conf', '', 3],
      ['clusterDNS', '10.96.0.10', 3],
      ['serviceManager', 'nssm', 1],
    ],
    findings: [['error', 'flag-known', 3]],
  },
  {
    id: 'flags-env-and-nodes',
    text: `root@m1:~# ssh win 'type C:\\var\\lib\\kubelet\\kubeadm-flags.env'
KUBELET_KUBEADM_ARGS="--container-runtime=remote --container-runtime-endpoint=npipe:////./pipe/containerd-containerd --pod-infra-container-image=k8s.gcr.io/pause:3.5"
root@m1:~# kubectl get nodes -o wide
NAME   STATUS     ROLES                  AGE   VERSION   INTERNAL-IP    EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
m1     Ready      control-plane          40d   v1.27.1   192.168.1.10   <none>        Ubuntu 20.04.6 LTS               5.4.0-150-generic containerd://1.6.21
win    NotReady   <none>                 2m    v1.27.1   192.168.1.31   <none>        Windows Server 2019 Datacenter   10.0.17763.4377   containerd://1.6.21
`,
    facts: [
      ['kubelet.flag.container-runtime', 'remote', 2],
      ['windowsRevision', 4377, 6],
    ],
    findings: [['error', 'flag-known', 2]],
  },
  {
    id: 'quoted-start-script',
    text: `Here’s my start script (start-kubelet.ps1):

C:\\k\\kubelet.exe \`
  --config=C:\\k\\config.yaml \`
  --hostname-override=$(hostname) \`
  --bootstrap-kubeconfig=“C:\\k\\bootstrap.conf” \`
  --kubeconfig=“C:\\k\\config” \`
  --container-runtime=remote \`
  --container-runtime-endpoint=‘npipe:////./pipe/containerd-containerd’ \`
  --cgroups-per-qos=true \`
  --resolv-conf=“” \`
  --logtostderr=false --log-dir=C:\\k\\logs

k8s version 1.29.2 on Windows Server 2022
`,
    facts: [
      ['kubernetesVersion', '1.29', 14],
      ['windowsRelease', 'ltsc2022', 14],
      ['kubelet.flag.cgroups-per-qos', 'true', 10],
    ],
    findings: [
      ['error', 'kubelet-cgroups', 10],
      ['error', 'flag-known', 8],
    ],
  },
  {
    id: 'utf-16-sc-qc',
    text: `SERVICE_NAME: kubelet\r
        TYPE               : 10  WIN32_OWN_PROCESS\r
        START_TYPE         : 2   AUTO_START\r
        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --config=C:\\k\\kubelet.yaml --kubeconfig=C:\\k\\config --container-runtime-endpoint=npipe:////./pipe/containerd-containerd --pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:3.9 --feature-gates=WindowsHostProcessContainers=true --node-ip=10.0.0.4\r
        DISPLAY_NAME       : kubelet\r
\r
C:\\>C:\\k\\kubelet.exe --version\r
Kubernetes v1.30.1\r
`,
    facts: [
      ['nodeIP', '10.0.0.4', 4],
      ['kubernetesRelease', '1.30.1', 8],
    ],
    findings: [['error', 'flag-feature-gates', 4]],
  },
  {
    id: 'aks-pool-command',
    text: `az aks nodepool add \\
  --resource-group rg1 --cluster-name aks1 \\
  --os-type Windows --os-sku Windows2019 \\
  --name npwin1 --node-count 2 \\
  --node-vm-size Standard_D2s_v3 \\
  --kubernetes-version 1.33.1 --max-pods 30
`,
    facts: [
      ['platform', 'aks', 1],
      ['windowsRelease', 'ltsc2019', 3],
    ],
    findings: [['error', 'aks-windows-host', 6]],
  },
  {
    id: 'eksctl-with-docker',
    text: `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata:
  name: windows-prod
  region: us-west-2
  version: '1.24'
nodeGroups:
  - name: windows-ng
    amiFamily: WindowsServer2019FullContainer
    minSize: 2
    containerRuntime: dockerd
    volumeSize: 100
`,
    facts: [
      ['kubernetesVersion', '1.24', 6],
      ['containerRuntime', 'docker', 11],
    ],
    findings: [['error', 'runtime-supported', 11]],
  },
  {
    id: 'files-under-rules',
    text: `=== C:\\k\\cni\\config\\cni.conf ===
{
  "name": "flannel.4096",
  "cniVersion": "0.3.0",
  "type": "flannel",
  "capabilities": {"dns": true},
  "delegate": {
    "type": "win-overlay",
    "policies": [
      {"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16","10.96.0.0/12"]}},
      {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "10.96.0.0/12", "NeedEncap": true}}
    ]
  }
}
=== kube-flannel-cfg net-conf.json ===
{
  "Network": "10.244.0.0/16",
  "Backend": { "Type": "vxlan", "VNI": 1, "Port": 8472 }
}
`,
    facts: [
      ['vni', 1, 18],
      ['cni.version', '0.3.0', 4],
    ],
    findings: [
      ['error', 'vxlan-vni', 18],
      ['error', 'vxlan-port', 18],
    ],
  },
  {
    id: 'node-newer-than-server',
    text: `ubuntu@ctl:~$ kubectl get node win-a -o yaml
apiVersion: v1
kind: Node
metadata:
  name: win-a
  labels:
    kubernetes.io/os: windows
    node.kubernetes.io/windows-build: 10.0.17763
spec:
  podCIDR: 10.244.2.0/24
  taints:
  - key: node.kubernetes.io/not-ready
    effect: NoSchedule
status:
  conditions:
  - type: Ready
    status: "False"
    reason: KubeletNotReady
    message: 'container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized'
  addresses:
  - type: InternalIP
    address: 10.0.0.5
  nodeInfo:
    kubeletVersion: v1.31.2
    osImage: Windows Server 2019 Datacenter
    kernelVersion: 10.0.17763.6414
    containerRuntimeVersion: containerd://1.7.22
    operatingSystem: windows
ubuntu@ctl:~$ kubectl version
Client Version: v1.30.0
Kustomize Version: v5.0.4
Server Version: v1.30.4
`,
    facts: [['controlPlaneVersion', '1.30', 32]],
    findings: [['warning', 'kubelet-version-skew', 24]],
  },
  {
    id: 'old-containerd',
    text: `PS C:\\k> .\\kubelet.exe --config C:\\k\\kubelet.yaml
E1122 11:02:33.518716    5108 run.go:74] "command failed" err="failed to run Kubelet: validate service connection: validate CRI v1 runtime API for endpoint \\"npipe:////./pipe/containerd-containerd\\": rpc error: code = Unimplemented desc = unknown service runtime.v1.RuntimeService"
PS C:\\k> containerd --version
containerd github.com/containerd/containerd v1.5.8 1e5ef943eb76627a6d3b6de8cff1ef6537f393a7
PS C:\\k> .\\kubelet --version
Kubernetes v1.26.0
`,
    facts: [['runtimeVersion', '1.5.8', 4]],
    findings: [['error', 'runtime-floor', 4]],
  },
  {
    id: 'nothing-wrong',
    text: `C:\\k>kubectl get nodes -o wide
NAME    STATUS   ROLES           AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
cp1     Ready    control-plane   10d   v1.33.4   10.0.0.10     <none>        Ubuntu 24.04.1 LTS               6.8.0-49-generic   containerd://1.7.27
win1    Ready    <none>          9d    v1.33.4   10.0.0.21     <none>        Windows Server 2022 Datacenter   10.0.20348.4052    containerd://1.7.27

C:\\k>sc qc kubelet
[SC] QueryServiceConfig SUCCESS

SERVICE_NAME: kubelet
        BINARY_PATH_NAME   : c:\\k\\kubelet.exe --windows-service --config=c:\\k\\kubelet-config.yaml --kubeconfig=c:\\k\\config --container-runtime-endpoint=npipe:////./pipe/containerd-containerd --hostname-override=win1 --cgroups-per-qos=false --enforce-node-allocatable= --resolv-conf=

Everything runs, but a pod can not resolve names from time to time. What should we collect?
`,
    facts: [
      ['nodeIP', '10.0.0.21', 4],
      ['kubelet.flag.resolv-conf', '', 10],
    ],
    findings: [],
    isClean: true,
  },
  {
    id: 'describe-node',
    text: `Hi all, my windows worker is NotReady since yesterday
> kubectl describe node devops1
Name:               devops1
Roles:              worker
Labels:             beta.kubernetes.io/arch=amd64
                    beta.kubernetes.io/os=windows
                    kubernetes.io/hostname=devops1
                    kubernetes.io/os=windows
                    node.kubernetes.io/windows-build=10.0.20348
Annotations:        kubeadm.alpha.kubernetes.io/cri-socket: npipe:////./pipe/containerd-containerd
CreationTimestamp:  Wed, 07 Feb 2024 18:07:36 +0100
Taints:             node.kubernetes.io/not-ready:NoExecute
                    node.kubernetes.io/not-ready:NoSchedule
Unschedulable:      false
Conditions:
  Type             Status  LastHeartbeatTime                 LastTransitionTime                Reason                       Message
  ----             ------  -----------------                 ------------------                ------                       -------
  MemoryPressure   False   Thu, 08 Feb 2024 11:55:40 +0100   Thu, 08 Feb 2024 10:55:40 +0100   KubeletHasSufficientMemory   kubelet has sufficient memory available
  Ready            False   Thu, 08 Feb 2024 11:55:40 +0100   Thu, 08 Feb 2024 10:55:40 +0100   KubeletNotReady              container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized
Addresses:
  InternalIP:  10.20.0.14
  Hostname:    devops1
System Info:
  Kernel Version:             10.0.20348.2159
  OS Image:                   Windows Server 2022 Standard
  Operating System:           windows
  Architecture:               amd64
  Container Runtime Version:  containerd://1.7.11
  Kubelet Version:            v1.28.4
  Kube-Proxy Version:         v1.28.4
PodCIDR:                      10.244.3.0/24
`,
    facts: [
      ['node.condition.Ready', 'False', 19],
      ['podCIDR', '10.244.3.0/24', 31],
    ],
    findings: [['warning', 'symptom-s-01', 19]],
  },
  {
    id: 'describe-pod',
    text: `\`\`\`
kubectl describe pod iis-7c4d
Name:         iis-7c4d
Node:         win-01/10.1.0.5
Containers:
  iis:
    Image:          mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022
    State:          Waiting
      Reason:       ImagePullBackOff
Events:
  Type     Reason     Age   From               Message
  ----     ------     ----  ----               -------
  Normal   Scheduled  60s   default-scheduler  Successfully assigned default/iis-7c4d to win-01
  Warning  Failed     10s   kubelet            Failed to pull image "mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022": rpc error: code = NotFound desc = failed to pull and unpack image: no match for platform in manifest: not found
\`\`\`
node is \`Windows Server 2019\`, kernel 10.0.17763.4252, k8s v1.26.4, containerd://1.6.20
`,
    facts: [
      ['image', 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022', 7],
      ['runtimeVersion', '1.6.20', 16],
    ],
    findings: [['warning', 'symptom-m-hcs-03', 14]],
  },
  {
    id: 'chinese',
    text: `各位好，Windows 节点上 Service 访问不通，kube-proxy 日志如下（Kubernetes 版本：v1.23.5，Windows Server 2019）：
I0318 09:27:33.944718   10164 proxier.go:1170] Hns LoadBalancer resource created for cluster ip resources 10.98.164.216, Id [37aa41cf-ff54-4626-9dd6-eb6eb236aaa1]
E0318 09:27:33.949724   10164 proxier.go:1190] Policy creation failed: hcnCreateLoadBalancer failed in Win32: The reference is invalid in the JSON document. (0x803b001c) {"Success":false,"Error":"JSON 文档中的参考无效。 A Reference is required","ErrorCode":2151350300}
谢谢！
`,
    facts: [
      ['kubernetesRelease', '1.23.5', 1],
      ['windowsRelease', 'ltsc2019', 1],
    ],
    findings: [['warning', 'symptom-m-net-17', 3]],
  },
  {
    id: 'wrapped',
    text: `  Warning  FailedCreatePodSandBox  10m                  kubelet, win-tplojsb0jn5  Failed to create pod
sandbox: rpc error: code = Unknown desc = failed to set up sandbox container "76e22248a4c4" network for
pod "kube-proxy-windows-j2chr": networkPlugin cni failed to set up pod
"kube-proxy-windows-j2chr_kube-system" network: error while GETHNSNewtorkByName(flannel.4096): Network
flannel.4096 not found

Kubernetes Version: v1.18.2
Windows Version: Windows Server 2019 with latest updates
`,
    facts: [['kubernetesVersion', '1.18', 7]],
    findings: [['warning', 'symptom-m-net-12', 4]],
  },
  {
    id: 'entities',
    text: `&lt;pre&gt;
apiVersion: v1
kind: Pod
metadata:
  name: hyperv-pod
spec:
  runtimeClassName: runhcs-wcow-hypervisor
  nodeSelector:
    kubernetes.io/os: windows
  containers:
  - name: a
    image: &quot;mcr.microsoft.com/windows/nanoserver:1809&quot;
&lt;/pre&gt;
  Warning  FailedCreatePodSandBox  4s (x3 over 30s)  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to get sandbox runtime: no runtime for "runhcs-wcow-hypervisor" is configured
containerd --version
containerd github.com/containerd/containerd v1.7.13 7c3aca7a610df76212171d200ca3811ff6096eb8
`,
    facts: [
      ['workload.runtimeClassName', 'runhcs-wcow-hypervisor', 7],
      ['runtimeVersion', '1.7.13', 16],
    ],
    findings: [['warning', 'symptom-m-cni-05', 14]],
  },
  {
    id: 'builds-differ',
    text: `Pod stuck in CrashLoopBackOff:
Error: failed to create containerd task: failed to create shim task: hcs::CreateComputeSystem 5e2d: The container operating system does not match the host operating system.: unknown
hcsshim::CreateComputeSystem 1a2b: The virtual machine or container exited unexpectedly. / (0xc0370106)
OS Name:                   Microsoft Windows Server 2019 Datacenter
OS Version:                10.0.17763 N/A Build 17763
image: mcr.microsoft.com/dotnet/aspnet:8.0-nanoserver-ltsc2022
`,
    facts: [
      ['imageRelease', 'ltsc2022', 6],
      ['windowsRelease', 'ltsc2019', 5],
    ],
    findings: [
      ['warning', 'symptom-m-hcs-02', 2],
      ['error', 'image-matches-host', 4],
    ],
  },
  {
    id: 'japanese',
    text: `Windows ノードでポッドが起動しません。イベントは以下の通りです。
Kubernetes バージョン: 1.30.2 / Windows Server 2022 / containerd 1.7.16
\`\`\`text
Warning  FailedCreatePodSandBox  5s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "b1": plugin type="flannel" name="flannel.4096" failed (add): loadFlannelSubnetEnv failed: open /run/flannel/subnet.env: The system cannot find the path specified.
\`\`\`
`,
    facts: [['kubernetesRelease', '1.30.2', 2]],
    findings: [['error', 'symptom-s-10', 4]],
  },
  {
    id: 'no-hypervisor',
    text: `PS C:\\> Get-WinEvent Microsoft-Windows-Hyper-V-Compute-Admin -MaxEvents 3

   ProviderName: Microsoft-Windows-Hyper-V-Compute

TimeCreated                     Id LevelDisplayName Message
-----------                     -- ---------------- -------
11/20/2023 9:12:01 AM        12010 Error            [web]: failed to create: The virtual machine could not be started because a required feature is not installed. (0x80370102)
PS C:\\> (Get-CimInstance Win32_ComputerSystem).HypervisorPresent; Get-WindowsFeature Hyper-V
False

Display Name                                            Name                       Install State
------------                                            ----                       -------------
[ ] Hyper-V                                             Hyper-V                        Available
`,
    facts: [['host.hypervisorPresent', 'False', 9]],
    findings: [['warning', 'symptom-m-hcs-04', 7]],
  },
  {
    id: 'port-taken',
    text: `E0404 10:10:10.000001    4242 proxier.go:1316] "Policy creation failed" err="hcnCreateLoadBalancer failed in Win32: The specified port already exists. (0x803b0013) {\\"Success\\":false,\\"Error\\":\\"The specified port already exists. \\",\\"ErrorCode\\":2151350291}"
`,
    facts: [],
    findings: [['warning', 'symptom-m-net-18', 1]],
  },
  {
    id: 'agent-before-proxy',
    text: `PS C:\\> Get-Content C:\\CalicoWindows\\logs\\tigera-node.err.log
2022-03-18 09:27:33.944 [FATAL][1234] startup/startup.go: Unable to set node resource configuration error=resource does not exist: Node(win1)
Warning  FailedCreatePodSandBox  kubelet  failed to setup network for sandbox: plugin type="calico" failed (add): Get "https://10.96.0.1:443/api/v1/namespaces/default": dial tcp 10.96.0.1:443: connectex: A connection attempt failed because the connected party did not properly respond
`,
    facts: [],
    findings: [['warning', 'symptom-s-23', 3]],
  },
  {
    id: 'no-source-vip',
    text: `I0513 11:01:02.333 server_windows.go "Unable to detect source vip"
F0513 11:01:02.444444    3300 server.go:499] open C:\\k\\sourceVip.json: The system cannot find the file specified.
E0513 proxier.go:123] source-vip flag not set
panic: runtime error: invalid memory address or nil pointer dereference
`,
    facts: [],
    findings: [['warning', 'symptom-s-14', 3]],
  },
  {
    id: 'joined-before',
    text: `PS C:\\k> kubeadm join 10.0.0.10:6443 --token abcdef.0123456789abcdef --discovery-token-ca-cert-hash sha256:1234 --cri-socket npipe:////./pipe/containerd-containerd
[preflight] Running pre-flight checks
error execution phase preflight: [preflight] Some fatal errors occurred:
        [ERROR CRI]: container runtime is not running: output: time="2023-03-01T10:00:00Z" level=fatal msg="validate service connection: CRI v1 runtime API is not implemented for endpoint"
        [ERROR FileAvailable--etc-kubernetes-pki-ca.crt]: \\etc\\kubernetes\\pki\\ca.crt already exists
`,
    facts: [['kubeadm.preflightError', 'CRI', 4]],
    findings: [['warning', 'symptom-m-kad-04', 5]],
  },
  {
    id: 'two-configurations',
    text: `-----config.conf-----
apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
mode: kernelspace
clusterCIDR: 10.244.0.0/16
winkernel:
  enableDSR: true
  networkName: vxlan0
  sourceVip: 10.244.1.2
featureGates:
  WinDSR: false
  WinOverlay: true
--- kubelet
kind: KubeletConfiguration
apiVersion: kubelet.config.k8s.io/v1beta1
cgroupsPerQOS: true
enforceNodeAllocatable: ["pods"]
resolvConf: ""
clusterDNS:
- 10.96.0.10
`,
    facts: [
      ['kubeProxy.config.winkernel.sourceVip', '10.244.1.2', 9],
      ['clusterDNS', '10.96.0.10', 20],
    ],
    findings: [],
  },
  {
    id: 'script-that-writes-the-cni-file',
    text: `Our set-up of the Windows node:

# runtime
curl.exe -OL https://github.com/containerd/containerd/releases/download/v1.6.6/containerd-1.6.6-windows-amd64.tar.gz
New-Item $Env:ProgramFiles\\containerd\\cni\\conf -Force -ItemType Directory | Out-Null
# plugins
curl.exe -OL https://github.com/containernetworking/plugins/releases/download/v0.9.0/cni-plugins-windows-amd64-v0.9.0.tgz
@"
{
  "name": "vxlan0",
  "cniVersion": "0.2.0",
  "type": "flannel",
  "capabilities": { "dns": true },
  "delegate": {
    "type": "win-overlay",
    "policies": []
  }
}
"@ | Out-File "$Env:ProgramFiles\\containerd\\cni\\conf\\10-flannel.conf" -Encoding ascii
`,
    facts: [
      ['cniPlugins.version', '0.9.0', 7],
      ['cniRelease', '0.9.0', 7],
      ['runtimeVersion', '1.6.6', 4],
      ['networkMode', 'overlay', 15],
    ],
    findings: [
      ['error', 'cni-api-version', 14],
      ['error', 'cni-release-runtime', 7],
    ],
  },
  {
    id: 'part-of-a-config-map',
    text: `This is what we changed:

\`\`\`
data:
  net-conf.json: |
    {
      "Network": "10.244.0.0/16",
      "Backend": {
        "Type": "vxlan",
        "VNI": 1
      }
    }
\`\`\`
`,
    facts: [
      ['clusterCIDR', '10.244.0.0/16', 7],
      ['vni', 1, 10],
    ],
    findings: [
      ['error', 'vxlan-vni', 10],
      ['error', 'flannel-vxlan-defaults', 9],
    ],
  },
  {
    id: 'template-with-versions',
    text: `What happened: the node stays NotReady.
container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized

- Kubernetes version (use kubectl version): {Major:"1", Minor:"29", GitVersion:"v1.29.3", GitCommit:"6813625b7cd706db5bc7388921be03071e1a492d"}
- Cloud provider or hardware configuration: bare metal
- CNI: Calico version: v3.27.0
`,
    facts: [
      ['controlPlaneVersion', '1.29', 4],
      ['platform', 'on-premises', 5],
      ['calico.version', '3.27.0', 6],
    ],
    findings: [['warning', 'symptom-s-01', 2]],
  },
  {
    id: 'log-of-calico',
    text: `2024-08-09 20:57:55.754 [INFO][14032] dataplane_windows.go 326: Found existing HNS network [&{Id:74519449-3C37-4F1B-9A1B-2EF76A4E3BD4 Name:Calico Type:Overlay NetworkAdapterName:}]
2024-08-09 20:57:55.760 [INFO][14032] startup.go 100: fine
`,
    facts: [
      ['cni', 'calico', 1],
      ['networkMode', 'overlay', 1],
    ],
    findings: [],
    isClean: true,
  },
  {
    id: 'objects-and-a-script-behind-a-command',
    text: `kubectl get ipamconfigurations default -o yaml
apiVersion: projectcalico.org/v3
kind: IPAMConfiguration
metadata:
  name: default
spec:
  strictAffinity: false

config.ps1:
Set-EnvVarIfNotSet -var "CALICO_NETWORKING_BACKEND" -defaultValue "vxlan"
`,
    facts: [['networkMode', 'overlay', 10]],
    findings: [['error', 'calico-for-windows', 7]],
  },
]
