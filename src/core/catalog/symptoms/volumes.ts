import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Messages of volume drivers on Windows nodes in public reports. */
export const volumeSymptoms: readonly Symptom[] = [
  {
    id: 'V-01',
    outerTo: ['D-11'],
    about: 'disk not formatted',
    kind: 'error',
    words: [['could not format', 'and mount it at', 'varlibkubelet']],
    printed: [{ by: 'azuredisk-csi-driver', in: 'pod events, driver log' }],
    causes: [
      {
        cause: verified(
          'The first attempt took longer than two minutes to format and timed out; the next one finds the path taken by it.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/2690'],
        ),
        likely: [{ says: 'access path is already in use' }],
        checks: [{ look: 'the first NodeStageVolume of this volume', shows: 'DeadlineExceeded' }],
        remedy: 'Delete the pod, so that the disk is detached and attached anew.',
      },
      {
        cause: verified(
          'This csi-proxy counts partitions otherwise than the one that formatted the disk, and takes an MBR disk for an empty one.',
          ['github kubernetes-csi/csi-proxy/pull/175', 'github kubernetes-csi/csi-proxy/pull/145'],
        ),
        likely: [{ observed: 'an older volume, made before Kubernetes 1.22' }],
        checks: [{ command: 'Get-Disk | select Number,PartitionStyle', shows: 'MBR' }],
        remedy: 'Take a newer csi-proxy, or a driver with its library.',
      },
    ],
  },
  {
    id: 'V-02',
    about: 'file system of Linux',
    kind: 'error',
    words: [["Cannot validate argument on parameter 'FileSystem'"]],
    printed: [{ by: 'kubelet, csi-proxy', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The StorageClass or volume asks for a file system that Windows cannot make.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/561'],
        ),
        checks: [{ command: 'kubectl get sc,pv -o yaml', shows: 'fsType ext4 or xfs' }],
        remedy: 'Use a StorageClass of its own for Windows: fsType ntfs, or none.',
      },
    ],
  },
  {
    id: 'V-03',
    about: 'volume not staged',
    kind: 'error',
    words: [['does not appear staged to']],
    printed: [{ by: 'vsphere-csi-driver', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The mount of the staging folder is gone, as after a restart of node or driver, and the kubelet takes the volume for staged.',
          [
            'github kubernetes-sigs/vsphere-csi-driver/issues/2242',
            'github kubernetes-sigs/vsphere-csi-driver/issues/341',
          ],
        ),
        checks: [{ look: 'globalmount of the message, on the node', shows: 'an empty folder' }],
        remedy: 'Cordon the node and delete the pod, so that the volume is staged elsewhere.',
      },
    ],
  },
  {
    id: 'V-04',
    about: 'socket that is no registrar',
    kind: 'warning',
    weak: 'message',
    words: [['unknown service pluginregistration.Registration']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The driver makes its own socket in plugins_registry, which the kubelet watches for registrars.',
          [
            'github kubernetes-sigs/vsphere-csi-driver/issues/220',
            'github kubernetes-sigs/vsphere-csi-driver/pull/222',
            'github kubernetes/kubernetes/issues/70485',
          ],
        ),
        checks: [{ look: 'path of the message', shows: String.raw`…\plugins_registry\…` }],
        remedy: String.raw`Put the socket into \var\lib\kubelet\plugins\DRIVER.`,
      },
    ],
  },
  {
    id: 'V-05',
    about: 'driver not registered by the kubelet',
    kind: 'error',
    words: [["plugin registration hasn't succeeded yet"]],
    printed: [{ by: 'node-driver-registrar', in: 'liveness probe, its log' }],
    causes: [
      {
        cause: verified('The kubelet on Windows missed the socket of the registrar.', [
          'github kubernetes-csi/node-driver-registrar/issues/143',
          'github kubernetes/kubernetes/issues/104584',
        ]),
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          {
            look: 'log of node-driver-registrar',
            shows: 'Registration Server started, no GetInfo',
          },
        ],
        remedy: 'Delete the driver’s pod; the probe restarts it by itself.',
      },
      {
        cause: inferred('The kubelet has another root folder than the manifest of the driver.', [
          'github kubernetes-csi/csi-driver-smb/issues/434',
        ]),
        checks: [
          { look: '--root-dir of the kubelet', shows: 'not the folder of the hostPath volumes' },
        ],
        remedy: 'Set the driver’s kubelet path to the root folder of the kubelet.',
      },
    ],
  },
  {
    id: 'V-07',
    about: 'no volume behind a folder',
    kind: 'error',
    words: [['error getting the volume for the mount'], ['error getting volume from mount']],
    printed: [{ by: 'csi-proxy', in: 'its log, driver log' }],
    causes: [
      {
        cause: verified(
          'Nothing is mounted in the folder: csi-proxy took the reserved partition of a GPT disk for data and did not format it.',
          ['github kubernetes-csi/csi-proxy/pull/145', 'github kubernetes-csi/csi-proxy/pull/175'],
        ),
        checks: [{ command: 'Get-Disk | Get-Partition', shows: 'only a partition Reserved' }],
        remedy: 'Take csi-proxy 1.0.2 or later; 1.0.0 and 1.0.1 misread MBR disks instead.',
      },
    ],
  },
  {
    id: 'V-08',
    about: 'size of a partition not told',
    kind: 'error',
    words: [['Get-PartitionSupportedSize : Failed'], ['StorageWMI 4,Get-PartitionSupportedSize']],
    printed: [{ by: 'csi-proxy', in: 'driver log, pod events' }],
    causes: [
      {
        cause: verified(
          'The service defragsvc is disabled or busy, and Windows tells the size through it.',
          ['github kubernetes-sigs/aws-ebs-csi-driver/issues/2877'],
        ),
        checks: [{ command: 'Get-Service defragsvc | select Status,StartType', shows: 'Disabled' }],
        remedy: 'Set-Service defragsvc -StartupType Manual, then try again.',
      },
    ],
  },
  {
    id: 'V-09',
    about: 'needless resize',
    kind: 'error',
    words: [['Resize-Partition : Size Not Supported'], ['StorageWMI 4097,Resize-Partition']],
    printed: [{ by: 'csi-proxy', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'csi-proxy resizes a volume that it just formatted, by less than Windows allows.',
          ['github kubernetes-csi/csi-proxy/pull/364'],
        ),
        checks: [{ look: 'message', shows: 'less than the minimum of 1MB' }],
        remedy: 'Take a newer csi-proxy or driver.',
      },
    ],
  },
  {
    id: 'V-10',
    about: 'mount onto a folder that is not there',
    kind: 'error',
    words: [['Could not mount "', 'globalmount', 'file does not exist']],
    printed: [{ by: 'aws-ebs-csi-driver', in: 'driver log' }],
    causes: [
      {
        cause: verified(
          'This driver wants the folder of the pod to be there, which on Windows is right only if it is not.',
          ['github kubernetes-sigs/aws-ebs-csi-driver/pull/1081'],
        ),
        checks: [{ look: 'version of the driver', shows: 'from before this change' }],
        remedy: 'Take a newer driver.',
      },
    ],
  },
  {
    id: 'V-11',
    about: 'no plugin for a volume',
    kind: 'error',
    words: [['failed to get Plugin from volumeSpec', 'no volume plugin matched']],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'This kubelet has no plugin for the volume. That of a FlexVolume is not in the folder that --volume-plugin-dir names, below VENDOR~DRIVER, or does not answer init.',
          ['github microsoft/K8s-Storage-Plugins/issues/21'],
        ),
        checks: [
          { command: 'dir PLUGIN-DIR /s /b', shows: String.raw`no microsoft.com~smb.cmd\…` },
        ],
        remedy: 'Unpack the plugin there and restart the kubelet, or use a CSI driver.',
      },
    ],
  },
  {
    id: 'V-12',
    about: 'FlexVolume call',
    kind: 'warning',
    words: [['mount command failed, status: Failure, reason: Caught exception']],
    printed: [{ by: 'kubelet', in: 'kubelet log, pod events' }],
    causes: [
      {
        cause: inferred(
          'The source of the share is written with slashes that this release of the plugin does not turn.',
          ['github microsoft/K8s-Storage-Plugins/issues/13'],
        ),
        likely: [{ says: 'Invalid switch - "/"' }],
        checks: [{ look: 'options.source of the volume', shows: '//SERVER/SHARE' }],
        remedy: String.raw`Write \\SERVER\SHARE, or use the CSI driver for SMB.`,
      },
    ],
  },
  {
    id: 'V-06',
    about: 'FlexVolume plugin that does not start',
    kind: 'warning',
    weak: 'message',
    words: [['FlexVolume: driver call failed'], ['Failed to unmarshal output for command: init']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred('The program of the plugin is not there, or ends without its JSON.', [
          'github kubernetes/kubernetes/issues/56875',
        ]),
        checks: [{ look: 'executable in the message', shows: 'no such file on the node' }],
        remedy: 'Install the plugin with its extension (.cmd, .exe), or remove its folder.',
      },
    ],
  },
  {
    id: 'V-13',
    about: 'link to a disk',
    kind: 'error',
    words: [['mount_windows.go', 'mklink failed']],
    outerTo: ['KT-06'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'An in-tree plugin links the pod to a drive letter that the disk does not have: offline, or moved from another node.',
          ['github kubernetes/kubernetes/issues/92496'],
        ),
        checks: [{ command: 'Get-Disk; Get-Partition', shows: 'Offline, or no DriveLetter' }],
        remedy:
          'Set-StorageSetting -NewDiskPolicy OnlineAll, and Set-Disk NUMBER -IsOffline $false; better take the CSI driver.',
      },
    ],
  },
  {
    id: 'V-14',
    about: 'mount propagation for Docker',
    kind: 'error',
    words: [
      ['invalid volume specification', ':ro,rslave'],
      ['invalid bind mount spec', ':ro,rslave'],
    ],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: verified('This kubelet sends mount propagation, which Windows does not have.', [
          'github kubernetes/kubernetes/issues/60274',
        ]),
        checks: [{ command: 'kubelet --version', shows: 'a release before 1.10' }],
        remedy: 'Take a newer kubelet.',
      },
    ],
  },
  {
    id: 'V-15',
    about: 'token at a path without a drive',
    kind: 'error',
    words: [['invalid volume specification', ':/var/run/secrets/kubernetes.io/serviceaccount']],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: inferred('cri-dockerd hands the path of the token to Docker without a drive.', [
          'github Mirantis/cri-dockerd/issues/446',
        ]),
        checks: [{ command: 'cri-dockerd --version', shows: 'a release with this fault' }],
        remedy: 'Take another release of cri-dockerd, or automountServiceAccountToken: false.',
      },
    ],
  },
]
