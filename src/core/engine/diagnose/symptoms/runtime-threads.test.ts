import { describe, expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const rowsOf = (text: string) =>
  diagnose([{ name: 'paste.txt', text }]).findings.filter(({ id }) => id.startsWith('symptom-'))

const firstOf = (text: string) => {
  const [one] = rowsOf(text)
  return one && `${one.id.replace('symptom-', '')} ${one.severity}: ${one.causes?.[0]?.cause ?? ''}`
}

test.each([
  [
    'rt-01 warning: buildkitd finds no containerd',
    'buildkitd: connection error: desc = "transport: Error while dialing: dial npipe:///./pipe/containerd-containerd: timeout"',
  ],
  [
    'rt-02 info: nerdctl before August 2026',
    'time="2026-07-18T20:37:57+01:00" level=warning msg="failed to remove hosts file for container \\"a1b3\\"" error="hosts-store error\\nnot found"',
  ],
  [
    'rt-03 warning: Docker Compose from 2.0.0 on',
    "Error response from daemon: Unrecognised volume spec: file '\\\\.\\pipe\\docker_engine' cannot be mapped. Only directories can be mapped on this platform",
  ],
  [
    'rt-03 warning: A single file is mounted',
    "Error response from daemon: Unrecognised volume spec: file 'C:\\conf\\app.json' cannot be mapped. Only directories can be mapped on this platform",
  ],
  [
    'rt-04 warning: The mounted folder is on a volume',
    'docker: Error response from daemon: hcsshim::CreateComputeSystem 1866c87c: Do not attach the filter to the volume at this time.',
  ],
  [
    'rt-05 warning: BuildKit does not yet serve',
    'Lower mount invalid: number of mounts should always be 1 for Windows layers: invalid argument',
  ],
  [
    'rt-06 warning: The client took the device for a path',
    'docker: class/86E0D1E0-8089-11D0-9CE4-08003E301F73 is not an absolute path.',
  ],
  [
    'rt-08 warning: LogMonitor cannot use its configuration',
    '[2023-07-20T01:22:19.000Z][LOGMONITOR] ERROR: Invalid configuration file.',
  ],
  [
    'rt-09 warning: The event log of the container was not up yet',
    '[2023-07-20T01:22:19.000Z][LOGMONITOR] ERROR: Failed to enable event channel system: 0x6BA',
  ],
  [
    'rt-09 warning: The configuration names a channel',
    '[LOGMONITOR] ERROR: Failed to subscribe to event log channel. The specified event channel was not found.',
  ],
  [
    'rt-10 warning: LogMonitor leaves off reading',
    '[2024-01-01T00:00:00.000Z][LOGMONITOR] ERROR: Failed to query next event. Error: 21.',
  ],
  [
    'rt-11 warning: A DLL of the program calls a function',
    "System.DllNotFoundException: Unable to load DLL 'some.dll' or one of its dependencies: The specified procedure could not be found. (0x8007007F)",
  ],
  [
    'rt-12 warning: A package of the Store',
    'SYSPRP Package MicrosoftCorporationII.WindowsSubsystemForLinux_2.7.11.0 was installed for a user, but not provisioned for all users.',
  ],
  [
    'rt-13 warning: The image of the machine',
    'Install-WindowsFeature : Installation of one or more roles failed. Error: 0x800f081f',
  ],
  ['rt-14 warning: In a container the time zone', 'Set-TimeZone : Access is denied'],
  [
    'o-06 warning: With Hyper-V isolation and a memory limit',
    'docker: Error response from daemon: hcsshim::CreateComputeSystem 5074554a: The requested resource is in use.',
  ],
  [
    'o-04 warning: It is a Linux image',
    'Failed to safefile.OpenRelative failed in Win32: open \\\\\\\\?\\\\C:\\\\root\\\\snapshots\\\\2\\\\etc\\\\ssl\\\\x.pem: The parameter is incorrect. (0x1f)',
  ],
  [
    'o-04 warning: Files below the data root',
    'Failed to safefile.OpenRelative failed in Win32: open \\\\?\\E:\\root\\snapshots\\1\\Files: The parameter is incorrect. (0x1f)',
  ],
  [
    'm-hcs-11 warning: Antivirus software holds files',
    'hcsshim::ActivateLayer failed in Win32: The process cannot access the file because it is being used by another process. (0x20)',
  ],
] as const)('%s', (row, text) => expect(firstOf(text)?.slice(0, row.length)).toBe(row))

describe('endpoints that dockerd removes', () => {
  const line = 'level=info msg="Removing stale HNS endpoint 2ea0dd47-8d34-4f31-a5ea-8f6de6f5f1c0"'

  test.each([
    ['beside containerd', 'containerd 1.7.20 on Windows Server 2022', 'dockerd started beside'],
    ['alone', 'docker 23.0.4 on Windows Server 2022', 'dockerd was not shut down in order'],
  ])('%s', (_, setup, cause) => {
    const [one] = rowsOf(`${setup}\n${line}`)
    expect(one?.causes?.[0]?.cause).toContain(cause)
  })
})

test.each([
  ['a link to a class', 'See class/overview, which is a page of the documentation.'],
  ['a configuration that LogMonitor took', '[LOGMONITOR] INFO: Entrypoint process exit code: 0'],
  ['the zone of a host', 'Set-TimeZone -Id "Eastern Standard Time"'],
])('%s says nothing', (_, text) => expect(rowsOf(text)).toEqual([]))

test('a volume that takes no filter is the one cause for a mount of a HostProcess container', () =>
  expect(
    rowsOf(
      'Error: failed to create shim task: failed to bind target "C:\\\\data" to root "C:\\\\x" for job object: Do not attach the filter to the volume at this time.: unknown',
    ).map(({ id }) => id),
  ).toEqual(['symptom-rt-04']))
