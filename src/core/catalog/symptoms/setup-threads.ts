import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** The first word is a flag. */
const argument = [{ says: "'--" }]

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
  {
    id: 'U-04',
    about: 'kubectl cp with a drive letter',
    kind: 'error',
    words: [['one of src or dest must be a local file specification']],
    printed: [{ by: 'kubectl', in: 'console' }],
    causes: [
      {
        cause: verified(
          'kubectl takes what stands before a colon for a pod, and so the letter of a drive too.',
          ['github kubernetes/kubectl/issues/1406', 'github kubernetes/kubernetes/issues/101985'],
        ),
        checks: [{ look: 'the paths of the call', shows: 'C:\\ on this side' }],
        remedy: 'Go to the folder, and give a path without a letter.',
      },
    ],
  },
  {
    id: 'U-05',
    about: 'word that cmd.exe cannot start',
    kind: 'error',
    general: 'reason',
    words: [["' is not recognized as an internal or external command"]],
    printed: [{ by: 'cmd.exe', in: 'log of the container, console' }],
    causes: [
      {
        cause: verified(
          'The image has a CMD and no ENTRYPOINT: args of the pod take the place of its program, so that cmd.exe starts their first word.',
          ['github prometheus-community/windows_exporter/issues/1391'],
        ),
        likely: argument,
        checks: [{ command: 'docker inspect IMAGE', shows: 'Entrypoint null' }],
        remedy: 'Name the program in command of the pod, or give the image an ENTRYPOINT.',
      },
      {
        cause: inferred('The image has no program of this name, or not in its PATH.', [
          'github microsoft/Windows-Containers/issues/252',
        ]),
        excluded: argument,
        checks: [{ command: 'kubectl exec POD -- cmd /c where PROGRAM', shows: 'not found' }],
        remedy: 'Give the full path, or take an image that has it; nanoserver has no PowerShell.',
      },
    ],
  },
  {
    id: 'U-06',
    about: 'program in a container of Linux',
    kind: 'error',
    words: [
      ['OCI runtime', 'executable file not found in $PATH'],
      ['starting container process', 'executable file not found in $PATH'],
    ],
    printed: [{ by: 'runc', in: 'pod events, kubectl exec' }],
    causes: [
      {
        cause: inferred(
          'The container is one of Linux, as $PATH and OCI tell, and has no such program: powershell and cmd are of Windows.',
          ['github docker/for-win/issues/2108'],
        ),
        likely: [{ says: 'powershell' }, { says: '"pwsh' }, { says: '"cmd' }, { says: '.exe' }],
        checks: [{ command: 'kubectl get pod POD -o wide', shows: 'a node of Linux' }],
        remedy:
          'Use sh there; give the pod a nodeSelector and an image for Windows if it is to run on Windows.',
      },
    ],
  },
  {
    id: 'U-07',
    about: 'network of Calico in HNS',
    kind: 'error',
    words: [['Could not find vxlan0 in V2']],
    printed: [{ by: 'calico-node', in: 'log of node' }],
    causes: [
      {
        cause: inferred(
          'Networks that were left over in HNS, or adapters in a team, keep Calico from its own network.',
          ['github projectcalico/calico/issues/9120'],
        ),
        checks: [{ command: 'Get-HnsNetwork; Get-NetLbfoTeam', shows: 'old networks; a team' }],
        remedy: 'Mend the team; remove the old networks, restart hns and then calico-node.',
      },
    ],
  },
  {
    id: 'GE-01',
    about: 'path of Linux before a mount of Windows',
    kind: 'error',
    words: [
      ["invalid volume specification: '/", ':c:/host'],
      ['invalid volume specification:', "\\/opt:c:/host/opt'"],
    ],
    printed: [{ by: 'Docker', in: 'log of the agent of Rancher' }],
    causes: [
      {
        cause: inferred(
          'The cluster of RKE has a prefix_path, which the agent puts before the paths of Windows too.',
          ['github rancher/rancher/issues/25108', 'github rancher/rancher/issues/28440'],
        ),
        checks: [{ look: 'cluster.yml', shows: 'prefix_path, and no win_prefix_path' }],
        remedy: 'Add win_prefix_path with a path of Windows, or leave prefix_path out.',
      },
    ],
  },
  {
    id: 'GE-02',
    about: 'profile of RKE2',
    kind: 'error',
    outerTo: ['KT-13'],
    words: [['open /proc/sys/kernel/', 'The system cannot find the path specified']],
    printed: [{ by: 'RKE2 agent', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The file of the Windows agent has a profile, as cis: the agent then looks for settings of the kernel of Linux. Later releases leave it out on Windows.',
          ['github rancher/rke2/issues/3566'],
        ),
        checks: [{ look: 'C:\\etc\\rancher\\rke2\\config.yaml', shows: 'profile' }],
        remedy: 'Remove profile from the file of the Windows agent; the servers keep theirs.',
      },
    ],
  },
  {
    id: 'GE-03',
    about: 'token of a role in EKS',
    kind: 'error',
    words: [['webIdentityTokenFile must be an absolute path']],
    printed: [{ by: 'AWS SDK for .NET', in: 'log of the application' }],
    causes: [
      {
        cause: inferred(
          'AWS_WEB_IDENTITY_TOKEN_FILE has the path of Linux, /var/run/secrets/…: the webhook took the pod for one of Linux, as for one without the node selector of Windows, or the SDK asks for a drive.',
          ['github aws/amazon-eks-pod-identity-webhook/issues/57'],
        ),
        checks: [
          { command: 'kubectl describe pod', shows: 'AWS_WEB_IDENTITY_TOKEN_FILE with /var' },
        ],
        remedy:
          'Give the pod the node selector kubernetes.io/os: windows, update the SDK, or set the variable with C:\\ yourself.',
      },
    ],
  },
]
