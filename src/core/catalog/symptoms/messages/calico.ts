import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const ipam =
  'github projectcalico/calico/blob/02db36fdbf7e5441555ef64a333a254681ad6a38/libcalico-go/lib/ipam/ipam.go'
const calicoPlugin =
  'github projectcalico/calico/blob/00b9aad19b300babd79b2883b3df82ef3b03d7f4/cni-plugin/pkg/ipamplugin/ipam_plugin.go'
const byCalicoIpam = [{ by: 'Calico IPAM', in: 'pod events (kubectl describe pod), kubelet log' }]
const pools = 'calicoctl get ippool -o wide'
const operator =
  'github tigera/operator/blob/8d346b8f3dfb9c1547efc9ccfd56ebd7e4346fff/pkg/controller/installation/windows_controller.go'
const calico = 'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2'
const tigeraOperator =
  'github tigera/operator/blob/40788b9b6bef9d94e77b2e0d7a5eed7e17e2364c/pkg/controller/installation/windows_controller.go'
const calicoLog = [{ by: 'calico-node, calico', in: 'log of calico-node-windows, pod events' }]
const calicoNodeLog = [{ by: 'calico-node -felix', in: 'its log' }]
const calicoFiles = 'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/'

const windowsPackage = (commit: string) =>
  `github projectcalico/calico/blob/${commit}/node/windows-packaging/CalicoWindows/` as const
const calicoModule =
  `${windowsPackage('dce0697f0b6ba594978ec8d1b24c394f25db532e')}libs/calico/calico.psm1` as const
const calicoInstaller =
  'github projectcalico/calico/blob/34e606bedfbe26d258e193bc8a8ced8bfb2323fa/node/windows-packaging/install-calico-windows.ps1'

/** Messages of Calico: its plugin, Felix, installer and operator. */
export const calicoSymptoms: readonly Symptom[] = [
  {
    id: 'M-CNI-40',
    about: 'no name of the node',
    kind: 'error',
    words: [
      ['/var/lib/calico/nodename', 'check that the calico/node container is running'],
      [
        'nodename: The system cannot find the file',
        'check that the calico/node container is running',
      ],
    ],
    printed: [{ by: 'the plugin calico', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'calico-node does not run on this node, so it has not written the name of the node for the plugin.',
          ['calico#1795', 'github projectcalico/cni-plugin/issues/1149'],
        ),
        checks: [
          {
            command:
              'kubectl get pods -A -o wide | findstr calico-node-windows; Get-Service CalicoNode',
            shows: 'no pod of the node that is Running, or no service',
          },
        ],
        remedy:
          'Read the log of calico-node on this node; its first error decides. In its CNI file nodename_file_optional stands beside nodename.',
      },
    ],
  },
  {
    id: 'CN-11',
    about: 'blocks of a node',
    kind: 'error',
    words: [
      ['cannot allocate new block due to per host block limit'],
      ['Need to allocate an IPAM block but could not', 'reached for this node'],
    ],
    printed: byCalicoIpam,
    causes: [
      {
        cause: verified(
          'A Windows node takes one block of addresses of Calico, as its pods have one HNS network (windows_use_single_network), and that block is full: four of its addresses are kept, so a /26 has room for 60 pods, a /28 for 12.',
          [calicoPlugin, ipam],
        ),
        checks: [
          {
            command: 'calicoctl ipam show --show-blocks',
            shows: 'the block of the node in full use',
          },
          { command: pools, shows: 'the pool; its blockSize stands in the YAML' },
        ],
        remedy:
          'Allow as many pods as the block has room for (maxPods of the kubelet), or make a new pool with a smaller blockSize number and join the node again; that of a pool cannot be changed.',
      },
      {
        cause: verified('maxBlocksPerHost of the IPAM configuration is reached.', [ipam]),
        checks: [
          { command: 'calicoctl ipam show --show-configuration', shows: 'MaxBlocksPerHost' },
        ],
        remedy: 'Raise the limit, or set it to 0.',
      },
    ],
  },
  {
    id: 'CN-12',
    about: 'blocks of a pool',
    kind: 'error',
    words: [['No more free affine blocks and strict affinity enabled']],
    printed: byCalicoIpam,
    causes: [
      {
        cause: verified(
          'Each block of the pools is given to a node, those of this node are full, and with strict affinity, which Windows nodes need, none is shared.',
          [ipam],
        ),
        checks: [
          { command: 'calicoctl ipam show --show-blocks', shows: 'no block without a node' },
          { command: pools, shows: 'a range with few blocks' },
        ],
        remedy:
          'Add a pool, or make one with smaller blocks for nodes with few pods; leave strict affinity on.',
      },
      {
        cause: inferred('Addresses and blocks of nodes that are gone were never given back.', [
          ipam,
        ]),
        checks: [{ command: 'calicoctl ipam check', shows: 'leaked addresses' }],
        remedy:
          'Delete the Node objects that are gone, and release what calicoctl ipam check finds.',
      },
    ],
  },
  {
    id: 'CN-13',
    about: 'pools of a node',
    kind: 'error',
    words: [['cannot find a qualified ippool'], ['no configured Calico pools for node']],
    settledBy: ['calico-block-size'],
    printed: byCalicoIpam,
    causes: [
      {
        cause: verified(
          'No pool is for this node: the node selectors of all leave it out, all are disabled, or their blocks are smaller than a /29, which Windows nodes do not take.',
          [ipam],
        ),
        checks: [
          { command: 'calicoctl get ippool -o yaml', shows: 'nodeSelector, disabled, blockSize' },
          { command: 'kubectl get node NODE --show-labels', shows: 'labels that no selector has' },
        ],
        remedy:
          'Give a pool a node selector that takes the node, or make one with a blockSize of 29 or less.',
      },
    ],
  },
  {
    id: 'CN-14',
    about: 'Typha not reached',
    kind: 'error',
    passedBy: ['Connected to Typha'],
    words: [['Failed to connect to Typha']],
    printed: [{ by: 'Felix of Calico', in: 'calico-felix.log, log of calico-node-windows' }],
    causes: [
      {
        cause: verified(
          'Felix on the Windows node does not reach Typha, from which it gets policies and endpoints: TCP 5473 of the Linux nodes is closed to it, or no Typha runs.',
          [
            'github projectcalico/calico/blob/01315ecbb6ca51bdd50fcc995a4e55177953a9d5/felix/daemon/daemon.go',
            'tigera-win',
          ],
        ),
        excluded: [{ says: 'x509' }, { says: 'tls:' }],
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port 5473',
            shows: 'TcpTestSucceeded False for the address of a Typha pod',
          },
          {
            command: 'kubectl get pods -A -l k8s-app=calico-typha -o wide',
            shows: 'none, or none that is Running',
          },
        ],
        remedy: 'Open TCP 5473 from Windows nodes to the nodes with Typha, and see that it runs.',
      },
      {
        cause: inferred(
          'Felix and Typha do not trust each other’s certificates: those of the Windows node are of an earlier installation.',
          [
            'github projectcalico/calico/blob/01315ecbb6ca51bdd50fcc995a4e55177953a9d5/felix/daemon/daemon.go',
          ],
        ),
        likely: [{ says: 'x509' }, { says: 'tls:' }],
        checks: [{ look: 'the end of the message', shows: 'a certificate' }],
        remedy: 'Restart the agent of the node, so that it takes the certificates of today.',
      },
    ],
  },
  {
    id: 'CN-15',
    about: 'Calico operator waits',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [['Waiting for IPAMConfiguration watch to be established']],
    printed: [{ by: 'Tigera operator', in: 'its log, kubectl get tigerastatus' }],
    causes: [
      {
        cause: inferred(
          'The operator reads strict affinity in projectcalico.org/v3 before it makes calico-node-windows, and nothing serves that: the API server of Calico is not installed or does not run.',
          [operator, 'github tigera/operator/issues/3276'],
        ),
        checks: [
          { command: 'kubectl get apiservice v3.projectcalico.org', shows: 'not found, or False' },
          { command: 'kubectl get apiservers.operator.tigera.io', shows: 'no default' },
        ],
        remedy:
          'Create the APIServer object named default (operator.tigera.io/v1), and wait until its pods run.',
      },
    ],
  },
  {
    id: 'M-NET-39',
    about: 'Calico management address',
    kind: 'error',
    words: [
      ['HNS network lost its management IP'],
      ["couldn't find an interface matching management IP"],
      ['timed out waiting for interface matching the management IP'],
    ],
    printed: [{ by: 'Calico CNI, calico-node', in: 'event, calico log, kubelet log' }],
    causes: [
      {
        cause: verified('At boot HNS took a passing 169.254.x.x address and did not renew it.', [
          'docs-troubleshoot.mdx',
        ]),
        likely: [
          { decision: 'cni', is: ['calico'] },
          { observed: 'after reboot' },
          { says: '169.254' },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Stop and start Calico; a second reboot often helps.',
      },
      {
        cause: verified(
          'Older Calico reads the English output of netsh, and this Windows speaks another language.',
          ['cni-plugin#987'],
        ),
        likely: [{ observed: 'non-English Windows' }],
        checks: [{ command: 'netsh interface ipv4 show config', shows: 'texts not English' }],
        remedy: 'Update Calico, or set the system locale to English.',
      },
      {
        cause: verified('A static address turned into DHCP when the virtual switch was made.', [
          'calico#4631',
        ]),
        likely: [{ observed: 'static host address' }],
        checks: [
          {
            command: 'Get-NetIPConfiguration; Get-NetIPInterface | select InterfaceAlias,Dhcp',
            shows: 'vEthernet with Dhcp Enabled on a static host',
          },
        ],
        remedy: 'Set the static address on the vEthernet adapter again, or reserve it in DHCP.',
      },
    ],
  },
  {
    id: 'M-NET-40',
    about: 'Calico VNI',
    kind: 'error',
    words: [['Windows does not support VXLANVNI < 4096']],
    printed: [{ by: 'Calico CNI', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('vxlanVNI of FelixConfiguration is below 4096.', ['c-dp#L314']),
        likely: [
          { decision: 'cni', is: ['calico'] },
          { decision: 'networkMode', is: ['overlay'] },
        ],
        checks: [{ command: 'kubectl get felixconfiguration default -o yaml', shows: 'vxlanVNI' }],
        remedy: 'Set 4096 or more, on all nodes.',
      },
    ],
  },
  {
    id: 'M-NET-41',
    about: 'Calico Felix network',
    kind: 'error',
    words: [
      ["didn't find any HNS networks matching regular expression"],
      ['have VXLAN routes but HNS network', 'is of wrong type'],
    ],
    printed: [{ by: 'calico-felix', in: 'felix log' }],
    causes: [
      {
        cause: inferred(
          'There is no HNS network named Calico: calico-node has not made it, mostly since its own start failed before that.',
          ['calico-vxlan_mgr#L128-L133', 'github projectcalico/calico/issues/10619'],
        ),
        excluded: [{ says: 'is of wrong type' }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'no network named Calico',
          },
          {
            look: 'the log of calico-node from its start on',
            shows: '“Unable to ensure network” with a reason',
          },
        ],
        remedy: 'Mend what the log of calico-node says at its start, and restart it.',
      },
      {
        cause: verified('The network Calico is an l2bridge one while the pool says VXLAN.', [
          'calico-vxlan_mgr#L128-L133',
        ]),
        excluded: [{ says: "didn't find any HNS networks matching" }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'type L2Bridge',
          },
          {
            look: 'ippool: vxlanMode / CALICO_NETWORKING_BACKEND',
            shows: 'vxlan on one side only',
          },
        ],
        remedy: 'Use the same backend in the IPPool and on the node, then restart calico-node.',
      },
    ],
  },
  {
    id: 'M-NET-42',
    about: 'Calico DR MAC',
    kind: 'error',
    words: [
      ['Could not find remote DR MAC for Management IP'],
      ['Cannot find network with Management IP'],
    ],
    printed: [
      { by: 'Calico CNI', in: 'pod events (kubectl describe pod)' },
      { by: 'calico-node start-up', in: 'calico-node log' },
    ],
    causes: [
      {
        cause: verified(
          'The node’s own overlay network lacks the policy DrMacAddress or ProviderAddress, or its ProviderAddress is not its ManagementIP, as after a new node address or another adapter.',
          ['c-dp#L1136-L1172'],
        ),
        likely: [
          { decision: 'cni', is: ['calico'] },
          { decision: 'networkMode', is: ['overlay'] },
        ],
        checks: [
          {
            look: 'log lines before: Cannot use DR MAC ... since PA ... does not match ...',
            shows: 'provider address and management address differ',
          },
          {
            command: 'hnsdiag list networks -d',
            shows:
              'policies DrMacAddress and ProviderAddress of the Calico network (exact form inferred): one is missing, or ProviderAddress is not the node address',
          },
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy:
          'Retry after some seconds, while the network may still be in the making; then restart calico-node. A ManagementIP of 169.254.x.x is a fault of its own.',
      },
    ],
  },
  {
    id: 'M-NET-55',
    about: 'Calico attach',
    kind: 'wrapper',
    words: [
      ['Failed to attach hns endpoint:'],
      ['Unable to hot attach bridge endpoint'],
      ['Failed to hot attach HNS Endpoint'],
      ['Unable to create bridge endpoint'],
      ['Unable to create hns network'],
      ['Unable to create container hns endpoint'],
    ],
    printed: [{ by: 'Calico CNI, calico-node', in: 'calico log, event' }],
    causes: [
      {
        cause: verified('HNS refused; the code of the same line decides.', ['c-dp#L91-L603']),
        likely: [{ decision: 'cni', is: ['calico'] }],
        checks: [{ look: 'tail of the line', shows: 'HNS text' }],
        remedy: 'Look for the inner code.',
      },
    ],
  },
  {
    id: 'M-CAL-01',
    about: 'Calico install stalls',
    kind: 'error',
    weak: 'message',
    words: [['Calico initialization to finish'], ['Calico initialisation to finish']],
    passedBy: ['Calico initialisation finished'],
    printed: [
      {
        by: 'install-calico.ps1, services of Calico',
        in: 'console, their logs: Waiting for Calico initialisation to finish',
      },
    ],
    causes: [
      {
        cause: verified(
          'The service CalicoNode has not come to its end since the last start of Windows: it stores the time of that start (LastBootTime) when the network External is there and has a management IP, and the others wait for it without an end.',
          [
            calicoModule,
            `${windowsPackage('398201ccb88e757073732343e374ac891e673854')}node/node-service.ps1`,
          ],
        ),
        likely: [{ says: 'StoredLastBootTime' }],
        checks: [
          {
            command:
              'Get-Service CalicoNode; Get-Content C:\\CalicoWindows\\logs\\calico-node.log -Tail 50',
            shows:
              'Stopped, or what it waits for: a valid IP, “Failed to create network, retrying”, “Waiting for management IP”',
          },
        ],
        remedy:
          'Mend what its log waits for: an address for the adapter, the adapter of VXLAN_ADAPTER; then restart CalicoNode.',
      },
      {
        cause: verified('Windows blocks the downloaded scripts.', ['docs-troubleshoot.mdx']),
        likely: [
          { decision: 'cni', is: ['calico'] },
          { observed: 'line stands for minutes', repeats: true },
        ],
        checks: [{ command: 'Get-Item *.ps1 -Stream Zone.Identifier', shows: 'stream present' }],
        remedy: 'Unblock-File, then uninstall-calico.ps1 and install-calico.ps1.',
      },
      {
        cause: inferred('calico-node does not reach its datastore, or finds no adapter.', [
          'docs-troubleshoot.mdx',
        ]),
        likely: [
          { decision: 'cni', is: ['calico'] },
          { observed: 'line stands for minutes', repeats: true },
        ],
        checks: [{ look: 'logs below the Calico folder', shows: 'error' }],
        remedy: 'Look at the adapter and its management address.',
      },
    ],
  },
  {
    id: 'M-CAL-02',
    about: 'Calico BGP',
    kind: 'error',
    weak: 'name',
    words: [['BGP not established with'], ['Get-BgpPeer']],
    printed: [
      { by: 'calico-node on Linux: readiness', in: 'kubectl describe pod' },
      { by: 'Windows', in: 'Get-Service RemoteAccess' },
    ],
    causes: [
      {
        cause: verified(
          'The BGP peer on the Windows node is down: the service RemoteAccess is missing or stopped.',
          [
            'docs-troubleshoot.mdx',
            'calico-health#L136-L230',
            'docs-calicowindowsinstall.js#L40-L58',
            'docs-troubleshooting.mdx#L51',
          ],
        ),
        likely: [
          { says: 'calico/node is not ready' },
          { decision: 'cni', is: ['calico'] },
          { observed: 'windows-bgp backend' },
        ],
        checks: [
          {
            command: 'Get-Service RemoteAccess; Get-BgpPeer',
            shows: 'service missing or Stopped / ConnectivityStatus not Connected',
          },
        ],
        remedy:
          'Drain the node; Install-WindowsFeature RemoteAccess, RSAT-RemoteAccess-PowerShell and Routing; reboot; then Install-RemoteAccess -VpnType RoutingOnly and Start-Service RemoteAccess. For routes that stay Unresolved, Restart-Service RemoteAccess. Open TCP 179 between the nodes.',
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
    id: 'R-05',
    about: 'Calico waits for itself',
    kind: 'error',
    words: [['plugin type="calico"', 'timeout acquiring mutex']],
    printed: [{ by: 'calico', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'Many pods start at once on a node with many HNS endpoints, and the plugin lets one after the other.',
          ['calico#7823'],
        ),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'far more endpoints than pods' }],
        remedy: 'Start fewer pods at a time; restart the node once to clear stale endpoints.',
      },
    ],
  },
  {
    id: 'R-06',
    about: 'plugin does not reach the API server',
    kind: 'error',
    words: [['plugin type="calico"', 'error getting ClusterInformation']],
    outerTo: ['L-01'],
    printed: [{ by: 'calico', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'A proxy answers in place of the API server, whose address is not among those that go past it.',
          ['calico#9905'],
        ),
        likely: [
          { says: 'service unavailable' },
          { says: 'bad gateway' },
          { says: 'gateway timeout' },
          { says: 'proxyconnect' },
          { says: '<html' },
        ],
        excluded: [{ says: 'connectex' }, { says: 'no such host' }, { says: 'is forbidden' }],
        checks: [
          {
            command: 'curl.exe -k https://APISERVER:6443/version',
            shows: 'the page of a proxy, or what stands behind the last colon of the message',
          },
        ],
        remedy:
          'Put the Service range and the API server into NO_PROXY, and start the services anew.',
      },
      {
        cause: inferred(
          'The plugin does not reach the API server at the address of its kubeconfig: a wrong address, no route, or no kube-proxy that serves it.',
          ['github projectcalico/calico/issues/4682'],
        ),
        likely: [
          { says: 'connectex' },
          { says: 'i/o timeout' },
          { says: 'connection refused' },
          { says: 'deadline exceeded' },
          { says: 'no such host' },
        ],
        excluded: [
          { says: 'service unavailable' },
          { says: 'is forbidden' },
          { says: 'unauthorized' },
        ],
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port PORT, on the node',
            shows: 'TcpTestSucceeded: False',
          },
        ],
        remedy:
          'Correct the address in the kubeconfig of the plugin, see that kube-proxy runs, and open the firewall between them.',
      },
      {
        cause: inferred(
          'The account of the plugin may not read ClusterInformation, or its token has expired.',
          ['github projectcalico/calico/issues/4682'],
        ),
        likely: [{ says: 'forbidden' }, { says: 'unauthorized' }],
        excluded: [
          { says: 'service unavailable' },
          { says: 'connectex' },
          { says: 'i/o timeout' },
          { says: 'no such host' },
        ],
        checks: [
          {
            command:
              'kubectl auth can-i get clusterinformations.crd.projectcalico.org --as ACCOUNT',
            shows: 'no',
          },
        ],
        remedy:
          'Bind the role of Calico to the account, and renew the token in the kubeconfig of the plugin.',
      },
    ],
  },
  {
    id: 'R-123',
    about: 'Calico does not find its node',
    kind: 'error',
    words: [
      ['operation Create is not supported on Node('],
      ['Operation Create is not supported on Node type'],
    ],
    printed: [{ by: 'calico-node', in: 'calico-node.log' }],
    causes: [
      {
        cause: verified(
          'NODENAME is not the name of the node in Kubernetes; there Calico reads nodes and creates none.',
          ['github projectcalico/calico/issues/4040', 'github projectcalico/calico/issues/3397'],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'another name than Determined node name' }],
        remedy:
          'Set $env:NODENAME in config.ps1 to the name that kubectl get nodes shows, and start Calico again.',
      },
      {
        cause: inferred('The node is not registered yet, or was deleted.', [
          'github projectcalico/calico/issues/3397',
        ]),
        checks: [{ command: 'kubectl get nodes', shows: 'the node is missing' }],
        remedy: 'Let the kubelet register it first.',
      },
    ],
  },
  {
    id: 'C-48',
    about: 'datastore of Calico',
    kind: 'error',
    words: [['Unable to ensure datastore is migrated'], ['unable to query ClusterInformation']],
    printed: [{ by: 'calico-node', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'calico-node does not reach the API server at the address in the message.',
          ['github projectcalico/calico/issues/4682'],
        ),
        likely: [
          { says: 'connectex' },
          { says: 'i/o timeout' },
          { says: 'connection refused' },
          { says: 'no such host' },
        ],
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port PORT, on the node',
            shows: 'TcpTestSucceeded: False',
          },
          {
            look: 'KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT of calico-node',
            shows: 'a service IP that no kube-proxy serves yet, or a wrong address',
          },
        ],
        remedy:
          'Give the address and port of the API server as the node reaches it, and open the firewall between them.',
      },
      {
        cause: inferred(
          'calico-node may not read ClusterInformation: its account lacks the role, or its token has expired.',
          ['github projectcalico/calico/issues/4682'],
        ),
        likely: [{ says: 'forbidden' }, { says: 'unauthorized' }],
        checks: [{ look: 'end of the message', shows: 'forbidden, or Unauthorized' }],
        remedy: 'Write the kubeconfig anew from the ServiceAccount calico-node.',
      },
    ],
  },
  {
    id: 'C-49',
    about: 'kubeconfig of Calico',
    kind: 'error',
    words: [
      ['host must be a URL or a host:port pair: "https://"'],
      ['host must be a URL or a host:port pair: "https://:'],
    ],
    printed: [{ by: 'calico, kubectl, agents', in: 'pod events, log of the agent' }],
    causes: [
      {
        cause: inferred(
          'The kubeconfig names a server without an address. The scripts of Calico for Windows fill it in from KUBERNETES_SERVICE_HOST, which was empty.',
          [
            'github kubernetes-sigs/sig-windows-tools/issues/355',
            'github kubernetes-sigs/sig-windows-tools/issues/302',
            'github k0sproject/k0s/issues/2868',
          ],
        ),
        checks: [
          {
            command: 'type C:\\etc\\cni\\net.d\\calico-kubeconfig',
            shows: 'server: https:// with nothing or only a port behind it',
          },
          {
            command: 'kubectl get cm -A | findstr calico-windows-config',
            shows: 'a ConfigMap without KUBERNETES_SERVICE_HOST',
          },
        ],
        remedy:
          'Put address and port of the API server into KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT of calico-windows-config (or of the operator), and let calico-node write the kubeconfig again.',
      },
    ],
  },
  {
    id: 'C-61',
    about: 'endpoints that felix misses',
    kind: 'warning',
    weak: 'message',
    words: [
      ['Failed to look up one or more HNS endpoints'],
      ['Failed to look up HNS endpoint for workload'],
    ],
    printed: [{ by: 'Calico felix', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'Pods that run have no endpoint in HNS any more, as after a restart of HNS. felix cannot make them again: these pods stay without a network.',
          ['github projectcalico/calico/issues/5164'],
        ),
        likely: [{ observed: 'the lines go on', repeats: true }],
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName',
            shows: 'no endpoint with the address of the pod',
          },
        ],
        remedy: 'Delete the pods, so that they get new endpoints; do not restart HNS under pods.',
      },
    ],
  },
  {
    id: 'C-66',
    about: 'namespace of Calico',
    kind: 'error',
    words: [['namespaces "calico-system" is forbidden'], ['namespaces "calico-system" not found']],
    printed: [{ by: 'install-calico-windows.ps1', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The kubeconfig that the script uses is that of a node, which may not read namespaces.',
          ['github Azure/AgentBaker/pull/536'],
        ),
        likely: [{ says: 'forbidden' }],
        excluded: [{ says: 'not found' }],
        checks: [{ command: 'kubectl auth can-i get ns --kubeconfig c:\\k\\config', shows: 'no' }],
        remedy: 'Lay the kubeconfig of an administrator at c:\\k\\config while the script runs.',
      },
      {
        cause: verified(
          'Calico runs in kube-system, and the script of 3.23 ends where calico-system is not there.',
          ['github projectcalico/calico/issues/6127'],
        ),
        excluded: [{ says: 'forbidden' }],
        checks: [{ command: 'kubectl get ds -A | findstr calico-node', shows: 'kube-system' }],
        remedy:
          'Take the script of another release, or set $ErrorActionPreference in it to Continue.',
      },
    ],
  },
  {
    id: 'N-01',
    about: 'Calico borrows addresses',
    kind: 'error',
    words: [['strict affinity should not be false for Windows node']],
    printed: [{ by: 'Calico', in: 'pod events, calico-node log, calicoctl' }],
    causes: [
      {
        cause: verified(
          'Calico’s IPAM may lend addresses of one node to another, which Windows nodes cannot take: strictAffinity is false in the IPAMConfig “default”.',
          ['github projectcalico/calico/issues/4404', 'github projectcalico/calico/issues/10619'],
        ),
        checks: [
          { command: 'kubectl get ipamconfigs default -o yaml', shows: 'no strictAffinity' },
        ],
        remedy: 'From Linux: calicoctl ipam configure --strictaffinity=true.',
      },
    ],
  },
  {
    id: 'PR-24',
    about: 'Calico’s script and its service account',
    kind: 'error',
    words: [['calico-node service account does not exist']],
    printed: [{ by: 'install-calico-windows.ps1', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The kubeconfig that the script found is that of the node, which may not list Secrets of kube-system: it sees no token, and says so of the account.',
          ['github projectcalico/calico/issues/4037'],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [
          {
            command: 'kubectl --kubeconfig KUBECONFIG -n kube-system get secrets',
            shows: 'Forbidden',
          },
        ],
        remedy: 'Put a kubeconfig with rights of an administrator where the script looks.',
      },
      {
        cause: inferred('Calico is not installed in this namespace, so the account is not there.', [
          'github projectcalico/calico/issues/4037',
        ]),
        checks: [{ command: 'kubectl get serviceaccounts -A', shows: 'no calico-node' }],
        remedy: 'Install Calico on the Linux nodes first.',
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
    id: 'A-17',
    about: 'Calico CNI on Windows',
    kind: 'error',
    words: [
      ['Calico VXLAN requires IPAM type calico-ipam'],
      ['endpoint with same ID was recently deleted'],
    ],
    printed: [{ by: 'calico', in: 'log of install-cni, pod events' }],
    causes: [
      {
        cause: verified(
          'CNI_IPAM_TYPE is another one, and with VXLAN Calico takes calico-ipam alone on Windows.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/install/install_windows.go#L151',
          ],
        ),
        likely: [{ says: 'calico-ipam' }],
        checks: [{ look: 'environment of install-cni', shows: 'CNI_IPAM_TYPE' }],
        remedy: 'Leave it out, or set calico-ipam.',
      },
      {
        cause: verified(
          'The pod was deleted while the kubelet still asked for its state: the plugin says so on purpose.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/internal/pkg/utils/network_windows.go#L257-L269',
          ],
        ),
        likely: [{ says: 'recently deleted' }],
        checks: [{ command: 'kubectl get pod POD', shows: 'Terminating, or gone' }],
        remedy: 'Nothing to do unless the pod should live.',
      },
    ],
  },
  {
    id: 'W-25',
    about: 'rule of a policy that Calico skips',
    kind: 'error',
    words: [
      ['rule contained unsupported feature'],
      ["Skipped rule because it's not supported on Windows"],
      ['Skipping rule because it contains'],
      ['Skipping rule because it is for an unsupported IP version'],
      ['This rule action is not supported, rule will be skipped'],
    ],
    settledBy: ['calico-rule-skipped'],
    printed: [{ by: 'felix', in: 'log of calico-node' }],
    causes: [
      {
        cause: verified(
          'The rule has what Felix leaves out on Windows: negated matches, ICMP types, named ports, Log, or the other IP version.',
          [`${calico}/felix/dataplane/windows/policysets/policysets.go`],
        ),
        checks: [
          { command: 'kubectl get networkpolicy -A -o yaml', shows: 'which of these it has' },
        ],
        remedy: 'Write the rule without it, with numbers of ports.',
      },
    ],
  },
  {
    id: 'W-26',
    about: 'BPF on Windows',
    kind: 'error',
    words: [['BPF dataplane is not supported on Windows']],
    printed: [{ by: 'felix', in: 'log of calico-node' }],
    causes: [
      {
        cause: verified('bpfEnabled is on for all nodes; Felix has no eBPF dataplane on Windows.', [
          `${calico}/felix/dataplane/driver_windows.go`,
        ]),
        checks: [
          { command: 'kubectl get felixconfiguration default -o yaml', shows: 'bpfEnabled: true' },
        ],
        remedy: 'Leave eBPF off in clusters with Windows nodes.',
      },
    ],
  },
  {
    id: 'W-27',
    about: 'backend of Calico',
    kind: 'error',
    words: [['Invalid backend networking type'], ['invalid backend configuration']],
    printed: [{ by: 'calico-node', in: 'log of calico-node' }],
    causes: [
      {
        cause: verified('CALICO_NETWORKING_BACKEND is neither vxlan nor windows-bgp nor none.', [
          `${calico}/node/pkg/lifecycle/startup/startup_windows.go`,
        ]),
        checks: [{ look: 'config.ps1', shows: 'CALICO_NETWORKING_BACKEND' }],
        remedy: 'Set it to vxlan, windows-bgp or none.',
      },
    ],
  },
  {
    id: 'CN-08',
    about: 'address of the API server for Calico',
    kind: 'error',
    words: [["'kubernetes-services-endpoint' does not have all required information"]],
    printed: [{ by: 'tigera-operator', in: 'its log, kubectl describe tigerastatus' }],
    causes: [
      {
        cause: verified(
          'windowsDataplane is HNS, and the ConfigMap kubernetes-services-endpoint is missing or lacks the host or the port. calico-node on Windows needs the address of the API server itself: no Service works there before kube-proxy runs.',
          ['tigera-validation', 'tigera-win-needs'],
        ),
        checks: [
          {
            command: 'kubectl -n tigera-operator get cm kubernetes-services-endpoint -o yaml',
            shows: 'not found, or KUBERNETES_SERVICE_HOST or KUBERNETES_SERVICE_PORT missing',
          },
        ],
        remedy:
          'Make it in the namespace tigera-operator with KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT of the API server.',
      },
    ],
  },
  {
    id: 'W-47',
    about: 'what the operator of Calico asks for on Windows',
    kind: 'error',
    words: [
      ['StrictAffinity is false'],
      ['Invalid StrictAffinity'],
      ['Installation.Spec.WindowsNodes is nil'],
    ],
    printed: [{ by: 'tigera-operator', in: 'its log, tigerastatus' }],
    causes: [
      {
        cause: verified('The Installation has no windowsNodes yet.', [`${tigeraOperator}#L274`]),
        likely: [{ says: 'WindowsNodes is nil' }],
        excluded: [{ says: 'StrictAffinity' }],
        checks: [{ command: 'kubectl get installation default -o yaml', shows: 'no windowsNodes' }],
        remedy: 'Set windowsDataplane: HNS and serviceCIDRs in it.',
      },
      {
        cause: verified(
          'With Windows nodes the IPAM of Calico must not lend addresses of other nodes.',
          [`${tigeraOperator}#L313`],
        ),
        excluded: [{ says: 'WindowsNodes is nil' }],
        checks: [
          {
            command: 'kubectl get ipamconfigurations default -o yaml',
            shows: 'strictAffinity false',
          },
        ],
        remedy:
          'kubectl patch ipamconfigurations default --type merge --patch=\'{"spec": {"strictAffinity": true}}\'',
      },
    ],
  },
  {
    id: 'E-17',
    about: 'adapter that Calico does not find',
    kind: 'error',
    words: [
      ["Couldn't autodetect an IPv4 address"],
      ['Unable to auto-detect an IPv4 address'],
      ['Unable to auto-detect IPv4 address by connecting to'],
      ['no IPv4 or IPv6 addresses configured or detected, required for Calico networking'],
    ],
    printed: [{ by: 'Calico', in: 'calico-node log' }],
    causes: [
      {
        cause: verified('IP_AUTODETECTION_METHOD matches no adapter of this node.', [
          'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/lifecycle/startup/startup.go',
        ]),
        checks: [{ command: 'Get-NetAdapter', shows: 'no name that the method has' }],
        remedy:
          'Set nodeAddressAutodetectionV4 of the Installation, or IP_AUTODETECTION_METHOD in config.ps1, to an adapter of Windows, such as first-found or kubernetes: NodeInternalIP.',
      },
    ],
  },
  {
    id: 'SR-90',
    about: 'way in which Calico looks for its address',
    kind: 'error',
    words: [
      ['Invalid IP autodetection method: '],
      ['for IP autodetection method: '],
      ["Cannot use method 'kubernetes-internal-ip' when not running on a Kubernetes cluster"],
    ],
    printed: [{ by: 'calico-node', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'IP_AUTODETECTION_METHOD is none of first-found, can-reach=, interface=, skip-interface=, cidr= and kubernetes-internal-ip, or the ranges behind cidr= are none.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/lifecycle/startup/autodetection/autodetection_methods.go#L34-L90',
          ],
        ),
        excluded: [{ says: 'not running on a Kubernetes cluster' }],
        checks: [{ look: 'the value in the line', shows: 'a word misspelt, or without its =' }],
        remedy: 'Write one of these, or first-found.',
      },
      {
        cause: verified('calico-node did not find its Node in the API server.', [
          'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/lifecycle/startup/autodetection/autodetection_methods.go#L77-L84',
        ]),
        likely: [{ says: 'not running on a Kubernetes cluster' }],
        excluded: [{ says: 'Invalid' }],
        checks: [
          {
            look: 'NODENAME, KUBECONFIG and datastore of calico-node',
            shows: 'no kubeconfig, or another name',
          },
        ],
        remedy: 'Give calico-node its kubeconfig and the name of the Node.',
      },
    ],
  },
  {
    id: 'SR-91',
    about: 'address that is not of this host',
    kind: 'warning',
    words: [['Unable to confirm IPv4 address', 'is assigned to this host']],
    printed: [{ by: 'calico-node', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'IP of calico-node, or the address that its Node has from before, is on no adapter of this host.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/lifecycle/startup/startup.go#L760-L797',
          ],
        ),
        checks: [
          {
            command: 'ipconfig; kubectl get node NODE -o yaml',
            shows: 'projectcalico.org/IPv4Address of another host',
          },
        ],
        remedy: 'Set IP to autodetect, and give each host its own address.',
      },
    ],
  },
  {
    id: 'SR-92',
    about: 'pool that calico-node shall make',
    kind: 'error',
    words: [
      ['Invalid configuration with NO_DEFAULT_POOLS defined'],
      ['Invalid CIDR specified in CALICO_IPV4POOL_CIDR'],
      ['Invalid CIDR specified in CALICO_IPV6POOL_CIDR'],
    ],
    printed: [{ by: 'calico-node', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The variables about the default pool contradict each other, or CALICO_IPV4POOL_CIDR is no range of its family; calico-node ends.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/lifecycle/startup/startup.go#L906-L1034',
          ],
        ),
        checks: [
          {
            look: 'environment of calico-node',
            shows: 'NO_DEFAULT_POOLS with a pool, or no range',
          },
        ],
        remedy: 'Give the pool once: as IPPool with NO_DEFAULT_POOLS, or as CALICO_IPV4POOL_CIDR.',
      },
    ],
  },
  {
    id: 'SR-93',
    about: 'range of a node that Calico’s plugin takes',
    kind: 'error',
    words: [
      ['usePodCidr found but there is no IPv4 CIDR configured'],
      ['usePodCidrIPv6 found but there is no IPv6 CIDR configured'],
      ['no podCidr for node '],
    ],
    printed: [{ by: 'the plugin calico', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The CNI file has ipam host-local with usePodCidr, and the Node has no podCIDR of that family: the controller manager gives out none.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/internal/pkg/utils/utils.go#L338-L370',
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/k8s/k8s.go#L1023-L1037',
          ],
        ),
        checks: [
          {
            command: 'kubectl get node NODE -o jsonpath={.spec.podCIDRs}',
            shows: 'nothing, or the other family',
          },
          { look: 'kube-controller-manager', shows: 'no --allocate-node-cidrs and --cluster-cidr' },
        ],
        remedy:
          'Start the controller manager with --allocate-node-cidrs=true and --cluster-cidr, or use ipam calico-ipam.',
      },
    ],
  },
  {
    id: 'SR-94',
    about: 'fixed address of a pod',
    kind: 'error',
    words: [
      ["can't have both annotations: 'ipAddrs' and 'ipAddrsNoIpam'"],
      ['requested feature is not enabled: ip_addrs_no_ipam'],
      ['ipAddrsNoIpam is not compatible with configured IPAM'],
      ['cannot have more than one IPv4 address for', 'annotation'],
    ],
    printed: [{ by: 'the plugin calico', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The annotations cni.projectcalico.org/ipAddrs and ipAddrsNoIpam of the pod contradict each other, have two addresses of a family, or need calico-ipam and a feature that the CNI file does not switch on.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/k8s/k8s.go#L318-L342',
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/k8s/k8s.go#L862-L890',
          ],
        ),
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'annotations cni.projectcalico.org/…' },
        ],
        remedy: 'Keep ipAddrs with one address out of a pool, and take the other annotation away.',
      },
    ],
  },
  {
    id: 'SR-95',
    about: 'folder into which Calico installs its plugin',
    kind: 'error',
    words: [['found no writeable directory, exiting']],
    printed: [{ by: 'install-cni of Calico', in: 'log of the init container' }],
    causes: [
      {
        cause: verified(
          'install-cni can write to none of the folders for CNI programs: the folder of the host is not mounted or not the one of the runtime, or a program there is in use.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/install/install.go#L240-L306',
          ],
        ),
        checks: [
          {
            look: 'CNI_BIN_DIR and the mounts of the init container',
            shows: 'no folder of the host',
          },
        ],
        remedy:
          'Set CNI_BIN_DIR to bin_dir of containerd; where files are there already, set UPDATE_CNI_BINARIES=false.',
      },
    ],
  },
  {
    id: 'UB-01',
    about: 'endpoint of Calico',
    kind: 'error',
    words: [['failed to setup network for sandbox', 'Endpoint ', '_Calico not found']],
    printed: [{ by: 'the plugin calico', in: 'pod events (kubectl describe pod), kubelet log' }],
    causes: [
      {
        cause: inferred(
          'This release of Calico makes endpoints for Docker alone: containerd on Windows is in its documents from April 2021 on.',
          ['github projectcalico/calico/issues/4334', 'github projectcalico/calico/pull/4544'],
        ),
        checks: [{ command: 'calico-node.exe -v', shows: 'a release of before v3.19' }],
        remedy:
          'Install a release of Calico that supports containerd on Windows, and containerd 1.5 or newer.',
      },
    ],
  },
  {
    id: 'L-01',
    about: 'token of Calico’s plugin',
    kind: 'error',
    words: [
      ['error getting ClusterInformation: connection is unauthorized'],
      ['plugin type="calico"', 'failed (add): Unauthorized'],
      ['plugin type="calico"', 'failed (delete): Unauthorized'],
    ],
    printed: [{ by: 'calico', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: verified(
          'The token in the kubeconfig that Calico’s plugin uses has expired: before 3.28 and the later patches of 3.27, Calico for Windows did not renew it.',
          [
            'github projectcalico/calico/pull/8563',
            'github projectcalico/calico/issues/8379',
            'github projectcalico/calico/issues/8577',
          ],
        ),
        excluded: [{ says: 'is forbidden' }],
        checks: [
          {
            command: 'kubectl delete pod -n calico-system CALICO-NODE-WINDOWS-POD',
            shows: 'pods start again for some hours',
          },
        ],
        remedy:
          'Delete the pod calico-node-windows of this node, which writes the kubeconfig anew, and update Calico to a release that renews the token.',
      },
      {
        cause: inferred(
          'The account in that kubeconfig is not that of Calico, or lacks its role, or was made anew with the cluster.',
          ['github projectcalico/calico/issues/7445'],
        ),
        likely: [{ says: 'is forbidden' }],
        checks: [
          {
            command: 'kubectl auth can-i get clusterinformations --kubeconfig FILE',
            shows: 'no',
          },
        ],
        remedy:
          'Let the agent write the kubeconfig with the token of its own service account, and apply its ClusterRole.',
      },
    ],
  },
  {
    id: 'L-02',
    about: 'token refresher of Calico',
    kind: 'error',
    words: [
      ['token_watch.go', 'Failed to read service account namespace file'],
      ['flag provided but not defined: -should-install-windows-upgrade'],
    ],
    printed: calicoLog,
    causes: [
      {
        cause: verified(
          'Scripts and program of Calico for Windows as a service, not as a pod, do not fit each other in this release: a part that only pods can have is started.',
          ['github projectcalico/calico/pull/9016', 'github projectcalico/calico/pull/9028'],
        ),
        checks: [{ command: 'C:\\CalicoWindows\\calico-node.exe -v', shows: '3.28.0, 3.27.3' }],
        remedy: 'Update Calico for Windows to the next patch, or install it by its operator.',
      },
    ],
  },
  {
    id: 'L-07',
    about: 'role of calico-node',
    kind: 'error',
    words: [
      ['endpointslices.discovery.k8s.io is forbidden: User "system:serviceaccount:', 'calico-node'],
      ['Unable to list K8s EndpointSlice resources', 'is forbidden'],
    ],
    printed: calicoNodeLog,
    causes: [
      {
        cause: verified(
          'From 3.20 on, Calico lists EndpointSlices, and the ClusterRole calico-node is of an older manifest, chart or operator: without this right the agent does not become ready, and policies are not applied.',
          [
            'github kubernetes-sigs/kubespray/pull/7899',
            'github aws/eks-charts/pull/610',
            'github projectcalico/calico/pull/4769',
          ],
        ),
        checks: [
          {
            command: 'kubectl get clusterrole calico-node -o yaml',
            shows: 'no rule for endpointslices in discovery.k8s.io',
          },
        ],
        remedy:
          'Apply the roles of this version of Calico, or upgrade the operator or chart: list and watch for endpointslices. Keep Calico on Windows and on Linux at one version.',
      },
    ],
  },
  {
    id: 'NW-01',
    about: 'folder that confd watches',
    kind: 'warning',
    words: [
      ['Error reading directory', 'endpoint-status: The system cannot find the path specified'],
      ['Error adding directory to fsnotify', 'The system cannot find the path specified'],
      ['endpoint-status', 'Error initializing fsnotify'],
    ],
    printed: [{ by: 'confd of Calico for Windows', in: 'confd log' }],
    causes: [
      {
        cause: inferred(
          'confd of Calico 3.30 watches \\var\\run\\calico\\endpoint-status, which nothing makes on Windows; after hours it ends with “thread exhaustion”.',
          ['github projectcalico/calico/issues/10596'],
        ),
        checks: [
          { command: 'dir \\var\\run\\calico (on the node)', shows: 'no folder endpoint-status' },
        ],
        remedy:
          'Make the folder \\var\\run\\calico\\endpoint-status and restart confd, or take a release of Calico that mends it.',
      },
    ],
  },
  {
    id: 'NW-02',
    about: 'template of confd',
    kind: 'error',
    words: [['function "getenv" not defined']],
    wordsInferred: true,
    printed: [{ by: 'confd of Calico for Windows', in: 'confd log' }],
    causes: [
      {
        cause: inferred(
          'The template of confd for Windows calls getenv, which confd of this release of Calico no longer has: no BGP peer is set up.',
          ['github projectcalico/calico/issues/13139'],
        ),
        checks: [{ command: 'Get-BgpPeer', shows: 'BGP is not configured' }],
        remedy:
          'Take the release before it or one that mends it, or use VXLAN in place of BGP on Windows nodes.',
      },
    ],
  },
  {
    id: 'NW-03',
    about: 'start of calico-node before Services work',
    kind: 'error',
    words: [["failed to query kubeadm's config map"], ['failed to query kubeadm', 'config map']],
    printed: [{ by: 'calico-node', in: 'log of the container node or startup' }],
    causes: [
      {
        cause: inferred(
          'calico-node asks the API server by the address of its Service, which the Windows host does not reach before kube-proxy and the network of Calico are there; after two seconds it ends.',
          [
            'github projectcalico/calico/issues/6829',
            `${calicoFiles}node/pkg/lifecycle/startup/startup.go#L161-L189`,
          ],
        ),
        likely: [{ says: 'Get "https://' }, { says: 'Client.Timeout' }, { says: 'i/o timeout' }],
        checks: [
          {
            command: 'kubectl -n kube-system get cm kubernetes-services-endpoint -o yaml',
            shows: 'no object, or another address than that of the API server itself',
          },
          { command: 'Get-HnsNetwork | Select Name,Type', shows: 'no network Calico yet' },
        ],
        remedy:
          'Give Calico the address of the API server itself: KUBERNETES_SERVICE_HOST and _PORT in kubernetes-services-endpoint (operator) or in calico-windows-config.',
      },
      {
        cause: verified('The API server answers, and refuses: the text behind says why.', [
          `${calicoFiles}node/pkg/lifecycle/startup/startup.go#L175-L189`,
        ]),
        checks: [{ look: 'text behind error=', shows: 'a refusal and no timeout' }],
        remedy: 'Mend what it names: certificate, token or proxy.',
      },
    ],
  },
  {
    id: 'CU-01',
    about: 'DaemonSet for upgrades',
    kind: 'noise',
    words: [
      ['calico-windows-upgrade 0 0 0'],
      ['calico-windows-upgrade', 'has no pods'],
      ['calico-windows-upgrade', '0 pods'],
    ],
    printed: [{ by: 'kubectl', in: 'kubectl get daemonsets -A' }],
    causes: [
      {
        cause: inferred(
          'It runs on a Windows node only while the operator upgrades Calico there, which runs as services of Windows: 0 is as it should be. It says nothing of whether Calico works on the node.',
          ['github tigera/operator/issues/2366', 'github tigera/operator/issues/2452'],
        ),
        checks: [
          {
            command: 'Get-Service CalicoNode,CalicoFelix, on the node',
            shows: 'Running',
          },
        ],
        remedy: 'Nothing. Where pods have no network, look at the services on the node.',
      },
    ],
  },
  {
    id: 'SR-55',
    about: 'registry of Calico’s plugin',
    kind: 'error',
    words: [['Failed to ensure Calico registry key']],
    printed: [{ by: 'Calico CNI', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: verified(
          String.raw`The plugin may not write below HKLM\SOFTWARE\Tigera\Calico, where it notes pods that end.`,
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/internal/pkg/utils/network_windows.go#L57-L104',
          ],
        ),
        checks: [
          {
            command: 'sc.exe qc containerd',
            shows: 'SERVICE_START_NAME: an account that is no administrator',
          },
        ],
        remedy: 'Run containerd and the kubelet as LocalSystem, and let no policy lock that key.',
      },
    ],
  },
  {
    id: 'SR-56',
    about: 'VNI that Calico is not told',
    kind: 'error',
    words: [['Unable to ensure network for os', 'strconv.ParseInt']],
    printed: [{ by: 'calico-node', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'CALICO_NETWORKING_BACKEND is vxlan, and VXLAN_VNI is empty or no number.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/lifecycle/startup/startup_windows.go#L78-L84',
          ],
        ),
        checks: [
          {
            look: 'environment of the container node, or config.ps1',
            shows: 'VXLAN_VNI missing',
          },
        ],
        remedy: 'Set VXLAN_VNI to 4096, as the rest of the cluster has it.',
      },
    ],
  },
  {
    id: 'SR-57',
    about: 'tunnel address of a Calico node',
    kind: 'error',
    words: [["Failed to set node's VXLAN tunnel IP after retries"]],
    printed: [{ by: 'calico-node', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'calico-node made the network, and could not write the address of its tunnel to its Node: the Node is not there, or the account may not change it.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/lifecycle/startup/startup_windows.go#L88-L101',
          ],
        ),
        checks: [
          { look: 'error= in the line', shows: 'does not exist, forbidden or a broken connection' },
          {
            command: 'kubectl get node NODE -o yaml',
            shows: 'no projectcalico.org/IPv4VXLANTunnelAddr',
          },
        ],
        remedy:
          'Give calico-node the name of the node and the role of its release, then restart it.',
      },
    ],
  },
  {
    id: 'SR-58',
    about: 'command of calicoctl',
    kind: 'error',
    words: [["'calicoctl node' commands are not available on this OS"]],
    printed: [{ by: 'calicoctl', in: 'its output' }],
    causes: [
      {
        cause: verified('calicoctl for Windows has no node commands.', [
          'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/calicoctl/calicoctl/commands/node_command_windows.go',
        ]),
        checks: [{ look: 'the command', shows: 'calicoctl node …, on Windows' }],
        remedy: 'Look at Get-BgpPeer, Get-HnsNetwork and the log of calico-node.',
      },
    ],
  },
  {
    id: 'SR-59',
    about: 'host whose addresses felix does not see',
    kind: 'silent',
    words: [["Didn't detect any IPs on the host"]],
    printed: [{ by: 'felix', in: 'log of calico-node' }],
    causes: [
      {
        cause: verified(
          'Felix found no address of the host, so it has no rule that lets the host into pods: probes of the kubelet may fail.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/felix/dataplane/windows/endpoint_mgr.go#L553-L562',
          ],
        ),
        checks: [
          {
            command: 'Get-NetIPAddress -AddressFamily IPv4',
            shows: 'no address but 127.0.0.1 and 169.254',
          },
        ],
        remedy: 'Give the adapter its address back and restart calico-node.',
      },
    ],
  },
  {
    id: 'CW-01',
    about: 'network that kube-proxy waits for',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [['Waiting for HNS network', 'to be created']],
    passedBy: ['Start to run c:\\k\\kube-proxy.exe', 'Calico found.'],
    printed: [{ by: 'kube-proxy-service.ps1 of Calico', in: 'its log, console' }],
    causes: [
      {
        cause: verified(
          'The script starts kube-proxy when HNS has the network that it names, and waits for it without an end; nothing has made it yet.',
          [
            `${windowsPackage('dadcface95c1bebce43b9f8ec1bafefbb4a99950')}kubernetes/kube-proxy-service.ps1`,
          ],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name, Type; Get-Service CalicoNode, CalicoFelix',
            shows: 'no network of this name, or a service that does not run',
          },
        ],
        remedy: 'See in the logs of CalicoNode and CalicoFelix why they do not go on.',
      },
      {
        cause: inferred(
          'Calico makes its networks when a pod asks for one, and the node has had no pod yet that is no HostProcess pod.',
          ['github projectcalico/calico/issues/6830'],
        ),
        checks: [
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'HostProcess pods alone',
          },
        ],
        remedy: 'Start a pod on the node that has an address of its own.',
      },
    ],
  },
  {
    id: 'CW-02',
    about: 'pool that Windows cannot use',
    kind: 'error',
    words: [['IPPool encapsulation', 'is not supported by Calico for Windows']],
    printed: [{ by: 'tigera-operator', in: 'its log, kubectl get tigerastatus' }],
    causes: [
      {
        cause: verified(
          'With Windows nodes the operator takes an IPv4 pool of VXLAN or without encapsulation alone; the Installation asks for another: IPIP, IPIPCrossSubnet or VXLANCrossSubnet.',
          [
            'github tigera/operator/blob/94d54b854867abee7aa229738acafdfb6e296fae/pkg/controller/installation/validation.go',
          ],
        ),
        checks: [
          {
            command: 'kubectl get installation default -o jsonpath="{.spec.calicoNetwork.ipPools}"',
            shows: 'encapsulation other than VXLAN or None',
          },
        ],
        remedy:
          'Set encapsulation: VXLAN or None in spec.calicoNetwork.ipPools of the Installation.',
      },
    ],
  },
  {
    id: 'CW-03',
    about: 'IPIP on Linux nodes',
    kind: 'error',
    words: [
      ['on Linux has IPIP enabled', 'IPIP is not supported on Windows nodes'],
      ['Failed to auto detect backend type', 'IPIP is not supported on Windows nodes'],
    ],
    printed: [{ by: 'install-calico-windows.ps1', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The FelixConfiguration default has ipipEnabled: true, and Windows has no IPIP; the script stops before it installs anything.',
          [calicoInstaller],
        ),
        excluded: [{ says: 'auto detect backend' }],
        checks: [
          {
            command: 'kubectl get felixconfigurations.crd.projectcalico.org default -o yaml',
            shows: 'ipipEnabled: true',
          },
        ],
        remedy:
          'Give the pools VXLAN, or BGP without IPIP (ipipMode: Never), take ipipEnabled out of the FelixConfiguration, and run the script again.',
      },
      {
        cause: verified(
          'A pool has ipipMode Always or CrossSubnet, and the script does not look for whom it is.',
          [calicoInstaller],
        ),
        likely: [{ says: 'auto detect backend' }],
        excluded: [{ says: 'on Linux has IPIP' }],
        checks: [
          { command: 'kubectl get ippools.crd.projectcalico.org -o yaml', shows: 'ipipMode' },
        ],
        remedy:
          'Set ipipMode: Never; where Windows nodes have pools of their own, run it with -CalicoBackend vxlan or bgp.',
      },
    ],
  },
]
