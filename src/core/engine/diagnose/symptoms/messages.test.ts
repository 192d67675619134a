import { describe, expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

/** Messages in the form in which people paste them, and the rows that they must give. */
const messages: readonly (readonly [ids: readonly string[], text: string])[] = [
  [
    ['c-90', 'c-91'],
    '  Warning  FailedScheduling  10s   default-scheduler  0/4 nodes are available: 1 node(s) were unschedulable, 3 node(s) had volume node affinity conflict. preemption: 0/4 nodes are available: 4 Preemption is not helpful for scheduling.',
  ],
  [
    ['c-96'],
    "0/5 nodes are available: 1 node(s) had untolerated taint {node.cilium.io/agent-not-ready: true}, 4 node(s) didn't match Pod's node affinity/selector.",
  ],
  [['c-96'], 'Taints:             node.cilium.io/agent-not-ready=true:NoExecute'],
  [
    ['c-92'],
    "0/3 nodes are available: 1 node(s) didn't have free ports for the requested pod ports.",
  ],
  [
    ['c-93'],
    "0/3 nodes are available: 2 node(s) didn't match pod anti-affinity rules. preemption: 0/3 nodes are available",
  ],
  [['c-94'], '0/5 nodes are available: pod has unbound immediate PersistentVolumeClaims.'],
  [
    ['c-95'],
    "0/4 nodes are available: 2 Insufficient nvidia.com/gpu, 2 node(s) didn't match Pod's node affinity/selector.",
  ],
  [
    ['c-92'],
    "0/4 nodes are available: 1 node(s) didn't have free ports for the requested pod ports, 3 node(s) didn't match Pod's node affinity/selector.",
  ],
  [
    ['c-91'],
    "0/4 nodes are available: 2 node(s) didn't match Pod's node affinity/selector, 2 node(s) had volume node affinity conflict.",
  ],
  [
    ['m-klt-04'],
    "サービス 'kubelet' を開始できません (コンピューター '.')\nエラー 1053: そのサービスは",
  ],
  [
    ['m-net-13'],
    String.raw`time="2020-09-21T10:51:43.158867000Z" level=error msg="RunPodSandbox for &PodSandboxMetadata{Name:win-web-8fd4,Namespace:default,Attempt:0,} failed, error" error="failed to setup network for sandbox \"628103c7\": error while ProvisionEndpoint(628103c7_flannel.4096,F8BB52CA-0C53-4AAC-B148-BE41411A3227,628103c7): failed to find HNSEndpoint 628103c7_flannel.4096: Endpoint 628103c7_flannel.4096 not found"`,
  ],
  [
    ['m-net-13'],
    'Warning  FailedCreatePodSandBox  3m48s (x84 over 21m)  kubelet  (combined from similar events): Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "87f12bfc": plugin type="flannel" name="cbr0" failed (add): failed to delegate add: error while adding HNSEndpoint: failed to find HNSEndpoint 87f12bfc_cbr0: Endpoint 87f12bfc_cbr0 not found',
  ],
  [
    ['m-net-05'],
    `  Warning  FailedCreatePodSandBox  15s   kubelet, windows-node-group-rdt6  Failed create pod sandbox: rpc error: code = Unknown
desc = [failed to set up sandbox container "5a4a06b6" network for pod "web": NetworkPlugin cni failed to set up
 pod "web_default" network: error while ProvisionEndpoint(5a4a06b6_l2bridge,359CAE70,5a4a06b6): failed to create the
new HNSEndpoint: hnsCall failed in Win32: The object already exi
sts. (0x1392), failed to clean up sandbox container`,
  ],
  [
    ['m-net-18'],
    String.raw`E0302 11:02:03.000000 1234 proxier.go:1756] "Healthcheck loadbalancer policy creation failed" err="hcnCreateLoadBalancer failed in Win32: The specified port already exists. (0x803b0013) {\"Success\":false,\"Error\":\"The specified port already exists. \",\"ErrorCode\":2151350291}"`,
  ],
  [
    ['m-net-14'],
    String.raw`E1222 10:21:07.484910    5948 proxier.go:1202] "Policy creation failed" err="hcnCreateLoadBalancer failed in Win32: The switch-port was not found. (0x803b0007) {\"Success\":false,\"Error\":\"The switch-port was not found. \",\"ErrorCode\":2151350279}"`,
  ],
  [
    ['m-net-07'],
    '173410 May 09 18:41  Information kube-proxy  0 E0509 18:41:13.804062    3176 proxier.go:1034] Policy creation failed: hnsCall failed in Win32: The provided policy configuration is invalid or missing parameters. (0x803b000d)',
  ],
  [
    ['m-prx-06'],
    String.raw`E0409 13:34:04.794013    3560 proxier.go:998] "Source Vip endpoint creation failed" err="hcnCreateEndpoint failed in Win32: An address provided is invalid or reserved. (0x803b002f) {\"Success\":false,\"Error\":\"An address provided is invalid or reserved. \",\"ErrorCode\":2151350319}"`,
  ],
  [
    ['m-net-09'],
    String.raw`E0409 13:34:04.794013    3560 hns.go:120] hcnCreateEndpoint failed in Win32: An address provided is invalid or reserved. (0x803b002f)`,
  ],
  [
    ['m-net-06'],
    '  Warning  FailedCreatePodSandBox  39m  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "8e435625": hcnCreateNetwork failed in Win32: The parameter is incorrect. (0x57) {"Success":false,"Error":"The parameter is incorrect. ","ErrorCode":2147942487}',
  ],
  [
    ['m-net-17'],
    'E0318 19:55:57.547539    3808 proxier.go:1188] Policy creation failed: hcnCreateLoadBalancer failed in Win32: The reference is invalid in the JSON document. (0x803b001c) {"Success":false,"Error":"The reference is invalid in the JSON document. A Reference is required","ErrorCode":2151350300}',
  ],
  [
    ['m-prx-12'],
    `panic: runtime error: invalid memory address or nil pointer dereference
[signal 0xc0000005 code=0x0 addr=0x10 pc=0x1b3d2a6]

goroutine 112 [running]:
k8s.io/kubernetes/pkg/proxy/winkernel.(*Proxier).syncProxyRules(0xc0003ae000)
	/go/src/k8s.io/kubernetes/pkg/proxy/winkernel/proxier.go:1210 +0x1a06`,
  ],
  [
    ['m-hcs-01'],
    'Start() error: container web encountered an error during Start: failure in a Windows system call: The compute system exited unexpectedly. (0xc0370106)',
  ],
  [
    ['m-hcs-02'],
    `docker.exe: Error response from daemon: CreateComputeSystem af1a50df: The container operating system does not match the
host operating system.
(extra info: {"SystemType":"Container","Name":"af1a50df","Owner":"docker","IgnoreFlushesDuringBoot":true})`,
  ],
  [
    ['m-hcs-02'],
    String.raw`{"message":"hcsshim::CreateComputeSystem 620bdba9: The container operating system does not match the host operating system.\n(extra info: {\"SystemType\":\"Container\"})"}`,
  ],
  [
    ['s-12'],
    'E0413 13:08:10.312301   26404 run.go:74] "command failed" err="failed to parse kubelet flag: unknown flag: --logtostderr"',
  ],
  [
    ['s-27'],
    'E0413 13:04:30.849556   66952 run.go:74] "command failed" err="failed to validate kubelet configuration, error: [invalid configuration: EnforceNodeAllocatable (--enforce-node-allocatable) [pods] is not supported on Windows], path: &TypeMeta{Kind:,APIVersion:,}"',
  ],
  [
    ['s-27'],
    'E0611 07:21:09.118452    4988 run.go:74] "command failed" err="failed to validate kubelet configuration, error: [invalid configuration: enforceNodeAllocatable (--enforce-node-allocatable) is not supported unless cgroupsPerQOS (--cgroups-per-qos) is set to true, invalid configuration: EnforceNodeAllocatable (--enforce-node-allocatable) [pods] is not supported on Windows]"',
  ],
  [
    ['m-klt-25'],
    'E0611 07:21:09.118452    4988 run.go:74] "command failed" err="failed to validate kubelet configuration, error: invalid configuration: enforceNodeAllocatable (--enforce-node-allocatable) is not supported unless cgroupsPerQOS (--cgroups-per-qos) is set to true"',
  ],
  [
    ['m-klt-14'],
    'Apr 17 22:26:44.420580 node-1 kubelet[2342]: Error: failed to set feature gates from initial flags-based config: unrecognized feature gate: WindowsGMSA',
  ],
  [
    ['s-11'],
    'The HTTP call equal to \'curl -sSL http://localhost:10248/healthz\' failed with error: Get "http://localhost:10248/healthz": dial tcp [::1]:10248: connectex: No connection could be made because the target machine actively refused it.',
  ],
  [
    ['m-net-44'],
    `I0311 02:52:17.577710    3736 main.go:210] Could not find valid interface matching 192.168.1.212: error looking up interface 192.168.1.212: Interface not found: 192.168.1.212
E0311 02:52:17.577710    3736 main.go:234] Failed to find interface to use that matches the interfaces and/or regexes provided`,
  ],
  [
    ['m-net-46'],
    'E0125 06:16:56.223516   11888 main.go:332] Error registering network: failed to enable forwarding on vEthernet (Ethernet0) index 5: error: exit status 1 while running the command',
  ],
  [
    ['m-net-42'],
    'E0306 16:43:21.218797 2576 main.go:289] Error registering network: Cannot find network with Management IP 10.0.0.4.',
  ],
  [
    ['s-08'],
    'E0306 16:43:21.218797 2576 main.go:289] Error registering network: failed to acquire lease: node "win-1" pod cidr not assigned',
  ],
  [
    ['s-10'],
    String.raw`Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "07e176b2": plugin type="flannel" failed (add): loadFlannelSubnetEnv failed: open \run\flannel\subnet.env: The system cannot find the path specified.`,
  ],
  [
    ['s-28'],
    String.raw`failed to setup network for sandbox \"9d2\": plugin type=\"nat\" name=\"nat\" failed (add): hcnCreateNetwork failed in Win32: The object already exists. (0x1392) {\"Success\":false,\"Error\":\"The object already exists. \",\"ErrorCode\":2147947410}`,
  ],
  [
    ['m-hcs-12'],
    String.raw`failed to extract layer sha256:59bf1c35: hcsshim::ProcessBaseLayer \\?\C:\ProgramData\containerd\root\io.containerd.snapshotter.v1.windows\snapshots\25: The system cannot find the path specified.: unknown`,
  ],
  [
    ['m-hcs-13'],
    String.raw`re-exec error: exit status 1: output: time="2018-10-17T17:16:40+03:00" level=error msg="hcsshim::ImportLayer failed in Win32: The system cannot find the path specified. (0x3) layerId=\\\\?\\C:\\ProgramData\\Docker\\windowsfilter\\d9c80f6b flavour=1"`,
  ],
  [
    ['m-hcs-13'],
    String.raw`re-exec error:
exit status 1: output: time="2018-10-17T17:16:40+03:00" level=error msg="hcsshim::ImportLayer failed in Win32:
 The system cannot find the path specified. (0x3) layerId=\\\\?\\C:\\ProgramData\\Docker"`,
  ],
  [
    ['m-sto-03'],
    String.raw`FailedMount  3s (x6 over 29s)  kubelet  MountVolume.MountDevice failed for volume "pvc-34f4" : rpc error: code = Internal desc = volume(pvc-34f4) failed with smb mapping failed with error: rpc error: code = Unknown desc = NewSmbGlobalMapping failed. output: "New-SmbGlobalMapping : The network path was not found. \r\nAt line:1 char:190\r\n+ ... FullyQualifiedErrorId : Windows System Error 53,New-SmbGlobalMapping\r\n", err: exit status 1`,
  ],
  [
    ['m-sto-03', 'm-exc-01'],
    String.raw`1672 utils.go:81] GRPC error: rpc error: code = Internal desc = volume(x) mount \\acc.file.core.windows.net\pvc on \var\lib\kubelet\plugins failed with NewSmbGlobalMapping failed. output: "", err: exit status 0xc0000142`,
  ],
  [
    ['m-prx-18'],
    `E0628 16:57:08.673912    1180 hnsV2.go:36] Network Id  not found
E0628 16:57:08.673912    1180 proxier.go:564] Unable to find HNS Network specified by cbr0. Please check network name and CNI deployment`,
  ],
  [
    ['m-prx-18'],
    'F0518 14:24:32.251322    2656 proxier.go:477] Unable to find Hns Network speficied by cbr0. Please check environment variable KUBE_NETWORK\nF0518 14:24:33.251322 2656 proxier.go:477] Unable to find Hns Network specified by cbr0. Please check environment variable KUBE_NETWORK',
  ],
  [
    ['m-klt-44'],
    String.raw`E0219 10:11:12.334444    4120 run.go:74] "command failed" err="failed to run Kubelet: unable to determine runtime API version: rpc error: code = Unavailable desc = connection error: desc = \"transport: error while dialing dial npipe:////./pipe/dockershim: open //./pipe/dockershim: The system cannot find the file specified.\""`,
  ],
  [
    ['m-gms-09'],
    `PS C:\\> nltest /sc_verify:corp.example
I_NetLogonControl failed: Status = 1722 0x6ba RPC_S_SERVER_UNAVAILABLE`,
  ],
  [['ev-01'], 'Warning  FailedPostStartHook  8s (x3 over 40s)  kubelet  PostStartHook failed'],
  [
    ['ev-02'],
    "Warning  OutOfpods  12s  kubelet  Node didn't have enough resource: pods, requested: 1, used: 30, capacity: 30",
  ],
  [
    ['ev-03'],
    "Warning  NodeAffinity  5s  kubelet  Predicate NodeAffinity failed: node(s) didn't match Pod's node affinity/selector",
  ],
  [
    ['ev-06'],
    'Warning  UnexpectedAdmissionError  2m  kubelet  Allocate failed due to requested number of devices unavailable for microsoft.com/directx. Requested: 1, Available: 0, which is unexpected',
  ],
  [
    ['ev-04'],
    'Warning  FailedCreate  3s (x14 over 44s)  daemonset-controller  Error creating: pods "web-" is forbidden: error looking up service account shop/web: serviceaccount "web" not found',
  ],
  [
    ['e-31'],
    `3s  Warning  InspectFailed  pod/web  Failed to apply default image tag "REGISTRY/web: v1": couldn't parse image name "REGISTRY/web: v1": invalid reference format`,
  ],
  [
    ['m-gms-09'],
    `Trusted DC Name
Trusted DC Connection Status Status = 1722 0x6ba RPC_S_SERVER_UNAVAILABLE
The command completed successfully`,
  ],
  [
    ['c-89'],
    'PS C:\\> kubectl logs kube-proxy-windows-x7\nWaiting for CNI file...\nWaiting for CNI file...',
  ],
  [
    ['m-net-03'],
    String.raw`2021/05/12 02:19:52 [1356] [net] Failed to delete endpoint 1ab00986-eth0, err:Failed to remove hcn endpoint: d3f5213b from namespace: c8d629dc due to error: hcnOpenNamespace failed in Win32: Element not found. (0x490) {"Success":false,"Error":"Element not found. ","ErrorCode":2147943568}.`,
  ],
  [
    ['m-net-03'],
    'Failed create pod sandbox: rpc error: code = Unknown desc = NetworkPlugin cni failed to set up pod "api-777f_default" network: Failed to create endpoint: HNS failed with error : Element not found.',
  ],
  [
    ['m-net-35'],
    String.raw`NetworkPlugin cni failed to set up pod "pdf-5956_default" network: netplugin failed but error parsing its diagnostic message "{\n \"cniVersion\": \"0.3.0\",\n \"interfaces\": [\n {\n \"name\": \"eth0\"\n }\n ]}"`,
  ],
  [
    ['eks-x-label'],
    'Failed create pod sandbox: rpc error: code = Unknown desc = [failed to set up sandbox container "5b5faf43" network for pod "web-zzbq6": NetworkPlugin cni failed to set up pod "web-zzbq6_shop" network: failed to parse Kubernetes args: pod does not have label vpc.amazonaws.com/PrivateIPv4Address]',
  ],
  [
    ['m-klt-20'],
    "0/4 nodes are available: 2 Insufficient vpc.amazonaws.com/PrivateIPv4Address, 2 node(s) didn't match node selector.",
  ],
  [
    ['m-klt-06'],
    String.raw`E0801 10:00:01.000000 900 remote_runtime.go:86] "Version from runtime service failed" err="rpc error: code = Unavailable desc = connection error: desc = \"transport: Error while dialing open //./pipe/containerd-containerd: The system cannot find the file specified.\""`,
  ],
  [
    ['s-22'],
    'validate service connection: CRI v1 runtime API is not implemented for endpoint "npipe:////./pipe/containerd-containerd": rpc error: code = Unimplemented desc = unknown service runtime.v1.RuntimeService',
  ],
  [
    ['s-07'],
    `E0703 09:12:45.100000 2412 kubelet_node_status.go:94] "Unable to register node with API server" err="nodes \\"win-1\\" is forbidden: node \\"WIN-1\\" is not allowed to modify node \\"win-1\\"" node="win-1"`,
  ],
  [
    ['s-15'],
    'E0110 12:00:00.000000 3000 reflector.go:140] Failed to watch *v1.EndpointSlice: failed to list *v1.EndpointSlice: endpointslices.discovery.k8s.io is forbidden: User "system:node:win-1" cannot list resource "endpointslices" in API group "discovery.k8s.io" at the cluster scope',
  ],
  [
    ['s-09'],
    'E0822 07:00:00.000000 4 main.go:228] Failed to create SubnetManager: error waiting for nodeController to sync state: timed out waiting for the condition',
  ],
  [
    ['s-29'],
    'E0822 07:00:00.000000 4 main.go:300] Error registering network: invalid VXLAN backend config. VNI [1] must be greater than or equal to 4096 on Windows',
  ],
  [['s-29'], 'failed to create vxlan: VNI [1] must be greater than or equal to 4096 on Windows'],
  [['s-29'], 'Error registering network: Port [8472] is not supported on Windows'],
  [
    ['m-hcs-09'],
    'Error: failed to create containerd task: failed to create shim task: hcs::CreateComputeSystem web: The directory name is invalid.: unknown',
  ],
  [
    ['m-hcs-04'],
    'failed to start sandbox container task "a": hcs::CreateComputeSystem a@vm: The virtual machine could not be started because a required feature is not installed.: unknown',
  ],
  [
    ['m-hpc-01'],
    'Error: failed to create containerd task: failed to create shim task: failed to create user process token: failed to logon user: Access is denied.: unknown',
  ],
  [
    ['m-cni-05'],
    'Failed to create pod sandbox: rpc error: code = Unknown desc = failed to get sandbox runtime: no runtime for "runhcs-wcow-hypervisor" is configured',
  ],
  [
    ['m-cni-02'],
    String.raw`failed to setup network for sandbox "a": failed to find plugin "sdnbridge" in path [C:\\Program Files\\containerd\\cni\\bin]`,
  ],
  [
    ['m-net-34'],
    'plugin type="win-bridge" failed (add): failed to allocate for range 0: no IP addresses available in range set: 10.244.3.1-10.244.3.254',
  ],
  [
    ['m-klt-11'],
    'Warning  FailedCreatePodSandBox  30s (x12 over 4m)  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to reserve sandbox name "web_default_1": name "web_default_1" is reserved for "0c0ffee"',
  ],
  [
    ['m-klt-08'],
    'Error from server: Get "https://10.0.0.7:10250/containerLogs/default/web/iis": dial tcp 10.0.0.7:10250: i/o timeout',
  ],
  [
    ['m-hcs-03'],
    'Failed to pull image "nginx:1.25": rpc error: code = NotFound desc = failed to pull and unpack image "docker.io/library/nginx:1.25": no match for platform in manifest: not found',
  ],
  [
    ['m-exc-01'],
    `    Last State:     Terminated
      Reason:       Error
      Exit Code:    3221225781`,
  ],
  [
    ['m-net-39'],
    '2023-05-04 11:00:00.000 [ERROR][4242] startup.go 12: HNS network lost its management IP, exiting',
  ],
  [
    ['aks-x-profile'],
    '(WindowsProfileMissing) Windows profile definition is missing for the cluster.',
  ],
  [
    ['r-08'],
    String.raw`E0304 10:00:00.000000    4321 remote_runtime.go:343] "StartContainer from runtime service failed" err="rpc error: code = Unknown desc = failed to create containerd task: failed to create shim task: hcs::System::CreateProcess 2d3a: The system cannot find the file specified.: unknown" containerID="2d3a"`,
  ],
  [
    ['r-08'],
    `docker: Error response from daemon: container 4a8f encountered an error during hcsshim::System::CreateProcess: failure
in a Windows system call: The system cannot find the file specified. (0x2)
[Event Detail:  Provider: 00000000-0000-0000-0000-000000000000]`,
  ],
  [
    ['r-08'],
    String.raw`time="2021-11-30T08:28:03.003272900Z" level=error msg=Span duration=266.758ms error="The system cannot find the file specified." name=HcsCreateProcess result="{\"Error\":-2147024894,\"ErrorMessage\":\"The system cannot find the file specified.\"}"`,
  ],
  [
    ['s-29'],
    `E0304 10:00:00.000000    4321 main.go:330] Error registering network: invalid VXLAN backend config. VNI
[1] must be greater than or equal to 4096 on Windows`,
  ],
  [
    ['r-09'],
    'F0304 10:00:00.000000    4321 server.go:265] failed to run Kubelet: unable to load bootstrap kubeconfig: stat C:\\etc\\kubernetes\\bootstrap-kubelet.conf: The system cannot find the file specified.',
  ],
  [
    ['r-09'],
    'E0304 10:00:00.000000    4321 run.go:74] "command failed" err="failed to run Kubelet: unable to load bootstrap kubeconfig: stat /etc/kubernetes/bootstrap-kubelet.conf: The system cannot find the path specified."',
  ],
  [
    ['r-10'],
    String.raw`E0304 10:00:00.000000    4321 run.go:72] "command failed" err="failed to load kubelet config file, path: /var/lib/kubelet/config.yaml, error: failed to load Kubelet config file /var/lib/kubelet/config.yaml, error failed to read kubelet config file \"/var/lib/kubelet/config.yaml\", error: open /var/lib/kubelet/config.yaml: The system cannot find the path specified."`,
  ],
  [
    ['r-11'],
    'F0428 21:54:37.069887    1624 server.go:254] unable to load client CA file C:\\var\\lib\\kubelet\\etc\\kubernetes\\pki\\ca.crt: open C:\\var\\lib\\kubelet\\etc\\kubernetes\\pki\\ca.crt: The system cannot find the path specified.',
  ],
  [
    ['r-12'],
    'F0106 11:58:32.006122   17508 server.go:269] failed to run Kubelet: misconfiguration: kubelet cgroup driver: "systemd" is different from docker cgroup driver: "cgroupfs"',
  ],
  [
    ['r-13'],
    `  Warning  FailedMount  5m42s  kubelet  MountVolume.SetUp failed for volume "kube-api-access-8wz64" : chown c:\\var\\lib\\kubelet\\pods\\a07e
\\volumes\\kubernetes.io~projected\\kube-api-access-8wz64\\..2023_08_07\\token: not supported by
 windows`,
  ],
  [
    ['r-14'],
    'E0304 10:00:00.000000    4321 main.go:217] Failed to create SubnetManager: env variables POD_NAME and POD_NAMESPACE must be set',
  ],
  [
    ['r-15'],
    String.raw`containerd: failed to load TOML: C:\Program Files\containerd\config.toml: (8, 13): invalid escape sequence: \k`,
  ],
  [['r-15'], "containerd: Near line 0 (last key parsed ''): bare keys cannot contain 'ÿ'"],
  [
    ['r-16'],
    'containerd: containerd config version `3` is not supported, the max version is `2`, use `containerd config default` to generate a new config or manually revert to version `2`',
  ],
  [
    ['r-17'],
    String.raw`time="2024-03-04T10:00:00Z" level=error msg="failed to reload cni configuration" error="cni config load failed: failed to load CNI config file C:\\etc\\cni\\net.d\\10-flannel.conf: error parsing configuration: invalid character 'ï' looking for beginning of value: invalid cni config: failed to load cni config"`,
  ],
  [
    ['r-18'],
    String.raw`{"level":"error","error":"cni config load failed: failed to load CNI config list file C:\\etc\\cni\\net.d\\10-flannel.conflist: error parsing configuration list: no 'plugins' key: invalid cni config: failed to load cni config"}`,
  ],
  [
    ['r-19'],
    'failed to run Kubelet: failed to get docker version: error during connect: Get "http://%2F%2F.%2Fpipe%2Fdocker_engine/v1.24/version": open //./pipe/docker_engine: The system cannot find the file specified. In the default daemon configuration on Windows, the docker client must be run elevated to connect.',
  ],
  [
    ['r-20'],
    String.raw`E0315 10:22:16.244956    4764 pod_workers.go:1256] "Error syncing pod, skipping" err="failed to \"CreatePodSandbox\" for \"web_default(5abb)\" with CreatePodSandboxError: \"Failed to generate sandbox config for pod \\\"web_default(5abb)\\\": Unexpected resolver config value: \\\"/run/systemd/resolve/resolv.conf\\\". Expected \\\"\\\", \\\"Host\\\", or a path to an existing resolv.conf file.\"" pod="default/web"`,
  ],
  [
    ['r-21'],
    'error execution phase preflight: couldn\'t validate the identity of the API Server: could not find a JWS signature in the cluster-info ConfigMap for token ID "abcdef"',
  ],
  [
    ['r-22'],
    'Error from server: Get "https://10.0.0.5:10250/containerLogs/default/web/web?follow=true": remote error: tls: internal error',
  ],
  [
    ['s-05'],
    'E0304 10:00:00.000000    4321 certificate_manager.go:471] kubernetes.io/kube-apiserver-client-kubelet: certificate request was not signed: timed out waiting for the condition',
  ],
  [
    ['r-23'],
    String.raw`time="2024-03-04T10:00:00Z" level=warning msg="failed to load plugin io.containerd.grpc.v1.cri" error="invalid plugin config: no corresponding runtime configured in ${'`'}containerd.runtimes${'`'} for ${'`'}containerd${'`'} ${'`'}default_runtime_name = \"runc\""`,
  ],
  [
    ['r-23'],
    'level=error msg="failed to load plugin" error="invalid plugin config: `mirrors` cannot be set when `config_path` is provided"',
  ],
  [
    ['r-24'],
    '27m Warning FailedCreatePodSandBox pod/a Failed to create pod sandbox: rpc error: code = Unknown desc = failed to start sandbox container for pod "a": Error response from daemon: hcsshim::PrepareLayer - failed failed in Win32: The device is not ready. (0x15)',
  ],
  [
    ['r-25'],
    'FailedCreatePodSandBox: failed to start sandbox container for pod "t": Error response from daemon: container 2b encountered an error during hcsshim::System::CreateProcess: failure in a Windows system call: The user name or password is incorrect. (0x52e) extra info: {"CommandLine":"cmd /S /C pauseloop.exe","User":"0"}',
  ],
  [
    ['r-26'],
    '2021/04/15 00:12:02 [8076] Failed to initialize key-value store of network plugin, err:timed out locking store.',
  ],
  [
    ['r-27'],
    'F0514 12:15:34.000000   17678 server.go:233] failed to run Kubelet: cannot create certificate signing request: Unauthorized',
  ],
  [
    ['r-35'],
    String.raw`E0914 10:11:12.000113    3100 main.go:232] Failed to create SubnetManager: unable to create k8s config: Error loading config file "C:\k\config": couldn't get version/kind; json parse error: json: cannot unmarshal string into Go value`,
  ],
  [
    ['r-35'],
    String.raw`E0914 10:11:12.000113    3100 run.go:74] "command failed" err="failed to run Kubelet: invalid kubeconfig: error loading config file \"C:\\k\\config\": yaml: control characters are not allowed"`,
  ],
  [
    ['r-36'],
    'E0520 10:55:20.468237       1 main.go:251] Failed to create SubnetManager: failed to read net conf: open /etc/kube-flannel/net-conf.json: no such file or directory',
  ],
  [
    ['r-36'],
    "E0520 10:55:20.468237       1 main.go:251] Failed to create SubnetManager: error parsing subnet config: invalid character '}' looking for beginning of object key string",
  ],
  [
    ['r-37'],
    String.raw`error killing pod: failed to "KillPodSandbox" for "5d2f" with KillPodSandboxError: "rpc error: code = Unknown desc = failed to destroy network for sandbox \"8ab1\": plugin type=\"flannel\" failed (delete): failed to parse netconf: unexpected end of JSON input"`,
  ],
  [['r-38'], '{containerd exited: exec: "containerd": executable file not found in %PATH%}'],
  [
    ['r-39'],
    'time="2025-02-03T04:05:06Z" level=info msg="Waiting for containerd startup: rpc error: code = Unavailable desc = connection error: desc = \\"transport: Error while dialing: open //./pipe/containerd-containerd: The system cannot find the file specified.\\""',
  ],
  [
    ['r-40'],
    'time="2025-02-03T04:05:06Z" level=info msg="Waiting to retrieve agent configuration; server is not ready: Node password rejected, duplicate hostname or contents of \'/etc/rancher/node/password\' may not match server node-passwd entry"',
  ],
  [
    ['m-klt-21'],
    'failed to parse Kubernetes args: invalid IPAddress 10.1.2 from pod label vpc.amazonaws.com/PrivateIPv4Address',
  ],
  [
    ['r-42'],
    String.raw`NetworkPlugin cni failed to set up pod "shop-1_default" network: Failed to allocate pool: Failed to delegate: netplugin failed but error parsing its diagnostic message "Failed to start IPAM plugin, err:invalid character '\\x00' looking for beginning of value.\n": invalid character 'F' looking for beginning of value`,
  ],
  [
    ['m-net-35'],
    `NetworkPlugin cni failed to set up pod "shop-1_default" network: netplugin failed but error parsing its diagnostic message "": unexpected end of JSON input`,
  ],
  [
    ['r-43'],
    'rpc error: code = Unknown desc = failed to start containerd task "34": hcs::System::CreateProcess 34: The parameter is incorrect.: unknown',
  ],
  [['r-41'], 'time="2025-02-03T04:05:06Z" level=fatal msg="unsupported CNI cilium"'],
  [
    ['eks-x-label'],
    'networkPlugin cni failed to set up pod "shop-1_sandbox" network: failed to parse Kubernetes args: pod does not have label vpc.amazonaws.com/PrivateIPv4Address',
  ],
  [
    ['r-34'],
    'E0312 00:42:58.291499     684 main.go:300] Error fetching backend: unknown backend type: vxlan',
  ],
  [
    ['r-32'],
    'E0420 18:31:48.942744    2888 main.go:204] Failed to find any valid interface to use: failed to get default interface: no index found for interface ""',
  ],
  [
    ['r-33'],
    'W0702 02:58:59.564215    1964 proxier.go:465] clusterCIDR not specified, unable to distinguish between internal and external traffic',
  ],
  [
    ['r-28'],
    String.raw`run.go:72] "command failed" err="failed to run Kubelet: protocol \"unix\" not supported"`,
  ],
  [
    ['r-29'],
    'Creating a symlink "/app/steps/0": symlink \\app\\steps\\hello /app/steps/0: A required privilege is not held by the client.',
  ],
  [
    ['r-30'],
    '    Last State:     Terminated\n      Reason:       Error\n      Exit Code:    3762504530',
  ],
  [['r-30'], '{"log":"container died","exitCode":-532462766}'],
  [['r-31'], 'I_NetLogonControl failed: Status = 1355 0x54b ERROR_NO_SUCH_DOMAIN'],
  [
    ['r-31'],
    'Test-ComputerSecureChannel : The specified domain either does not exist or could not be contacted.',
  ],
  [
    ['m-sch-01'],
    '0/3 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }, 2 node(s) had untolerated taint {dedicated: windows}.',
  ],
  [['m-sch-01'], "0/2 nodes are available: 2 node(s) had taints that the pod didn't tolerate."],
  [
    ['c-01'],
    String.raw`time="2024-05-01T08:00:00Z" level=warning msg="failed to load plugin" error="D:\\ctrd\\io.containerd.snapshotter.v1.windows is not on an NTFS volume - only NTFS volumes are supported: invalid argument"`,
  ],
  [
    ['c-13'],
    '  Warning  Failed  3s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to create user process token: failed to create local account for container: failed to create user 2b8bdb47d92e98b80d5f: Access is denied.: unknown',
  ],
  [
    ['c-12'],
    String.raw`Error: failed to start containerd task "agent": failed to get application name from commandline "\"C:\\agent.exe -a": no ending quotation mark found in command: unknown`,
  ],
  [
    ['c-20'],
    'E0311 09:00:01.000000 4000 server.go:500] "Error running ProxyServer" err="platform does not support feature Direct Server Return (DSR)"',
  ],
  [
    ['m-net-12'],
    'Failed to create pod sandbox: plugin type="win-overlay" name="pods" failed (add): network pods is not found',
  ],
  [
    ['c-38'],
    "0/4 nodes are available: 1 Insufficient cpu, 1 Insufficient microsoft.com/directx, 2 node(s) didn't match Pod's node affinity/selector.",
  ],
  [
    ['c-38'],
    "Warning  FailedScheduling  9s  default-scheduler  0/4 nodes are available: 1 Insufficient memory, 3 node(s) didn't match Pod's node affinity/selector.",
  ],
  [
    ['m-klt-04'],
    `<Event xmlns="http://schemas.microsoft.com/win/2004/08/events/event">
  <System>
    <Provider Name="Service Control Manager" />
    <EventID Qualifiers="49152">7000</EventID>
  </System>
  <EventData><Data Name="param1">kubelet</Data><Data Name="param2">%%1053</Data></EventData>
</Event>`,
  ],
  [
    ['m-klt-04'],
    `InstanceId    : 3221232472
Message       : Le service containerd n’a pas pu démarrer en raison de l’erreur :
                %%1053`,
  ],
  [
    ['c-42'],
    '<Event><System><Provider Name="Service Control Manager"/><EventID>7034</EventID></System><EventData><Data Name="param1">kube-proxy</Data><Data Name="param2">2</Data></EventData></Event>',
  ],
  [
    ['c-45'],
    String.raw`E0611 02:14:05.1    4120 container_log_manager.go:259] "Failed to rotate log for container" err="failed to compress log \"\\\\var\\\\log\\\\pods\\\\shop_web_1\\\\web\\\\0.log.20240611-021400\": failed to rename \"0.log.20240611-021400.tmp\" to \"0.log.20240611-021400.gz\": The process cannot access the file because it is being used by another process."`,
  ],
  [
    ['c-46'],
    String.raw`E0611 02:14:05.1 2040 remote_runtime.go:296] RemoveContainer "4be2" from runtime service failed: rpc error: code = Unknown desc = failed to remove container "4be2": Error response from daemon: unable to remove filesystem for 4be2: CreateFile D:\docker\containers\4be2\4be2-json.log.2: Access is denied.`,
  ],
  [
    ['c-47'],
    String.raw`Failed to log msg "" for logger json-file: error removing oldest log file: remove D:\docker\containers\4be2\4be2-json.log.1: The process cannot access the file because it is being used by another process.`,
  ],
  [
    ['c-48'],
    '2024-02-11 09:10:11.183 [ERROR][3112] startup/startup.go 115: Unable to ensure datastore is migrated. error=unable to query ClusterInformation to determine Calico version: Get "https://10.96.0.1:443/apis/crd.projectcalico.org/v1/clusterinformations/default": dial tcp 10.96.0.1:443: i/o timeout',
  ],
  [
    ['c-49'],
    'plugin type="calico" name="Calico" failed (add): host must be a URL or a host:port pair: "https://:443"',
  ],
  [
    ['c-50'],
    '{"level":"debug","logger":"controller.windowsmachine","msg":"invalid Machine","name":"win-7","error":"no IP addresses defined"}',
  ],
  [
    ['c-51'],
    '  Warning  Unhealthy  4s (x3 over 24s)  kubelet  Readiness probe errored: rpc error: code = DeadlineExceeded desc = failed to exec in container: timeout 1s exceeded: context deadline exceeded',
  ],
  [
    ['c-52'],
    'fatal: Error starting daemon: Error initializing network controller: Error creating default network: HNS failed with error : Unspecified error',
  ],
  [
    ['c-53'],
    'googleapi: Error 400: Creation of node pools using node images based on Docker container runtimes is not supported in GKE v1.24., badRequest',
  ],
  [
    ['m-net-08'],
    'Warning  FailedCreatePodSandBox  4s  kubelet  error while adding HostComputeEndpoint: hcnCreateEndpoint failed in Win32: L’adresse IP n’est pas valide ou ne fait partie d’aucun sous-réseau configuré. (0x803b001e)',
  ],
  [
    ['c-54'],
    'Warning  FailedCreatePodSandBox  9s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "7b11": failed to parse netns 0d3f6a52-8a42-44d5-9e1c-3c8a3f0a7b21',
  ],
  [
    ['c-55'],
    'E0611 02:14:05.1    4120 node.go:152] Failed to retrieve node info: Get "https://127.0.0.1:6443/api/v1/nodes/win-7": dial tcp 127.0.0.1:6443: connectex: No connection could be made because the target machine actively refused it.',
  ],
  [
    ['c-56'],
    'E0611 02:14:05.1    4120 reflector.go:158] "Unhandled Error" err="failed to list *v1.Service: Get \\"https://10.0.0.4:6443/api/v1/services\\": dial tcp 10.0.0.4:6443: connectex: A socket operation was attempted to an unreachable network."',
  ],
  [['c-57'], '[ERROR] no matching manifest for linux/arm64 in the manifest list entries'],
  [
    ['c-58'],
    'time="2024-02-01T10:00:00+01:00" level=fatal msg="`buildctl` needs to be installed and `buildkitd` needs to be running, see https://github.com/moby/buildkit: only linux and freebsd are supported"',
  ],
  [
    ['c-59'],
    '[ERROR] failed to solve: failed to prepare sha256:aa11 as k2j: failed to create scratch layer: no parent layers present: unknown',
  ],
  [
    ['c-60'],
    `Get-Content : Cannot find path 'C:\\hpc\\var\\lib\\kube-proxy\\kubeconfig.conf' because it does not exist.
At C:\\hpc\\kube-proxy\\start.ps1:56 char:3`,
  ],
  [
    ['c-61'],
    '2024-02-11 09:10:11.183 [WARNING][3112] felix/endpoint_mgr.go 330: Failed to look up one or more HNS endpoints; will schedule a retry',
  ],
  [
    ['c-57'],
    'failed to extract layer sha256:77aa: link /var/lib/desktop-containerd/daemon/io.containerd.snapshotter.v1.overlayfs/snapshots/9/fs/Files/Windows/a.dll /var/lib/b.dll: no such file or directory',
  ],
  [
    ['c-62'],
    "E0902 08:22:43.7    5008 server.go:457] Failed to configure interfaces for container 1918: failed to configure MTU on container interface 'vEthernet (web-1-a7)': failed to run command: output 'No MSFT_NetIPInterface objects found with property 'InterfaceAlias' equal to 'vEthernet (web-1-a7)'.",
  ],
  [['c-63'], "[OUT] ERROR: Failed to stop or query status of service 'w3svc' error [8007041d]"],
  [['c-64'], '[OUT] APPCMD failed with error code 183\n[OUT] Failed to update IIS configuration'],
  [
    ['c-65'],
    String.raw`E0611 02:14:05.1 4120 a.go:1] MountVolume.MountDevice failed for volume "pvc-2": kubernetes.io/csi: attacher.MountDevice failed to create dir "\\var\\lib\\kubelet\\plugins\\kubernetes.io\\csi\\disk.csi.example\\77\\globalmount": path \var\lib\kubelet\plugins\kubernetes.io\csi\disk.csi.example\77\globalmount exists but is not a directory`,
  ],
  [['c-66'], 'kubectl.exe : Error from server (NotFound): namespaces "calico-system" not found'],
  [
    ['c-67'],
    String.raw`E0611 02:14:05.1 3916 server.go:494] "Error running ProxyServer" err="invalid configuration: unable to read certificate-authority C:\\hpc\\var\\lib\\kube-proxy\\var\\run\\secrets\\kubernetes.io\\serviceaccount\\ca.crt for default due to open C:\\hpc: The system cannot find the path specified."`,
  ],
  [
    ['c-68'],
    'E0611 02:14:05.1 4 main.go:204] Failed to find any valid interface to use: failed to get default interface: json: cannot unmarshal array into Go value of type struct { IfIndex int }',
  ],
  [
    ['c-69'],
    String.raw`Cannot index into a null array.
At C:\hpc\kube-proxy\start.ps1:19 char:9
+         $subnet = $hnsNetwork.Subnets[0].AddressPrefix
+         ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~`,
  ],
  [
    ['c-70'],
    'E0611 02:14:05.1 4 a.go:1] failed to convert to cri containerd stats format: failed to decode container metrics for "77aa": windows stats is empty',
  ],
  [
    ['c-71'],
    'E0611 02:14:05.1 4 handler.go:321] HTTP InternalServerError serving /stats/summary: Internal Error: failed to list pod stats: failed to list all container stats: rpc error: code = DeadlineExceeded desc = context deadline exceeded',
  ],
  [
    ['c-72'],
    "E0611 02:14:05.1 1 node_controller.go:220] error syncing 'win-7': failed to get provider ID for node win-7 at cloudprovider: failed to get instance ID from cloud provider: instance not found, requeuing",
  ],
  [
    ['c-73'],
    'E0611 02:14:05.1 7356 utils.go:81] GRPC error: rpc error: code = Aborted desc = An operation with the given Volume ID share-7 already exists',
  ],
  [['r-22'], 'Error from server: error dialing backend: remote error: tls: internal error'],
  [['c-42'], '[SC] StartService FAILED 1067:\n\n[OUT] The process terminated unexpectedly.'],
  [
    ['c-74'],
    'The Pod "web-7" is invalid: spec.containers[0].securityContext.capabilities: Forbidden: cannot be set for a windows pod',
  ],
  [
    ['c-75'],
    'containerd.exe: failed to load TOML: expected containerd config version equal to or less than `2`, got `3`',
  ],
  [['c-76'], '[SC] StartService FAILED 2:\n\n[OUT] The system cannot find the file specified.'],
  [
    ['c-77'],
    'error during connect: Get http://%2F%2F.%2Fpipe%2Fdocker_engine/v1.41/info: open //./pipe/docker_engine: Access is denied.',
  ],
  [
    ['c-78'],
    'Failed to pull image "registry.local/shop:4": failed to pull and unpack image "registry.local/shop:4": failed to resolve reference "registry.local/shop:4": failed to authorize: failed to fetch anonymous token: unexpected status: 401 Unauthorized',
  ],
  [
    ['c-79'],
    'error execution phase preflight: couldn\'t validate the identity of the API Server: Get "https://10.4.0.9:6443/api/v1/namespaces/kube-public/configmaps/cluster-info?timeout=10s": net/http: request canceled while waiting for connection (Client.Timeout exceeded while awaiting headers)',
  ],
  [
    ['c-80'],
    'Error creating: pods "agent-win-x7" is forbidden: violates PodSecurity "baseline:v1.30": hostProcess (pod must not set securityContext.windowsOptions.hostProcess=true)',
  ],
  [
    ['c-81'],
    'Message:  The node was low on resource: ephemeral-storage. Threshold quantity: 10%, available: 7%.',
  ],
  [
    ['r-21'],
    'error execution phase preflight: couldn\'t validate the identity of the API Server: token id "abcdef" is invalid for this cluster or it has expired. Use "kubeadm token create" on the control-plane node to create a new valid token',
  ],
  [
    ['m-slw-01'],
    'Event ID: 2004\nDescription:\nWindows successfully diagnosed a low virtual memory condition. The following programs consumed the most virtual memory: java.exe (4110) consumed 7126574336 bytes.',
  ],
  [['r-101'], 'Error from server (NotFound): nodes "win-5" not found'],
  [
    ['r-102'],
    String.raw`MountVolume.MountDevice failed for volume "pvc-1" : rpc error: code = Unavailable desc = connection e
rror: desc = "transport: Error while dialing dial unix C:\\var\\lib\\kubelet\\plugins\\smb.csi.k8s.io\\csi.sock: connect: No connection could be made because the target machine actively
refused it."`,
  ],
  [
    ['r-103'],
    String.raw`transport: Error while dialing dial unix \\var\\lib\\kubelet\\plugins\\disk.example.com\\csi.sock: connect: A socket operation was attempted to an unreachable network.", restarting registration container.`,
  ],
  [
    ['r-105'],
    'MountVolume.SetUp failed for volume "vault" : rpc error: code = DeadlineExceeded desc = context deadline exceeded',
  ],
  [
    ['r-106'],
    'collector container failed after 0.001s: hcsshim::GetComputeSystems: The specified module could not be found.',
  ],
  [
    ['r-107'],
    String.raw`hcsshim::ProcessBaseLayer \\?\C:\ProgramData\containerd\root\snapshots\1: The specified module could not be found.: unknown`,
  ],
  [
    ['r-108'],
    "Program 'agent.exe' failed to run: The specified executable is not a valid application for this OS platform.",
  ],
  [['r-109'], "0/3 nodes are available: 3 node(s) didn't match node selector."],
  [
    ['r-42'],
    'NetworkPlugin cni failed to set up pod "shop-1_default" network: unexpected end of JSON input',
  ],
  [
    ['r-113'],
    String.raw`failed to generate spec: failed to stat "c:\\var\\lib\\kubelet\\pods\\1\\volumes\\kubernetes.io~csi\\pv\\mount": CreateFile c:\var\lib\kubelet\pods\1\volumes\kubernetes.io~csi\pv\mount: Access is denied.`,
  ],
  [
    ['r-114'],
    "Error: couldn't create cluster provider from options: nodeGroups[1].overrideBootstrapCommand is required when using a custom AMI (nodeGroups[1].ami)",
  ],
  [
    ['r-115'],
    "2020-01-15T13:57:29Z|00683|tunnel|WARN|ovn-d36-0: attempting to add tunnel port with same config as port 'ovn-bb8-0' (::->10.0.0.9, key=flow)",
  ],
  [
    ['r-116'],
    'I1106 17:59:34.680210 5428 nodemanager.go:359] This node win-5 is registered without the cloud taint. Will not process.',
  ],
  [
    ['r-117'],
    'Policy creation failed: hcnCreateLoadBalancer failed in Win32: Not enough memory resources are available to complete this operation. (0xe)',
  ],
  [['r-118'], 'FATA: https://rancher.example.com is not accessible'],
  [
    ['r-119'],
    `Original Error: Code="InvalidOSSKU" Message="OSSKU='Ubuntu' is invalid, details: Windows does not allow OSSKU selection"`,
  ],
  [
    ['r-120'],
    String.raw`invalid volume specification: '\\.\pipe\docker_engine:\\.\pipe\docker_engine:ro': invalid mount config for type "npipe": field ReadOnly must not be specified`,
  ],
  [
    ['r-121'],
    String.raw`Error response from daemon: invalid volume specification: 'c:\\.\pipe\docker-engine:c:\\.\pipe\docker-engine'`,
  ],
  [
    ['r-122'],
    'E1111 00:15:53.851634   6610 transport.go:113] The currently active client certificate has expired, but the server is not responsive. A restart may be necessary to retrieve new initial credentials.',
  ],
  [
    ['m-klt-12'],
    '  Warning  Failed  22m (x12 over 100m)  kubelet  Error: context deadline exceeded',
  ],
  [
    ['eks-x-label'],
    'each new pod reports `pod does not have label vpc.amazonaws.com/PrivateIPv4Address`',
  ],
  [
    ['r-123'],
    '2023-04-02 09:10:11.120 [ERROR][1184] startup/startup.go 158: Unable to set node resource configuration error=operation Create is not supported on Node(win-07.corp.example)',
  ],
  [
    ['r-123'],
    '2023-04-02 09:10:11.118 [WARNING][1184] startup/node.go 66: Operation Create is not supported on Node type',
  ],
  [
    ['r-125'],
    String.raw`Set-Content : Stream was not readable.
At C:\k\install-cni.ps1:41 char:9
    + CategoryInfo          : InvalidArgument: (C:\etc\cni\net.d\10-calico.conf:String) [Set-Content], ArgumentException`,
  ],
  [
    ['c-78'],
    'Failed to pull image "123456789012.dkr.ecr.eu-north-1.amazonaws.com/web:7": failed to resolve reference "123456789012.dkr.ecr.eu-north-1.amazonaws.com/web:7": pulling from host 123456789012.dkr.ecr.eu-north-1.amazonaws.com failed with status code [manifests 7]: 401 Unauthorized',
  ],
  [
    ['r-128'],
    'Readiness probe failed: container 70b25a28 encountered an error during CreateProcess: failure in a Windows system call: The requested virtual machine or container operation is not valid in the current state. (0xc0370105)',
  ],
  [
    ['r-129'],
    String.raw`MountVolume.SetUp failed for volume "vault" : rpc error: code = Unknown desc = error mounting secret level=fatal msg="[error] : failed to get keyvaultClient: failed to get key vault token: Get \"http://localhost:2579/host/token/?resource=https://vault.azure.net\": dial tcp [::1]:2579: connectex: No connection could be made because the target machine actively refused it."`,
  ],
  [
    ['r-130'],
    String.raw`Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create containerd task: failed to start shim: failed to resolve runtime path: runtime "io.containerd.runhcs.v1" binary not installed "containerd-shim-runhcs-v1.exe": file does not exist`,
  ],
  [
    ['r-131'],
    'E0206 00:05:02.650206    5564 main.go:85] "unrecoverable error encountered" err="could not create RESTMapper from config"',
  ],
  [
    ['r-132'],
    String.raw`cannot read link c:\var\lib\kubelet\pods\38d3deb5\volumes\kubernetes.io~azure-file\pvc-0307: The system cannot find the file specified.`,
  ],
  [
    ['r-133'],
    'I0907 03:07:19.474978    7664 main.go:64] Starting CSI-Proxy Server ...\npanic: ([]error) 0xc000004c00',
  ],
  [
    ['r-135'],
    'MountVolume.SetUp failed for volume "vault" : rpc error: code = Unknown desc = failed to mount objects, error: failed to create auth config, error: failed to get credentials, nodePublishSecretRef secret is not set',
  ],
  [
    ['s-23'],
    'Err: Get "https://172.30.0.1:443/api/v1/namespaces/csi/configmaps/state": dial tcp 172.30.0.1:443: connectex: A connection attempt failed because the connected party did not properly respond after a period of time.',
  ],
  [
    ['m-hcs-13'],
    String.raw`failed to register layer: re-exec error: exit status 1: output: ProcessBaseLayer \\?\E:\docker\windowsfilter\c7a8e998: Access is denied.`,
  ],
]

const idsIn = (text: string) =>
  matchSymptoms([{ file: 'paste.txt', text }], {}).map(({ id }) => id.replace('symptom-', ''))

describe('messages as people paste them', () => {
  test('are more than forty', () => expect(messages.length).toBeGreaterThan(40))

  test.each(messages)('%s: %s', (ids, text) => {
    expect(idsIn(text).toSorted()).toEqual([...ids].toSorted())
    const crlf = `﻿${text.replaceAll('\n', '\r\n')}\r\n`
    expect(idsIn(crlf).toSorted()).toEqual([...ids].toSorted())
  })

  test('each is found among all of them', () => {
    const all = idsIn(messages.map(([, text]) => text).join('\n\n'))
    expect(messages.flatMap(([ids]) => ids).filter((id) => !all.includes(id))).toEqual([])
  })

  test('a code that a pod of gMSA prints is no fault of gMSA where HNS prints it', () => {
    expect(
      idsIn('hcnCreateEndpoint failed in Win32: The RPC server is unavailable. (0x6ba)'),
    ).toEqual(['o-11', 'h-800706ba'])
  })

  test.each([
    [
      'the registry, where an image is pulled',
      'Failed to pull image "registry.local/web:1": failed to do request: Head "https://registry.local/v2/web/manifests/1": x509: certificate signed by unknown authority',
      /the registry, or a proxy before it/,
    ],
    [
      'the kubeconfig, where the API server is asked',
      'Failed to watch *v1.Node: Get "https://10.0.0.4:6443/api/v1/nodes": x509: certificate signed by unknown authority',
      /the kubeconfig carries the wrong CA/,
    ],
    [
      'the build, where the image is one of Windows',
      'failed to pull and unpack image "mcr.microsoft.com/windows/servercore:ltsc2022": no match for platform in manifest: not found',
      /no entry for this build/,
    ],
    [
      'the system, where it is not',
      'failed to pull and unpack image "docker.io/library/nginx:1.25": no match for platform in manifest: not found',
      /An image for Linux alone/,
    ],
    [
      'the encoding, where the first character is a mark',
      "error parsing configuration: invalid character 'ï' looking for beginning of value",
      /byte order mark/,
    ],
    [
      'the text, where it is another one',
      "error parsing configuration: invalid character '#' looking for beginning of object key string",
      /is no JSON/,
    ],
    [
      'the PATH, where a program of Windows itself is missing',
      "netsh : The term 'netsh' is not recognized as the name of a cmdlet, function, script file, or operable program.",
      /System32 is not in its PATH/,
    ],
    [
      'the program, where it is another one',
      "crictl : The term 'crictl' is not recognized as the name of a cmdlet, function, script file, or operable program.",
      /not installed on the node/,
    ],
    [
      'the encoding of config.toml',
      "containerd: Near line 0 (last key parsed ''): bare keys cannot contain 'ÿ'",
      /written with >/,
    ],
    [
      'the event, of those of the guard',
      'Container Credential Guard failed to fetch gmsa credentials for CONTOSO\\web: denied',
      /^Event 8/,
    ],
    [
      'the network, where a plugin and not kube-proxy asks for the address',
      'plugin type="flannel" failed (add): IP address is either invalid or not part of any configured subnet(s). (0x803b001e)',
      /another subnet than subnet\.env/,
    ],
    [
      'the request, where the agent makes the network itself',
      'Error registering network: hcnCreateNetwork failed in Win32: The parameter is incorrect. (0x57)',
      /^A value of the request/,
    ],
    [
      'the build, where the tag names one of Windows',
      'failed to pull and unpack image "registry.local/shop:4.8-windowsservercore-ltsc2019": no match for platform in manifest: not found',
      /no entry for this build/,
    ],
    [
      'the path, where the command is none of Remote Access',
      "hostname : The term 'hostname' is not recognized as the name of a cmdlet, function, script file, or operable program.",
      /not in its PATH/,
    ],
    [
      'the feature, where it is',
      "Install-RemoteAccess : The term 'Install-RemoteAccess' is not recognized as the name of a cmdlet, function",
      /cmdlets of Remote Access/,
    ],
    [
      'the release, where the namespace of Calico is not there',
      'Error from server (NotFound): namespaces "calico-system" not found',
      /script of 3\.23/,
    ],
    [
      'the provider, where the registry is ECR',
      'Failed to pull image "1234.dkr.ecr.eu-west-1.amazonaws.com/shop:4": pulling from host 1234.dkr.ecr.eu-west-1.amazonaws.com failed with status code [manifests 4]: 401 Unauthorized',
      /credential provider/,
    ],
    [
      'the namespace, where HNS is to delete it',
      'hcnDeleteNamespace failed in Win32: The specified request is unsupported. (0x803b0015)',
      /let go of the namespace/,
    ],
    [
      'the port, where an endpoint is to be made',
      'hcnCreateEndpoint failed in Win32: The specified request is unsupported. (0x803b0015)',
      /hostPort/,
    ],
    [
      'the file, where the plugin nat makes a network',
      'plugin type="nat" name="nat" failed (add): hcnCreateNetwork failed in Win32: Element not found. (0x490)',
      /subnet or gateway in the file are empty/,
    ],
    [
      'the answer, where the API server gives one',
      'Unable to ensure datastore is migrated. error=unable to query ClusterInformation to determine Calico version: clusterinformations.crd.projectcalico.org "default" is forbidden',
      /may not read ClusterInformation/,
    ],
    [
      'the reader, where the log itself is renamed',
      'Failed to rotate log for container: failed to rotate log "0.log" to "0.log.20240611-021400": rename 0.log 0.log.20240611-021400: The process cannot access the file because it is being used by another process.',
      /follows this log/,
    ],
  ])('the first cause is %s', (_, text, cause) => {
    const [found] = matchSymptoms([{ file: 'paste.txt', text }], {})
    expect(found?.causes[0]?.cause).toMatch(cause)
  })
})
