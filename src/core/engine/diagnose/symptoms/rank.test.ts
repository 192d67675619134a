import { expect, test } from 'vitest'
import { inferred } from '../../../catalog/fact.ts'
import type { Symptom, SymptomCause } from '../../../catalog/symptoms/index.ts'
import type { Values } from '../../../model/scenario.ts'
import { diagnose } from '../../../diagnose.ts'
import { matchSymptoms } from './match.ts'
import { rankCauses } from './rank.ts'

const firstCause = (text: string, known: Partial<Values> = {}) =>
  matchSymptoms([{ file: 'paste.txt', text }], known)[0]?.causes[0]?.cause

const exited =
  'hcs::System::Start 4d5b: The virtual machine or container exited unexpectedly. (0xc0370106)'
const mismatch =
  'hcs::CreateComputeSystem a1: The container operating system does not match the host operating system.'

test('where image and host are of one release, another build is not what differs', () => {
  const same = { windowsRelease: 'ltsc2025', imageRelease: 'ltsc2025' } as const
  expect(firstCause(exited)).toMatch(/image and host are of different builds/)
  expect(firstCause(exited, { ...same, imageRelease: 'ltsc2019' })).toMatch(/different builds/)
  expect(firstCause(exited, same)).toMatch(/the host is of an older patch level than the image/)
  expect(firstCause(mismatch)).toMatch(/needs an image of the host’s build/)
  expect(firstCause(mismatch, same)).toMatch(/the pause image is of another build/)
})

test('with Hyper-V isolation, an older image tells that it is not in effect', () => {
  const asked = { windowsRelease: 'ltsc2019', isolation: 'hyperv' } as const
  expect(firstCause(mismatch, { ...asked, imageRelease: '1709' })).toMatch(/is not in effect/)
  expect(firstCause(mismatch, { ...asked, imageRelease: 'ltsc2022' })).toMatch(/image newer than/)
})

test('on Windows Server 2016 the revision counts too', () => {
  const same = { windowsRelease: 'ltsc2016', imageRelease: 'ltsc2016' } as const
  expect(firstCause(mismatch, same)).toMatch(/needs an image of the host’s build/)
})

test('what a check found comes before what only much speaks for', () => {
  const cause = (text: string, likely: SymptomCause['likely']): SymptomCause => ({
    cause: inferred(text, ['k8s#129952']),
    checks: [],
    remedy: '',
    ...(likely && { likely }),
  })
  const row: Symptom = {
    id: 'x-1',
    about: 'a row',
    kind: 'error',
    words: [],
    printed: [],
    causes: [
      cause('likely', [{ says: 'one' }, { says: 'two' }, { says: 'three' }]),
      cause('found', [{ found: 'kubelet-runtime-endpoint' }]),
    ],
  }
  const first = (found: readonly string[]) =>
    rankCauses(row, {
      known: {},
      observations: [],
      message: 'one two three',
      codes: new Set(),
      found: new Set(found),
      isRepeated: false,
    })[0]?.cause.cause.value
  expect(first(['kubelet-runtime-endpoint'])).toBe('found')
  expect(first([])).toBe('likely')
})

const noService = (pipe: string) =>
  String.raw`E1210 16:28:22.1 1 run.go:74] "command failed" err="failed to run Kubelet: validate service connection: CRI v1 runtime API is not implemented for endpoint \"npipe:////./pipe/${pipe}\": rpc error: code = Unimplemented desc = unknown service runtime.v1.RuntimeService"`

test.each<[string, string, Partial<Values>, RegExp]>([
  ['cri-dockerd', noService('cri-dockerd'), {}, /cri-dockerd serves CRI v1alpha2 alone/],
  [
    'an old containerd',
    noService('containerd-containerd'),
    { containerRuntime: 'containerd', runtimeVersion: '1.5.11' },
    /containerd is older than 1\.6/,
  ],
  [
    'a containerd that has CRI v1',
    noService('containerd-containerd'),
    { containerRuntime: 'containerd', runtimeVersion: '1.7.20' },
    /its configuration is refused or damaged/,
  ],
  [
    'a clock that is behind',
    'Post "https://10.3.0.2:6443/api": tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2024-02-14T07:01:58Z is before 2024-02-14T13:40:11Z',
    {},
    /^The clock of the node is behind/,
  ],
  [
    'a certificate that ran out',
    'Get "https://10.3.0.2:6443/api": x509: certificate has expired or is not yet valid: current time 2024-02-14T07:01:58Z is after 2024-02-13T13:40:11Z',
    {},
    /has expired; or the clock of the node is ahead/,
  ],
])('the first cause is that of %s', (_, text, known, cause) => {
  expect(firstCause(text, known)).toMatch(cause)
})

test.each([
  [
    "0/5 nodes are available: 5 node(s) didn't match Pod's node affinity/selector.",
    /^The nodeSelector fits no node/,
  ],
  [
    "0/3 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }, 2 node(s) didn't match Pod's node affinity/selector.",
    /^The nodeSelector fits no node/,
  ],
  [
    "0/3 nodes are available: 1 node(s) had untolerated taint {os: windows}, 2 node(s) didn't match Pod's node affinity/selector.",
    /Windows nodes (?:are tainted|have a taint)/,
  ],
  [
    "0/3 nodes are available: 3 node(s) had taint {os: windows}, that the pod didn't tolerate.",
    /Windows nodes (?:are tainted|have a taint)/,
  ],
])('the scheduler says which of both it is: %s', (text, first) => {
  const [found] = matchSymptoms(
    [{ file: 'a.txt', text: `Warning  FailedScheduling  2m  default-scheduler  ${text}` }],
    {},
  )
  expect(found?.causes[0]?.cause).toMatch(first)
})

test.each([
  [
    'Failed to pull image "a": rpc error: code = Unknown desc = failed to extract layer sha256:7d: hcsshim::ImportLayer failed in Win32: There is not enough space on the disk. (0x70): unknown',
    /^Windows images, logs or dumps fill/,
  ],
  [
    String.raw`re-exec error: exit status 1: output: write \\?\C:\Windows\TEMP\hcs084274519\Files\a.pak: There is not enough space on the disk.`,
    /^A build of docker wrote a file of 8 GB/,
  ],
])('a full disk while a node pulls is another than one while Docker builds: %s', (text, first) =>
  expect(firstCause(text)).toMatch(first),
)

test('a name of 15 characters is that of a known node, cut', () => {
  const names = (name: string) =>
    diagnose([
      {
        name: 'nodes.txt',
        text: `NAME STATUS ROLES AGE VERSION\n${name} Ready <none> 3d v1.25.4\n`,
      },
      {
        name: 'kube-proxy.log',
        text: 'E0101 10:00:00.000000 1 node.go:152] Failed to retrieve node info: nodes "eu-win-worker-p" not found\n',
      },
    ]).findings.find(({ id }) => id === 'symptom-m-prx-05')?.causes?.[0]?.cause
  expect(names('eu-win-worker-p01')).toMatch(/COMPUTERNAME holds 15 characters/)
  expect(names('eu-win-worker-q01')).toMatch(/no Node object/)
})

test('an image that is known to be for Linux alone was sent to a Windows node', () => {
  const pull = (image: string) =>
    firstCause(
      `Failed to pull image "${image}": no matching manifest for windows/amd64 10.0.20348 in the manifest list entries`,
      { windowsRelease: 'ltsc2025' },
    )
  expect(pull('mcr.microsoft.com/oss/istio/proxyv2:1.24.3')).toMatch(
    /injector put a container for Linux alone/,
  )
  expect(pull('nginx:1.27')).toMatch(/An image for Linux alone/)
  expect(pull('mcr.microsoft.com/windows/servercore:ltsc2019')).toMatch(/no entry for this build/)
})

test.each([
  ['a number, and a pod without a system', 'User":"2000', '', /^A pod for Linux came to this/],
  [
    'a number, and a pod for Windows',
    'User":"2000',
    'nodeSelector: {kubernetes.io/os: windows}, ',
    /^The container is started as a user that its image does not have/,
  ],
  ['a name', 'User":"web', '', /^The container is started as a user that its image does not have/],
])('of a user that the container does not have: %s', (_, user, selector, first) => {
  const files = [
    {
      name: 'kubelet.log',
      text: `E0811 18:30:43.773679    2792 kuberuntime_manager.go:693] createPodSandbox for pod "create_shop" failed: encountered an error during CreateProcess: failure in a Windows system call: The user name or password is incorrect. (0x52e) extra info: {"CommandLine":"cmd","${user}"}`,
    },
    {
      name: 'job.yaml',
      text: `apiVersion: batch/v1\nkind: Job\nmetadata: {name: create, namespace: shop}\nspec:\n  template:\n    spec: {${selector}restartPolicy: Never, containers: [{name: a, image: 'example/create:1'}]}\n`,
    },
  ]
  expect(
    diagnose(files).findings.find(({ id }) => id === 'symptom-r-25')?.causes?.[0]?.cause,
  ).toMatch(first)
})

test('that kubeadm wrote no flags follows from why it ended', () => {
  const ended =
    "Get-Content : Cannot find path 'C:\\var\\lib\\kubelet\\kubeadm-flags.env' because it does not exist."
  const why =
    'error execution phase preflight: couldn\'t validate the identity of the API Server: cluster CA found in cluster-info ConfigMap is invalid: none of the public keys "sha256:aa" are pinned'
  const ids = (text: string) => matchSymptoms([{ file: 'a.txt', text }], {}).map(({ id }) => id)
  expect(ids(ended)).toEqual(['symptom-p-78'])
  expect(ids(`${why}\n${ended}`)).toEqual(['symptom-l-17'])
})
