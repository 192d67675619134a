import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const code = 'github kubernetes/kubernetes/blob/'
const eviction = `${code}008b3652959ca58af8be3fb5b6ecfe9ae7638282/pkg/kubelet/eviction/helpers.go`
const events = [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }] as const
const api = 'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go'
const images = `${code}00a3928bde544dbb4fd046bb78439178ec37fb5a/pkg/kubelet/images/image_manager.go`

/** What the kubelet reports of a pod: probes, users, volumes of the API. */
export const kubeletPodsSymptoms: readonly Symptom[] = [
  {
    id: 'M-KLT-09',
    about: 'port-forward',
    kind: 'error',
    words: [
      ['unable to do port forwarding: wincat not found'],
      ['wincat not found'],
      ['"CommandLine":"wincat.exe'],
      ['exec: "wincat', 'executable file not found'],
      ['error forwarding port', 'Error executing in Docker Container: 126'],
      ['::CreateProcess: wincat.exe', 'The system cannot find the file specified'],
    ],
    printed: [{ by: 'kubelet (dockershim), containerd', in: 'kubectl port-forward' }],
    versions: { of: 'kubelet', from: '1.15' },
    causes: [
      {
        cause: verified('The pause image has no wincat.exe, as very old ones or own ones.', [
          'website-windows',
          'github aws/containers-roadmap/issues/1104',
          'github Azure/AKS/issues/5460',
        ]),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        checks: [
          { look: 'image of the sandbox: crictl inspectp', shows: 'own image or tag before 1.2' },
        ],
        remedy: 'Take a pause image of the documented list.',
      },
    ],
  },
  {
    id: 'M-KLT-23',
    about: 'system of the pod',
    kind: 'error',
    words: [
      ['PodOSNotSupported'],
      ["Failed to admit pod as the OS field doesn't match node OS"],
      ['PodOSSelectorNodeLabelDoesNotMatch'],
      ["Failed to admit pod as the `kubernetes.io/os` label doesn't match node label"],
    ],
    printed: [{ by: 'kubelet', in: 'status and events of the pod' }],
    causes: [
      {
        cause: verified(
          'The pod came to a node of another system than its os.name: a selector, a nodeName or the lack of both sent it there.',
          ['k8s-predicate', 'web-guide'],
        ),
        excluded: [{ says: 'PodOSSelectorNodeLabelDoesNotMatch' }, { says: 'match node label' }],
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'os.name, nodeSelector, nodeName' },
        ],
        remedy: 'Give os.name and the node selector kubernetes.io/os the same system.',
      },
      {
        cause: verified(
          'A nodeName, or a label that somebody wrote, sent the pod to a node whose system is not that of its node selector; the kubelet of the node knows better.',
          ['k8s-predicate'],
        ),
        excluded: [{ says: 'PodOSNotSupported' }, { says: 'OS field' }],
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'nodeName, nodeSelector' },
          { command: 'kubectl get nodes -L kubernetes.io/os', shows: 'the system of that node' },
        ],
        remedy: 'Take nodeName out, and select kubernetes.io/os as the image needs it.',
      },
    ],
  },
  {
    id: 'M-STO-02',
    passedBy: ['\n  Normal   Started '],
    about: 'driver not registered',
    kind: 'error',
    words: [
      ['not found in the list of registered CSI drivers'],
      ['CSINode', 'does not contain driver'],
    ],
    printed: [
      { by: 'kubelet', in: 'pod events (kubectl describe pod)' },
      { by: 'external-attacher', in: 'pod events (FailedAttachVolume)' },
    ],
    causes: [
      {
        cause: verified(
          'The driver’s Windows DaemonSet is not deployed or does not run on this node.',
          ['csi-driver-smb#427', 'external-attacher-handler'],
        ),
        likely: [{ observed: 'still there minutes after the node became Ready' }],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          {
            command:
              'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE; CSINode object',
            shows: 'no node pod / driver missing',
          },
        ],
        remedy: 'Deploy the driver’s manifest for Windows nodes.',
      },
      {
        cause: verified('It runs, but the kubelet on Windows missed the socket of its registrar.', [
          'github kubernetes-csi/node-driver-registrar/issues/143',
          'github kubernetes/kubernetes/issues/104584',
        ]),
        likely: [{ observed: 'the driver’s pod runs on the node' }],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          {
            look: 'log of node-driver-registrar',
            shows: 'Registration Server started, no GetInfo',
          },
        ],
        remedy: 'Delete the driver’s pod; let a probe do it: --mode=kubelet-registration-probe.',
      },
      {
        cause: inferred(
          'The kubelet is older than 1.18, with which CSI drivers for Windows nodes began.',
          ['github Azure/secrets-store-csi-driver-provider-azure/issues/139'],
        ),
        likely: [{ kubernetes: { through: '1.17' } }],
        excluded: [{ kubernetes: { from: '1.18' } }, { observed: 'the node runs Linux' }],
        checks: [{ command: 'kubectl get nodes', shows: 'VERSION of the node below v1.18' }],
        remedy: 'Update the nodes.',
      },
    ],
  },
  {
    id: 'R-13',
    about: 'owner of a projected file',
    kind: 'error',
    words: [['chown ', 'not supported by windows']],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The pod sets runAsUser, and the kubelet gives the files of projected volumes, such as the token, to that user, which Windows cannot.',
          ['k8s#102849', 'k8s#125012', 'github kubernetes/kubernetes/pull/129507'],
        ),
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'runAsUser in a securityContext' },
        ],
        remedy:
          'Take runAsUser out of pods for Windows, and set os.name to windows; Kubernetes 1.31, and the last 1.30 and 1.29, start them all the same.',
      },
      {
        cause: inferred('A pod for Linux was scheduled to a Windows node.', ['rke2#4280']),
        checks: [
          {
            command: 'kubectl get pod POD -o wide',
            shows: 'a Windows node, for an image of Linux',
          },
        ],
        remedy:
          'Give that workload the nodeSelector kubernetes.io/os: linux, and taint Windows nodes.',
      },
    ],
  },
  {
    id: 'R-20',
    about: 'resolvConf of Linux',
    kind: 'error',
    words: [
      ['Unexpected resolver config value'],
      ['sandbox', 'resolv.conf: The system cannot find the'],
      ['open /etc/resolv.conf: The system cannot find the'],
      ['open /run/systemd/resolve/resolv.conf: The system cannot find the'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, pod events' }],
    causes: [
      {
        cause: inferred(
          'resolvConf of the kubelet names a file that is not there on Windows, as with the configuration that Linux nodes have.',
          ['k8s#116782', 'k8s v1.26.0/pkg/kubelet/network/dns/dns.go'],
        ),
        checks: [
          {
            look: 'resolvConf in config.yaml, --resolv-conf on the command line',
            shows: 'a path such as /etc/resolv.conf',
          },
        ],
        remedy:
          'Set it to an empty text (resolvConf: "", or --resolv-conf= up to 1.22), or to Host from 1.27 on.',
      },
    ],
  },
  {
    id: 'R-53',
    about: 'HCS without an answer',
    kind: 'error',
    words: [
      ['System::CreateProcess', 'The RPC server is unavailable'],
      ['System::CreateProcess', 'The remote procedure call failed'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'HCS starts no more processes in the container, as where memory ran out; each failed probe leaves memory behind in vmcompute.exe.',
          ['github microsoft/hcsshim/issues/1680', 'github Azure/AKS/issues/3262'],
        ),
        checks: [
          { command: 'Get-Process vmcompute', shows: 'memory that grows with every failed probe' },
        ],
        remedy:
          'Delete the pod, restart the node where vmcompute.exe is large, install the newest updates, and give the pod more memory.',
      },
    ],
  },
  {
    id: 'R-65',
    about: 'runAsNonRoot, old kubelet',
    kind: 'error',
    words: [
      ['container has runAsNonRoot and image will run as root'],
      ['container has runAsNonRoot and image has non-numeric user'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'Up to Kubernetes 1.19 the kubelet looks for a user ID on Windows too, where there is none: runAsNonRoot: true, of the pod or of a policy, refuses every pod, whatever runAsUserName says.',
          ['k8s#92355', 'rn-1.20#L469', 'github kubernetes/kubernetes/issues/91482'],
        ),
        excluded: [{ kubernetes: { from: '1.20' } }],
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'runAsNonRoot: true' }],
        remedy:
          'Take runAsNonRoot and the rule MustRunAsNonRoot off pods for Windows nodes, or move to Kubernetes 1.20.',
      },
      {
        cause: verified('A pod for Linux whose image names no user, or the user 0.', [
          'ca-1.19 pkg/kubelet/kuberuntime/security_context.go#L80-L102',
        ]),
        checks: [],
        remedy: 'Name a user other than 0 with runAsUser, or take an image that has one.',
      },
    ],
  },
  {
    id: 'R-66',
    about: 'runAsNonRoot and ContainerAdministrator',
    kind: 'error',
    words: [['which will be regarded as root identity and will break non-root policy']],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The pod says runAsNonRoot: true, and runAsUserName or the image names ContainerAdministrator, which counts as root on Windows.',
          ['k20 pkg/kubelet/kuberuntime/security_context_windows.go', 'k8s#92355'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'runAsNonRoot: true; runAsUserName: ContainerAdministrator',
          },
        ],
        remedy:
          'Run the container as ContainerUser, or set runAsNonRoot: false in its securityContext.',
      },
    ],
  },
  {
    id: 'R-128',
    about: 'process for a container that is not running',
    kind: 'error',
    words: [
      ['CreateProcess', 'operation is not valid in the current state'],
      ['CreateProcess', '0xc0370105'],
      ['must be running to create additional execs'],
    ],
    codes: ['H-80370105'],
    printed: [{ by: 'kubelet, Docker, containerd', in: 'pod events, of exec probes and exec' }],
    causes: [
      {
        cause: inferred(
          'The container had ended, or ends: the probe or exec came too late. Why it ended stands elsewhere.',
          ['virtualization-documentation-hcshresult#L30', 'hcsshim-errors'],
        ),
        checks: [
          { command: 'kubectl describe pod POD', shows: 'Last State: its exit code and reason' },
          { command: 'kubectl logs POD --previous', shows: 'what it said last' },
        ],
        remedy: 'Look for the reason of the end; the message itself needs no remedy.',
      },
      {
        cause: inferred('It has not started yet.', ['virtualization-documentation-hcshresult#L30']),
        checks: [{ look: 'age of the container', shows: 'a few seconds' }],
        remedy: 'Give the probe a startupProbe or initialDelaySeconds.',
      },
    ],
  },
  {
    id: 'C-51',
    about: 'probe that runs a program',
    kind: 'error',
    words: [
      ['probe errored', 'failed to exec in container: timeout'],
      ['probe failed', 'failed to exec in container: timeout'],
      ['probe failed: command', 'timed out'],
      ['probe errored', 'command', 'timed out'],
      ['probe errored', 'desc = context deadline exceeded'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The program of the probe needs longer than timeoutSeconds, which is 1 second if not set; PowerShell alone often takes longer to start.',
          [
            'github kubernetes/kubernetes/issues/92464',
            'ctrd-code internal/cri/server/container_execsync.go#L235-L246',
          ],
        ),
        likely: [{ says: 'timeout 1s exceeded' }, { observed: 'the probe runs PowerShell' }],
        checks: [
          {
            command: 'Measure-Command { kubectl exec POD -- COMMAND }',
            shows: 'more than timeoutSeconds',
          },
        ],
        remedy:
          'Set timeoutSeconds to what the program takes under load, or use httpGet or tcpSocket, which start no process.',
      },
      {
        cause: inferred('The node has no CPU left, so that new processes start late.', [
          'github kubernetes/kubernetes/issues/92464',
        ]),
        checks: [
          {
            command: 'Get-Counter "\\Processor(_Total)\\% Processor Time"',
            shows: 'near 100',
          },
        ],
        remedy: 'Set requests and limits of CPU, and lay aside CPU with --system-reserved.',
      },
    ],
  },
  {
    id: 'C-81',
    about: 'pods ended for want of disk',
    kind: 'error',
    words: [
      ['The node was low on resource: ephemeral-storage'],
      ['The node had condition: [DiskPressure]'],
      ['The node was low on resource: imagefs'],
      ['The node was low on resource: nodefs'],
      ['attempting to reclaim', 'ephemeral-storage'],
    ],
    printed: [{ by: 'kubelet', in: 'status of a pod: Evicted' }],
    causes: [
      {
        cause: inferred(
          'The drive of containerd and the kubelet is nearly full: images, layers of containers, or logs.',
          ['w-node-pressure-eviction'],
        ),
        checks: [
          { command: 'Get-PSDrive C; crictl images', shows: 'less than 10 per cent free' },
          {
            command:
              'Get-ChildItem C:\\var\\log\\pods -Recurse | sort Length -desc | select -First 5',
            shows: 'large logs',
          },
        ],
        remedy:
          'Enlarge the drive, remove images that nobody needs, and limit logs with containerLogMaxSize.',
      },
    ],
  },
  {
    id: 'N-16',
    about: 'port-forward with socat',
    kind: 'error',
    words: [['unable to do port forwarding: socat not found']],
    printed: [{ by: 'kubelet', in: 'kubectl port-forward' }],
    causes: [
      {
        cause: verified(
          'The node of the pod needs socat for it. Windows has none: this kubelet is older than port-forward for Windows.',
          [
            'github kubernetes/kubernetes/issues/64531',
            'github kubernetes/kubernetes/issues/78857',
          ],
        ),
        checks: [{ command: 'kubectl get pod POD -o wide', shows: 'a Windows node' }],
        remedy:
          'Take Kubernetes 1.17 or later with containerd; reach the pod by a Service till then.',
      },
    ],
  },
  {
    id: 'N-17',
    about: 'logs not found',
    kind: 'error',
    words: [['failed to try resolving symlinks in path', 'The system cannot find the path']],
    printed: [{ by: 'kubelet', in: 'kubectl logs' }],
    causes: [
      {
        cause: inferred(
          String.raw`The folder of the logs lies on a disk that is mounted into a folder, such as C:\var, which kubelets from about 1.32 do not follow.`,
          ['github kubernetes/kubernetes/issues/139239'],
        ),
        likely: [{ observed: String.raw`C:\var is a mount point` }],
        checks: [{ command: String.raw`dir C:\ /al`, shows: '<JUNCTION> or a volume' }],
        remedy: 'Keep the logs on the drive itself.',
      },
      {
        cause: inferred('The container is gone and its log with it.', [
          'github kubernetes/kubernetes/issues/139239',
        ]),
        checks: [{ command: 'crictl ps -a', shows: 'no such container' }],
        remedy: 'kubectl logs --previous, or a collector of logs.',
      },
    ],
  },
  {
    id: 'N-26',
    about: 'pod of Linux on a Windows node',
    kind: 'error',
    words: [
      ['/run/xtables.lock', 'The system cannot find'],
      ['/lib/modules', 'The system cannot find'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A DaemonSet for Linux, such as kube-proxy or flannel, was sent to this node.',
          ['github microsoft/SDN/issues/274', 'github kubernetes/kubernetes/issues/71130'],
        ),
        checks: [{ look: 'the DaemonSet', shows: 'no nodeSelector for linux' }],
        remedy: 'Give it the nodeSelector kubernetes.io/os: linux.',
      },
    ],
  },
  {
    id: 'N-28',
    about: 'probe that gets no answer',
    kind: 'error',
    weak: 'message',
    words: [
      ['probe failed', 'Client.Timeout exceeded'],
      ['probe failed', 'A connection attempt failed because the connected party'],
      ['probe failed', 'i/o timeout'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The program answers later than timeoutSeconds, which is 1 second if not set; on a busy node all answers are late.',
          [
            'github kubernetes/kubernetes/issues/89898',
            'github kubernetes-csi/csi-driver-smb/issues/846',
          ],
        ),
        likely: [{ observed: 'again and again', repeats: true }],
        checks: [
          {
            command: 'curl.exe -m 30 http://POD:PORT/PATH (on the node)',
            shows: 'it answers late',
          },
        ],
        remedy: 'Raise timeoutSeconds, and lay aside CPU with --system-reserved.',
      },
      {
        cause: inferred(
          'The node does not reach its own pods: all that answer a probe there fail at once, while exec works.',
          [
            'github projectcalico/calico/issues/6196',
            'github Azure/azure-container-networking/issues/359',
            'github kubernetes/kubernetes/issues/81938',
          ],
        ),
        likely: [{ observed: 'all pods of the node fail at once' }],
        checks: [
          {
            command: 'curl.exe http://POD:PORT/PATH (on the node)',
            shows: 'nothing; in the pod it answers',
          },
        ],
        remedy: 'Restart HNS and the network agent, else the node; update Windows.',
      },
    ],
  },
  {
    id: 'N-29',
    about: 'probe that is refused',
    kind: 'error',
    weak: 'message',
    words: [
      ['probe failed', 'actively refused it'],
      ['probe failed', 'connection refused'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'Nothing listens there yet, since the program starts slowly; or it listens on 127.0.0.1 alone or ended.',
          ['github kubernetes/kubernetes/issues/62594'],
        ),
        likely: [{ observed: 'long after the start', repeats: true }],
        checks: [
          { command: 'kubectl exec POD -- netstat -ano', shows: 'no 0.0.0.0:PORT in LISTENING' },
          { command: 'kubectl logs POD --previous', shows: 'why it ended' },
        ],
        remedy: 'Give it a startupProbe, and let it listen on all addresses.',
      },
    ],
  },
  {
    id: 'N-35',
    about: 'probe whose connection breaks',
    kind: 'error',
    weak: 'message',
    words: [
      ['probe failed', 'forcibly closed by the remote host'],
      ['probe failed', 'aborted by the software in your host machine'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The policies of the endpoint were written anew, which breaks connections; Calico before May 2025 did so every now and then.',
          ['github projectcalico/calico/pull/10437', 'github kubernetes/kubernetes/issues/125364'],
        ),
        likely: [{ decision: 'cni', is: ['calico'] }],
        checks: [
          { look: 'the times of the failures', shows: 'all pods at once, at equal distances' },
        ],
        remedy: 'Update Calico; a failureThreshold of 3 bears it.',
      },
      {
        cause: inferred('The program itself closes the connection.', [
          'github kubernetes/kubernetes/issues/69545',
        ]),
        likely: [{ observed: 'again and again', repeats: true }],
        checks: [
          { command: 'curl.exe http://POD:PORT/PATH (on the node)', shows: 'the same each time' },
        ],
        remedy: 'Mend scheme, port and path of the probe.',
      },
    ],
  },
  {
    id: 'A-02',
    about: 'folder of Linux on a Windows node',
    kind: 'error',
    words: [['hostPath type check failed:']],
    printed: [{ by: 'kubelet', in: 'event FailedMount' }],
    causes: [
      {
        cause: inferred(
          'A pod for Linux, often of a DaemonSet, was sent to this Windows node: the path that it mounts is one of Linux.',
          [
            'github cilium/cilium/issues/31873',
            'github Azure/application-gateway-kubernetes-ingress/issues/1176',
          ],
        ),
        likely: [{ says: 'failed: /' }],
        checks: [
          { look: 'nodeSelector and tolerations of the pod', shows: 'nothing keeps it on Linux' },
        ],
        remedy: 'Give it the nodeSelector kubernetes.io/os: linux.',
      },
      {
        cause: inferred(
          'The path is not there on this node, or is of another type than the pod says.',
          ['github cilium/cilium/issues/31873'],
        ),
        checks: [{ command: 'Test-Path PATH', shows: 'on the node: False' }],
        remedy: 'Create it, or set the type DirectoryOrCreate.',
      },
    ],
  },
  {
    id: 'E-03',
    about: 'pods evicted for memory',
    kind: 'error',
    words: [
      ['The node was low on resource: memory'],
      ['The node had condition: [MemoryPressure]'],
      ['attempting to reclaim', 'memory'],
    ],
    printed: events,
    causes: [
      {
        cause: verified(
          'Memory of the node fell below the threshold of the kubelet, and it ended the pods that take more than they request.',
          [eviction],
        ),
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'requests of memory far below what runs',
          },
        ],
        remedy:
          'Give every container a limit and a request of memory, and lay some aside with --system-reserved.',
      },
    ],
  },
  {
    id: 'E-04',
    about: 'limit of disk space of a pod',
    kind: 'error',
    words: [
      ['Pod ephemeral local storage usage exceeds the total limit of containers'],
      ['exceeded its local ephemeral storage limit'],
    ],
    printed: events,
    causes: [
      {
        cause: inferred(
          'The limit of ephemeral storage is smaller than what the container writes; on Windows volumes of type emptyDir were counted with 15 GiB each.',
          [eviction, 'github kubernetes/kubernetes/issues/83038'],
        ),
        checks: [{ look: 'limits: ephemeral-storage', shows: 'less than 16Gi' }],
        remedy: 'Raise the limit or leave it out.',
      },
    ],
  },
  {
    id: 'E-05',
    about: 'probe that gets an error',
    kind: 'error',
    weak: 'message',
    words: [['probe failed: HTTP probe failed with statuscode']],
    printed: events,
    causes: [
      {
        cause: verified(
          'The program answers, and serves nothing at the path of the probe: the network is fine. windows_exporter serves / no more from 0.26 on, and has /health.',
          [
            'github prometheus-community/helm-charts/issues/4790',
            'github prometheus-community/helm-charts/pull/4791',
            'github prometheus-community/windows_exporter/pull/1471',
          ],
        ),
        likely: [{ says: 'statuscode: 404' }],
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'path of the probe' },
          { command: 'curl.exe http://POD-IP:PORT/PATH', shows: '404' },
        ],
        remedy: 'Give the probe a path that the program serves; update the chart.',
      },
      {
        cause: inferred(
          'The program answers with an error: another path or port, a login, or a fault of its own.',
          [api],
        ),
        checks: [
          {
            command: 'curl.exe -v http://POD:PORT/PATH (on the node)',
            shows: 'the same status, and the text of the error',
          },
          { command: 'kubectl logs POD', shows: 'why' },
        ],
        remedy: 'Let the probe ask a path that needs no login, and mend what the log names.',
      },
    ],
  },
  {
    id: 'E-06',
    about: 'image that is not on the node',
    kind: 'error',
    words: [['is not present with pull policy of Never'], ['ErrImageNeverPull']],
    printed: events,
    causes: [
      {
        cause: inferred(
          'imagePullPolicy is Never, and the runtime of this node has no such image; with containerd it has to be in the namespace k8s.io.',
          [images],
        ),
        checks: [
          { command: 'crictl images', shows: 'no such image' },
          { command: 'ctr -n k8s.io images ls', shows: 'no such image' },
        ],
        remedy: 'Set IfNotPresent, or load it on each node: ctr -n k8s.io images import FILE.',
      },
    ],
  },
  {
    id: 'E-31',
    about: 'image whose name is none',
    kind: 'error',
    words: [
      ['Failed to apply default image tag'],
      ["couldn't parse image name"],
      ["couldn't parse image reference"],
      ['InvalidImageName'],
    ],
    printed: events,
    causes: [
      {
        cause: inferred(
          'The image of the pod is no valid reference: a letter in upper case ahead of the tag, a blank, a backslash, an empty or unfilled variable, or https:// in front.',
          [
            images,
            'github kubernetes/kubernetes/blob/346ddc52c2ac002882015cdfa6fd7335ff5638fb/pkg/util/parsers/parsers.go',
          ],
        ),
        checks: [
          {
            command: "kubectl get pod POD -o jsonpath='{.spec.containers[*].image}'",
            shows: 'such a letter or sign, which a shell or a chart put in',
          },
        ],
        remedy:
          'Write registry/name:tag in small letters without blanks, and mend what fills it in.',
      },
    ],
  },
  {
    id: 'E-07',
    outerTo: ['W-75'],
    about: 'Secret or ConfigMap that is missing',
    kind: 'error',
    words: [
      ['CreateContainerConfigError', 'not found'],
      ['Error: secret', 'not found'],
      ['Error: configmap', 'not found'],
      ["couldn't find key", 'in ConfigMap'],
      ["couldn't find key", 'in Secret'],
      ['references non-existent config key'],
      ['references non-existent secret key'],
      ['MountVolume.SetUp failed', ': secret', 'not found'],
      ['MountVolume.SetUp failed', ': configmap', 'not found'],
    ],
    printed: events,
    causes: [
      {
        cause: inferred(
          'A container takes a value of a Secret or ConfigMap that its namespace does not have, or has without this key.',
          [api],
        ),
        checks: [{ command: 'kubectl get secret,configmap -n NAMESPACE', shows: 'not this name' }],
        remedy: 'Make it in the namespace of the pod, or set optional: true.',
      },
      {
        cause: inferred(
          'A job of the chart makes the certificate, and did not run: without a node selector its Linux image went to a Windows node.',
          ['github rancher/rancher/issues/33756', 'github kubernetes/ingress-nginx/issues/7480'],
        ),
        likely: [{ says: 'admission' }, { says: 'webhook' }],
        checks: [{ command: 'kubectl get jobs,pods -n NAMESPACE -o wide', shows: 'it waits' }],
        remedy: 'Give the job nodeSelector kubernetes.io/os: linux (admissionWebhooks.patch).',
      },
    ],
  },
  {
    id: 'LE-LOG-01',
    about: 'right of the API server at the kubelet',
    kind: 'error',
    words: [
      ['Forbidden (user=', 'verb=', 'resource=nodes, subresource=proxy'],
      ['Forbidden (user=', 'verb=', 'resource=nodes, subresource=log'],
      ['Forbidden (user=', 'verb=', 'resource=nodes, subresource=metrics'],
      ['Forbidden (user=', 'verb=', 'resource=nodes, subresource=stats'],
    ],
    printed: [{ by: 'kubelet', in: 'output of kubectl logs, exec or port-forward' }],
    causes: [
      {
        cause: inferred(
          'The API server shows the kubelet no certificate, so that it takes it for nobody: --kubelet-client-certificate and --kubelet-client-key are not given, or the kubelet has another client CA.',
          ['github kubernetes/kubernetes/issues/55872'],
        ),
        likely: [{ says: 'user=system:anonymous' }],
        excluded: [
          { says: 'user=kube' },
          { says: 'user=system:node' },
          { says: 'user=system:serviceaccount' },
        ],
        checks: [
          {
            look: 'arguments of kube-apiserver; authentication.x509.clientCAFile of the kubelet',
            shows: 'no certificate for kubelets, or the file of another CA',
          },
        ],
        remedy:
          'Give the API server the certificate, and the kubelet the CA of the cluster as clientCAFile.',
      },
      {
        cause: inferred(
          'The account with which somebody asks the kubelet has no right to its logs, containers or metrics.',
          ['github kubernetes/kubernetes/issues/56277'],
        ),
        excluded: [{ says: 'user=system:anonymous' }],
        checks: [{ command: 'kubectl auth can-i get nodes/proxy --as USER', shows: 'no' }],
        remedy:
          'Bind it to system:kubelet-api-admin, or give its certificate the group that the cluster binds to that role.',
      },
    ],
  },
  {
    id: 'Q-04',
    about: 'resize of a Windows pod',
    kind: 'error',
    words: [
      ['In-place pod resize is not supported on Windows'],
      ['Resizing Windows pods is not supported'],
      ['In-place resize of Windows pods is not supported'],
      ['Forbidden: windows pods cannot be resized'],
    ],
    printed: [
      { by: 'kubelet', in: 'condition PodResizePending (Infeasible), events' },
      { by: 'kube-apiserver', in: 'answer of kubectl' },
    ],
    causes: [
      {
        cause: verified(
          'The kubelet on Windows changes no resources of a pod that runs: each resize is refused, and the pod keeps what it had.',
          [
            'github kubernetes/kubernetes/pull/129216',
            'github kubernetes/enhancements/issues/6303',
          ],
        ),
        excluded: [{ says: 'Forbidden: windows pods' }],
        checks: [
          {
            command:
              'kubectl get pod NAME -o jsonpath="{.status.conditions[?(@.type==\'PodResizePending\')]}"',
            shows: 'reason Infeasible',
          },
        ],
        remedy:
          'Change the resources in the template (Deployment, StatefulSet) and let the pods be made anew. Keep the vertical autoscaler from resizing in place: updateMode Recreate.',
      },
      {
        cause: verified(
          'In-place resize is not there for Windows pods: the API server refuses it from 1.32 on, whatever the gate InPlacePodVerticalScaling is.',
          ['rn-1.32#L325', 'smb-1.32#L5601', 'web-resize'],
        ),
        excluded: [{ says: 'In-place' }, { says: 'Resizing Windows pods' }],
        checks: [{ command: 'kubectl get pod POD -o jsonpath={.spec.os.name}', shows: 'windows' }],
        remedy: 'Change the resources in the template of the workload, which makes the pods anew.',
      },
    ],
  },
  {
    id: 'L-16',
    about: 'exit code 259',
    kind: 'error',
    reasonElsewhere: true,
    words: [
      ['Terminated', 'Exit Code: 259'],
      ['exited with return code 259'],
      ['exited with code 259'],
      ['exit code 259'],
    ],
    printed: [{ by: 'kubelet, NSSM', in: 'kubectl describe pod, event log' }],
    causes: [
      {
        cause: inferred(
          '259 is what Windows answers for a process that has not ended (STILL_ACTIVE), so it is not the code of the program: whoever printed it read it too early, or lost the process.',
          ['w-exit-code'],
        ),
        checks: [
          { look: 'last lines of the program’s own log', shows: 'its real end' },
          {
            command:
              'Get-WinEvent -FilterHashtable @{LogName="Application"; Level=2} -MaxEvents 20',
            shows: 'on the node: a crash of the process at that time',
          },
        ],
        remedy: 'Read the program’s own log; 259 tells nothing of why it ended.',
      },
    ],
  },
  {
    id: 'KT-16',
    about: 'a sandbox made anew',
    kind: 'warning',
    weak: 'message',
    general: 'reason',
    reasonElsewhere: true,
    words: [['Pod sandbox changed, it will be killed and re-created']],
    printed: [{ by: 'kubelet', in: 'events of the pod, reason SandboxChanged' }],
    causes: [
      {
        cause: inferred(
          'The sandbox of the pod cannot be started, and each attempt makes a new one; another event of the pod names the reason. After a reboot it is mostly the network of HNS, which is not there yet or is gone.',
          ['swt#94', 'github Azure/azure-container-networking/issues/287'],
        ),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'FailedCreatePodSandBox with the reason, beside SandboxChanged',
          },
          { command: 'hnsdiag list networks', shows: 'no network of the plugin' },
        ],
        remedy:
          'Follow the reason of FailedCreatePodSandBox. Where the network is gone, restart the agent of the network plugin, which makes it again.',
      },
    ],
  },
]
