import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

test.each([
  [
    'symptom-w-19: The KubeletConfiguration',
    'invalid configuration: userNamespaces is not supported on Windows',
  ],
  [
    'symptom-w-20: kube-proxy was started',
    'E0101 10:00:00.0 1 server.go:102] --cleanup-and-exit is not implemented on Windows',
  ],
  [
    'symptom-w-21: HNS took no load balancer',
    'E0101 10:00:00.0 1 proxier.go:1485] "ClusterIP policy creation failed" clusterIP="10.96.7.1" serviceName="a/b"',
  ],
  [
    'symptom-w-22: No adapter of the node',
    'failed to get interface: no interface with given IP found',
  ],
  ['symptom-w-22: The adapter has no IPv4', 'no IPv4 address found for given interface'],
  ['symptom-w-22: The node has no default route', 'unable to find default gateway interface index'],
  [
    'symptom-w-23: HNS made the network',
    'timeout, failed to get net interface for HNSNetwork cbr0 (10.1.2.3)',
  ],
  [
    'symptom-w-24: The delegate',
    "'delegate' dictionary must not have 'ipam' field, it'll be set by flannel",
  ],
  [
    'symptom-w-25: The rule has',
    'Skipping rule because it contains negative matches (currently unsupported).',
  ],
  ['symptom-w-26: bpfEnabled', 'BPF dataplane is not supported on Windows'],
  ['symptom-w-27: CALICO_NETWORKING_BACKEND', 'Invalid backend networking type backend=bird'],
  [
    'symptom-w-28: A node lacks',
    'Error processing node win1: missing distributed router MAC annotation',
  ],
  [
    'symptom-w-28: hybrid-overlay-node was started',
    "missing node name; use the 'node' flag to provide one",
  ],
  [
    'symptom-w-29: containerd copies',
    String.raw`failed to create containerd container: rootpath on mountPath C:\Windows\SystemTemp\ctd-volume1, volume C:\data: readlink C:\Windows\SystemTemp\ctd-volume1: Incorrect function.`,
  ],
  ['symptom-w-30: The base layer', 'failed to mount: no Files folder in layer 12'],
  [
    'symptom-w-31: The command of a HostProcess',
    'failed to create shim task: failed to find executable "start.exe": unknown',
  ],
  ['symptom-w-32: A device', 'unrecognised HostPath format /dev/dri, must match IDType://ID'],
  [
    'symptom-w-33: The driver runs',
    'unable to load in-cluster configuration, containerSandboxMountPath must be defined',
  ],
  [
    'symptom-w-34: The StorageClass',
    'rpc error: code = InvalidArgument desc = invalid parameter shareName in storage class',
  ],
  [
    'symptom-w-35: rke2.exe',
    'level=fatal msg="service subcommand requires one of --add or --delete"',
  ],
  ['symptom-w-36: No adapter', 'level=fatal msg="no interface matches the set expression"'],
  [
    'symptom-w-37: wins.exe',
    "service hasn't been registered: The specified service does not exist as an installed service.",
  ],
  ['symptom-w-38: Addresses', 'cannot assign resource now, resources are being cooled down'],
  [
    'symptom-w-39: The Node has no IPv4 podCIDR',
    'F1123 main.go:54] Error running agent: failed to find valid IPv4 PodCIDR',
  ],
  [
    'symptom-w-40: The configuration of Antrea',
    'failed to initialize: WireGuard is not implemented for windows',
  ],
  [
    'symptom-w-41: After the HNS network',
    'E1123 net_windows.go:270] "Timeout acquiring IP for the adapter" err="timed out" dhcpStatus=true',
  ],
  [
    'symptom-w-42: An entry of the ConfigMap',
    'unable to get username for 10.0.0.5: data has an incorrect format',
  ],
  ['symptom-w-42: The Node has lost', 'node is missing valid username annotation'],
  ['symptom-w-43: The secret windows-user-data', 'invalid content for userData secret'],
  ['symptom-w-44: No adapter of the node', 'Failed to find the master interface'],
  [
    'symptom-m-sto-01: The driver asks for another',
    'MountVolume.MountDevice failed: rpc error: code = Unimplemented desc = unknown service v2alpha1.Volume',
  ],
])('%s', (start, text) => {
  const [first] = matchSymptoms([{ file: 'paste.txt', text }], {}).flatMap(({ id, causes }) =>
    causes.map(({ cause }) => `${id}: ${cause}`),
  )
  expect(first).toMatch(new RegExp(`^${start}`))
})
