import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).findings.filter(({ id }) =>
    id.startsWith('symptom-'),
  )

const mapped =
  'New-SmbGlobalMapping : Multiple connections to a server or shared resource by the same user, using more than one user name, are not allowed.'

test.each([
  ['containerd: failed to load TOML: unknown plugin "cri"', 'tp-01', /name that this release/],
  [
    'The file config.toml gives: failed to load\nTOML: unknown plugin. containerd does not start.',
    'tp-01',
    /name that this release/,
  ],
  [
    String.raw`{"level":"fatal","msg":"containerd: failed to load TOML: invalid plugin key URI \"cri\" expect io.containerd.x.vx"}`,
    'sr-81',
    /A table below plugins/,
  ],
  [
    'containerd: failed to load TOML from a.toml: invalid disabled plugin URI "cri" expect io.containerd.x.vx',
    'sr-81',
    /^disabled_plugins/,
  ],
  [
    'containerd: failed to load TOML from config.toml: expected containerd config version equal to or less than `2`, got `3`',
    'c-75',
    /newer version/,
  ],
  ['containerd: failed to load TOML: (3, 12): invalid escape sequence: \\P', 'r-15', /A path/],
  [`After we rotated the key of the storage account: ${mapped}`, 'm-sto-03', /former key/],
  ['We get error 1219 on Azure Files since the key was regenerated.', 'm-sto-03', /former key/],
  [mapped, 'm-sto-03', /with another user/],
  ['CreateProcess: %1 is not a valid Win32 application.', 'r-108', /another system or processor/],
  [
    "This version of C:\\k\\kubelet.exe is not compatible with the version of Windows you're running.",
    'r-108',
    /another system or processor/,
  ],
  ['start.ps1: kubelet.exe is not a valid Win32 application.', 'r-108', /incomplete/],
  ['We built it with GOOS=linux: exec format error', 'e-20', /built for another system/],
  ['The container ends: exec format error', 'e-20', /on a Linux node/],
  [
    'Antrea on Windows: after a reboot a stale vEthernet (Ethernet0) is left and the agent does not start.',
    'm-net-51',
    /not kept over a reboot/,
  ],
] as const)('%s', (text, id, cause) => {
  const [first, ...others] = found(text)
  expect(others).toEqual([])
  expect(first?.id).toBe(`symptom-${id}`)
  expect(first?.causes?.[0]?.cause).toMatch(cause)
})

test.each([
  'kubectl: unknown plugin "krew"',
  'An update is not compatible with the version of Windows on this server; nodes are fine.',
  'We removed the stale vEthernet (Ethernet0) adapter and Antrea works now.',
  'Antrea 1.13 on Windows works well; vEthernet (nat) of Docker is still there.',
])('nothing is said of: %s', (text) => expect(found(text)).toEqual([]))
