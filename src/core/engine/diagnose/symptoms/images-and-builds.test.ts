import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const ids =
  /^symptom-(?:il-01|rs-01|px-0[12]|dk-0[12]|cu-01|vp-01|tw-(?:25|27|40)|cv-01|af-01|a-12|m-sto-03)$/

const found = (text: string) =>
  diagnose([{ name: 'a.md', text }]).findings.flatMap(({ id, severity }) =>
    ids.test(id) ? [`${severity} ${id}`] : [],
  )

test.each([
  [
    'Since KB5046615 on our Server 2019 nodes a pull never ends. The dump of containerd:\n\ngithub.com/Microsoft/hcsshim/internal/winapi.ImportLayer\ngithub.com/Microsoft/hcsshim/internal/wclayer.ImportLayer(...)\n',
    'warning symptom-il-01',
  ],
  ['ImportLayer hangs on Windows Server 2019 after the update.', 'warning symptom-il-01'],
  ['Stackdump - waiting signal at Global\\stackdump-4712', 'info symptom-rs-01'],
  [
    'time="2023-04-07T07:19:37Z" level=info msg="TaskExit" event="&TaskExit{Pid:12876,ExitStatus:2147500037,}"',
    'warning symptom-px-01',
  ],
  ['The pods of the Windows node die with exit code -2147467259.', 'warning symptom-px-01'],
  [
    'My container (servercore:ltsc2019) exits immediately with code 0 on the Windows node.',
    'warning symptom-px-02',
  ],
  [
    'Docker Desktop on Windows Server 2019: Failed to register Docker daemon Windows service',
    'warning symptom-dk-01',
  ],
  [
    'error: failed to solve: failed to walk: open C:\\Windows\\SystemTemp\\buildkit-mount1389712: Access is denied.',
    'warning symptom-dk-02',
  ],
  [
    '#7 ERROR: open C:\\Users\\n\\AppData\\Local\\Temp\\buildkit-mount17\\System Volume Information: Access is denied.',
    'warning symptom-dk-02',
  ],
  [
    'calico-windows-upgrade   0   0   0   0   0   kubernetes.io/os=windows   12d',
    'info symptom-cu-01',
  ],
  [
    'ctr run --rm --isolated --device "vpci://GPU" mcr.microsoft.com/windows/server:ltsc2022 t',
    'warning symptom-vp-01',
  ],
  [
    'buildctl build --frontend dockerfile.v0 on Windows Server 2022:\n#6 [2/2] RUN curl -o a.zip https://example.com/a.zip\n#6 1.402 curl: (6) Could not resolve host: example.com\n',
    'warning symptom-tw-25',
  ],
  [
    'Pods on one Windows node cannot resolve names any more. We have UDP port exhaustion.',
    'warning symptom-tw-40',
  ],
  [
    'PS C:\\> docker run --rm -v C:\\src:c:\\app mcr.microsoft.com/windows/nanoserver:1809 cmd /c dir c:\\app\nAccess is denied.\n',
    'warning symptom-cv-01',
  ],
  [
    'Kubernetes 1.9.6, Windows 1709. The folder of the azure file PVC is empty in the pod, although the share has files.',
    'warning symptom-af-01',
  ],
  [
    'New-SmbGlobalMapping : A specified logon session does not exist. It may already have been terminated.\n    + FullyQualifiedErrorId : Windows System Error 1312,New-SmbGlobalMapping\n',
    'warning symptom-a-12',
  ],
])('%j is known', (text, id) => expect(found(text)).toEqual([id]))

test.each([
  'We widened the dynamic range so that the node never runs out of UDP ports.',
  'PS C:\\> docker run --rm -v C:\\src:c:\\app mcr.microsoft.com/windows/nanoserver:1809 cmd /c dir c:\\app\n Directory of c:\\app\n',
  'The Azure file share at C:\\data in the Windows pod is empty before the first run, as planned.',
  'docker run --rm --isolation=process --device class/5B45201D-F2F2-4F3B-85BB-30FF1F953599 dx',
  'calico-windows-upgrade   2   2   2   2   2   kubernetes.io/os=windows   12d',
  'The migration Job is Complete: State: Terminated, Reason: Completed, Exit Code: 0.',
  'The container exited immediately with code 0xc0000135.',
  'Importing the layer took 12 s. ImportLayer succeeded',
])('%j is no such fault', (text) => expect(found(text)).toEqual([]))

const pull = (tag: string) =>
  diagnose([
    { name: 'a.md', text: 'Windows Server 2022 nodes.' },
    {
      name: 'b.md',
      text: `Failed to pull image "docker.io/daprio/daprd:${tag}": no match for platform in manifest: not found`,
    },
  ]).findings.find(({ id }) => id === 'symptom-m-hcs-03')

test('a release of daprd with an image for Windows Server 2019 alone lacks the build', () => {
  expect(pull('1.9.5')?.causes?.[0]?.cause).toMatch(/no entry for this build/)
  expect(pull('1.16.9')?.causes?.[0]?.cause).toMatch(/published without an image for Windows/)
})

test.each([
  ['', 'An image for Linux alone'],
  ['', 'or one for Windows that lacks the build of this node'],
  [
    '```\n$ docker manifest inspect registry.example.com/a:1\n{ "manifests": [ { "platform": { "architecture": "amd64", "os": "windows", "os.version": "10.0.17763.6293" } } ] }\n```\n',
    'The Windows image has no entry',
  ],
  [
    '```\n$ docker manifest inspect registry.example.com/a:1\n{ "manifests": [ { "platform": { "architecture": "amd64", "os": "linux" } } ] }\n```\n',
    'An image for Linux alone',
  ],
])('which image no platform matches, beside %j', (list, cause) => {
  const text = `Failed to pull image "registry.example.com/a:1": no match for platform in manifest: not found\n\n${list}`
  const [first] = diagnose([{ name: 'a.md', text }]).findings.filter(
    ({ id }) => id === 'symptom-m-hcs-03',
  )
  expect(first?.message).toContain(cause)
})

test.each([
  [
    'docker.io/library/busybox:1.36',
    /^An image for Linux alone was scheduled to a Windows node\.$/,
  ],
  ['mcr.microsoft.com/windows/servercore:ltsc2022', /^The Windows image has no entry/],
  ['registry.example.com/team/shop:7', /for Linux alone .* lacks the build of this node/],
])('an image that tells its system is told alone: %s', (image, cause) => {
  const text = `Failed to pull image "${image}": no match for platform in manifest: not found`
  const [first] = diagnose([{ name: 'a.txt', text }]).findings.filter(
    ({ id }) => id === 'symptom-m-hcs-03',
  )
  expect(first?.causes?.[0]?.cause).toMatch(cause)
})
