import { toldOf } from '../../../testing/told-of.ts'
import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../../catalog/sources/index.ts'
import { presets } from '../../../model/presets/index.ts'
import type { Values } from '../../../model/scenario.ts'
import { evaluate } from '../../evaluate.ts'
import { generate } from '../../generate.ts'
import { matchSymptoms, type SymptomDocument } from './match.ts'

const alarms = (documents: readonly SymptomDocument[], known: Partial<Values> = {}) =>
  matchSymptoms(documents, known)
    .filter(({ severity }) => severity !== 'info')
    .map(({ id, file, line, message }) => `${file}:${line} ${id} ${message}`)

/** What healthy nodes print at their start. */
const starts: Readonly<Record<string, string>> = {
  'kubelet with containerd': String.raw`I0903 08:14:40.100000    4321 server.go:484] "Kubelet version" kubeletVersion="v1.30.4"
I0903 08:14:40.100000    4321 server.go:486] "Golang settings" GOGC="" GOMAXPROCS="" GOTRACEBACK=""
I0903 08:14:40.200000    4321 server.go:927] "Client rotation is on, will bootstrap in background"
I0903 08:14:41.000000    4321 kubelet.go:357] "Adding apiserver pod source"
I0903 08:14:41.000000    4321 apiserver.go:42] "Waiting for node sync before watching apiserver pods"
I0903 08:14:41.100000    4321 kuberuntime_manager.go:261] "Container runtime initialized" containerRuntime="containerd" version="v1.7.20" apiVersion="v1"
W0903 08:14:41.200000    4321 probe.go:272] Flexvolume plugin directory at c:\usr\libexec\kubernetes\kubelet-plugins\volume\exec does not exist. Recreating.
I0903 08:14:41.300000    4321 server.go:1256] "Started kubelet"
E0903 08:14:41.400000    4321 kubelet.go:2361] "Skipping pod synchronization" err="[container runtime status check may not have completed yet, PLEG is not healthy: pleg has yet to be successful]"
I0903 08:14:41.500000    4321 kubelet_node_status.go:73] "Attempting to register node" node="win-1"
I0903 08:14:41.900000    4321 kubelet_node_status.go:76] "Successfully registered node" node="win-1"
I0903 08:14:42.100000    4321 plugin_manager.go:118] "Starting Kubelet Plugin Manager"
E0903 08:14:42.300000    4321 kubelet.go:2900] "Container runtime network not ready" networkReady="NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized"
I0903 08:14:52.300000    4321 kubelet_node_status.go:520] "Fast updating node status as it just became ready"
I0903 08:15:00.000000    4321 reconciler_common.go:247] "operationExecutor.VerifyControllerAttachedVolume started for volume \"kube-api-access-x\""`,
  'kubelet with Docker': String.raw`I0508 03:16:24.003337    2320 flags.go:33] FLAG: --network-plugin="cni"
I0508 03:16:24.003337    2320 flags.go:33] FLAG: --pod-infra-container-image="mcr.microsoft.com/oss/kubernetes/pause:1.4.1"
Flag --cgroups-per-qos has been deprecated, This parameter should be set via the config file specified by the Kubelet's --config flag. See https://kubernetes.io/docs/tasks/administer-cluster/kubelet-config-file/ for more information.
I0508 03:16:24.100000    2320 server.go:417] Version: v1.20.15
E0508 03:16:24.255069    2320 server.go:717] Kubelet needs to run as uid ${'`0`'}. It is being run as -1
W0508 03:16:24.255069    2320 server.go:469] setting OOM scores is unsupported in this build
W0508 03:16:24.300000    2320 hostport_manager.go:68] The binary conntrack is not installed, this can cause failures in network connection cleanup.
E0508 03:16:25.000000    2320 perfcounters.go:92] Unable to get cpu perf counter data. Error: unable to collect data from counter. Error code is 800007d6
I0508 03:16:26.000000    2320 docker_service.go:264] Setting cgroupDriver to
I0508 03:16:27.000000    2320 kubelet_node_status.go:74] Successfully registered node win-1`,
  'kube-proxy': String.raw`I0903 08:15:00.000000    3560 flags.go:64] FLAG: --enable-dsr="true"
I0903 08:15:00.100000    3560 server_windows.go:84] "Using Kernelspace Proxier."
E0903 08:15:00.200000    3560 hnsV2.go:36] Network Id  not found
E0903 08:15:00.200000    3560 proxier.go:564] Unable to find HNS Network specified by vxlan0. Please check network name and CNI deployment
I0903 08:15:05.200000    3560 proxier.go:700] "Hns Network loaded" hnsNetworkInfo={"name":"vxlan0","id":"29a3e292","networkType":"Overlay"}
I0903 08:15:05.300000    3560 proxier.go:705] "Using source vip" ip="10.244.3.2"
I0903 08:15:05.400000    3560 proxier.go:1158] "Not syncing hns until Services and Endpoints have been received from master"
I0903 08:15:06.000000    3560 config.go:188] "Starting service config controller"
I0903 08:15:06.100000    3560 service.go:421] Adding new service port "default/kubernetes:https" at 10.96.0.1:443/TCP
E0903 08:15:06.200000    3560 proxier.go:1137] "Endpoint information not available for service" servicePortName="shop/empty:http"
I0903 08:15:06.300000    3560 proxier.go:955] "syncProxyRules complete" elapsed="19.849ms"`,
  flanneld: String.raw`I0710 17:33:34.043295    4956 main.go:486] Determining IP address of default interface
I0710 17:33:34.258096    4956 main.go:499] Using interface with name vEthernet (Ethernet) and address 10.142.0.3
I0710 17:33:34.290317    4956 kube.go:131] Waiting 10m0s for node controller to sync
I0710 17:33:35.293173    4956 kube.go:138] Node controller sync successful
I0710 17:33:35.304874    4956 main.go:358] Found network config - Backend type: host-gw
I0710 17:33:35.327332    4956 hostgw_windows.go:157] Attempting to create HNSNetwork {"Name":"cbr0","Type":"L2Bridge","Subnets":[{"AddressPrefix":"10.233.67.0/24","GatewayAddress":"10.233.67.1"}]}
I0710 17:33:36.327332    4956 hostgw_windows.go:179] Waiting to get ManagementIP from HNSNetwork cbr0
I0710 17:33:41.327332    4956 hostgw_windows.go:192] Attempting to create bridge HNSEndpoint &{Id: Name:cbr0_ep VirtualNetwork:0dfc5298 Policies:[] }
I0710 17:33:44.327332    4956 main.go:420] Wrote subnet file to /run/flannel/subnet.env`,
  containerd: String.raw`time="2024-05-01T08:00:00.100000000Z" level=info msg="starting containerd" revision=83031836 version=v1.7.20
time="2024-05-01T08:00:00.200000000Z" level=info msg="skip loading plugin \"io.containerd.snapshotter.v1.zfs\"..." error="skip plugin" type=io.containerd.snapshotter.v1
time="2024-05-01T08:00:00.300000000Z" level=error msg="failed to load cni during init, please check CRI plugin status before setting up network for pods" error="cni config load failed: no network config found in C:\\Program Files\\containerd\\cni\\conf: cni plugin not initialized: failed to load cni config"
time="2024-05-01T08:00:00.400000000Z" level=info msg="containerd successfully booted in 0.312s"
time="2024-05-01T08:01:00.000000000Z" level=info msg="StopPodSandbox for \"176f7163\""
time="2024-05-01T08:01:00.100000000Z" level=info msg="TearDown network for sandbox \"176f7163\" successfully"`,
  'Docker daemon': String.raw`[14:37:29.436][WindowsDaemon  ][Info   ] debug: hcsshim::PrepareLayer succeeded flavour=1 layerId=09eabc51
[14:37:29.437][WindowsDaemon  ][Info   ] debug: hcsshim::GetLayerMountPath Flavour 1 ID 09eabc51
[14:37:29.438][WindowsDaemon  ][Info   ] debug: hcsshim::UnprepareLayer succeeded flavour 1 layerId=09eabc51 path=C:\ProgramData\Docker\windowsfilter\09eabc51`,
  'csi-proxy': String.raw`I0408 13:16:45.457061    2776 main.go:142] Running as a Windows service.
I0408 13:16:45.516779    2776 main.go:64] Starting CSI-Proxy Server ...
I0408 13:18:10.381196    2776 server.go:114] Request: PathExists with path="c:\\var\\lib\\kubelet\\plugins\\kubernetes.io\\csi\\pv\\pv-smb\\globalmount"`,
  'service query': `SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        STATE              : 4  RUNNING
                                (STOPPABLE, PAUSABLE, ACCEPTS_SHUTDOWN)
        WIN32_EXIT_CODE    : 0  (0x0)
        SERVICE_EXIT_CODE  : 0  (0x0)
        CHECKPOINT         : 0x0
        WAIT_HINT          : 0x7d0`,
  'pod of a healthy node': `Events:
  Type    Reason     Age   From               Message
  ----    ------     ----  ----               -------
  Normal  Scheduled  2m    default-scheduler  Successfully assigned default/web-1 to win-1
  Normal  Pulled     110s  kubelet            Container image "mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022" already present on machine
  Normal  Created    109s  kubelet            Created container iis
  Normal  Started    108s  kubelet            Started container iis`,
  'pod that waited for its driver': `Name:         web-2
Events:
  Type     Reason       Age    From     Message
  ----     ------       ----   ----     -------
  Warning  FailedMount  3m1s   kubelet  MountVolume.MountDevice failed for volume "pvc-1": kubernetes.io/csi: attacher.MountDevice failed to create newCsiDriverClient: driver name disk.csi.example not found in the list of registered CSI drivers
  Normal   Pulled       2m50s  kubelet  Container image "registry.example/web:1" already present on machine
  Normal   Started      2m48s  kubelet  Container started`,
  'Antrea agent': String.raw`I0611 10:22:14.4    3356 ovs_client.go:70] Connecting to OVSDB at address \\.\pipe\C:openvswitchvarrunopenvswitchdb.sock
I0611 10:22:15.4    3356 ovs_client.go:89] Not connected yet, will try again in 2s
I0611 10:22:17.4    3356 ovs_client.go:89] Not connected yet, will try again in 4s
I0611 10:22:21.4    3356 agent.go:377] Setting up node network`,
  'conditions of a healthy node': `Conditions:
  Type             Status  LastHeartbeatTime                 Reason                       Message
  ----             ------  -----------------                 ------                       -------
  MemoryPressure   False   Tue, 03 Sep 2024 08:20:00 +0000   KubeletHasSufficientMemory   kubelet has sufficient memory available
  DiskPressure     False   Tue, 03 Sep 2024 08:20:00 +0000   KubeletHasNoDiskPressure     kubelet has no disk pressure
  Ready            True    Tue, 03 Sep 2024 08:20:00 +0000   KubeletReady                 kubelet is posting ready status
Taints:             os=windows:NoSchedule
Unschedulable:      false`,
  'HNS networks': `Name                   : cbr0
Type                   : L2Bridge
ManagementIP           : 10.127.130.35
Health                 : @{LastErrorCode=0; LastUpdateTime=133731058207475297}
Policies               : {@{Type=VSID; VSID=4096}}`,
}

describe('healthy material gives neither error nor warning', () => {
  test.each(Object.entries(starts))('%s', (file, text) => {
    expect(alarms([{ file, text }])).toEqual([])
    for (const { choices } of presets) {
      const { scenario } = evaluate(choices)
      expect(alarms([{ file, text }], toldOf(scenario))).toEqual([])
    }
  })

  test('a log that ends with the first look for a network', () => {
    const text = `time="2024-05-01T08:00:00.1Z" level=info msg="starting containerd" version=v1.7.13
time="2024-05-01T08:00:00.3Z" level=error msg="failed to load cni during init, please check CRI plugin status before setting up network for pods" error="cni config load failed: no network config found in C:\\\\a\\\\conf: cni plugin not initialized: failed to load cni config"`
    expect(alarms([{ file: 'containerd.log', text }])).toEqual([])
  })

  test('but a pod that waits does so though another one runs', () => {
    const text = starts['pod that waited for its driver'] ?? ''
    const waits = text.replace(/\n +Normal +Started.*/, '')
    expect(alarms([{ file: 'a', text: `${waits}\n\n\n${text}` }])).toHaveLength(1)
  })

  test('all of it together', () =>
    expect(alarms(Object.entries(starts).map(([file, text]) => ({ file, text })))).toEqual([]))

  test.each(presets)('everything that is generated for $id', ({ choices }) => {
    const evaluation = evaluate(choices)
    const documents = generate(evaluation, resolveSource).map(({ path, text }) => ({
      file: path,
      text,
    }))
    expect(documents.length).toBeGreaterThan(5)
    expect(alarms(documents)).toEqual([])
    expect(alarms(documents, toldOf(evaluation.scenario))).toEqual([])
  })
})
