import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

/** Messages of HostProcess pods. */
export const hostProcessSymptoms: readonly Symptom[] = [
  {
    id: 'M-HPC-01',
    about: 'user token',
    kind: 'error',
    outerTo: ['C-13'],
    words: [['failed to create user process token'], ['failed to logon user: Access is denied']],
    codes: ['H-80070534', 'H-80070569'],
    printed: [{ by: 'hcsshim', in: 'pod events (kubectl describe pod)' }],
    versions: { of: 'kubernetes', from: '1.22' },
    causes: [
      {
        cause: verified('containerd runs below a user account, even an administrator’s.', [
          'w-create-hostprocess-pod',
          'website#33838',
        ]),
        likely: [
          { says: 'failed to logon user: Access is denied' },
          { told: 'containerd.account' },
        ],
        checks: [
          {
            command: 'sc.exe qc containerd',
            shows: 'SERVICE_START_NAME: not LocalSystem / LocalService',
          },
        ],
        remedy: 'Run containerd as LocalSystem.',
      },
      {
        cause: verified('runAsUserName is neither an account nor a local group of the host.', [
          'hcsshim-logon#L109-L157',
          'w-create-hostprocess-pod',
        ]),
        likely: [
          { says: 'No mapping between account names and security IDs' },
          { says: 'The group name could not be found' },
        ],
        excluded: [{ says: 'Access is denied' }],
        checks: [{ command: 'net localgroup; net user', shows: 'missing' }],
        remedy:
          'Take NT AUTHORITY\\SYSTEM, Local service, NetworkService or a local group that exists.',
      },
      {
        cause: verified(
          'runAsUserName is an account that has a password; containerd logs on without it, which only the accounts of NT AUTHORITY and members of a local group can.',
          ['hcsshim-logon#L132-L157'],
        ),
        likely: [{ says: 'The user name or password is incorrect' }],
        excluded: [
          { says: 'Access is denied' },
          { says: 'invalid user string' },
          { says: 'No mapping between account names and security IDs' },
        ],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'runAsUserName: a user of the host or domain',
          },
        ],
        remedy:
          'Take NT AUTHORITY\\SYSTEM, or name a local group: the container then runs as an account of its own in that group.',
      },
      {
        cause: verified('runAsUserName has more than one backslash.', ['hcsshim-logon#L132-L141']),
        likely: [{ says: 'invalid user string' }],
        excluded: [{ says: 'failed to logon user' }, { says: 'failed to create local account' }],
        checks: [{ look: 'runAsUserName', shows: 'two backslashes, as of a quoted text' }],
        remedy: String.raw`Write DOMAIN\USER with one backslash; in YAML without quotes or in single ones.`,
      },
    ],
  },
  {
    id: 'M-HPC-03',
    about: 'token path',
    kind: 'error',
    words: [
      [
        'open /var/run/secrets/kubernetes.io/serviceaccount/token: The system cannot find the path specified',
      ],
      ['serviceaccount/token: The system cannot find'],
      [String.raw`kubernetes.io\serviceaccount\token: The system cannot find`],
    ],
    codes: ['H-80070003'],
    printed: [{ by: 'agent in a HostProcess pod', in: 'pod log' }],
    versions: { of: 'kubernetes', from: '1.22' },
    causes: [
      {
        cause: verified(
          'Below containerd 1.7 volumes lie below the pod’s mount point and not at their usual path.',
          ['k8s#104562'],
        ),
        likely: [{ containerd: '1.6' }, { observed: 'HostProcess pod' }],
        excluded: [{ containerd: { from: '1.7' } }],
        checks: [{ command: 'containerd --version', shows: '1.6.x' }],
        remedy: 'Take containerd 1.7, or a path with CONTAINER_SANDBOX_MOUNT_POINT.',
      },
      {
        cause: inferred('The pod has no token: automountServiceAccountToken is false.', [
          'k8s#104562',
        ]),
        likely: [{ observed: 'not a HostProcess pod' }, { containerd: { from: '1.7' } }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'automountServiceAccountToken, volumes kube-api-access: false, volume missing',
          },
        ],
        remedy: 'Switch it on for this pod.',
      },
      {
        cause: verified(
          'The program runs on another drive than C:, where the path without a drive, as client-go has it, leads to nothing: the token is on C:.',
          ['github kubernetes/kubernetes/issues/104443'],
        ),
        likely: [{ told: 'workload.workingDir' }],
        checks: [{ look: 'workingDir of the container, or WORKDIR of the image', shows: 'D:' }],
        remedy: 'Start the program from a folder of C:.',
      },
    ],
  },
  {
    id: 'M-HPC-04',
    about: 'mixed pod',
    kind: 'error',
    words: [
      ['pod spec and all containers inside must have the HostProcess field set to be valid'],
      ['cannot create a normal process isolated container if the pod sandbox is a job container'],
      ['pod hostProcess value must be identical if both are specified'],
      [
        'pod contains any hostProcess containers then all containers must be HostProcess containers',
      ],
      ['hostNetwork must be true if pod contains any hostProcess containers'],
    ],
    printed: [
      { by: 'containerd, shim', in: 'pod events (kubectl describe pod)' },
      { by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' },
    ],
    causes: [
      {
        cause: verified(
          'One pod mixes HostProcess and normal containers, perhaps through an injected sidecar.',
          ['ctrd-container_create#L949-L955', 'hcsshim-pod#L517', 'smb-1.32'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'hostProcess of pod and each container: mixed',
          },
        ],
        remedy: 'Make all of them HostProcess or none, and keep sidecars out.',
      },
      {
        cause: verified('A HostProcess pod does not say hostNetwork: true.', ['smb-1.32']),
        likely: [{ says: 'hostNetwork must be true' }],
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'hostNetwork of the pod' }],
        remedy: 'Set hostNetwork: true in the pod.',
      },
    ],
  },
  {
    id: 'M-HPC-05',
    about: 'with Hyper-V',
    kind: 'error',
    words: [['UVM does not support HostProcess containers']],
    printed: [{ by: 'shim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('A HostProcess pod names a RuntimeClass for Hyper-V.', [
          'hcsshim-pod#L504',
        ]),
        likely: [{ decision: 'isolation', is: ['hyperv'] }],
        checks: [{ look: 'runtimeClassName', shows: 'hypervisor handler' }],
        remedy: 'Remove the RuntimeClass.',
      },
    ],
  },
  {
    id: 'M-HPC-06',
    about: 'pipe or socket mount',
    kind: 'error',
    words: [['named pipe mounts not supported for job containers']],
    printed: [{ by: 'shim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('A HostProcess pod mounts a named pipe or socket.', [
          'hcsshim-mounts#L48',
          'w-create-hostprocess-pod',
        ]),
        checks: [{ look: 'volumes', shows: '\\\\.\\pipe\\...' }],
        remedy: 'Use the host’s pipe directly.',
      },
    ],
  },
  {
    id: 'M-HPC-07',
    about: 'bind root',
    kind: 'error',
    words: [['failed to bind rootfs to']],
    printed: [{ by: 'shim', in: 'pod events (kubectl describe pod)' }],
    versions: { of: 'containerd', from: '1.7' },
    causes: [
      {
        cause: inferred(
          'The image could not be bound to the root path of HostProcess containers (C:\\hpc by default): the path is taken, locked or forbidden.',
          ['hcsshim-storage#L83', 'hcsshim-annotations#L235', 'hcsshim-jobcontainer#L173-L178'],
        ),
        likely: [{ containerd: '1.7' }, { decision: 'windowsRelease', is: ['ltsc2019'] }],
        checks: [
          {
            command: 'dir C:\\hpc; cmd /c ver; containerd --version',
            shows: 'a file or foreign folder C:\\hpc',
          },
        ],
        remedy:
          'See which HostProcess pods use C:\\hpc before anything is removed there; then take the newest Windows update and containerd, or set the annotation microsoft.com/hostprocess-rootfs-location.',
      },
    ],
  },
  {
    id: 'M-HPC-08',
    about: 'ImagePull HPC',
    kind: 'error',
    outerTo: ['S-24'],
    words: [['-hostprocess: not found'], ['sigwindowstools/kube-proxy', 'not found']],
    wordsInferred: true,
    printed: [{ by: 'pull of sigwindowstools images', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('The tag was not built (yet), or a placeholder was not replaced.', [
          'calico#11990',
          'cluster-api-provider-azure#2344',
        ]),
        checks: [
          {
            look: 'image tag in the manifest',
            shows: 'KUBE_PROXY_VERSION, or a patch that was published days ago only',
          },
        ],
        remedy: 'Take the newest existing patch of the same minor.',
      },
    ],
  },
  {
    id: 'M-HPC-09',
    about: 'old containerd and HPC image',
    kind: 'error',
    weak: 'name',
    words: [['windows-host-process-containers-base-image']],
    printed: [{ by: 'pull of a HostProcess image', in: 'pod events (kubectl describe pod)' }],
    versions: { of: 'containerd', through: '1.6.17' },
    causes: [
      {
        cause: verified(
          'containerd before 1.6.18 cannot import images built on the HostProcess base.',
          ['an-doc'],
        ),
        likely: [{ containerd: '1.6' }, { observed: 'the pull fails' }],
        checks: [{ command: 'containerd --version', shows: 'below 1.6.18' }],
        remedy: 'Take 1.6.18 or newer, better 1.7.',
      },
    ],
  },
  {
    id: 'C-32',
    about: 'gate for HostProcess',
    kind: 'error',
    words: [
      [
        "pod contains HostProcess containers but feature 'WindowsHostProcessContainers' is not enabled",
      ],
    ],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The gate WindowsHostProcessContainers is off on the kubelet of this node.',
          [
            'github kubernetes/kubernetes/blob/05c351a9037bd79bf88c56171a951c3097b658da/pkg/kubelet/kuberuntime/kuberuntime_container_windows.go',
          ],
        ),
        checks: [
          {
            look: '--feature-gates of the kubelet; its version',
            shows: '1.22 without the gate, or the gate set to false',
          },
        ],
        remedy: 'Enable the gate on kubelet and API server, or update.',
      },
    ],
  },
  {
    id: 'C-60',
    about: 'mounts of HostProcess images',
    kind: 'error',
    words: [
      ['Cannot find path', 'hpc', 'var/lib/kube-proxy/kubeconfig', 'because it does not exist'],
      ['Cannot find path', 'hpc', 'var\\lib\\kube-proxy\\kubeconfig', 'because it does not exist'],
      ['Cannot find path', 'hpc', 'mounts\\kube-flannel', 'because it does not exist'],
      ['Cannot find path', 'hpc', 'mounts/kube-flannel', 'because it does not exist'],
    ],
    printed: [{ by: 'start.ps1 of sig-windows-tools', in: 'log of kube-proxy or flannel' }],
    causes: [
      {
        cause: inferred(
          'Image and manifest of sig-windows-tools are of different releases: since containerd 1.7 the scripts expect their ConfigMaps below /mounts, where older manifests do not mount them.',
          [
            'github kubernetes-sigs/sig-windows-tools/pull/297',
            'github kubernetes-sigs/sig-windows-tools/issues/337',
            'github kubernetes-sigs/sig-windows-tools/issues/377',
          ],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get ds kube-proxy-windows -o yaml | findstr mountPath',
            shows: 'a mountPath that is not the one in the message behind C:\\hpc',
          },
        ],
        remedy:
          'Apply the manifest of the same release as the image; keep mountPath and script alike.',
      },
    ],
  },
  {
    id: 'C-80',
    about: 'HostProcess pod that is not admitted',
    kind: 'error',
    words: [
      ['violates PodSecurity', 'hostProcess'],
      ['violates PodSecurity', 'windowsOptions.hostProcess'],
    ],
    printed: [{ by: 'kube-apiserver', in: 'events of a DaemonSet, answer of kubectl' }],
    causes: [
      {
        cause: verified(
          'The namespace admits pods by the policy in the message, which has no place for HostProcess.',
          ['web-hpc-a', 'web-hpc-b'],
        ),
        checks: [
          {
            command: 'kubectl get ns NAMESPACE --show-labels',
            shows: 'pod-security.kubernetes.io/enforce=baseline or restricted',
          },
        ],
        remedy:
          'Put the DaemonSet into a namespace of its own, with pod-security.kubernetes.io/enforce: privileged.',
      },
    ],
  },
  {
    id: 'N-24',
    about: 'hosts file of a HostProcess container',
    kind: 'error',
    words: [['failed to setup mount for job container', 'etc-hosts']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('This kubelet mounts the hosts file into HostProcess containers too.', [
          'github kubernetes/kubernetes/pull/103434',
        ]),
        checks: [{ command: 'kubelet --version', shows: 'before 1.22' }],
        remedy: 'Take kubelet 1.22 or later.',
      },
    ],
  },
  {
    id: 'HO-10',
    about: 'paths in a kubeconfig',
    kind: 'error',
    outerTo: ['C-67'],
    words: [
      ['unable to read certificate-authority', 'var\\run\\secrets\\kubernetes.io\\serviceaccount'],
      ['unable to read tokenFile', 'var\\run\\secrets\\kubernetes.io\\serviceaccount'],
    ],
    printed: [{ by: 'client-go: agents in HostProcess containers', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'The kubeconfig names the files of the service account by their path on Linux. Without a drive this is no whole path on Windows: it is taken below the folder of the kubeconfig itself.',
          [
            'github kubernetes/kubernetes/blob/03ced770639fac6c1ab10764dfe290c13ebe5517/staging/src/k8s.io/client-go/tools/clientcmd/loader.go',
            'github kubernetes-sigs/cloud-provider-azure/issues/3862',
          ],
        ),
        checks: [
          {
            look: 'certificate-authority and tokenFile of the kubeconfig',
            shows:
              'a path that begins with /var/run, and the folder of the kubeconfig before it in the message',
          },
        ],
        remedy:
          'Write whole paths with their drive, such as C:\\hpc\\var\\run\\secrets\\kubernetes.io\\serviceaccount\\ca.crt; before containerd 1.7 they stand below $env:CONTAINER_SANDBOX_MOUNT_POINT. A script that writes them should work on a copy of the file, not in a mounted ConfigMap.',
      },
    ],
  },
]
