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
  {
    id: 'MM-03',
    about: 'OOMKilled of a Windows pod',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a pod for Windows is said to be OOMKilled' }],
    causes: [
      {
        cause: inferred(
          'Windows has no OOM killer, and no runtime there reports OOMKilled: a container that kubectl shows with that reason ran on a Linux node.',
          ['web-res', 'github moby/moby/issues/39611', 'github kubernetes/kubernetes/issues/30281'],
        ),
        checks: [
          { command: 'kubectl get pod POD -o wide', shows: 'a Linux node' },
          { command: 'kubectl describe pod POD', shows: 'Reason: OOMKilled, Exit Code: 137' },
        ],
        remedy:
          'Look at the node and the exit code of the container first; on a Linux node raise the limit there, or give the pod the nodeSelector kubernetes.io/os: windows.',
      },
      {
        cause: inferred(
          'On a Windows node the program itself gets no more memory: the limit of its container counts what it commits, and it ends with an error and a code of its own.',
          ['github microsoft/hcsshim/issues/2083', 'enhancements#848'],
        ),
        checks: [
          {
            command: 'kubectl logs POD --previous',
            shows: 'OutOfMemoryException, or that memory could not be allocated',
          },
          { command: 'kubectl top pod POD --containers', shows: 'use near the limit' },
        ],
        remedy:
          'Raise the memory limit with a request equal to it, or let the program use less; watch what it commits and not its working set.',
      },
      {
        cause: inferred(
          'The commit of the whole node is used up: Windows pages, and starts of further processes fail.',
          ['web-res', 'aks#1941'],
        ),
        checks: [
          {
            command: 'Get-Counter "\\Memory\\Committed Bytes","\\Memory\\Commit Limit"',
            shows: 'near the limit',
          },
        ],
        remedy:
          'Set memory limits for all pods, reserve memory for the system (--system-reserved), and enlarge the page file.',
      },
    ],
  },
]
