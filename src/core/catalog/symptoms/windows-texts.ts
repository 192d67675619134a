import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const file = 'win32 Debug/system-error-codes--0-499-.md'
const privilege = 'win32 Debug/system-error-codes--1300-1699-.md'
const elevation = 'win32 Debug/system-error-codes--500-999-.md'
const rpc = 'win32 Debug/system-error-codes--1700-3999-.md'
const programs = [{ by: 'programs on Windows', in: 'console, log of any program' }]

/** Texts of Windows that tell why, whatever was to be done: said where no other row knows the message. */
export const windowsTextSymptoms: readonly Symptom[] = [
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
]
