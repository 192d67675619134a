import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import type { Values } from '../../../model/scenario.ts'
import { matchSymptoms } from './match.ts'

const found = (text: string, known: Partial<Values> = {}) =>
  matchSymptoms([{ file: 'paste.txt', text }], known).map(
    ({ id, severity, causes }) =>
      `${id.replace('symptom-', '')} ${severity}: ${causes[0]?.cause ?? ''}`,
  )
const failed = (text: string) =>
  `E0511 10:00:00.000000 4332 run.go:74] "command failed" err="${text}"`
const shutdown = (text: string) =>
  `E0511 10:00:00.000000 4332 kubelet.go:1780] "Failed to start node shutdown manager" err="${text}"`

const inFolder = (text: string) =>
  failed(
    String.raw`failed to merge kubelet configs: failed to walk through kubelet dropin directory \"C:\\\\k\\\\conf.d\": ${text}`,
  )

test.each([
  [
    'rb-05 warning: A file in the folder of --config-dir',
    inFolder(
      String.raw`failed to load kubelet dropin file, path: C:\\k\\conf.d\\20.conf, no apiVersion/kind`,
    ),
  ],
  [
    'rb-06 error: The folder that --config-dir names',
    inFolder(String.raw`CreateFile C:\\k\\conf.d: The system cannot find the file specified.`),
  ],
  [
    'kt-01 warning: Performance counters',
    failed('failed to run Kubelet: unable to add process counter. Error code is c0000bb8'),
  ],
  [
    'kt-01 warning: Kubelets up to about 1.16',
    'F0217 17:36:06.467149 3200 server.go:262] failed to run Kubelet: unable to valid path to counter. Error code is c0000bb8',
  ],
  [
    'kt-01 warning: Performance counters',
    failed('failed to run Kubelet: unable to collect data from counter. Error code is 800007d5'),
  ],
  [
    'm-klt-02 info: A sample',
    'E0423 06:10:14.109208 7636 perfcounter_nodestats.go:171] Unable to get cpu perf counter data; err: unable to collect data from counter. Error code is 800007d6',
  ],
  [
    'kt-02 warning: For graceful node shutdown',
    shutdown(
      'Could not access service kubelet: The specified service does not exist as an installed service.',
    ),
  ],
  [
    'kt-03 warning: The kubelet could not register',
    shutdown(
      'Shutdown manager was unable to update preshutdown info to 60000 (ShutdownGracePeriod), current value of preshutdown info (10000) is less than requested ShutdownGracePeriod',
    ),
  ],
  [
    'kt-03 warning: The kubelet could not register',
    shutdown(
      'Could not access registry value PreshutdownOrder: The system cannot find the file specified.',
    ),
  ],
  [
    'kt-04 warning: kubeadm waits ten seconds',
    '[kubelet-start] WARNING: unable to start the kubelet service: [timeout waiting for kubelet service to start]',
  ],
  [
    'kt-05 warning: Below the subPath',
    String.raw`Error: failed to prepare subPath for volumeMount "a" of container "b": SubPath "c:\\x" not within volume path "c:\\y"`,
  ],
  [
    'kt-06 warning: Where the link',
    String.raw`E0511 10:00:00.000000 4332 mount_windows.go:160] mklink failed: exit status 1, source("\\srv\share\") target("c:\x") output: "Cannot create a file when that file already exists.\r\n"`,
  ],
  [
    'kt-07 info: HNS of Windows Server 2019',
    'E0511 10:00:00.000000 4332 hns.go:338] "Error deleting Hns loadbalancer policy resource. Attempting one more time..." err="hcnDeleteLoadBalancer failed in Win32: Element not found. (0x490)"',
  ],
  [
    'kt-08 warning: This kubelet examines',
    String.raw`E0225 10:00:00.000000 4332 plugin_watcher.go:140] error stat file \var\lib\kubelet\plugins_registry\pd.csi.storage.gke.io-reg.sock failed: CreateFile \var\lib\kubelet\plugins_registry\pd.csi.storage.gke.io-reg.sock: The file cannot be accessed by the system.`,
  ],
  [
    'kt-09 warning: The folder of the kubelet',
    'F0720 19:24:36.710427 4332 server.go:265] failed to run Kubelet: bad socketPath, must be an absolute path: /var/lib/kubelet/device-plugins/kubelet.sock',
  ],
  [
    'kt-10 info: The node was being shut down',
    'Warning  NodeShutdown  3s  kubelet  Pod was rejected as the node is shutting down.',
  ],
  [
    'kt-13 info: Builds of 1.27',
    String.raw`E0320 18:35:17.623064 4656 safe_sysctls.go:43] "Failed to get kernel version." err="error reading osrelease file \"/proc/sys/kernel/osrelease\": open /proc/sys/kernel/osrelease: The system cannot find the path specified."`,
  ],
  [
    'kt-14 warning: Password or key',
    String.raw`W0308 05:53:34.344557 2392 mount_helper_windows.go:52] IsCorruptedMnt failed with ERROR_LOGON_FAILURE error: CreateFile c:\x: The user name or password is incorrect.`,
  ],
  [
    'kt-11 warning: The API server asked',
    'Error from server (NotFound): the server could not find the requested resource ( pods/log iis-7985c648cc-k8qnc)',
  ],
  [
    'kt-11 warning: The API server asked',
    'error: unable to upgrade connection: pod does not exist',
  ],
  [
    'm-klt-13 info: The node is not registered yet',
    'E0329 00:47:51.307381 4244 kubelet.go:2244] node "winkubnode" not found',
  ],
  [
    'c-35 warning: The SMB share came without',
    String.raw`New-SmbGlobalMapping(\\srv\share) failed: invalid parameter(username: , password: <masked>, remoteapth: \\srv\share), output: ""`,
  ],
  [
    'p-43 warning: After a restart of the node',
    String.raw`Error: Error response from daemon: invalid mount config for type "bind": bind source path does not exist: c:\var\lib\kubelet\pods\0725\volumes\kubernetes.io~azure-file\pvc-fb61`,
  ],
])('%s', (row, text) => expect(found(text)[0]).toMatch(new RegExp(`^${row}`)))

test.each([
  'I0511 10:00:00.000000 4332 nodeshutdown_manager_windows.go:71] "Node shutdown manager is disabled as no shutdown grace period is configured"',
  'I0511 10:00:00.000000 4332 mount_windows.go:163] mklink source("a") on target("b") successfully, output: "symbolic link created"',
  'I0511 10:00:00.000000 4332 kubelet.go:2244] node "win-1" registered',
])('nothing from %s', (text) => expect(found(text)).toEqual([]))

test('a localised Windows is no reason for a newer kubelet', () => {
  const text = failed(
    'failed to run Kubelet: unable to add process counter. Error code is c0000bb8',
  )
  const [one] = matchSymptoms([{ file: 'a.log', text }], { kubernetesVersion: '1.29' })
  expect(one?.causes).toHaveLength(1)
})

const told = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ id }) =>
    id.startsWith('symptom-') ? [id] : [],
  )

test.each([
  [
    'The ClusterIP of our Service times out now and then from Windows pods, kubectl shows endpoints. The Service has internalTrafficPolicy: Local.',
    'symptom-tw-21',
  ],
  [
    'Services do not answer on the Windows node. After an rke2 service restart HNS load balancers are gone and kube-proxy never creates them again.',
    'symptom-tw-06',
  ],
  [
    'kube-proxy runs with --enable-dsr=true. When a pod calls its own Service and kube-proxy picks the pod itself as backend, the connection times out; other backends answer.',
    'symptom-tw-22',
  ],
  [
    'A Windows pod cannot reach itself through its own ClusterIP, other pods can. DSR is enabled.',
    'symptom-tw-22',
  ],
])('%s', (text, row) => {
  expect(told(text)).toContain(row)
  expect(told(text)).not.toContain('symptom-tw-20')
})

test.each([
  'The ClusterIP of our Service works from Windows pods. The Service has internalTrafficPolicy: Local.',
  'The ClusterIP times out from Windows pods. The Service has internalTrafficPolicy: Cluster.',
])('no local policy in: %s', (text) => expect(told(text)).not.toContain('symptom-tw-21'))

test.each([
  'Pods reach themselves through their own Service. DSR is enabled.',
  'When a pod calls its own Service it works. kube-proxy runs with --enable-dsr=true.',
  'How does a pod call its own Service with DSR?',
  'A Windows pod cannot reach the ClusterIP of another Service. DSR is enabled.',
  'A pod cannot reach itself through its own ClusterIP. DSR is enabled, and the CNI file has "loopbackDSR": true.',
  'A pod cannot reach itself through its own ClusterIP. kube-proxy has its defaults.',
])('no lost loop in: %s', (text) => expect(told(text)).not.toContain('symptom-tw-22'))
