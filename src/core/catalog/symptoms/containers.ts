import { inferred, verified } from '../fact.ts'
import { containerd } from '../runtimes/containerd.ts'
import { includesRelease } from '../../values/version.ts'
import { imageStart } from '../workload/image-start.ts'
import type { Condition, Symptom } from './define.ts'

const { unversioned } = imageStart
const takesUnversioned: readonly Condition[] = containerd.lines
  .filter(({ first }) => !includesRelease(unversioned.value, first))
  .map(({ id }) => ({ containerd: id }))

/** Pause images of Kubernetes got layers of Windows with 3.4; those before are for Linux alone. */
const linuxPause: readonly Condition[] = ['3.1', '3.2', '3.3'].flatMap((tag) =>
  ['"', '\\"', ':', '@'].map((end) => ({ says: `/pause:${tag}${end}` })),
)

/** Starting containers, images, exit codes, load and space. */
export const containerSymptoms: readonly Symptom[] = [
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
    ],
  },
  {
    id: 'M-HCS-03',
    about: 'no platform match',
    kind: 'error',
    words: [
      ['no match for platform in manifest'],
      ['no matching manifest for windows'],
      ['no matching manifest for unknown'],
      ['image operating system "linux" cannot be used on this platform'],
    ],
    wordsInferred: true,
    printed: [{ by: 'containerd, docker', in: 'pod events (kubectl describe pod): ErrImagePull' }],
    causes: [
      {
        cause: verified('An image for Linux alone was scheduled to a Windows node.', [
          'ctrd-image#L250',
          'website-windows',
          'github moby/moby/issues/27668',
        ]),
        likely: [
          { observed: 'DaemonSet of Linux' },
          { says: 'operating system "linux"' },
          // Images that are known to be for Linux alone.
          { says: '/proxyv2:' },
          { says: 'alpine' },
          { says: 'busybox' },
          { says: 'ubuntu' },
          { says: 'debian' },
          { says: '"nginx' },
          { says: '/nginx:' },
        ],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [{ look: 'manifest: os entries', shows: 'linux only' }],
        remedy:
          'Give that workload the nodeSelector kubernetes.io/os: linux, and taint Windows nodes.',
      },
      {
        cause: verified('The Windows image has no entry for this build.', ['ctrd-image#L250']),
        likely: [
          { decision: 'windowsRelease', is: ['ltsc2025'] },
          { decision: 'windowsRelease', is: ['23H2'] },
          // Images that are known to be for Windows.
          { says: 'mcr.microsoft.com/windows' },
          { says: 'pause:' },
          { says: 'ltsc20' },
          { says: 'windowsserver' },
          { says: ':windows-20' },
          { says: 'servercore' },
          { says: 'nanoserver' },
          { says: ':20H2' },
          { says: ':1809' },
        ],
        excluded: [{ observed: 'the node runs Linux' }, ...linuxPause],
        checks: [{ look: 'manifest: os.version entries', shows: 'host build missing' }],
        remedy: 'Take a tag that has it.',
      },
      {
        cause: verified(
          'containerd before 1.6.23 and 1.7.6 looks for the build of its host alone, so that a host newer than Windows Server 2022 does not take the image of Windows Server 2022.',
          [
            'containerd v1.5.0/platforms/defaults_windows.go#L42',
            'containerd v1.6.23/platforms/defaults_windows.go#L61',
          ],
        ),
        likely: [
          { containerd: '1.5' },
          { containerd: { from: '1.6', before: '1.6.23' } },
          { containerd: { from: '1.7', before: '1.7.6' } },
        ],
        excluded: [
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
          { decision: 'windowsRelease', is: ['ltsc2016', 'ltsc2019', 'ltsc2022'] },
          { containerd: { before: '1.5' } },
          { containerd: { from: '1.6.23', before: '1.7' } },
          { containerd: { from: '1.7.6' } },
          { observed: 'the node runs Linux' },
          ...linuxPause,
        ],
        checks: [{ command: 'containerd --version', shows: 'before 1.6.23 or 1.7.6' }],
        remedy: 'Update containerd, or take a tag of the build of the host.',
      },
      {
        cause: verified(
          `The list of manifests does not say for which build of Windows its entry is (no ${unversioned.value.field}), as buildx pushes it; containerd from ${unversioned.value.from} on and before ${unversioned.value.before} takes no such entry.`,
          unversioned.sources,
        ),
        likely: [{ found: 'image-list-versions' }],
        excluded: [
          { decision: 'containerRuntime', is: ['docker'] },
          ...takesUnversioned,
          { observed: 'the node runs Linux' },
          ...linuxPause,
        ],
        checks: [
          { command: 'docker manifest inspect IMAGE', shows: '"os": "windows" without os.version' },
        ],
        remedy:
          'Build with --provenance=false, give the entry its build with docker manifest annotate --os-version, or update containerd.',
      },
      {
        cause: inferred(
          'A pod for Windows was sent to a Linux node, as nothing in it asks for Windows nodes.',
          ['doc004-guide', 'web-guide'],
        ),
        likely: [{ found: 'os-selector' }],
        excluded: [{ builds: 'older image' }, { builds: 'newer image' }],
        checks: [{ command: 'kubectl get pod -o wide', shows: 'a Linux node' }],
        remedy: 'Give the pod the nodeSelector kubernetes.io/os: windows.',
      },
      {
        cause: verified(
          'The pause image is one for Linux alone: the kubelet or the runtime was not told another.',
          ['github rancher/rancher/issues/23161'],
        ),
        likely: [...linuxPause, { says: 'sandbox image' }],
        excluded: [{ observed: 'the image is not the pause image' }],
        checks: [
          {
            look: 'sandbox_image of containerd, --pod-infra-container-image of the kubelet',
            shows: 'a pause image without Windows',
          },
        ],
        remedy:
          'Name a pause image for Windows: sandbox_image of containerd, or --pod-infra-container-image of a kubelet with Docker.',
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
    id: 'M-HCS-06',
    about: 'ended container',
    kind: 'wrapper',
    weak: 'message',
    words: [
      ['A virtual machine or container with the specified identifier does not exist'],
      ['virtual machine or container with the specified identifier is not running'],
      ['A Compute System with the specified identifier does not exist'],
      ['0xc037010e'],
      ['0xc0370110'],
    ],
    codes: ['H-8037010E', 'H-80370110', 'H-8037011F'],
    printed: [{ by: 'kubelet, containerd', in: 'log: stats and stop calls' }],
    causes: [
      {
        cause: verified(
          'Somebody asked for the state of a container, or stopped it, just after it had ended.',
          ['hcsshim-errors', 'swt#85'],
        ),
        likely: [{ observed: 'comes alone' }],
        checks: [{ look: 'whether a pod fails', shows: 'no' }],
        remedy: 'Ignore the line where it comes alone.',
      },
      {
        cause: inferred(
          'The container ended while it was starting; the reason stands above this line.',
          ['ovn-kubernetes#641'],
        ),
        likely: [{ observed: 'pod does not start' }],
        checks: [{ look: 'line before', shows: 'an exit code or the end of the container' }],
        remedy: 'Look at the line before.',
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
    id: 'M-HCS-12',
    about: 'Linux layer',
    kind: 'error',
    words: [
      ['ProcessBaseLayer', 'The system cannot find the path specified'],
      ['The container image contains a layer with an unrecognized format'],
    ],
    codes: ['H-80370112'],
    printed: [{ by: 'containerd', in: 'pull error: failed to extract layer' }],
    causes: [
      {
        cause: inferred('A Linux image was pulled on Windows: its layers have no folder Files.', [
          'hcsshim#2226',
        ]),
        likely: [{ observed: 'image unknown to have Windows' }],
        excluded: [{ says: 'PrepareLayer' }, { says: '-windows-amd64' }],
        checks: [{ look: 'manifest: os', shows: 'linux' }],
        remedy: 'Take a Windows image, and select nodes by system.',
      },
      {
        cause: inferred('The host does not read the layers of this newer Windows release.', [
          'github microsoft/hcsshim/issues/2566',
        ]),
        likely: [{ says: 'PrepareLayer' }],
        excluded: [{ says: 'ProcessBaseLayer' }],
        checks: [{ command: 'cmd /c ver', shows: 'a build that does not match the image' }],
        remedy: 'Take an image of the release of the host.',
      },
      {
        cause: inferred(
          'The image holds programs alone and has no Windows below them, so that containerd cannot unpack it.',
          ['github rancher/rke2/issues/10504'],
        ),
        likely: [{ says: '-windows-amd64' }],
        excluded: [{ says: 'PrepareLayer' }],
        checks: [{ look: 'layers of the image', shows: 'no layer of nanoserver or servercore' }],
        remedy: 'Leave it to the program that reads it by itself; do not pull it into containerd.',
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
    id: 'M-HCS-14',
    outerTo: ['W-14'],
    about: 'sandbox image',
    kind: 'error',
    words: [['failed to get sandbox image']],
    wraps: 'failed to get sandbox image',
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The pause image cannot be pulled: the registry is blocked, a proxy is missing, or the tag is wrong.',
          ['ctrd-sandbox_run-2#L88', 'website-windows'],
        ),
        likely: [{ observed: 'no pod starts on the node' }],
        checks: [
          { look: 'config.toml sandbox / sandbox_image', shows: 'image name' },
          { command: 'crictl pull IMAGE', shows: 'pull error' },
        ],
        remedy:
          'Name an image that the node reaches, or load it beforehand; give the service containerd its proxy.',
      },
    ],
  },
  {
    id: 'M-HCS-15',
    about: 'stuck removal',
    kind: 'error',
    words: [
      ['failed to detach VHD: failed to open virtual disk'],
      ['driver "windowsfilter" failed to remove root filesystem'],
      ['Driver windowsfilter failed to remove root filesystem'],
      ['hcsshim::DestroyLayer failed in Win32'],
      ['UnmountVolume.TearDown failed', 'being used by another process'],
    ],
    printed: [{ by: 'docker, kubelet', in: 'pod stays Terminating; kubelet log' }],
    causes: [
      {
        cause: verified('The docker service was restarted below running pods.', [
          'windows-containers#207',
        ]),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ look: 'start time of the docker service', shows: 'after the pod started' }],
        remedy: 'Drain before restarts; reboot to recover.',
      },
      {
        cause: verified(
          'A process of the pod, or a scanner, still holds the folder of the volume.',
          ['aks#2490'],
        ),
        likely: [{ says: 'UnmountVolume.TearDown failed' }],
        checks: [{ look: 'handle.exe on the folder', shows: 'owner' }],
        remedy: 'End the owner, and exempt the folder.',
      },
      {
        cause: inferred('A scanner or a container that still ends holds files of the layer.', [
          'github moby/moby/issues/30278',
          'moby#30296',
        ]),
        likely: [{ says: 'Access is denied' }],
        excluded: [{ says: 'failed to open virtual disk' }, { says: 'UnmountVolume' }],
        checks: [{ look: 'the same command a minute later', shows: 'works' }],
        remedy: 'Try again; exempt the data root; reboot where it stays.',
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
    id: 'M-EXC-01',
    about: 'exit codes',
    kind: 'error',
    weak: 'message',
    outerTo: ['L-06'],
    words: [
      ['exit', '3221225781'],
      ['exit', '-1073741515'],
      ['exit', '0xC0000135'],
      ['exit', '3221225786'],
      ['exit', '-1073741510'],
      ['exit', '0xC000013A'],
      ['exit', '3221225794'],
      ['exit', '-1073741502'],
      ['exit', '0xC0000142'],
      ['fails with error -1073741502'],
      ['failed with error -1073741502'],
      ['exit', '3221226505'],
      ['exit', '-1073740791'],
      ['exit', '0xC0000409'],
      ['exit', '3221225477'],
      ['exit', '-1073741819'],
      ['exit', '0xC0000005'],
    ],
    wordsInferred: true,
    codes: [
      'H-C0000135',
      'H-C000013A',
      'H-C0000142',
      'H-C000026B',
      'H-C0000409',
      'H-C0000374',
      'H-C0000005',
      'H-C000007B',
      'H-C0000139',
      'H-C0000022',
      'H-C00000FD',
    ],
    printed: [{ by: 'container', in: 'kubectl describe pod: Exit Code' }],
    causes: [
      {
        cause: inferred(
          '0xC0000135: the image lacks a DLL (a servercore program on nanoserver, the VC runtime).',
          ['hcsshim-zerrors_windows#L7383'],
        ),
        likely: [{ code: 'H-C0000135' }],
        checks: [{ look: 'base image; dumpbin /dependents', shows: 'DLL not in the image' }],
        remedy: 'Take a servercore base, or add the runtime.',
      },
      {
        cause: verified(
          '0xC000013A: the process was stopped from outside; the sandbox and the kubelet’s events say why.',
          ['sdn#298', 'moby#41393'],
        ),
        likely: [{ code: 'H-C000013A' }],
        excluded: [{ observed: 'pod was being deleted or rolled out (then this code is usual)' }],
        checks: [{ look: 'events: SandboxChanged, Killing', shows: 'yes' }],
        remedy: 'Read the events of the pod before the stop.',
      },
      {
        cause: inferred(
          '0xC0000142: desktop resources are used up, or image and host do not fit; on busy nodes a reboot helped.',
          ['azuredisk-csi-driver#2082'],
        ),
        likely: [{ code: 'H-C0000142' }],
        checks: [{ look: 'number of PowerShell processes; uptime', shows: 'many' }],
        remedy: 'Reboot, and take a newer CSI driver without PowerShell.',
      },
      {
        cause: inferred(
          'With 32-bit programs this came with the updates of February 2020, where host and image were not of the same side of them.',
          [
            'github docker/for-win/issues/5773',
            'github microsoft/dotnet-framework-docker/issues/523',
          ],
        ),
        likely: [{ says: 'SysWOW64' }, { says: '_x86' }],
        checks: [{ command: 'Get-HotFix', shows: 'an update later than the image' }],
        remedy: 'Take an image with the updates of the host.',
      },
      {
        cause: inferred(
          '0xC0000005, 0xC0000409, 0xC0000374, 0xC00000FD: the application crashed.',
          ['hcsshim-zerrors_windows#L7079'],
        ),
        likely: [
          { code: 'H-C0000005' },
          { code: 'H-C0000409' },
          { code: 'H-C0000374' },
          { code: 'H-C00000FD' },
        ],
        checks: [{ look: 'crash dump, logs of the application', shows: 'stack' }],
        remedy: 'Look into the application.',
      },
      {
        cause: inferred(
          '0xC000007B, 0xC0000139, 0xC0000022: a file that the program loads is of another processor or version, or may not be read.',
          ['hcsshim-zerrors_windows#L7108'],
        ),
        likely: [{ code: 'H-C000007B' }, { code: 'H-C0000139' }, { code: 'H-C0000022' }],
        checks: [{ look: 'DLLs of the image', shows: '32 and 64 bits mixed, rights' }],
        remedy: 'Build the image with all parts for one processor.',
      },
      {
        cause: inferred(
          '0xC000026B: the program was started while its container was ending or had no room for another session.',
          ['hcsshim-zerrors_windows#L7603'],
        ),
        likely: [{ code: 'H-C000026B' }],
        checks: [{ look: 'events: Killing, probes at that time', shows: 'yes' }],
        remedy: 'Read why the container ended; start fewer processes by exec and probes.',
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
    id: 'M-SLW-03',
    about: 'disk full',
    kind: 'error',
    words: [['There is not enough space on the disk']],
    wordsInferred: true,
    codes: ['H-80070070'],
    printed: [{ by: 'any; kubelet, containerd, docker', in: 'log' }],
    causes: [
      {
        cause: inferred('Windows images, logs or dumps fill the system drive.', [
          'w-node-pressure-eviction',
        ]),
        likely: [
          { says: 'Failed to pull image' },
          { says: 'failed to extract layer' },
          { says: 'failed to register layer' },
          { says: 'Failed to create pod sandbox' },
          // Of the node itself, not of what runs in a container.
          { says: String.raw`\ProgramData\containerd` },
          { says: String.raw`\var\log\pods` },
          { says: String.raw`\var\lib\kubelet` },
        ],
        checks: [{ command: 'Get-PSDrive C; crictl images', shows: 'size of C:\\var\\log: full' }],
        remedy: 'Remove unused images, enlarge the disk, rotate logs.',
      },
      {
        cause: verified(
          'The drive C: of a container has 20 GB unless the runtime is told another size, however large the disk of the node is.',
          ['web-intro-b'],
        ),
        likely: [{ observed: 'the drive of the container has 20 GB' }],
        checks: [
          { command: 'kubectl exec POD -- fsutil volume diskfree C:', shows: '20 GB in all' },
        ],
        remedy:
          'Write to a volume (emptyDir, hostPath or a claim) in place of the drive of the container.',
      },
      {
        cause: verified('A build of docker wrote a file of 8 GB or more into a layer.', [
          'github moby/moby/issues/40444',
        ]),
        likely: [{ says: String.raw`Temp\hcs` }],
        checks: [{ look: 'size of the file in the message', shows: '8 GB or more' }],
        remedy: 'Split or download the file at start, or build with containerd.',
      },
    ],
  },
  {
    id: 'LE-SLW-03',
    about: 'disk pressure',
    kind: 'error',
    weak: 'message',
    words: [['untolerated taint {node.kubernetes.io/disk-pressure'], ['NodeHasDiskPressure']],
    wordsInferred: true,
    printed: [{ by: 'kubelet', in: 'node taint' }],
    causes: [
      {
        cause: inferred('Windows images, logs or dumps fill the system drive.', [
          'w-node-pressure-eviction',
        ]),
        likely: [{ says: 'untolerated taint' }],
        checks: [{ command: 'Get-PSDrive C; crictl images', shows: 'size of C:\\var\\log: full' }],
        remedy: 'Remove unused images, enlarge the disk, rotate logs.',
      },
    ],
  },
  {
    id: 'M-SLW-04',
    about: 'scanner load',
    kind: 'error',
    weak: 'message',
    words: [['MsMpEng.exe'], ['Antimalware Service Executable']],
    wordsInferred: true,
    printed: [{ by: 'Task Manager, Get-Process', in: 'CPU list' }],
    causes: [
      {
        cause: verified('Defender scans every file of starting containers and of image layers.', [
          'windows-containers#201',
          'windows-containers#92',
          'ctrd#6875',
        ]),
        likely: [
          { observed: 'slow pulls and starts' },
          { says: 'CPU is' },
          { says: '% CPU' },
          { says: 'CPU usage' },
          { says: 'slow' },
          { says: ' minutes' },
        ],
        // A row of tasklist, which each node has.
        excluded: [{ says: 'Services 0' }],
        checks: [
          { command: 'Get-Process MsMpEng | select CPU during a rollout', shows: 'high share' },
        ],
        remedy:
          'Exempt containerd, the shim, the kubelet and the data root as far as policy allows, and take the newest Windows, where the validation of images costs less.',
      },
    ],
  },
  {
    id: 'M-SLW-05',
    about: 'kubelet counters',
    kind: 'warning',
    weak: 'name',
    words: [['perfcounter_nodestats']],
    printed: [{ by: 'kubelet', in: 'CPU of the node when idle' }],
    causes: [
      {
        cause: verified('Reading performance counters costs CPU on idle nodes.', ['k8s#103962']),
        likely: [{ observed: 'idle node with steady CPU' }],
        checks: [{ look: 'kubelet CPU with no pods', shows: 'several per cent' }],
        remedy: 'Accept it and size the node for it.',
      },
    ],
  },
  {
    id: 'M-HYP-01',
    about: 'docker Hyper-V pods',
    kind: 'error',
    weak: 'name',
    words: [['experimental.windows.kubernetes.io/isolation-type']],
    printed: [{ by: 'pod annotation', in: 'manifest' }],
    versions: { of: 'kubernetes', through: '1.23' },
    causes: [
      {
        cause: verified(
          'The annotation belongs to dockershim: one container only, and pods that restarted again and again. It went with dockershim.',
          ['k8s#62812', 'rancher#26280'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        excluded: [{ kubernetes: { from: '1.24' } }],
        checks: [{ command: 'kubectl get pod -o yaml', shows: 'annotation present' }],
        remedy: 'Use a RuntimeClass with the handler runhcs-wcow-hypervisor on containerd.',
      },
    ],
  },
  {
    id: 'M-IMG-01',
    about: 'pull wrapper',
    kind: 'wrapper',
    weak: 'message',
    words: [['failed to pull and unpack image'], ['ErrImagePull'], ['ImagePullBackOff']],
    wordsInferred: true,
    outerTo: ['M-IMG-04'],
    printed: [{ by: 'kubelet, containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The line only says that a pull failed; the text behind it decides: platform, layer, authorization, name, time-out.',
          ['website-windows', 'ctrd-image_pull#L289'],
        ),
        likely: [{ observed: 'the node runs Windows' }],
        checks: [{ command: 'kubectl describe pod, first Failed event', shows: 'inner text' }],
        remedy: 'Look for the inner message.',
      },
      {
        cause: verified('The pod landed on a node of the other system.', ['website-windows']),
        likely: [{ observed: 'mixed cluster' }],
        checks: [
          {
            command: 'kubectl get pod -o wide; nodeSelector',
            shows: 'no kubernetes.io/os selector',
          },
        ],
        remedy: 'Use the nodeSelector kubernetes.io/os, and taint Windows nodes.',
      },
    ],
  },
  {
    id: 'M-IMG-02',
    about: 'extract',
    kind: 'wrapper',
    words: [
      ['failed to extract layer', 'hcsshim'],
      ['failed to register layer', 'hcsshim'],
    ],
    wordsInferred: true,
    printed: [{ by: 'containerd, docker', in: 'pull error' }],
    causes: [
      {
        cause: verified('A call of HCS behind it failed; its name and code decide.', [
          'hcsshim#2226',
          'moby#30296',
          'ctrd-unpacker#L578',
        ]),
        checks: [{ look: 'text behind it', shows: 'hcsshim::NAME' }],
        remedy: 'Look for the inner message.',
      },
    ],
  },
  {
    id: 'M-IMG-03',
    about: 'pull slow',
    kind: 'error',
    words: [['failed to pull image', 'context deadline exceeded']],
    printed: [{ by: 'kubelet, containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred('Windows base layers are large, and a scanner slows their unpacking.', [
          'windows-containers#92',
        ]),
        checks: [{ command: 'crictl pull IMAGE with time; MsMpEng.exe CPU', shows: 'minutes' }],
        remedy:
          'Put base images into the node image, exempt the data root from scanning, raise the limit.',
      },
      {
        cause: inferred('The registry or proxy is slow or not reached.', ['ctrd-image_pull#L289']),
        likely: [{ observed: 'small images fail too' }],
        checks: [
          { command: 'curl.exe -v https://REGISTRY/v2/', shows: 'on the node: no answer or slow' },
        ],
        remedy: 'Check the proxy of the service containerd, the firewall, or use a mirror.',
      },
    ],
  },
  {
    id: 'M-IMG-04',
    about: 'registry not reached',
    kind: 'error',
    words: [
      ['Get', '/v2/', 'Client.Timeout exceeded while awaiting headers'],
      ['Get', '/v2/', 'i/o timeout'],
      ['Get', '/v2/', 'connectex'],
      ['Get', '/v2/', 'no such host'],
      ['Get', '/v2/', 'proxyconnect'],
      ['error pulling image configuration', 'connectex'],
      ['error pulling image configuration', 'i/o timeout'],
      ['failed to do request', 'connectex'],
      ['failed to do request', 'i/o timeout'],
      ['failed to do request', 'no such host'],
      ['failed to do request', 'proxyconnect'],
    ],
    wordsInferred: true,
    outerTo: ['W-14'],
    printed: [{ by: 'kubelet, containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The node reaches the registry only through a proxy, which the service of containerd or docker was not told, or a firewall is in the way.',
          [
            'containerd v1.7.28/remotes/docker/config/hosts.go#L149',
            'github docker/for-win/issues/4043',
          ],
        ),
        likely: [{ says: 'connectex' }, { says: 'i/o timeout' }, { says: 'Client.Timeout' }],
        checks: [
          { command: 'curl.exe -v https://REGISTRY/v2/', shows: 'no answer without the proxy' },
          {
            command:
              'reg query HKLM\\SYSTEM\\CurrentControlSet\\Services\\containerd /v Environment',
            shows: 'no HTTPS_PROXY',
          },
        ],
        remedy:
          'Give HTTP_PROXY, HTTPS_PROXY and NO_PROXY (with the ranges of the cluster) to that service and restart it, open the firewall, or use a mirror.',
      },
      {
        cause: verified(
          'Base images of before June 2023 have layers that a push leaves out: they are fetched from Microsoft, whatever registry the image has.',
          [
            'github moby/moby/issues/27580',
            'github containerd/containerd/issues/5887',
            'github containerd/containerd/pull/8690',
          ],
        ),
        likely: [{ says: '/blobs/' }, { says: 'go.microsoft.com' }],
        checks: [
          { look: 'the host behind Get', shows: 'mcr.microsoft.com, and not that of the image' },
        ],
        remedy:
          'Build the image anew on a current base and push it, or let the node reach mcr.microsoft.com.',
      },
      {
        cause: inferred('The proxy that containerd was told is not reached or refuses.', [
          'containerd v1.7.28/remotes/docker/config/hosts.go#L149',
        ]),
        likely: [{ says: 'proxyconnect' }],
        checks: [{ command: 'curl.exe -v -x PROXY https://REGISTRY/v2/', shows: 'an error' }],
        remedy: 'Correct the address of the proxy for the service of containerd.',
      },
      {
        cause: inferred('The node does not resolve the name of the registry.', [
          'containerd v1.7.28/remotes/docker/resolver.go#L596',
        ]),
        likely: [{ says: 'no such host' }],
        checks: [{ command: 'Resolve-DnsName REGISTRY', shows: 'no address' }],
        remedy: 'Correct the DNS servers of the node’s adapter, or the name of the image.',
      },
    ],
  },
]
