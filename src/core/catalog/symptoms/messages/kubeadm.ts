import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const kubeadmVersions =
  'github kubernetes/kubernetes/blob/01b1174c114c12dca776be043b67fc340af128bb/cmd/kubeadm/app/util/config/common.go'
const preflight =
  'github kubernetes/kubernetes/blob/00b6a4c7afdbd95d9ef5b5f3cada04ac15b0c135/cmd/kubeadm/app/preflight/checks.go'
const inConsole = [{ by: 'kubeadm join', in: 'console' }]
const kubeadm = 'github kubernetes/kubernetes/blob'
const detection =
  'github kubernetes/kubernetes/blob/0285bf7f16438769d15388fd001f8dbe8e0cb44a/cmd/kubeadm/app/util/runtime/runtime.go'

/** Messages of kubeadm and of what prepares a join. */
export const kubeadmSymptoms: readonly Symptom[] = [
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
    id: 'KT-04',
    about: 'start of a service',
    kind: 'warning',
    words: [
      ['unable to start the kubelet service', 'timeout waiting for kubelet service to start'],
      ['unable to start the kubelet service', 'could not start service kubelet'],
    ],
    printed: [{ by: 'kubeadm', in: 'output of kubeadm join' }],
    causes: [
      {
        cause: verified(
          'kubeadm waits ten seconds until the service kubelet runs, and it did not: kubelet.exe or its start script ends at once, and a wrapper such as NSSM pauses the service.',
          [
            'github kubernetes/kubernetes/blob/21cd2f2472c2ee395680c70455af191bffcaaf78/cmd/kubeadm/app/util/initsystem/initsystem_windows.go',
          ],
        ),
        checks: [
          { command: 'Get-Service kubelet', shows: 'Paused or Stopped' },
          { command: 'C:\\k\\StartKubelet.ps1', shows: 'the error, started by hand' },
        ],
        remedy: 'Mend what the log of the kubelet says, then join again.',
      },
    ],
  },
  {
    id: 'R-21',
    about: 'join token expired',
    kind: 'error',
    words: [
      ['could not find a JWS signature in the cluster-info ConfigMap for token ID'],
      ['does not yet contain a JWS signature for token ID'],
      ['there is no JWS signed token in the cluster-info ConfigMap'],
      ['token id', 'is invalid for this cluster or it has expired'],
    ],
    printed: [{ by: 'kubeadm join', in: 'console' }],
    causes: [
      {
        cause: inferred('The token has expired, or is one of another cluster.', [
          'kubeadm#630',
          'kubeadm#668',
          'kubeadm-token#L165-L170',
        ]),
        checks: [{ command: 'kubeadm token list', shows: 'no such token, or it has expired' }],
        remedy: 'kubeadm token create --print-join-command on the control plane.',
      },
    ],
  },
  {
    id: 'R-57',
    about: 'name of the control plane',
    kind: 'error',
    words: [
      ["couldn't validate the identity of the API Server", 'no such host'],
      ['failed to request cluster-info', 'no such host'],
    ],
    printed: [{ by: 'kubeadm', in: 'kubeadm join' }],
    causes: [
      {
        cause: inferred(
          'The node cannot resolve the name of the control plane that the join command has.',
          ['github kubernetes/minikube/issues/2015'],
        ),
        checks: [{ command: 'Resolve-DnsName NAME', shows: 'nothing' }],
        remedy:
          'Give the name an entry in DNS or in C:\\Windows\\System32\\drivers\\etc\\hosts of the node, or join by its address.',
      },
    ],
  },
  {
    id: 'R-69',
    about: 'status of the runtime not read',
    kind: 'error',
    words: [['getting status of runtime: invalid character', 'in string escape code']],
    printed: [{ by: 'crictl, kubeadm join', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'crictl cannot read the status of containerd, whose message names a folder with backslashes: no CNI configuration is there yet. containerd itself runs.',
          [
            'github kubernetes-sigs/cri-tools/issues/1426',
            'github kubernetes-sigs/cri-tools/pull/1446',
            'github kubernetes/kubernetes/issues/110626',
          ],
        ),
        checks: [
          { look: 'conf_dir of containerd', shows: 'no file with the ending .conf or .conflist' },
          { command: 'ctr version', shows: 'containerd answers' },
        ],
        remedy:
          'Take a newer crictl, or join with --ignore-preflight-errors=CRI: the network agent brings the CNI configuration later.',
      },
    ],
  },
  {
    id: 'R-72',
    about: 'kubeadm without kubelet',
    kind: 'error',
    words: [["cannot execute 'kubelet --version'", 'executable file not found in %PATH%']],
    printed: [{ by: 'kubeadm', in: 'kubeadm join' }],
    causes: [
      {
        cause: verified(
          'kubeadm asks the kubelet for its version and finds no kubelet.exe in the PATH.',
          ['kubeadm-kubelet-version'],
        ),
        checks: [{ command: 'Get-Command kubelet', shows: 'nothing' }],
        remedy:
          'Add the folder of kubelet.exe to the PATH of the machine, open a new console, and join again.',
      },
    ],
  },
  {
    id: 'C-33',
    about: 'no administrator',
    kind: 'error',
    words: [
      ['user is not running as administrator'],
      ['kubelet needs to run with administrator permissions'],
      ['kubelet needs to run with elevated permissions'],
    ],
    printed: [{ by: 'kubeadm, kubelet', in: 'console, kubelet log' }],
    causes: [
      {
        cause: verified('The program runs without administrator rights.', [
          'github kubernetes/kubernetes/blob/22ff746e4a915cb1cc1d296db46141e143ed1b45/cmd/kubeadm/app/preflight/checks_windows.go',
          'github kubernetes/kubernetes/blob/046d201c45cebd19eb1fc4612426761c64802825/cmd/kubelet/app/server_windows.go',
        ]),
        checks: [{ command: 'whoami /groups | findstr S-1-16-12288', shows: 'nothing' }],
        remedy: 'Use an elevated PowerShell; let the service run as LocalSystem.',
      },
      {
        cause: verified(
          'The console is elevated, and kubeadm before 1.31 does not see it: its check fails for some accounts, such as those of a domain.',
          ['github kubernetes/kubeadm/issues/3053'],
        ),
        excluded: [{ says: 'kubelet needs to run' }, { kubernetes: { from: '1.31' } }],
        checks: [
          { command: 'whoami /groups | findstr S-1-16-12288', shows: 'High Mandatory Level' },
        ],
        remedy: 'kubeadm join with --ignore-preflight-errors=IsPrivilegedUser, or kubeadm 1.31.',
      },
    ],
  },
  {
    id: 'C-79',
    about: 'API server that kubeadm does not reach',
    kind: 'error',
    words: [
      ["couldn't validate the identity of the API Server", 'connectex'],
      ["couldn't validate the identity of the API Server", 'i/o timeout'],
      ["couldn't validate the identity of the API Server", 'abort connecting to API servers'],
      ["couldn't validate the identity of the API Server", 'Client.Timeout exceeded'],
    ],
    printed: [{ by: 'kubeadm', in: 'kubeadm join' }],
    causes: [
      {
        cause: verified(
          'The node does not reach the address of the join command: a firewall or security group between them, a wrong address or port, or an API server that does not run.',
          [
            'github kubernetes/kubeadm/issues/725',
            'github kubernetes/kubernetes/issues/90345',
            'kubeadm-token#L205-L240',
          ],
        ),
        likely: [{ says: 'did not properly respond' }, { says: 'i/o timeout' }],
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port 6443, on the node',
            shows: 'TcpTestSucceeded: False',
          },
        ],
        remedy: 'Open TCP 6443 from the node, or join by an address that it reaches.',
      },
    ],
  },
  {
    id: 'N-32',
    about: 'key of cloudbase-init',
    kind: 'error',
    words: [['ci_missing_jinja_var']],
    printed: [{ by: 'cloudbase-init', in: 'kubeadm: nodeRegistration.name' }],
    causes: [
      {
        cause: verified(
          'The bootstrap data ask for a key of cloud-init that cloudbase-init does not know: until November 2024 it had local_hostname below v1 and ds.meta_data alone.',
          [
            'github vmware-tanzu/tanzu-framework/issues/4207',
            'github cloudbase/cloudbase-init/commit/dc0367425a938f47e2f4cc728a235371b55e772a',
          ],
        ),
        checks: [{ look: 'nodeRegistration.name of the KubeadmConfigTemplate', shows: 'that key' }],
        remedy: 'Write {{ v1.local_hostname }} for Windows machines.',
      },
    ],
  },
  {
    id: 'N-38',
    about: 'no service kubelet',
    kind: 'warning',
    words: [['kubelet service does not exist']],
    printed: [{ by: 'kubeadm', in: 'kubeadm join: Service-Kubelet' }],
    causes: [
      {
        cause: inferred(
          'kubelet.exe is no Windows service yet, so that kubeadm starts nothing and waits in vain.',
          ['github kubernetes/website/issues/38334'],
        ),
        checks: [{ command: 'Get-Service kubelet', shows: 'none' }],
        remedy: 'Register it first, as PrepareNode.ps1 does, then join.',
      },
    ],
  },
  {
    id: 'P-35',
    about: 'step of cloudbase-init',
    kind: 'error',
    words: [['cloudbaseinit', "plugin '", "failed with error '"]],
    printed: [{ by: 'cloudbase-init', in: 'cloudbase-init.log' }],
    causes: [
      {
        cause: verified(
          'The user that it shall make is one of the image already, so that Administrator cannot be renamed to it.',
          ['github kubernetes-sigs/cluster-api-provider-azure/issues/3232'],
        ),
        likely: [{ says: 'The account already exists' }],
        excluded: [{ says: 'UserDataPlugin' }],
        checks: [{ command: 'Get-LocalUser', shows: 'the name' }],
        remedy: 'Take another name for the user, or remove it from the image.',
      },
      {
        cause: inferred(
          'This step of the first start failed; where it is the user data, the node did not join for that.',
          ['github kubernetes-sigs/cluster-api-provider-azure/issues/3903'],
        ),
        checks: [{ look: 'the lines before it', shows: 'what the script or step printed' }],
        remedy: 'Mend the step, and let the machine be made anew: it runs once.',
      },
    ],
  },
  {
    id: 'P-78',
    about: 'flags that kubeadm writes',
    kind: 'error',
    words: [['kubeadm-flags.env', 'does not exist']],
    // Why the join ended before.
    outerTo:
      'M-KAD-01 M-KAD-02 M-KAD-04 M-KAD-06 R-21 R-57 R-69 C-33 C-79 N-32 E-30 E-14 E-15 L-17 L-18 L-19 L-20 ga-1 GD-01'.split(
        ' ',
      ),
    printed: [{ by: 'StartKubelet.ps1', in: 'its output, log of nssm' }],
    causes: [
      {
        cause: inferred(
          'kubeadm join was not run yet, or ended before it wrote the file; until then the kubelet starts in vain.',
          ['github vmware-tanzu/tanzu-framework/issues/4207'],
        ),
        checks: [{ look: 'output of kubeadm join', shows: 'an error' }],
        remedy: 'Mend what kubeadm join says, and run it.',
      },
    ],
  },
  {
    id: 'E-30',
    about: 'kubeadm newer than the cluster',
    kind: 'error',
    words: [
      ['this version of kubeadm only supports deploying clusters with the control plane version'],
    ],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: verified(
          'kubeadm.exe on the node is more than one minor newer than the control plane.',
          [kubeadmVersions],
        ),
        checks: [
          { command: 'kubeadm version -o short', shows: 'a minor above that of the control plane' },
          { command: 'kubectl version', shows: 'Server Version' },
        ],
        remedy:
          'Put kubeadm.exe and kubelet.exe of the minor of the control plane on the node, and join again.',
      },
    ],
  },
  {
    id: 'E-14',
    about: 'node that joined before',
    kind: 'error',
    outerTo: ['M-KAD-04'],
    words: [
      ['[ERROR FileAvailable-', 'already exists'],
      ['[ERROR DirAvailable-', 'is not empty'],
    ],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: verified(
          'Files that kubeadm join would write are there already, as after an earlier join; it stops.',
          [preflight],
        ),
        checks: [{ command: 'Get-ChildItem C:\\etc\\kubernetes', shows: 'kubelet.conf, pki' }],
        remedy: 'kubeadm reset, delete what the message names, and join again with a new token.',
      },
    ],
  },
  {
    id: 'E-15',
    about: 'port of the kubelet that is taken',
    kind: 'error',
    words: [['[ERROR Port-', 'is in use']],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'Something listens on the port already; on 10250 mostly the kubelet of an earlier try.',
          [preflight],
        ),
        checks: [{ command: 'netstat -ano | findstr :10250', shows: 'a process' }],
        remedy: 'Stop the service kubelet (kubeadm reset), then join again.',
      },
    ],
  },
  {
    id: 'Q-08',
    about: 'one dash before a flag',
    kind: 'error',
    settledBy: ['flag-dashes'],
    words: [['unknown shorthand flag: ']],
    printed: [{ by: 'kubelet, kube-proxy, kubectl, kubeadm', in: 'log, output' }],
    causes: [
      {
        cause: verified(
          'A flag has one dash, or a dash that a program for texts made of two: behind one dash each letter is a flag of its own.',
          ['github spf13/pflag/blob/01748d8045c9ec34ed975ff5d40d64e31033073e/flag.go'],
        ),
        checks: [{ look: 'the text behind “in” in the message', shows: 'the flag' }],
        remedy: 'Write two plain dashes before the name.',
      },
    ],
  },
  {
    id: 'L-17',
    about: 'hash of the CA in the join command',
    kind: 'error',
    words: [['none of the public keys', 'are pinned']],
    printed: inConsole,
    causes: [
      {
        cause: verified(
          '--discovery-token-ca-cert-hash is not the hash of this cluster’s CA: the join command is of another or an earlier cluster, or was copied in part.',
          [
            `${kubeadm}/04791b4906602ffda5ccf9bc4c84d3329f1d7080/cmd/kubeadm/app/util/pubkeypin/pubkeypin.go`,
          ],
        ),
        likely: [{ says: 'are pinned' }],
        checks: [
          {
            command: 'kubeadm token create --print-join-command',
            shows: 'on the control plane: another sha256 than in the command that was used',
          },
        ],
        remedy: 'Join with the command that the control plane prints now.',
      },
    ],
  },
  {
    id: 'L-18',
    about: 'node of the same name',
    kind: 'error',
    words: [
      ['a Node with name', 'already exists in the cluster. You must delete the existing Node'],
    ],
    printed: inConsole,
    causes: [
      {
        cause: verified(
          'A node of this name is Ready in the cluster, so kubeadm stops: this machine joined before and its kubelet still runs, or another one has the same computer name, as where machines are clones.',
          [
            `${kubeadm}/00966a5a6ce164aee5caa9b176b65d22fda3d565/cmd/kubeadm/app/cmd/phases/join/kubelet.go`,
          ],
        ),
        likely: [{ says: 'already exists in the cluster' }],
        checks: [
          { command: 'kubectl get nodes -o wide', shows: 'a node of this name, Ready' },
          { command: 'hostname', shows: 'the same name on both machines' },
        ],
        remedy:
          'If it is this machine, stop its kubelet, run kubeadm reset and kubectl delete node NAME, then join; else give it another name (Rename-Computer, or --node-name).',
      },
    ],
  },
  {
    id: 'L-19',
    about: 'configuration that this kubeadm does not know',
    kind: 'error',
    words: [['no kind "ClusterConfiguration" is registered for version "kubeadm.k8s.io/']],
    printed: inConsole,
    causes: [
      {
        cause: inferred(
          'kubeadm.exe on the node is older than the kubeadm that wrote the configuration of the cluster: v1beta4 is known from 1.31 on.',
          ['kubeadm-v1beta4'],
        ),
        checks: [
          { command: 'kubeadm version -o short', shows: 'a minor below that of the control plane' },
        ],
        remedy:
          'Put kubeadm.exe and kubelet.exe of the minor of the control plane on the node, and join again.',
      },
    ],
  },
  {
    id: 'L-20',
    about: 'token that may not read the configuration',
    kind: 'error',
    words: [['failed to get config map: Unauthorized'], ['kubeadm-config', 'Unauthorized']],
    printed: inConsole,
    causes: [
      {
        cause: inferred(
          'The API server does not take the token of the join command: it has expired, was deleted, or is one of another cluster.',
          ['kubeadm-token#L165-L170', 'kubeadm#668'],
        ),
        checks: [{ command: 'kubeadm token list', shows: 'no such token, or it has expired' }],
        remedy: 'kubeadm token create --print-join-command on the control plane.',
      },
    ],
  },
  {
    id: 'ga-1',
    about: 'configuration of kubelets of another minor',
    kind: 'error',
    words: [
      ['configmaps "kubelet-config-1.', '" is forbidden'],
      ['configmaps "kubelet-config-1.', '" not found'],
    ],
    printed: inConsole,
    causes: [
      {
        cause: inferred(
          'kubeadm asks for the settings of kubelets of its own minor, and this cluster keeps none of that name: kubeadm on the node is newer than the control plane, or it is of 1.23 or before and the cluster of 1.24 or later.',
          ['github kubernetes/kubeadm/issues/1624', 'github kubernetes/kubernetes/issues/79363'],
        ),
        likely: [{ says: 'kubelet-config-1.' }],
        checks: [
          {
            command: 'kubeadm version -o short',
            shows: 'on the node: another minor than that of the control plane',
          },
          {
            command: 'kubectl -n kube-system get configmaps',
            shows: 'a kubelet-config of another minor',
          },
        ],
        remedy:
          'Put kubeadm.exe and kubelet.exe of the minor of the control plane on the node, and join again; a role for the token mends nothing.',
      },
    ],
  },
  {
    id: 'GD-01',
    about: 'several runtimes on one host',
    kind: 'error',
    words: [
      ['Found multiple CRI endpoints on the host', 'npipe:'],
      ['Found multiple CRI sockets, please use --cri-socket', 'pipe'],
    ],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: verified(
          'Two runtimes have their pipes on the host, as containerd and cri-dockerd, and nothing tells kubeadm which one the node takes.',
          ['github kubernetes/kubeadm/issues/2937', detection],
        ),
        checks: [
          {
            command: '[IO.Directory]::GetFiles("\\\\.\\pipe\\")',
            shows: 'containerd-containerd and cri-dockerd',
          },
        ],
        remedy:
          'Add --cri-socket npipe:////./pipe/containerd-containerd (or that of cri-dockerd) to the command, or criSocket below nodeRegistration of its file; or remove the runtime that nobody needs.',
      },
    ],
  },
]
