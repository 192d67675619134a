import { describe, expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const causesOf = (text: string) =>
  matchSymptoms([{ file: 'paste.txt', text }], {}).flatMap(({ id, causes }) =>
    causes.map(({ cause }) => `${id}: ${cause}`),
  )

describe('messages of code lead to a cause first', () => {
  test.each([
    [
      'w-01: The path lies outside',
      String.raw`rpc error: code = Unknown desc = path: d:\k\plugins\a is not within context path: C:\var\lib\kubelet`,
    ],
    ['w-01: csi-proxy takes only', String.raw`unsupported UNC path prefix: \\server\share`],
    [
      'w-02: Windows refused',
      String.raw`error resizing volume (\\?\Volume{1}\). size:9, finalSize 9, error: <nil>`,
    ],
    [
      'w-03: The folder belongs',
      'error mount volume to path. cmd: Add-PartitionAccessPath, output: The requested access path is already in use., error: exit status 1',
    ],
    ['w-04: No volume', 'rpc error: code = Unknown desc = not a mounted folder'],
    [
      'w-05: The kubelet asks PowerShell',
      String.raw`failed to prepare subPath for volumeMount "a" of container "b": cannot evaluate link c:\a: exit status 1`,
    ],
    [
      'w-05: The kubelet opens',
      String.raw`failed to prepare subPath for volumeMount "a" of container "b": cannot lock path c:\a: The system cannot find the path specified.`,
    ],
    [
      'w-06: HNS still has',
      'failed to make a new HNSEndpoint: error while GenerateHcnEndpoint: Endpoint "1a_vxlan0" already exits',
    ],
    [
      'w-07: HNS did not put',
      'error while AddHcnEndpoint(a,b,c): Failed to Add endpoint to namespace',
    ],
    [
      'w-08: Stopping the container',
      'container 1 encountered an error during Terminate: hcsshim: the handle has already been closed',
    ],
    [
      'w-08: The program used',
      'hcs::System::Wait 1: hcsshim: the handle generating this notification has been closed',
    ],
    [
      'w-09: cAdvisor knows no Windows',
      'cadvisor_version_info{kernelVersion="10.0.20348.1",osVersion="Windows Server 2022 Datacenter"} 1',
    ],
    [
      'w-10: The kubelet’s certificate',
      'Unable to detect the kubelet URL automatically: x509: cannot validate certificate for 10.0.0.4',
    ],
    [
      'w-10: The agent asks no address',
      'Unable to detect the kubelet URL automatically: dial tcp 10.0.0.4:10255: connect: connection refused',
    ],
    ['w-11: The external HNS network', 'ovnkube: failed to get mac address of the port'],
    [
      'w-12: The agent of v1.21.3',
      'A timeout was reached (30000 milliseconds) while waiting for the rke2 service to connect.',
    ],
    [
      'w-13: The container has ended',
      '"Failed to rotate log for container" err="failed to reopen container log: rpc error: container is not running"',
    ],
    [
      'w-14: The pause image',
      'failed to get sandbox image "1.dkr.ecr.eu-west-1.amazonaws.com/eks/pause:3.5": failed to resolve reference "1.dkr.ecr.eu-west-1.amazonaws.com/eks/pause:3.5": unexpected status: 401 Unauthorized',
    ],
    [
      'w-14: The pause image',
      'failed to get sandbox image "amazonaws.com/eks/pause-windows:latest": failed to do request: Head "https://amazonaws.com/v2/": dial tcp 1.2.3.4:443: connectex: refused',
    ],
    [
      'w-17: The policy of the CPU',
      'start cpu manager error: could not restore state from checkpoint: configured policy "static" differs from state checkpoint policy "none"',
    ],
    ['w-18: The root of containerd', 'getFileSystemType path must start with a drive letter'],
    ['m-klt-02: ', 'Unable to get memWorkingSet perf counter data; err: x'],
    ['w-15: Many pods start', 'Failed to pull image "a.example/b:1": pull QPS exceeded'],
    [
      'w-16: The log file',
      '[LOGMONITOR] ERROR: Error in log file monitor. Failed to query file information. File: a. Error: 87',
    ],
    [
      'c-78: The registry wants',
      'Error response from daemon: Get https://a.example/v2/b/manifests/1: no basic auth credentials',
    ],
    [
      'm-net-35: The plugin printed',
      'netplugin failed but error parsing its diagnostic message "{}{}": invalid character \'{\' after top-level value',
    ],
    [
      'm-net-35: The plugin ended',
      'netplugin failed but error parsing its diagnostic message "": unexpected end of JSON input',
    ],
    [
      'p-05: Of an empty group',
      "Pod a/b can't be scheduled on windows, predicate checking error: node(s) didn't match Pod's node affinity/selector; predicateName=NodeAffinity",
    ],
  ])('%s', (start, text) => {
    expect(causesOf(text)[0]).toContain(`symptom-${start}`)
  })
})
