import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

/** Messages as they are printed, and the cause that is to be named first. */
test.each([
  [
    'symptom-sr-101: The driver beside the',
    'E0311 08:02:11.118200    4410 main.go:204] error retreiving CSI driver name: rpc error: code = DeadlineExceeded desc = context deadline exceeded',
  ],
  [
    'symptom-sr-101: The driver beside the',
    'E0311 08:02:11.118200    4410 main.go:186] "Error retreiving CSI driver name" err="rpc error: code = DeadlineExceeded desc = context deadline exceeded"',
  ],
  [
    'symptom-sr-20: gmsaCredentialSpecName is the name',
    String.raw`The Pod "web" is invalid: spec.securityContext.windowsOptions.gmsaCredentialSpecName: Invalid value: "WebApp01": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
  ],
  [
    'symptom-sr-20: gmsaCredentialSpec holds the JSON',
    'The Deployment "web" is invalid: spec.template.spec.securityContext.windowsOptions.gmsaCredentialSpec: Invalid value: "": gmsaCredentialSpec cannot be an empty string',
  ],
  [
    'symptom-r-162: runAsUserName is a user,',
    'The Pod "web" is invalid: spec.securityContext.windowsOptions.runAsUserName: Invalid value: "": runAsUserName cannot be an empty string',
  ],
  [
    'symptom-r-162: The backslash stands in',
    String.raw`The Pod "web" is invalid: spec.containers[0].securityContext.windowsOptions.runAsUserName: Invalid value: "Container\tUser": runAsUserName cannot contain control characters`,
  ],
  [
    'symptom-sr-22: spec.os.name is windows or',
    'The Pod "web" is invalid: spec.os.name: Unsupported value: "Windows": supported values: "linux", "windows"',
  ],
  [
    'symptom-sr-21: The pod says spec.os.name:',
    'The Pod "web" is invalid: spec.securityContext.windowsOptions: Forbidden: windows options cannot be set for a linux pod',
  ],
  [
    'symptom-sr-30: A device comes with',
    '  Warning  Failed  2s  kubelet  Error: failed to generate container "8a1f" spec: failed to generate spec: unexpected ContainerPath /dev/dxg, must be empty',
  ],
  [
    'symptom-sr-31: The pod asks for',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create network namespace for sandbox "8a1f": unsupported to setup netns within userns on windows platform',
  ],
  [
    'symptom-sr-32: containerd.exe got both flags.',
    'containerd: --register-service and --unregister-service cannot be used together: invalid argument',
  ],
  [
    'symptom-sr-33: tcp_tls_common_name in config.toml names',
    'containerd: failed to load plugin io.containerd.grpc.v1: failed to setup TLS from Windows cert store: failed to find certificate with context: Cannot find object or property.',
  ],
  [
    'symptom-c-09: containerd leaves out the',
    'time="2026-03-02T10:11:12.123456789Z" level=info msg="skip loading plugin" error="host OS doesn\'t support writable block CIMs: skip plugin" id=io.containerd.snapshotter.v1.blockcim type=io.containerd.snapshotter.v1',
  ],
  [
    'symptom-sr-34: The snapshotter is another',
    '  Warning  Failed  2s  kubelet  Failed to pull image "mcr.microsoft.com/windows/nanoserver:ltsc2025": rpc error: code = Unimplemented desc = failed to pull and unpack image "mcr.microsoft.com/windows/nanoserver:ltsc2025": failed to extract layer sha256:5f: mount layer type must be lcow-layer: not implemented',
  ],
  [
    'symptom-sr-35: containerd lacks the',
    'ctr: failed to commit snapshot: failed to enable necessary privileges: Could not enable privilege SeRestorePrivilege',
  ],
  [
    'symptom-sr-36: ctr run on Windows',
    'ctr: cannot use host mode networking with Windows containers',
  ],
  [
    'symptom-sr-25: A Service asks for',
    'W1102 09:00:01.000000 4711 proxier.go:1328] "Session Affinity is not supported on this version of Windows"',
  ],
  [
    'symptom-sr-40: The source of the',
    String.raw`  Warning  FailedMount  2s  kubelet  MountVolume.MountDevice failed for volume "pv-smb" : rpc error: code = Internal desc = volume(vol-1) mount "smb-server" on "\\var\\lib\\kubelet\\plugins\\smb" failed with NewSmbGlobalMapping(smb-server, ...) failed with error: rpc error: code = Unknown desc = remote path (smb-server) is invalid`,
  ],
  [
    'symptom-sr-41: The driver wants to',
    '  Warning  FailedMount  2s  kubelet  MountVolume.MountDevice failed for volume "pvc-1" : diskMount: formatOptions are not supported on Windows',
  ],
  [
    'symptom-sr-42: On Windows a disk',
    '  Warning  FailedMount  2s  kubelet  MountVolume.MountDevice failed for volume "pvc-1" : wrong disk number format: "/dev/sdb", err: strconv.Atoi: parsing "/dev/sdb": invalid syntax',
  ],
  [
    'symptom-c-35: The SMB share came',
    String.raw`  Warning  FailedMount  2s  kubelet  MountVolume.SetUp failed for volume "share" : New-SmbGlobalMapping(\\srv\share) failed: invalid parameter(username: AZURE\acct, password: ***stripped***, remotepath: ), output: ""`,
  ],
  [
    'symptom-sr-45: The HNS network has',
    'E1102 09:00:01.000000 4711 main.go:359] Error registering network: cannot parse DR MAC : address : invalid MAC address',
  ],
  [
    'symptom-c-20: The CNI file asks',
    'time="2026-03-02T10:11:12Z" level=error msg="[cni-net] Failed to enable loopbackDSR on unsupported HCN version, err:platform does not support feature dsr."',
  ],
  [
    'symptom-sr-46: The CNI file has',
    'time="2026-03-02T10:11:12Z" level=error msg="[cni-net] network not created for azure"',
  ],
  [
    'symptom-sr-50: CNS names no gateway',
    '{"level":"warn","ts":"2026-03-02T10:11:12.000Z","logger":"cni","msg":"No gateway specified for Overlay NC. CNI will choose one, but connectivity may break","component":"cni-net"}',
  ],
  [
    'symptom-sr-51: The policy has a',
    'W1102 09:00:01.000000 4711 networkPolicyController.go:240] NPM - networkpolicy shop/web unsupported: unsupported namedport translation features used on windows',
  ],
  [
    'symptom-sr-55: The plugin may not',
    'time="2026-03-02T10:11:12Z" level=error msg="Failed to ensure Calico registry key. err: Access is denied."',
  ],
  [
    'symptom-sr-56: CALICO_NETWORKING_BACKEND is vxlan, and',
    '2026-03-02 10:11:12.000 [ERROR][4711] startup/startup.go 230: Unable to ensure network for os error=strconv.ParseInt: parsing "": invalid syntax',
  ],
  [
    'symptom-sr-57: calico-node made the network,',
    "2026-03-02 10:11:12.000 [ERROR][4711] startup/startup_windows.go 90: Failed to set node's VXLAN tunnel IP after retries, node may not receive traffic. error=resource does not exist",
  ],
  [
    'symptom-sr-58: calicoctl for Windows has',
    "'calicoctl node' commands are not available on this OS",
  ],
  [
    'symptom-sr-59: Felix found no address',
    "2026-03-02 10:11:12.000 [WARNING][4711] felix/endpoint_mgr.go 556: Didn't detect any IPs on the host; host-to-pod traffic may be blocked.",
  ],
  [
    'symptom-sr-60: Each port of the',
    'E1102 09:00:01.000000 4711 npl_controller.go:300] "Failed to sync" err="failed to add rule for Pod shop/web: no free port found"',
  ],
  [
    'symptom-sr-62: config.yaml has cloud-provider-config without',
    'time="2026-03-02T10:11:12Z" level=fatal msg="--cloud-provider-config requires --cloud-provider-name to be provided"',
  ],
  [
    'symptom-sr-63: RKE2 has no provider',
    'time="2026-03-02T10:11:12Z" level=warning msg="--cloud-provider-name=aws is deprecated due to removal of the in-tree aws cloud provider; if you want the legacy node-name behavior associated with this flag please use --node-name-from-cloud-provider-metadata"',
  ],
  [
    'symptom-sr-64: RKE2 asks whether it',
    String.raw`time="2026-03-02T10:11:12Z" level=info msg="Timed out trying to get EC2 instance metadata from \"http://169.254.169.254/latest/meta-data/local-hostname\"; defaulting to 'bare-metal' Calico platform"`,
  ],
  [
    'symptom-sr-65: The private key in',
    '{"level":"error","ts":"2026-03-02T10:11:12Z","msg":"Reconciler error","error":"unable to get signer from secret cloud-private-key: RSA key size is 1024 bits, which is considered weak. Use 2048 or greater"}',
  ],
  [
    'symptom-sr-66: The host answers with',
    '{"level":"error","ts":"2026-03-02T10:11:12Z","msg":"Reconciler error","error":"error instantiating Windows instance from VM: unable to setup VM 10.0.1.7 sshConnectivity: error instantiating SSH client: host key changed during connection attempts"}',
  ],
  [
    'symptom-sr-67: SERVICES_LOG_FILE_SIZE is no amount',
    '{"level":"error","ts":"2026-03-02T10:11:12Z","logger":"setup","msg":"invalid log rotation configuration","error":"invalid log configuration: invalid quantity value for SERVICES_LOG_FILE_SIZE: quantities must match the regular expression"}',
  ],
  [
    'symptom-sr-68: windows-instances has the address',
    '{"level":"error","ts":"2026-03-02T10:11:12Z","msg":"Reconciler error","error":"WMCO CSR Approver could not approve CSR csr-x: error determining if CSR csr-x should be approved: error validating node name win1 for CSR: csr-x: unable to find host name for instance with address 10.0.1.7: failed to lookup DNS for IP 10.0.1.7: lookup 7.1.0.10.in-addr.arpa. on 172.30.0.10:53: no such host"}',
  ],
  [
    'symptom-sr-68: windows-instances has the name',
    '{"level":"error","ts":"2026-03-02T10:11:12Z","msg":"Reconciler error","error":"unable to parse instances from ConfigMap windows-instances: invalid address win01.corp, unable to create instance info: lookup win01.corp: no such host"}',
  ],
  [
    'symptom-sr-69: Install-WindowsFeature for Containers failed',
    '{"level":"error","ts":"2026-03-02T10:11:12Z","msg":"Reconciler error","error":"error configuring host with address 10.0.1.7: failed to enable required Windows feature: Containers with output: Install-WindowsFeature : ArgumentNotValid"}',
  ],
  [
    'symptom-sr-70: The OperatorGroup names all',
    '{"level":"error","logger":"setup","msg":"WMCO has an invalid target namespace. ","target namespace":"default"}',
  ],
  [
    'symptom-sr-70: The label openshift.io/cluster-monitoring of',
    String.raw`{"level":"error","msg":"error validating cluster monitoring label: monitoring label must have a boolean value: strconv.ParseBool: parsing \"yes\": invalid syntax"}`,
  ],
  [
    'symptom-sr-23: memoryManagerPolicy is one of',
    String.raw`E1102 09:00:01.000000 4711 run.go:72] "command failed" err="failed to run Kubelet: policy \"Static\" is not available on Windows"`,
  ],
  [
    'symptom-sr-23: This kubelet does not',
    String.raw`E1102 09:00:01.000000 4711 run.go:72] "command failed" err="failed to run Kubelet: unknown policy: \"BestEffort\""`,
  ],
  [
    'symptom-sr-24: With a policy of',
    String.raw`E1102 09:00:01.000000 4711 container_manager_windows.go:150] "Failed to initialize memory manager" err="the total amount \"0\" of type \"memory\" is not equal to the value \"1124Mi\" determined by Node Allocatable feature"`,
  ],
  [
    'symptom-kt-06: Where the link to',
    String.raw`E1102 09:00:01.000000 4711 mount_windows.go:180] symlink failed: symlink \\srv\share\ c:\var\lib\kubelet\pods\x\mount: Cannot create a file when that file already exists., source("\\\\srv\\share\\") target("c:\\var\\lib\\kubelet\\pods\\x\\mount")`,
  ],
  [
    'symptom-r-128: The container had ended,',
    "error: Internal error occurred: error executing command in container: failed to exec in container: failed to create exec \"x\": exec: '' in task: '8a1f' must be running to create additional execs: failed precondition: unknown",
  ],
  [
    'symptom-c-09: containerd leaves out the',
    'time="2026-03-02T10:11:12.1Z" level=info msg="loading plugin" id=io.containerd.snapshotter.v1.cimfs type=io.containerd.snapshotter.v1\ntime="2026-03-02T10:11:12.1Z" level=info msg="skip loading plugin" error="host windows version doesn\'t support CimFS: skip plugin" id=io.containerd.snapshotter.v1.cimfs type=io.containerd.snapshotter.v1\ntime="2026-03-02T10:11:12.1Z" level=info msg="skip loading plugin" error="host OS doesn\'t support writable block CIMs: skip plugin" id=io.containerd.snapshotter.v1.blockcim type=io.containerd.snapshotter.v1\ntime="2026-03-02T10:11:12.2Z" level=info msg="containerd successfully booted in 0.2s"',
  ],
  [
    'symptom-sr-72: The snapshotter cimfs or',
    'ctr: failed to extract layer: CimFS not supported on this build',
  ],
  [
    'symptom-sr-71: For 20 minutes there',
    'F1102 09:00:01 start.go:200] failed to create dataplane with error: failed to get network info: failed to get network info after 240 retries with err Network name "azure" not found',
  ],
  [
    'symptom-sr-75: No Node of the',
    '{"level":"error","msg":"could not find node object associated with this instance: unable to find associated node"}',
  ],
  [
    'symptom-m-net-03: The HNS network did',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create containerd task: failed to create shim task: failed to setup networking for pod "8a1f": failed to get HCN namespace: Namespace ID "5b1c2d3e-aaaa-bbbb-cccc-1234567890ab" not found: unknown',
  ],
  [
    'symptom-sr-73: Antrea wanted to make',
    'E1102 09:00:01.000000 4711 net_windows.go:198] "Receive Segment Coalescing (RSC) is not supported by this Windows Server version"',
  ],
  [
    'symptom-sr-76: The runtime did not',
    'E1102 09:00:01.000000 4711 interface_configuration_windows.go:496] "Failed to wait for host interface creation in 1min" err="timed out waiting for the condition" interface="web-1-abc"',
  ],
  [
    'symptom-sr-74: WMCO keeps the user',
    '{"level":"error","msg":"Reconciler error","error":"unable to create instance object from node: unable to decrypt username annotation for node win1: unable to decrypt message using given key: openpgp: incorrect key"}',
  ],
  [
    'symptom-sr-43: The node does not',
    'W1102 09:00:01.000000 4711 mount_helper_windows.go:70] IsCorruptedMnt failed with error: The specified network password is not correct., error code: 86',
  ],
])('%s', (start, text) => {
  const [first] = matchSymptoms([{ file: 'paste.txt', text }], {}).flatMap(({ id, causes }) =>
    causes.map(({ cause }) => `${id}: ${cause}`),
  )
  expect(first?.startsWith(start), first).toBe(true)
})

/** What the same components print on nodes that are well, or on the way to it. */
test.each([
  [
    'a share that was mapped before',
    String.raw`W1102 09:00:01.000000 4711 mount_windows.go:131] SMB Mapping(\\srv\share) returned with error(exit status 1), output(New-SmbGlobalMapping : Multiple connections to a server or shared resource by the same user)
I1102 09:00:01.100000 4711 mount_windows.go:147] SMB Mapping(\\srv\share) already exists and is still valid, skip error(<nil>)
I1102 09:00:01.200000 4711 mount_windows.go:185] symlink source("\\\\srv\\share\\") on target("c:\\var\\lib\\kubelet\\pods\\x\\mount") successfully`,
  ],
  [
    'snapshotters that containerd leaves out',
    `time="2026-03-02T10:11:12.1Z" level=info msg="skip loading plugin" error="host windows version doesn't support CimFS: skip plugin" id=io.containerd.snapshotter.v1.cimfs type=io.containerd.snapshotter.v1
time="2026-03-02T10:11:12.1Z" level=info msg="skip loading plugin" error="host OS doesn't support writable block CIMs: skip plugin" id=io.containerd.snapshotter.v1.blockcim type=io.containerd.snapshotter.v1
time="2026-03-02T10:11:12.2Z" level=info msg="containerd successfully booted in 0.2s"`,
  ],
  [
    'a HostProcess container whose mounts shadow folders',
    String.raw`time="2026-03-02T10:11:12Z" level=warning msg="job container mount destination exists and will be shadowed" cid=8a1f mountDestination="C:\\var\\log" mountSource="C:\\var\\log"`,
  ],
  [
    'NPM before the first pod',
    `I1102 09:00:01.000000 1 dataplane_windows.go:100] [DataPlane Windows] Network with name azure not found. Retrying in 5 seconds, Current retry number 3, max retries: 240
I1102 09:00:31.000000 1 dataplane_windows.go:120] [DataPlane Windows] azure network found`,
  ],
  [
    'agents that try again',
    `E1102 09:00:01.000000 4711 port_table_windows.go:61] "Port cannot be reserved, moving on to the next one" err="exit status 1" port=61001
E1102 09:00:01.000000 4711 net_windows.go:423] "Failed to rename adapter, retrying" err="exit status 1"
E1102 09:00:02.000000 4711 net_windows.go:198] "Receive Segment Coalescing (RSC) is not supported by this Windows Server version"
2026-03-02 10:11:12.000 [WARNING][4711] startup/startup_windows.go 92: Failed to set node's VXLAN tunnel IP, node may not receive traffic.  May retry... error=conflict
2026-03-02 10:11:13.000 [INFO][4711] startup/startup_windows.go 113: Ensure network is done.`,
  ],
  [
    'RKE2 outside of the clouds',
    `time="2026-03-02T10:11:12Z" level=warning msg="Timed out trying to get EC2 instance metadata from \\"http://169.254.169.254/latest/meta-data/local-hostname\\"; defaulting to 'bare-metal' Calico platform"`,
  ],
  [
    'a kubelet with the memory manager of Windows',
    `I1102 09:00:01.000000 4711 memory_manager.go:190] "Starting memorymanager" policy="BestEffort"
I1102 09:00:01.000000 4711 cpu_manager.go:230] "Starting CPU manager" policy="static"`,
  ],
  [
    'csi-proxy that has nothing to do',
    String.raw`W1102 09:00:01.000000 4711 wmi.go:90] CoInitializeSecurity failed (non-fatal): COM security was initialized before
I1102 09:00:02.000000 4711 api.go:239] minimum resize difference (100MB) not met, skipping resize. volumeID=\\?\Volume{1}\ currentSize=10720622080 finalSize=10737418240`,
  ],
  [
    'WMCO that begins',
    `{"level":"info","ts":"2026-03-02T10:11:12Z","logger":"setup","msg":"log rotation configured","SERVICES_LOG_FILE_SIZE":"100Mi","SERVICES_LOG_FILE_AGE":"168h","SERVICES_LOG_FLUSH_INTERVAL":"5s"}
{"level":"info","ts":"2026-03-02T10:11:13Z","logger":"setup","msg":"starting manager"}`,
  ],
])('no alarm from %s', (_, text) => {
  const alarms = matchSymptoms([{ file: 'agent.log', text }], {}).filter(
    ({ severity }) => severity !== 'info',
  )
  expect(alarms.map(({ id }) => id)).toEqual([])
})
