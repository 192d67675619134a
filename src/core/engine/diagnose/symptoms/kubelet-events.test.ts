import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const first = (text: string) => {
  const [found] = matchSymptoms([{ file: 'paste.txt', text }], {})
  return found && `${found.id}: ${found.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'e-01: The API server',
    'E0101 10:00:00.1 12 kubelet_node_status.go:96] "Unable to register node with API server" err="Unauthorized" node="w"',
  ],
  [
    'e-02: The client certificate',
    'E0101 10:00:00.1 12 bootstrap.go:265] part of the existing bootstrap client certificate in C:\\k\\kubelet.conf is expired: 2023-01-01',
  ],
  [
    'e-03: Memory',
    'Warning  Evicted  3m  kubelet  The node was low on resource: memory. Threshold quantity: 500Mi, available: 40Mi.',
  ],
  [
    'c-81: The drive',
    'Warning  Evicted  3m  kubelet  The node was low on resource: ephemeral-storage. Container a was using 52Ki, request is 0',
  ],
  [
    'c-81: The drive',
    'Warning  EvictionThresholdMet  2m (x4 over 9m)  kubelet  Attempting to reclaim ephemeral-storage',
  ],
  [
    'e-04: The limit',
    'Pod ephemeral local storage usage exceeds the total limit of containers 1Gi.',
  ],
  [
    'c-51: The program',
    'Warning  Unhealthy  1m  kubelet  Liveness probe failed: command "powershell -c curl localhost" timed out',
  ],
  [
    'c-51: The program',
    'Liveness probe errored: rpc error: code = DeadlineExceeded desc = context deadline exceeded',
  ],
  [
    'e-05: The program',
    'Warning  Unhealthy  1m  kubelet  Readiness probe failed: HTTP probe failed with statuscode: 404',
  ],
  [
    'e-06: imagePullPolicy',
    'Warning  ErrImageNeverPull  kubelet  Container image "a:1" is not present with pull policy of Never',
  ],
  [
    'e-07: A container',
    "Warning  Failed  kubelet  Error: couldn't find key a in ConfigMap default/b",
  ],
  ['e-07: A container', 'Warning  Failed  kubelet  Error: secret "a" not found'],
  [
    'e-08: The field',
    'Error from server (BadRequest): error when creating "d.yaml": Deployment in version "v1" cannot be handled as a Deployment: strict decoding error: unknown field "spec.template.spec.windowsOptions"',
  ],
  [
    'e-09: The selector',
    'The Deployment "web" is invalid: spec.selector: Invalid value: v1.LabelSelector{MatchLabels:map[string]string{"app":"web"}}: field is immutable',
  ],
  [
    'e-10: What arrived',
    'failed to copy: failed commit on ref "layer-sha256:abc": unexpected commit digest sha256:1, expected sha256:2: failed precondition',
  ],
  ['e-11: The clock', 'Kerberos: KRB_AP_ERR_SKEW'],
  [
    'e-12: Both sides',
    'The client and server cannot communicate, because they do not possess a common algorithm',
  ],
  [
    'e-13: The namespace',
    'Error creating: pods "web-" is forbidden: exceeded quota: q, requested: memory=1Gi',
  ],
  [
    'm-hcs-03: The Windows image',
    'Failed to pull image "mcr.microsoft.com/windows/servercore:ltsc2025": no matching manifest for windows(10.0.20348)/amd64 in the manifest list entries',
  ],
  [
    'e-14: Files',
    '[ERROR FileAvailable--etc-kubernetes-kubelet.conf]: /etc/kubernetes/kubelet.conf already exists',
  ],
  ['e-15: Something', '        [ERROR Port-10250]: Port 10250 is in use'],
  ['e-16: The credentials', 'error: You must be logged in to the server (Unauthorized)'],
  [
    'e-16: The credentials',
    'error: You must be logged in to the server (the server has asked for the client to provide credentials)',
  ],
  [
    'e-17: IP_AUTODETECTION',
    "[WARNING][8] startup/startup.go 635: Couldn't autodetect an IPv4 address. If auto-detecting, choose a different autodetection method.",
  ],
  [
    'e-18: The services',
    'ovs-vsctl: unix:C:/openvswitch/var/run/openvswitch/db.sock: database connection failed (No such file or directory)',
  ],
  ['e-19: The store', 'Enable-WindowsOptionalFeature : The component store has been corrupted.'],
  [
    'u-06: The container',
    'OCI runtime create failed: container_linux.go:380: starting container process caused: exec: "powershell": executable file not found in $PATH: unknown',
  ],
  [
    'e-20: The container',
    'standard_init_linux.go:228: exec user process caused: exec format error',
  ],
  [
    'e-21: No service',
    'System.Data.SqlClient.SqlException: The target principal name is incorrect.  Cannot generate SSPI context.',
  ],
  [
    'e-22: Files',
    'E1120 10:00:00.1 12 kubelet_volumes.go:225] "There were many similar errors. Turn up verbosity to see them." err="orphaned pod \\"a\\" found, but failed to rmdir() volume at path: The directory is not empty."',
  ],
  [
    'e-23: The Service',
    'The Service "web" is invalid: spec.ports[0].nodePort: Invalid value: 8080: provided port is not in the valid range. The range of valid ports is 30000-32767',
  ],
  [
    'e-24: The claim',
    'Normal  FailedBinding  2s  persistentvolume-controller  no persistent volumes available for this claim and no storage class is set',
  ],
])('%s', (expected, text) => {
  expect(first(text)).toMatch(new RegExp(`^symptom-${expected}`))
})

test('layers that stay with Microsoft are a cause where one of them is fetched', () => {
  const [found] = matchSymptoms(
    [
      {
        file: 'paste.txt',
        text: 'Failed to pull image "registry.local/web:1": failed to copy: httpReadSeeker: failed open: failed to do request: Get "https://mcr.microsoft.com/v2/windows/servercore/blobs/sha256:1": dial tcp 1.2.3.4:443: i/o timeout',
      },
    ],
    {},
  )
  expect(found?.causes.slice(0, 2).map(({ cause }) => cause)).toContainEqual(
    expect.stringContaining('layers that a push leaves out'),
  )
})

test.each([
  [
    '(x6216 over 34h)  kubelet  Pod sandbox changed, it will be killed and re-created.',
    ['warning'],
  ],
  ['3m  kubelet  Pod sandbox changed, it will be killed and re-created.', ['info']],
])('a sandbox that is made anew speaks where it comes again: %s', (event, severities) => {
  const found = matchSymptoms([{ file: 'a.txt', text: `Normal  SandboxChanged  ${event}\n` }], {})
  expect(found.map(({ severity }) => severity)).toEqual(severities)
})

test('a container that is not made, where no other line says why', () =>
  expect(first('Warning  Failed  12s  kubelet  Error: CreateContainerError\n')).toMatch(
    /^symptom-ev-05: The line only says/,
  ))

test('a selector is not said to fit no node where nodes are cordoned', () => {
  const line = (reasons: string) =>
    matchSymptoms(
      [
        {
          file: 'paste.txt',
          text: `Warning  FailedScheduling  3d  default-scheduler  0/3 nodes are available: ${reasons}`,
        },
      ],
      {},
    ).map(({ id }) => id)
  const selector = "1 node(s) didn't match Pod's node affinity/selector"
  expect(line(selector.replace('1', '3'))).toContain('symptom-m-sch-01')
  expect(line(`${selector}, 2 node(s) were unschedulable.`)).toEqual(['symptom-c-90'])
})
