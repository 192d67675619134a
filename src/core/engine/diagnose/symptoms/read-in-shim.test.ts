import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

/** Messages as they are printed, and the cause that is to be named first. */
test.each([
  [
    'symptom-m-hpc-01: runAsUserName has more than',
    '  Warning  Failed  3s  kubelet  Error: failed to create containerd task: failed to create user process token: invalid user string `NT AUTHORITY\\\\LOCAL\\\\SERVICE`: unknown',
  ],
  [
    'symptom-m-hpc-01: runAsUserName is an account',
    '  Warning  Failed     12s (x3 over 40s)  kubelet  Error: failed to start containerd task "agent": failed to create user process token: failed to logon user: The user name or password is incorrect.: unknown',
  ],
  [
    'symptom-sr-01: A mount of the',
    String.raw`  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: invalid OCI spec - a mount must have both source and a destination: {Destination:C:\data Type: Source: Options:[rw] UIDMappings:[] GIDMappings:[]}: unknown`,
  ],
  [
    'symptom-sr-15: The folder at which',
    String.raw`  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to mount sandbox volume to C:\hpc\ on host: The directory is not empty.: unknown`,
  ],
  [
    'symptom-sr-16: Windows does not bind',
    String.raw`  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to bind target "C:\\data" to root "C:\\x" for job object: The parameter is incorrect.: unknown`,
  ],
  [
    'symptom-rt-04: The mounted folder is',
    String.raw`  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to bind target "\\?\Volume{1b2c}\" to root "C:\\data" for job object: Do not attach the filter to the volume at this time.: unknown`,
  ],
  [
    'symptom-sr-12: Something asks to change',
    'E1102 09:00:01.000000 4711 kuberuntime_manager.go:123] "Failed to update container" err="rpc error: code = Unimplemented desc = cpu affinity update is not supported for job containers: not implemented"',
  ],
  [
    'symptom-sr-14: Two annotations of the',
    String.raw`time="2026-03-02T10:11:12.123456789Z" level=warning msg="Host process container and disable host process container cannot both be true" error="specified annotations conflict: host process container annotations \"microsoft.com/hostprocess-container\" = \"true\" and \"microsoft.com/disable-hostprocess-container\" = \"true\""`,
  ],
  [
    'symptom-sr-13: An annotation of the',
    String.raw`time="2026-03-02T10:11:12.123456789Z" level=warning msg="annotation value could not be parsed" oci-annotation=io.microsoft.virtualmachine.computetopology.memory.sizeinmb type=uint64 value=2Gi error="strconv.ParseUint: parsing \"2Gi\": invalid syntax"`,
  ],
  [
    'symptom-sr-02: The annotation io.microsoft.container.wcow.deviceextensions names',
    String.raw`  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to find path to driver extensions at C:\ext\gpu.json: CreateFile C:\ext\gpu.json: The system cannot find the file specified.: unknown`,
  ],
  [
    'symptom-sr-03: The annotation io.microsoft.virtualmachine.kerneldrivers names',
    String.raw`  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to start sandbox container task "9f": failed to find path to drivers at C:\drivers: CreateFile C:\drivers: The system cannot find the path specified.: unknown`,
  ],
  [
    'symptom-sr-02: The file that the',
    String.raw`  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to unmarshal extension file at C:\ext\gpu.json: invalid character '<' looking for beginning of value: unknown`,
  ],
  [
    'symptom-sr-04: A container of Windows',
    '  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: specified device 5B45201D-F2F2-4F3B-85BB-30FF1F953599 has unsupported type vpci-instance-id: unknown',
  ],
  [
    'symptom-sr-05: io.microsoft.wcow.processdumptype is neither mini',
    '  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: unknown dump type specified, valid values are "mini" or "full": unknown',
  ],
  [
    'symptom-sr-06: The pod runs with',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create containerd task: failed to create shim task: failed to locate utility VM folder from layer folders: utility VM folder could not be found in layers: unknown',
  ],
  [
    'symptom-c-18: The snapshotters cimfs and',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create containerd task: failed to create shim task: unsupported layer format for UVM boot: *layers.wcowForkedCIMLayers: unknown',
  ],
  [
    'symptom-sr-07: An annotation below io.microsoft.virtualmachine.computetopology',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create shim task: vNUMA topology is not supported on 20348 version of Windows: unknown',
  ],
  [
    'symptom-sr-08: The annotation io.microsoft.virtualmachine.cpugroup.id needs',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create shim task: cpu group assignment on create requires a build of 19043 or higher: unknown',
  ],
  [
    'symptom-sr-09: Two annotations of the',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create shim task: UVM options incorrect: EnableDeferredCommit is not supported on physically backed VMs: unknown',
  ],
  [
    'symptom-sr-10: The annotation io.microsoft.virtualmachine.fileshares.disablewritable is',
    String.raw`  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to add VSMB share to utility VM for mount {Destination:C:\data Source:C:\host}: adding writable shares is denied: operation denied: unknown`,
  ],
  [
    'symptom-sr-11: The host does not',
    '  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to generate container credential guard instance: rpc error: The system cannot find the file specified.: unknown',
  ],
  [
    'symptom-r-128: The container had ended,',
    "error: Internal error occurred: error executing command in container: failed to exec in container: failed to create exec \"x\": exec: '' in task: '8a1f' must be running to create additional execs: failed precondition: unknown",
  ],
  [
    'symptom-sr-17: A limit of the',
    '  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: failed to set resource limits: failed to set job object memory limit: memory limit specified exceeds the max size: unknown',
  ],
  [
    'symptom-sr-18: The container is bound',
    '  Warning  Failed  2s  kubelet  Error: failed to create containerd task: failed to create shim task: cpu affinity mask must be non-zero: entry 0 has zero mask: unknown',
  ],
  [
    'symptom-sr-05: io.microsoft.virtualmachine.dump-directory-path is no folder',
    String.raw`  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create shim task: dump directory path C:\dumps.txt isn't a directory: unknown`,
  ],
  [
    'symptom-m-net-03: The HNS network did',
    '  Warning  FailedCreatePodSandBox  2s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to create containerd task: failed to create shim task: failed to setup networking for pod "8a1f": failed to get HCN namespace: hcn namespace  ID "aa" not found: unknown',
  ],
])('%s', (start, text) => {
  const [first] = matchSymptoms([{ file: 'paste.txt', text }], {}).flatMap(({ id, causes }) =>
    causes.map(({ cause }) => `${id}: ${cause}`),
  )
  expect(first?.startsWith(start), first).toBe(true)
})
