import { ofCri } from '../pulls.ts'
import { nameWasCut } from '../name-cut.ts'
import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const ofPull = [
  { says: 'failed to do request' },
  { says: 'ErrImagePull' },
  { says: 'ImagePullBackOff' },
  { says: '/v2/' },
  { says: 'docker: x509' },
  { says: 'docker pull' },
  { says: 'crictl pull' },
] as const
const code = 'github kubernetes/kubernetes/blob/'
const bootstrap = `${code}054d429d9f8bc8de4fc82e6cf2281e12a13fe1f2/pkg/kubelet/certificate/bootstrap/bootstrap.go`
const kubelet = [{ by: 'kubelet', in: 'kubelet log' }] as const

/** Messages of a kubelet that does not register: certificates, tokens, names. */
export const kubeletJoinsSymptoms: readonly Symptom[] = [
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
    id: 'K-01',
    about: 'account of the kubelet',
    kind: 'error',
    words: [
      ['kubelet needs to run as administrator'],
      ['kubelet needs to run as an administrator'],
      ['kubelet needs to run with administrator'],
      ['kubelet needs to run with elevated'],
    ],
    wordsInferred: true,
    settledBy: ['kubelet-scheduled-task', 'kubelet-account'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet was started by an account without the rights of an administrator, or by one whose process is not elevated; from 1.24 on it must be.',
          ['rn-1.21#L326', 'rn-1.24#L386'],
        ),
        checks: [
          {
            command: 'whoami /groups, as that account',
            shows: 'Mandatory Label\\Medium Mandatory Level, or no Administrators',
          },
        ],
        remedy:
          'Run it as a service of LocalSystem; a scheduled task needs the user SYSTEM or -RunLevel Highest.',
      },
    ],
  },
  {
    id: 'HO-01',
    about: 'labels of a reserved namespace',
    kind: 'error',
    words: [
      ['labels specified with --node-labels: ['],
      ["'kubernetes.io' or 'k8s.io' labels specified with --node-labels"],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'From 1.16 on the kubelet stops on labels of kubernetes.io and k8s.io that it may not give itself, such as node-role.kubernetes.io/…; the message names them.',
          [
            'k8s v1.16.0/cmd/kubelet/app/options/options.go',
            'k8s v1.26.0/cmd/kubelet/app/options/options.go',
          ],
        ),
        checks: [
          {
            look: '--node-labels of the kubelet, nodeRegistration.kubeletExtraArgs',
            shows: 'a label of kubernetes.io below no allowed prefix',
          },
        ],
        remedy:
          'Take the label out of --node-labels, and give it to the Node object with kubectl label; or use a prefix of your own or node.kubernetes.io.',
      },
    ],
  },
  {
    id: 'ga-2',
    about: 'node IP that no adapter has',
    kind: 'error',
    words: [
      ['failed to validate nodeIP', 'not found in the host'],
      ['ode IP: ', "not found in the host's network interfaces"],
    ],
    settledBy: ['host-address'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'No adapter of the machine has the address of --node-ip, so the kubelet writes no address of the node: the address has changed, or the adapter was not up yet when the kubelet started.',
          ['k8s 00b88c14b077ac9c239c62d6e5e23d9e1a5e5160/pkg/kubelet/kubelet_node_status.go'],
        ),
        // Once it may be of an adapter that came up a moment later.
        likely: [{ observed: 'line repeats for minutes', repeats: true }],
        checks: [
          {
            command: 'Get-NetIPAddress -AddressFamily IPv4',
            shows: 'no adapter with the address of the message',
          },
        ],
        remedy:
          'Set --node-ip to the address that the machine has now, or leave it out where there is one adapter, and restart the kubelet.',
      },
    ],
  },
  {
    id: 'ga-3',
    about: 'kubelet that stands alone',
    kind: 'error',
    words: [['tandalone mode, no API client'], ['Kubelet is running in standalone mode']],
    settledBy: ['kubelet-kubeconfig', 'flag-glued'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet was started without --kubeconfig, so it runs by itself and its node never appears; --bootstrap-kubeconfig alone changes nothing.',
          ['k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/cmd/kubelet/app/server.go'],
        ),
        likely: [{ says: 'tandalone mode' }],
        checks: [
          {
            command: '(Get-CimInstance Win32_Process -Filter "Name=\'kubelet.exe\'").CommandLine',
            shows: 'no --kubeconfig, or one that is glued to the argument before it',
          },
        ],
        remedy:
          'Add --kubeconfig to the arguments of the service, with a blank before it, and restart it.',
      },
    ],
  },
  {
    id: 'S-RD-01',
    about: 'what Ready needs',
    kind: 'error',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified(
          'A node is Ready when its Node object was written with an approved certificate, the runtime answers with RuntimeReady and NetworkReady, PLEG and storage are healthy, capacities are known and status updates are accepted. NetworkReady only needs a usable CNI file in the runtime’s folder. kube-proxy and pod traffic are not part of it: a Ready node can still be useless.',
          ['k8s-runtime', 'ctrd-status#L34-L56', 'w-nodes', 'ctrd-cni#L140-L156', 'k8s-setters'],
        ),
        checks: [],
        remedy:
          'After Ready, try five things: a pod starts, it reaches a Service, DNS answers, a Windows pod reaches one on a Linux node, and the node port answers.',
      },
    ],
  },
  {
    id: 'S-05',
    about: 'certificate request pending',
    kind: 'error',
    outerTo: ['R-22'],
    words: [['certificate request', 'not approved'], ['certificate request was not signed']],
    printed: [{ by: 'kubernetes', in: 'kubectl get certificatesigningrequests' }],
    causes: [
      {
        cause: verified(
          'Nobody approved the client request of the bootstrap token: a binding to nodeclient or the groups of the token are missing.',
          ['website-kubelet-tls-bootstrapping'],
        ),
        checks: [],
        remedy:
          'Bind the bootstrappers’ group to system:node-bootstrapper and to the approval of its client requests; for the one at hand, kubectl certificate approve NAME.',
      },
    ],
  },
  {
    id: 'S-06',
    about: 'certificate refused',
    kind: 'error',
    outerTo: ['A-01', 'L-30'],
    words: [
      ['x509: certificate has expired or is not yet valid'],
      ['x509: certificate signed by unknown authority'],
    ],
    printed: [{ by: 'kubernetes', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The clock of the node is behind: the certificate is not valid yet at the time that the message names first.',
          ['website-kubelet-tls-bootstrapping'],
        ),
        likely: [{ says: ' is before ' }],
        excluded: [{ says: ' is after ' }, { says: 'unknown authority' }],
        checks: [
          {
            command: 'w32tm /query /status',
            shows: '0x80070426 (the service is stopped), or no source',
          },
        ],
        remedy:
          'Set the clock of the node and start the time service: Start-Service W32Time, then w32tm /resync. Virtual machines may get their time from the host.',
      },
      {
        cause: inferred(
          'The certificate of the API server, or that of the client, has expired; or the clock of the node is ahead.',
          ['website-kubelet-tls-bootstrapping'],
        ),
        likely: [{ says: ' is after ' }],
        excluded: [...ofPull, { says: ' is before ' }, { says: 'unknown authority' }],
        checks: [
          { command: 'w32tm /query /status', shows: 'the time of the node' },
          { command: 'kubeadm certs check-expiration', shows: 'on the control plane: expired' },
        ],
        remedy:
          'Compare the clocks first. Where they agree, renew the certificate: kubeadm certs renew on the control plane, a new join for the client certificate of the node.',
      },
      {
        cause: inferred(
          'In a request to the API server, the kubeconfig carries the wrong CA: that of another cluster, or an old one.',
          ['website-kubelet-tls-bootstrapping'],
        ),
        likely: [{ says: 'unknown authority' }],
        excluded: [...ofPull, { says: 'has expired or is not yet valid' }],
        checks: [],
        remedy: 'Put ca.crt of the cluster into the kubeconfig and into the bootstrap file.',
      },
      {
        cause: inferred(
          'Where an image is pulled: the registry, or a proxy before it, shows a certificate of a CA that the node does not know.',
          ['ctrd#1568', 'ctrd#11274', 'github docker/for-win/issues/909'],
        ),
        likely: [{ says: 'failed to do request' }, { says: '/v2/' }, { says: 'PullBackOff' }],
        excluded: [{ says: ' is before ' }],
        checks: [],
        remedy:
          'Import the CA into the root store of the machine, or name it in hosts.toml of the registry; docker reads C:\\ProgramData\\docker\\certs.d too.',
      },
      {
        cause: verified(
          'ctr reads nothing of what config.toml sets for registries: it knows only the CAs of the machine, unless it is given the folder of hosts.toml.',
          ['ctrd#11274', 'github containerd/containerd/blob/v2.1.0/docs/hosts.md'],
        ),
        likely: [{ told: 'ctr.pull' }, { says: 'failed to do request' }, { says: '/v2/' }],
        excluded: [
          ...ofCri,
          { says: ' is before ' },
          { says: ' is after ' },
          { says: '/api' },
          { says: 'reflector' },
        ],
        checks: [{ command: 'crictl pull IMAGE', shows: 'it is pulled where the file is right' }],
        remedy:
          'Try the pull with crictl, which goes through the file as the kubelet does; or give ctr images pull --hosts-dir the folder of config_path. The CA in the root store of the machine serves both.',
      },
    ],
  },
  {
    id: 'S-07',
    about: 'node name differs',
    kind: 'error',
    words: [
      ['is forbidden: node "', '" is not allowed to modify node "'],
      [
        'leases.coordination.k8s.io',
        'is forbidden: User "system:node:',
        'can only access node lease with the same name as the requesting node',
      ],
    ],
    printed: [{ by: 'kubernetes', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The certificate’s user system:node:NAME and the node’s name differ: upper case, --hostname-override changed after the join, a name cut to 15 characters.',
          ['nixpkgs#315144', 'component-helpers-hostname#L25-L45'],
        ),
        checks: [],
        remedy:
          'Use one name everywhere. Stop the kubelet, delete kubelet.conf and kubelet-client-* in var\\lib\\kubelet\\pki, delete the wrong Node object, and join with a fresh token.',
      },
    ],
  },
  {
    id: 'S-071',
    about: 'node name of the certificate',
    kind: 'error',
    words: [['no relationship found between node', 'and this object']],
    printed: [{ by: 'kube-apiserver', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The certificate of the kubelet names the node otherwise than its Node object, as with capitals, which objects never have.',
          ['github canonical/microk8s/issues/3270', 'component-helpers-hostname#L25-L45'],
        ),
        checks: [{ command: 'kubectl get node', shows: 'the name in small letters' }],
        remedy:
          'Join again under the name in small letters, after kubelet.conf and kubelet-client-* are deleted.',
      },
      {
        cause: inferred('No pod of this node uses the object, or none does any more.', [
          'k8s-node_authorizer',
        ]),
        checks: [{ command: 'kubectl get pod -A -o wide', shows: 'no such pod on the node' }],
        remedy: 'Go on with the next error, if the line stays alone.',
      },
    ],
  },
  {
    id: 'S-20',
    about: 'cloud taint',
    kind: 'error',
    words: [
      ['untolerated taint {node.cloudprovider.kubernetes.io/uninitialized'],
      ['Taints:', 'node.cloudprovider.kubernetes.io/uninitialized'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'stays'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'remains'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'not removed'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'never removed'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'does not go'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'still there'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'still on'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'still set'],
      ['still has', 'taint node.cloudprovider.kubernetes.io/uninitialized'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'for an hour'],
      ['taint node.cloudprovider.kubernetes.io/uninitialized', 'for hours'],
    ],
    printed: [{ by: 'kubernetes', in: 'kubectl describe node' }],
    causes: [
      {
        cause: verified(
          '--cloud-provider=external is set, and no cloud controller takes care of this node.',
          ['w-running-cloud-controller'],
        ),
        checks: [],
        remedy:
          'Run the provider’s node manager for Windows, and see that the node has the name the provider expects.',
      },
      {
        cause: inferred(
          'The provider of vSphere does not find the machine: its name there, its host name and the node’s name differ, or VMware Tools report no address of it.',
          [
            'github kubernetes/cloud-provider-vsphere/issues/291',
            'github kubernetes/cloud-provider-vsphere/issues/484',
          ],
        ),
        likely: [{ decision: 'platform', is: ['vsphere'] }, { says: 'vsphere' }],
        excluded: [{ decision: 'platform', is: ['aws', 'azure', 'gcp', 'openstack'] }],
        checks: [
          {
            command: 'hostname; kubectl get nodes',
            shows: 'another name than that of the machine',
          },
        ],
        remedy:
          'Give machine, host and node one name in small letters, and see that VMware Tools report the address (exclude-nics of the Tools without the adapter).',
      },
    ],
  },
  {
    id: 'PL-12',
    about: 'bootstrap token without rights',
    kind: 'error',
    words: [
      [
        'certificatesigningrequests.certificates.k8s.io is forbidden: User "system:bootstrap:',
        'cannot create',
      ],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubelet', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The group of the bootstrap token is not bound to the ClusterRole system:node-bootstrapper, so the kubelet may not ask for its certificate.',
          ['tls-bootstrapping'],
        ),
        checks: [
          {
            command: 'kubectl get clusterrolebindings -o wide | findstr node-bootstrapper',
            shows: 'no binding of the group system:bootstrappers',
          },
        ],
        remedy:
          'kubectl create clusterrolebinding NAME --clusterrole=system:node-bootstrapper --group=system:bootstrappers.',
      },
    ],
  },
  {
    id: 'R-09',
    about: 'no bootstrap kubeconfig',
    kind: 'error',
    outerTo: ['S-06'],
    words: [['unable to load bootstrap kubeconfig']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet has no usable kubeconfig of its own and falls back to the bootstrap file, which is not there: the node has not joined yet.',
          ['website-kubelet-tls-bootstrapping', 'minikube#2804'],
        ),
        checks: [
          {
            command: 'Get-ChildItem C:\\etc\\kubernetes',
            shows: 'neither kubelet.conf nor bootstrap-kubelet.conf',
          },
        ],
        remedy:
          'Join the node, with a fresh token where the old one has expired; or put the file where --bootstrap-kubeconfig says.',
      },
      {
        cause: inferred('The node had joined, and its client certificate has expired since.', [
          'website-kubelet-tls-bootstrapping',
          'kubeasz#1257',
        ]),
        likely: [{ told: 'node.certificateEnded' }],
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pki',
            shows: 'kubelet-client-current.pem is old',
          },
        ],
        remedy: 'Join the node anew.',
      },
    ],
  },
  {
    id: 'R-140',
    about: 'certificate without a drive',
    kind: 'error',
    words: [
      ['unable to read client-cert', 'var\\lib\\kubelet\\pki', 'The system cannot find the'],
      ['unable to read client-key', 'var\\lib\\kubelet\\pki', 'The system cannot find the'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, exits' }],
    causes: [
      {
        cause: verified(
          'The kubeconfig names the certificate by a path without a drive, which is taken from the folder of the kubeconfig; the kubelet writes it so where --cert-dir has no drive.',
          ['github kubernetes/kubernetes/pull/77710', 'github kubernetes/kubeadm/issues/2419'],
        ),
        likely: [{ says: 'etc\\kubernetes\\var\\lib\\kubelet\\pki' }],
        checks: [
          {
            command: 'Select-String client- C:\\etc\\kubernetes\\kubelet.conf',
            shows: 'paths that begin with \\var\\lib\\kubelet\\pki',
          },
        ],
        remedy:
          'Give the kubelet --cert-dir=C:\\var\\lib\\kubelet\\pki, and write the drive before both paths in kubelet.conf.',
      },
      {
        cause: inferred(
          'The client certificate is not there: it was deleted, or the node was reset, and kubelet.conf is left over.',
          ['website-kubelet-tls-bootstrapping'],
        ),
        excluded: [{ says: 'etc\\kubernetes\\var\\lib\\kubelet\\pki' }],
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pki',
            shows: 'no kubelet-client-current.pem',
          },
        ],
        remedy: 'Delete kubelet.conf and join the node anew.',
      },
    ],
  },
  {
    id: 'R-11',
    about: 'cluster CA missing on the node',
    kind: 'error',
    words: [['unable to load client CA file', 'The system cannot find the']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'kubeadm join writes this file, and has not run on the node yet; until then the kubelet ends and is started again.',
          [
            'github kubernetes/kubernetes/blob/00966a5a6ce164aee5caa9b176b65d22fda3d565/cmd/kubeadm/app/cmd/phases/join/kubelet.go',
          ],
        ),
        checks: [
          {
            command: 'Get-ChildItem C:\\etc\\kubernetes',
            shows: 'no kubelet.conf and no pki\\ca.crt',
          },
        ],
        remedy: 'Run kubeadm join; without kubeadm copy ca.crt of the cluster to this path.',
      },
      {
        cause: inferred(
          'The file of the CA is not where clientCAFile of the kubelet’s configuration says.',
          ['swt#72'],
        ),
        checks: [
          {
            command:
              'Get-ChildItem C:\\etc\\kubernetes\\pki, C:\\var\\lib\\kubelet\\etc\\kubernetes\\pki',
            shows: 'ca.crt in one of the two folders, and not in that of the message',
          },
        ],
        remedy: 'Put ca.crt there, or write its path into clientCAFile.',
      },
    ],
  },
  {
    id: 'R-27',
    about: 'bootstrap token refused',
    kind: 'error',
    words: [
      ['cannot create certificate signing request: Unauthorized'],
      ['Unable to register node with API server', 'system:anonymous'],
      ['ensure lease exists', 'system:anonymous'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The token in the bootstrap file has expired or is one of another cluster.',
          ['kubeadm#809', 'kubeadm#792', 'osm#202'],
        ),
        checks: [{ command: 'kubeadm token list', shows: 'no such token, or it has expired' }],
        remedy: 'Join the node with a fresh token: kubeadm token create --print-join-command.',
      },
    ],
  },
  {
    id: 'R-58',
    about: 'a proxy in front of the API server',
    kind: 'error',
    words: [
      ['certificatesigningrequests": Forbidden'],
      ['api/v1/nodes": Forbidden'],
      ['?timeout=10s": Forbidden'],
      ['resourceVersion=0": Forbidden'],
      ['Unable to connect to the server: Forbidden'],
    ],
    printed: [{ by: 'kubelet, kubectl', in: 'kubelet log, console' }],
    causes: [
      {
        cause: inferred(
          'A proxy refused the connection: the API server itself says what it forbids, and to whom.',
          ['github kubernetes-sigs/kind/issues/2884', 'github kubernetes/minikube/issues/4965'],
        ),
        checks: [
          { command: 'Get-ChildItem Env:*PROXY*', shows: 'HTTPS_PROXY, and a NO_PROXY without it' },
        ],
        remedy:
          'Add address and name of the API server and the range of Services to NO_PROXY of the services, and restart them.',
      },
    ],
  },
  {
    id: 'R-122',
    about: 'client certificate expired',
    kind: 'error',
    words: [['The currently active client certificate has expired']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The certificate ended while the kubelet did not run or did not reach the API server, or it does not rotate; with it the kubelet is refused and gets no new one.',
          [
            'github kubernetes/kubernetes/issues/96256',
            'github kubernetes/kubernetes/issues/92676',
          ],
        ),
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pki',
            shows: 'kubelet-client-current.pem is old',
          },
        ],
        remedy:
          'Join the node anew, or give it a fresh bootstrap file, remove the old certificate and restart the kubelet; set rotateCertificates: true.',
      },
      {
        cause: verified(
          'Scripts of Calico before September 2024 start the kubelet without rotation.',
          ['github projectcalico/calico/pull/9178'],
        ),
        likely: [{ decision: 'cni', is: ['calico'] }],
        checks: [{ look: 'command line of the kubelet', shows: 'no --rotate-certificates' }],
        remedy: 'Remove C:\\var\\lib\\kubelet\\pki\\* and restart the kubelet; add the flag.',
      },
      {
        cause: inferred('The clock of the node is off.', [
          'github kubernetes/kubernetes/issues/96256',
        ]),
        checks: [{ command: 'w32tm /query /status', shows: 'another time, or no source' }],
        remedy: 'Correct the time, and restart the kubelet.',
      },
    ],
  },
  {
    id: 'E-01',
    about: 'node that may not register',
    kind: 'error',
    words: [
      ['Unable to register node', 'with API server', 'Unauthorized'],
      ['failed to ensure lease exists', 'Unauthorized'],
      ['ailed while requesting a signed certificate from the control plane', 'Unauthorized'],
    ],
    passedBy: ['Successfully registered node'],
    printed: kubelet,
    causes: [
      {
        cause: inferred(
          'The API server does not know the kubelet: its client certificate or bootstrap token has expired, or is of another cluster or of the one before.',
          ['node-authorizer', bootstrap],
        ),
        checks: [
          {
            command:
              'kubectl --kubeconfig C:\\var\\lib\\kubelet\\… get nodes (with its kubeconfig)',
            shows: 'Unauthorized too',
          },
          { command: 'kubeadm token list', shows: 'no token that is still valid' },
        ],
        remedy:
          'Make a new token (kubeadm token create), delete the old kubeconfig and certificates of the kubelet, and join again.',
      },
      {
        cause: inferred(
          'On EKS: the role of the nodes is neither in aws-auth nor has an access entry.',
          ['eks-windows'],
        ),
        likely: [
          { decision: 'platform', is: ['eks', 'aws'] },
          { says: '.compute.internal' },
          { says: '.ec2.internal' },
        ],
        checks: [
          {
            command: 'kubectl get configmap aws-auth -n kube-system -o yaml',
            shows: 'not the role of the instances',
          },
        ],
        remedy:
          'Map the role with the groups system:bootstrappers, system:nodes and eks:kube-proxy-windows, or make an access entry of type EC2_WINDOWS.',
      },
    ],
  },
  {
    id: 'E-02',
    about: 'client certificate that has expired',
    kind: 'error',
    words: [['part of the existing bootstrap client certificate in', 'is expired']],
    printed: kubelet,
    causes: [
      {
        cause: verified(
          'The client certificate in the kubeconfig of the kubelet has expired; it asks for a new one with its bootstrap file.',
          [bootstrap],
        ),
        checks: [{ command: 'kubeadm token list', shows: 'no token' }],
        remedy:
          'Write a bootstrap file with a new token, delete the old kubeconfig of the kubelet, and start it; keep rotateCertificates on.',
      },
      {
        cause: inferred(
          'The certificate has expired because the kubelet does not rotate it: rotateCertificates is off, as it is unless somebody sets it.',
          ['website-kubelet-tls-bootstrapping'],
        ),
        likely: [
          { told: 'kubelet.config.rotateCertificates', as: ['false'] },
          { told: 'kubelet.flag.rotate-certificates', as: ['false'] },
        ],
        checks: [
          { look: 'configuration of the kubelet', shows: 'rotateCertificates: false, or none' },
        ],
        remedy:
          'Set rotateCertificates: true, write a bootstrap file with a new token, delete the old kubeconfig of the kubelet, and start it.',
      },
    ],
  },
  {
    id: 'L-21',
    about: 'name that is none of a node',
    kind: 'error',
    words: [
      ['Unable to register node with API server', 'is invalid: metadata.name: Invalid value'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The name of the machine, or --hostname-override, holds a character that names of nodes do not have, such as an underscore: Windows allows it, Kubernetes does not.',
          ['component-helpers-hostname#L25-L45'],
        ),
        checks: [{ command: 'hostname', shows: 'something else than letters, digits, dots and -' }],
        remedy:
          'Rename the computer, or set --hostname-override (kubeadm: --node-name) in letters, digits and hyphens.',
      },
    ],
  },
  {
    id: 'GD-02',
    about: 'name of the API server on a host',
    kind: 'error',
    passedBy: ['Successfully registered node'],
    words: [['Unable to register node with API server', 'dial tcp: lookup', 'no such host']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The host does not resolve the name of the API server that the kubeconfig has: its DNS servers do not know it, or the name is wrong. CoreDNS has no part in that.',
          ['github rootless-containers/usernetes/issues/281'],
        ),
        checks: [
          {
            command: 'Resolve-DnsName NAME; Get-DnsClientServerAddress',
            shows: 'no answer; servers that do not know the name',
          },
        ],
        remedy:
          'Give the adapter of the host a DNS server that knows the name, or write it into C:\\Windows\\System32\\drivers\\etc\\hosts; correct it where it is wrong.',
      },
    ],
  },
]
