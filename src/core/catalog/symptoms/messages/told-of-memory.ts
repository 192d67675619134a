import { inferred } from '../../fact.ts'
import type { Symptom } from '../define.ts'

/** What people tell of programs of a node whose memory grows. */
export const toldOfMemorySymptoms: readonly Symptom[] = [
  {
    id: 'MM-01',
    about: 'memory of the kubelet',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'the memory or the handles of kubelet.exe grow with the pods' }],
    causes: [
      {
        cause: inferred(
          'The kubelet of 1.14.0 to 1.14.3 does not close the handles of containers that it opens.',
          [
            'github kubernetes/kubernetes/issues/78555',
            'github kubernetes/kubernetes/pull/78665',
            'github kubernetes/kubernetes/issues/78917',
            'github Azure/AKS/issues/1127',
          ],
        ),
        excluded: [{ kubernetes: { from: '1.15' } }],
        checks: [
          {
            command: 'Get-Process kubelet | Select WorkingSet, HandleCount',
            shows: 'both grow from hour to hour',
          },
        ],
        remedy: 'Go to 1.14.4 or newer; until then restart the kubelet now and then.',
      },
    ],
  },
  {
    id: 'MM-02',
    about: 'memory of the shim',
    kind: 'silent',
    words: [],
    printed: [
      {
        by: 'symptom',
        in: 'the memory of containerd-shim-runhcs-v1.exe grows where probes run commands',
      },
    ],
    causes: [
      {
        cause: inferred(
          'The shim of containerd before 1.6.13 keeps memory of every process that is started in a container, as each probe with a command does.',
          ['github microsoft/hcsshim/issues/1574', 'github Azure/AKS/issues/3405'],
        ),
        excluded: [{ containerd: { from: '1.6.13' } }],
        checks: [
          {
            command: 'Get-Process containerd-shim-runhcs-v1 | sort WorkingSet -desc',
            shows: 'shims of pods whose probes run commands on top',
          },
          { command: 'kubectl get nodes -o wide', shows: 'containerd before 1.6.13' },
        ],
        remedy:
          'Take a containerd from 1.6.13 on, or a newer image of the pool; until then probe by HTTP or TCP.',
      },
      {
        cause: inferred(
          'Shims before that of containerd 1.7.19 keep the handle of every process that is started in a container.',
          ['github containerd/containerd/issues/7375', 'github microsoft/hcsshim/issues/2217'],
        ),
        excluded: [{ containerd: { from: '1.7.19' } }],
        checks: [
          {
            command: 'Get-Process containerd-shim-runhcs-v1 | sort HandleCount -desc',
            shows: 'handles that grow with every probe',
          },
        ],
        remedy: 'Take a containerd from 1.7.19 on; until then probe by HTTP or TCP.',
      },
    ],
  },
]
