import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const kubeletLog = [{ by: 'kubelet', in: 'kubelet log' }]
const mountOfWindows =
  'github kubernetes/kubernetes/blob/00e6f240ec5e0177c2f6728640cad4430d2f780e/staging/src/k8s.io/mount-utils/mount_windows.go'
const subpath =
  'github kubernetes/kubernetes/blob/073f9ea33a93ddaecdc2e829150fb715f6387399/pkg/volume/util/subpath/subpath_windows.go'

/** What goes wrong with volumes, shares and disks, whoever prints it. */
export const volumesSymptoms: readonly Symptom[] = [
  {
    id: 'KT-05',
    about: 'subPath outside of its volume',
    kind: 'error',
    words: [['SubPath "', 'not within volume path']],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'Below the subPath stands a link that leads out of the volume, which the kubelet refuses.',
          [
            'github kubernetes/kubernetes/blob/073f9ea33a93ddaecdc2e829150fb715f6387399/pkg/volume/util/subpath/subpath_windows.go',
          ],
        ),
        checks: [{ command: 'Get-Item PATH | Select Target, LinkType', shows: 'a link' }],
        remedy: 'Put a real folder in its place, or mount the target itself.',
      },
    ],
  },
  {
    id: 'W-75',
    about: 'secret that a volume names',
    kind: 'error',
    words: [['fetching NodeStageSecretRef', 'failed', 'not found']],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The PersistentVolume names a Secret for its driver that is not in the namespace which it names; that of the pod does not matter here.',
          [
            'github kubernetes/kubernetes/blob/4cb9cbb38080adb5e33cc071d3f2b786ab5f0f1e/pkg/volume/csi/csi_attacher.go',
          ],
        ),
        checks: [
          {
            command: 'kubectl get pv VOLUME -o jsonpath={.spec.csi.nodeStageSecretRef}',
            shows: 'a namespace without this Secret',
          },
        ],
        remedy:
          'Make the Secret in that namespace, or make the volume anew with the namespace that has it; of a storage class csi.storage.k8s.io/node-stage-secret-namespace says it.',
      },
    ],
  },
  {
    id: 'KT-06',
    about: 'left link of a volume',
    kind: 'error',
    words: [
      ['mount_windows.go', 'mklink failed', 'Cannot create a file when that file already exists'],
      ['mount_windows.go', 'symlink failed', 'Cannot create a file when that file already exists'],
    ],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'Where the link to the share shall stand there is something already: the folder or link of an earlier attempt.',
          [mountOfWindows],
        ),
        checks: [{ command: 'cmd /c dir TARGET', shows: 'a folder, or a <SYMLINKD>' }],
        remedy:
          'Delete the pod, then what is left at the target: cmd /c rmdir TARGET removes a link and not what it leads to.',
      },
    ],
  },
  {
    id: 'KT-14',
    about: 'account of a mounted share',
    kind: 'error',
    words: [['IsCorruptedMnt failed with ERROR_LOGON_FAILURE']],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'Password or key of the share were changed while pods had it: the node cannot open the mount any more. Kubelets that print this unmount it all the same; older ones leave the pod Terminating.',
          ['github kubernetes/kubernetes/issues/75025', 'github kubernetes/kubernetes/pull/75087'],
        ),
        checks: [{ command: 'Get-SmbGlobalMapping', shows: 'the share, not OK' }],
        remedy:
          'Put the new key into the Secret, remove the mapping (Remove-SmbGlobalMapping -RemotePath SHARE -Force), and make the pods again.',
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
    id: 'R-113',
    about: 'share without rights',
    kind: 'error',
    words: [['failed to generate spec: failed to stat', 'kubernetes.io~csi', 'Access is denied']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The share is mounted, but the account has no right on its folder: not given, or given after the connection that the node already has to this server with that account.',
          ['github kubernetes-csi/csi-driver-smb/issues/762'],
        ),
        checks: [
          { command: 'Get-SmbGlobalMapping; dir \\\\SERVER\\SHARE', shows: 'on the node: denied' },
        ],
        remedy:
          'Give the account rights on share and folder. Drain the node and remove its mappings to that server (Remove-SmbGlobalMapping), so that it signs in anew.',
      },
    ],
  },
  {
    id: 'R-132',
    about: 'subPath on a share',
    kind: 'error',
    words: [
      ['cannot read link', 'kubernetes.io~azure-file', 'The system cannot find the file'],
      ['cannot read link', 'kubernetes.io~csi', 'The system cannot find the file'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The kubelet looks for where a subPath leads, and cannot follow the link to a share: those of 1.9 to 1.11 fail there.',
          ['github kubernetes/kubernetes/issues/65890'],
        ),
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'subPath in a volumeMount' }],
        remedy: 'Mount the whole share and use the folder inside, or take a newer kubelet.',
      },
    ],
  },
  {
    id: 'R-163',
    about: 'clean-up of subPath',
    kind: 'error',
    words: [['error cleaning subPath mounts', '\\volume-subpaths\\']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet of a Windows node cannot take away the folders of several mounts with subPath, so that the pod stays in Terminating.',
          [
            'github Azure/AKS/issues/4309',
            'github microsoft/Windows-Containers/issues/518',
            'github kubernetes/kubernetes/issues/112630',
          ],
        ),
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'several volumeMounts with subPath' },
        ],
        remedy:
          'Mount whole folders in place of subPath, or one volume with all files; delete the pod that hangs with --force.',
      },
    ],
  },
  {
    id: 'C-01',
    about: 'volume of containerd',
    kind: 'error',
    words: [['only NTFS volumes are supported']],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'The root of containerd lies on a volume that is not NTFS, so its snapshotter for Windows images does not load.',
          ['ctrd-code plugins/snapshots/windows/windows.go#L76-L83'],
        ),
        checks: [{ command: 'Get-Volume', shows: 'FileSystemType of that drive: ReFS, FAT32' }],
        remedy: 'Move root to an NTFS volume.',
      },
    ],
  },
  {
    id: 'C-04',
    about: 'link of a volume',
    kind: 'error',
    outerTo: ['M-STO-05'],
    words: [
      ['failed to resolve symlink', 'The system cannot find the path specified'],
      ['failed to resolve symlink', 'The system cannot find the file specified'],
    ],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'containerd of this line does not follow a link to a disk without a drive letter, which is what volumes of a disk are; newer ones do.',
          ['github containerd/containerd/issues/5405', 'github kubernetes/kubernetes/issues/99342'],
        ),
        likely: [
          { says: 'kubernetes.io\\azure-disk' },
          { says: 'kubernetes.io\\aws-ebs' },
          { says: 'kubernetes.io\\gce-pd' },
        ],
        checks: [
          {
            command: 'containerd.exe --version',
            shows: 'an old line; the volume is of an in-tree plug-in or of a CSI driver',
          },
        ],
        remedy: 'Update containerd, and use the CSI driver in place of the in-tree plug-in.',
      },
      {
        cause: inferred(
          'The link to an SMB share ends without a backslash, as older kubelets and csi-proxy made it.',
          ['github kubernetes/kubernetes/issues/94213'],
        ),
        likely: [{ says: 'azure-file' }],
        checks: [
          {
            command: 'cmd /c dir PATH',
            shows: 'the target in brackets: \\\\SERVER\\\\SHARE without a backslash behind it',
          },
        ],
        remedy: 'Update the kubelet and csi-proxy.',
      },
      {
        cause: inferred(
          'What the volume points to is gone: a disk that was detached, a share that was disconnected.',
          ['ctrd-code internal/cri/opts/spec_windows_opts.go#L68-L74'],
        ),
        checks: [{ command: 'cmd /c dir PATH', shows: 'the target does not open' }],
        remedy: 'Delete the pod, so that the volume is mounted anew.',
      },
    ],
  },
  {
    id: 'C-65',
    about: 'link of a volume',
    kind: 'error',
    words: [['attacher.MountDevice failed to create dir', 'exists but is not a directory']],
    printed: [{ by: 'kubelet', in: 'kubelet log, pod events' }],
    causes: [
      {
        cause: verified(
          'The folder globalmount is a link that was left when the kubelet ended, and the kubelet takes it for no mount.',
          ['github kubernetes/kubernetes/issues/130300'],
        ),
        checks: [
          {
            command: 'Get-Item PATH | select LinkType,Target',
            shows: 'SymbolicLink or Junction, to a volume',
          },
        ],
        remedy:
          'Stop the kubelet, take the link away with cmd /c rmdir PATH (which leaves the volume), and start it again.',
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
    id: 'N-37',
    about: 'disk that stays read-only',
    kind: 'error',
    words: [['media is write protected']],
    printed: [{ by: 'Windows', in: 'the program that writes, driver log' }],
    causes: [
      {
        cause: inferred(
          'Windows keeps a shared disk that came from another node offline or read-only.',
          ['github kubernetes-sigs/vsphere-csi-driver/issues/1631'],
        ),
        checks: [
          {
            command: 'Get-StorageSetting; Get-Disk | select IsReadOnly',
            shows: 'OfflineShared; True',
          },
        ],
        remedy: 'Set-StorageSetting -NewDiskPolicy OnlineAll, and start the pod anew.',
      },
    ],
  },
  {
    id: 'A-03',
    about: 'disk of another node',
    kind: 'error',
    words: [['Multi-Attach error for volume']],
    passedBy: ['AttachVolume.Attach succeeded'],
    printed: [{ by: 'attach/detach controller', in: 'event FailedAttachVolume' }],
    causes: [
      {
        cause: inferred(
          'The disk can be at one node at a time, and is still attached to that of an earlier pod, which runs, ends, or whose node is gone.',
          ['github kubernetes-sigs/aws-ebs-csi-driver/issues/1001'],
        ),
        checks: [{ command: 'kubectl get volumeattachments', shows: 'the other node' }],
        remedy:
          'Delete the earlier pod and wait; a node that is gone holds it for minutes. For several nodes take a share.',
      },
    ],
  },
  {
    id: 'A-12',
    about: 'container without SMB of its own',
    kind: 'error',
    words: [
      ['System error 1783 has occurred'],
      ['System error 1312 has occurred'],
      ['A specified logon session does not exist'],
    ],
    printed: [{ by: 'net use', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'A share is mapped inside a container, which does not work in every Windows; the node maps shares for its containers.',
          ['github Azure/acs-engine/issues/1737'],
        ),
        checks: [{ command: 'New-SmbGlobalMapping', shows: 'on the node: it works' }],
        remedy: 'Map it on the node with New-SmbGlobalMapping, or use the CSI driver for SMB.',
      },
      {
        cause: verified('The account in the secret of the driver stands without a domain.', [
          'smb-known-issues',
        ]),
        likely: [{ says: 'SmbGlobalMapping' }],
        checks: [{ look: 'username in the secret', shows: 'no domain before the name' }],
        remedy: String.raw`Write the account as DOMAIN\NAME; a made-up domain will do.`,
      },
    ],
  },
  {
    id: 'W-05',
    about: 'subPath that the kubelet cannot check',
    kind: 'error',
    words: [
      ['subPath', 'cannot evaluate link'],
      ['subPath', 'cannot lock path'],
      ['is an unexpected symlink after EvalSymlinks'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The kubelet asks PowerShell where the folder leads, and got no answer: it is not there, or powershell is not in its PATH.',
          [subpath],
        ),
        likely: [{ says: 'cannot evaluate link' }],
        excluded: [{ says: 'cannot lock path' }, { says: 'unexpected symlink' }],
        checks: [
          { command: 'powershell -c "(Get-Item -Force FOLDER).LinkType"', shows: 'an error' },
        ],
        remedy:
          'Let the folder exist before the pod starts; put PowerShell into the kubelet’s PATH.',
      },
      {
        cause: verified(
          'The kubelet opens every folder of the subPath so that nobody may write to it meanwhile: it is missing, or another program has it open.',
          [subpath],
        ),
        likely: [{ says: 'cannot lock path' }],
        excluded: [{ says: 'cannot evaluate link' }, { says: 'unexpected symlink' }],
        checks: [{ command: 'Test-Path FOLDER', shows: 'False, or a program has it open' }],
        remedy:
          'Make the folder; exempt the kubelet’s folder from scanners; else mount without subPath.',
      },
      {
        cause: verified('A folder of the subPath is a link, which the kubelet refuses there.', [
          subpath,
        ]),
        likely: [{ says: 'unexpected symlink' }],
        excluded: [{ says: 'cannot evaluate link' }, { says: 'cannot lock path' }],
        checks: [{ command: 'Get-ChildItem FOLDER | Select LinkType,Target', shows: 'a link' }],
        remedy: 'Name the folder itself, or mount the volume without subPath.',
      },
    ],
  },
  {
    id: 'E-24',
    about: 'claim without a class',
    kind: 'error',
    words: [['no persistent volumes available for this claim and no storage class is set']],
    printed: [{ by: 'persistentvolume-controller', in: 'events of the claim' }],
    causes: [
      {
        cause: inferred(
          'The claim names no StorageClass, none is the default, and no volume that exists fits it.',
          ['k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go'],
        ),
        checks: [{ command: 'kubectl get sc', shows: 'none, or none with (default)' }],
        remedy: 'Name a class whose driver runs on Windows nodes, or make a volume by hand.',
      },
    ],
  },
  {
    id: 'D-09',
    about: 'backup of volumes',
    kind: 'error',
    words: [['daemonset pod not found in running state in node']],
    printed: [{ by: 'velero', in: 'log of a backup' }],
    causes: [
      {
        cause: inferred(
          'No node-agent of Velero runs on this node: before 1.16 there is none for Windows, and 1.16 does not back up file systems there.',
          [
            'github velero-io/velero/issues/8417',
            'github velero-io/velero/issues/8424',
            'github vmware-tanzu/helm-charts/issues/614',
          ],
        ),
        checks: [{ command: 'kubectl get pods -n velero -o wide', shows: 'none on this node' }],
        remedy: 'Leave volumes of Windows pods out, or take CSI snapshots of them with 1.16.',
      },
    ],
  },
  {
    id: 'UB-05',
    about: 'disk of a CSI driver',
    kind: 'error',
    words: [['failed to resolve path for mount source', 'Incorrect function']],
    printed: [{ by: 'containerd 1.7.4 and newer', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'containerd 1.7.4 and newer resolve the source of a mount, and fail at a volume that a CSI driver gives by its GUID path (\\\\?\\Volume{…}); 1.7.3 did not.',
          ['github containerd/containerd/issues/10001', 'github containerd/containerd/pull/8926'],
        ),
        checks: [{ command: 'containerd --version', shows: '1.7.4 or newer' }],
        remedy: 'Use a patch of containerd that mends it, or 1.7.3 until then.',
      },
    ],
  },
  {
    id: 'D-41',
    about: 'mount without its volume',
    kind: 'error',
    words: [['volumeMounts[', '].name: Not found:']],
    printed: [{ by: 'API server', in: 'output of kubectl apply or helm' }],
    causes: [
      {
        cause: inferred(
          'A container mounts a volume that the pod does not declare, as where a chart leaves the volume out for Windows, but not the mount.',
          ['github DataDog/helm-charts/issues/729'],
        ),
        checks: [
          { command: 'helm template CHART -f VALUES', shows: 'no volume of the name in quotes' },
        ],
        remedy: 'Declare the volume or take the mount out; of a chart, take another version.',
      },
    ],
  },
  {
    id: 'D-20',
    about: 'volume of docker-compose',
    kind: 'error',
    words: [['invalid volume spec "', 'invalid volume specification']],
    printed: [{ by: 'docker-compose', in: 'its output' }],
    causes: [
      {
        cause: inferred('docker-compose writes C:\\ as /c/, for containers of Linux.', [
          'github docker/compose/issues/4012',
        ]),
        likely: [{ says: 'volume spec "/' }],
        checks: [{ command: 'docker-compose version', shows: '1.9 or older' }],
        remedy: 'Update docker-compose.',
      },
      {
        cause: inferred('The folder is no full path of Windows, or the client is not on Windows.', [
          'github StefanScherer/windows-docker-machine/issues/16',
        ]),
        excluded: [{ says: 'volume spec "/' }],
        checks: [{ look: 'volumes of the service', shows: 'C:data, or none with a drive' }],
        remedy: 'Write it as C:\\data.',
      },
    ],
  },
  {
    id: 'WT-08',
    about: 'rights of a fresh volume',
    kind: 'error',
    words: [[String.raw`BUILTIN\Users:(OI)(CI)(RX)`, String.raw`BUILTIN\Users:(CI)(AD)`]],
    printed: [{ by: 'icacls', in: 'output for the folder of a volume' }],
    causes: [
      {
        cause: inferred(
          'A fresh NTFS volume lets Users, to whom ContainerUser belongs, make folders in its root and no files; in a folder of their own they write.',
          [
            'github kubernetes-csi/csi-proxy/issues/382',
            'github kubernetes/kubernetes/issues/131341',
          ],
        ),
        checks: [
          {
            command: 'whoami; icacls FOLDER',
            shows: 'ContainerUser, and Users without (WD) for the folder itself',
          },
        ],
        remedy:
          'Write into a folder below the root, or grant once as ContainerAdministrator: icacls FOLDER /grant Users:(OI)(CI)M.',
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
    id: 'UB-13',
    about: 'file system of the other system',
    kind: 'error',
    words: [
      ['mount -t ext4', 'wrong fs type'],
      ['mount -t xfs', 'wrong fs type'],
      ['Mounting arguments: -t ext4', 'wrong fs type'],
      ['-t ext4', 'unknown filesystem type', 'ntfs'],
      ['failed to mount the volume as "ext4"', 'ntfs'],
      ['wrong fs type, bad option, bad superblock'],
    ],
    printed: [{ by: 'kubelet on Linux, CSI drivers', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The disk holds another file system than the claim asks for, or a damaged one, or the program to mount it is missing on the node.',
          ['github Azure/AKS/issues/2065'],
        ),
        checks: [{ command: 'blkid /dev/sdX; dmesg', shows: 'the type, and what the kernel says' }],
        remedy: 'Set fsType to what the disk has, or repair it.',
      },
      {
        cause: inferred(
          'The disk was formatted with NTFS while the pod stood on a Windows node, and Linux is to mount it as ext4.',
          ['github Azure/AKS/issues/2065'],
        ),
        likely: [{ observed: 'a pod that was on a Windows node' }, { says: 'ntfs' }],
        excluded: [{ says: '-t nfs' }, { says: '-t cifs' }, { says: 'cifs-utils' }],
        checks: [{ command: 'blkid /dev/sdX', shows: 'on the Linux node: TYPE="ntfs"' }],
        remedy:
          'Keep the pod on Linux (nodeSelector kubernetes.io/os: linux), delete the claim, and let a new disk be made; copy what is on the old one first.',
      },
    ],
  },
  {
    id: 'CV-01',
    about: 'folder of the host in a container',
    kind: 'error',
    words: [
      ['docker run', ':C:', 'Access is denied'],
      ['docker run', ':C:', 'UnauthorizedAccessException'],
      ['docker run', ':C:', 'Access to the path', 'is denied'],
      ['docker run', '--mount', 'Access is denied'],
      ['ContainerUser', 'docker run', 'is denied'],
    ],
    wordsInferred: true,
    printed: [{ by: 'programs in containers', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'ContainerUser, the user of nanoserver images, has at a mounted folder of the host or at a volume only the rights that the folder has on the host.',
          [
            'github dotnet/dotnet-docker/issues/569',
            'github docker/for-win/issues/13539',
            'github containerd/containerd/issues/6183',
          ],
        ),
        excluded: [{ says: 'pipe/' }, { says: 'error during connect' }, { says: 'mklink' }],
        checks: [
          {
            command: 'whoami in the container; icacls FOLDER on the host',
            shows: 'ContainerUser, and no right for Users or Everyone',
          },
        ],
        remedy: String.raw`Give the right on the host (icacls FOLDER /grant "Authenticated Users:(OI)(CI)M"), or run the container with --user ContainerAdministrator.`,
      },
    ],
  },
  {
    id: 'AF-01',
    about: 'share that shows no files',
    kind: 'silent',
    words: [
      ['azure', 'is empty', 'although the share'],
      ['azure', 'is empty', 'but the share'],
      ['azure', 'is empty', 'though the share'],
      ['azure', 'empty directory', 'share'],
      ['azure', 'empty folder', 'share'],
    ],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'the folder of an Azure file share is empty in the pod' }],
    causes: [
      {
        cause: inferred(
          'Up to Kubernetes 1.9 the kubelet of Windows says nothing where New-SmbGlobalMapping fails, as with a wrong account or key: the pod gets an empty folder of the node.',
          ['github kubernetes/kubernetes/pull/59540'],
        ),
        likely: [{ kubernetes: { through: '1.9' } }],
        excluded: [{ kubernetes: { from: '1.10' } }],
        checks: [
          { command: 'Get-SmbGlobalMapping, on the node', shows: 'no line for the share' },
          { look: 'name and key of the storage account in the secret', shows: 'not those of it' },
        ],
        remedy: 'Mend the secret, and take a release that tells the error.',
      },
      {
        cause: inferred(
          String.raw`With containerd a mountPath that is only a drive (S:) becomes a folder below C: (C:\S), so that the drive that the program reads is another one.`,
          ['github kubernetes-sigs/azurefile-csi-driver/issues/923'],
        ),
        excluded: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        checks: [{ look: 'mountPath of the container', shows: 'a drive alone' }],
        remedy: String.raw`Write the mountPath as a folder, such as C:\data.`,
      },
    ],
  },
]
