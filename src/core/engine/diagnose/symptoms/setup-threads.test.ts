import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const firstOf = (text: string) =>
  matchSymptoms([{ file: 'paste.txt', text }], {}).map(
    ({ id, causes }) => `${id}: ${causes[0]?.cause}`,
  )

test.each([
  [
    'sr-102: Another adapter has the name',
    'E0414 01:39:14.900110 4960 net_windows.go:397] "Failed to configure IP and gateway on the management virtual network adapter" err="exit status 1" adapter="vEthernet (Ethernet 3)" ip="10.0.0.181/24"',
  ],
  [
    'u-01: With AntreaPolicy the agent logs',
    'F0408 14:31:39.325071 9932 main.go:58] Error running agent: error creating new NetworkPolicy controller: open /var/log/antrea/networkpolicy/np.log: The system cannot find the path specified.',
  ],
  [
    'u-02: Host path and path in the container',
    'Error response from daemon: Invalid mode for /data',
  ],
  [
    'u-03: The folder or file is not there',
    "Get-Content : Cannot find path 'C:\\hpc\\a.conf' because it does not exist.",
  ],
  [
    'p-23: Pool or cluster ask to conceal',
    'googleapi: Error 400: Workload Identity is not supported on Windows nodes. Create the nodepool without it., badRequest',
  ],
  [
    'g-12: The script is for PowerShell 7',
    "Invoke-WebRequest : A parameter cannot be found that matches parameter name 'MaximumRetryCount'.",
  ],
  [
    'g-12: The script is for PowerShell 7',
    'Es wurde kein Parameter gefunden, der dem Parameternamen "RetryIntervalSec" entspricht.',
  ],
  [
    'g-12: The command is of another module',
    "Remove-HnsNetwork : A parameter cannot be found that matches parameter name 'Detailed'.",
  ],
  ['g-09: There is no such file', 'curl: (22) The requested URL returned error: 404'],
  [
    'm-net-25: The pod, as that of a network agent',
    'Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "ca6f": hcnCreateNetwork failed in Win32: Invalid JSON document string. (0x803b001b)',
  ],
  [
    'm-net-25: What HNS was sent',
    'hcnCreateNetwork failed in Win32: Invalid JSON document string. (0x803b001b)',
  ],
  [
    'u-04: kubectl takes what stands before a colon',
    'error: one of src or dest must be a local file specification',
  ],
  [
    'm-hpc-02: kubectl cp --retries starts sh',
    'failed to start exec "b0": failed to get application name from commandline "sh -c \\"tar cf - /x/a | tail -c+0\\"": failed to find executable',
  ],
  [
    'm-hpc-02: The path is absolute',
    'Error: failed to start containerd task "a": failed to get application name from commandline "/usr/local/bin/a.exe"',
  ],
  [
    'u-05: The image has a CMD and no ENTRYPOINT',
    "'--config.file' is not recognized as an internal or external command,\noperable program or batch file.",
  ],
  [
    'u-05: There is no program of this name in the image',
    "'powershell' is not recognized as an internal or external command,\noperable program or batch file.",
  ],
  [
    'u-06: The container is one of Linux',
    'OCI runtime exec failed: exec failed: unable to start container process: exec: "powershell": executable file not found in $PATH: unknown',
  ],
  [
    'u-07: Networks that were left over',
    '2024-08-12 09:10:14.772 [ERROR][4188] startup/startup.go 231: Unable to ensure network for os error=Could not find vxlan0 in V2',
  ],
])('%s', (start, text) => expect(firstOf(text).join('\n')).toContain(`symptom-${start}`))
