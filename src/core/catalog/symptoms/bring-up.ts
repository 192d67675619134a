import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'
import { ofCri } from './pulls.ts'

/** The message is that of an image being pulled. */
const ofPull = [
  { says: 'failed to do request' },
  { says: 'ErrImagePull' },
  { says: 'ImagePullBackOff' },
  { says: '/v2/' },
  { says: 'docker: x509' },
  { says: 'docker pull' },
  { says: 'crictl pull' },
] as const

/** Lines of containerd that serve CRI v1. */
const withCriV1 = ['1.6', '1.7', '2.0', '2.1', '2.2', '2.3', '2.4'] as const

/** Why a node is not Ready, or Ready and of no use. */
export const bringUpSymptoms: readonly Symptom[] = [
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
    id: 'S-01',
    about: 'CNI not initialized',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    outerTo: ['S-02'],
    words: [
      ['NetworkReady=false', 'Network plugin returns error: cni plugin not initialized'],
      ['NetworkReady=false', 'docker: network plugin is not ready: cni config uninitialized'],
    ],
    printed: [{ by: 'kubernetes', in: 'kubectl describe node: Ready condition; kubelet log' }],
    causes: [
      {
        cause: verified(
          'The runtime finds no CNI file in its folder, or cannot read it. Mostly the network agent has not run, or writes to another folder.',
          [
            'k8s-kubelet',
            'ctrd-status#L34-L56',
            'swt#285',
            'sig-windows-dev-tools#91',
            'ctrd-errors#L24',
            'k8s#48798',
          ],
        ),
        likely: [
          { says: 'KubeletNotReady' },
          { observed: 'the node stays NotReady although the network agent runs' },
        ],
        checks: [
          {
            look: 'dir of conf_dir of containerd',
            shows: 'empty, or only files with other endings',
          },
        ],
        remedy:
          'Compare conf_dir and bin_dir of the containerd configuration with the folder that the agent writes (C:\\etc\\cni\\net.d and C:\\opt\\cni\\bin in sig-windows-tools), and read the agent’s log. A file written by hand is picked up without restart.',
      },
    ],
  },
  {
    id: 'S-02',
    about: 'CNI not initialized, Docker',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [['docker: network plugin is not ready: cni config uninitialized']],
    printed: [{ by: 'kubernetes', in: 'kubelet log' }],
    versions: { of: 'kubernetes', through: '1.23' },
    causes: [
      {
        cause: verified('Docker finds no CNI file, the counterpart of containerd’s message.', [
          'swt#61',
        ]),
        likely: [
          { says: 'KubeletNotReady' },
          { observed: 'the node stays NotReady although the network agent runs' },
        ],
        checks: [],
        remedy: 'Compare the folder of --cni-conf-dir with the one that the agent writes.',
      },
    ],
  },
  {
    id: 'S-03',
    about: 'empty CNI folder',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [['no network config found in', ': cni plugin not initialized']],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified('containerd looked into an empty folder.', [
          'go-cni-errors',
          'ctrd-status#L34-L56',
        ]),
        likely: [
          { says: 'KubeletNotReady' },
          { observed: 'the node stays NotReady although the network agent runs' },
        ],
        checks: [],
        remedy: 'Compare conf_dir with the folder that the agent writes, and read the agent’s log.',
      },
    ],
  },
  {
    id: 'S-04',
    outerTo: ['M-KLT-07'],
    about: 'runtime down',
    kind: 'error',
    weak: 'message',
    words: [
      ['container runtime is down'],
      ['container runtime status check may not have completed yet'],
      ['PLEG is not healthy: pleg was last seen active'],
    ],
    printed: [{ by: 'kubernetes', in: 'Ready condition' }],
    causes: [
      {
        cause: verified('containerd is stopped, hangs, or is not reached on its pipe.', [
          'k8s-runtime',
          'ctrd-service_windows#L156-L163',
        ]),
        likely: [
          { says: 'container runtime is down' },
          { says: 'pleg was last seen active' },
          { says: 'KubeletNotReady' },
        ],
        checks: [],
        remedy:
          'Get-Service containerd. After its third failure in a day nothing restarts it: Start-Service containerd. The kubelet’s endpoint is npipe:////./pipe/containerd-containerd.',
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
    id: 'S-08',
    about: 'no podCIDR',
    kind: 'error',
    words: [['node "', '" pod cidr not assigned']],
    printed: [{ by: 'flannel', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('The Node object has no podCIDR.', ['flannel-kube#L378']),
        checks: [],
        remedy:
          'Run the controller manager with --allocate-node-cidrs and --cluster-cidr, or kubeadm with --pod-network-cidr.',
      },
    ],
  },
  {
    id: 'S-09',
    about: 'flanneld with a node identity',
    kind: 'error',
    words: [
      ['error waiting for nodeController to sync state'],
      ['cannot read all nodes, only its own Node object'],
    ],
    printed: [{ by: 'kube-apiserver', in: 'flanneld log' }],
    versions: { of: 'kube-apiserver', from: '1.32' },
    causes: [
      {
        cause: verified(
          'flanneld uses the kubelet’s identity, and from API server 1.32 on that reads no other nodes. A node that has its CNI file stays Ready, and new pods hang without subnet.env.',
          [
            'flannel#2267',
            'k8s-node_authorizer',
            'terraform-hcloud-kube-hetzner#1714',
            'flannel-kube#L139-L161',
          ],
        ),
        checks: [],
        remedy: 'Give flanneld the ServiceAccount flannel in a kubeconfig of its own.',
      },
    ],
  },
  {
    id: 'S-10',
    about: 'subnet.env missing',
    kind: 'error',
    words: [
      ["failed to load flannel 'subnet.env' file:"],
      ['loadFlannelSubnetEnv failed:'],
      ['subnet.env: The system cannot find the file specified'],
      ['subnet.env: The system cannot find the path specified'],
    ],
    printed: [{ by: 'kubernetes', in: 'pod events, FailedCreatePodSandBox' }],
    causes: [
      {
        cause: verified(
          'flanneld has not written its subnet file, or wrote it to another drive or folder; “path” in place of “file” means that the folder is missing too.',
          ['ms-problems#L155-L166'],
        ),
        likely: [{ observed: 'pods of this node stay in ContainerCreating', repeats: true }],
        checks: [
          {
            command: 'kubectl logs -n kube-flannel POD --all-containers',
            shows:
              'why flanneld has not come up: no podCIDR of the node, no rights, no adapter (as a service: its own log file)',
          },
          {
            command: String.raw`Get-Content C:\run\flannel\subnet.env`,
            shows: 'nothing: the file is not there',
          },
        ],
        remedy:
          'Start flanneld and read its log; check --subnet-file, and that all run on the same drive.',
      },
    ],
  },
  {
    id: 'S-11',
    about: 'kubelet ends at once',
    kind: 'error',
    words: [
      ['SERVICE_PAUSED'],
      ['localhost:10248/healthz', 'actively refused it'],
      ['127.0.0.1:10248/healthz', 'actively refused it'],
    ],
    printed: [{ by: 'kubernetes', in: 'Get-Service; kubeadm join' }],
    causes: [
      {
        cause: verified(
          'The kubelet ends at once (NSSM then pauses the service before its next try). That only shows another error: mostly a flag that this minor refuses, or a path on another drive.',
          ['swt#229', 'k8s#110580', 'antrea#6109'],
        ),
        checks: [],
        remedy:
          'Read kubelet.err.log, or run the command of StartKubelet.ps1 by hand. Then stop or continue the paused service; Start-Service does nothing on it.',
      },
    ],
  },
  {
    id: 'S-12',
    about: 'flag removed',
    kind: 'error',
    settledBy: ['flag-refused', 'flag-known'],
    words: [
      ['failed to parse kubelet flag: unknown flag:'],
      ['kubelet', 'unknown flag: --'],
      ['kube-proxy', 'unknown flag: --'],
      ['server.go:', 'unknown flag: --'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet error log' }],
    versions: { of: 'kubelet', from: '1.35' },
    causes: [
      {
        cause: verified(
          'A script passes a flag that this version does not know, as --network-plugin from 1.24 on, --log-dir from 1.26, --container-runtime from 1.27, --pod-infra-container-image from 1.35.',
          ['swt-6308ea8b'],
        ),
        checks: [],
        remedy:
          'Remove the flag that the line names; a pause image belongs into the containerd configuration.',
      },
    ],
  },
  {
    id: 'S-13',
    outerTo: ['M-PRX-18'],
    passedBy: ['Hns Network loaded'],
    about: 'kube-proxy without network',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [
      ['Unable to find HNS Network specified', 'Please check network name and CNI deployment'],
      ['Unable to find Hns Network specified by', 'Please check environment variable KUBE_NETWORK'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'kube-proxy started before its network, or with another name. From 1.15 on it prints the line every second and waits while its service shows Running; 1.14 ends at once.',
          ['k8s#79515', 'k8s#78612', 'vd#759'],
        ),
        likely: [{ observed: 'the line goes on for more than a minute', repeats: true }],
        checks: [],
        remedy:
          'Start the network agent first. networkName is what the agent made: cbr0, vxlan0, flannel.4096, Calico, azure.',
      },
    ],
  },
  {
    id: 'S-14',
    outerTo: ['M-PRX-02'],
    about: 'no source VIP',
    kind: 'error',
    words: [['source-vip flag not set'], ['WinOverlay feature gate not enabled']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'kube-proxy on an overlay network has no --source-vip and ends at once. With the words on WinOverlay that gate is off (on by default from 1.20).',
          ['k8s#78338', 'r-flannel#L322-L406'],
        ),
        checks: [],
        remedy:
          'Reserve an address of the node’s pod range: through host-local with flannel, Calico_ep or VIPEndpoint elsewhere.',
      },
    ],
  },
  {
    id: 'S-15',
    about: 'kube-proxy with a node identity',
    kind: 'error',
    words: [['endpointslices.discovery.k8s.io is forbidden: User "system:node:']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    versions: { of: 'kube-proxy', from: '1.21' },
    causes: [
      {
        cause: inferred(
          'kube-proxy uses the kubelet’s kubeconfig, which lists no EndpointSlices.',
          ['k8s-policy', 'k3s#13277'],
        ),
        excluded: [{ decision: 'platform', is: ['eks'] }, { says: '.internal"' }],
        checks: [],
        remedy: 'Give kube-proxy its own identity, with the role system:node-proxier.',
      },
      {
        cause: inferred(
          'On EKS, the role of the Windows nodes is not in the group eks:kube-proxy-windows; kube-proxy reads with the name of the node and may not list EndpointSlices.',
          [
            'github terraform-aws-modules/terraform-aws-eks/issues/1456',
            'amazon-eks-user-guide-windows-support#L151',
          ],
          { note: 'the thread is about Endpoints' },
        ),
        likely: [{ decision: 'platform', is: ['eks'] }, { says: '.internal"' }],
        checks: [
          {
            command: 'kubectl describe configmap -n kube-system aws-auth',
            shows: 'eks:kube-proxy-windows at the role of the Windows nodes alone',
          },
        ],
        remedy:
          'Give Windows nodes a role of their own, and put it into the group eks:kube-proxy-windows.',
      },
    ],
  },
  {
    id: 'S-16',
    outerTo: ['M-CNI-03'],
    about: 'CNI version',
    kind: 'error',
    words: [['incompatible CNI versions; config is "', 'plugin supports']],
    printed: [{ by: 'kubernetes', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The CNI file is newer than the win-overlay, win-bridge or sdnoverlay program.',
          ['swt#266'],
        ),
        checks: [],
        remedy: 'Lower cniVersion, or take a newer plugin.',
      },
    ],
  },
  {
    id: 'S-17',
    about: 'image does not fit',
    kind: 'wrapper',
    words: [
      ['no match for platform in manifest'],
      ['The container operating system does not match the host operating system'],
    ],
    printed: [{ by: 'kubernetes', in: 'pod events' }],
    causes: [
      {
        cause: verified('The image is of another Windows build, or for Linux.', [
          'w-version-compatibility',
        ]),
        checks: [],
        remedy: 'Take a tag of the host’s build, for the pause image too.',
      },
    ],
  },
  {
    id: 'S-18',
    about: 'HNS object',
    kind: 'wrapper',
    words: [
      ['hnsCall failed in Win32: The wrong diskette is in the drive'],
      ['failed in Win32: Element not found'],
      ['hcnCreateLoadBalancer failed in Win32: The specified port already exists'],
    ],
    printed: [{ by: 'kubernetes', in: 'CNI, kube-proxy, agent logs' }],
    causes: [
      {
        cause: verified(
          'An HNS object is stale after an update or reboot, a network is missing, or the port range is used up; the words tell which.',
          ['ms-problems#L36-L90', 'acn#283'],
        ),
        checks: [],
        remedy: 'Clear the HNS objects on a drained node, or widen the dynamic port range.',
      },
    ],
  },
  {
    id: 'S-19',
    about: 'NotReady after a reboot',
    kind: 'error',
    words: [],
    printed: [{ by: 'kubernetes', in: 'after reboot' }],
    causes: [
      {
        cause: verified(
          'HNS and CNI state stem from before the reboot, the agent did not start with Windows, or the overlay network is gone.',
          ['swt#89', 'swt#94', 'acs-engine#4001'],
        ),
        checks: [],
        remedy:
          'Clear policy lists, endpoints and networks, set services to automatic, and start the agent at boot.',
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
    id: 'S-21',
    about: 'network taint',
    kind: 'error',
    words: [
      ['untolerated taint {node.kubernetes.io/network-unavailable'],
      ['Taints:', 'node.kubernetes.io/network-unavailable:NoSchedule'],
    ],
    printed: [{ by: 'flannel', in: 'kubectl describe node' }],
    causes: [
      {
        cause: verified(
          'NetworkUnavailable was not cleared: a cloud route controller set it, or flanneld may not patch nodes/status.',
          ['flannel-kube#L661'],
        ),
        checks: [],
        remedy:
          'Give flanneld the rights of its ServiceAccount, or set --set-node-network-unavailable.',
      },
    ],
  },
  {
    id: 'S-22',
    about: 'CRI not served',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    outerTo: ['S-03', 'M-CNI-01', 'R-17', 'R-18'],
    words: [
      ['failed to load CNI config'],
      ['unknown service runtime.v1.RuntimeService'],
      ['unknown service runtime.v1.ImageService'],
      ['CRI v1 runtime API is not implemented'],
    ],
    printed: [{ by: 'kubernetes', in: 'containerd log, kubelet log' }],
    causes: [
      {
        cause: verified(
          'The plug-in of containerd that serves CRI did not load: its configuration is refused or damaged, as when a replaced bin_dir also hit the image verifier of 2.x.',
          ['swt-b3efa00a'],
        ),
        likely: [
          { says: 'unknown service runtime.v1.' },
          { says: 'CRI v1 runtime API is not implemented' },
        ],
        excluded: [
          {
            told: 'containerd.disabledPlugins',
            as: ['cri', 'io.containerd.grpc.v1.cri', 'io.containerd.cri.v1'],
          },
          { says: 'pipe/cri-dockerd' },
        ],
        checks: [
          { command: 'ctr plugins ls', shows: 'io.containerd.grpc.v1 cri: error' },
          { look: 'log of containerd at its start', shows: 'failed to load plugin, and why' },
        ],
        remedy:
          'Mend what the log of containerd names (containerd config dump shows what it reads), and restart containerd.',
      },
      {
        cause: verified(
          'containerd is older than 1.6 and serves CRI v1alpha2 alone; a kubelet from 1.26 on speaks v1 alone.',
          ['github containerd/containerd/pull/7863'],
        ),
        likely: [
          { says: 'unknown service runtime.v1.' },
          { says: 'CRI v1 runtime API is not implemented' },
          { containerd: '1.4' },
          { containerd: '1.5' },
        ],
        excluded: [
          { kubernetes: { through: '1.25' } },
          ...withCriV1.map((line) => ({ containerd: line })),
          { says: 'pipe/cri-dockerd' },
          { says: 'failed to load CNI config' },
        ],
        checks: [{ command: 'containerd --version', shows: '1.5 or older' }],
        remedy: 'Install containerd 1.6 or newer.',
      },
      {
        cause: inferred(
          'The plug-in that serves CRI stands in disabled_plugins, as in the config.toml that Docker brings.',
          ['moby#37519'],
        ),
        likely: [
          {
            told: 'containerd.disabledPlugins',
            as: ['cri', 'io.containerd.grpc.v1.cri', 'io.containerd.cri.v1'],
          },
        ],
        excluded: [{ says: 'failed to load CNI config' }, { says: 'pipe/cri-dockerd' }],
        checks: [{ look: 'disabled_plugins in config.toml', shows: 'cri' }],
        remedy: 'Take it out of the list and restart containerd.',
      },
      {
        cause: inferred(
          'This release of cri-dockerd serves CRI v1alpha2 alone, and a kubelet from 1.26 on speaks v1 alone; cri-dockerd has v1 from 0.3.0 on.',
          [
            'github Mirantis/cri-dockerd/issues/136',
            'github jupyterhub/action-k3s-helm/pull/86',
            'github abiosoft/colima/issues/701',
          ],
        ),
        likely: [
          { says: 'pipe/cri-dockerd' },
          { says: 'unknown service runtime.v1' },
          { says: 'CRI v1 runtime API is not implemented' },
        ],
        excluded: [
          { decision: 'containerRuntime', is: ['containerd'] },
          { says: 'containerd-containerd' },
          { says: 'failed to load CNI config' },
        ],
        checks: [{ command: 'cri-dockerd.exe --version', shows: '0.2 or older' }],
        remedy: 'Install cri-dockerd 0.3.0 or newer and restart it, then the kubelet.',
      },
    ],
  },
  {
    id: 'S-23',
    about: 'API through the ClusterIP',
    kind: 'error',
    words: [['dial tcp 10.96.0.1:443: connectex'], ['dial tcp ', '.0.1:443: connectex']],
    passedBy: [
      'Node controller sync successful',
      'Caches are synced',
      'Datastore connection verified',
    ],
    printed: [{ by: 'client-go: agents, drivers, any pod', in: 'their log' }],
    causes: [
      {
        cause: verified(
          'A HostProcess agent uses the ClusterIP of the API server, which the host does not reach before kube-proxy works. containerd 1.6 also hides the path of the token.',
          ['flannel#1772', 'k8s#104562', 'ms-problems#L189-L191'],
        ),
        excluded: [{ found: 'antrea-override' }],
        checks: [],
        remedy:
          'Set KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT to the real address, and take containerd 1.7.',
      },
      {
        cause: inferred(
          'Pods of this node do not reach Service addresses: kube-proxy does not run or fails, or the CNI file does not exempt the Service range from NAT.',
          ['github kubernetes-sigs/vsphere-csi-driver/issues/1544'],
        ),
        checks: [
          { command: 'Get-HnsPolicyList | ConvertTo-Json', shows: 'no load balancer for 443' },
          { look: 'log of kube-proxy on the node', shows: 'errors of its policies' },
        ],
        remedy: 'Mend what kube-proxy logs; compare the Service range with the CNI file.',
      },
      {
        cause: verified(
          'antrea-agent asks for the API server at its Service address, which nothing serves before the agent itself works: kube-proxy does not run beside it.',
          ['an-doc#L122-L176', 'github antrea-io/antrea/issues/2857'],
        ),
        likely: [
          { found: 'antrea-override' },
          { says: 'antrea' },
          { says: 'Error running agent' },
          { says: 'agent_windows.go' },
        ],
        excluded: [{ decision: 'cni', is: ['flannel', 'calico', 'azure-vnet'] }],
        checks: [
          {
            look: 'kubeAPIServerOverride in antrea-agent.conf',
            shows: 'a comment, or no value',
          },
        ],
        remedy:
          'Set kubeAPIServerOverride of the ConfigMap antrea-windows-config to the API server itself, such as https://10.0.0.4:6443, and restart the agent.',
      },
    ],
  },
  {
    id: 'S-24',
    about: 'kube-proxy image missing',
    kind: 'error',
    words: [['sigwindowstools/kube-proxy:', '-calico-hostprocess', 'not found']],
    printed: [{ by: 'kubernetes', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The tag was not built (yet), or the placeholder KUBE_PROXY_VERSION is still there.',
          ['calico#11990-2', 'swt-kube-proxy#L23'],
        ),
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
    id: 'S-25',
    about: 'no calico-node on Windows',
    kind: 'error',
    words: [
      ['calico-node-windows pods are missing'],
      ['no calico-node-windows pods'],
      ['calico-node-windows is missing'],
      ['calico-node-windows is not there'],
    ],
    wordsInferred: true,
    printed: [{ by: 'Calico', in: 'kubectl get tigerastatus' }],
    causes: [
      {
        cause: verified(
          'The Installation lacks windowsDataplane HNS, serviceCIDRs or the endpoint ConfigMap, and the operator stays degraded.',
          ['operator-validation#L405-L424'],
        ),
        checks: [],
        remedy: 'Set all three, in the order of Calico’s guide.',
      },
    ],
  },
  {
    id: 'S-26',
    about: 'Linux DaemonSet on Windows',
    kind: 'error',
    words: [],
    printed: [{ by: 'kubernetes', in: 'kubectl get pods -o wide' }],
    causes: [
      {
        cause: inferred('A DaemonSet for Linux has no nodeSelector kubernetes.io/os: linux.', [
          'docs-standard.mdx',
        ]),
        checks: [],
        remedy:
          'Add the nodeSelector to kube-proxy and to the Linux CNI DaemonSet with kubectl patch; in PowerShell 5.1 use --patch-file.',
      },
    ],
  },
  {
    id: 'S-27',
    about: 'cgroups on Windows',
    kind: 'error',
    words: [
      ['CgroupsPerQOS (--cgroups-per-qos) true is not supported on Windows'],
      ['EnforceNodeAllocatable (--enforce-node-allocatable)', 'is not supported on Windows'],
      ['CgroupsPerQOS true is not supported on Windows'],
      ['EnforceNodeAllocatable [pods] is not supported on Windows'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet.err.log' }],
    versions: { of: 'kubelet', through: '1.30' },
    causes: [
      {
        cause: verified(
          'Up to 1.30 the kubelet ends at once unless cgroupsPerQOS is false and enforceNodeAllocatable is empty; the cluster-wide configuration of kubeadm does not say so. From 1.31 on it only warns.',
          ['k8s#123137', 'k8s#123173', 'image-builder-startkubelet#L20-L30'],
        ),
        checks: [],
        remedy:
          'Put --cgroups-per-qos=false and --enforce-node-allocatable="" on the kubelet’s service line, or into a patch for kubeletconfiguration.',
      },
    ],
  },
  {
    id: 'S-28',
    about: 'nat file first',
    kind: 'error',
    words: [
      [
        'plugin type="nat" name="nat" failed (add): hcnCreateNetwork failed in Win32: The object already exists',
      ],
    ],
    printed: [{ by: 'kubernetes', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A CNI file for nat, left by older install scripts (0-containerd-nat.json), sorts before the agent’s. The node becomes Ready early, and pods get the nat network or none.',
          ['swt#128', 'swt#214', 'swt-no-nat', 'swt-install-containerd#L259-L266'],
        ),
        checks: [
          { look: 'folder of CNI files', shows: 'a file of type nat, first by its name' },
          { command: 'Get-HnsNetwork | Select Name,Type', shows: 'nat' },
        ],
        remedy:
          'Delete it from conf_dir, so that one network file is there; remove a stale nat network, restart the runtime and create the pods again.',
      },
    ],
  },
  {
    id: 'S-29',
    about: 'flannel VXLAN numbers',
    kind: 'error',
    words: [
      ['VNI [', 'must be greater than or equal to 4096 on Windows'],
      ['but it is required to', 'greater than or equal to 4096 on Windows'],
      ['Port [', '] is not supported on Windows'],
    ],
    printed: [{ by: 'flannel', in: 'flanneld log, or pod-to-pod test' }],
    causes: [
      {
        cause: verified(
          'net-conf.json has the numbers of Linux, or names neither VNI nor Port: Linux takes VNI 1 and port 8472, Windows needs a VNI of 4096 or more and port 4789. flanneld.exe refuses the others, and also DirectRouting or GBP.',
          [
            'flannel-vxlan_windows#L107-L119',
            'fl-backends#L22-L29',
            'flannel-kube-flannel#L91-L98',
          ],
        ),
        likely: [{ decision: 'cni', is: ['flannel'] }],
        checks: [],
        remedy:
          'Set VNI 4096 and Port 4789 in the ConfigMap kube-flannel-cfg and restart flannel on all Linux nodes; no DirectRouting or GBP in the file that Windows reads.',
      },
    ],
  },
  {
    id: 'S-30',
    about: 'Hyper-V on a machine that does not let it virtualize',
    kind: 'error',
    words: [
      ['The processor does not have required virtualization capabilities'],
      ['A prerequisite check for the Hyper-V feature failed'],
    ],
    printed: [{ by: 'Install-WindowsFeature', in: 'PowerShell' }],
    causes: [
      {
        cause: verified(
          'The machine is a virtual one without nested virtualization. Process isolation does not need it: only the feature Hyper-V asks for it at its installation.',
          ['swt-install-containerd#L190-L216', 'an-doc#L414-L456'],
        ),
        checks: [
          {
            command: '(Get-CimInstance Win32_ComputerSystem).HypervisorPresent',
            shows: 'False, or True on a virtual machine that passes nothing on',
          },
        ],
        remedy:
          'For pods with process isolation install Microsoft-Hyper-V with DISM and disable Microsoft-Hyper-V-Online, or leave Hyper-V out; for Hyper-V isolation turn nested virtualization on.',
      },
    ],
  },
  {
    id: 'S-31',
    about: 'flanneld waits for the nodes',
    kind: 'warning',
    weak: 'message',
    onTheWay: true,
    passedBy: ['Node controller sync successful'],
    words: [['Waiting 10m0s for node controller to sync']],
    printed: [{ by: 'flannel', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'flanneld may not list the nodes: with the identity of the kubelet from API server 1.32 on, or for lack of rights.',
          ['flannel#2267', 'k8s-node_authorizer', 'flannel-kube#L139-L161'],
        ),
        checks: [],
        remedy: 'Give flanneld the ServiceAccount flannel in a kubeconfig of its own.',
      },
      {
        cause: inferred('flanneld does not reach the API server from the node.', [
          'flannel-kube#L139-L161',
        ]),
        checks: [],
        remedy:
          'See what the kubeconfig of flanneld names as its server, and try it from the node.',
      },
    ],
  },
]
