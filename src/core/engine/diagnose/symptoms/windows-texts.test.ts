import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const findings = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})
const first = (text: string) => {
  const [found] = findings(text)
  return found && `${found.id}: ${found.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'g-14: The program',
    'open C:\\k\\a.exe: The process cannot access the file because it is being used by another process.',
  ],
  ['g-24: The server is not reached', 'New-Item : The network path was not found.'],
  ['g-24: The server has no share', 'New-Item : The network name cannot be found.'],
  [
    'g-24: The connection',
    'write \\\\files\\data\\a: The specified network name is no longer available.',
  ],
  ['g-25: Account, password', 'net use: The user name or password is incorrect.'],
  [
    'g-25: The account is locked',
    'The referenced account is currently locked out and may not be logged on to.',
  ],
  [
    'g-26: The firewall service',
    'New-NetFirewallRule : There are no more endpoints available from the endpoint\nmapper.',
  ],
  [
    'g-26: The service',
    'Get-WmiObject : The RPC server is unavailable. (Exception from HRESULT: 0x800706BA)',
  ],
  ['g-27: A DLL', 'LoadLibrary failed: The specified module could not be found.'],
  ['g-28: In a container', 'tzutil /s UTC: A required privilege is not held by the client.'],
  ['g-28: The account', 'fork/exec C:\\a.exe: The requested operation requires elevation.'],
  ['g-29: The path', 'copy C:\\a: The filename or extension is too long.'],
  ['g-30: The volume', 'open D:\\data: The volume does not contain a recognized file system.'],
  ['g-30: The disk', 'open D:\\data: The file or directory is corrupted and unreadable.'],
  [
    'g-31: The server',
    'net use: Multiple connections to a server or shared resource by the same user, using more than one user name, are not allowed.',
  ],
  [
    'g-32: A policy',
    'C:\\a.exe: This program is blocked by group policy. For more information, contact your system administrator.',
  ],
  ['g-32: The signature', 'netcfg failed. Error: 0x800b0109'],
  [
    'g-33: There is no route',
    'dial udp 10.1.2.3:53: connect: A socket operation was attempted to an unreachable network.',
  ],
  [
    'g-08: Another process',
    'System.IO.IOException: Failed to bind to address http://[::]:80: address already in use.',
  ],
  ['g-01: The firewall', 'Get "https://10.1.2.3:10250/metrics": context deadline exceeded'],
  ['g-01: The API server', 'Get "https://10.1.2.3:6443/api/v1/nodes": context deadline exceeded'],
  ['g-02: The host', 'Error: connect ECONNREFUSED 10.1.2.3:80'],
  ['g-04: A name of the cluster', 'Caused by: java.net.UnknownHostException: web.shop.svc'],
  ['e-16: The credentials', 'reflector.go:150: failed to list *v1.Node: Unauthorized'],
  [
    'e-07: A job',
    'MountVolume.SetUp failed for volume "webhook-cert" : secret "web-admission" not found',
  ],
  [
    'e-07: A container',
    'MountVolume.SetUp failed for volume "settings" : configmap "settings" not found',
  ],
  [
    'g-34: A file',
    'mklink failed: exit status 1, output: "Cannot create a file when that file already exists."',
  ],
  ['g-34: Files', 'remove C:\\var\\a: The directory is not empty.'],
  [
    'g-35: The runtime',
    'rpc error: code = DeadlineExceeded desc = failed to start sandbox: context deadline exceeded',
  ],
])('%s: %s', (start, text) => expect(first(text)).toContain(start))

test('a text gives way to a row that knows what was done', () => {
  const text =
    'New-SmbGlobalMapping : The user name or password is incorrect.\nFullyQualifiedErrorId : Windows System Error 1326,New-SmbGlobalMapping'
  expect(findings(text).map(({ id }) => id)).not.toContain('symptom-g-25')
})
