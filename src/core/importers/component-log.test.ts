import { testImporter } from '../testing/test-importer.ts'
import { componentLog } from './component-log.ts'

testImporter(componentLog, [
  {
    name: 'rows of events, which are nobody’s words on the setup',
    text: `LAST SEEN   TYPE      REASON    OBJECT        MESSAGE
12m         Warning   Failed    pod/web-0     The cluster runs Kubernetes 1.29.2
shop        2m3s      Normal    Pulled        pod/web-1   Our nodes run Windows Server 2019
<unknown>   Normal    Started   pod/web-2     we use Calico`,
    reads: [],
    never: ['kubernetes.serverVersion', 'host.os', 'cni'],
  },
  {
    name: 'the network of kube-proxy as JSON',
    text: 'I0308 10:01:12.141120    5520 proxier.go:655] "Hns Network loaded" hnsNetworkInfo={"name":"vxlan0","id":"{8E8F2C3A}","networkType":"Overlay"}',
    reads: [
      ['hnsNetworkName', 'vxlan0', 1],
      ['networkMode', 'overlay', 1],
    ],
  },
  {
    name: 'an id is no name of a network',
    text: 'I0308 10:01:12.141120    5520 proxier.go:655] "Hns Network loaded" hnsNetworkInfo={"Id":"8E8F2C3A","Name":"Calico","NetworkType":"Overlay"}',
    reads: [],
    never: ['hnsNetworkName'],
  },
  {
    name: 'the version of a kubelet that starts over and over, where it says it first',
    text: 'I0503 13:39:10.000000    5324 server.go:417] "Kubelet version" kubeletVersion="v1.24.6"\nI0503 13:40:10.000000    5390 server.go:417] "Kubelet version" kubeletVersion="v1.24.6"',
    reads: [['kubelet.version', '1.24.6', 1]],
  },
  {
    name: 'the address of the node that a kubelet takes',
    text: 'I0529 07:18:37.672584   10452 setters.go:73] Using node IP: "10.4.7.89"',
    reads: [['nodeIP', '10.4.7.89', 1]],
  },
  {
    name: 'the address that the kubelet of a Linux node takes',
    text: 'Nov 11 00:15:46 m1 kubelet[611]: I1111 00:15:46.509278  611 setters.go:73] Using node IP: "10.4.7.9"',
    reads: [],
    never: ['nodeIP'],
  },
  {
    name: 'the start of a kubelet with containerd',
    text: `I0529 07:18:35.000000   10452 kuberuntime_manager.go:258] "Container runtime initialized" containerRuntime="containerd" version="1.7.22" apiVersion="v1"
I0529 07:18:36.000000   10452 kubelet_node_status.go:76] "Successfully registered node" node="win-7"
I0529 07:18:36.100000   10452 kubelet_network.go:61] "Updating Pod CIDR" originalPodCIDR="" newPodCIDR="10.244.3.0/24"`,
    reads: [
      ['containerRuntime', 'containerd', 1],
      ['runtimeVersion', '1.7.22', 1],
      ['nodeName', 'win-7', 2],
      ['podCIDR', '10.244.3.0/24', 3],
    ],
  },
  {
    name: 'the range of the pods as older kubelets tell it',
    text: 'I0114 07:55:20.467401    2904 kubelet_network.go:77] Setting Pod CIDR:  -> 10.244.5.0/24',
    reads: [['podCIDR', '10.244.5.0/24', 1]],
  },
  {
    name: 'a kubelet that has not registered its node yet',
    text: 'I1001 08:01:12.101122    5520 kubelet_node_status.go:75] "Attempting to register node" node="win-rke2-04"',
    reads: [['nodeName', 'win-rke2-04', 1]],
  },
  {
    name: 'the log of azure-vnet before it was JSON',
    text: '2026/09/07 10:02:40 [8012] [cni-net] Plugin azure-vnet version v1.4.7.',
    reads: [['cni', 'azure-vnet', 1]],
  },
  {
    name: 'the log of Open vSwitch',
    text: '2026-06-01T07:00:03.112Z|00012|bridge|WARN|could not open network device antrea-gw0 (No such device)',
    reads: [],
  },
  {
    name: 'the start of the kubelet of a Linux node',
    text: 'Nov 11 00:15:46 m1 kubelet[611]: I1111 00:15:46.509278  611 kuberuntime_manager.go:258] "Container runtime initialized" containerRuntime="containerd" version="1.7.22" apiVersion="v1"',
    reads: [],
    never: ['runtimeVersion', 'containerRuntime'],
  },
  {
    name: 'the start of a kubelet with Docker',
    text: `I0529 07:18:35.000000   10452 docker_service.go:260] Docker Info: &{ID:AB Driver:windowsfilter KernelVersion:10.0 17763 OperatingSystem:Windows Server 2019 Datacenter Version 1809 (OS Build 17763.973) OSType:windows Architecture:x86_64 ServerVersion:19.03.5 NCPU:4}
I0529 07:18:36.000000   10452 kuberuntime_manager.go:211] Container runtime docker initialized, version: 19.03.5, apiVersion: 1.40.0`,
    reads: [
      ['docker.graphDriver', 'windowsfilter', 1],
      ['docker.server.os', 'windows', 1],
      ['runtimeVersion', '19.03.5', 1],
      ['windowsRevision', 973, 1],
      ['containerRuntime', 'docker', 2],
    ],
  },
  {
    name: 'the start of calico-node',
    text: `2024-03-01 10:12:13.549 [INFO][11636] startup/startup.go 94: Starting node win-7 with version v3.27.2
2024-03-01 10:12:13.566 [INFO][11636] startup/autodetection_methods.go 103: Using autodetected IPv4 address on interface vEthernet (Ethernet0): 10.0.8.138/24
2024-03-01 10:12:13.576 [INFO][11636] startup/startup.go 815: Selected default IP pool is '10.48.0.0/16'
2024-03-01 10:12:13.580 [INFO][11636] startup/startup_windows.go 57: Backend networking is vxlan, ensure vxlan network.`,
    reads: [
      ['cniRelease', '3.27.2', 1],
      ['nodeIP', '10.0.8.138', 2],
      ['clusterCIDR', '10.48.0.0/16', 3],
      ['networkMode', 'overlay', 4],
    ],
  },
  {
    name: 'a log of the kubelet',
    text: 'I0503 13:39:10.000000    5324 server.go:417] "Kubelet version" kubeletVersion="v1.24.6"\nE0503 13:39:16.351791    5324 cni.go:364] Error adding default_web/0b3a to network flannel/vxlan0: open /run/flannel/subnet.env: The system cannot find the path specified.',
    reads: [
      ['kubernetesRelease', '1.24.6', 1],
      ['cni', 'flannel', 2],
    ],
  },
  {
    name: 'events, which name an image and tell of no setting',
    text: 'Warning  Failed  11s  kubelet  Failed to pull image "mcr.microsoft.com/windows/servercore:ltsc2022"',
    reads: [['image', 'mcr.microsoft.com/windows/servercore:ltsc2022', 1]],
    never: ['imageRelease'],
  },
  {
    name: 'the flags that a kubelet logs at its start',
    text: `I0123 09:17:30.849536   18641 flags.go:33] FLAG: --network-plugin="cni"
I0123 09:17:30.849540   18641 flags.go:33] FLAG: --cluster-dns="[10.96.0.10]"
I0123 09:17:30.849540   18641 flags.go:33] FLAG: --cluster-domain=""
I0123 09:17:30.849540   18641 flags.go:33] FLAG: --max-pods="110"`,
    reads: [
      ['containerRuntime', 'docker', 1],
      ['clusterDNS', '10.96.0.10', 2],
    ],
    never: ['clusterDomain', 'maxPods'],
  },
  {
    name: 'what kube-proxy logs at its start: its own flags, version and network',
    text: `I0611 08:00:01.000001    1316 flags.go:59] FLAG: --feature-gates="WinOverlay=true"
I0611 08:00:01.000001    1316 flags.go:59] FLAG: --hostname-override="win-7"
I0611 08:00:01.000001    1316 flags.go:59] FLAG: --proxy-mode="kernelspace"
I0611 08:00:01.000002    1316 server.go:650] Version: v1.21.3
I0611 08:00:01.000003    1316 proxier.go:236] HNS Network loaded with info = {vxlan7 0a1b2c3d-5c1f-4d3a-a3a5-5e36e5a4c2a9 Overlay [] }`,
    reads: [
      ['kubeProxy.flag.feature-gates', 'WinOverlay=true', 1],
      ['nodeName', 'win-7', 2],
      ['kubeProxy.version', '1.21.3', 4],
      ['hnsNetworkName', 'vxlan7', 5],
      ['networkMode', 'overlay', 5],
    ],
    never: ['kubelet.flag.feature-gates', 'kubelet.version'],
  },
  {
    name: 'the network that an older kube-proxy found',
    text: 'I0702 02:58:59.572211    1964 proxier.go:481] Hns Network loaded with info = &{l2bridge 8e68213e-9443-4395-a50c-3977cb7bdba7}',
    reads: [['hnsNetworkName', 'l2bridge', 1]],
    never: ['networkMode'],
  },
  {
    name: 'the machine of a log, where it has Windows',
    text: `Log file created at: 2021/03/04 15:57:57
Running on machine: WIN-AB12CD34EF5
Binary: Built with gc go1.15 for windows/amd64
E0304 15:57:57.605838     724 server.go:748] a message`,
    reads: [['host.name', 'WIN-AB12CD34EF5', 2]],
  },
  {
    name: 'the machine of a log, where it has Linux',
    text: `Running on machine: cp-1
Binary: Built with gc go1.15 for linux/amd64
E0304 15:57:57.605838     724 server.go:748] a message`,
    reads: [],
    never: ['host.name', 'nodeName'],
  },
  {
    name: 'flags that no file of settings overrules',
    text: `I0123 09:17:30.849536   18641 flags.go:33] FLAG: --config=""
I0123 09:17:30.849540   18641 flags.go:33] FLAG: --max-pods="80"`,
    reads: [['maxPods', 80, 2]],
  },
  {
    name: 'a log of Calico',
    text: '2022-11-16 10:12:13.549 [INFO][11636] startup/startup.go 94: Starting node win-1 with version v3.22.5',
    reads: [],
  },
  {
    name: 'what flanneld says of its network and interface',
    text: `I0102 12:48:46.897166    7476 main.go:531] Using interface with name vEthernet (Ethernet0) and address 10.9.8.7
I0102 12:48:47.909266    7476 main.go:390] Found network config - Backend type: vxlan
I0102 12:48:47.909266    7476 vxlan_windows.go:127] VXLAN config: Name=flannel.4097 MacPrefix=0E-2A VNI=4097 Port=4789 GBP=false`,
    reads: [
      ['nodeIP', '10.9.8.7', 1],
      ['networkAdapter', 'vEthernet (Ethernet0)', 1],
      ['networkMode', 'overlay', 2],
      ['vni', 4097, 3],
      ['vxlanPort', 4789, 3],
      ['hnsNetworkName', 'flannel.4097', 3],
    ],
  },
  {
    name: 'an adapter that a Windows in another language names',
    text: `I0102 12:48:46.897166    7476 main.go:533] Using interface with name 本地连接 and address 10.9.8.7`,
    reads: [
      ['nodeIP', '10.9.8.7', 1],
      ['networkAdapter', '本地连接', 1],
    ],
  },
  {
    name: 'the ranges that flanneld has',
    text: `I0708 08:14:03.411873    4120 vxlan_windows.go:133] VXLAN config: Name=flannel.4096 MacPrefix=0E-2A VNI=4096 Port=4789
I0708 08:14:03.702551    4120 main.go:485] Current network or subnet (10.244.0.0/16, 10.244.2.0/24) is not equal to previous one (0.0.0.0/0, 0.0.0.0/0), trying to recycle old iptables rules`,
    reads: [
      ['clusterCIDR', '10.244.0.0/16', 2],
      ['podCIDR', '10.244.2.0/24', 2],
    ],
  },
  {
    name: 'the ranges that flanneld has on a Linux node',
    text: `I0708 08:14:03.411873       1 vxlan.go:133] VXLAN config: VNI=4096 Port=4789
I0708 08:14:03.702551       1 main.go:485] Current network or subnet (10.244.0.0/16, 10.244.2.0/24) is not equal to previous one (0.0.0.0/0, 0.0.0.0/0), trying to recycle old iptables rules`,
    reads: [['vni', 4096, 1]],
    never: ['podCIDR'],
  },
  {
    name: 'flanneld of a Linux node, which says nothing of the addresses of this one',
    text: `I0102 12:48:46.897166       1 main.go:531] Using interface with name eth0 and address 10.9.8.1
I0102 12:48:47.909266       1 vxlan.go:121] VXLAN config: VNI=4096 Port=0 GBP=false`,
    reads: [['vni', 4096, 2]],
    never: ['nodeIP', 'networkAdapter', 'vxlanPort'],
  },
  {
    name: 'the version that a kubelet logs',
    text: `I0102 12:48:46.897166    7476 server.go:417] Version: v1.18.2
I0102 12:48:47.909266    7476 kubelet_node_status.go:73] Successfully registered node w1`,
    reads: [['kubelet.version', '1.18.2', 1]],
  },
  {
    name: 'the version of kube-proxy behind its flags',
    text: `I0604 07:44:01.000312    5120 flags.go:64] FLAG: --kubeconfig="C:\\k\\kubelet.conf"
I0604 07:44:01.000312    5120 flags.go:64] FLAG: --proxy-mode="kernelspace"
I0604 07:44:01.042871    5120 server.go:227] "Version info" version="v1.27.6"`,
    reads: [['kubeProxy.version', '1.27.6', 3]],
    never: ['kubelet.version', 'kubernetesRelease'],
  },
  {
    name: 'the version of another component',
    text: `I0102 12:48:46.897166    7476 server.go:650] "Version info" version="v1.22.4"
I0102 12:48:47.909266    7476 proxier.go:73] "Hello" kubelet=false`,
    reads: [],
    never: ['kubelet.version'],
  },
  {
    name: 'the plugin that containerd names',
    text: String.raw`E1112 10:22:01.331244    2212 pod_workers.go:1298] "Error syncing pod" err="failed to setup network for sandbox \\\"51d\\\": plugin type=\\\"win-overlay\\\" name=\\\"flannel.4096\\\" failed (add)"`,
    reads: [
      ['cni', 'win-overlay', 1],
      ['cni.networkName', 'flannel.4096', 1],
      ['networkMode', 'overlay', 1],
      ['cni.networkName', 'flannel.4096', 1],
      ['hnsNetworkName', 'flannel.4096', 1],
    ],
  },
  {
    name: 'the plugin of an event that names no network',
    text: "Failed to create pod sandbox: plugin type='azure-vnet' failed (add): no address",
    reads: [['cni', 'azure-vnet', 1]],
  },
  {
    name: 'the gates that are on and off',
    text: `I0318 09:27:27.755077   10164 feature_gate.go:243] feature gates: &{map[]}
I0318 09:27:27.755077   10164 feature_gate.go:243] feature gates: &{map[WinDSR:true WinOverlay:false]}
I0318 09:27:33.944718   10164 proxier.go:1170] Hns LoadBalancer resource created`,
    reads: [['kubeProxy.featureGates', 'WinDSR=true,WinOverlay=false', 2]],
    never: ['kubelet.featureGates'],
  },
  {
    name: 'the flags of flanneld by the names of its fields',
    text: String.raw`I1120 13:22:40.911883    3120 main.go:210] CLI flags config: {etcdEndpoints:http://127.0.0.1:4001 kubeSubnetMgr:true kubeConfigFile:c:\k\config iface:[10.1.2.3] ipMasq:true publicIP: setNodeNetworkUnavailable:true}`,
    reads: [
      ['flanneld.flag.kube-subnet-mgr', 'true', 1],
      ['flanneld.flag.kubeconfig-file', String.raw`c:\k\config`, 1],
      ['flanneld.flag.iface', '10.1.2.3', 1],
      ['nodeIP', '10.1.2.3', 1],
      ['flanneld.flag.ip-masq', 'true', 1],
    ],
    never: ['flanneld.flag.public-ip'],
  },
  {
    name: 'an adapter with a blank in its name among the flags of flanneld',
    text: 'I1120 13:22:40.911883    3120 main.go:210] CLI flags config: {kubeSubnetMgr:true iface:[Ethernet 2] ipMasq:true}',
    reads: [['flanneld.flag.iface', 'Ethernet 2', 1]],
  },
  {
    name: 'no adapter where flanneld was given none',
    text: 'I1120 13:22:40.911883    3120 main.go:211] CLI flags config: {kubeSubnetMgr:true iface:[] ifaceRegex:[] ipMasq:true}',
    reads: [['flanneld.flag.kube-subnet-mgr', 'true', 1]],
    never: ['flanneld.flag.iface'],
  },
  {
    name: 'a network without a type has no mode',
    text: 'I0903 09:10:11.251170    6120 proxier.go:133] "Hns Network loaded" hnsNetworkInfo={"name":"Calico"}',
    reads: [['hnsNetworkName', 'Calico', 1]],
    never: ['network.mode', 'networkMode'],
  },
  {
    name: 'names of the network and of the node in faults',
    text: `E0628 16:57:08.673912    1180 proxier.go:564] Unable to find HNS Network specified by cbr0. Please check network name
E0315 10:22:31.307381    4244 main.go:289] failed to acquire lease: node "w1" pod cidr not assigned`,
    reads: [
      ['hnsNetworkName', 'cbr0', 1],
      ['nodeName', 'w1', 2],
    ],
  },
  {
    name: 'the network that flanneld made for host-gw',
    text: 'I0313 18:02:19.778526    3232 hostgw_windows.go:183] Created HNSNetwork cbr0',
    reads: [
      ['hnsNetworkName', 'cbr0', 1],
      ['networkMode', 'l2bridge', 1],
      ['cni', 'flannel', 1],
    ],
  },
  {
    name: 'the node of Calico',
    text: '2021-04-15 15:55:53.604 [INFO][46540] startup/ipam.go 1952: Looking up existing affinities for host host="win-2"',
    reads: [['nodeName', 'win-2', 1]],
  },
  {
    name: 'the network that the plugin of OVN looks for',
    text: 'Warning  FailedCreatePodSandBox  3m  kubelet, w7  networkPlugin cni failed to set up pod "a_b" network: error while GETHNSNewtorkByName(OVNKubernetesHybridOverlayNetwork): Network OVNKubernetesHybridOverlayNetwork not found',
    reads: [
      ['hnsNetworkName', 'OVNKubernetesHybridOverlayNetwork', 1],
      ['cni', 'ovn-kubernetes', 1],
    ],
  },
  {
    name: 'the build that Docker looks for in a manifest',
    text: 'E0102 09:10:11.000001    2222 remote_image.go:113] PullImage "example.com/a:1" from image service failed: no matching manifest for windows/amd64 10.0.18363 in the manifest list entries',
    reads: [['host.build', '10.0.18363', 1]],
  },
  {
    name: 'the address of the node that flanneld falls back to on Windows',
    text: `I0102 09:10:11.000001     777 match.go:281] Defaulting external address to interface address (10.9.8.7)
I0102 09:10:11.000002     777 vxlan_windows.go:125] VXLAN config: Name=flannel.4096 VNI=4096 Port=4789`,
    reads: [['nodeIP', '10.9.8.7', 1]],
  },
  {
    name: 'the address that flanneld falls back to on Linux',
    text: `I0102 09:10:11.000001     777 match.go:281] Defaulting external address to interface address (10.9.8.7)
I0102 09:10:11.000002     777 vxlan.go:140] VXLAN config: VNI=1 Port=0 GBP=false`,
    reads: [['cni', 'flannel', 2]],
    never: ['nodeIP'],
  },
  {
    name: 'the adapter that flanneld found for host-gw',
    text: 'I0125 07:00:01.000001   11888 hostgw_windows.go:258] Found &{Index:9 MTU:1500 Name:vEthernet (LAN) Flags:up|running} interface with IP 10.8.7.6',
    reads: [
      ['nodeIP', '10.8.7.6', 1],
      ['cni', 'flannel', 1],
      ['networkMode', 'l2bridge', 1],
    ],
  },
  {
    name: 'the adapter that an older flanneld found, and the bridge that it made',
    text: `I0509 14:24:15.466900    7864 hostgw_windows.go:217] Created bridge HNSEndpoint cbr0_ep
I0509 14:24:18.907815    7864 hostgw_windows.go:237] Found {Idx:20 Name:vEthernet (Ethernet) 2 InterfaceMetric:25} interface with IP 10.24.4.13`,
    reads: [
      ['networkMode', 'l2bridge', 1],
      ['hnsNetworkName', 'cbr0', 1],
      ['nodeIP', '10.24.4.13', 2],
    ],
  },
  {
    name: 'the release of Antrea’s agent, as it was printed before',
    text: 'I1105 07:12:44.120001    1932 agent.go:63] Starting Antrea agent (version v0.11.2)',
    reads: [
      ['antrea.version', '0.11.2', 1],
      ['cni', 'antrea', 1],
      ['cniRelease', '0.11.2', 1],
    ],
  },
  {
    name: 'the release of Antrea’s agent, as it is printed now',
    text: 'I0501 07:12:44.120001    1932 agent.go:105] "Starting Antrea agent" version="v2.1.0"',
    reads: [
      ['antrea.version', '2.1.0', 1],
      ['cni', 'antrea', 1],
    ],
  },
])
