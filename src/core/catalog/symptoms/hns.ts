import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'
import { endpointsGone } from './hns-restart.ts'

/** What HNS and the virtual switch answer. */
export const hnsSymptoms: readonly Symptom[] = [
  {
    id: 'M-NET-01',
    about: 'wrapper',
    kind: 'wrapper',
    words: [
      ['failed to setup network for sandbox'],
      ['failed to set up sandbox container', 'network for pod'],
      ['NetworkPlugin cni failed to set up pod'],
    ],
    printed: [
      { by: 'containerd or kubelet', in: 'pod events (kubectl describe pod)' },
      { by: 'containerd', in: 'containerd log' },
    ],
    causes: [
      {
        cause: verified(
          'This line only wraps the failure of the CNI plugin; what stands behind its last colon decides.',
          ['ctrd-sandbox_run#L267'],
        ),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'read the end of the line, also the code in brackets: the inner message',
          },
        ],
        remedy: 'Look for the inner message, and for the code in brackets.',
      },
    ],
  },
  {
    id: 'M-NET-02',
    about: 'stale HNS object',
    kind: 'error',
    words: [['The wrong diskette is in the drive']],
    codes: ['H-80070022'],
    printed: [
      {
        by: 'HNS through CNI, flanneld, kube-proxy',
        in: 'log or pod events (kubectl describe pod)',
      },
    ],
    causes: [
      {
        cause: verified(
          'An HNS object made before a Windows update is unreadable for the HNS of today.',
          ['ms-problems'],
        ),
        likely: [
          { observed: 'after a Windows update' },
          { observed: 'HNS objects edited by hand' },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            command: 'Get-HotFix | sort InstalledOn | select -Last 3',
            shows: 'update newer than the last good start',
          },
        ],
        remedy:
          'Drain the node, since every pod on it loses its network. Delete the endpoints and then the networks with hnsdiag, and restart the service HNS. On Windows Server 2019 and older, stop HNS, delete HNS.data and start it again.',
      },
      {
        cause: verified(
          'On version 1903 the registry list NicList of vmsmp still names adapters of the old network.',
          ['ms-problems'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['1903'] }],
        excluded: [
          { decision: 'windowsRelease', is: ['ltsc2019'] },
          { decision: 'windowsRelease', is: ['ltsc2022'] },
          { decision: 'windowsRelease', is: ['ltsc2025'] },
        ],
        checks: [
          {
            command:
              'reg query HKLM\\SYSTEM\\CurrentControlSet\\Services\\vmsmp\\parameters\\NicList',
            shows: 'entries named after cbr0 or vxlan0',
          },
        ],
        remedy: 'Delete the entries of the old network.',
      },
    ],
  },
  {
    id: 'M-NET-03',
    about: 'HNS object gone',
    kind: 'error',
    outerTo: ['KT-07'],
    words: [
      ['hnsCall failed in Win32: Element not found'],
      ['hcnOpenNetwork', 'failed in Win32: Element not found'],
      ['hcnOpenEndpoint', 'failed in Win32: Element not found'],
      ['hcnOpenNamespace', 'failed in Win32: Element not found'],
      ['hcnCreate', 'failed in Win32: Element not found'],
      ['hcnModify', 'failed in Win32: Element not found'],
      ['HNS failed with error', 'Element not found'],
    ],
    codes: ['H-80070490'],
    printed: [{ by: 'HNS through CNI', in: 'event, azure-vnet.log, CNI log' }],
    causes: [
      {
        cause: verified(
          'The HNS network did not survive a reboot, and pods start before the network agent has made it again.',
          ['acn#283'],
        ),
        likely: [{ observed: 'after reboot' }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            command: '(Get-CimInstance Win32_OperatingSystem).LastBootUpTime',
            shows: 'reboot just before the errors',
          },
        ],
        remedy:
          'Let the agent start first (service order, automatic start). Remove the CNI state saved for the old network; newer azure-vnet does so itself.',
      },
      {
        cause: inferred('The endpoint or adapter is gone, while the plugin still remembers it.', [
          'acn#283',
        ]),
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
        ],
        remedy:
          'Stop kubelet and kube-proxy, clear the HNS policy lists, endpoints and networks in this order, then start the network agent before kube-proxy.',
      },
      {
        cause: verified(
          'The CNI file is of the plugin nat, and the network nat is not there; the plugin cannot make it, since subnet or gateway in the file are empty.',
          ['github containerd/containerd/pull/13288'],
        ),
        likely: [{ says: 'hcnCreateNetwork' }, { says: 'type="nat"' }, { says: 'name="nat"' }],
        excluded: [{ says: 'type="calico"' }, { says: 'type="flannel"' }],
        checks: [
          { command: 'Get-HnsNetwork -Name nat', shows: 'nothing' },
          { look: 'type the CNI file', shows: '"subnet": "" or "GW": ""' },
        ],
        remedy:
          'Delete the nat file where an agent brings a CNI file of its own; else fill in subnet and gateway of the nat network.',
      },
    ],
  },
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
    id: 'M-NET-05',
    about: 'left-over object',
    kind: 'error',
    outerTo: ['M-PRX-11'],
    words: [
      ['The object already exists', '0x1392'],
      ['hnsCall failed in Win32: The object already exists'],
      // As threads write it.
      ['hnsCall failed in Win32: The object already exits'],
      ['could not create IP forward entry: The object already exists'],
      // Where the call and the number were left out.
      ['CreateEndpoint', 'The object already exists'],
      ['HNS', 'Endpoint', 'The object already exists'],
    ],
    codes: ['H-80071392'],
    printed: [{ by: 'HNS through CNI plugin', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The plugin repeats an ADD that had failed halfway, and the endpoint of the first attempt still exists.',
          ['k8s#74766', 'sdn#298'],
        ),
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
          {
            command: 'kubectl describe pod',
            shows: 'first event of the series: another error before this one',
          },
        ],
        remedy:
          'Mend the first error; a retry normally clears the rest. Delete the endpoint by hand only if it stays.',
      },
      {
        cause: verified('host-local gave the pod the address of the gateway, which ends in .2.', [
          'sdn#333',
          'k8s#74836',
        ]),
        likely: [{ told: 'endpoint.onGateway' }, { says: 'first pod' }],
        checks: [
          { command: 'Get-HnsEndpoint | Select Name,IPAddress,GatewayAddress', shows: 'one twice' },
        ],
        remedy: 'Begin the pod range with .3: rangeStart of host-local.',
      },
      {
        cause: verified(
          'The CNI file for nat that the containerd install script writes is tried over and over.',
          ['swt#128'],
        ),
        likely: [{ says: 'plugin type="nat"' }],
        checks: [{ look: 'dir of conf_dir', shows: 'file with type nat sorted first' }],
        remedy: 'Delete the nat file from the CNI folder, and a stale nat network.',
      },
      {
        cause: inferred(
          'In the form with “IP forward entry” only a host route exists already; no HNS object is meant.',
          ['k8s#74766'],
        ),
        likely: [{ says: 'could not create IP forward entry' }],
        checks: [{ command: 'Get-NetRoute -AddressFamily IPv4', shows: 'the route is listed' }],
        remedy: 'Leave a right route alone. Delete a wrong one and start the agent again.',
      },
    ],
  },
  {
    id: 'M-NET-06',
    about: 'HNS refuses network',
    kind: 'error',
    words: [
      ['hcnCreateNetwork failed in Win32: The parameter is incorrect'],
      ['hnsCall failed in Win32: The parameter is incorrect'],
      ['Invoke-HnsRequest', 'The parameter is incorrect'],
    ],
    codes: ['H-80070057'],
    printed: [{ by: 'HNS through CNI, agent, script', in: 'event or agent log' }],
    causes: [
      {
        cause: verified(
          'A value of the request is empty or still a placeholder: subnet, gateway, prefix or exception list.',
          ['ctrd#5729'],
        ),
        likely: [{ observed: 'CNI file written by hand or from a template' }],
        checks: [
          {
            look: 'type the CNI file; look for <...>, {{...}}, "" and for a gateway outside of the subnet',
            shows: 'an unfilled field',
          },
        ],
        remedy: 'Fill in the value, or let the start script write the file.',
      },
      {
        cause: inferred(
          'The runtime loads a nat CNI file with the subnet or gateway of another host in place of the agent’s file.',
          ['swt#249'],
        ),
        likely: [{ says: 'hcnCreateNetwork' }],
        excluded: [
          { says: 'Error registering network' },
          { says: 'error initializing agent' },
          { says: 'failed to create HostComputeNetwork' },
        ],
        checks: [{ look: 'dir of conf_dir', shows: 'nat file first' }],
        remedy: 'Delete the nat file from the CNI folder.',
      },
      {
        cause: verified(
          'The HNS of Windows Server 2016 does not know what the plugins and scripts of Kubernetes ask for.',
          ['github microsoft/SDN/issues/177', 'github kubernetes/kubernetes/issues/61939'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2016'] }],
        excluded: [
          { decision: 'windowsRelease', is: ['ltsc2019'] },
          { decision: 'windowsRelease', is: ['ltsc2022'] },
          { decision: 'windowsRelease', is: ['ltsc2025'] },
        ],
        checks: [{ command: 'cmd /c ver', shows: '10.0.14393' }],
        remedy: 'Set the node up with a newer release of Windows Server.',
      },
      {
        cause: inferred(
          'The adapter chosen for the network is a virtual one that belongs to another HNS network.',
          ['antrea-agent_windows#L97-L98', 'antrea#2213'],
        ),
        likely: [
          { observed: 'more than one HNS network before the agent starts' },
          { told: 'hns.network.type', as: ['l2', 'transparent', 'overlay'] },
          { told: 'networkAdapter', as: ['vethernet ('] },
          { says: 'error initializing agent' },
          { says: 'failed to create HostComputeNetwork' },
          { decision: 'cni', is: ['antrea'] },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            command: 'Get-NetAdapter | select Name,InterfaceDescription,Status',
            shows: 'node address sits on vEthernet (...)',
          },
        ],
        remedy:
          'Remove the foreign L2Bridge or transparent network first, and name the physical adapter in the agent’s option.',
      },
    ],
  },
  {
    id: 'M-NET-07',
    about: 'policy refused',
    kind: 'error',
    words: [['The provided policy configuration is invalid or missing parameters']],
    codes: ['H-803B000D', 'H-803B000E', 'H-803B000C'],
    printed: [{ by: 'HNS through CNI plugin or kube-proxy', in: 'event, kube-proxy log' }],
    causes: [
      {
        cause: inferred(
          'A policy of the CNI file has the shape of the other API version, a misspelt key or an empty list.',
          ['calico#8465', 'virtualization-documentation-hcnhresult'],
        ),
        likely: [{ says: 'hcnCreateEndpoint' }],
        checks: [
          {
            look: 'the policies of the CNI file',
            shows: 'ExceptionList beside Type with apiVersion 2, Settings with apiVersion 1',
          },
        ],
        remedy: 'Write the policies in the shape that plugin and runtime expect.',
      },
      {
        cause: inferred(
          'kube-proxy asks for a load balancer with target port 0, or with endpoints whose named port differs.',
          ['k8s-proxier', 'containers-roadmap#240'],
        ),
        likely: [{ says: 'Policy creation failed' }],
        checks: [
          {
            command: 'kubectl get svc -A -o yaml',
            shows:
              'look at targetPort by name: service with named targetPort that differs between pods',
          },
        ],
        remedy: 'Give the Service one numeric targetPort.',
      },
    ],
  },
  {
    id: 'M-NET-08',
    about: 'address outside subnet',
    kind: 'error',
    outerTo: ['M-PRX-06'],
    words: [
      ['IP address is either invalid or not part of any configured subnet'],
      ['The network does not have a subnet for this endpoint'],
    ],
    codes: ['H-803B001E', 'H-803B0005'],
    printed: [
      {
        by: 'kube-proxy (source VIP) or CNI',
        in: 'kube-proxy log: Source Vip endpoint creation failed; event',
      },
    ],
    causes: [
      {
        cause: inferred(
          'The source VIP belongs to a former pod subnet: the node rejoined and got another podCIDR.',
          ['ms-problems', 'swt#250'],
        ),
        likely: [
          { decision: 'networkMode', is: ['overlay'] },
          { observed: 'node was deleted and joined again' },
        ],
        excluded: [
          { decision: 'networkMode', is: ['l2bridge'] },
          { says: 'failed (add)' },
          { says: 'setup network for sandbox' },
          { says: 'NetworkPlugin cni' },
          { says: 'error creating endpoint' },
        ],
        checks: [
          {
            command: 'kubectl get node NODE -o jsonpath={.spec.podCIDR}',
            shows:
              'compare with --source-vip and the subnet of the HNS network: three values that do not agree',
          },
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy:
          'Delete SourceVip.json and SourceVipRequest.json and let the script reserve an address again. Delete the stale HNS network, then restart the agent, and kube-proxy after it.',
      },
      {
        cause: inferred('The HNS network was made with another subnet than subnet.env names.', [
          'virtualization-documentation-hcnhresult',
        ]),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            command: 'type C:\\run\\flannel\\subnet.env',
            shows: "FLANNEL_SUBNET differs from the network's AddressPrefix",
          },
        ],
        remedy:
          'Stop kubelet and kube-proxy, clear policy lists, endpoints and the network, then start the agent before kube-proxy.',
      },
    ],
  },
  {
    id: 'M-NET-09',
    about: 'reserved address',
    kind: 'error',
    outerTo: ['M-PRX-06'],
    words: [['An address provided is invalid or reserved']],
    codes: ['H-803B002F'],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log: Source Vip endpoint creation failed' }],
    causes: [
      {
        cause: inferred(
          'The source VIP is a reserved address of the subnet, such as its network address or gateway (.0 or .1 with flannel overlay).',
          ['swt#71', 'virtualization-documentation-hcnhresult'],
        ),
        likely: [{ decision: 'networkMode', is: ['overlay'] }],
        excluded: [{ says: 'vpc-shared-eni' }, { says: 'vpc-bridge' }],
        checks: [
          {
            look: 'kube-proxy command line: --source-vip',
            shows: 'address ends in .0 or is the gateway of Get-HnsNetwork',
          },
        ],
        remedy: 'Reserve a free address of the pod range through host-local.',
      },
      {
        cause: inferred(
          'On EKS the address that the pod was given is none of the HNS network: the cause is open; it was seen where pods were deleted while they started, and in the first tries with containerd.',
          ['github aws/amazon-vpc-cni-k8s/issues/1103', 'github eksctl-io/eksctl/pull/5118'],
        ),
        likely: [
          { says: 'vpc-shared-eni' },
          { says: 'vpc-bridge' },
          { decision: 'platform', is: ['eks'] },
        ],
        excluded: [{ says: 'Source Vip' }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name, Subnets; kubectl get pod -o yaml',
            shows: 'annotation vpc.amazonaws.com/PrivateIPv4Address outside the subnet',
          },
        ],
        remedy: 'Delete the pod, so that it gets another address; take the newest AMI.',
      },
    ],
  },
  {
    id: 'M-NET-10',
    about: 'no adapter',
    kind: 'error',
    words: [
      ['An adapter was not found', '0x803b0006'],
      ['An adapter was not found', '2151350278'],
      ['failed in Win32: An adapter was not found'],
      ['HNS failed with error', 'An adapter was not found'],
      ['Adapter was not found'],
      ['ErrorCode', '2151350278'],
    ],
    codes: ['H-803B0006'],
    printed: [
      { by: 'HNS through New-HnsNetwork, flanneld, Calico', in: 'script output, agent log' },
    ],
    causes: [
      {
        cause: verified(
          'The adapter has another name than the script expects, which is often “Ethernet”.',
          ['ms-problems', 'sdn#300'],
        ),
        likely: [{ observed: 'adapter renamed or other language' }],
        checks: [
          { command: 'Get-NetAdapter', shows: 'adapter with the node address has another name' },
        ],
        remedy: 'Give the right name in InterfaceName, --iface or VXLAN_ADAPTER.',
      },
      {
        cause: verified(
          'The only adapter belongs to another virtual switch already (a transparent or external network).',
          ['sdn#300'],
        ),
        likely: [
          { observed: 'Hyper-V switch made by hand' },
          { told: 'networkAdapter', as: ['vethernet ('] },
          { told: 'hns.network.type', as: ['l2', 'transparent', 'overlay'] },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          { command: 'Get-VMSwitch', shows: 'switch bound to the adapter' },
        ],
        remedy: 'Remove that switch, or give the node a second adapter.',
      },
      {
        cause: verified('HNS cannot bind this adapter, because it is a VPN or a team.', [
          'sdn#532',
        ]),
        likely: [{ observed: 'VPN or NIC team' }],
        checks: [
          {
            command: 'Get-NetAdapter | select Name,InterfaceDescription,Virtual',
            shows: 'WireGuard, TAP, team',
          },
        ],
        remedy: 'Use a physical or a plain virtual adapter.',
      },
    ],
  },
  {
    id: 'M-NET-11',
    about: 'switch gone',
    kind: 'error',
    words: [
      ['The virtual switch was not found', '0x803b0004'],
      ['The virtual switch was not found', '2151350276'],
      ['failed in Win32: The virtual switch was not found'],
      ['HNS failed with error', 'The virtual switch was not found'],
    ],
    codes: ['H-803B0004'],
    printed: [{ by: 'HNS', in: 'agent log, event' }],
    causes: [
      {
        cause: inferred(
          'The virtual switch below the HNS network was removed, or a driver update or new card took its adapter away.',
          ['virtualization-documentation-hcnhresult'],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            command: 'Get-NetAdapter; Get-VMNetworkAdapter -ManagementOS',
            shows: 'no vEthernet adapter',
          },
        ],
        remedy:
          'Stop kubelet and kube-proxy, clear policy lists, endpoints and the network, then start the agent before kube-proxy.',
      },
    ],
  },
  {
    id: 'M-NET-12',
    outerTo: ['M-PRX-18'],
    about: 'network not found',
    kind: 'error',
    words: [
      ['The network was not found', '0x803b0001'],
      ['Network name "', '" not found'],
      ['error while hcn.GetNetworkByName(', 'not found'],
      ['error while GETHNSNewtorkByName(', 'not found'],
      ['network vxlan0 not found'],
      ['network cbr0 not found'],
      ['failed', ': network ', ' is not found'],
    ],
    codes: ['H-803B0001'],
    printed: [
      { by: 'CNI plugin, hcn', in: 'event' },
      { by: 'kube-proxy', in: 'log' },
    ],
    causes: [
      {
        cause: verified('The agent has not made the network yet, or a reboot removed it.', [
          'plugins-win-overlay_windows#L106-L116',
          'swt#89',
        ]),
        likely: [{ observed: 'after reboot' }, { decision: 'cni', is: ['flannel'] }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Start the agent and read its log. The order is agent, kube-proxy, pods.',
      },
      {
        cause: verified('The CNI file names another network than the agent makes.', ['vd#759']),
        likely: [
          { found: 'cni-hns-network' },
          { found: 'cni-flannel-network' },
          { observed: 'network exists under another name' },
          { told: 'hns.network.type', as: ['l2', 'overlay'] },
        ],
        checks: [
          {
            look: 'name in the CNI file, Backend.Name of net-conf.json, KUBE_NETWORK of kube-proxy',
            shows: 'three names that differ',
          },
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Use one name everywhere (vxlan0, flannel.4096, cbr0, Calico, azure).',
      },
    ],
  },
  {
    id: 'M-NET-13',
    about: 'endpoint not found',
    kind: 'error',
    words: [
      ['The endpoint was not found', '0x803b0002'],
      ['Endpoint name "', '" not found'],
      ['failed to find HNSEndpoint '],
      ['failed to find HostComputeEndpoint '],
    ],
    codes: ['H-803B0002'],
    printed: [{ by: 'CNI plugin, kube-proxy', in: 'event, log' }],
    causes: [
      {
        cause: verified(
          'The plugin makes an HNS v1 endpoint, which a container of containerd cannot join: win-bridge or win-overlay without apiVersion 2 in the CNI file.',
          ['k8s#94924', 'hcs#1698', 'plugins#713'],
        ),
        likely: [
          { says: 'failed to find HNSEndpoint' },
          { says: 'failed to setup network for sandbox' },
          { decision: 'containerRuntime', is: ['containerd'] },
        ],
        excluded: [
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
          { decision: 'cni', is: ['calico', 'antrea', 'azure-vnet'] },
        ],
        checks: [
          {
            look: 'apiVersion in the CNI file, and the release of the plugin',
            shows: 'no apiVersion 2, or win-overlay before 1.2.0, which ignores it',
          },
        ],
        remedy:
          'Set "apiVersion": 2 and write the policies in the form of HCN, or take sdnbridge or sdnoverlay.',
      },
      {
        cause: endpointsGone,
        likely: [{ observed: 'HNS restarted or updated' }],
        checks: [
          {
            look: 'Get-WinEvent -LogName System for HNS service start',
            shows: 'restart between pod start and error',
          },
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
        ],
        remedy:
          'Delete these pods so that they get new endpoints. Do not restart HNS below running pods.',
      },
      {
        cause: verified(
          'Calico’s start script removed the HNS network while the first pods were being set up.',
          ['calico#13049'],
        ),
        likely: [{ decision: 'cni', is: ['calico'] }, { observed: 'after reboot' }],
        checks: [
          {
            look: 'calico-node-windows log and pod events, same minute',
            shows: 'removal of networks after the CNI file is there',
          },
        ],
        remedy:
          'Restart the pods. Newer Calico removes the network before it writes the CNI file; else delete the CNI file at boot.',
      },
      {
        cause: verified(
          'kube-proxy runs without --hostname-override and takes local endpoints for foreign ones, which it deletes.',
          ['ms-problems', 'website-windows'],
        ),
        likely: [{ observed: 'pods lose the network after some minutes' }],
        checks: [
          {
            look: 'kube-proxy command line',
            shows: 'no --hostname-override, or another name than the Node object',
          },
        ],
        remedy: 'Give kube-proxy the name of the node.',
      },
    ],
  },
  {
    id: 'M-NET-14',
    about: 'switch port',
    kind: 'error',
    words: [['The switch-port was not found'], ['ErrorCode":2151350279']],
    codes: ['H-803B0007'],
    printed: [{ by: 'kube-proxy', in: 'log: Policy creation failed' }],
    causes: [
      {
        cause: inferred(
          'HNS and the virtual switch disagree: no load balancer can be made although the endpoint exists. It was seen while all pods lost DNS.',
          ['hcsshim#1043'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2019'] }],
        checks: [
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'one line per service address that kube-proxy has set up',
          },
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
        ],
        remedy:
          'Restart kube-proxy. If it stays, drain and reboot, and install the newest cumulative update.',
      },
      {
        cause: verified(
          'An OutBoundNAT policy, of the file or of loopback DSR, was put on an endpoint of a Transparent network, which HNS refuses.',
          ['acn#4420'],
        ),
        likely: [
          { decision: 'networkMode', is: ['transparent'] },
          { told: 'hns.network.type', as: ['transparent'] },
        ],
        excluded: [
          { says: 'load balancer' },
          { says: 'LoadBalancer' },
          { says: 'Policy creation failed' },
          { decision: 'networkMode', is: ['l2bridge', 'overlay'] },
          { told: 'hns.network.type', as: ['l2', 'overlay'] },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'the network of the endpoint has the type Transparent',
          },
        ],
        remedy: 'Take OutBoundNAT and loopback DSR out of the policies for that network.',
      },
    ],
  },
  {
    id: 'M-NET-15',
    about: 'overlay update missing',
    kind: 'error',
    words: [
      ['failed in Win32: An expected policy was not found'],
      ['HNS failed with error', 'An expected policy was not found'],
      ['An expected policy was not found', '0x803b0008'],
      ['An expected policy was not found', '2151350280'],
    ],
    codes: ['H-803B0008'],
    printed: [
      { by: 'HNS through kube-proxy', in: 'log: Policy creation failed: HNS failed with error' },
    ],
    causes: [
      {
        cause: verified('This Windows build has no overlay support.', ['sdn#273']),
        likely: [
          { decision: 'networkMode', is: ['overlay'] },
          { decision: 'windowsRelease', is: ['ltsc2016', '1709', '1803', 'ltsc2019'] },
        ],
        excluded: [
          {
            decision: 'windowsRelease',
            is: ['1903', '1909', '2004', '20H2', 'ltsc2022', '23H2', 'ltsc2025'],
          },
        ],
        checks: [{ command: 'cmd /c ver', shows: 'build below 17763 or 17763 without KB4489899' }],
        remedy: 'Take Windows Server 2019 with KB4489899 or newer, better 2022.',
      },
      {
        cause: inferred(
          'The object behind the policy vanished between two calls: the agent made the network anew, or the endpoint was removed.',
          ['virtualization-documentation-hcnhresult'],
        ),
        likely: [{ observed: 'agent restarted or network made again' }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'network id differs from the one in the older log',
          },
        ],
        remedy: 'Bring up the agent first, then restart kube-proxy.',
      },
    ],
  },
  {
    id: 'M-NET-16',
    about: 'network type',
    kind: 'error',
    words: [
      ['Invalid network type', '0x803b000b'],
      ['Invalid hns network type'],
      ['failed in Win32: Invalid network type'],
      ['HNS failed with error', 'Invalid network type'],
      ['Invalid network type', '2151350283'],
    ],
    codes: ['H-803B000B'],
    printed: [{ by: 'HNS, azure-cns, CNI', in: 'log' }],
    causes: [
      {
        cause: verified(
          'The arguments of the start script are shifted: a flag stands in the place of the type or name.',
          ['sdn#238'],
        ),
        likely: [{ observed: 'hand-called start script' }],
        checks: [
          {
            look: 'CNI file: name starts with - or type is a flag',
            shows: 'name --network-plugin=kubenet',
          },
        ],
        remedy: 'Call the script with named parameters.',
      },
      {
        cause: verified('The CNI file or net-conf names a type that HNS does not have.', [
          'acn-hnsclient_windows#L151',
        ]),
        checks: [
          { look: 'type/Backend.Type', shows: 'not l2bridge, overlay, l2tunnel, nat, transparent' },
        ],
        remedy: 'Correct the type.',
      },
    ],
  },
  {
    id: 'M-NET-17',
    about: 'load balancer without endpoints',
    kind: 'error',
    words: [
      ['The reference is invalid in the JSON document'],
      ['failed in Win32', 'A Reference is required'],
      ['HNS failed with error', 'A Reference is required'],
    ],
    codes: ['H-803B001C'],
    printed: [{ by: 'kube-proxy', in: 'log: Policy creation failed' }],
    causes: [
      {
        cause: inferred(
          'The Service, or its LoadBalancer part, has no local endpoint when the rule is made; externalTrafficPolicy Local is typical.',
          ['k8s#100384', 'calico#5762'],
        ),
        likely: [{ observed: 'service type LoadBalancer with externalTrafficPolicy Local' }],
        checks: [
          {
            command: 'kubectl get endpointslices -l kubernetes.io/service-name=SVC',
            shows: 'no ready endpoint on this node',
          },
        ],
        remedy:
          'It is harmless where the pods run elsewhere; else start a local pod. Update Kubernetes 1.20, whose kube-proxy may crash after it.',
      },
    ],
  },
  {
    id: 'M-NET-18',
    about: 'port range',
    kind: 'error',
    words: [
      ['The specified port already exists', '0x803b0013'],
      ['The specified port already exists', '2151350291'],
      ['failed in Win32: The specified port already exists'],
      ['HNS failed with error', 'The specified port already exists'],
      ['ErrorCode', '2151350291'],
      ['"The specified port already exists'],
    ],
    codes: ['H-803B0013'],
    printed: [{ by: 'kube-proxy', in: 'log: Policy creation failed: hcnCreateLoadBalancer' }],
    causes: [
      {
        cause: verified(
          'The dynamic TCP port range is used up: without DSR each load balancer reserves a block of 64 ports.',
          ['ms-problems'],
        ),
        likely: [{ decision: 'directServerReturn', is: [false] }, { observed: 'many services' }],
        excluded: [{ observed: 'few services' }],
        checks: [
          {
            command:
              'netsh int ipv4 show excludedportrange tcp; netsh int ipv4 show dynamicportrange tcp',
            shows: 'most of 49152-65535 excluded',
          },
          { command: 'kubectl get svc -A | count', shows: 'more than about 100 services' },
        ],
        remedy:
          'Switch on DSR (--enable-dsr=true, gate WinDSR) where the build has it, or widen the dynamic range. From KB4551853 on, pools are shared.',
      },
      {
        cause: verified('A process or another rule holds exactly this node port or service port.', [
          'hcsshim#1043',
        ]),
        likely: [{ observed: 'only one service fails' }],
        checks: [
          {
            command:
              'Get-NetTCPConnection -LocalPort PORT; netsh int ipv4 show excludedportrange tcp',
            shows: 'owner of the port',
          },
        ],
        remedy: 'Free the port or choose another one. AKS: a newer node image has the fix.',
      },
      {
        cause: inferred(
          'kube-proxy holds port 10256 of all addresses itself, and --forward-healthcheck-vip wants it once more for the address of a service; so on Windows Server 2019.',
          ['community#8883'],
        ),
        likely: [{ says: 'Healthcheck loadbalancer policy creation failed' }],
        checks: [
          { look: 'kube-proxy command line', shows: '--forward-healthcheck-vip=true' },
          { command: 'kubectl get svc -A -o wide', shows: 'LoadBalancer, policy Cluster' },
        ],
        remedy:
          'Set externalTrafficPolicy: Local for the service, or leave the flag out where nothing needs it.',
      },
    ],
  },
  {
    id: 'M-NET-19',
    about: 'endpoint attached',
    kind: 'error',
    words: [
      ['This endpoint is already attached to the switch'],
      ['endpoint is already part of a network namespace'],
    ],
    codes: ['H-803B0014', 'H-803B002B'],
    printed: [{ by: 'HNS through CNI', in: 'event' }],
    causes: [
      {
        cause: inferred('The same sandbox got a second ADD after the first one had timed out.', [
          'virtualization-documentation-hcnhresult',
        ]),
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
          { look: 'containerd log: first ADD for the sandbox id', shows: 'earlier time-out' },
        ],
        remedy: 'Delete the pod. If endpoints leak, look at the addresses of the range as well.',
      },
      {
        cause: verified(
          'flanneld was started again and attaches the endpoint of the host that it has from the run before; before 0.14 it takes the answer for a failure.',
          [
            'github flannel-io/flannel/issues/1391',
            'github flannel-io/flannel/blob/v0.14.0/backend/hostgw/hostgw_windows.go#L228-L242',
          ],
        ),
        likely: [{ says: 'bridge HNSEndpoint' }, { says: 'cbr0_ep' }],
        checks: [
          { command: 'flanneld.exe --version', shows: 'a release before 0.14' },
          { command: 'Get-HnsEndpoint | where Name -eq cbr0_ep', shows: 'the endpoint' },
        ],
        remedy:
          'Remove it before flanneld starts (Get-HnsEndpoint | where Name -eq cbr0_ep | Remove-HnsEndpoint), or take flanneld 0.14 or later.',
      },
      {
        cause: inferred(
          'Calico attaches its own endpoint (Calico_ep) to the host a second time and takes the answer for a failure, as its releases around 3.17 do.',
          ['github projectcalico/cni-plugin/issues/988'],
        ),
        likely: [{ says: 'Calico_ep' }],
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,VirtualNetworkName,State',
            shows: 'Calico_ep, which is attached',
          },
        ],
        remedy:
          'Stop CalicoNode, remove the HNS network of Calico, start it again, and update Calico.',
      },
    ],
  },
  {
    id: 'M-NET-21',
    about: 'namespace attach',
    kind: 'error',
    words: [['The requested operation for attach namespace failed']],
    codes: ['H-803B002E'],
    printed: [
      {
        by: 'HCS through containerd shim',
        in: 'pod events (kubectl describe pod): failed to create shim task',
      },
    ],
    causes: [
      {
        cause: inferred(
          'Sandbox and HNS namespace no longer belong together: a sandbox is half removed, or HNS was restarted.',
          ['aks#3627'],
        ),
        likely: [{ observed: 'CrashLoopBackOff of one container in a running pod' }],
        checks: [
          { command: 'crictl pods; hnsdiag list namespaces', shows: 'sandbox without namespace' },
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
        ],
        remedy: 'Delete the pod; where many fail, drain and reboot the node.',
      },
      {
        cause: inferred(
          'A value in the config.ps1 of Calico does not fit the cluster, above all K8S_SERVICE_CIDR, and HNS refuses the endpoint that Calico makes with it.',
          ['calico-cni-plugin#1158', 'sig-windows-dev-tools#62'],
        ),
        likely: [{ decision: 'cni', is: ['calico'] }],
        checks: [
          {
            look: 'config.ps1',
            shows: 'another K8S_SERVICE_CIDR than kube-apiserver has (--service-cluster-ip-range)',
          },
        ],
        remedy:
          'Write the range of Services and the address of the DNS Service of this cluster into config.ps1, and install Calico on the node again.',
      },
      {
        cause: inferred('The base image does not fit the host.', ['aks#3627']),
        checks: [{ look: 'image os.version against the node build', shows: 'other build' }],
        remedy: 'Compare the builds of image and host.',
      },
    ],
  },
  {
    id: 'M-NET-22',
    about: 'nat needs ICS',
    kind: 'error',
    words: [['Internet Connection Sharing service (SharedAccess) is disabled']],
    codes: ['H-803B002A'],
    printed: [{ by: 'HNS', in: 'script output, event' }],
    causes: [
      {
        cause: verified(
          'The service SharedAccess is disabled, often by a security baseline, and nat networks need it.',
          ['virtualization-documentation-hcnhresult'],
        ),
        likely: [{ decision: 'networkMode', is: ['nat'] }, { observed: 'hardened image' }],
        checks: [{ command: 'Get-Service SharedAccess | select StartType', shows: 'Disabled' }],
        remedy:
          'Do without a nat network (delete the nat CNI file), since pods need none. Only where nat is wanted and the owner of the baseline agrees: Set-Service SharedAccess -StartupType Manual.',
      },
    ],
  },
  {
    id: 'M-NET-23',
    about: 'no VFP',
    kind: 'error',
    words: [['can not be created because VFP is not available']],
    codes: ['H-803B0037'],
    printed: [{ by: 'HNS', in: 'agent log' }],
    causes: [
      {
        cause: inferred('The VFP extension of the virtual switch is missing or off.', [
          'virtualization-documentation-hcnhresult',
        ]),
        checks: [
          {
            command: 'Get-VMSwitchExtension -VMSwitchName SWITCH',
            shows: 'Microsoft Azure VFP Switch Extension not enabled',
          },
        ],
        remedy: 'Install the feature Containers, on Hyper-V hosts the role too, and reboot.',
      },
    ],
  },
  {
    id: 'M-NET-24',
    about: 'still in use',
    kind: 'error',
    words: [['specified entity cannot be removed while it still has references']],
    codes: ['H-803B002C'],
    printed: [{ by: 'HNS', in: 'script output of a clean-up' }],
    causes: [
      {
        cause: inferred('A network is deleted while endpoints or load balancers still use it.', [
          'virtualization-documentation-hcnhresult',
        ]),
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'one line per service address that kube-proxy has set up',
          },
        ],
        remedy:
          'Stop kubelet and kube-proxy, then delete load balancers, endpoints and the network in this order.',
      },
    ],
  },
  {
    id: 'M-NET-25',
    about: 'JSON',
    kind: 'error',
    words: [
      ['Invalid JSON document string', '0x803b001b'],
      ['Invalid JSON document string', '2151350299'],
      ['failed in Win32: Invalid JSON document string'],
      ['HNS failed with error', 'Invalid JSON document string'],
      ['Failed to interpret a parameter as a GUID'],
    ],
    codes: ['H-803B001B', 'H-803B0019'],
    printed: [{ by: 'HNS', in: 'script output, agent log' }],
    causes: [
      {
        cause: inferred(
          'What HNS was sent is no valid document, such as a script’s bad quoting or a wrong id.',
          ['virtualization-documentation-hcnhresult'],
        ),
        excluded: [{ says: 'failed to setup network for sandbox' }],
        checks: [{ look: 'print the body before the call', shows: 'unfilled variable' }],
        remedy: 'Repair the script, or update the agent.',
      },
      {
        cause: inferred(
          'The pod, as that of a network agent, wants the network of the host; containerd has that for HostProcess containers alone, and gives it the first CNI file of the node, such as nat.',
          ['github antrea-io/antrea/issues/1873'],
        ),
        likely: [{ says: 'failed to setup network for sandbox' }],
        checks: [{ look: 'spec of the pod', shows: 'hostNetwork without hostProcess' }],
        remedy:
          'Run the agent as HostProcess pod (Kubernetes 1.22, containerd 1.6 or newer) or as a service.',
      },
    ],
  },
  {
    id: 'M-NET-26',
    about: 'not supported',
    kind: 'error',
    words: [
      ['Port mapping is not supported on the given network'],
      ['The specified request is unsupported', '0x803b0015'],
    ],
    codes: ['H-803B0016', 'H-803B0015'],
    printed: [{ by: 'HNS through CNI', in: 'event' }],
    causes: [
      {
        cause: inferred('A hostPort was asked on a type of network that has no port mapping.', [
          'ms-problems',
          'virtualization-documentation-hcnhresult',
        ]),
        excluded: [{ says: 'hcnDelete' }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'hostPort; Get-HnsNetwork | Select Name,Type: hostPort set; type of the network',
          },
        ],
        remedy:
          'Use a NodePort. On l2bridge or overlay, hostPort needs the plugins v0.8.6 or newer and "portMappings": true.',
      },
      {
        cause: inferred(
          'HNS does not let go of the namespace of a pod that is to be deleted, as of one made before the node, HNS or the network agent was restarted.',
          [
            'github projectcalico/calico/issues/6974',
            'github projectcalico/calico/issues/5828',
            'github rancher/rke2/issues/5551',
          ],
        ),
        likely: [{ says: 'hcnDelete' }],
        excluded: [{ says: 'hcnCreate' }],
        checks: [
          {
            command: 'Get-HnsNamespace; Get-HnsEndpoint | Select Name,IPAddress,State',
            shows: 'the namespace is still there, with an endpoint of the pod',
          },
          {
            command: '(Get-CimInstance Win32_OperatingSystem).LastBootUpTime; Get-Service hns',
            shows: 'a start after that of the pod',
          },
        ],
        remedy:
          'Delete the endpoints of the pod with hnsdiag, then kubectl delete pod POD --force; take a newer release of the network agent where it comes back.',
      },
    ],
  },
  {
    id: 'M-NET-27',
    about: 'shared switch',
    kind: 'error',
    words: [['Cannot modify a switch shared by multiple networks']],
    codes: ['H-803B0018'],
    printed: [{ by: 'HNS', in: 'agent log' }],
    causes: [
      {
        cause: inferred('Another type of network already uses the adapter.', [
          'virtualization-documentation-hcnhresult',
        ]),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Keep one kind of network on an adapter and remove the foreign one.',
      },
    ],
  },
]
