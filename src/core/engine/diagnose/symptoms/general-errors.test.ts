import { describe, expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const findings = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})
const alarms = (text: string) => findings(text).filter(({ severity }) => severity !== 'info')

const asked = (why: string) =>
  `E0101 10:00:00.000000 1 reflector.go:1] Failed to list *v1.Node: Get "https://10.1.2.3:6443/api/v1/nodes": ${why}\n`
const late =
  'dial tcp 10.1.2.3:6443: connectex: A connection attempt failed because the connected party did not properly respond after a period of time, or established connection failed because connected host has failed to respond.'
const refused =
  'dial tcp 10.1.2.3:6443: connectex: No connection could be made because the target machine actively refused it.'

describe('what a common text means, where nothing else is known of the message', () => {
  test.each([
    [asked(late), 'API server is not reached'],
    ['dial tcp 10.9.9.9:8443: i/o timeout', 'does not answer'],
    [asked('net/http: TLS handshake timeout'), 'API server'],
    [asked(refused), 'nothing listens'],
    [
      'The kube-proxy service depends on the hybrid-overlay-node service which failed to start because of the following error:',
      'depends on does not start',
    ],
    [
      "C:\\Install-Containerd.ps1 : A parameter cannot be found that matches parameter name 'netAdapterName'.",
      'no parameter -netAdapterName',
    ],
    [
      'read tcp 10.1.1.1:5000->10.1.2.3:443: wsarecv: An existing connection was forcibly closed by the remote host.',
      'other side ended',
    ],
    ['Get "http://web.shop.svc:80": dial tcp: lookup web.shop.svc: no such host', 'CoreDNS'],
    ["Invoke-WebRequest : The remote name could not be resolved: 'x.example'", 'DNS server'],
    [
      asked('x509: certificate is valid for 10.96.0.1, 192.168.0.2, not 10.1.2.3'),
      'name or address',
    ],
    [asked('http: server gave HTTP response to HTTPS client'), 'plain HTTP'],
    [asked('proxyconnect tcp: dial tcp 10.9.9.9:3128: i/o timeout'), 'names a proxy'],
    [
      'accept: An operation on a socket could not be performed because the system lacked sufficient buffer space or because a queue was full.',
      'used up',
    ],
    [
      'listen tcp :10250: bind: Only one usage of each socket address (protocol/network address/port) is normally permitted.',
      'Another process',
    ],
    [
      'listen tcp 10.1.1.1:9: bind: The requested address is not valid in its context.',
      'No adapter',
    ],
    ['Invoke-WebRequest : Unable to connect to the remote server', 'no way to the address'],
    ['Invoke-WebRequest : The remote server returned an error: (404) Not Found.', 'no such file'],
    [
      'File C:\\k\\a.ps1 cannot be loaded because running scripts is disabled on this system.',
      'execution policy',
    ],
    ['You cannot call a method on a null-valued expression.', 'gave nothing'],
    ["New-HnsNetwork : A parameter cannot be found that matches parameter name 'X'.", 'hns.psm1'],
    ['[SC] StartService FAILED 1058:\n\nThe service cannot be started', 'disabled'],
    [
      '[SC] OpenService FAILED 1060:\n\nThe specified service does not exist as an installed service.',
      'no service of this name',
    ],
    [
      "Start-Service : Failed to start service 'containerd (containerd)'.",
      'did not come up; its own log',
    ],
    [
      "Copy-Item : The process cannot access the file 'C:\\x.exe' because it is being used by another process.",
      'still runs',
    ],
    ['rpc error: code = Unavailable desc = error reading from server: EOF', 'ended meanwhile'],
    ['panic: runtime error: index out of range [3] with length 3', 'error in the program itself'],
    ['open C:\\k\\tls\\key.pem: Access is denied.', 'no right for what the message names'],
    ['open \\\\.\\pipe\\x: Access is denied.', 'ContainerUser'],
    ['open C:\\k\\config: The system cannot find the file specified.', 'is not there'],
    ['start: Not enough memory resources are available to process this command.', 'promised away'],
    [
      'pods is forbidden: User "system:serviceaccount:a:b" cannot get resource "pods"',
      'ServiceAccount lacks this right',
    ],
    [
      'failed to "KillPodSandbox" for "x" with KillPodSandboxError: "rpc error: code = DeadlineExceeded desc = context deadline exceeded"',
      'hangs on a container',
    ],
  ])('%s', (text, cause) => {
    const [first] = findings(text)
    expect(first?.id).toMatch(/^symptom-g-/)
    expect(first?.causes[0]?.cause).toContain(cause)
  })

  test('gives way to a row that knows more, and to the reason beside a panic', () => {
    const ids = (text: string) => findings(text).map(({ id }) => id)
    expect(ids('dial tcp 10.96.0.1:443: connectex: A connection attempt failed because x')).toEqual(
      ['symptom-s-23'],
    )
    const panic = 'panic: runtime error: invalid memory address or nil pointer dereference'
    expect(ids(`E0513 10:00:00.000000 1 proxier.go:1] source-vip flag not set\n${panic}`)).toEqual([
      'symptom-s-14',
    ])
  })
})

describe('how loud', () => {
  test.each([
    ['a line of a start', asked(refused)],
    ['two kinds of lines', asked(refused) + asked(late)],
    [
      'noise that has a common text',
      'E0903 08:14:41.400000 1 processstarttime.go:43] Could not get process start time, could not read /proc: CreateFile /proc: The system cannot find the file specified.\n'.repeat(
        12,
      ),
    ],
    [
      'lines that are no errors',
      'I0903 08:14:41.400000 1 x.go:43] "Not there yet" err="open C:\\\\x: The system cannot find the file specified."\n'.repeat(
        12,
      ),
    ],
    [
      'a program that was started again',
      'Warning  BackOff  5m  kubelet  Back-off restarting failed container web in pod web_shop',
    ],
    ['a name that comes later', 'dial tcp: lookup api.corp: no such host\n'],
  ])('%s is no alarm', (_, text) => {
    expect(findings(text).length).toBeGreaterThan(0)
    expect(alarms(text)).toEqual([])
  })

  test.each([
    ['the same again and again', asked(refused).repeat(12)],
    [
      'the end of a step',
      `Warning  FailedCreatePodSandBox  9s  kubelet  Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "ab": Get "https://10.1.2.3:6443/api": ${late}`,
    ],
    ['the end of a program', `time="2024-01-01T10:00:00Z" level=fatal msg="${refused}"`],
    ['the answer to kubectl', `Error from server: Get "https://10.1.2.3:443/x": ${refused}`],
  ])('%s is one', (_, text) => {
    expect(alarms(text)).toHaveLength(1)
    expect(alarms(text)[0]?.severity).toBe('warning')
  })
})

describe('what is added to a cluster', () => {
  test.each([
    [
      'Internal error occurred: failed calling webhook "x": failed to call webhook: Post "https://a.b.svc:443/v": tls: failed to verify certificate: x509: certificate signed by unknown authority',
      'caBundle',
    ],
    [
      'Internal error occurred: failed calling webhook "x": Post "https://a.b.svc:443/m": context deadline exceeded',
      'does not reach the webhook',
    ],
    [
      'MountVolume.SetUp failed for volume "proc" : hostPath type check failed: /proc is not a directory',
      'pod for Linux',
    ],
    ['Multi-Attach error for volume "pvc-1" Volume is already used', 'one node at a time'],
    [
      'level=fatal msg="Couldn\'t load collectors: unknown collector nope"',
      'no collector of that name',
    ],
    [
      '[input:tail:tail.0] skip (invalid) entry=C:\\var\\log\\containers\\web-1_shop_web-12.log',
      'links',
    ],
    ['Last State: Terminated\n  Exit Code: 2147516566', '.NET of the version'],
    ['Exit Code:    -2147450726', 'not where its exe looks'],
  ])('%s', (text, cause) => {
    expect(alarms(text)[0]?.causes[0]?.cause).toContain(cause)
  })

  test('a disk that came is over', () => {
    expect(
      alarms(
        'Multi-Attach error for volume "pvc-1" Volume is in use\nAttachVolume.Attach succeeded for volume "pvc-1"',
      ),
    ).toEqual([])
  })
})
