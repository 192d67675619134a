import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const first = (text: string) => {
  const [found] = matchSymptoms([{ file: 'paste.txt', text }], {})
  return found && `${found.id}: ${found.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'd-07: Docker',
    'Ping request could not find host host.docker.internal. Please check the name and try again.',
  ],
  [
    'd-08: The program runs as ContainerUser',
    'Internal.Cryptography.CryptoThrowHelper+WindowsCryptographicException: An internal error occurred',
  ],
  [
    'd-09: No node-agent',
    'error executing PVBAction: daemonset pod not found in running state in node win-2',
  ],
  [
    'd-10: This buildx',
    "invalid mount path: 'C:/ProgramData/buildkitd/.buildstate' mount path must be absolute",
  ],
  [
    'a-12: The account in the secret',
    'NewSmbGlobalMapping failed. output: "New-SmbGlobalMapping : A specified logon session does not exist.',
  ],
  ['d-11: The disk is offline', 'rpc error: code = Unknown desc = volume id empty'],
  [
    'd-12: The kubelet gives no',
    'unable to get CPU for node "win-1", discarding data: missing cpu usage metric',
  ],
  ['d-13: The HNS network', 'CreateEndpoint: Network OVNKubernetesHybridOverlayNetwork not found'],
  [
    'd-14: The server is not reached',
    'SqlException: A network-related or instance-specific error occurred while establishing a connection to SQL Server.',
  ],
  ['d-15: The program ends', 'HTTP Error 500.30 - ANCM In-Process Start Failure'],
  ['d-15: The image lacks', 'HTTP Error 500.31 - ANCM Failed to Find Native Dependencies'],
  [
    'd-16: The agent has no mount',
    'warn fileconsumer/file.go:61 no files match the configured include patterns {"kind": "receiver"}',
  ],
  [
    'd-17: A job or pod',
    'Error: UPGRADE FAILED: pre-upgrade hooks failed: timed out waiting for the condition',
  ],
  ['d-18: 1603 says', "The command 'msiexec.exe /i C:\\a.msi /qn' returned a non-zero code: 1603"],
  ['d-18: Image and host', 'Error 1719. The Windows Installer Service could not be accessed.'],
  ['d-19: This base image', 'Install-WindowsFeature: Error: 0x800f0922'],
  [
    'd-20: docker-compose',
    'invalid volume spec "/c/app": invalid volume specification: \'\\c\\app\'',
  ],
  [
    'm-klt-09: The pause image',
    'failed to start exec: hcs::System::CreateProcess: wincat.exe 127.0.0.1 80: The system cannot find the file specified.: unknown',
  ],
])('%s: %s', (start, text) => expect(first(text)).toContain(start))

test('a disk that is offline says more than the format that failed', () => {
  const text =
    'could not format "5" and mount it at "\\\\var\\\\lib\\\\kubelet\\\\plugins\\\\x\\\\globalmount": rpc error: code = Unknown desc = volume id empty'
  expect(matchSymptoms([{ file: 'paste.txt', text }], {}).map(({ id }) => id)).toEqual([
    'symptom-d-11',
  ])
})
