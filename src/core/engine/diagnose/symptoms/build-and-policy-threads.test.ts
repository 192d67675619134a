import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { matchSymptoms } from './match.ts'

const findings = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})
const causesOf = (text: string) =>
  findings(text).flatMap(({ id, causes }) => causes.map(({ cause }) => `${id}: ${cause}`))

describe('messages of builds, policies and agents lead to a cause first', () => {
  test.each([
    [
      'p-27: The build goes through the BuildKit',
      'failed to solve with frontend dockerfile.v0: failed to load cache key: runtime execution on platform windows/amd64 not supported',
    ],
    [
      'p-44: COPY reads or replaces a file of Windows',
      'failed to copy files: failed to copy file: remove \\\\?\\Volume{f9811f13-fba7-48ea-bf2a-69b78bc77376}\\Windows\\System32\\ksuser.dll: Access is denied.',
    ],
    [
      'bt-03: COPY and ADD take their sources',
      'ADD failed: GetFileAttributesEx \\\\?\\C:\\WINDOWS\\TEMP\\docker-builder132308165\\Web: The system cannot find the path specified.',
    ],
    [
      'bt-03: COPY and ADD take their sources',
      'COPY failed: forbidden path outside the build context: ../lib ()',
    ],
    [
      'bt-06: The registry no longer has an image of this digest',
      'failed to resolve reference "mcr.microsoft.com/powershell@sha256:b6d5ff84": mcr.microsoft.com/powershell@sha256:b6d5ff84: not found',
    ],
    [
      'm-net-21: On Server 2019 an endpoint is not attached again',
      'ERROR: process "powershell -Command nslookup a" did not complete successfully: failed to create shim task: hcs::CreateComputeSystem i3m3: The requested operation for attach namespace failed.',
    ],
    [
      'bt-01: On Windows the matcher',
      "ERROR [kubernetes] add_kubernetes_metadata/matchers.go:91 Error extracting container id - source value does not contain matcher's logs_path 'C:\\ProgramData\\Docker\\containers\\'.",
    ],
    [
      'bt-02: The policy demands fields of Linux',
      'admission webhook "validation.gatekeeper.sh" denied the request: [psp-seccomp] Seccomp profile not set on container iis',
    ],
    [
      'p-41: What the address of Rancher answers',
      'Test-CaCheckSum : Value from https://10.0.3.14/cacerts does not look like an x509 certificate, exited with',
    ],
    [
      'm-net-12: RKE2 up to November 2022',
      `level=warning msg="can't find HNS network, retryingvxlan0" error="Network vxlan0 not found"`,
    ],
    [
      'bt-07: Two mounts of the container',
      'Error: failed to start container "wait": Error response from daemon: Duplicate mount point: \\\\.\\pipe\\docker_engine',
    ],
    [
      'bt-08: On Windows Server 2016 a volume is a link',
      "Error: ENOENT: no such file or directory, lstat 'C:\\ContainerMappedDirectories'",
    ],
    [
      'eks-x-label: It is a pod for Linux',
      'network for pod "aws-for-fluent-bit-z9b7x": failed to parse Kubernetes args: pod does not have label vpc.amazonaws.com/PrivateIPv4Address',
    ],
    [
      'eks-x-label: Support for Windows is not on',
      'network for pod "iis-6d5f": failed to parse Kubernetes args: pod does not have label vpc.amazonaws.com/PrivateIPv4Address',
    ],
    [
      'eks-x-label: Support for Windows is not on',
      'network for pod "node-exporter-windows-x2b": failed to parse Kubernetes args: pod does not have label vpc.amazonaws.com/PrivateIPv4Address',
    ],
  ])('%s', (start, text) => {
    expect(causesOf(text)[0]).toContain(`symptom-${start}`)
  })
})

test('a pull that was cut is not the copy of a build', () => {
  expect(
    causesOf('failed to copy files: failed to copy directory: unexpected EOF').join(),
  ).not.toContain('symptom-p-69')
  expect(causesOf('failed to copy: unexpected EOF')[0]).toContain('symptom-p-69')
})

describe('a network that fails for some is told by what the letter says', () => {
  const ids = (text: string) =>
    diagnose([{ name: 'letter.md', text }])
      .findings.filter(({ severity }) => severity === 'warning' || severity === 'error')
      .map(({ id }) => id)
  const calico = 'We run Calico v3.31.5 with VXLAN on Windows Server 2022.\n'
  test('pods that get out once they are made again', () => {
    expect(
      ids(
        `${calico}Windows pods often have no connectivity outside the cluster. Usually they can be deleted and the new pods are running fine.`,
      ),
    ).toContain('symptom-bt-04')
    expect(ids(`${calico}Windows pods have no connectivity outside the cluster.`)).not.toContain(
      'symptom-bt-04',
    )
  })
  test('a load balancer back to the same node', () => {
    const said =
      'Windows Server 2019 pods get connection timeouts when they access a LoadBalancer VIP that leads back to a pod on the same node'
    expect(ids(`${said}.`)).toContain('symptom-bt-05')
    expect(ids(`${said.replace('2019', '2022')}.`)).not.toContain('symptom-bt-05')
    expect(ids('The LoadBalancer address answers from all nodes.')).toEqual([])
  })
  test('what is said to fail stands before what is only named', () => {
    const letter =
      'VMs on vSphere, flannel vxlan, port 4789.\n\n1. Test the connection between pods on different nodes (ICMP is not affected)\n\nAll connections between pods on different nodes time out.\n'
    expect(
      diagnose([{ name: 'letter.md', text: letter }]).findings.find(
        ({ id }) => id === 'symptom-m-net-58',
      ),
    ).toMatchObject({ severity: 'warning', line: 5 })
  })
})
