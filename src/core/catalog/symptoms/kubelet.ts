import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'
import { nameWasCut } from './name-cut.ts'

const settingsValidation = [
  'k8s 0ea83df1135d2477e564f66f5a78d82a7b8633df/pkg/kubelet/apis/config/validation/validation.go',
  'k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/pkg/kubelet/apis/config/validation/validation.go',
] as const
const thresholds = [
  'k8s 008b3652959ca58af8be3fb5b6ecfe9ae7638282/pkg/kubelet/eviction/helpers.go',
] as const

/** What kubelet, kubeadm and the scheduler print. */
export const kubeletSymptoms: readonly Symptom[] = [
  {
    id: 'M-KLT-01',
    about: 'noise: uid and /proc',
    kind: 'noise',
    words: [
      ['kubelet needs to run as uid `0`. It is being run as -1'],
      ['Could not get process start time, could not read', '/proc'],
      ['Watching source file is unsupported in this build'],
      ['while getting AWS credentials NoCredentialProviders'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'Every Windows kubelet of these releases prints this line, healthy ones too.',
          ['swt#89', 'swt#76', 'k8s#88942'],
        ),
        checks: [{ command: 'kubectl get node', shows: 'node is Ready with the same lines' }],
        remedy: 'Go on with the next error.',
      },
    ],
  },
  {
    id: 'M-KLT-02',
    about: 'noise: counters',
    kind: 'noise',
    outerTo: ['KT-01'],
    words: [
      ['Unable to get cpu perf counter data'],
      ['Unable to get memWorkingSet perf counter data'],
      ['Unable to get memCommittedBytes perf counter data'],
      ['Unable to get network adapter perf counter data'],
      ['unable to collect data from counter'],
    ],
    codes: ['H-800007D6'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'A sample of the counter cannot be computed (negative denominator); at the start this means nothing.',
          ['k8s#107258', 'k8s#88942'],
        ),
        likely: [{ observed: 'once at start' }],
        checks: [{ look: 'whether it repeats every 10 s for minutes', shows: 'no' }],
        remedy: 'Ignore it at the start.',
      },
      {
        cause: inferred('If it repeats, the node is overloaded or its counters are damaged.', [
          'k8s#110143',
        ]),
        likely: [{ observed: 'repeats' }],
        checks: [
          {
            command: 'Get-Counter "\\Processor(_Total)\\% Processor Time"',
            shows: 'names are localised: on other languages Get-Counter -ListSet *: error',
          },
        ],
        remedy: 'Rebuild the counters (lodctr /r), relieve the node, and look at PLEG and HNS.',
      },
    ],
  },
  {
    id: 'M-KLT-03',
    about: 'socket file',
    kind: 'error',
    words: [['kubelet.sock: The file cannot be accessed by the system']],
    codes: ['H-80070780'],
    printed: [{ by: 'kubelet', in: 'kubelet log: device-plugins' }],
    causes: [
      {
        cause: inferred(
          'A Unix socket of the previous run cannot be examined; nobody proved that this stops the kubelet.',
          ['k8s#107258'],
        ),
        likely: [{ observed: 'after reboot or crash' }],
        checks: [
          {
            look: 'with the service stopped: Test-Path C:\\var\\lib\\kubelet\\device-plugins\\kubelet.sock',
            shows: 'True',
          },
        ],
        remedy: 'Delete the file and start; else take the next error.',
      },
    ],
  },
  {
    id: 'M-KLT-04',
    about: 'service protocol',
    kind: 'error',
    words: [
      ['StartService FAILED 1053'],
      ['kubelet', 'did not respond to the start or control request'],
      ['kube-proxy', 'did not respond to the start or control request'],
      ['containerd', 'did not respond to the start or control request'],
      ['csi-proxy', 'did not respond to the start or control request'],
      ['kubelet', '%%1053'],
      ['kube-proxy', '%%1053'],
      ['containerd', '%%1053'],
      ['csi-proxy', '%%1053'],
      // In whatever language Windows says the rest.
      ['kubelet', ' 1053: '],
      ['kube-proxy', ' 1053: '],
      ['containerd', ' 1053: '],
      ['The service process could not connect to the service controller'],
    ],
    wordsInferred: true,
    codes: ['H-8007041D'],
    printed: [
      { by: 'service manager', in: 'Start-Service, event 7000/7009 of System' },
      { by: 'csi-proxy and other programs', in: 'panic' },
    ],
    causes: [
      {
        cause: inferred(
          'The program was registered with sc.exe but started without its service flag.',
          ['csi-proxy#80', 'github kubernetes/kubernetes/issues/59562'],
        ),
        likely: [{ observed: 'service made by hand' }],
        checks: [
          {
            command: 'sc.exe qc SERVICE',
            shows:
              'no --windows-service (kubelet, kube-proxy), no --run-service (containerd), no -windows-service (csi-proxy)',
          },
        ],
        remedy: 'Add the flag, or run it below a wrapper such as kube-log-runner or NSSM.',
      },
      {
        cause: verified(
          'The service flag is set, but the program was started from a console or runs already.',
          ['csi-proxy#80'],
        ),
        likely: [{ says: 'could not connect to the service controller' }],
        checks: [{ command: 'Get-Process NAME', shows: 'second instance' }],
        remedy: 'Start it as a service only.',
      },
    ],
  },
  {
    id: 'M-KLT-05',
    about: 'process dies',
    kind: 'wrapper',
    words: [
      ['failed to run Kubelet'],
      ['kubelet', 'terminated unexpectedly'],
      ['kubelet', 'The specified module could not be found'],
    ],
    wordsInferred: true,
    reasonElsewhere: true,
    settledBy: [
      'flag-refused',
      'flag-known',
      'flag-glued',
      'flag-feature-gates',
      'kubelet-cgroups',
      'kubelet-config-cgroups',
      'kubelet-config-agrees',
      'kubelet-config-feature-gates',
      'kubelet-config-field',
      'kubelet-runtime-endpoint',
      'kubelet-file-endpoint',
    ],
    codes: ['H-8007042B'],
    printed: [{ by: 'kubelet', in: 'kubelet.err.log, event log' }],
    causes: [
      {
        cause: verified(
          'The line only says that the process ended; the text behind it is the cause: flag, gate, configuration, runtime, certificate.',
          ['swt#229'],
        ),
        likely: [{ observed: 'the node runs Windows' }],
        checks: [
          {
            look: 'run the command of the service by hand in a console',
            shows: 'last line before it ends',
          },
        ],
        remedy: 'Look for the inner message.',
      },
      {
        cause: inferred('A DLL or Windows feature is missing (Server Core, Nano).', ['k8s#55031']),
        likely: [{ says: 'The specified module could not be found' }],
        checks: [{ command: 'Get-WindowsFeature Containers', shows: 'not installed' }],
        remedy: 'Install the feature Containers and reboot; take a newer kubelet.',
      },
    ],
  },
  {
    id: 'M-KLT-06',
    passedBy: ['Container runtime initialized', 'containerd is now running'],
    about: 'runtime pipe',
    kind: 'error',
    outerTo: ['R-39'],
    words: [
      ['//./pipe/containerd-containerd: The system cannot find the file specified'],
      ['pipe/containerd-containerd', ' cannot find the file specified'],
    ],
    printed: [
      { by: 'kubelet', in: 'kubelet log' },
      { by: 'crictl, kubeadm', in: 'console' },
    ],
    causes: [
      {
        cause: verified(
          'containerd does not run: it crashed, stopped after failures, or its configuration is damaged.',
          ['ctrd#9437'],
        ),
        likely: [
          { observed: 'all pods of the node' },
          { observed: 'still there minutes after boot' },
          { told: 'containerd.serviceState', as: ['stop', 'paused'] },
        ],
        checks: [
          { command: 'Get-Service containerd', shows: 'Stopped' },
          {
            command: 'containerd.exe --log-level debug in a console',
            shows: 'error in config.toml or plugin',
          },
        ],
        remedy:
          'Repair the configuration and start the service; by default it is restarted only twice.',
      },
      {
        cause: inferred(
          'The endpoint of the kubelet or of kubeadm names another pipe (Docker, another distribution).',
          ['kubeadm#2406'],
        ),
        likely: [
          { observed: 'containerd runs' },
          { told: 'containerd.serviceState', as: ['running'] },
        ],
        checks: [
          { look: 'containerRuntimeEndpoint; config.toml [grpc] address', shows: 'two addresses' },
        ],
        remedy: 'Use npipe:////./pipe/containerd-containerd, or the pipe of the distribution.',
      },
      {
        cause: inferred(
          'The node has Docker alone: without dockershim, from 1.24 on, the kubelet looks for containerd, which nobody installed.',
          ['rn-1.24#L88'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['docker'] }],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ command: 'Get-Service docker, containerd', shows: 'docker, and no containerd' }],
        remedy: 'Install containerd, give the kubelet its pipe, and take the flags of Docker away.',
      },
      {
        cause: inferred('At boot the kubelet started before containerd.', ['ctrd#9437']),
        likely: [{ observed: 'after reboot' }],
        checks: [{ look: 'first seconds after boot only', shows: 'later lines fine' }],
        remedy: 'Make the kubelet depend on it: sc.exe config kubelet depend= containerd.',
      },
    ],
  },
  {
    id: 'M-KLT-44',
    about: 'pipe of dockershim',
    kind: 'error',
    words: [
      ['//./pipe/dockershim: The system cannot find the file specified'],
      ['pipe/dockershim', ' cannot find the file specified'],
      ['unable to determine runtime API version', 'pipe/dockershim'],
      ['rror while dialing', 'pipe/dockershim'],
    ],
    wordsInferred: true,
    printed: [
      { by: 'kubelet', in: 'kubelet log' },
      { by: 'crictl, kubeadm', in: 'console' },
    ],
    causes: [
      {
        cause: verified(
          'The pipe is that of dockershim, which Kubernetes 1.24 removed from the kubelet: a flag, a file or an annotation still names it.',
          ['rn-1.24#L88'],
        ),
        likely: [{ kubernetes: { from: '1.24' } }],
        excluded: [{ kubernetes: { through: '1.23' } }],
        checks: [
          {
            look: '--container-runtime-endpoint, containerRuntimeEndpoint, crictl.yaml, and the annotation kubeadm.alpha.kubernetes.io/cri-socket of the node',
            shows: 'npipe:////./pipe/dockershim',
          },
        ],
        remedy:
          'Install containerd and name npipe:////./pipe/containerd-containerd, or cri-dockerd and name npipe:////./pipe/cri-dockerd.',
      },
      {
        cause: inferred(
          'Up to 1.23 the kubelet itself has this pipe, once Docker answers it: it does not run, or runs with another runtime.',
          ['rn-1.24#L88'],
        ),
        excluded: [{ kubernetes: { from: '1.24' } }],
        checks: [{ command: 'Get-Service docker, kubelet', shows: 'one of them is stopped' }],
        remedy: 'Start Docker, then the kubelet, and read the log of the kubelet.',
      },
    ],
  },
  {
    id: 'M-KLT-07',
    about: 'PLEG',
    kind: 'error',
    words: [['PLEG is not healthy: pleg was last seen active']],
    printed: [{ by: 'kubelet', in: 'kubelet log, Ready condition' }],
    causes: [
      {
        cause: inferred(
          'The runtime lists containers too slowly: many sandboxes fail, or HNS or the disk is overloaded.',
          ['k8s#110143'],
        ),
        likely: [{ observed: 'NotReady comes and goes' }],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          { command: 'Measure-Command { crictl ps -a }', shows: 'many seconds' },
          {
            look: 'kubectl get events for the node',
            shows: 'FailedCreatePodSandBox again and again',
          },
        ],
        remedy:
          'Mend the failing pods first, remove leaked sandboxes, and restart containerd on a drained node.',
      },
      {
        cause: inferred('The runtime is down.', ['k8s#110143']),
        checks: [{ command: 'Get-Service containerd', shows: 'stopped' }],
        remedy: 'Start the runtime and read its log.',
      },
      {
        cause: inferred(
          'A pod with very small limits of CPU or memory starts and stops again and again, and calls of the runtime wait for it.',
          ['github kubernetes/kubernetes/issues/93945'],
        ),
        checks: [
          { command: 'kubectl describe node NODE', shows: 'a pod with limits of a few MiB' },
        ],
        remedy: 'Raise its limits, or delete it.',
      },
    ],
  },
  {
    id: 'M-KLT-08',
    about: 'dial 10250',
    kind: 'error',
    words: [
      ['error dialing backend: dial tcp', ':10250'],
      [':10250: i/o timeout'],
      [':10250: getsockopt: connection timed out'],
      [':10250: connectex: No connection could be made'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubectl logs / exec / port-forward / attach', in: 'console' }],
    causes: [
      {
        cause: verified('The Windows firewall has no inbound rule for TCP 10250.', [
          'rke2#1762',
          'acs-engine#2912',
          'docs-troubleshoot.mdx',
        ]),
        likely: [
          { says: 'i/o timeout' },
          { says: 'timed out' },
          { observed: 'curl https://localhost:10250 works on the node' },
          { observed: 'only Windows nodes are affected' },
        ],
        checks: [
          {
            command:
              'Get-NetFirewallRule -Enabled True -Direction Inbound | Get-NetFirewallPortFilter | ? LocalPort -eq 10250',
            shows: 'no rule',
          },
        ],
        remedy:
          'New-NetFirewallRule -Name kubelet -DisplayName kubelet -Direction Inbound -Protocol TCP -LocalPort 10250 -RemoteAddress CONTROL-PLANE-RANGE -Action Allow. Without -RemoteAddress the port is open to everyone.',
      },
      {
        cause: verified('A security group or firewall stands between control plane and node.', [
          'docs-troubleshoot.mdx',
          'aks#1544',
        ]),
        likely: [
          { decision: 'platform', is: ['azure', 'aks', 'aws', 'eks', 'gcp', 'gke'] },
          { observed: 'Linux nodes are affected too' },
        ],
        checks: [
          {
            command: 'Test-NetConnection NODEIP -Port 10250',
            shows: 'from a control plane node: false, while the Windows rule exists',
          },
        ],
        remedy: 'Open 10250 from the control plane.',
      },
      {
        cause: inferred('The kubelet listens on another address, or does not run.', [
          'acs-engine#2573',
        ]),
        likely: [{ says: 'actively refused' }],
        checks: [{ command: 'netstat -ano | findstr 10250', shows: 'no listener, or 127.0.0.1' }],
        remedy: 'Set address 0.0.0.0, and see whether the kubelet runs.',
      },
    ],
  },
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
    id: 'M-KLT-10',
    about: 'port-forward windows',
    kind: 'error',
    words: [['failed to execute portforward for podId', 'failed to connect to']],
    printed: [{ by: 'containerd', in: 'kubectl port-forward, containerd log' }],
    causes: [
      {
        cause: verified(
          'Nothing listens on that port in the pod, or the node does not reach the pod.',
          ['ctrd-sandbox_portforward_windows#L52-L105'],
        ),
        checks: [
          { command: 'Test-NetConnection PODIP -Port PORT', shows: 'on the node: false' },
          {
            look: 'HostProcess pod: netstat -ano | findstr PORT on the node',
            shows: 'no listener (newer containerd dials localhost there)',
          },
        ],
        remedy: 'Start the program in the pod, and mend the route from host to pod.',
      },
    ],
  },
  {
    id: 'M-KLT-11',
    about: 'sandbox name',
    kind: 'error',
    outerTo: ['LB-01'],
    words: [['failed to reserve sandbox name'], ['failed to reserve container name']],
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'An earlier attempt at the same sandbox still hangs in the shim or HNS and keeps the name.',
          ['k8s#107561', 'ctrd#5094'],
        ),
        likely: [
          { decision: 'containerRuntime', is: ['containerd'] },
          { observed: 'only Windows nodes are affected' },
        ],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          { look: 'first event of the series', shows: 'context deadline exceeded or an HNS code' },
          { command: 'hcsdiag list', shows: 'container of the pod in state Created' },
        ],
        remedy:
          'Mend the first error. Restart containerd on a drained node, and take its newest patch, which mended leaked shims.',
      },
    ],
  },
  {
    id: 'M-KLT-12',
    about: 'create timed out',
    kind: 'error',
    words: [
      ['failed to create containerd task', 'context deadline exceeded'],
      ['StartError', 'context deadline exceeded'],
      ['Failed', 'kubelet', 'Error: context deadline exceeded'],
    ],
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The node is short of CPU, disk or commit, or a scanner slows the mounts; new pods then fail until a restart.',
          ['aks#2490', 'windows-containers#430'],
        ),
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          { look: 'Get-Counter: CPU, disk queue, committed bytes', shows: 'at the limit' },
          { look: 'MsMpEng.exe CPU', shows: 'high' },
        ],
        remedy:
          'Set requests, limits and system reservations, exempt the runtime from scanning, and restart containerd or the node to recover.',
      },
      {
        cause: verified('The shim or HCS hangs on a leaked container.', ['k8s#107561']),
        checks: [{ look: 'hcsdiag list against crictl pods', shows: 'containers without a pod' }],
        remedy:
          'hcsdiag kill ID, but only for an id that neither crictl ps -a nor crictl pods knows; update containerd.',
      },
      {
        cause: verified(
          'The driver of Open vSwitch blocks HNS, an error of releases before spring 2023: endpoints cannot be deleted either.',
          ['github antrea-io/antrea/issues/4702'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [{ command: 'Get-HnsEndpoint', shows: 'no answer, or it hangs when removing one' }],
        remedy: 'Take the Open vSwitch of a newer Antrea release, and reboot.',
      },
    ],
  },
  {
    id: 'M-KLT-40',
    about: 'rights of LocalSystem',
    kind: 'noise',
    words: [['kubelet running with insufficient permissions', 'retrieving group ids']],
    printed: [{ by: 'kubelet', in: 'first lines of the kubelet log' }],
    causes: [
      {
        cause: verified(
          'The check of kubelets before 1.24 does not understand LocalSystem and the like, which have all the rights that are needed; the kubelet goes on.',
          [
            'github kubernetes/kubernetes/issues/108140',
            'github kubernetes/kubernetes/pull/108146',
          ],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'Ready' }],
        remedy: 'Nothing; kubelets from 1.24 on check it another way.',
      },
    ],
  },
  {
    id: 'M-KLT-13',
    about: 'node name',
    kind: 'error',
    weak: 'message',
    words: [
      ['Error getting node', 'not found'],
      ['Error getting the current node from lister', 'not found'],
      ['when trying to set owner ref to the node lease'],
      ['failed GetNode: node', 'not found'],
      ['failed to get node info: node', 'not found'],
      ['kubelet.go:', '] node "', '" not found'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred('The node is not registered yet: bootstrap or certificate are open.', [
          'swt#76',
        ]),
        likely: [{ observed: 'line repeats for minutes', repeats: true }],
        checks: [{ command: 'kubectl get csr', shows: 'Pending' }],
        remedy: 'Look at the certificate requests and at the kubelet’s bootstrap.',
      },
      {
        cause: verified(
          'The cloud provider knows the node by another name than the kubelet uses (AWS: the private DNS name).',
          ['docs-troubleshoot.mdx'],
        ),
        likely: [
          { decision: 'platform', is: ['aws'] },
          { observed: 'line repeats for minutes', repeats: true },
        ],
        checks: [
          { command: 'hostname', shows: 'metadata local-hostname; --hostname-override: differ' },
        ],
        remedy: 'Set the host name or --hostname-override to the name that the provider expects.',
      },
      nameWasCut,
    ],
  },
  {
    id: 'M-KLT-14',
    about: 'unknown gate',
    kind: 'error',
    words: [
      ['--feature-gates', 'unrecognized feature gate:'],
      ['failed to set feature gates', 'unrecognized feature gate:'],
      ['err=', 'unrecognized feature gate:'],
      ['Error:', 'unrecognized feature gate:'],
      ['server.go', 'unrecognized feature gate:'],
      ['kubelet: unrecognized feature gate:'],
      ['kube-proxy: unrecognized feature gate:'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubelet, kube-proxy', in: 'err log, exits' }],
    causes: [
      {
        cause: verified('The gate is misspelt, not known yet, or removed in this minor.', [
          'component-base-feature_gate#L421',
        ]),
        likely: [{ observed: 'after an upgrade' }],
        checks: [
          { look: 'the feature gates of this minor, in Reference', shows: 'not known, or removed' },
        ],
        remedy: 'Remove the gate.',
      },
    ],
  },
  {
    id: 'M-KLT-15',
    about: 'locked gate',
    kind: 'error',
    words: [['cannot set feature gate', 'feature is locked to']],
    printed: [{ by: 'kubelet, kube-proxy', in: 'err log, exits' }],
    causes: [
      {
        cause: verified('The gate is GA and locked, and the setting asks for the other value.', [
          'component-base-feature_gate#L426',
        ]),
        likely: [{ observed: 'after an upgrade' }],
        checks: [{ look: 'the feature gates of this minor, in Reference', shows: 'true' }],
        remedy: 'Remove the gate.',
      },
    ],
  },
  {
    id: 'M-KLT-16',
    about: 'config field',
    kind: 'error',
    words: [
      ['failed to load kubelet config file', 'strict decoding error:'],
      ['kubelet.config.k8s.io', 'strict decoding error:'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubelet', in: 'kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'The kubelet configuration has a misspelt field, or one of another minor (the cluster-wide file of a newer kubeadm).',
          ['apimachinery-error#L140'],
        ),
        checks: [
          {
            look: 'the fields of KubeletConfiguration in this minor, in Reference',
            shows: 'not known, or removed',
          },
        ],
        remedy: 'Remove or correct the field.',
      },
    ],
  },
  {
    id: 'M-KLT-17',
    about: 'API lost after vSwitch',
    kind: 'error',
    weak: 'message',
    words: [['Kubelet stopped posting node status'], ['NodeStatusUnknown']],
    printed: [{ by: 'kubectl describe node', in: 'conditions' }],
    causes: [
      {
        cause: inferred(
          'The node is down, the kubelet is stopped, or the way to the API server is cut.',
          ['w-nodes'],
        ),
        likely: [{ told: 'kubelet.serviceState', as: ['stopped', 'paused'] }],
        checks: [
          {
            command: 'Get-Service kubelet; Test-NetConnection APISERVER -Port 6443',
            shows: 'stopped / false',
          },
        ],
        remedy: 'Follow the guide for a node that is not Ready.',
      },
      {
        cause: verified(
          'The kubelet lost the API server when the virtual switch was made, and does not connect again.',
          ['docs-troubleshoot.mdx'],
        ),
        likely: [{ observed: 'right after the agent was installed' }],
        checks: [
          {
            look: 'kubelet log: time of the first failed update against network creation',
            shows: 'same minute',
          },
        ],
        remedy: 'Restart the kubelet after the network agent.',
      },
      {
        cause: inferred('On Antrea nodes the connection was lost for good after some hours.', [
          'antrea#3195',
        ]),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [{ look: 'antrea-agent log; commit and CPU of the host', shows: 'agent stopped' }],
        remedy: 'Take the newest Antrea, and restart the agent.',
      },
    ],
  },
  {
    id: 'M-KLT-18',
    about: 'metadata route',
    kind: 'error',
    weak: 'message',
    words: [
      ['169.254.169.254', 'connectex:'],
      ['169.254.169.254', 'i/o timeout'],
      ['169.254.169.254', 'timed out'],
      ['169.254.169.254', 'unreachable'],
      ['169.254.169.254', 'unable to connect'],
    ],
    wordsInferred: true,
    printed: [{ by: 'agents, cloud provider', in: 'log: time-out to the metadata service' }],
    causes: [
      {
        cause: verified(
          'The route to the metadata service was lost when the virtual switch was made.',
          ['docs-troubleshoot.mdx'],
        ),
        likely: [{ decision: 'platform', is: ['aws'] }, { observed: 'after agent installation' }],
        checks: [
          {
            command: 'route print 169.254.169.254',
            shows: 'no /32 route, or one over an adapter that is gone',
          },
        ],
        remedy:
          'New-NetRoute -DestinationPrefix 169.254.169.254/32 -InterfaceIndex INDEX, with the index of the vEthernet adapter.',
      },
      {
        cause: verified(
          'On OpenShift on AWS the route is missing after a graceful reboot, and the node does not become Ready.',
          ['wmco-trouble'],
        ),
        likely: [{ observed: 'the cluster is OpenShift' }, { observed: 'after reboot' }],
        checks: [{ command: 'route print', shows: 'no route' }],
        remedy: 'route add 169.254.169.254 mask 255.255.255.255 GATEWAY, after each reboot.',
      },
    ],
  },
  {
    id: 'M-KLT-19',
    about: 'AKS CSE',
    kind: 'error',
    words: [
      ['WINDOWS_CSE_ERROR_CHECK_API_SERVER_CONNECTIVITY'],
      ['WINDOWS_CSE_ERROR_'],
      ["extension 'vmssCSE'", 'returned a non-zero exit code of'],
      ["failure when processing extension 'vmssCSE'"],
      ["extension 'windows-cse-agent", 'returned a non-zero exit code of'],
      ['ExitCode: |', 'Output: |'],
    ],
    printed: [{ by: 'AKS provisioning', in: 'VMExtensionProvisioningError' }],
    causes: [
      {
        cause: verified(
          'Any other name or number is the step of the provisioning script that failed.',
          ['ab-windowscsehelper#L7'],
        ),
        likely: [{ decision: 'platform', is: ['aks'] }],
        excluded: [
          { says: 'CHECK_API_SERVER_CONNECTIVITY' },
          { says: "code of: '5'" },
          { says: 'ExitCode: |5|' },
        ],
        checks: [{ look: 'name or number against the list', shows: 'step' }],
        remedy: 'Look up the step, and read C:\\AzureData\\CustomDataSetupScript.log.',
      },
      {
        cause: verified(
          'The node does not reach the API server: DNS, NSG, egress firewall or authorized ranges (exit code 5).',
          ['supportarticles-docs-windows-cse-error-check-api-server-connectivity-error'],
        ),
        likely: [
          { decision: 'platform', is: ['aks'] },
          { says: 'CHECK_API_SERVER_CONNECTIVITY' },
          { says: "code of: '5'" },
          { says: 'ExitCode: |5|' },
        ],
        checks: [
          { command: 'Test-NetConnection CLUSTER-FQDN -Port 443 on a node', shows: 'False' },
        ],
        remedy: 'Allow it in the NSG, the firewall and the authorized IP ranges.',
      },
      {
        cause: verified(
          'A package or image could not be downloaded: the way out of the node is closed to what AKS needs.',
          ['ab-windowscsehelper#L7'],
        ),
        likely: [
          { decision: 'platform', is: ['aks'] },
          { says: '_DOWNLOAD_' },
          { says: '_ORAS_PULL_' },
          { says: 'PULL_PAUSE_IMAGE' },
          { says: "code of: '2'" },
          { says: "code of: '20'" },
          { says: "code of: '33'" },
          { says: "code of: '34'" },
          { says: "code of: '35'" },
          { says: "code of: '38'" },
          { says: "code of: '39'" },
          { says: "code of: '40'" },
          { says: "code of: '43'" },
          { says: "code of: '70'" },
          { says: "code of: '78'" },
        ],
        excluded: [
          { says: 'CHECK_API_SERVER_CONNECTIVITY' },
          { says: "code of: '5'" },
          { says: '_GPU_' },
        ],
        checks: [
          { look: 'C:\\AzureData\\CustomDataSetupScript.log', shows: 'the address that failed' },
        ],
        remedy: 'Allow the outbound rules that AKS requires in firewall, NSG and proxy.',
      },
      {
        cause: verified('The driver of the GPU was not installed: size, download or signature.', [
          'ab-windowscsehelper#L7',
        ]),
        likely: [
          { decision: 'platform', is: ['aks'] },
          { says: '_GPU_' },
          { says: "code of: '53'" },
          { says: "code of: '54'" },
          { says: "code of: '55'" },
          { says: "code of: '56'" },
          { says: "code of: '57'" },
          { says: "code of: '58'" },
          { says: "code of: '59'" },
          { says: "code of: '60'" },
          { says: "code of: '61'" },
        ],
        excluded: [{ says: '_DOWNLOAD_FILE' }],
        checks: [{ look: 'size of the machines', shows: 'one without a driver for Windows' }],
        remedy: 'Take a supported size and driver type, or install the driver yourself.',
      },
    ],
  },
  {
    id: 'M-KLT-20',
    about: 'EKS addresses',
    kind: 'error',
    outerTo: ['P-05'],
    words: [['Insufficient vpc.amazonaws.com/PrivateIPv4Address']],
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    causes: [
      {
        cause: verified(
          'Windows support (the VPC resource controller) is off for the cluster, so no addresses are advertised.',
          ['amazon-eks-user-guide-windows-support', 'containers-roadmap#240'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        excluded: [{ told: 'node.capacity.privateIPv4Address' }],
        checks: [
          {
            command: 'kubectl get node -o yaml',
            shows: 'capacity vpc.amazonaws.com/PrivateIPv4Address: missing',
          },
          {
            look: 'policy AmazonEKSVPCResourceController on the cluster role; ConfigMap amazon-vpc-cni enable-windows-ipam',
            shows: 'missing / not true',
          },
        ],
        remedy: 'Enable Windows support as the EKS guide says.',
      },
      {
        cause: inferred('Every address of the instance is in use.', [
          'eks-windows',
          'vpc-controller pkg/aws/vpc/limits.go',
        ]),
        likely: [{ decision: 'platform', is: ['eks'] }, { told: 'eks.toldMachine' }],
        checks: [
          { look: 'allocated against capacity of the resource in describe node', shows: 'equal' },
        ],
        remedy: 'Take a larger instance or prefix delegation, or run fewer pods.',
      },
    ],
  },
  {
    id: 'M-KLT-21',
    about: 'EKS label',
    kind: 'error',
    outerTo: ['eks-x-label', 'NW-05'],
    words: [['failed to parse Kubernetes args'], ['invalid IPAddress ', 'from pod label']],
    printed: [{ by: 'vpc-bridge plugin', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The admission webhook or controller gave the pod no address: it is down, or the pod is older than Windows support.',
          ['aws-netconf#L195'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'annotation or label vpc.amazonaws.com/PrivateIPv4Address: missing',
          },
        ],
        remedy: 'Enable Windows support, then delete the pod and create it again.',
      },
    ],
  },
  {
    id: 'M-KAD-01',
    about: 'pipe spelling',
    kind: 'error',
    words: [
      ['path is not absolute: //./pipe/'],
      ['nodeRegistration.criSocket: Invalid value', 'pipe'],
    ],
    printed: [{ by: 'kubeadm join', in: 'console' }],
    causes: [
      {
        cause: verified('Old kubeadm reads a criSocket without npipe:// as a path.', [
          'kubeadm#2406',
        ]),
        likely: [{ kubernetes: { through: '1.19' } }],
        checks: [{ look: 'join.yaml criSocket', shows: '//./pipe/...' }],
        remedy: 'Write npipe:////./pipe/containerd-containerd.',
      },
    ],
  },
  {
    id: 'M-KAD-02',
    about: 'not elevated',
    kind: 'warning',
    words: [['no supported init system detected: Access is denied']],
    printed: [{ by: 'kubeadm join', in: 'console, warning' }],
    causes: [
      {
        cause: inferred('The console lacks administrator rights.', ['k8s#80400']),
        checks: [{ command: 'whoami /groups | findstr S-1-16-12288', shows: 'nothing' }],
        remedy: 'Use an elevated PowerShell.',
      },
    ],
  },
  {
    id: 'M-KAD-03',
    about: 'docker Linux mode',
    kind: 'error',
    words: [['unsupported graph driver: overlay2']],
    printed: [{ by: 'kubeadm join', in: 'console' }],
    versions: { of: 'kubeadm', through: '1.23' },
    causes: [
      {
        cause: verified('Docker Desktop runs Linux containers (their graph driver shows).', [
          'k8s#80400',
        ]),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [
          {
            command: 'docker info --format {{.Driver}}',
            shows: 'overlay2 instead of windowsfilter',
          },
        ],
        remedy: 'Use the server edition with Windows containers, from 1.24 on containerd.',
      },
    ],
  },
  {
    id: 'M-KAD-04',
    about: 'rejoin leftovers',
    kind: 'error',
    words: [
      ['[ERROR FileAvailable-', '\\etc\\kubernetes\\'],
      ['etc\\kubernetes\\kubelet.conf already exists'],
    ],
    printed: [{ by: 'kubeadm join', in: 'console' }],
    causes: [
      {
        cause: verified('The node was joined before and its files are still there.', [
          'sig-windows-dev-tools#245',
        ]),
        likely: [{ observed: 'node was joined before' }],
        checks: [{ command: 'dir C:\\etc\\kubernetes', shows: 'kubelet.conf, pki\\ca.crt' }],
        remedy:
          'Only on the worker that shall join again: kubeadm reset, which removes its certificates and kubelet.conf. Then clear what HNS and CNI kept.',
      },
    ],
  },
  {
    id: 'M-KAD-05',
    about: 'IPv6 preflight',
    kind: 'error',
    words: [
      ['bridge-nf-call-ip6tables', 'does not exist'],
      ['/proc/sys/net/ipv6/conf/default/forwarding', 'does not exist'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubeadm join', in: 'console' }],
    causes: [
      {
        cause: verified('kubeadm runs a check made for Linux on Windows, in IPv6 clusters.', [
          'kubeadm#2664',
        ]),
        likely: [{ observed: 'the cluster uses IPv6' }],
        checks: [{ command: 'kubeadm version', shows: '1.21 to 1.23' }],
        remedy: 'Name these two in --ignore-preflight-errors, or take a newer kubeadm.',
      },
    ],
  },
  {
    id: 'M-KAD-06',
    about: 'crictl missing',
    kind: 'noise',
    words: [['crictl is required by the container runtime']],
    printed: [{ by: 'kubeadm join', in: 'console, warning' }],
    causes: [
      {
        cause: verified('crictl.exe is not in the PATH; these releases only warn.', [
          'sig-windows-dev-tools#245',
        ]),
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [{ command: 'where crictl', shows: 'not found' }],
        remedy: 'Ignore it, or install crictl.',
      },
    ],
  },
  {
    id: 'M-KAD-08',
    about: 'node that does not appear',
    kind: 'error',
    words: [
      ['rror uploading crisocket'],
      ['rror writing CRISocket for this node'],
      ['rror writing Crisocket information'],
    ],
    printed: [{ by: 'kubeadm join', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The kubelet did not register the node in time: it does not run, or it uses another name than kubeadm.',
          ['kubernetes#107946', 'kubernetes#93786'],
        ),
        checks: [
          { command: 'Get-Service kubelet', shows: 'not Running' },
          {
            command: 'kubectl get nodes',
            shows: 'no node of this name, or one of another name',
          },
          {
            command: 'Get-Content C:\\var\\log\\kubelet\\kubelet.err.log -Tail 50',
            shows: 'why the kubelet ends or is refused',
          },
        ],
        remedy:
          'Mend what the log of the kubelet says, then kubeadm reset and join again with one name (--node-name and --hostname-override).',
      },
    ],
  },
  {
    id: 'M-KAD-07',
    about: 'kubelet health',
    kind: 'error',
    outerTo: ['S-11'],
    words: [['[kubelet-check]', 'connectex']],
    wordsInferred: true,
    printed: [{ by: 'kubeadm join', in: 'console' }],
    causes: [
      {
        cause: verified('The kubelet does not run; its own log says why.', [
          'k8s#110580',
          'k8s#123173',
        ]),
        checks: [{ command: 'Get-Service kubelet; kubelet.err.log', shows: 'Paused / Stopped' }],
        remedy: 'Read kubelet.err.log.',
      },
    ],
  },
  {
    id: 'M-SCH-01',
    about: 'taint or selector',
    kind: 'error',
    weak: 'message',
    outerTo: [
      'R-44',
      'M-KLT-20',
      'Q-06',
      'S-20',
      'S-21',
      'LE-SLW-03',
      // What the scheduler asks only of nodes that the selector fits.
      'C-38',
      'C-91',
      'C-92',
      'C-93',
      'C-94',
      'C-95',
      'C-96',
    ],
    words: [
      ['had untolerated taint {os: windows}'],
      ['had untolerated taint {node.kubernetes.io/os: windows}'],
      ['node(s) had taint {os: windows}'],
      ['nodes are available', 'had untolerated taint'],
      ['nodes are available', "that the pod didn't tolerate"],
      ['nodes are available', "didn't match Pod's node affinity/selector"],
      ['nodes are available', 'PodToleratesNodeTaints'],
      ['nodes are available', 'MatchNodeSelector ('],
    ],
    wordsInferred: true,
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    causes: [
      {
        cause: inferred('Windows nodes are tainted, and the workload does not tolerate it.', [
          'w-user-guide',
        ]),
        likely: [
          { observed: 'the pod is meant for Windows nodes' },
          { says: 'FailedScheduling' },
          { says: 'taint {os' },
          { says: 'taint {node.kubernetes.io/os' },
        ],
        checks: [
          {
            command: 'kubectl describe node',
            shows: 'Taints; pod tolerations: taint without toleration',
          },
        ],
        remedy: 'Give Windows workloads the toleration.',
      },
      {
        cause: inferred(
          'The nodeSelector fits no node: kubernetes.io/os, node.kubernetes.io/windows-build, the old beta.kubernetes.io/os.',
          ['w-user-guide'],
        ),
        likely: [
          { observed: 'the pod is meant for Windows nodes' },
          { says: 'FailedScheduling' },
          // Beside the taint of a control plane it is what the Windows nodes say.
          { says: "didn't match Pod's node affinity" },
          { says: 'MatchNodeSelector' },
        ],
        checks: [{ look: 'labels of the node', shows: 'label missing or other value' }],
        remedy: 'Correct the selector.',
      },
    ],
  },
  {
    id: 'M-KLT-22',
    about: 'swap',
    kind: 'error',
    words: [['running with swap on is not supported']],
    printed: [{ by: 'kubelet for Linux', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'A kubelet for Linux found swap on. The kubelet for Windows does not look: a page file stops nothing there.',
          ['k8s-container_manager_linux', 'k8s-container_manager_windows'],
        ),
        checks: [
          { look: 'the machine and the program that wrote the line', shows: 'a Linux machine' },
        ],
        remedy:
          'On that Linux machine run swapoff -a and take swap out of /etc/fstab. Leave the page file of the Windows node as it is.',
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
    id: 'M-KLT-24',
    passedBy: ['Container runtime initialized', 'containerd is now running'],
    about: 'no answer at the endpoint',
    kind: 'error',
    outerTo: ['S-22', 'M-KLT-06'],
    words: [
      ['validate CRI v1 runtime API for endpoint'],
      ['validate CRI v1 image API for endpoint'],
    ],
    settledBy: ['kubelet-runtime-endpoint', 'kubelet-file-endpoint'],
    printed: [
      { by: 'kubelet', in: 'kubelet log' },
      { by: 'crictl, kubeadm', in: 'console' },
    ],
    causes: [
      {
        cause: inferred(
          'Nothing answers at the endpoint that the message names: the runtime does not run, or its pipe has another name.',
          ['k8s#115102', 'kubeadm#2406'],
        ),
        likely: [{ says: 'code = Unavailable' }, { says: 'cannot find the file specified' }],
        checks: [
          { command: 'Get-Service containerd', shows: 'Stopped, or no such service' },
          { command: '[IO.Directory]::GetFiles("\\\\.\\pipe\\")', shows: 'no such pipe' },
        ],
        remedy:
          'Start the runtime, and give the kubelet its pipe: npipe:////./pipe/containerd-containerd for containerd.',
      },
      {
        cause: inferred('The runtime has the pipe, and does not answer in time.', ['cri-o#8007']),
        checks: [{ command: 'crictl info', shows: 'the same, or an answer after many seconds' }],
        remedy: 'Restart the runtime on a drained node, and read its log for what it waits for.',
      },
    ],
  },
  {
    id: 'M-KLT-25',
    about: 'enforcement without cgroups',
    kind: 'error',
    words: [
      ['(--enforce-node-allocatable)', 'is not supported unless'],
      ['(--cgroups-per-qos) must be set to true when'],
    ],
    settledBy: [
      'kubelet-config-agrees',
      'kubelet-config-cgroups',
      'kubelet-cgroups',
      'kubelet-file-for-windows',
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'enforceNodeAllocatable names something, or is left out, which means pods, while cgroupsPerQOS is false: without cgroups nothing can be enforced.',
          settingsValidation,
        ),
        checks: [{ look: 'enforceNodeAllocatable in the file', shows: 'anything but []' }],
        remedy:
          'Set enforceNodeAllocatable: [] beside cgroupsPerQOS: false, or give --enforce-node-allocatable= with nothing behind it.',
      },
    ],
  },
  {
    id: 'M-KLT-26',
    about: 'image thresholds',
    kind: 'error',
    words: [['must be less than imageGCHighThresholdPercent']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'imageGCLowThresholdPercent is not below imageGCHighThresholdPercent; what the file leaves out is 80 and 85.',
          settingsValidation,
        ),
        checks: [],
        remedy: 'Set both, the first below the second.',
      },
    ],
  },
  {
    id: 'M-KLT-27',
    about: 'grace periods',
    kind: 'error',
    words: [['shutdownGracePeriodCriticalPods', 'must be <= shutdownGracePeriod']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'shutdownGracePeriodCriticalPods is longer than shutdownGracePeriod, of which it is a part.',
          settingsValidation,
        ),
        checks: [],
        remedy: 'Make shutdownGracePeriod the longer of the two.',
      },
    ],
  },
  {
    id: 'M-KLT-28',
    about: 'parallel pulls',
    kind: 'error',
    words: [['maxParallelImagePulls cannot be larger than 1 unless']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'maxParallelImagePulls is above 1 while serializeImagePulls is true.',
          settingsValidation,
        ),
        checks: [],
        remedy: 'Set serializeImagePulls: false, or take maxParallelImagePulls out.',
      },
    ],
  },
  {
    id: 'M-KLT-29',
    about: 'soft eviction',
    kind: 'error',
    words: [['grace period must be specified for the soft eviction threshold']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'evictionSoft has a signal of which evictionSoftGracePeriod does not say how long it may be passed.',
          thresholds,
        ),
        checks: [],
        remedy: 'Give each signal of evictionSoft its period in evictionSoftGracePeriod.',
      },
    ],
  },
  {
    id: 'M-KLT-30',
    about: 'signals of eviction',
    kind: 'error',
    words: [['unsupported eviction signal']],
    settledBy: ['kubelet-config-threshold', 'kubelet-threshold'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified('The name of a threshold is none that the kubelet knows.', thresholds),
        checks: [],
        remedy:
          'Write memory.available, nodefs.available or imagefs.available; a flag has < and the value behind the name, a file the value alone.',
      },
    ],
  },
  {
    id: 'M-KLT-31',
    about: 'settings that are refused',
    kind: 'error',
    outerTo: [
      'S-27',
      'M-KLT-25',
      'M-KLT-26',
      'M-KLT-27',
      'M-KLT-28',
      'M-KLT-14',
      'HO-02',
      'HO-03',
      'HO-08',
    ],
    words: [['failed to validate kubelet configuration'], ['invalid configuration:', '(--']],
    settledBy: [
      'kubelet-config-agrees',
      'kubelet-config-cgroups',
      'kubelet-config-value',
      'kubelet-cgroups',
      'kubelet-file-for-windows',
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'The kubelet refuses a value of its file or a flag: the words behind “invalid configuration” name it.',
          settingsValidation,
        ),
        checks: [],
        remedy: 'Change what the message names in the file, or in the flag that overrules it.',
      },
    ],
  },
]
