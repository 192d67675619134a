import { describe, expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const findings = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})
const causesOf = (text: string) =>
  findings(text).flatMap(({ id, causes }) => causes.map(({ cause }) => `${id}: ${cause}`))

describe('a row with several messages names the cause of the one that stands there', () => {
  test.each([
    [
      'p-23: The cluster has no Linux pool',
      'googleapi: Error 400: WINDOWS_SAC and WINDOWS_LTSC image families require at least one other Linux node pool (e.g. COS_CONTAINERD, COS, UBUNTU) in the cluster., badRequest',
    ],
    [
      'p-23: The module asks for Shielded Nodes',
      'googleapi: Error 400: Shielded Instance features are only supported on node using COS, COS_CONTAINERD, UBUNTU or UBUNTU_CONTAINERD image type., badRequest',
    ],
    [
      'p-23: Pool or cluster ask to conceal',
      'googleapi: Error 400: WINDOWS image families do not support metadata concealment',
    ],
    [
      'p-24: An az of 2020',
      "Parameter 'ManagedClusterWindowsProfile.admin_password' must conform to the following pattern: '^(?=.*[a-z])'.",
    ],
    [
      'p-24: The cluster was made with a shorter password',
      'expected length of windows_profile.0.admin_password to be in the range (14 - 123), got x',
    ],
    ['p-24: The cluster was made with a name', 'The Admin Username specified is not allowed.'],
  ])('%s', (start, text) => {
    const causes = causesOf(text)
    expect(causes).toHaveLength(1)
    expect(causes[0]).toContain(`symptom-${start}`)
  })
})

test('ServiceMonitor.exe that goes on although appcmd failed is over it', () => {
  const failed = ' Service w3svc has been stopped\nAPPCMD failed with error code 4312\n'
  expect(causesOf(failed).join()).toContain('DefaultAppPool')
  expect(findings(`${failed}\n Service 'w3svc' started\n`)[0]?.severity).toBe('info')
})
