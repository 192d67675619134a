import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const inPodEvents = [
  { by: 'containerd-shim-runhcs-v1', in: 'pod events (kubectl describe pod), containerd log' },
] as const

/** Messages of the shim of containerd about what a pod asks for. */
export const shimSymptoms: readonly Symptom[] = [
  {
    id: 'SR-01',
    about: 'mount without an end',
    kind: 'error',
    words: [['invalid OCI spec - a mount must have both source and a destination']],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'A mount of the container has no path on the host, or none in the container; the message shows the mount.',
          [
            'hcsshim-code internal/hcsoci/resources_wcow.go#L118-L121',
            'hcsshim-code internal/jobcontainers/mounts.go#L90-L94',
          ],
        ),
        checks: [
          {
            look: 'Source and Destination in the message; then volumeMounts, the device plugin and io.containerd.grpc.v1.cri of the node',
            shows: 'one of the two empty',
          },
        ],
        remedy:
          'Give the mount both paths: in the pod, or in what the device plugin or the config of crictl asks for.',
      },
    ],
  },
  {
    id: 'SR-02',
    about: 'device extensions of an annotation',
    kind: 'error',
    words: [
      ['failed to find path to driver extensions at'],
      ['failed to read extension file at'],
      ['failed to unmarshal extension file at'],
    ],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'The annotation io.microsoft.container.wcow.deviceextensions names a file that this node does not have.',
          ['hcsshim-code internal/hcsoci/devices.go#L41-L49'],
        ),
        likely: [
          { says: 'failed to find path to driver extensions' },
          { says: 'failed to read extension file' },
        ],
        excluded: [{ says: 'failed to unmarshal extension file' }],
        checks: [{ command: 'Test-Path FILE', shows: 'on the node: False' }],
        remedy: 'Bring the file to each node that runs the pod, or take the annotation away.',
      },
      {
        cause: verified('The file that the annotation names is not the JSON of an extension.', [
          'hcsshim-code internal/hcsoci/devices.go#L80-L90',
        ]),
        likely: [{ says: 'failed to unmarshal extension file' }],
        excluded: [{ says: 'failed to find path to driver extensions' }],
        checks: [{ command: 'Get-Content FILE | ConvertFrom-Json', shows: 'an error' }],
        remedy: 'Bring the file of the vendor anew.',
      },
    ],
  },
  {
    id: 'SR-03',
    about: 'drivers for a utility VM',
    kind: 'error',
    words: [['failed to find path to drivers at']],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'The annotation io.microsoft.virtualmachine.kerneldrivers names a folder that this node does not have.',
          ['hcsshim-code internal/hcsoci/devices.go#L28-L37'],
        ),
        checks: [{ command: 'Test-Path FOLDER', shows: 'on the node: False' }],
        remedy:
          'Bring the drivers to this folder on each node that runs the pod, or take the annotation away.',
      },
    ],
  },
  {
    id: 'SR-04',
    about: 'kind of a device',
    kind: 'error',
    words: [['specified device', 'has unsupported type']],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'A container of Windows takes devices by class, vpci-class-guid or vpci-location-path; other kinds, such as vpci-instance-id, are for a VM only.',
          [
            'hcsshim-code internal/hcsoci/hcsdoc_wcow.go#L522-L549',
            'hcsshim-code internal/uvm/virtual_device.go#L23-L27',
          ],
        ),
        checks: [{ look: 'what stands before :// in the device', shows: 'another kind' }],
        remedy:
          'Name the device by class/GUID, or run the pod with Hyper-V isolation where the device is assigned by its instance.',
      },
    ],
  },
  {
    id: 'SR-05',
    about: 'dumps of an annotation',
    kind: 'error',
    words: [
      ['unknown dump type specified, valid values are'],
      ['invaid dump count specified'],
      ['dump directory path', "isn't a directory"],
      ['failed to stat dump directory'],
    ],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'io.microsoft.wcow.processdumptype is neither mini nor full, or io.microsoft.wcow.processdumpcount is no number above 0.',
          ['hcsshim-code internal/hcsoci/hcsdoc_wcow.go#L552-L585'],
        ),
        likely: [{ says: 'unknown dump type' }, { says: 'dump count' }],
        excluded: [{ says: 'dump directory' }],
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'annotations: another value' }],
        remedy: 'Write mini or full, and a number from 1.',
      },
      {
        cause: verified(
          'io.microsoft.virtualmachine.dump-directory-path is no folder of this node.',
          ['hcsshim-code internal/uvm/create_wcow.go#L391-L400'],
        ),
        likely: [{ says: 'dump directory' }],
        excluded: [{ says: 'dump count' }, { says: 'unknown dump type' }],
        checks: [{ command: 'Test-Path -PathType Container FOLDER', shows: 'False' }],
        remedy: 'Make the folder on each node that runs the pod.',
      },
    ],
  },
  {
    id: 'SR-06',
    about: 'image without a utility VM',
    kind: 'error',
    words: [['utility VM folder could not be found in layers']],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'The pod runs with Hyper-V isolation, and no layer of its image has the folder UtilityVM, from which the VM starts.',
          ['hcsshim-code internal/uvmfolder/locate.go#L14-L35'],
        ),
        checks: [
          {
            look: 'base of the image, and that of the pause image for the sandbox',
            shows: 'none of Microsoft’s servercore or nanoserver, as an image for HostProcess',
          },
        ],
        remedy:
          'Take an image on a base image of Microsoft, or a runtime handler with process isolation.',
      },
      {
        cause: inferred('The layers were unpacked in part; a pull anew brings the folder.', [
          'hcsshim-code internal/uvmfolder/locate.go#L14-L35',
        ]),
        checks: [{ command: 'crictl rmi IMAGE; crictl pull IMAGE', shows: 'the pod starts' }],
        remedy: 'Remove the image from the node and pull it again.',
      },
    ],
  },
  {
    id: 'SR-07',
    about: 'NUMA of a utility VM',
    kind: 'error',
    words: [
      ['vNUMA topology is not supported on'],
      ['max size per node must be set when max processors per numa node is set'],
      ['mismatch in number of physical numa nodes'],
      ['vNUMA supports only Physical memory backing type'],
    ],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'An annotation below io.microsoft.virtualmachine.computetopology asks for NUMA, which needs a host of build 26100 (Windows Server 2025).',
          ['hcsshim-code internal/vm/vmutils/numa.go#L82-L85'],
        ),
        likely: [{ says: 'is not supported on' }],
        excluded: [{ says: 'must be set' }, { says: 'mismatch' }, { says: 'Physical memory' }],
        checks: [{ command: 'cmd /c ver', shows: 'on the node: a build below 26100' }],
        remedy: 'Take the annotations away, or run the pod on Windows Server 2025.',
      },
      {
        cause: verified(
          'The annotations about NUMA do not go together: one is missing, the lists differ in length, or the memory may be overcommitted.',
          [
            'hcsshim-code internal/vm/vmutils/numa.go#L92-L120',
            'hcsshim-code internal/uvm/create_wcow.go#L288-L298',
          ],
        ),
        likely: [{ says: 'must be set' }, { says: 'mismatch' }, { says: 'Physical memory' }],
        excluded: [{ says: 'topology is not supported on' }],
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'annotations with numa' }],
        remedy:
          'Give size and processors together, lists of one length, and allowovercommit "false".',
      },
    ],
  },
  {
    id: 'SR-08',
    about: 'CPU group of a utility VM',
    kind: 'error',
    words: [['cpu group assignment on create requires a build of']],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'The annotation io.microsoft.virtualmachine.cpugroup.id needs a host of build 19043 or newer; Windows Server 2019 is older.',
          ['hcsshim-code internal/vm/vmutils/constants.go#L74'],
        ),
        checks: [{ command: 'cmd /c ver', shows: 'on the node: 10.0.17763' }],
        remedy: 'Take the annotation away, or run the pod on Windows Server 2022 or newer.',
      },
    ],
  },
  {
    id: 'SR-09',
    about: 'annotations of a utility VM that exclude each other',
    kind: 'error',
    words: [
      ['EnableDeferredCommit is not supported on physically backed VMs'],
      ['resource partition ID and CPU group ID cannot be set at the same time'],
    ],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'Two annotations of the pod exclude each other: enabledeferredcommit with allowovercommit "false", or resource-partition-id with cpugroup.id.',
          ['hcsshim-code internal/uvm/create.go#L166-L220'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'annotations: io.microsoft.virtualmachine.…',
          },
        ],
        remedy: 'Take one of the two away.',
      },
    ],
  },
  {
    id: 'SR-10',
    about: 'mount that may not be written',
    kind: 'error',
    words: [['adding writable shares is denied']],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'The annotation io.microsoft.virtualmachine.fileshares.disablewritable is true, and a pod with Hyper-V isolation has a mount that is not read-only.',
          ['hcsshim-code internal/uvm/vsmb.go#L155-L157', 'hcsshim-code internal/oci/uvm.go#L336'],
        ),
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'volumeMounts without readOnly' },
        ],
        remedy: 'Set readOnly: true at the mounts, or take the annotation away.',
      },
    ],
  },
  {
    id: 'SR-11',
    about: 'credential spec that the host does not take',
    kind: 'error',
    words: [
      ['failed to generate container credential guard instance'],
      ['failed to find credential guard instance with container ID'],
    ],
    printed: inPodEvents,
    causes: [
      {
        cause: inferred(
          'The host does not make what hands the gMSA to the container: the credential spec is not the JSON that it expects, or this Windows lacks Container Credential Guard.',
          ['hcsshim-code internal/credentials/credentials.go#L70-L113'],
        ),
        checks: [
          {
            command: 'kubectl get gmsacredentialspec NAME -o yaml',
            shows: 'credspec: parts missing beside what New-CredentialSpec writes',
          },
          {
            command: 'Get-WinEvent -LogName Microsoft-Windows-Containers-CCG/Admin -MaxEvents 20',
            shows: 'an event of this time, which says why',
          },
        ],
        remedy: 'Make the spec anew with New-CredentialSpec, and bring it to the cluster again.',
      },
    ],
  },
  {
    id: 'SR-12',
    about: 'change of a running container',
    kind: 'error',
    words: [
      ['modify not supported for job containers'],
      ['cpu affinity update is not supported for job containers'],
      ['cpu affinity update for hypervisor-isolated containers is not supported'],
    ],
    printed: [{ by: 'containerd-shim-runhcs-v1', in: 'kubelet log, containerd log, pod events' }],
    causes: [
      {
        cause: verified(
          'Something asks to change CPU or memory of a container that runs, which a HostProcess container cannot, nor one with Hyper-V isolation where it is about affinity.',
          [
            'hcsshim-code internal/jobcontainers/jobcontainer.go#L425-L434',
            'hcsshim-code cmd/containerd-shim-runhcs-v1/task_hcs.go#L1003-L1006',
          ],
        ),
        checks: [
          {
            look: 'cpuManagerPolicy and the gate WindowsCPUAndMemoryAffinity of the kubelet; a resize of the pod',
            shows: 'static, or new resources of a running pod',
          },
        ],
        remedy:
          'Make the pod anew with other resources; use policy none on a node whose pods have this isolation.',
      },
    ],
  },
  {
    id: 'SR-13',
    about: 'annotation that is not read',
    kind: 'warning',
    words: [['annotation value could not be parsed']],
    printed: [{ by: 'containerd-shim-runhcs-v1', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'An annotation of the pod has a value of another type, such as 2Gi for a number of MB; the shim leaves it out and takes the default.',
          ['hcsshim-code internal/oci/annotations.go#L400-L414'],
        ),
        checks: [{ look: 'name, value and expected type in the line', shows: 'another type' }],
        remedy: 'Write the value as the line expects it: a bare number, or true or false.',
      },
    ],
  },
  {
    id: 'SR-14',
    about: 'annotations that contradict each other',
    kind: 'error',
    words: [
      ['unable to process OCI Spec annotations'],
      ['Host process container and disable host process container cannot both be true'],
    ],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'Two annotations of the pod contradict each other, so that the shim refuses the container: one that stands for several has another value than one of these, or microsoft.com/disable-hostprocess-container is true at a HostProcess pod.',
          [
            'hcsshim-code internal/oci/annotations.go#L26-L84',
            'hcsshim-code cmd/containerd-shim-runhcs-v1/service_internal.go#L110-L115',
          ],
        ),
        checks: [{ look: 'the two annotations in the message', shows: 'different values' }],
        remedy: 'Take one of the two away.',
      },
    ],
  },
  {
    id: 'SR-15',
    about: 'folder for the files of a HostProcess container',
    kind: 'error',
    words: [['failed to mount sandbox volume to', 'on host']],
    printed: inPodEvents,
    causes: [
      {
        cause: inferred(
          'The folder at which the files of the container are mounted is not empty or not on NTFS: an earlier container left it, or the annotation microsoft.com/hostprocess-rootfs-location names one that is in use.',
          ['hcsshim-code internal/layers/wcow_mount.go#L579-L608'],
        ),
        checks: [{ command: 'dir FOLDER', shows: 'files, or another file system' }],
        remedy: 'Empty or remove the folder while no container uses it, or name another one.',
      },
    ],
  },
  {
    id: 'SR-16',
    about: 'mount of a HostProcess container',
    kind: 'error',
    outerTo: ['M-HPC-07', 'RT-04'],
    words: [['failed to bind target', 'for job object']],
    printed: inPodEvents,
    causes: [
      {
        cause: inferred(
          'Windows does not bind the folder of the host to the path in the HostProcess container: one of the two has a form that it does not take, or the folder is not there.',
          ['hcsshim-code internal/jobobject/jobobject.go#L480-L528'],
        ),
        excluded: [{ says: 'failed to bind rootfs' }],
        checks: [
          {
            look: 'both paths in the message',
            shows: 'a path of Linux, a pipe, or no such folder',
          },
        ],
        remedy: String.raw`Write both paths as C:\… and make the folder; a path of the host needs no mount in a HostProcess container.`,
      },
    ],
  },
  {
    id: 'SR-17',
    about: 'limits of a HostProcess container',
    kind: 'error',
    words: [
      ['memory limit specified exceeds the max size'],
      ['failed to set job object cpu limit', 'processor rate of'],
      ['failed to set job object cpu limit', 'processor weight value of'],
    ],
    printed: inPodEvents,
    causes: [
      {
        cause: verified(
          'A limit of the container is outside of what a job object takes: a rate is from 1 to 10000, for all processors together.',
          ['hcsshim-code internal/jobobject/limits.go#L76-L120'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'annotations io.microsoft.container.processor.… or memory.sizeinmb',
          },
        ],
        remedy: 'Take the annotations away and give limits in resources.',
      },
    ],
  },
  {
    id: 'SR-18',
    about: 'affinity to no processor',
    kind: 'error',
    words: [['cpu affinity mask must be non-zero']],
    printed: inPodEvents,
    causes: [
      {
        cause: verified('The container is bound to a processor group with no processor of it.', [
          'hcsshim-code internal/hcsoci/cpuaffinity.go#L65-L70',
        ]),
        checks: [
          {
            look: 'cpuManagerPolicy of the kubelet, or the config of crictl',
            shows: 'static, or an affinity with mask 0',
          },
        ],
        remedy:
          'Drain the node, delete cpu_manager_state in the kubelet’s root directory and start it; or use policy none.',
      },
    ],
  },
]
