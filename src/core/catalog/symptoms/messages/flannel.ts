import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const flannel = 'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg'

/** Messages of flanneld, and of nodes that wait for it. */
export const flannelSymptoms: readonly Symptom[] = [
  {
    id: 'M-NET-04',
    about: 'left-over network',
    kind: 'error',
    words: [
      ['A network with this name already exists', '0x803b0010'],
      ['A network with this name already exists'],
    ],
    codes: ['H-803B0010'],
    printed: [{ by: 'flanneld, CNI plugin', in: 'agent log or pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'HNS holds a network of that name that the agent cannot read; Get-HnsNetwork may even show nothing.',
          ['hcsshim#850'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2019'] }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          { command: 'hnsdiag list networks', shows: 'the name although Get-HnsNetwork is empty' },
        ],
        remedy:
          'Drain the node, restart HNS and look again. If it stays, delete the network by its id with hnsdiag; collectlogs.ps1 shows more.',
      },
      {
        cause: inferred(
          'Two agents make the same network: an old script or a nat CNI file works beside the new agent.',
          ['swt#249'],
        ),
        likely: [{ observed: '0-containerd-nat.json present' }],
        checks: [
          {
            look: 'dir of conf_dir; Get-Service; kubectl get pods -A -o wide for the node',
            shows: 'two CNI files, or a service and a DaemonSet of the same agent',
          },
        ],
        remedy: 'Keep one agent and one CNI file.',
      },
    ],
  },
  {
    id: 'M-NET-43',
    about: 'flannel management address',
    kind: 'error',
    weak: 'message',
    outerTo: ['PL-05'],
    passedBy: ['Wrote subnet file', 'Running backend.'],
    words: [
      ['timeout, failed to get management IP from'],
      ['Waiting for the Network to be created'],
      ['Interface bound to', 'took too long to get ready'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log, start script' }],
    causes: [
      {
        cause: verified(
          'While the virtual switch is made, the host is without its address for some seconds.',
          ['ms-problems', 'fl-vxlandev#L147-L152', 'rke2#5702'],
        ),
        likely: [
          { decision: 'cni', is: ['flannel'] },
          { says: 'Error registering network' },
          { observed: 'one network adapter' },
          { observed: 'the line repeats for more than a minute or flanneld ended', repeats: true },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          { command: 'ipconfig during the start', shows: 'address back after 5 to 25 s' },
        ],
        remedy:
          'Start flanneld again (let the service restart on failure). Use flannel v0.12.0 or newer, on RKE2 a release that retries.',
      },
      {
        cause: verified(
          'The adapter gets no address, because DHCP is slow or the hypervisor filters MAC addresses.',
          ['website-windows'],
        ),
        likely: [
          { decision: 'platform', is: ['hyper-v'] },
          { decision: 'platform', is: ['vsphere'] },
          { observed: 'the adapter has no address' },
        ],
        checks: [{ command: 'Get-NetIPAddress', shows: '169.254.x.x' }],
        remedy: 'Allow MAC spoofing on the adapter of the virtual machine, and mend DHCP.',
      },
    ],
  },
  {
    id: 'M-NET-44',
    about: 'flannel interface',
    kind: 'error',
    words: [
      ['Failed to find interface to use that matches the'],
      ['Could not find valid interface matching'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          '--iface names an address that the node does not have at this moment: it was renewed, or the adapter is down at boot.',
          ['swt#40', 'flannel-main#L367'],
        ),
        likely: [{ decision: 'cni', is: ['flannel'] }, { observed: 'after reboot' }],
        checks: [
          { command: 'Get-NetIPAddress -AddressFamily IPv4', shows: 'address missing or other' },
        ],
        remedy:
          'Correct --iface and fix or reserve the address. Delay the service until the network is up.',
      },
    ],
  },
  {
    id: 'M-NET-45',
    about: 'flannel behind NAT',
    kind: 'error',
    words: [['your PublicIP differs from interface IP', 'host-gw backend']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('host-gw is used with --public-ip, or on a node behind NAT.', [
          'fl-hostgw#L47',
        ]),
        likely: [{ decision: 'networkMode', is: ['l2bridge'] }],
        excluded: [{ decision: 'networkMode', is: ['overlay'] }],
        checks: [{ look: 'flanneld options', shows: '--public-ip other than the interface' }],
        remedy: 'Take the vxlan backend, or leave --public-ip out.',
      },
    ],
  },
  {
    id: 'M-NET-46',
    about: 'flannel API lost',
    kind: 'error',
    words: [
      ['*v1.Node', 'http2: no cached connection was available'],
      ['Error registering network:'],
    ],
    wraps: 'Error registering network:',
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'Making the HNS network resets the adapter; the connection of flanneld (and of the kubelet) to the API server breaks and is not renewed.',
          ['swt#37', 'docs-troubleshoot.mdx'],
        ),
        likely: [
          { decision: 'cni', is: ['flannel'] },
          { observed: 'starts in the second of network creation' },
          { says: 'no cached connection' },
        ],
        checks: [
          { look: 'time of the line against time of network creation', shows: 'same minute' },
        ],
        remedy:
          'Restart flanneld and kubelet once the network stands, or make the network beforehand as older scripts do (network External).',
      },
      {
        cause: verified('HNS refused the network.', ['hcsshim#850']),
        likely: [{ says: 'failed in Win32' }],
        checks: [{ look: 'text behind the colon', shows: 'HNS message' }],
        remedy: 'Look for the inner message.',
      },
      {
        cause: inferred('The node has no podCIDR, or one outside of flannel’s network.', [
          'flannel-kube#L500',
        ]),
        likely: [{ says: 'failed to acquire lease' }],
        checks: [
          {
            command: 'kubectl get node NODE -o jsonpath={.spec.podCIDR}',
            shows: 'empty, or not inside Network of net-conf.json',
          },
        ],
        remedy:
          'Run the controller manager with --allocate-node-cidrs and --cluster-cidr, and put the same range into net-conf.json.',
      },
      {
        cause: inferred(
          'The API server or the floating address before it moved, and old flanneld (0.12) does not connect again.',
          ['flannel#1272'],
        ),
        likely: [
          { says: 'no cached connection' },
          { observed: 'starts when a control plane node was changed' },
        ],
        checks: [
          {
            look: 'time of the first line against work on the control plane',
            shows: 'same minute',
          },
        ],
        remedy: 'Restart flanneld, and update flannel.',
      },
    ],
  },
  {
    id: 'M-NET-47',
    about: 'flannel foreign lease',
    kind: 'silent',
    words: [['ignoring non-vxlan subnet'], ['Ignoring non-host-gw subnet']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'Linux nodes use another backend, VNI or port: their leases are skipped and they get no traffic.',
          ['fl-vxlannet#L95-L106', 'flannel-route_network_windows#L87'],
        ),
        likely: [{ decision: 'cni', is: ['flannel'] }],
        checks: [
          {
            command: 'kubectl get node -o yaml',
            shows:
              'annotations flannel.alpha.coreos.com/backend-type and backend-data: differs between Linux and Windows',
          },
        ],
        remedy:
          'Use one backend everywhere, for VXLAN with VNI 4096 and port 4789, and restart flannel on Linux.',
      },
    ],
  },
  {
    id: 'M-NET-48',
    about: 'flannel range',
    kind: 'error',
    words: [["specified in the flannel net config doesn't contain"]],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('Network in net-conf.json is another range than the cluster’s.', [
          'flannel-kube#L500',
        ]),
        likely: [{ decision: 'cni', is: ['flannel'] }],
        checks: [
          {
            look: 'net-conf.json Network; --cluster-cidr of the controller manager; podCIDR of the node',
            shows: 'podCIDR outside of Network',
          },
        ],
        remedy: 'Make both ranges equal.',
      },
    ],
  },
  {
    id: 'M-NET-49',
    about: 'flannel options',
    kind: 'error',
    words: [
      ['invalid VXLAN backend config', 'DirectRouting is not supported on Windows'],
      ['invalid VXLAN backend config', 'GBP is not supported on Windows'],
      // As people quote the end of it.
      ['DirectRouting is not supported on Windows'],
      ['GBP is not supported on Windows'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('net-conf.json has options that only Linux knows.', [
          'flannel-vxlan_windows#L116-L119',
        ]),
        likely: [{ decision: 'cni', is: ['flannel'] }],
        checks: [{ look: 'net-conf.json', shows: 'DirectRouting or GBP true' }],
        remedy: 'Take them out of the copy for Windows.',
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
        likely: [{ found: 'flannel-pod-ranges' }],
        checks: [
          {
            command: "kubectl get node NODE -o jsonpath='{.spec.podCIDR}'",
            shows: 'nothing',
          },
        ],
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
      ['Cannot find path', 'subnet.env', 'because it does not exist'],
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
  {
    id: 'R-14',
    about: 'flanneld does not know its node',
    kind: 'error',
    words: [['env variables POD_NAME and POD_NAMESPACE must be set']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('flanneld runs outside of a pod, and NODE_NAME is not set.', [
          'flannel-src v0.28.0/pkg/subnet/kube/kube.go',
          'flannel#932',
        ]),
        checks: [
          {
            look: 'environment of the service of flanneld',
            shows: 'no NODE_NAME, or it was set after the service was started',
          },
        ],
        remedy: 'Set NODE_NAME to the name of the Node object for the service, and restart it.',
      },
    ],
  },
  {
    id: 'R-32',
    about: 'no default interface',
    kind: 'error',
    words: [
      ['failed to get default interface', 'no index found for interface'],
      ['error looking up interface', 'no index found for interface'],
      ['failed to get default interface', 'find default route'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'flanneld does not find the adapter of the node by itself, as after a restart, when its own network has taken the adapter.',
          ['swt#344'],
        ),
        checks: [
          { command: 'Get-NetAdapter; ipconfig', shows: 'vEthernet (Ethernet) beside others' },
        ],
        remedy: 'Name the adapter: --iface=<address of the node>, or --iface-regex=<its name>.',
      },
      {
        cause: inferred(
          'Without --iface, flanneld takes the adapter of the default route, and the node has no such route at this moment.',
          ['flannel-main#L367'],
        ),
        likely: [{ says: 'find default route' }],
        checks: [{ command: 'Get-NetRoute -DestinationPrefix 0.0.0.0/0', shows: 'nothing' }],
        remedy: 'Set a default gateway, or name the address of the node with --iface.',
      },
      {
        cause: inferred(
          'Windows runs in another language or code page, and flanneld does not understand what its tools print.',
          ['swt#68', 'flannel#944'],
        ),
        checks: [{ command: 'chcp; Get-Culture', shows: 'not 437 or 65001; another language' }],
        remedy: 'Set the code page to 65001 (chcp 65001) or the display language to English.',
      },
    ],
  },
  {
    id: 'R-34',
    about: 'unknown backend',
    kind: 'error',
    words: [['Error fetching backend: unknown backend type']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'The backend is misspelt in net-conf.json (host_gw for host-gw), or this flanneld is older than its support on Windows.',
          ['k8s#86482', 'flannel#957'],
        ),
        checks: [
          { look: 'Type of the backend in net-conf.json', shows: 'neither host-gw nor vxlan' },
        ],
        remedy: 'Write host-gw or vxlan, and take a newer flanneld.exe.',
      },
    ],
  },
  {
    id: 'R-35',
    about: 'kubeconfig that is not read',
    kind: 'error',
    words: [
      ['error loading config file', "couldn't get version/kind"],
      ['error loading config file', 'yaml:'],
    ],
    printed: [{ by: 'flanneld, kubelet, kube-proxy', in: 'log of the component' }],
    causes: [
      {
        cause: inferred(
          'The file at this path is no kubeconfig, or not whole: other text, or a part of a line lost when it was copied.',
          ['flannel#1037', 'kubectl-aws-eks#34'],
        ),
        checks: [
          {
            command: 'kubectl config view --kubeconfig FILE',
            shows: 'the same error, no clusters',
          },
        ],
        remedy: 'Take the file anew from the control plane, with apiVersion: v1 and kind: Config.',
      },
      {
        cause: inferred('PowerShell wrote the file with > or Out-File, that is as UTF-16.', [
          'k8s#39007',
          'headlamp#2095',
        ]),
        likely: [{ says: 'control characters' }, { says: 'UTF-16' }, { says: 'UTF-8 octet' }],
        checks: [{ command: 'Format-Hex FILE', shows: 'FF FE at the start' }],
        remedy: 'Write it with Set-Content -Encoding ascii.',
      },
    ],
  },
  {
    id: 'R-36',
    about: 'net-conf.json that is not read',
    kind: 'error',
    words: [
      ['Failed to create SubnetManager', 'failed to read net conf'],
      ['Failed to create SubnetManager', 'error parsing subnet config'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'flanneld finds no net-conf.json at the path of --net-config-path: as a service it needs the file on the node, in a pod the key in the ConfigMap.',
          ['canal#64', 'flannel-kube'],
        ),
        likely: [{ says: 'read net conf' }],
        excluded: [{ says: 'parsing subnet config' }],
        checks: [
          { look: 'the path in the message', shows: 'no such file, on a service of the node' },
          {
            command: 'kubectl get configmap -n kube-flannel kube-flannel-cfg -o yaml',
            shows: 'no key net-conf.json',
          },
        ],
        remedy:
          'Put net-conf.json with Network and Backend there, or name its path, and start flanneld again.',
      },
      {
        cause: verified('net-conf.json has a fault of syntax or a wrong network.', [
          'flannel-kube',
        ]),
        likely: [{ says: 'parsing subnet config' }],
        excluded: [{ says: 'read net conf' }],
        checks: [{ look: 'net-conf.json', shows: 'a comma too many, or a Network without a mask' }],
        remedy: 'Mend what the message names.',
      },
    ],
  },
  {
    id: 'R-37',
    about: 'stored network configuration that is empty',
    kind: 'error',
    words: [
      ['failed to parse netconf', 'unexpected end of JSON input'],
      ['cached result', 'unexpected end of JSON input'],
    ],
    printed: [{ by: 'plugin flannel, CNI library', in: 'kubelet log, Events of the pod' }],
    causes: [
      {
        cause: verified(
          'The node stopped suddenly while a pod was made: the file that the plugin keeps of it is empty, and the pod cannot be deleted.',
          ['flannel-cni#43', 'flannel#1662', 'k3s#6185'],
        ),
        checks: [
          {
            command: String.raw`Get-ChildItem C:\var\lib\cni -Recurse -File | Where-Object Length -eq 0`,
            shows: 'a file named as the sandbox',
          },
        ],
        remedy: 'Remove the empty files; the kubelet then deletes the pods.',
      },
    ],
  },
  {
    id: 'R-56',
    about: 'host-gw across subnets',
    kind: 'error',
    words: [['Error adding route to', 'network is unreachable']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'host-gw needs nodes that reach each other on layer 2; this one has no direct way to the other, as on networks of clouds.',
          ['fl-backends', 'github microsoft/SDN/issues/262'],
        ),
        checks: [{ command: 'ip route', shows: 'the other node only behind a gateway' }],
        remedy: 'Put the nodes into one subnet of layer 2, or take vxlan.',
      },
    ],
  },
  {
    id: 'C-22',
    about: 'ranges of flannel',
    kind: 'error',
    words: [
      ['SubnetLen must be less than'],
      ['network must be able to accommodate at least four subnets'],
      ['network is too small. Minimum useful network prefix'],
      ['SubnetMin is not in the range'],
      ['SubnetMax is not in the range'],
      ['is not on a SubnetLen boundary'],
      ['please define a correct Network parameter in the flannel config'],
      ['please define a correct IPv6Network parameter in the flannel config'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'Network, SubnetLen, SubnetMin and SubnetMax of net-conf.json do not fit each other.',
          ['flannel-code pkg/subnet/config.go#L75-L136'],
        ),
        checks: [
          {
            look: 'net-conf.json',
            shows: 'a SubnetLen below the prefix of Network plus 2, or limits outside of Network',
          },
        ],
        remedy: 'Correct them; without SubnetLen, SubnetMin and SubnetMax flannel chooses.',
      },
    ],
  },
  {
    id: 'C-23',
    about: 'interface by reach',
    kind: 'error',
    words: [['ifcanreach is not supported on windows']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('--iface-can-reach works on Linux alone.', [
          'flannel-code pkg/ipmatch/match.go#L202-L205',
        ]),
        checks: [{ look: 'arguments of flanneld', shows: '--iface-can-reach' }],
        remedy: 'Use --iface or --iface-regex.',
      },
    ],
  },
  {
    id: 'C-24',
    about: 'backend of flannel',
    kind: 'error',
    words: [
      ['error decoding windows host-gw backend config'],
      ['error decoding VXLAN backend config'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'A value below Backend in net-conf.json is of the wrong type, such as a number in quotation marks.',
          [
            'flannel-code pkg/backend/hostgw/hostgw_windows.go#L58-L67',
            'flannel-vxlan_windows#L100-L105',
          ],
        ),
        checks: [{ look: 'Backend of net-conf.json', shows: '"VNI": "4096"' }],
        remedy: 'Write VNI and Port as numbers, Name as text.',
      },
    ],
  },
  {
    id: 'C-25',
    about: 'node of flannel',
    kind: 'error',
    words: [['timeout contacting kube-api, failed to patch node']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('flanneld got no Node object of its name within 30 seconds.', [
          'flannel-kube#L350-L374',
        ]),
        checks: [
          {
            command: 'kubectl get node NODE_NAME',
            shows:
              'NotFound: NODE_NAME of flanneld is another name; else its rights or the way to the API server',
          },
        ],
        remedy:
          'Give flanneld the name of the Node object, rights to read nodes, and a way to the API server.',
      },
    ],
  },
  {
    id: 'C-26',
    about: 'kubeconfig of flannel',
    kind: 'error',
    words: [['fail to create kubernetes config']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'The file behind --kubeconfig-file is not there or is no kubeconfig; without one flanneld expects the token of a pod.',
          ['flannel-kube#L82-L90'],
        ),
        checks: [{ look: 'text behind the last colon', shows: 'the path that was tried' }],
        remedy: 'Correct --kubeconfig-file, or mount the token of the service account.',
      },
    ],
  },
  {
    id: 'C-27',
    about: 'renewal of the lease',
    kind: 'error',
    words: [['Invalid subnet-lease-renew-margin option']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('--subnet-lease-renew-margin is not between 1 and 1439 minutes.', [
          'flannel-main#L231-L235',
        ]),
        checks: [{ look: 'arguments of flanneld', shows: '0, negative, or a day and more' }],
        remedy: 'Leave it at 60.',
      },
    ],
  },
  {
    id: 'C-28',
    about: 'families of flannel',
    kind: 'error',
    words: [
      ['missing IPv4 address on n.Spec.PodCIDRs'],
      ['missing IPv6 address on n.Spec.PodCIDRs'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'net-conf.json enables an address family of which the node has no podCIDR.',
          ['flannel-kube#L556-L617'],
        ),
        checks: [
          { command: 'kubectl get node NODE -o jsonpath={.spec.podCIDRs}', shows: 'one family' },
        ],
        remedy: 'Match EnableIPv4 and EnableIPv6 to the ranges of the cluster.',
      },
    ],
  },
  {
    id: 'C-68',
    about: 'two default routes',
    kind: 'error',
    words: [['failed to get default interface: json: cannot unmarshal array']],
    printed: [{ by: 'flanneld', in: 'agent log' }],
    causes: [
      {
        cause: verified(
          'The node has more than one route 0.0.0.0/0, and flanneld can read only one.',
          ['flannel-code pkg/ip/iface_windows.go#L68-L82'],
        ),
        checks: [
          {
            command: 'Get-NetRoute -DestinationPrefix 0.0.0.0/0',
            shows: 'more than one line',
          },
        ],
        remedy:
          'Name the interface with --iface, or take the default gateway from the other adapters; the adapter of an endpoint cbr0_ep needs none.',
      },
    ],
  },
  {
    id: 'W-22',
    about: 'address for flanneld',
    kind: 'error',
    words: [
      ['no interface with given IP found'],
      ['no IPv4 address found for given interface'],
      ['unable to find default gateway interface index'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('No adapter of the node has the address of --iface, or of HNS, any more.', [
          `${flannel}/ip/iface_windows.go`,
        ]),
        likely: [{ says: 'given IP' }],
        excluded: [{ says: 'default gateway' }, { says: 'no IPv4' }],
        checks: [{ command: 'Get-NetIPAddress -AddressFamily IPv4', shows: 'the addresses now' }],
        remedy: 'Give --iface the address of this node.',
      },
      {
        cause: verified('The adapter has no IPv4 address.', [`${flannel}/ip/iface_windows.go`]),
        likely: [{ says: 'no IPv4' }],
        excluded: [{ says: 'default gateway' }, { says: 'given IP' }],
        checks: [{ command: 'ipconfig /all', shows: 'an adapter without IPv4' }],
        remedy: 'Give the adapter its address, or --iface another one.',
      },
      {
        cause: verified('The node has no default route, by which flanneld looks for its adapter.', [
          `${flannel}/ip/iface_windows.go`,
        ]),
        likely: [{ says: 'default gateway' }],
        excluded: [{ says: 'given IP' }, { says: 'no IPv4' }],
        checks: [{ command: 'Get-NetRoute -DestinationPrefix 0.0.0.0/0', shows: 'nothing' }],
        remedy: 'Set the default gateway again, or start flanneld with --iface.',
      },
    ],
  },
  {
    id: 'W-23',
    about: 'adapter that HNS takes away',
    kind: 'error',
    words: [
      ['timeout, failed to get net interface for HNSNetwork'],
      ['timeout, failed to get net interface for HostComputeNetwork'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'HNS made the network, and the node’s address did not come back to an adapter in time.',
          [`${flannel}/backend/hostgw/hostgw_windows.go`],
        ),
        checks: [{ command: 'ipconfig', shows: 'vEthernet (…) without the address of the node' }],
        remedy:
          'Start flanneld again; where the address is static and gone, set it on the vEthernet adapter.',
      },
    ],
  },
  {
    id: 'W-24',
    about: 'delegate of flannel',
    kind: 'error',
    words: [
      ["'delegate' dictionary must not have"],
      ["'delegate' dictionary, if present, must have"],
    ],
    printed: [{ by: 'flannel CNI plugin', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The delegate of the CNI file has a name or an ipam, which the plugin flannel sets itself, or a type that is no text.',
          ['github flannel-io/cni-plugin/blob/092e6d26e43c0c09c5bd4e8c49231d69cc2673be/flannel.go'],
        ),
        checks: [{ look: 'delegate in the CNI file', shows: 'name or ipam' }],
        remedy: 'Take name and ipam out of delegate.',
      },
    ],
  },
  {
    id: 'KD-01',
    about: 'management address of the bridge',
    kind: 'error',
    words: [['failed to get management ip']],
    passedBy: ['Wrote subnet file to', 'Running backend.'],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'HNS gave the new network no management address in time. Windows Server 1803 does so with host-gw until an endpoint of the host is attached; Windows Server 2019 is the first release that is known to work.',
          [
            'github flannel-io/flannel/issues/1066',
            'github flannel-io/flannel/pull/1068',
            'github flannel-io/flannel/pull/1042',
          ],
        ),
        likely: [{ decision: 'windowsRelease', is: ['1803', '1709'] }],
        checks: [
          { command: 'Get-HnsNetwork | Select Name,Type,ManagementIP', shows: 'no ManagementIP' },
        ],
        remedy:
          'Use Windows Server 2019 or later and a current flanneld; delete the half-made network before the next start.',
      },
      {
        cause: inferred(
          'The adapter below the network has no address of its own, or lost its lease.',
          ['github flannel-io/flannel/issues/1066'],
        ),
        checks: [{ command: 'ipconfig /all', shows: '169.254.x.x, or no address' }],
        remedy: 'Give the adapter its address again, and start flanneld once more.',
      },
    ],
  },
  {
    id: 'CN-06',
    about: 'lease of another node',
    kind: 'error',
    words: [['error decoding subnet lease JSON']],
    settledBy: ['flannel-backend'],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'The VNI of the other nodes is above 65535: on Windows flanneld reads it as a number of 16 bits, and leaves out the node whose lease does not fit.',
          ['fl-vxlannet#L39', 'fl-vxlannet#L99-L103'],
        ),
        likely: [{ says: 'cannot unmarshal number' }],
        checks: [
          {
            command: 'kubectl -n kube-flannel get cm kube-flannel-cfg -o yaml',
            shows: 'a VNI above 65535',
          },
        ],
        remedy: 'Take a VNI from 4096 to 65535 on all nodes, and restart flannel on them.',
      },
    ],
  },
  {
    id: 'CN-07',
    outerTo: ['SR-86'],
    about: 'flanneld looks for etcd',
    kind: 'error',
    words: [
      ["Couldn't fetch network config", 'etcd'],
      ["Couldn't fetch network config", '127.0.0.1:2379'],
      ["Couldn't fetch network config", '127.0.0.1:4001'],
      ['dial tcp 127.0.0.1:4001'],
    ],
    settledBy: ['flanneld-subnet-manager'],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'flanneld runs without --kube-subnet-mgr: it then asks an etcd for its network, by default on the node itself, where none is.',
          ['flannel-main'],
        ),
        likely: [{ says: '127.0.0.1' }],
        checks: [{ look: 'the arguments of flanneld', shows: 'no --kube-subnet-mgr' }],
        remedy:
          'Start it with --kube-subnet-mgr and --kubeconfig-file, so that it takes the podCIDR of its Node.',
      },
      {
        cause: inferred(
          'flanneld is meant to use an etcd, and does not reach it from the Windows node.',
          ['flannel-main'],
        ),
        checks: [{ look: 'the arguments of flanneld', shows: '--etcd-endpoints' }],
        remedy: 'Open the port of etcd for the node, or use --kube-subnet-mgr.',
      },
    ],
  },
  {
    id: 'SR-86',
    about: 'configuration of flannel in etcd',
    kind: 'error',
    words: [['flannel config not found in etcd store']],
    printed: [{ by: 'flanneld', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'flanneld runs without --kube-subnet-mgr and finds nothing below its prefix in etcd: it was never written, with the API of version 2, or under another prefix.',
          [
            'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/subnet/etcd/registry.go#L40',
          ],
        ),
        checks: [
          {
            command: 'etcdctl get --prefix /coreos.com/network',
            shows: 'no /coreos.com/network/config',
          },
        ],
        remedy:
          'In a Kubernetes cluster start flanneld with --kube-subnet-mgr; else write the configuration with ETCDCTL_API=3 under the prefix of --etcd-prefix.',
      },
    ],
  },
  {
    id: 'SR-87',
    about: 'flags of flanneld',
    kind: 'error',
    words: [
      ['subnet/kube: prefix must be in a format'],
      ['invalid public IP address: '],
      ['invalid public IPv6 address: '],
    ],
    printed: [{ by: 'flanneld', in: 'its log' }],
    causes: [
      {
        cause: verified('--kube-annotation-prefix is not NAME.DOMAIN/WORD, in small letters.', [
          'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/subnet/kube/annotations.go#L40-L60',
        ]),
        likely: [{ says: 'prefix must be' }],
        excluded: [{ says: 'invalid public' }],
        checks: [{ look: 'command of flanneld', shows: '--kube-annotation-prefix' }],
        remedy: 'Write flannel.alpha.coreos.com, or leave the flag out.',
      },
      {
        cause: verified(
          '--public-ip or --public-ipv6 is no address, as of a variable that is empty or was not replaced.',
          [
            'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/ipmatch/match.go#L282-L299',
          ],
        ),
        likely: [{ says: 'invalid public' }],
        excluded: [{ says: 'prefix must be' }],
        checks: [
          { look: 'the text behind address: in the line', shows: 'a name, $(…), or an adapter' },
        ],
        remedy: 'Write an address, or leave the flag out.',
      },
    ],
  },
  {
    id: 'GB-01',
    about: 'plugin of flannel missing',
    kind: 'error',
    words: [['failed to find plugin "flannel"', 'in path [']],
    settledBy: ['cni-file-for-linux'],
    printed: [{ by: 'containerd, libcni', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'flannel.exe is not in containerd’s bin_dir: since v1.0.0 the archive of cni-plugins has none any more.',
          [
            'github containernetworking/plugins/pull/633',
            'github containernetworking/plugins/issues/776',
            'github flannel-io/flannel/issues/1471',
          ],
        ),
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          { command: 'containerd config dump | findstr bin_dir', shows: 'dir: no flannel.exe' },
        ],
        remedy:
          'Copy the program of flannel-io/cni-plugin for Windows there, as flannel.exe, or let the DaemonSet of flannel do it.',
      },
      {
        cause: verified('It was copied into another folder than containerd’s bin_dir.', [
          'windows-container-networking#70',
          'ctrd#6305',
        ]),
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [{ look: 'C:\\opt\\cni\\bin, C:\\k\\cni', shows: 'flannel.exe' }],
        remedy: 'Let bin_dir of containerd and the folder that is written to be one.',
      },
    ],
  },
  {
    id: 'GB-02',
    about: 'name of the node for flannel',
    kind: 'error',
    passedBy: ['Wrote subnet file to', 'Running backend.', 'Lease acquired'],
    words: [['failed to acquire lease: node "', '" not found']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'flanneld looks for a Node object of this name, and there is none: NODE_NAME differs from the name that the kubelet registered, which is in lower case, or the node has not joined.',
          [
            'flannel-kube',
            'github flannel-io/flannel/issues/512',
            'github flannel-io/flannel/issues/993',
          ],
        ),
        checks: [
          { command: 'kubectl get nodes', shows: 'another name, or the same in lower case' },
          { command: '$env:NODE_NAME', shows: 'the name that flanneld takes' },
        ],
        remedy:
          'Set NODE_NAME to the name of the Node object, as (hostname).ToLower() or the value of --hostname-override, and start flanneld again once the node is there.',
      },
    ],
  },
  {
    id: 'SR-45',
    about: 'router address of an overlay network',
    kind: 'error',
    words: [['cannot parse DR MAC']],
    printed: [{ by: 'flanneld, Calico', in: 'their log' }],
    causes: [
      {
        cause: verified(
          'The HNS network has no DrMacAddress, or one that is none: HNS gives it to a network of type Overlay once that is up.',
          [
            'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/backend/vxlan/vxlan_windows.go#L172-L187',
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/dataplane/windows/dataplane_windows.go#L1173-L1176',
          ],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name, Type, ManagementIP, Policies',
            shows: 'not Overlay, or no DrMacAddress',
          },
        ],
        remedy:
          'Drain the node, remove this network with Remove-HnsNetwork and restart the agent; see to the updates of Windows where it comes again.',
      },
    ],
  },
]
