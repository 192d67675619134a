import { describe, expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const findings = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})
const idsIn = (text: string) => findings(text).map(({ id }) => id.replace('symptom-', ''))

describe('a step that failed, where nothing else is known of the message', () => {
  test.each([
    ['o-01', 'failed to prepare layer: hcsshim::PrepareLayer failed in Win32: x. (0x45d)'],
    ['o-02', 'fatal: hcsshim::ActivateLayer failed in Win32: Неверный параметр. (0x1)'],
    ['o-03', 'hcsshim::CreateScratchLayer failed in Win32: The file is gone. (0x2)'],
    ['o-04', 'error: safefile.OpenRelative failed in Win32: open D:\\layers\\7: x (0x1f)'],
    ['o-05', "The account does not have permission to open attachment 'C:\\x.vhdx'. Error: x"],
    ['o-06', 'failed to create shim task: hcs::CreateComputeSystem web: Das geht nicht.: unknown'],
    ['o-07', 'failed to start containerd task "web": hcs::System::Start web: x: unknown'],
    ['o-08', 'failed to exec: hcs::System::CreateProcess 12ab: Zugriff verweigert: unknown'],
    ['o-09', 'level=error msg="hcs::System::Modify 12ab: The handle is invalid."'],
    ['o-10', 'HcnCreateNetwork -- HRESULT: 2151350282. Error'],
    ['o-11', 'hcnQueryPolicy failed in Win32: x'],
    [
      'o-12',
      'container 12ab encountered an error during Wait: failure in a Windows system call: x',
    ],
  ])('%s: %s', (id, text) => expect(idsIn(text)).toContain(id))

  test('its cause follows from the code, and those of other codes are left out', () => {
    const of = (code: string) =>
      findings(
        `container 12ab encountered an error during CreateContainer: failure in a Windows system call: x. (${code})`,
      ).find(({ id }) => id === 'symptom-o-06')?.causes
    expect(of('0x569')?.[0]?.cause).toContain('log on as a service')
    expect(of('0xe')?.[0]?.cause).toContain('memory')
    expect(of('0x1')).toHaveLength(1)
  })

  test.each([
    'failed to create endpoint db on network nat: HNS failed with error : The process cannot access the file because it is being used by another process.',
    'failed to create endpoint db on network nat: hnsCall failed in Win32: O arquivo já está sendo usado por outro processo. (0x20).',
  ])('a file that is in use means a port for HNS: %s', (text) => {
    const [first] = findings(text).find(({ id }) => id === 'symptom-o-11')?.causes ?? []
    expect(first?.cause).toContain('port that the container publishes')
  })

  test('the code beside it keeps its name and loses a meaning that belongs to HNS', () => {
    const code = findings('hcsshim::PrepareLayer failed in Win32: x (0x57)').find(
      ({ id }) => id === 'symptom-h-80070057',
    )
    expect(code?.message).toContain('ERROR_INVALID_PARAMETER')
    expect(code?.causes).toEqual([])
  })

  test('a row that knows more stands alone', () => {
    expect(
      idsIn('hcsshim::PrepareLayer - failed failed in Win32: Incorrect function. (0x1)'),
    ).toEqual(['c-05'])
    expect(idsIn('hcnCreateNetwork failed in Win32: 参数错误。 (0x57)')).toEqual(['m-net-06'])
  })

  test('it stands in place of what only holds it', () => {
    const ids = idsIn(
      'failed to get sandbox image "pause": failed to pull: failed to extract layer: safefile.OpenRelative failed in Win32: open D:\\x: Access is denied. (0x1f)',
    )
    expect(ids).toContain('o-04')
    expect(ids).not.toContain('m-hcs-14')
  })

  test('a step that is only logged says nothing', () => {
    expect(
      idsIn(
        'level=debug msg="hcsshim::PrepareLayer succeeded"\nlevel=debug msg="hcsshim::CreateComputeSystem - Begin Operation"\nlevel=info msg="HNSNetwork Request" ',
      ),
    ).toEqual([])
  })
})

describe('a status is that of a process where one ended', () => {
  test.each([
    'Exited (3221225794) 2 seconds ago',
    '      Exit Code:    3221226091',
    'PS C:\\> echo $lastexitcode -1073741502',
  ])('%s', (text) => expect(idsIn(text)).toEqual(['m-exc-01']))
})

describe('messages of runtimes and platforms', () => {
  test.each([
    [
      'p-01',
      '{failed to extract runtime image: open C:\\var\\containerd.exe: The process cannot access the file because it is being used by another process.}',
    ],
    ['p-02', 'FATA could not remove existing target file c:\\etc\\x.exe: Access is denied.'],
    ['p-02', 'failed to create server: could not listen npipe:////./pipe/rancher_wins: open'],
    ['p-03', 'crypto/x509: system root pool is not available on Windows'],
    [
      'p-04',
      'Failed to load runtime image index.docker.io/rancher/rke2-runtime:v1 from tarball: none',
    ],
    ['p-05', 'debugInfo=nodeName: "template-node-for-eks-win-1"'],
    ['p-06', 'eni wrapper: unable to assign private ipv4 addresses.'],
    ['p-07', "Get-Service : Cannot find any service with service name 'kubelet'."],
    [
      'ge-01',
      "failed to check plan: Error response from daemon: invalid volume specification: '/opt/rke/opt:c:/host/opt'",
    ],
    ['ge-02', 'open /proc/sys/kernel/panic: The system cannot find the path specified.'],
    ['ge-03', 'System.ArgumentException: The webIdentityTokenFile must be an absolute path.'],
    ['p-08', 'Error: Windows is not supported for managed nodegroups; eksctl now creates'],
    ['p-09', "error: Cannot evict pod as it would violate the pod's disruption budget."],
    ['p-10', 'failed to create shim task: ttrpc: closed.'],
    ['p-11', 'Conflict. The container name "/k8s_a" is already in use by container "12".'],
    ['p-12', 'needs CNI plugin "nat" to be installed in CNI_PATH ("C:\\cni")'],
    ['p-13', "invalid OCI spec - Type 'windows-layer' not supported: unknown"],
    ['p-14', '[LOGMONITOR] ERROR: Failed to start entrypoint process. Error: 216'],
    ['p-15', 'cluster is not configured for OVN hybrid networking'],
    ['p-16', 'System.Net.Sockets.SocketException: No such host is known'],
    ['p-17', 'Pinging 10.0.0.1 with 32 bytes of data:\nGeneral failure.'],
    ['p-18', 'the server has asked for the client to provide credentials ( pods/log web-0)'],
    ['p-19', 'Could not schedule pod, incompatible with nodepool \\"win\\", daemonset overhead'],
    ['p-20', 'FAILED! => {"msg": "No module named \'winrm\'"}'],
    ['p-21', 'Faulting application name: kubelet.exe, version: 0.0.0.0'],
    ['p-22', 'Felix exited: exit status 1'],
  ])('%s: %s', (id, text) => expect(idsIn(text)).toContain(id))
})
