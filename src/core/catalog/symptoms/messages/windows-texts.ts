import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const file = 'win32 Debug/system-error-codes--0-499-.md'
const programs = [{ by: 'programs on Windows', in: 'console, log of any program' }]
const privilege = 'win32 Debug/system-error-codes--1300-1699-.md'
const rpc = 'win32 Debug/system-error-codes--1700-3999-.md'
const elevation = 'win32 Debug/system-error-codes--500-999-.md'
const disk = 'win32 Debug/system-error-codes--1300-1699-.md'
const device = 'win32 Debug/system-error-codes--1000-1299-.md'
const signature = 'win32 Debug/system-error-codes--500-999-.md'
const sockets = 'win32 WinSock/windows-sockets-error-codes-2.md'

/** Texts of Windows in other languages. */
export const windowsTextsSymptoms: readonly Symptom[] = [
  {
    id: 'G-24',
    about: 'share that is not reached',
    kind: 'error',
    general: 'reason',
    words: [
      ['The network path was not found'],
      ['The network name cannot be found'],
      ['The specified network name is no longer available'],
    ],
    printed: programs,
    causes: [
      {
        cause: verified('The server has no share of this name.', [`${file}#L741`]),
        likely: [{ says: 'The network name cannot be found' }],
        excluded: [{ says: 'path was not found' }, { says: 'no longer available' }],
        checks: [{ command: 'net view \\\\SERVER', shows: 'other shares' }],
        remedy: 'Correct the name behind the server.',
      },
      {
        cause: verified('The connection to the server broke off.', [`${file}#L702`]),
        likely: [{ says: 'no longer available' }],
        excluded: [{ says: 'path was not found' }, { says: 'network name cannot be found' }],
        checks: [{ look: 'log of the server at that time', shows: 'a restart, a closed session' }],
        remedy: 'Mend the server or the way to it, and mount anew.',
      },
      {
        cause: inferred(
          'The server is not reached from where this runs: its name is not resolved there, or TCP 445 is closed.',
          [`${file}#L559`, 'github kubernetes-csi/csi-driver-smb/issues/294'],
        ),
        checks: [{ command: 'Test-NetConnection SERVER -Port 445', shows: 'False' }],
        remedy: 'Use a name that is resolved there, or its address; open TCP 445.',
      },
    ],
  },
  {
    id: 'G-25',
    about: 'logon',
    kind: 'error',
    general: 'reason',
    words: [
      ['The user name or password is incorrect'],
      ['unknown user name or bad password'],
      ['account is currently locked out'],
    ],
    printed: programs,
    causes: [
      {
        cause: verified('The account is locked.', [`${rpc}#L1872`]),
        likely: [{ says: 'locked out' }],
        excluded: [{ says: 'password' }],
        checks: [{ command: 'Get-ADUser ACCOUNT -Properties LockedOut', shows: 'True' }],
        remedy: 'Unlock it, and find what tries an old password.',
      },
      {
        cause: inferred('Account, password or domain is wrong where it is kept.', [
          `${privilege}#L364`,
          'github kubernetes-csi/csi-driver-smb/issues/520',
        ]),
        checks: [
          { command: 'net use \\\\SERVER\\SHARE /user:DOMAIN\\ACCOUNT', shows: 'fails too' },
        ],
        remedy: 'Write the account as DOMAIN\\ACCOUNT, and its password of today.',
      },
    ],
  },
  {
    id: 'G-26',
    about: 'call of a service of Windows',
    kind: 'error',
    general: 'reason',
    words: [
      ['The RPC server is unavailable'],
      ['The remote procedure call failed'],
      ['There are no more endpoints available from the endpoint'],
    ],
    printed: programs,
    causes: [
      {
        cause: inferred('The firewall service of this Windows (mpssvc, or BFE) does not run.', [
          'github docker/for-win/issues/9474',
          'github falahati/WindowsFirewallHelper/issues/24',
        ]),
        likely: [{ says: 'NetFirewallRule' }, { says: 'advfirewall' }, { says: 'Firewall' }],
        checks: [{ command: 'Get-Service mpssvc, BFE', shows: 'Stopped' }],
        remedy:
          'Let the services run; to open everything, switch its profiles off with Set-NetFirewallProfile.',
      },
      {
        cause: inferred(
          'The service that is asked does not run, or TCP 135 and the dynamic ports to its host are closed.',
          [`${rpc}#L312`, `${rpc}#L689`],
        ),
        checks: [{ command: 'Test-NetConnection HOST -Port 135', shows: 'False' }],
        remedy: 'Start the service there, or open the ports.',
      },
    ],
  },
  {
    id: 'G-27',
    about: 'module or function that is missing',
    kind: 'error',
    general: 'reason',
    words: [
      ['The specified module could not be found'],
      ['The specified procedure could not be found'],
    ],
    printed: programs,
    causes: [
      {
        cause: inferred(
          'A DLL, or a function of one, is missing: nanoserver has few of Windows, and no base image has the Visual C++ runtime.',
          [`${file}#L1248`, `${file}#L1261`, 'github microsoft/Windows-Containers/issues/564'],
        ),
        checks: [{ look: 'Process Monitor on the host', shows: 'NAME NOT FOUND of a DLL' }],
        remedy: 'Build on servercore, or bring the file into the image.',
      },
    ],
  },
  {
    id: 'G-28',
    about: 'right of the account',
    kind: 'error',
    general: 'reason',
    words: [
      ['The requested operation requires elevation'],
      ['A required privilege is not held by the client'],
    ],
    printed: programs,
    causes: [
      {
        cause: inferred(
          'In a container the time zone cannot be set with Windows older than May 2021; it is that of the host.',
          ['github microsoft/Windows-Containers/issues/15', 'github Azure/AKS/issues/2354'],
        ),
        likely: [{ says: 'tzutil' }, { says: 'TimeZone' }],
        checks: [{ command: 'cmd /c ver', shows: 'an older build' }],
        remedy: 'Update host and image, or set the zone of the host.',
      },
      {
        cause: inferred(
          'The account lacks the right: a console that was not opened as administrator, or ContainerUser.',
          [`${elevation}#L2574`, `${privilege}#L208`],
        ),
        checks: [{ command: 'whoami /priv', shows: 'not the privilege' }],
        remedy: 'Run it as administrator, in a container as ContainerAdministrator.',
      },
    ],
  },
  {
    id: 'G-29',
    about: 'path that is too long',
    kind: 'error',
    general: 'reason',
    words: [
      ['The filename or extension is too long'],
      ['PathTooLongException'],
      ['The specified path, file name, or both are too long'],
    ],
    printed: programs,
    causes: [
      {
        cause: inferred('The path has more than 260 characters, which this program cannot take.', [
          `${file}#L2093`,
          'win32 FileIO/maximum-file-path-limitation.md',
        ]),
        checks: [{ look: 'the path in the message', shows: 'its length' }],
        remedy: 'Work in a shorter folder, or set LongPathsEnabled to 1.',
      },
    ],
  },
  {
    id: 'G-30',
    about: 'disk that cannot be read',
    kind: 'error',
    general: 'reason',
    words: [
      ['The file or directory is corrupted and unreadable'],
      ['Data error (cyclic redundancy check)'],
      ['The volume does not contain a recognized file system'],
      ['The device is not ready'],
    ],
    printed: programs,
    causes: [
      {
        cause: verified(
          'The volume has no file system that Windows knows: not formatted, or one of Linux.',
          [`${device}#L78`],
        ),
        likely: [{ says: 'recognized file system' }],
        excluded: [{ says: 'corrupted' }, { says: 'cyclic' }, { says: 'not ready' }],
        checks: [{ command: 'Get-Volume', shows: 'no FileSystem, or RAW' }],
        remedy: 'Make it NTFS: fsType in the StorageClass, or format it if it is empty.',
      },
      {
        cause: inferred('The disk is offline, gone or damaged.', [
          `${file}#L299`,
          `${file}#L325`,
          `${disk}#L1209`,
        ]),
        checks: [{ command: 'Get-Disk; chkdsk C:', shows: 'Offline, or errors' }],
        remedy: 'Bring it online or repair it; take images from a damaged one anew.',
      },
    ],
  },
  {
    id: 'G-31',
    about: 'second account at a server',
    kind: 'error',
    general: 'reason',
    words: [['Multiple connections to a server or shared resource by the same user']],
    printed: programs,
    causes: [
      {
        cause: verified('The server is connected already, with another account.', [
          `${device}#L1898`,
        ]),
        checks: [{ command: 'Get-SmbGlobalMapping; net use', shows: 'that server' }],
        remedy: 'Use one account for all its shares, or remove the other mapping.',
      },
    ],
  },
  {
    id: 'G-32',
    about: 'program that Windows does not let run',
    kind: 'error',
    general: 'reason',
    words: [
      ['This program is blocked by group policy'],
      ['Application Control policy has blocked this file'],
      ['Windows cannot verify the digital signature for this file'],
      ['0x800b0109'],
    ],
    printed: programs,
    causes: [
      {
        cause: verified('A policy (AppLocker, App Control) forbids the program.', [
          `${device}#L2431`,
        ]),
        likely: [{ says: 'policy' }],
        excluded: [{ says: 'signature' }, { says: '0x800b0109' }],
        checks: [{ look: 'event logs AppLocker and CodeIntegrity', shows: 'the file' }],
        remedy: 'Allow it there.',
      },
      {
        cause: inferred(
          'The signature of file or driver ends in a certificate that this Windows does not trust, as that of a test.',
          [`${signature}#L585`, 'win32 com/com-error-codes-4.md#L939'],
        ),
        checks: [{ command: 'Get-AuthenticodeSignature FILE', shows: 'not Valid' }],
        remedy:
          'Trust its certificate; for a test driver bcdedit /set testsigning on, without Secure Boot.',
      },
    ],
  },
  {
    id: 'G-33',
    about: 'network without a route',
    kind: 'error',
    general: 'reason',
    words: [['A socket operation was attempted to an unreachable network']],
    printed: programs,
    causes: [
      {
        cause: verified('There is no route to the address: no default gateway, or no adapter up.', [
          `${sockets}#L50`,
        ]),
        checks: [{ command: 'route print; ipconfig /all', shows: 'no default gateway' }],
        remedy: 'Mend the network of the pod or node; see that its switch is up.',
      },
    ],
  },
  {
    id: 'G-34',
    about: 'name that is taken',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [['Cannot create a file when that file already exists'], ['The directory is not empty']],
    printed: programs,
    causes: [
      {
        cause: verified(
          'A file, folder or link of this name is there, left by an earlier attempt.',
          [`${file}#L1833`],
        ),
        likely: [{ says: 'already exists' }],
        excluded: [{ says: 'is not empty' }],
        checks: [{ command: 'Get-Item PATH -Force', shows: 'its date and target' }],
        remedy: 'Remove it if nothing uses it, then try again.',
      },
      {
        cause: verified(
          'Files are still below the folder, as of a program or mount that uses it.',
          [`${file}#L1495`],
        ),
        excluded: [{ says: 'already exists' }],
        checks: [{ command: 'Get-ChildItem PATH -Recurse -Force', shows: 'what is left' }],
        remedy: 'End what uses them, then remove it.',
      },
    ],
  },
  {
    id: 'G-35',
    about: 'step that took too long',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [['code = DeadlineExceeded desc = failed to', 'context deadline exceeded']],
    printed: [{ by: 'kubelet, clients of gRPC', in: 'pod events, log' }],
    causes: [
      {
        cause: inferred(
          'The runtime or driver that was asked did not end in time: the node is busy, or HCS hangs.',
          ['k8s#107561'],
        ),
        checks: [
          { command: 'Get-Process | sort CPU -desc | select -First 10', shows: 'what is busy' },
        ],
        remedy: 'Wait or lower the load; where it stays, see the log of the one that was asked.',
      },
    ],
  },
  {
    id: 'G-50',
    about: 'right to a service',
    kind: 'error',
    words: [['Cannot open', 'service on computer']],
    printed: [{ by: 'Start-Service, Stop-Service, Restart-Service', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'This console may not start or stop services: PowerShell was not opened as administrator, or the account is none.',
          ['github PowerShell/PowerShell/issues/5214'],
        ),
        checks: [
          { command: 'whoami /groups | findstr S-1-16-12288', shows: 'nothing: not elevated' },
        ],
        remedy: 'Open PowerShell with “Run as administrator” and start the service there.',
      },
    ],
  },
  {
    id: 'SB-01',
    about: 'setting that Secure Boot keeps',
    kind: 'error',
    words: [['value is protected by Secure Boot policy']],
    printed: [{ by: 'bcdedit', in: 'console, log of a script' }],
    causes: [
      {
        cause: inferred(
          'Secure Boot is on, and with it Windows lets nobody turn testsigning on: a driver that is signed for tests, such as that of Open vSwitch from Antrea, does not load.',
          [
            'github vmware/ansible-vsphere-gos-validation/issues/164',
            'github pathtofile/PPLRunner/issues/5',
            'github antrea-io/antrea/blob/58e870c6d32988f7995fa1ee019bb03c1d4a0567/docs/windows.md',
          ],
        ),
        checks: [{ command: 'Confirm-SecureBootUEFI', shows: 'True' }],
        remedy:
          'Take a driver that is signed for production. Else turn Secure Boot off in the firmware or in the settings of the virtual machine, repeat the command and restart.',
      },
    ],
  },
]
