import { inferred, verified } from '../fact.ts'
import type { Check, Symptom } from './define.ts'

/**
 * What a step of HCS, HNS or a layer does, and what its usual codes mean for it: said where no
 * other row knows the message.
 */
const filters: Check = { command: 'fltmc', shows: 'filters that are not of Windows' }
const computeEvents: Check = {
  command: 'Get-WinEvent -LogName Microsoft-Windows-Hyper-V-Compute-Operational -MaxEvents 50',
  shows: 'the step and the reason at that time',
}
const networkEvents: Check = {
  command: 'Get-WinEvent -LogName Microsoft-Windows-Host-Network-Service-Admin -MaxEvents 50',
  shows: 'the request and its result code at that time',
}
const readCode = 'Read the text or code at the end of the message: it names the reason.'

export const operationSymptoms: readonly Symptom[] = [
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
    id: 'O-10',
    about: 'network of HNS',
    kind: 'error',
    general: 'step',
    words: [
      ['hcnCreateNetwork failed'],
      ['HcnCreateNetwork -- HRESULT'],
      ['Failed creating ingress network'],
      ['network', 'hcnModifyNetwork failed'],
    ],
    printed: [{ by: 'HNS', in: 'log of the network agent or of docker' }],
    causes: [
      {
        cause: inferred(
          'The request is not complete or contradicts itself: prefix with host bits, a gateway outside of it, a missing subnet or VNI.',
          [
            'github microsoft/containers-toolkit/issues/24',
            'virtualization-documentation-hcnhresult',
          ],
        ),
        likely: [{ code: 'H-803B000A' }, { code: 'H-803B0032' }, { code: 'H-803B0030' }],
        checks: [
          { look: 'AddressPrefix and gateway of the request', shows: 'the prefix is no network' },
        ],
        remedy: 'Write the prefix with its host bits zero, and a gateway inside it.',
      },
      {
        cause: inferred('HNS did not make the network; its code says why.', [
          'hcsshim-code hcn/hcnnetwork.go#L362-L380',
        ]),
        checks: [
          networkEvents,
          { command: 'Get-HnsNetwork; Get-VMSwitch', shows: 'the adapter belongs to another one' },
        ],
        remedy: readCode,
      },
    ],
  },
  {
    id: 'O-11',
    about: 'request to HNS',
    kind: 'error',
    outerTo: ['KT-07'],
    general: 'step',
    words: [
      ['hnsCall failed in Win32'],
      ['HNS failed with error'],
      ['hcnCreate', 'failed in Win32'],
      ['hcnOpen', 'failed in Win32'],
      ['hcnModify', 'failed in Win32'],
      ['hcnDelete', 'failed in Win32'],
      ['hcnQuery', 'failed in Win32'],
      ['hcnEnumerate', 'failed in Win32'],
    ],
    printed: [{ by: 'HNS', in: 'log of the network agent, kube-proxy or docker' }],
    causes: [
      {
        cause: inferred(
          'A service that HNS needs does not run: HNS itself, the firewall, or Internet Connection Sharing.',
          ['github docker/for-win/issues/8226', 'virtualization-documentation-hcnhresult'],
        ),
        likely: [{ code: 'H-80070426' }, { code: 'H-803B002A' }, { code: 'H-803B0020' }],
        checks: [
          { command: 'Get-Service hns, mpssvc, SharedAccess', shows: 'Stopped or Disabled' },
        ],
        remedy: 'Set the service to its default start type and start it, then restart HNS.',
      },
      {
        cause: inferred(
          'HNS crashed over the request or was not up yet, as at the first start after a boot.',
          ['github moby/moby/issues/50093'],
        ),
        likely: [{ code: 'H-8007023E' }, { code: 'H-800706BE' }, { code: 'H-8000FFFF' }],
        checks: [networkEvents, { command: 'Get-Service hns', shows: 'started a moment ago' }],
        remedy: 'Try again once HNS runs; install the updates of Windows.',
      },
      {
        cause: inferred(
          'The port that the container publishes is taken: by a program or container of the host, or by a range that Windows reserves.',
          ['github docker/for-win/issues/1745', 'github docker/for-win/issues/12251'],
        ),
        likely: [{ code: 'H-80070020' }],
        checks: [
          {
            command:
              'Get-NetTCPConnection -LocalPort PORT; netsh int ipv4 show excludedportrange protocol=tcp',
            shows: 'a program that listens, or a range with the port',
          },
        ],
        remedy: 'End that program, take another port, or free the range (also protocol=udp).',
      },
      {
        cause: inferred(
          'HNS has a rule for the same port left, mostly a NAT mapping of a container that is gone.',
          [
            'github microsoft/service-fabric/issues/389',
            'github bucrogers/Dockerfiles-for-windows/issues/4',
          ],
        ),
        likely: [
          { says: 'on network nat: HNS failed with error : Unspecified error' },
          { says: 'on network nat: HNS failed with error : Failed to create endpoint' },
        ],
        checks: [{ command: 'Get-NetNatStaticMapping', shows: 'the port of the container' }],
        remedy: 'Remove-NetNatStaticMapping for that port; else restart HNS.',
      },
      {
        cause: inferred('The nat network of HNS did not survive an update or restart of Windows.', [
          'github MicrosoftDocs/Virtualization-Documentation/issues/273',
        ]),
        likely: [{ says: 'on network nat' }],
        checks: [{ command: 'docker network ls; Get-HnsNetwork', shows: 'they differ' }],
        remedy: 'Stop docker, remove the nat network in HNS, start docker again.',
      },
      {
        cause: inferred('HNS refused or failed; the text or code behind it says why.', [
          'virtualization-documentation-hcnhresult',
        ]),
        checks: [networkEvents, { command: 'hnsdiag list all', shows: 'objects left over' }],
        remedy: readCode,
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
]
