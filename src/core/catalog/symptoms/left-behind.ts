import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const sandboxNames = 'github containerd/containerd/issues/6095'

/** Messages about what an earlier run left behind. */
export const leftBehindSymptoms: readonly Symptom[] = [
  {
    id: 'LB-01',
    about: 'containerd that cannot take up its pods again',
    kind: 'error',
    words: [
      ['Failed to run CRI service', 'failed to recover state'],
      ['failed to recover state', 'Failed to run CRI service'],
    ],
    printed: [{ by: 'containerd', in: 'containerd log, at its start' }],
    causes: [
      {
        cause: verified(
          'containerd has two sandboxes or containers of one name on record, so that its CRI service ends at every start.',
          [sandboxNames, 'github containerd/containerd/issues/7247'],
        ),
        likely: [{ says: 'failed to reserve' }],
        excluded: [{ says: 'not found' }],
        checks: [
          {
            command: 'ctr.exe -n k8s.io containers list',
            shows: 'the ID behind “is reserved for”',
          },
        ],
        remedy:
          'Stop the kubelet, delete that container with ctr -n k8s.io containers delete ID, and start containerd. Where that does not help, move its root folder (C:\\ProgramData\\containerd\\root) away: images and containers are then made anew.',
      },
      {
        cause: inferred(
          'What containerd keeps of a sandbox or container is not whole, as after a power cut or a full disk.',
          ['github siderolabs/talos/issues/9496', 'github k3s-io/k3s/issues/5189'],
        ),
        likely: [{ says: 'not found' }, { says: 'failed to get metadata' }],
        checks: [{ command: 'Get-Volume -DriveLetter C', shows: 'no room left, or errors' }],
        remedy:
          'Make room, then stop the kubelet and containerd and move the root folder of containerd (C:\\ProgramData\\containerd\\root) away: images and containers are made anew.',
      },
      {
        cause: verified(
          'containerd ended abruptly while pods ran: their tasks still hold what the new start wants to take up.',
          ['github containerd/containerd/issues/5621'],
        ),
        checks: [{ command: 'ctr.exe -n k8s.io tasks list', shows: 'tasks from before' }],
        remedy: 'End these tasks with ctr -n k8s.io tasks kill, or reboot the node.',
      },
    ],
  },
  {
    id: 'E-22',
    about: 'files that a pod left',
    kind: 'warning',
    words: [
      ['rphaned pod', 'found, but error', 'when trying to remove the volumes dir'],
      ['rphaned pod', 'failed to rmdir()'],
      ['rphaned pod', 'still present on disk'],
      ['rphaned pod', 'found, but volumes are not cleaned up'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, every two seconds' }],
    causes: [
      {
        cause: verified(
          'Files stayed in a volume of a pod that ended, and the kubelet deletes no folder of volumes with files in it.',
          ['github kubernetes/kubernetes/pull/102576'],
        ),
        likely: [{ says: 'rmdir()' }, { says: 'still present on disk' }],
        excluded: [{ says: 'being used by another process' }],
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pods\\UID\\volumes -Recurse',
            shows: 'what is left; nothing of it may be mounted',
          },
        ],
        remedy: 'Once nothing is mounted there, delete the folder of that pod.',
      },
      {
        cause: inferred(
          'A process of the node still holds a file below the folder of the pod, such as a scanner, a log collector or a container that did not end.',
          ['github kubernetes/kubernetes/issues/105536'],
        ),
        likely: [{ says: 'being used by another process' }, { says: 'Access is denied' }],
        checks: [
          {
            command: 'crictl ps -a; hcsdiag list',
            shows: 'a container of the pod that still runs',
          },
        ],
        remedy:
          'Exclude the folder of the kubelet from the scanner; end what holds the file, or reboot the node. No pod of today is harmed.',
      },
      {
        cause: verified(
          'The pod was taken away while the node was off or the kubelet stopped, and a volume of it was not unmounted; kubelets before 1.28 stumble over what is left of it.',
          [
            'github kubernetes/kubernetes/issues/105536',
            'github kubernetes/kubernetes/issues/60987',
            'github kubernetes/kubernetes/pull/116134',
          ],
        ),
        likely: [{ says: 'not a directory' }],
        excluded: [{ says: 'being used by another process' }],
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pods\\UID\\volumes -Recurse -Depth 2',
            shows: 'folders of volumes, empty or with a link',
          },
        ],
        remedy:
          'Make sure that no volume is mounted there, since deleting would take its data; then delete the folder of that pod.',
      },
    ],
  },
]
