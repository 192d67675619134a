import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const logMonitor =
  'github microsoft/windows-container-tools/blob/d07608d5d39ae08af75430b33c2d1a03b90b4956/LogMonitor/src/LogMonitor'
const ofLogMonitor = [{ by: 'LogMonitor', in: 'log of the container' }]

/** Messages of engines, builders and what runs in images, from threads and code that settle them. */
export const runtimeThreadSymptoms: readonly Symptom[] = [
  {
    id: 'RT-01',
    about: 'containerd of buildkitd',
    kind: 'error',
    words: [
      ['failed to connect client to', 'make sure containerd is running'],
      ['buildkitd: connection error', 'dial npipe:'],
    ],
    printed: [{ by: 'buildkitd', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'buildkitd finds no containerd at that pipe: it does not run, listens elsewhere, or buildkitd is in an ordinary container, which has not the pipes of the host.',
          ['github moby/buildkit/issues/4826'],
        ),
        checks: [
          { command: 'Get-Service containerd', shows: 'not running' },
          { command: 'Get-ChildItem \\\\.\\pipe\\ -Filter containerd*', shows: 'no such pipe' },
        ],
        remedy:
          'Start containerd, name its pipe with --containerd-worker-addr, or run buildkitd in a HostProcess pod.',
      },
    ],
  },
  {
    id: 'RT-02',
    about: 'hosts file of nerdctl',
    kind: 'noise',
    words: [['failed to remove hosts file for container']],
    printed: [{ by: 'nerdctl', in: 'its output, as a container is removed' }],
    causes: [
      {
        cause: inferred(
          'nerdctl before August 2026 removes a hosts file that it never writes on Windows; the container ended and was removed all the same.',
          ['github containerd/nerdctl/issues/4678', 'github containerd/nerdctl/pull/5098'],
        ),
        checks: [{ command: 'nerdctl ps -a', shows: 'the container is gone' }],
        remedy: 'Nothing; a newer nerdctl does not say it.',
      },
    ],
  },
  {
    id: 'RT-03',
    about: 'file or pipe as a volume',
    kind: 'error',
    words: [['cannot be mapped. Only directories can be mapped on this platform']],
    printed: [{ by: 'Docker', in: 'error of a start' }],
    causes: [
      {
        cause: inferred('A single file is mounted; Docker on Windows mounts folders alone.', [
          'github moby/moby/issues/30555',
        ]),
        excluded: [{ says: '\\pipe\\' }, { says: '/pipe/' }],
        checks: [{ look: 'source of the volume', shows: 'a file' }],
        remedy: 'Mount the folder of the file, or copy the file into the image.',
      },
      {
        cause: inferred(
          'Docker Compose from 2.0.0 on handed a volume of the type npipe to the engine as one of a file.',
          ['github docker/compose/issues/9403'],
        ),
        likely: [{ says: '\\pipe\\' }, { says: '/pipe/' }],
        checks: [{ command: 'docker compose version', shows: 'a release of 2021 or 2022' }],
        remedy: 'Take a newer Docker Compose, or start the container with docker run -v.',
      },
    ],
  },
  {
    id: 'RT-04',
    about: 'file system of a mounted folder',
    kind: 'error',
    words: [['Do not attach the filter to the volume at this time']],
    printed: [{ by: 'Docker, containerd', in: 'error of a start' }],
    causes: [
      {
        cause: inferred(
          'The mounted folder is on a volume of another kind than a local disk with NTFS, such as the file system of a SAN or of a program: the filter that shows folders to containers does not attach to it.',
          ['github microsoft/hcsshim/issues/802', 'github microsoft/Windows-Containers/issues/335'],
        ),
        checks: [{ command: 'Get-Volume', shows: 'FileSystemType of that drive: not NTFS' }],
        remedy: 'Mount a folder of an NTFS volume, or reach the data over SMB.',
      },
    ],
  },
  {
    id: 'RT-05',
    about: 'mounts of a build',
    kind: 'error',
    words: [['number of mounts should always be 1 for Windows layers']],
    printed: [{ by: 'BuildKit', in: 'output of a build' }],
    causes: [
      {
        cause: inferred('BuildKit does not yet serve this kind of mount on Windows.', [
          'github moby/buildkit/issues/5678',
        ]),
        checks: [{ look: 'the step', shows: 'RUN --mount, or a frontend that adds mounts' }],
        remedy: 'Leave the mount out: COPY the files in, and remove them in the same step.',
      },
    ],
  },
  {
    id: 'RT-06',
    about: 'device class at docker run',
    kind: 'error',
    words: [
      ['class/', 'is not an absolute path'],
      ['class://', 'is not an absolute path'],
    ],
    printed: [{ by: 'docker', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'The client took the device for a path, as it does where the engine runs Linux containers.',
          [
            'github docker/cli/blob/28f756087eea5fa301f3fbf12b01ae62f91521c2/cli/command/container/opts.go#L1075-L1083',
          ],
        ),
        checks: [{ command: 'docker version', shows: 'Server: OS/Arch linux/amd64' }],
        remedy: 'Switch to Windows containers, then run it with --isolation=process.',
      },
      {
        cause: inferred('The client is older than 19.03, which knows no devices of Windows.', [
          'github MicrosoftDocs/Virtualization-Documentation/issues/1145',
        ]),
        checks: [{ command: 'docker version', shows: 'Client: below 19.03' }],
        remedy: 'Take a newer Docker.',
      },
    ],
  },
  {
    id: 'RT-07',
    about: 'endpoints that dockerd removes',
    kind: 'warning',
    weak: 'message',
    words: [['Removing stale HNS endpoint']],
    printed: [{ by: 'dockerd', in: 'its log, as it starts' }],
    causes: [
      {
        cause: inferred(
          'dockerd started beside the containerd of the kubelet removes the endpoints of its pods, which it did not make: they lose their network until they start anew.',
          ['github moby/moby/issues/45462'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ command: 'Get-Service docker, containerd', shows: 'both run' }],
        remedy: 'Keep dockerd off nodes of containerd: build on a machine of its own.',
      },
      {
        cause: inferred('dockerd was not shut down in order, and cleans up after itself.', [
          'github moby/moby/issues/45462',
        ]),
        likely: [{ decision: 'containerRuntime', is: ['docker'] }],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ command: 'Get-HnsEndpoint', shows: 'those of running containers' }],
        remedy: 'Nothing, where running containers keep their network.',
      },
    ],
  },
  {
    id: 'RT-08',
    about: 'configuration of LogMonitor',
    kind: 'error',
    words: [
      ['[LOGMONITOR] ERROR: Invalid configuration file'],
      ['[LOGMONITOR] ERROR: Error parsing JSON'],
      ["Missing 'LogConfig' section in JSON"],
      ["Invalid providers. Check them using 'logman query providers'"],
    ],
    printed: ofLogMonitor,
    causes: [
      {
        cause: verified(
          'LogMonitor cannot use its configuration: it starts the program all the same, and no event or file comes to the log of the container.',
          [`${logMonitor}/Main.cpp#L417-L426`, `${logMonitor}/JsonProcessor.cpp`],
        ),
        checks: [
          {
            command: 'Get-Content C:\\LogMonitor\\LogMonitorConfig.json | ConvertFrom-Json',
            shows: 'an error, no LogConfig, or a provider that Windows does not have',
          },
        ],
        remedy:
          'Correct the JSON: LogConfig with sources, paths with doubled backslashes, names of providers as logman query providers lists them.',
      },
    ],
  },
  {
    id: 'RT-09',
    about: 'event log for LogMonitor',
    kind: 'error',
    words: [
      ['Failed to enable event channel', ': 0x6BA'],
      ['Failed to enable event channel', 'Error: 0x'],
      ['Failed to subscribe to event log channel'],
      ['[LOGMONITOR] ERROR: Failed to start event log monitor'],
    ],
    printed: ofLogMonitor,
    causes: [
      {
        cause: verified('The configuration names a channel that this image does not have.', [
          `${logMonitor}/EventMonitor.cpp#L196-L199`,
        ]),
        likely: [{ says: 'channel was not found' }],
        excluded: [{ says: '0x6BA' }, { says: '1722' }],
        checks: [{ command: 'wevtutil el', shows: 'without that name' }],
        remedy: 'Name a channel that is there, or leave it out.',
      },
      {
        cause: inferred(
          'The event log of the container was not up yet as LogMonitor started, as in images of Windows Server 2019; LogMonitor from autumn 2023 on tries again.',
          [
            'github microsoft/windows-container-tools/issues/150',
            'github microsoft/Windows-Containers/issues/417',
          ],
        ),
        likely: [{ says: '0x6BA' }, { says: '1722' }],
        checks: [{ look: 'release of LogMonitor.exe', shows: 'older than autumn 2023' }],
        remedy: 'Take a newer LogMonitor.exe into the image.',
      },
    ],
  },
  {
    id: 'RT-10',
    about: 'events that LogMonitor no longer reads',
    kind: 'error',
    words: [['[LOGMONITOR] ERROR: Failed to query next event. Error:']],
    printed: ofLogMonitor,
    causes: [
      {
        cause: verified(
          'LogMonitor leaves off reading the event log after this error: the program goes on, and its later events do not come to the log of the container.',
          [`${logMonitor}/EventMonitor.cpp#L218-L227`, `${logMonitor}/EventMonitor.cpp#L350-L360`],
        ),
        checks: [
          { command: 'Get-Service EventLog', shows: 'in the container: stopped, or started anew' },
        ],
        remedy: 'Restart the container; take a newer LogMonitor.exe into the image.',
      },
    ],
  },
  {
    id: 'RT-11',
    about: 'function that Nano Server lacks',
    kind: 'error',
    words: [
      ['EntryPointNotFoundException', 'Unable to find an entry point named'],
      ['Unable to load DLL', 'The specified procedure could not be found'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'A DLL of the program calls a function that its Windows does not have: Nano Server has but a part of the API of Windows.',
          ['github dotnet/msbuild/issues/1233', 'github microsoft/Windows-Containers/issues/564'],
        ),
        checks: [{ look: 'FROM of the image', shows: 'nanoserver' }],
        remedy: 'Build the image on servercore, or take a release of the library for Nano Server.',
      },
    ],
  },
  {
    id: 'RT-12',
    about: 'app that stops Sysprep',
    kind: 'error',
    words: [['was installed for a user, but not provisioned for all users']],
    printed: [{ by: 'Sysprep', in: 'setupact.log' }],
    causes: [
      {
        cause: inferred(
          'A package of the Store was installed or updated for one user: Sysprep generalizes no image with such a package.',
          ['github actions/runner-images/issues/14499'],
        ),
        checks: [
          {
            command: 'Get-AppxPackage -AllUsers; Get-AppxProvisionedPackage -Online',
            shows: 'the named package in the first list alone',
          },
        ],
        remedy:
          'Remove-AppxPackage it for that user before Sysprep, and keep the Store from updating during the build.',
      },
    ],
  },
  {
    id: 'RT-13',
    about: 'files of a feature of Windows',
    kind: 'error',
    words: [['0x800f081f']],
    printed: [{ by: 'Install-WindowsFeature, DISM', in: 'output of a script' }],
    causes: [
      {
        cause: inferred(
          'The image of the machine has no files of the feature any more, as where a clean-up removed those of all that is not installed, and no source for them is reached.',
          ['github osuosl/packer-templates/pull/151'],
        ),
        checks: [
          { command: 'Get-WindowsFeature Containers, Hyper-V', shows: 'InstallState Removed' },
        ],
        remedy:
          'Install it with -Source from the medium of the same build, or build the image without that clean-up.',
      },
    ],
  },
  {
    id: 'RT-14',
    about: 'time zone of a container',
    kind: 'error',
    words: [['Set-TimeZone : Access is denied'], ['SetTimeZoneFailed']],
    printed: [{ by: 'PowerShell in a container', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'In a container the time zone cannot be set with Windows older than May 2021; it is that of the host.',
          ['github microsoft/Windows-Containers/issues/15', 'github docker/for-win/issues/3911'],
        ),
        checks: [{ command: 'cmd /c ver', shows: 'an older build' }],
        remedy: 'Update host and image, or set the zone of the host.',
      },
    ],
  },
]
