import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Messages of setups by hand, as threads about them print them. */
export const setupThreadSymptoms: readonly Symptom[] = [
  {
    id: 'U-01',
    about: 'log of policies of Antrea',
    kind: 'error',
    words: [
      ['Failed to initialize logger to audit Antrea Policies'],
      ['error creating new NetworkPolicy controller: open /var/log/antrea/networkpolicy'],
    ],
    printed: [{ by: 'antrea-agent', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'With AntreaPolicy the agent logs to /var/log/antrea/networkpolicy, which nobody makes on Windows; releases since April 2021 take the folder of their own log.',
          ['github antrea-io/antrea/issues/2050', 'github antrea-io/antrea/pull/2052'],
        ),
        checks: [{ command: 'Test-Path C:\\var\\log\\antrea\\networkpolicy', shows: 'False' }],
        remedy: 'Update Antrea, or make this folder on each Windows node.',
      },
    ],
  },
  {
    id: 'U-02',
    about: 'drive letters in mounts',
    kind: 'error',
    words: [['Invalid mode for /'], ['invalid mode: /']],
    printed: [{ by: 'docker', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'Host path and path in the container are put together with a colon: after that of a drive letter such as D:/ docker takes the rest for a mode.',
          ['github kubernetes/kubernetes/issues/59876'],
        ),
        checks: [
          {
            look: 'hostPath and mountPath of the pod',
            shows: 'a path with a letter, and one without',
          },
        ],
        remedy:
          'Give both with a drive letter and backslashes, or the path of the host without: /D/data.',
      },
    ],
  },
  {
    id: 'U-03',
    about: 'path that PowerShell does not find',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [["Cannot find path '", "' because it does not exist"]],
    printed: [{ by: 'PowerShell', in: 'console, log of a script' }],
    causes: [
      {
        cause: inferred(
          'The folder or file is not there: a step before failed, or it lies elsewhere.',
          ['github kubernetes-sigs/sig-windows-tools/issues/377'],
        ),
        checks: [{ command: 'Test-Path PATH', shows: 'False' }],
        remedy: 'Make it, or correct the path.',
      },
      {
        cause: verified(
          'A share is found by its address and not by its name: the pod has a gMSA, and HNS does not know EnableCompartmentNamespace on this node.',
          ['website#27131', 'github containerd/containerd/issues/8311'],
        ),
        checks: [
          {
            command:
              'reg query HKLM\\SYSTEM\\CurrentControlSet\\Services\\hns\\State /v EnableCompartmentNamespace',
            shows: 'missing, and the path is a share',
          },
        ],
        remedy: 'Set it to 1 (REG_DWORD) on the node, and create the pods again.',
      },
    ],
  },
]
