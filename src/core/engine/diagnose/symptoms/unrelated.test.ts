import { describe, expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const alarms = (text: string) =>
  matchSymptoms([{ file: 'paste.txt', text }], {}).filter(({ severity }) => severity !== 'info')

const events = (...lines: readonly string[]) =>
  `Name:  web-1\nEvents:\n  Type     Reason   Age   From      Message\n  ----     ------   ----  ----      -------\n${lines.map((line) => `  ${line}\n`).join('')}`

const started = 'Normal   Started                 3m    kubelet  Started container web'

/** What Linux nodes, healthy nodes, other programs and documentation say. */
const harmless: Readonly<Record<string, string>> = {
  'linkerd-init on Linux':
    'time="2024-02-01T10:00:00Z" level=info msg="/sbin/iptables-nft-save -t nat"\ntime="2024-02-01T10:00:00Z" level=info msg="/sbin/iptables-nft -t nat -N PROXY_INIT_REDIRECT"',
  'an autoscaler that takes another group':
    "I0612 10:00:00.000002 1 orchestrator.go:546] Pod shop/web-1 can't be scheduled on eks-win, predicate checking error: node(s) didn't match node selector\nI0612 10:00:00.000005 1 orchestrator.go:249] Final scale-up plan: [{eks-linux 1->2 (max: 5)}]",
  'a group at its size': events(
    "Normal  NotTriggerScaleUp  2m  cluster-autoscaler  pod didn't trigger scale-up: 1 node(s) didn't match Pod's node affinity/selector, 1 max node group size reached",
  ),
  'a pod that waited for a node': events(
    'Warning  FailedScheduling  3m  default-scheduler  0/4 nodes are available: 4 Insufficient cpu.',
    'Normal   Scheduled  90s  default-scheduler  Successfully assigned shop/web to win-2',
  ),
  'a drain that tries again':
    'evicting pod shop/web-2\nerror when evicting pods/"web-2" -n "shop" (will retry after 5s): Cannot evict pod as it would violate the pod\'s disruption budget.\npod/web-2 evicted\nnode/win-1 drained',
  'a shim that is done':
    'time="2024-05-01T08:01:00Z" level=error msg="get state for 0a1b" error="ttrpc: closed: unknown"',
  'a FlexVolume folder of Istio on Linux':
    'E0801 10:00:01.000000 1234 driver-call.go:262] Failed to unmarshal output for command: init, output: "", error: unexpected end of JSON input\nW0801 10:00:01.000000 1234 driver-call.go:149] FlexVolume: driver call failed: executable: /usr/libexec/kubernetes/kubelet-plugins/volume/exec/nodeagent~uds/uds, args: [init]',
  'probes of the first seconds': events(
    'Warning  Unhealthy  9m50s (x2 over 9m55s)  kubelet  Readiness probe failed: Get "http://10.244.1.3/": context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
    'Warning  Unhealthy  9m40s  kubelet  Readiness probe failed: Get "http://10.244.1.3:80/": dial tcp 10.244.1.3:80: i/o timeout',
    'Warning  Unhealthy  9m30s  kubelet  Liveness probe failed: Get "http://10.244.1.3/": read tcp 10.0.0.5: wsarecv: An existing connection was forcibly closed by the remote host.',
  ),
  'metrics-server at its start':
    'E0601 10:00:20.000001 1 reststorage.go:135] unable to fetch node metrics for node "linux-1": no metrics known for node',
  'kube-proxy that finds its node':
    'E0601 10:00:00.000001 1 node.go:161] Failed to retrieve node info: nodes "ip-10-0-1-2" not found\nI0601 10:00:03.200001 1 node.go:172] Successfully retrieved node IP: 10.0.1.2',
  'a full disk on Linux':
    'failed to register layer: Error processing tar file(exit status 1): write /usr/lib/x.so: no space left on device',
  'a build with overlay': '#5 ERROR: failed to prepare layer: snapshot exists',
  'a program that says General failure':
    '2024-05-01 10:00:00 ERROR Import: General failure. See inner exception.',
  'another service':
    'The Acrobat Update Service service failed to start due to the following error:\nThe service did not respond to the start or control request in a timely fashion.',
  'ServiceMonitor.exe that goes on': "APPCMD failed with error code 183\nService 'w3svc' started",
  'OVN that connects again':
    '2024-05-01T10:00:02Z|00003|reconnect|INFO|tcp:10.0.0.1:6642: connection attempt timed out\n2024-05-01T10:00:03Z|00006|reconnect|INFO|tcp:10.0.0.1:6642: connected',
  'a name that is found later':
    '2024-05-01 10:00:00 [WRN] Could not reach seq, retrying: No such host is known. (seq:5341)\n2024-05-01 10:00:05 [INF] Connected to seq',
  'a misspelt image of Linux':
    "az aks nodepool add --os-type Linux\n'Ubuntu3204' is not a valid value for '--os-sku'. Allowed values: AzureLinux, Ubuntu, Windows2022.",
  'the socket of the kubelet on Linux':
    'E0501 10:00:00.000000 1200 server.go:100] "Failed to listen to socket while starting device plugin registry" err="listen unix /var/lib/kubelet/device-plugins/kubelet.sock: bind: permission denied"',
  'a sandbox whose network came later': events(
    'Warning  FailedCreatePodSandBox  5m  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "abc": plugin type="calico" failed (add): stat /var/lib/calico/nodename: no such file or directory: check that the calico/node container is running and has mounted /var/lib/calico/',
    started,
  ),
  'a sandbox that came up, as newer kubelets tell': events(
    'Warning  FailedCreatePodSandBox  5m  kubelet  Failed to create pod sandbox: rpc error: code = DeadlineExceeded desc = wibble',
    'Normal  Started  3m  kubelet  spec.containers{web}: Container started',
  ),
  'documentation on events':
    'Pods stay in ContainerCreating with events such as "Failed to create pod sandbox". If kubectl exec prints `error dialing backend` or `unable to upgrade connection`, look at port 10250. A node that is not ready has the reason KubeletNotReady.\n\n| Reason | Meaning |\n| --- | --- |\n| FailedMount | a volume |\n| FailedAttachVolume | a disk |\n| NodeNotReady | a node |\n',
  'source code on events':
    'const (\n\tNodeNotReady = "NodeNotReady"\n\tFailedMountVolume = "FailedMount"\n\tFailedAttachVolume = "FailedAttachVolume"\n)',
  'a kubelet that has no numbers yet':
    'E1014 06:08:31.900518 1072 cri_stats_provider.go:452] "Failed to get the info of the filesystem with mountpoint" err="unable to find data in memory cache" mountpoint="C:\\\\ProgramData\\\\containerd"',
  'Azure CNI that waited for its lock':
    '2018/07/11 22:47:05 [cni] Timed out on locking store, err:Store is locked.\n2018/07/11 22:47:09 [cni-net] ADD command completed with err:<nil>.',
  'felix that takes a new configuration':
    'time="2026-01-01T10:00:00Z" level=info msg="Felix exited for config reload; restarting..."\ntime="2026-01-01T10:00:00Z" level=info msg="Felix exited, restarting..."',
  'a port of Open vSwitch that came':
    'E1226 20:18:52.087141 2604 pod_configuration.go:611] "Failed install OpenFlow entries for OVS port interface" err="pod\'s OpenFlow port is not ready yet" name="x"\nI1226 20:18:53.087141 2604 event.go:389] "Event occurred" reason="NetworkReady" message="Installed Pod network forwarding rules"',
  'a process that had ended':
    'level=error msg="failed to kill process in container" error="hcs::Process::Signal 123: The process has already exited"',
  'a right that is missing on Linux':
    'unable to load configmap based request-header-client-ca-file: configmaps "extension-apiserver-authentication" is forbidden: User "x" cannot get resource',
  'a socket that is no registrar':
    'E0514 19:50:28.985525 5195 goroutinemap.go:150] Error: "RegisterPlugin error -- failed to get plugin info using RPC GetInfo at socket /var/lib/kubelet/plugins_registry/x/csi.sock, err: rpc error: code = Unimplemented desc = unknown service pluginregistration.Registration"',
  'an endpoint of a cloud':
    'Error: creating Private Endpoint "pe-sql": The object already exists in the resource group.',
  'a policy of a cloud': 'MalformedPolicyDocument: JSON document is invalid.',
  'a rule for alerts': '  - alert: KubeNodeNotReady\n    annotations:\n      summary: NodeNotReady',
}

describe('neither error nor warning comes of', () => {
  test.each(Object.entries(harmless))('%s', (_, text) => expect(alarms(text)).toEqual([]))
})

describe('but where the same goes on, it is told', () => {
  const listed = (pod: string, type: string, message: string) =>
    `3m   ${type}   ${message.split(' ')[0] ?? ''}   pod/${pod}   ${message}\n`
  const calico = listed(
    'web-1',
    'Warning',
    'FailedCreatePodSandBox Failed to create pod sandbox: failed to setup network for sandbox "abc": stat /var/lib/calico/nodename: no such file or directory: check that the calico/node container is running',
  )
  const probe = (times: number) =>
    events(
      `Warning  Unhealthy  9s (x${times} over 9m)  kubelet  Readiness probe failed: Get "http://10.244.1.3/": context deadline exceeded (Client.Timeout exceeded while awaiting headers)`,
    )

  test.each([
    ['a probe that fails again and again', probe(40)],
    [
      'a sandbox in a list where another pod started',
      `${calico}${listed('web-2', 'Normal', 'Started Started container web')}`,
    ],
    ['a name that is never found', 'app: No such host is known. (db:5432)\n{}\n'.repeat(12)],
    [
      'a drain that ends',
      "error: Cannot evict pod as it would violate the pod's disruption budget.",
    ],
    ['metrics that kubectl top lacks', 'Error: nodemetrics.metrics.k8s.io "win-1" not found'],
  ])('%s', (_, text) => expect(alarms(text)).toHaveLength(1))

  test('a group of EKS that lacks addresses', () => {
    const text = "pod didn't trigger scale-up: 1 Insufficient vpc.amazonaws.com/PrivateIPv4Address"
    expect(alarms(text).map(({ id }) => id)).toContain('symptom-p-05')
  })

  test('in a list the pod itself is over it', () => {
    expect(
      alarms(`${calico}${listed('web-1', 'Normal', 'Started Started container web')}`),
    ).toEqual([])
  })
})

test('a mesh on Linux is not told of Windows first', () => {
  const [first] = alarms(
    'level=info msg="iptables-save v1.8.7 (legacy): Cannot initialize: iptables who?" level=error msg="aborting firewall configuration"',
  )
  expect(first?.causes?.map(({ cause }) => cause).join()).not.toContain('on a Windows node')
})

describe('the first cause is the one that threads about the words came to', () => {
  test.each([
    ['Pinging 10.0.0.1 with 32 bytes of data:\nGeneral failure.', 'KB5040437'],
    ['C:\\>ping microsoft.com\nGeneral failure.', 'KB5040437'],
    [
      'failed to register layer: re-exec error: exit status 1: output: Failed to safefile.OpenRelative failed in Win32: open C:\\\\x\\\\pam.7.gz: Cannot create a file when that file already exists. (0x1f)',
      'Linux image',
    ],
    [
      'unable to load configmap based request-header-client-ca-file: Get "https://10.96.0.1:443/api": dial tcp 10.96.0.1:443: i/o timeout',
      'does not answer',
    ],
    [
      'main.go:58] Error running agent: error when creating agent API server: unable to load configmap based request-header-client-ca-file: Get "https://10.96.0.1:443/api": context deadline exceeded',
      'AntreaProxy',
    ],
    [
      'datacenter.go:78] Unable to find VM by UUID. VM UUID: a7ff1742-06d1-549d-712b-193a270b7917',
      'UUID of the product',
    ],
  ])('%s', (text, cause) => {
    expect(alarms(text)[0]?.causes?.[0]?.cause).toContain(cause)
  })
})
