import { imageStart } from '../../workload/image-start.ts'
import type { Check, Condition, Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const hcsErrors =
  'github microsoft/hcsshim/blob/0ad51d0003fd4dec5cc6a0ac12a9a5ac374e3966/internal/hcs/errors.go'
const filters: Check = { command: 'fltmc', shows: 'filters that are not of Windows' }
const computeEvents: Check = {
  command: 'Get-WinEvent -LogName Microsoft-Windows-Hyper-V-Compute-Operational -MaxEvents 50',
  shows: 'the step and the reason at that time',
}
const readCode = 'Read the text or code at the end of the message: it names the reason.'

const { severalUnversioned } = imageStart

/** The user of the process is a number: the manifest has it as runAsUser, which is a field of Linux. */
const numericUser: readonly Condition[] = Array.from('123456789').flatMap((digit) => [
  { says: `"User":"${digit}` },
  { says: `\\"User\\":\\"${digit}` },
])

/** Messages of the Host Compute Service, passed on by hcsshim. */
export const hcsSymptoms: readonly Symptom[] = [
  {
    id: 'HO-06',
    about: 'handler without a platform',
    kind: 'error',
    words: [['invalid runtime sandbox platform']],
    settledBy: ['containerd-handler-platform'],
    printed: [{ by: 'containerd-shim-runhcs-v1', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: verified(
          'The shim of containerd 2.2.0 to 2.2.2 refuses a handler whose options have no SandboxPlatform, as that for Hyper-V which containerd has built in.',
          ['github microsoft/hcsshim/issues/2619', 'github microsoft/hcsshim/pull/2620'],
        ),
        checks: [
          {
            command: 'containerd config dump',
            shows: 'options of the handler without SandboxPlatform',
          },
        ],
        remedy:
          'Set SandboxPlatform = "windows/amd64" in the options of the handler, or take containerd 2.2.3 or later.',
      },
    ],
  },
  {
    id: 'M-HCS-01',
    about: 'container exits at start',
    kind: 'error',
    words: [
      ['0xc0370106'],
      ['0x80370106'],
      ['The virtual machine or container exited unexpectedly'],
      ['The compute system exited unexpectedly'],
    ],
    codes: ['H-80370106', 'H-80370100', 'H-8037011C'],
    printed: [
      {
        by: 'containerd / hcsshim',
        in: 'pod events (kubectl describe pod): failed to create shim task / start',
      },
      { by: 'docker', in: 'error from daemon' },
    ],
    causes: [
      {
        cause: inferred('With process isolation, image and host are of different builds.', [
          'w-version-compatibility',
          'hcsshim#598',
        ]),
        likely: [
          { observed: 'same image runs elsewhere' },
          { observed: 'pod event of a failed start' },
        ],
        excluded: [{ builds: 'same' }],
        checks: [
          {
            look: 'kubectl get node -o wide (OS-IMAGE, KERNEL-VERSION) against os.version of the image',
            shows: 'builds differ',
          },
        ],
        remedy: 'Compare the builds of image and host.',
      },
      {
        cause: inferred(
          'With process isolation, the host is of an older patch level than the image; images made since 2025 have failed so on hosts of the same build without the updates of their time.',
          [
            'github microsoft/Windows-Containers/issues/591',
            'github docker/for-win/issues/14287',
            'github actions/runner-images/issues/11582',
          ],
        ),
        likely: [{ builds: 'same' }],
        excluded: [{ decision: 'isolation', is: ['hyperv'] }],
        checks: [
          {
            look: 'revision of the node (winver, KERNEL-VERSION) against os.version of the image',
            shows: 'that of the image is higher',
          },
        ],
        remedy:
          'Install the latest cumulative update of Windows on the node (of May 2025 or later: KB5058411 for 2025, KB5058392 for 2019) and restart it, or take a tag whose full build is not newer than the node.',
      },
      {
        cause: inferred('Memory or commit does not suffice for the container or the utility VM.', [
          'hcsshim#437',
        ]),
        checks: [
          {
            command: 'Get-Counter "\\Memory\\% Committed Bytes In Use"',
            shows: 'memory limit of the pod: near 100 / below about 100 MiB',
          },
        ],
        remedy: 'Raise the limit, and look at the page file.',
      },
      {
        cause: inferred('The image or one of its layers is damaged.', ['hcsshim#917']),
        checks: [{ command: 'crictl rmi IMAGE', shows: 'pull again: starts after' }],
        remedy: 'Pull the image again, and clear the snapshot folder.',
      },
      {
        cause: verified('Only the event log names the cause.', ['windows-containers#221']),
        checks: [
          {
            command: 'Get-WinEvent -LogName Microsoft-Windows-Hyper-V-Compute-Admin -MaxEvents 20',
            shows: 'text with a second code',
          },
        ],
        remedy: 'Look up the code that stands there.',
      },
    ],
  },
  {
    id: 'M-HCS-02',
    about: 'build mismatch',
    kind: 'error',
    words: [
      ['The container operating system does not match the host operating system'],
      // The words of former releases, with docker.
      ['operating system of the container does not match the operating system of the host'],
      ['container os does not match'],
      ['0xc0370101'],
      ['0x80370101'],
      ['To use this container image, you must join the Windows Insider Program'],
    ],
    codes: ['H-80370101', 'H-80370113', 'H-8037010C'],
    printed: [{ by: 'containerd / hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'Process isolation needs an image of the host’s build (on 2016 of its revision too). The exception are ltsc2022 images on a 2025 host.',
          ['virtualization-documentation-hcshresult', 'w-version-compatibility', 'website-windows'],
        ),
        likely: [{ decision: 'isolation', is: ['process'] }],
        excluded: [{ decision: 'isolation', is: ['hyperv'] }, { builds: 'same' }],
        checks: [
          { command: 'kubectl get node -o wide', shows: 'KERNEL-VERSION: 10.0.BUILD' },
          { look: 'os.version of the image (manifest)', shows: 'other BUILD' },
        ],
        remedy:
          'Take the tag for the host’s build (ltsc2019, ltsc2022, ltsc2025), select nodes by node.kubernetes.io/windows-build, or use Hyper-V isolation where it is supported.',
      },
      {
        cause: verified('Where only sandboxes fail, the pause image is of another build.', [
          'website-windows',
        ]),
        likely: [{ observed: 'no pod at all starts on the node' }],
        checks: [{ look: 'event: names sandbox and pause image', shows: 'pause' }],
        remedy: 'Take a pause tag that has this build.',
      },
      {
        cause: verified(
          'With Hyper-V isolation the utility VM boots from the pause image, which has to be of the build of the image: a pause tag of several builds gives that of the host, and pause 3.10 and 3.10.1 have none of Windows Server 2025.',
          [
            'github microsoft/hcsshim/blob/7c9ff7f48138/cmd/containerd-shim-runhcs-v1/pod.go#L188-L195',
            'github containerd/containerd/issues/8348',
            'github kubernetes-sigs/windows-testing/issues/557',
          ],
        ),
        likely: [
          { decision: 'isolation', is: ['hyperv'] },
          { observed: 'Hyper-V isolation is asked for' },
        ],
        excluded: [
          { decision: 'isolation', is: ['process'] },
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
        ],
        checks: [{ look: 'os.version of the pause image and of the image', shows: 'two builds' }],
        remedy:
          'Name a pause image of one build, that of the image, and images of one build; for Windows Server 2025 pause 3.10.2.',
      },
      {
        cause: inferred('Hyper-V isolation cannot run an image newer than its host.', [
          'w-version-compatibility',
        ]),
        likely: [
          { decision: 'isolation', is: ['hyperv'] },
          { builds: 'newer image' },
          { observed: 'Hyper-V isolation is asked for' },
        ],
        excluded: [
          { decision: 'isolation', is: ['process'] },
          { builds: 'same' },
          { builds: 'older image' },
        ],
        checks: [{ look: 'os.version of the image against the host build', shows: 'image higher' }],
        remedy: 'Take an older tag or a newer host.',
      },
      {
        cause: inferred(
          'Hyper-V isolation was asked for and is not in effect: the container starts as a process, for which the builds must match. The annotation needs the feature gate HyperVContainer at the kubelet and Docker; with containerd a RuntimeClass decides.',
          ['k8s#58751', 'website-windows'],
        ),
        likely: [{ decision: 'isolation', is: ['hyperv'] }, { builds: 'older image' }],
        excluded: [
          { decision: 'isolation', is: ['process'] },
          { builds: 'same' },
          { builds: 'newer image' },
        ],
        checks: [
          {
            command: 'docker inspect CONTAINER',
            shows: 'HostConfig.Isolation: process or default',
          },
          { look: 'feature gates of the kubelet; runtimeClassName of the pod', shows: 'neither' },
        ],
        remedy:
          'Take an image of the host’s build, or make the isolation work: the gate with Docker up to 1.20, a RuntimeClass with a Hyper-V handler for containerd.',
      },
      {
        cause: inferred(
          `The list of manifests has several entries for Windows that do not tell their builds (no ${severalUnversioned.value.field}), so that the node took one of another release.`,
          severalUnversioned.sources,
        ),
        likely: [{ found: 'image-list-builds' }, { found: 'image-list-builds' }],
        excluded: [{ decision: 'isolation', is: ['hyperv'] }],
        checks: [
          {
            command: 'docker buildx imagetools inspect IMAGE',
            shows: 'windows/amd64 twice, without OSVersion',
          },
        ],
        remedy:
          'Have the list made with docker manifest create, which keeps the builds, or set them with docker manifest annotate --os-version; until then name the image of the release of the node by its digest.',
      },
    ],
  },
  {
    id: 'M-HCS-04',
    about: 'no hypervisor',
    kind: 'error',
    words: [
      ['No hypervisor is present on this system'],
      ['0xc0351000'],
      ['The virtual machine could not be started because a required feature is not installed'],
      ['0x80370102'],
      ['0xc0370102'],
    ],
    codes: ['H-80370102', 'H-C0351000', 'H-80370114'],
    printed: [{ by: 'containerd / hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('The Hyper-V role is missing, or its reboot.', [
          'virtualization-documentation-hcshresult',
          'moby#27198',
        ]),
        likely: [{ decision: 'isolation', is: ['hyperv'] }],
        excluded: [{ decision: 'isolation', is: ['process'] }],
        checks: [
          {
            command:
              'Get-WindowsFeature Hyper-V; (Get-CimInstance Win32_ComputerSystem).HypervisorPresent',
            shows: 'not installed / False',
          },
        ],
        remedy:
          'Drain the node, Install-WindowsFeature Hyper-V, and reboot in a planned window (-Restart reboots at once).',
      },
      {
        cause: verified(
          'The virtual machine has no nested virtualization, or the firmware has virtualization off.',
          ['an-doc'],
        ),
        likely: [{ decision: 'platform', is: ['azure', 'aks', 'aws', 'eks', 'gcp', 'gke'] }],
        checks: [
          { command: 'systeminfo', shows: 'Hyper-V Requirements: virtualization not enabled' },
        ],
        remedy: 'Switch it on, or take a machine size that has it.',
      },
    ],
  },
  {
    id: 'M-HCS-05',
    about: 'no answer from container',
    kind: 'error',
    words: [
      ['0xc0370109'],
      ['0x80370109'],
      [
        'The operation timed out because a response was not received from the virtual machine or container',
      ],
      ['A connection could not be established with the container or virtual machine'],
      ['A connection could not be established with the Virtual Machine hosting the Container'],
      ['hcsshim: timeout waiting for notification'],
      ['hcsshim::System::', 'context deadline exceeded'],
      ['hcs::System::Start', 'context deadline exceeded'],
      ['Syscall did not complete within operation timeout'],
      ['CreateComputeSystem', 'This operation returned because the timeout period expired'],
      ['hcs::', 'This operation returned because the timeout period expired'],
      ['hcsshim::System::', 'This operation returned because the timeout period expired'],
      ['encountered an error during', 'the timeout period expired'],
      ['encountered an error during', '(0x5b4)'],
    ],
    codes: ['H-80370109', 'H-80370108', 'H-8037010A', 'H-80370118'],
    printed: [
      { by: 'containerd / hcsshim', in: 'pod events (kubectl describe pod), containerd log' },
    ],
    causes: [
      {
        cause: inferred(
          'The node is overloaded (disk, CPU, scanner); Hyper-V isolation makes it worse.',
          ['virtualization-documentation-hcshresult', 'dockerfiles-windows#203'],
        ),
        likely: [{ decision: 'isolation', is: ['hyperv'] }],
        checks: [{ look: 'disk queue, CPU, MsMpEng.exe during the start', shows: 'high' }],
        remedy:
          'Start fewer containers at once, use a faster disk, exempt the runtime from scanning.',
      },
      {
        cause: verified('With Docker a stop timed out and the container stayed.', ['hcsshim#1056']),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        checks: [{ command: 'hcsdiag list', shows: 'container still there' }],
        remedy: 'hcsdiag kill ID, and a newer engine.',
      },
    ],
  },
  {
    id: 'M-HCS-07',
    about: 'compute service lost',
    kind: 'error',
    words: [
      ['lost communication with compute service'],
      ['The host compute system service has disconnected unexpectedly'],
      ['0x8037011e'],
    ],
    codes: ['H-8037011E'],
    printed: [{ by: 'containerd / hcsshim', in: 'containerd log, event' }],
    causes: [
      {
        cause: inferred('The service vmcompute crashed or was restarted (an update, a script).', [
          'hcsshim-errors',
          'virtualization-documentation-hcshresult',
        ]),
        checks: [
          {
            command: 'Get-WinEvent -LogName System for Service Control Manager and vmcompute',
            shows: 'restart at that time',
          },
        ],
        remedy: 'Restart containerd; drain and reboot where containers hang.',
      },
      {
        cause: inferred(
          'windows_exporter with its collector container asks HCS while containers with Hyper-V isolation start.',
          ['github prometheus-community/windows_exporter/issues/843'],
        ),
        checks: [{ command: 'Get-Service windows_exporter', shows: 'running, with container' }],
        remedy: 'Leave the collector container out.',
      },
    ],
  },
  {
    id: 'M-HCS-08',
    about: 'shim newer than host',
    kind: 'error',
    words: [
      ['container JSON document is invalid'],
      ['hcs', 'JSON document is invalid'],
      ['HCS_E_INVALID_JSON'],
      ['0xc037010d'],
      ['An unknown internal message was received by the virtual machine or container'],
      ['hcs::', 'unsupported platform request'],
      ['hcs::CreateComputeSystem', 'The request is not supported'],
    ],
    wordsInferred: true,
    codes: ['H-8037010D', 'H-8037010B'],
    printed: [{ by: 'containerd / hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'containerd or its shim asks for something that this Windows build does not know.',
          ['hcsshim-errors', 'hcsshim-combine_layers#L41'],
        ),
        checks: [
          { command: 'containerd --version; cmd /c ver', shows: 'new shim, old build' },
          { look: 'detail text behind it ($.Field)', shows: 'name of the field' },
        ],
        remedy:
          'Install the cumulative update of Windows, and take a containerd line that fits the build.',
      },
      {
        cause: verified(
          'The shim of containerd 2.3.0 to 2.3.2 sends a field that an older guest does not know: Hyper-V containers of Windows Server 2022 fail with it.',
          [
            'github microsoft/hcsshim/issues/2714',
            'github microsoft/hcsshim/pull/2739',
            'github containerd/containerd/issues/13254',
          ],
        ),
        likely: [{ containerd: { from: '2.3', before: '2.3.3' } }],
        excluded: [
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
          { decision: 'isolation', is: ['process'] },
          { containerd: { before: '2.3' } },
          { containerd: { from: '2.3.3' } },
        ],
        checks: [{ command: 'containerd --version', shows: '2.3.0 to 2.3.2' }],
        remedy: 'Take containerd 2.3.3 or later.',
      },
    ],
  },
  {
    id: 'M-HCS-09',
    about: 'directory name invalid',
    kind: 'error',
    words: [
      ['hcs::CreateComputeSystem', 'The directory name is invalid'],
      ['hcs::System::CreateProcess', 'The directory name is invalid'],
    ],
    codes: ['H-8007010B'],
    printed: [{ by: 'containerd / hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'Windows Server 2019 lacks its updates: containerd needs a fix of September 2020.',
          ['antrea#2774', 'ctrd#10347', 'rke2#2203'],
        ),
        likely: [
          { decision: 'windowsRelease', is: ['ltsc2019'] },
          { decision: 'containerRuntime', is: ['containerd'] },
          { says: 'CreateComputeSystem' },
        ],
        excluded: [
          { says: 'Error response from daemon' },
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
          {
            decision: 'windowsRelease',
            is: ['ltsc2016', '1903', '1909', '2004', '20H2', 'ltsc2022', '23H2', 'ltsc2025'],
          },
        ],
        checks: [
          {
            command: 'cmd /c ver; Get-HotFix',
            shows: 'build 17763 with an old revision, e.g. 17763.1339',
          },
        ],
        remedy: 'Install the newest cumulative update and reboot.',
      },
      {
        cause: inferred(
          'workingDir of the pod, or WORKDIR of the image, does not exist in the container.',
          ['aks-engine#5086'],
        ),
        likely: [{ says: 'CreateProcess' }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'workingDir; image config: folder missing, Linux path',
          },
        ],
        remedy: 'Correct the folder.',
      },
      {
        cause: inferred(
          'The pod mounts a single file, as with subPath or a file of the host; Docker on Windows mounts directories only.',
          ['github moby/moby/issues/41114', 'github DataDog/helm-charts/issues/15'],
        ),
        likely: [
          { says: 'Error response from daemon' },
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
        ],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'subPath, or a hostPath of a file' },
        ],
        remedy: 'Mount the whole volume into a directory of its own, or take containerd.',
      },
    ],
  },
  {
    id: 'M-HCS-10',
    about: 'access denied at create',
    kind: 'error',
    words: [
      ['hcs::CreateComputeSystem', 'Access is denied'],
      ['hcsshim::CreateComputeSystem', 'Access is denied'],
      ['encountered an error during CreateContainer', 'Access is denied'],
      [
        'Insufficient privileges. Only administrators or users that are members of the Hyper-V Administrators',
      ],
    ],
    codes: ['H-8037011B'],
    printed: [{ by: 'containerd / hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The service does not run as LocalSystem, or the caller is no administrator.',
          ['virtualization-documentation-hcshresult', 'w-create-hostprocess-pod'],
        ),
        likely: [{ observed: 'all containers fail' }],
        checks: [{ command: 'sc.exe qc containerd', shows: 'SERVICE_START_NAME: user account' }],
        remedy: 'Run the service as LocalSystem.',
      },
      {
        cause: verified(
          'Single failures happen rarely when many containers start at once; upstream the point is open.',
          ['hcsshim#2017'],
        ),
        likely: [{ observed: 'sporadic' }],
        checks: [{ look: 'share of failing pods', shows: 'under one per cent' }],
        remedy: 'Retry (a Job does by itself), and take the newest containerd and Windows update.',
      },
      {
        cause: inferred('A scanner blocks the folder of the layer or sandbox.', ['moby#52611']),
        likely: [{ observed: 'third-party scanner' }],
        checks: [
          { command: 'Get-MpThreatDetection', shows: 'log of the scanner: hit in containerd root' },
        ],
        remedy: 'Exempt these folders.',
      },
    ],
  },
  {
    id: 'M-HCS-11',
    about: 'file in use',
    kind: 'error',
    words: [
      ['hcsshim::ActivateLayer', 'being used by another process'],
      ['hcsshim::DestroyLayer', 'being used by another process'],
      ['hcsshim::PrepareLayer', 'being used by another process'],
      ['ProcessUtilityVMImage', 'being used by another process'],
    ],
    printed: [{ by: 'containerd / hcsshim, docker', in: 'event, engine log' }],
    causes: [
      {
        cause: verified('Antivirus software holds files of the layer.', [
          'moby#30296',
          'for-win#2190',
          'virtualization-documentation#355',
        ]),
        likely: [{ observed: 'third-party scanner' }],
        checks: [
          {
            look: 'handle or log of the scanner; pull with the exclusions set on a test node',
            shows: 'works then',
          },
        ],
        remedy:
          'Exempt the data root and processes of containerd or Docker, with the product’s own setting for containers.',
      },
      {
        cause: inferred(
          'With process isolation: after an update the host is of another build or revision than the image, and Windows tells of a file in use. Nothing holds a file then.',
          ['github microsoft/hcsshim/issues/2553'],
        ),
        excluded: [{ decision: 'isolation', is: ['hyperv'] }, { says: 'ProcessUtilityVMImage' }],
        checks: [{ command: 'cmd /c ver; docker image inspect IMAGE', shows: 'OsVersion differs' }],
        remedy: 'Pull the image of the month of the host, or update the host.',
      },
      {
        cause: inferred('A leaked container still has the layer mounted.', [
          'windows-containers#207',
        ]),
        checks: [{ command: 'hcsdiag list; crictl ps -a', shows: 'container without pod' }],
        remedy: 'End it, restart containerd, or reboot.',
      },
    ],
  },
  {
    id: 'M-HCS-13',
    about: 'layer access',
    kind: 'error',
    outerTo: ['M-SLW-03'],
    words: [
      ['ProcessBaseLayer', 'Access is denied'],
      ['ProcessBaseLayer', 'access denied'],
      ['hcsshim::ImportLayer', 'failed in Win32'],
      ['re-exec error: exit status 1', 'hcsshim::ImportLayer'],
      ['ProcessBaseLayer', 'The parameter is incorrect'],
      ['ProcessUtilityVMImage', 'The parameter is incorrect'],
      ['ProcessUtilityVMImage', 'cannot find the path'],
      ['failed to register layer', 'Access is denied'],
      ['failed to register layer', 'SetFileBasicInfo'],
    ],
    printed: [{ by: 'docker, containerd', in: 'pull or build error' }],
    causes: [
      {
        cause: verified('Antivirus software removes or locks files while the layer is written.', [
          'moby#52611',
          'moby#30296',
        ]),
        likely: [{ says: 'Access is denied' }],
        excluded: [{ says: 'The parameter is incorrect' }],
        checks: [{ look: 'log of the scanner at that time', shows: 'block below the data root' }],
        remedy:
          'Exempt the data root. As a proof, pull once on a test node with these exclusions, not with the scanner off.',
      },
      {
        cause: inferred(
          'Something between Windows and the disk changes how layers are written: a scanner, Sysmon, a pool of drives, another service that filters files.',
          [
            'virtualization-documentation#355',
            'github docker/for-win/issues/1353',
            'github microsoft/hcsshim/issues/879',
          ],
        ),
        likely: [{ says: 'The parameter is incorrect' }, { code: 'H-80070003' }],
        checks: [{ command: 'fltmc', shows: 'filters that are not of Windows' }],
        remedy: 'Exempt the data root from them, or stop that service while the image is pulled.',
      },
      {
        cause: inferred(
          'The layer has long paths or special files (in builds): many hard links, as of Cygwin, or a file of 8 GB or more.',
          [
            'moby#32838',
            'hcsshim#368',
            'github microsoft/hcsshim/issues/879',
            'github moby/moby/issues/40444',
          ],
        ),
        likely: [{ code: 'H-80070003' }],
        checks: [{ look: 'files of the step', shows: 'paths over 260 characters, links, 8 GB' }],
        remedy: 'Shorten the paths, and take a newer engine.',
      },
      {
        cause: inferred('The image is of a newer Windows than the host.', [
          'github microsoft/iis-docker/issues/76',
        ]),
        likely: [{ code: 'H-80070002' }],
        checks: [{ command: 'cmd /c ver; docker manifest inspect IMAGE', shows: 'a later build' }],
        remedy: 'Take the tag for the Windows of the host, or a newer host.',
      },
      {
        cause: inferred(
          'The base is the image of HostProcess containers, which is no whole Windows: builders on Windows do not take it.',
          ['github moby/buildkit/issues/5196'],
        ),
        likely: [{ code: 'H-800700B7' }],
        excluded: [{ code: 'H-80070002' }, { code: 'H-80070003' }, { code: 'H-80070005' }],
        checks: [{ look: 'FROM', shows: 'windows-host-process-containers-base-image' }],
        remedy: 'Build it with buildx on Linux for windows/amd64, with COPY alone.',
      },
      {
        cause: inferred('The disk is full.', ['hub-feedback#1293']),
        likely: [{ code: 'H-80070070' }],
        checks: [{ command: 'Get-PSDrive C', shows: 'no space' }],
        remedy: 'Free space.',
      },
      {
        cause: verified(
          'containerd before 1.6.18 cannot import images built on the HostProcess base.',
          ['an-doc'],
        ),
        likely: [{ says: 'windows-host-process-containers-base-image' }],
        excluded: [{ containerd: { from: '1.6.18' } }],
        checks: [{ command: 'containerd --version', shows: 'below 1.6.18' }],
        remedy: 'Take 1.6.18 or newer, better 1.7.',
      },
    ],
  },
  {
    id: 'M-HCS-16',
    about: 'shutdown hangs',
    kind: 'error',
    words: [
      ['hcs::System::Shutdown', 'context deadline exceeded'],
      ['failed to shutdown container', 'hcs::'],
      ['failed to terminate container', 'hcs::'],
      ['failed to wait for container terminate'],
      ['runhcs', 'close wait error: context deadline exceeded'],
    ],
    wordsInferred: true,
    codes: ['H-8037010F'],
    printed: [{ by: 'containerd shim', in: 'containerd log; pod stays Terminating' }],
    causes: [
      {
        cause: inferred('Stopping the container took longer than the limit, and it leaked.', [
          'k8s#107561',
          'windows-containers#430',
        ]),
        checks: [
          { command: 'hcsdiag list', shows: 'container in state Created or Running without pod' },
        ],
        remedy:
          'hcsdiag kill ID, but only for an id that neither crictl ps -a nor crictl pods knows; update containerd.',
      },
    ],
  },
  {
    id: 'M-SPC-01',
    about: 'read-only root',
    kind: 'error',
    words: [['invalid container spec - readonly is not supported for Windows containers']],
    printed: [{ by: 'hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('readOnlyRootFilesystem is true, which Windows containers do not have.', [
          'hcsshim-hcsdoc_wcow#L307',
        ]),
        checks: [{ look: 'securityContext', shows: 'true' }],
        remedy: 'Leave it out for Windows.',
      },
    ],
  },
  {
    id: 'M-SPC-02',
    about: 'CPU settings',
    kind: 'error',
    words: [['invalid spec - Windows Container CPU Count']],
    printed: [{ by: 'hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('CPU count, limit and weight exclude each other.', [
          'hcsshim-hcsdoc_wcow#L133',
        ]),
        checks: [{ look: 'runtime options, limits', shows: 'more than one' }],
        remedy: 'Set one of them.',
      },
    ],
  },
  {
    id: 'M-SPC-03',
    about: 'named pipe',
    kind: 'error',
    words: [['named pipe mounts are not supported on this version of Windows']],
    printed: [{ by: 'hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('Named pipes can be mounted from version 1709 on.', [
          'hcsshim-hcsdoc_wcow#L381',
        ]),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2016'] }],
        checks: [{ command: 'cmd /c ver', shows: '14393' }],
        remedy: 'Take a newer Windows.',
      },
    ],
  },
  {
    id: 'M-SPC-04',
    about: 'hostPath form',
    kind: 'error',
    outerTo: ['D-42'],
    weak: 'message',
    words: [
      ['CreateComputeSystem', 'The filename, directory name, or volume label syntax is incorrect'],
      ['The filename, directory name, or volume label syntax is incorrect'],
    ],
    printed: [{ by: 'containerd / hcsshim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'A mount path or subPath has characters behind the drive that Windows forbids (colon, question mark, quotes).',
          ['hcsshim#1386'],
        ),
        likely: [{ says: 'CreateComputeSystem' }],
        checks: [
          {
            look: 'volumeMounts, subPath and hostPath of the pod',
            shows: 'forbidden character, or two colons',
          },
        ],
        remedy: 'Write the path without them, as C:\\... or C:/....',
      },
      {
        cause: inferred('A folder on the way to the source of the mount is a link.', [
          'github containerd/containerd/issues/4915',
        ]),
        likely: [{ says: 'CreateComputeSystem' }, { says: 'ctr: ' }],
        checks: [{ command: 'dir /AL FOLDER', shows: 'SYMLINKD, SYMLINK or JUNCTION' }],
        remedy: 'Mount the folder that the link leads to, or update containerd.',
      },
      {
        cause: verified('It comes and goes in tests with unchanged pods.', ['hcsshim#1386']),
        likely: [{ observed: 'sporadic' }],
        checks: [{ look: 'repeat', shows: 'works' }],
        remedy: 'Retry, and update containerd.',
      },
    ],
  },
  {
    id: 'M-SLW-01',
    about: 'commit limit',
    kind: 'error',
    words: [
      ['The paging file is too small for this operation to complete'],
      ['successfully diagnosed a low virtual memory condition'],
      ['Starting the CLR failed with HRESULT 8007000e'],
      ['Failed to create CoreCLR', '8007000E'],
      ['exit code', '3221225773'],
      ['exitCode', '3221225773'],
      ['exit status', '3221225773'],
      ['exit code', '-1073741523'],
      ['exitCode', '-1073741523'],
      ['exit status', '-1073741523'],
      ['exit code', '0xC000012D'],
      ['exitCode', '0xC000012D'],
      ['exit status', '0xC000012D'],
    ],
    codes: ['H-800705AF', 'H-C000012D', 'H-C0000017'],
    printed: [
      { by: 'hcsshim, kubelet, application', in: 'pod events (kubectl describe pod), event log' },
    ],
    causes: [
      {
        cause: verified(
          'The node’s commit is used up. Windows has no OOM killer, and limits count commit.',
          ['aks#1941', 'enhancements#848', 'ms-low-virtual-memory'],
        ),
        likely: [{ says: 'low virtual memory condition' }],
        checks: [
          {
            command: 'Get-Counter "\\Memory\\Committed Bytes","\\Memory\\Commit Limit"',
            shows: 'near the limit',
          },
          { command: 'Get-CimInstance Win32_PageFileUsage', shows: 'small fixed file' },
        ],
        remedy:
          'Enlarge the page file or leave it to the system; set memory requests equal to limits and use --kube-reserved and --system-reserved. Newer Kubernetes can evict on memory pressure.',
      },
      {
        cause: inferred(
          'The container reached its own memory limit, since the limit of a job counts commit.',
          ['enhancements#848'],
        ),
        likely: [{ observed: 'only one pod is affected' }],
        checks: [
          {
            look: 'memory limit of the pod against its committed bytes',
            shows: 'near the limit, node is not',
          },
        ],
        remedy: 'Raise the limit or lower the heap.',
      },
    ],
  },
  {
    id: 'M-SLW-02',
    about: 'resources',
    kind: 'error',
    words: [
      ['Insufficient system resources exist to complete the requested service'],
      ['800705AA'],
      ['CreateCompartment failed'],
    ],
    codes: ['H-800705AA'],
    printed: [{ by: 'vmcompute, hcsshim', in: 'event log Hyper-V-Compute, event' }],
    causes: [
      {
        cause: inferred(
          'After many containers the host can make no further network compartment or container.',
          ['hcsshim#437', 'moby#30950', 'w-troubleshooting'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2016'] }],
        checks: [
          {
            command:
              'wevtutil.exe sl Microsoft-Windows-Hyper-V-Compute-Analytic /e:true /q:true, repeat the start, wevtutil.exe epl Microsoft-Windows-Hyper-V-Compute-Analytic hcslog.evtx, then /e:false',
            shows: 'CreateCompartment failed (1450)',
          },
          {
            command: '(Get-CimInstance Win32_OperatingSystem).LastBootUpTime',
            shows: 'long ago, many containers since',
          },
        ],
        remedy: 'Drain and reboot, and take a newer Windows (it was seen on 2016).',
      },
    ],
  },
  {
    id: 'M-HPC-02',
    about: 'executable',
    kind: 'error',
    outerTo: ['C-11', 'C-12'],
    words: [['failed to get application name from commandline']],
    printed: [{ by: 'hcsshim', in: 'pod events (kubectl describe pod)' }],
    versions: { of: 'kubernetes', from: '1.22' },
    causes: [
      {
        cause: inferred(
          'The path is absolute as on Linux, or begins at C:\\: with containerd 1.6 the image lies below the mount point and not there.',
          [
            'website#29924',
            'hcsshim-path#L151',
            'w-create-hostprocess-pod',
            'hcsshim-jobcontainer#L173-L178',
          ],
        ),
        likely: [{ containerd: '1.6' }],
        excluded: [{ says: '| tail -c+' }],
        checks: [{ look: 'command of the pod', shows: '/usr/local/bin/x or \\x.exe' }],
        remedy:
          'Start it as $env:CONTAINER_SANDBOX_MOUNT_POINT\\x.exe or by a relative path; containerd 1.7 maps the image to C:\\hpc.',
      },
      {
        cause: inferred(
          'The program is neither on the node, where it is looked for, nor in the image, as pwsh.exe.',
          ['github MicrosoftDocs/azure-docs/issues/101506', 'hcsshim-path#L151'],
        ),
        excluded: [{ says: '| tail -c+' }],
        checks: [
          {
            command: 'Get-Command PROGRAM',
            shows: 'on the node: nothing of that name',
          },
        ],
        remedy: 'Start what each node has (powershell.exe), or put the program into the image.',
      },
      {
        cause: inferred(
          'kubectl cp --retries starts sh and tail in the container, which images of Windows do not have.',
          ['github kubernetes/kubectl/issues/1631'],
        ),
        likely: [{ says: '| tail -c+' }],
        checks: [{ look: 'the call of kubectl cp', shows: '--retries' }],
        remedy: 'Leave --retries out; split large files, or fetch them from a share.',
      },
    ],
  },
  {
    id: 'R-08',
    about: 'program not in the image',
    kind: 'error',
    outerTo: ['M-KLT-09', 'D-43', 'W-31'],
    words: [
      ['::CreateProcess', 'The system cannot find the file specified'],
      ['encountered an error during CreateProcess', 'The system cannot find the file specified'],
      ['HcsCreateProcess', 'The system cannot find the file specified'],
    ],
    printed: [{ by: 'containerd / hcsshim, docker', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The image has no program of the name that the command begins with: it is one of a shell or of Linux, or it lies elsewhere.',
          ['for-win#2679', 'ctrd#6300'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'command and args begin with something that the image does not have',
          },
        ],
        remedy:
          'Name a program with its path; begin with cmd /c or powershell what is a command of a shell.',
      },
      {
        cause: inferred(
          'The whole command stands in one text, so that Windows looks for a file of that name.',
          ['ctrd#6300', 'github Azure/AKS/issues/1836'],
        ),
        likely: [{ found: 'image-shell-form' }],
        checks: [
          {
            look: 'ENTRYPOINT and CMD of the image, command of the container or of a probe',
            shows: 'one entry with blanks in it',
          },
        ],
        remedy: 'Write program and arguments as entries of their own.',
      },
    ],
  },
  {
    id: 'R-24',
    about: 'layer not ready',
    kind: 'error',
    words: [
      ['hcsshim::PrepareLayer', 'The device is not ready'],
      ['hcsshim::ActivateLayer', 'The device is not ready'],
    ],
    printed: [{ by: 'containerd / hcsshim, docker', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'Many containers start at once, and Windows Server 2019 does not have the disk of a layer ready in time; newer shims try again.',
          ['hcsshim#919', 'hcsshim#1091', 'wcont#109'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2019'] }],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2022', 'ltsc2025'] }],
        checks: [{ command: 'containerd --version', shows: 'a release from before August 2021' }],
        remedy: 'Install a newer containerd; until then start fewer pods at a time.',
      },
    ],
  },
  {
    id: 'R-25',
    about: 'user not in the container',
    kind: 'error',
    words: [
      ['::CreateProcess', 'The user name or password is incorrect'],
      ['encountered an error during CreateProcess', 'The user name or password is incorrect'],
      ['CreateProcess: failure in a Windows system call: The user name or password is incorrect'],
    ],
    printed: [{ by: 'containerd / hcsshim, docker', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The container is started as a user that its image does not have: a number from runAsUser, or a name of the node or of the domain.',
          ['aks#1914'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'runAsUser, or a runAsUserName that is none of the image',
          },
        ],
        remedy: 'Take runAsUser out, and name ContainerUser or ContainerAdministrator.',
      },
      {
        cause: inferred(
          'The user of the image has a password, which nobody can give with USER or --user.',
          ['github moby/moby/issues/30783'],
        ),
        likely: [{ told: 'image.userWithPassword' }],
        checks: [{ look: 'Dockerfile', shows: 'NET USER name password /add, and USER name' }],
        remedy: 'Make the user without a password, or take ContainerUser.',
      },
      {
        cause: inferred(
          'A pod for Linux came to this Windows node, since nothing keeps it on Linux nodes: its runAsUser is a number, which no user of Windows is.',
          ['github prometheus-operator/prometheus-operator/issues/2712'],
        ),
        likely: numericUser,
        excluded: [
          {
            told: 'workload.nodeSelector',
            as: ['kubernetes.io/os=windows', 'beta.kubernetes.io/os=windows'],
          },
        ],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'an image for Linux, and no nodeSelector kubernetes.io/os: linux',
          },
        ],
        remedy:
          'Give the pod the nodeSelector kubernetes.io/os: linux, for a chart by its values, and taint Windows nodes; leave its user.',
      },
    ],
  },
  {
    id: 'R-43',
    about: 'process made for Linux',
    kind: 'error',
    words: [['hcs::System::CreateProcess', 'The parameter is incorrect']],
    printed: [{ by: 'containerd (hcsshim)', in: 'crictl, pod events' }],
    causes: [
      {
        cause: inferred(
          'The specification of the container was written for Linux: its command, user or settings mean nothing to Windows.',
          ['wcont#210'],
        ),
        checks: [
          {
            look: 'specification of the container',
            shows: 'linux settings, or a command with the paths of Linux',
          },
        ],
        remedy:
          'Write it for Windows: a command of the image, and windows settings in place of linux.',
      },
    ],
  },
  {
    id: 'C-11',
    about: 'folder in place of the program',
    kind: 'error',
    words: [['found directory instead of executable']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A folder has the name of the program that the HostProcess container is to start.',
          ['hcsshim-path#L201-L214'],
        ),
        checks: [
          {
            look: 'command of the pod',
            shows: 'a name without .exe, and a folder of that name in the search path',
          },
        ],
        remedy: 'Write the whole path, with .exe.',
      },
    ],
  },
  {
    id: 'C-12',
    about: 'quotation mark',
    kind: 'error',
    words: [['no ending quotation mark found in command']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The command of the HostProcess container begins with a quotation mark that is never closed.',
          ['hcsshim-path#L105-L114'],
        ),
        checks: [{ look: 'command and args of the pod', shows: 'one quotation mark' }],
        remedy: 'Close it, or give program and arguments as items of their own.',
      },
    ],
  },
  {
    id: 'C-13',
    about: 'account for a group',
    kind: 'error',
    words: [['failed to create local account for container']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'runAsUserName is a local group, so that containerd makes an account in it, and Windows refuses that: containerd lacks the rights, or a policy or a domain controller allows no local accounts.',
          ['hcsshim-logon#L47-L118'],
        ),
        checks: [
          { command: 'sc.exe qc containerd', shows: 'SERVICE_START_NAME is not LocalSystem' },
          { look: 'text behind the last colon', shows: 'what Windows refused' },
        ],
        remedy: 'Run containerd as LocalSystem, or name an account such as NT AUTHORITY\\SYSTEM.',
      },
    ],
  },
  {
    id: 'C-14',
    about: 'host too old for pods',
    kind: 'error',
    words: [['pod support is not available on Windows versions previous to RS5']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The host is older than Windows Server 2019 (build 17763); containerd runs no pods there.',
          ['hcsshim-pod#L136-L140'],
        ),
        checks: [{ command: 'cmd /c ver', shows: '10.0.14393, 10.0.16299, 10.0.17134' }],
        remedy: 'Take Windows Server 2019 or newer.',
      },
    ],
  },
  {
    id: 'C-15',
    about: 'sandbox has ended',
    kind: 'error',
    words: [["cannot be created in pod: '", "' which is not running"]],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: inferred('The pause container of the pod ended before this container was made.', [
          'hcsshim-pod#L351-L358',
        ]),
        checks: [
          { command: 'crictl pods; crictl inspectp ID', shows: 'state NotReady' },
          { look: 'earlier lines with the id of the sandbox', shows: 'why it ended' },
        ],
        remedy: 'Remedy that; the kubelet makes a new sandbox.',
      },
    ],
  },
  {
    id: 'C-16',
    about: 'isolation of the handler',
    kind: 'error',
    words: [['invalid runtime sandbox isolation', 'for hypervisor isolated OCI spec']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The pod is to run in a virtual machine, and SandboxIsolation in the options of its handler is not 1.',
          ['hcsshim-code cmd/containerd-shim-runhcs-v1/service_internal.go#L119-L130'],
        ),
        checks: [
          {
            look: 'options of the handler in config.toml',
            shows: 'SandboxIsolation = 0 or missing',
          },
        ],
        remedy: 'Set SandboxIsolation = 1 for this handler, and restart containerd.',
      },
    ],
  },
  {
    id: 'C-17',
    about: 'platform of the handler',
    kind: 'error',
    words: [
      ['empty Linux config in OCI spec for Linux sandbox platform'],
      ['non-empty Linux config in OCI spec for Windows sandbox platform'],
    ],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'SandboxPlatform in the options of the handler is of another system than the pod.',
          ['hcsshim-code cmd/containerd-shim-runhcs-v1/service_internal.go#L132-L149'],
        ),
        checks: [
          {
            look: 'options of the handler in config.toml',
            shows: 'SandboxPlatform = linux/amd64 for a Windows pod',
          },
        ],
        remedy: 'Set SandboxPlatform = windows/amd64, or choose another handler.',
      },
    ],
  },
  {
    id: 'C-18',
    about: 'CimFS and Hyper-V',
    kind: 'error',
    words: [
      ["hyperv isolated containers aren't supported with forked cim layers"],
      ['hyperv isolation is not supported with block CIM layers'],
      ['unsupported layer format for UVM boot'],
    ],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The snapshotters cimfs and blockcim have layers that Hyper-V isolation cannot use.',
          [
            'hcsshim-code internal/layers/wcow_mount.go#L37-L42',
            'hcsshim-code internal/layers/wcow_parse.go#L274-L290',
            'hcsshim-code cmd/containerd-shim-runhcs-v1/pod.go#L64-L72',
          ],
        ),
        checks: [
          { look: 'snapshotter in config.toml, of the handler too', shows: 'cimfs or blockcim' },
        ],
        remedy: 'Set the snapshotter windows for this handler.',
      },
    ],
  },
  {
    id: 'C-19',
    about: 'processor groups',
    kind: 'error',
    words: [['cpu affinity with', 'requires Windows Server 2022 or later']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'CPU affinity beyond the first processor group needs Windows Server 2022.',
          ['hcsshim-code internal/hcsoci/cpuaffinity.go#L27-L37'],
        ),
        checks: [
          {
            look: 'feature gate WindowsCPUAndMemoryAffinity and cpuManagerPolicy of the kubelet',
            shows: 'static, on a node with more than 64 processors',
          },
        ],
        remedy: 'Use policy none on this node, or a newer Windows.',
      },
    ],
  },
  {
    id: 'P-10',
    about: 'shim ended',
    kind: 'error',
    words: [
      ['failed to create shim task', 'ttrpc: closed'],
      ['failed to create task', 'ttrpc: closed'],
    ],
    printed: [{ by: 'containerd, docker', in: 'error of a start' }],
    causes: [
      {
        cause: inferred(
          'The shim crashed over the request or was killed; the log of containerd has its last words. One such crash is that of docker over containerd with process isolation.',
          ['github microsoft/hcsshim/issues/2488'],
        ),
        checks: [{ look: 'log of containerd at that time', shows: 'panic: or shim disconnected' }],
        remedy: 'Take another release of the shim; exempt it from scanners.',
      },
    ],
  },
  {
    id: 'P-13',
    about: 'kind of mount',
    kind: 'error',
    words: [['invalid OCI spec - Type', 'not supported']],
    printed: [{ by: 'containerd-shim-runhcs-v1', in: 'error of a start' }],
    causes: [
      {
        cause: verified('The shim does not know this kind of mount, as BuildKit asks for it.', [
          'hcsshim-code internal/hcsoci/resources_wcow.go#L137',
        ]),
        checks: [{ look: 'mounts of the step or container', shows: 'RUN --mount, windows-layer' }],
        remedy: 'Leave that mount out, or take a newer containerd with its shim.',
      },
    ],
  },
  {
    id: 'W-08',
    about: 'handle of a container that is closed',
    kind: 'error',
    words: [
      ['the handle has already been closed'],
      ['the handle generating this notification has been closed'],
    ],
    printed: [{ by: 'hcsshim', in: 'log of Docker or containerd' }],
    causes: [
      {
        cause: inferred(
          'Stopping the container did not come through in time, and a further attempt used its closed handle: stops hang for minutes. It was seen after an update of Windows.',
          ['github microsoft/hcsshim/issues/567', 'github kubernetes/kubernetes/issues/76666'],
        ),
        likely: [{ says: 'Terminate' }],
        checks: [
          { command: 'Get-HotFix | sort InstalledOn | select -Last 3', shows: 'a recent update' },
        ],
        remedy:
          'Install the newest update of Windows and of the runtime; drain and restart a node with hanging containers.',
      },
      {
        cause: verified('The program used or waited for a container that had been closed.', [
          hcsErrors,
        ]),
        likely: [{ says: 'generating this notification' }],
        checks: [{ look: 'the lines before', shows: 'why the container ended' }],
        remedy: 'Look for the first error of the same container.',
      },
    ],
  },
  {
    id: 'O-01',
    about: 'container file system',
    kind: 'error',
    general: 'step',
    words: [['hcsshim::PrepareLayer'], ['hcsshim::UnprepareLayer']],
    printed: [{ by: 'hcsshim', in: 'pod events, log of the runtime' }],
    causes: [
      {
        cause: inferred(
          'Windows does not take the layer as it was asked to mount it: the programs that made and mount it are of different versions, or its size was set.',
          ['github containerd/containerd/issues/8891', 'github docker/for-win/issues/4100'],
        ),
        likely: [{ code: 'H-80070057' }],
        checks: [
          {
            command: 'containerd --version; nerdctl version',
            shows: 'releases of different years',
          },
          { look: 'storage-opt size of daemon.json or the command', shows: 'set' },
        ],
        remedy: 'Take programs of one time; leave the size out.',
      },
      {
        cause: inferred(
          'The filter that shows the layers as one file system could not be put on the writable layer: another filter, a scanner, or a layer below that is missing or damaged.',
          ['hcsshim-code internal/wclayer/preparelayer.go#L17-L21'],
        ),
        checks: [filters, computeEvents],
        remedy: 'Exempt the data root from other filters; remove the image and pull it again.',
      },
    ],
  },
  {
    id: 'O-02',
    about: 'disk of a container',
    kind: 'error',
    general: 'step',
    words: [
      ['hcsshim::ActivateLayer'],
      ['hcsshim::DeactivateLayer'],
      ['hcsshim::GetLayerMountPath'],
      ['failed to mount {windows-layer'],
    ],
    printed: [{ by: 'hcsshim', in: 'pod events, log of the runtime' }],
    causes: [
      {
        cause: inferred(
          'The runtime may not mount layers where it runs: BuildKit in a container that is no HostProcess container.',
          ['github moby/buildkit/issues/4826'],
        ),
        likely: [{ says: 'failed to bind target' }],
        checks: [{ look: 'securityContext of its pod', shows: 'no hostProcess' }],
        remedy: 'Run it on the host or in a HostProcess container.',
      },
      {
        cause: inferred(
          'Windows could not mount or release the virtual disk of the container: it is held, missing or damaged.',
          ['hcsshim-code internal/wclayer/activatelayer.go#L13-L16'],
        ),
        checks: [
          { command: 'hcsdiag list', shows: 'a container without pod that has the layer' },
          computeEvents,
        ],
        remedy: 'End the leaked container, or reboot; exempt the data root from scanners.',
      },
    ],
  },
  {
    id: 'O-03',
    about: 'writable layer',
    kind: 'error',
    general: 'step',
    words: [
      ['hcsshim::CreateScratchLayer'],
      ['hcsshim::ExpandScratchSize'],
      ['failed to create scratch layer'],
      ['failed to create sandbox layer'],
    ],
    printed: [{ by: 'hcsshim', in: 'error of pull or start' }],
    causes: [
      {
        cause: inferred(
          'A layer of the image is not complete on this host: the disk template or folder that the writable layer is made from is missing.',
          [
            'github microsoft/Windows-Containers/issues/431',
            'hcsshim-code internal/wclayer/createscratchlayer.go#L14-L15',
          ],
        ),
        likely: [{ code: 'H-80070002' }, { code: 'H-80070003' }],
        checks: [{ look: 'folder of the base layer', shows: 'no blank-base.vhdx, no Files' }],
        remedy: 'Remove the image and pull it again, in a build that fits the host.',
      },
      {
        cause: inferred(
          'Windows could not make the writable layer of the new container: the disk is full, the size asked for is below that of the base, or the folder is not on NTFS.',
          ['hcsshim-code internal/wclayer/expandscratchsize.go#L18'],
        ),
        checks: [{ command: 'Get-Volume', shows: 'free space and file system of the data root' }],
        remedy: 'Free space; leave sizes of storage options out; keep the data root on NTFS.',
      },
    ],
  },
  {
    id: 'O-04',
    about: 'unpacking a layer',
    kind: 'error',
    general: 'step',
    words: [
      ['openRelative failed in Win32'],
      ['ProcessBaseLayer'],
      ['ProcessUtilityVMImage'],
      ['hcsshim::ImportLayer'],
      ['hcsshim::NewLayerWriter'],
      ['safefile.'],
    ],
    printed: [{ by: 'hcsshim', in: 'error of pull or build' }],
    causes: [
      {
        cause: inferred(
          'It is a Linux image, whose files Windows cannot write: names that differ by case alone, links, characters that it does not allow.',
          ['github containerd/nerdctl/issues/1068'],
        ),
        likely: [
          { says: 'when that file already exists' },
          { says: '\\usr\\' },
          { says: '\\etc\\' },
        ],
        excluded: [{ says: '\\Files\\' }],
        checks: [{ look: 'manifest: os', shows: 'linux' }],
        remedy: 'Take an image for windows/amd64, or run it on a Linux node.',
      },
      {
        cause: inferred(
          'Files below the data root cannot be opened by their path: it lies on a mounted virtual disk, a pool of drives, or behind a link.',
          ['github containerd/containerd/issues/8206'],
        ),
        likely: [{ says: 'safefile.' }],
        excluded: [
          { code: 'H-80070003' },
          { says: 'when that file already exists' },
          { says: '\\usr\\' },
        ],
        checks: [{ command: 'Get-Volume; Get-Item ROOT', shows: 'LinkType, or a virtual disk' }],
        remedy: 'Keep the root of containerd on a plain NTFS volume.',
      },
      {
        cause: inferred(
          'The layer is no whole Windows layer: its archive has files without the folders above them, or no folder Files.',
          ['github microsoft/hcsshim/pull/1688'],
        ),
        likely: [{ code: 'H-80070003' }],
        checks: [
          { look: 'the list of files in the archive of the layer', shows: 'no Files first' },
        ],
        remedy: 'Build the image on a Windows base with a builder for Windows.',
      },
      {
        cause: inferred('A scanner holds or removes files while the layer is written.', [
          'github docker/for-win/issues/2117',
          'moby#30296',
        ]),
        likely: [{ says: 'Access is denied' }],
        checks: [
          { command: 'Get-MpThreatDetection', shows: 'log of the scanner: below the data root' },
        ],
        remedy: 'Exempt the data root and its processes.',
      },
      {
        cause: inferred(
          'Windows could not turn the files of an image into a layer: Linux image, disk full, or a filter in between.',
          ['hcsshim-code internal/wclayer/processimage.go#L13-L14'],
        ),
        checks: [{ look: 'manifest: os', shows: 'linux' }, filters],
        remedy: 'Take a Windows image that fits the host, and exempt the data root from filters.',
      },
    ],
  },
  {
    id: 'O-05',
    about: 'access of a VM to a file',
    kind: 'error',
    general: 'step',
    words: [
      ['hcsshim::GrantVmAccess'],
      ['GrantVmGroupAccess'],
      ['does not have permission to open attachment'],
    ],
    printed: [{ by: 'hcsshim, Hyper-V', in: 'error of a container with Hyper-V isolation' }],
    causes: [
      {
        cause: verified('The VM of Hyper-V isolation needs access to this file, and has none.', [
          'hcsshim-code internal/security/grantvmgroupaccess.go',
          'hcsshim-code internal/wclayer/grantvmaccess.go#L13',
        ]),
        checks: [{ command: 'icacls FILE', shows: 'no NT VIRTUAL MACHINE\\Virtual Machines' }],
        remedy:
          'Give that group read and write access to the file and the folders above, on a volume that keeps rights (NTFS).',
      },
    ],
  },
  {
    id: 'O-06',
    about: 'creating a container',
    kind: 'error',
    general: 'step',
    words: [
      ['CreateComputeSystem'],
      ['encountered an error during CreateContainer'],
      ['encountered an error during hcs::CreateComputeSystem'],
    ],
    printed: [{ by: 'hcsshim', in: 'pod events, log of the runtime' }],
    causes: [
      {
        cause: inferred(
          'A policy took from NT VIRTUAL MACHINE\\Virtual Machines the right to log on as a service, which Hyper-V isolation needs.',
          ['github docker/for-win/issues/2105'],
        ),
        likely: [{ code: 'H-80070569' }],
        checks: [
          { command: 'gpresult /h r.html', shows: 'Log on as a service without that group' },
        ],
        remedy: 'Add the group to that right in the policy, then gpupdate /force.',
      },
      {
        cause: inferred(
          'Host or utility VM is short of memory: for Hyper-V isolation the whole of the limit must be free.',
          [
            'github MicrosoftDocs/Virtualization-Documentation/issues/304',
            'github kubernetes/minikube/issues/14744',
          ],
        ),
        likely: [
          { code: 'H-8007000E' },
          { code: 'H-80070008' },
          { says: 'Not enough memory resources are available' },
        ],
        checks: [
          { command: 'Get-Counter "\\Memory\\Available MBytes"', shows: 'less than the limit' },
        ],
        remedy: 'Free memory, or lower the limit of the container.',
      },
      {
        cause: inferred(
          'With Hyper-V isolation and a memory limit: the machine cannot give that memory to the utility VM in one piece.',
          ['github microsoft/navcontainerhelper/issues/1099'],
        ),
        likely: [{ says: 'The requested resource is in use' }],
        excluded: [{ decision: 'isolation', is: ['process'] }, { says: '"HvPartition":false' }],
        checks: [
          { command: 'Get-Counter "\\Memory\\Available MBytes"', shows: 'little above the limit' },
        ],
        remedy:
          'Give the machine more memory and restart it, lower the limit, or isolate by process.',
      },
      {
        cause: inferred(
          'A part that the container was to get is gone: mostly its network endpoint, after HNS was restarted or the host updated.',
          ['github moby/moby/issues/32595'],
        ),
        likely: [{ code: 'H-80070490' }],
        checks: [
          { command: 'Get-HnsNetwork; Get-HnsEndpoint', shows: 'network or endpoint is missing' },
        ],
        remedy: 'Let the pod be made anew; restart the network agent, else the node.',
      },
      {
        cause: inferred(
          'A folder or file of the request does not exist on the host: a mounted folder, or a layer.',
          ['hcsshim-code internal/hcsoci/create.go'],
        ),
        likely: [{ code: 'H-80070002' }, { code: 'H-80070003' }, { code: 'H-8007010B' }],
        checks: [
          {
            look: 'MappedDirectories and Layers of the request',
            shows: 'a path that is not there',
          },
        ],
        remedy: 'Create the folder, or pull the image again.',
      },
      {
        cause: inferred(
          'This Windows build does not know what the engine or shim asks for: engine or shim and host are of different times.',
          ['github kubernetes/kubernetes/issues/69901'],
        ),
        likely: [{ code: 'H-80070057' }, { code: 'H-8037010D' }, { code: 'H-80070032' }],
        checks: [
          {
            command: 'containerd --version; docker version; cmd /c ver',
            shows: 'one is years older',
          },
        ],
        remedy: 'Take an engine of the time of the host, and install its updates.',
      },
      {
        cause: inferred(
          'With docker and process isolation: the image is of another Windows than the host.',
          [
            'github docker/for-win/issues/5708',
            'github jenkinsci/google-kubernetes-engine-plugin/issues/117',
          ],
        ),
        likely: [{ code: 'H-80070002' }],
        excluded: [{ says: '"HvPartition":true' }],
        checks: [{ command: 'cmd /c ver; docker image inspect IMAGE', shows: 'OsVersion differs' }],
        remedy: 'Take the tag for the Windows of the host.',
      },
      {
        cause: inferred('HCS refused to create the container; the code says why.', [
          'hcsshim-errors',
        ]),
        checks: [computeEvents, { command: 'Get-Service vmcompute', shows: 'not running' }],
        remedy: readCode,
      },
    ],
  },
  {
    id: 'O-07',
    about: 'starting a container',
    kind: 'error',
    general: 'step',
    words: [
      ['hcs::System::Start'],
      ['hcsshim::System::Start'],
      ['encountered an error during Start'],
    ],
    printed: [{ by: 'hcsshim', in: 'pod events, log of the runtime' }],
    causes: [
      {
        cause: inferred(
          'The container was created and did not come up: image and host do not fit, memory is short, or a scanner holds its files.',
          ['hcsshim-errors', 'hcsshim#598'],
        ),
        checks: [
          computeEvents,
          { command: 'cmd /c ver; crictl inspecti IMAGE', shows: 'other build than the host' },
        ],
        remedy: 'Take an image of the host’s release, free memory, exempt the data root.',
      },
    ],
  },
  {
    id: 'O-08',
    about: 'starting a process',
    kind: 'error',
    general: 'step',
    words: [
      ['System::CreateProcess'],
      ['encountered an error during CreateProcess'],
      ['CreateProcess', 'failure in a Windows system call'],
    ],
    printed: [{ by: 'hcsshim', in: 'pod events, kubectl exec' }],
    causes: [
      {
        cause: inferred(
          'The container runs, and its program or that of exec did not start: wrong path, user or working directory, or the container just ends.',
          ['hcsshim-code internal/hcs/system.go'],
        ),
        checks: [
          { look: 'command, workingDir and runAsUserName', shows: 'something the image lacks' },
        ],
        remedy: 'Correct the command; try it with cmd /c in the same image.',
      },
    ],
  },
  {
    id: 'O-09',
    about: 'changing a container',
    kind: 'error',
    general: 'step',
    words: [
      ['hcs::System::Modify'],
      ['hcsshim::System::Modify'],
      ['hcs::System::Properties'],
      ['hcs::System::Terminate'],
      ['hcsshim::System::Terminate'],
      ['hcs::System::Shutdown'],
      ['hcs::Process::'],
      ['hcsshim::Process::'],
    ],
    printed: [{ by: 'hcsshim', in: 'log of the runtime' }],
    causes: [
      {
        cause: inferred(
          'A container that is to be changed, asked or ended does not answer or is gone.',
          ['hcsshim-errors'],
        ),
        excluded: [
          { code: 'H-8037011F' },
          { code: 'H-8037010E' },
          { code: 'H-80370110' },
          { says: 'with the specified identifier does not exist' },
          { says: 'with the specified identifier is not running' },
        ],
        checks: [{ command: 'hcsdiag list; crictl ps -a', shows: 'they disagree' }, computeEvents],
        remedy: 'End what only HCS still knows with hcsdiag kill, else reboot the node.',
      },
    ],
  },
  {
    id: 'O-12',
    about: 'any step of a container',
    kind: 'error',
    general: 'step',
    words: [['encountered an error during']],
    printed: [{ by: 'hcsshim', in: 'any error' }],
    causes: [
      {
        cause: inferred('A call of Windows failed; what failed stands before it, why behind it.', [
          'hcsshim-hcserror',
        ]),
        checks: [computeEvents],
        remedy: readCode,
      },
    ],
  },
  {
    id: 'D-04',
    about: 'parameter that HCS refuses',
    kind: 'error',
    words: [
      ['CreateComputeSystem', 'The parameter is incorrect', 'containerd-shim'],
      ['failed to create containerd task', 'CreateComputeSystem', 'The parameter is incorrect'],
    ],
    printed: [{ by: 'containerd / hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'A mount path stands as Windows does not take it, and an older containerd passed it on: with slashes, or a drive alone.',
          ['github kubernetes/kubernetes/issues/85142', 'github containerd/containerd/issues/6589'],
        ),
        checks: [{ look: 'volumeMounts of the pod', shows: 'slashes, or D: alone' }],
        remedy: 'Write C:\\folder as mountPath, or update containerd.',
      },
      {
        cause: inferred(
          'The Windows build does not know what this shim asks for, as one of them is much older.',
          ['github kubernetes/kubernetes/issues/69901'],
        ),
        checks: [{ command: 'containerd --version; cmd /c ver', shows: 'one is years older' }],
        remedy: 'Update the older one.',
      },
    ],
  },
  {
    id: 'UB-11',
    about: 'container that HCS refuses',
    kind: 'error',
    words: [
      ['CreateComputeSystem', 'The parameter is incorrect'],
      ['encountered an error during CreateContainer', 'The parameter is incorrect'],
    ],
    printed: [{ by: 'docker, containerd / hcsshim', in: 'pod events, output of docker run' }],
    causes: [
      {
        cause: inferred(
          'Windows on the host is too old for what the container asks for, such as a named pipe among its volumes on a build of 2019 before October 2020 (KB4577668): the same container started once the host was updated.',
          ['github antrea-io/antrea/issues/1429'],
        ),
        likely: [
          { says: 'MappedPipes' },
          { says: 'install-cni' },
          { decision: 'windowsRelease', is: ['ltsc2019'] },
        ],
        checks: [{ command: 'cmd /c ver', shows: 'a revision that is months old' }],
        remedy: 'Install the newest cumulative update, and restart the node.',
      },
      {
        cause: inferred(
          'A value of the container is none that HCS takes: a path or drive of a volume, a size of memory or a CPU count.',
          ['github docker/for-win/issues/10665', 'github moby/moby/issues/42159'],
          { note: 'the threads have the message with no volumes too, and end without a cause' },
        ),
        checks: [
          {
            look: 'the JSON behind extra info',
            shows: 'paths, memory and processors of the container',
          },
          {
            command: 'docker run --rm mcr.microsoft.com/windows/nanoserver:ltsc2019 cmd /c ver',
            shows: 'whether any container starts',
          },
        ],
        remedy:
          'Leave volumes and limits out one by one; where no container starts, update Windows and the runtime.',
      },
    ],
  },
  {
    id: 'VP-01',
    about: 'devices of Hyper-V containers',
    kind: 'error',
    words: [
      ['--isolated', '--device', 'vpci'],
      ['--device', 'vpci', '--isolated'],
      ['--isolation=hyperv', '--device', 'class/'],
      ['--isolation hyperv', '--device', 'class/'],
      ['--device', 'class/', '--isolation=hyperv'],
      ['--device', 'class/', '--isolation hyperv'],
    ],
    printed: [{ by: 'ctr, docker', in: 'command line' }],
    causes: [
      {
        cause: inferred(
          'Windows containers with Hyper-V isolation get no GPU and no other device of the host; the makers of hcsshim do not support it. Process isolation has class/GUID.',
          [
            'github microsoft/hcsshim/issues/1902',
            'github microsoft/Windows-Containers/issues/242',
          ],
        ),
        checks: [{ look: 'isolation of the container', shows: 'Hyper-V' }],
        remedy:
          'Run it with process isolation and --device class/5B45201D-F2F2-4F3B-85BB-30FF1F953599; in Kubernetes with a device plugin for DirectX.',
      },
    ],
  },
]
