import type { Check, Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const networkEvents: Check = {
  command: 'Get-WinEvent -LogName Microsoft-Windows-Host-Network-Service-Admin -MaxEvents 50',
  shows: 'the request and its result code at that time',
}
const readCode = 'Read the text or code at the end of the message: it names the reason.'

/** Hosts whose network is no matter of vSphere or NSX. */
const notOnVmware = [
  { decision: 'platform', is: ['aws', 'eks', 'azure', 'aks', 'gcp', 'gke', 'hyper-v'] },
] as const

/** Messages of the Host Networking Service, whoever passes them on. */
export const hnsSymptoms: readonly Symptom[] = [
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
      ['failed to get HCN namespace', 'Namespace ID', 'not found'],
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
    id: 'M-NET-05',
    about: 'left-over object',
    kind: 'error',
    outerTo: ['M-PRX-11', 'S-28'],
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
    outerTo: ['UB-11'],
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
        likely: [{ says: 'hcnCreateEndpoint' }, { found: 'cni-policy-shape' }],
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
          'A range of the exception list has bits of a host set, as 172.17.0.1/16, which Windows Server 2019 took and Windows Server 2022 refuses.',
          ['github microsoft/hcsshim/issues/1951'],
        ),
        likely: [{ found: 'cni-exception-ranges' }],
        checks: [
          {
            look: 'ExceptionList or Exceptions of the CNI file',
            shows: 'an address of a host in front of the prefix length',
          },
        ],
        remedy: 'Write the address of the network in front of the prefix length: 172.17.0.0/16.',
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
        excluded: [{ says: 'did not complete successfully' }],
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
        cause: inferred(
          'On Server 2019 an endpoint is not attached again: a container that was stopped cannot be started, and BuildKit, which gives its namespace to one RUN step after the other, comes to the first alone.',
          ['github microsoft/hcsshim/issues/1822', 'github moby/buildkit/issues/5668'],
        ),
        likely: [
          { observed: 'a stopped container is started again' },
          { says: 'did not complete successfully' },
          { says: 'nerdctl' },
        ],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2022', 'ltsc2025'] }],
        checks: [
          { command: 'hnsdiag list endpoints', shows: 'the endpoint of the stopped container' },
        ],
        remedy:
          'Remove the container and run it anew (nerdctl rm, run), write all steps of a build as one RUN, or take Server 2022.',
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
  {
    id: 'M-NET-57',
    about: 'MAC spoofing',
    kind: 'silent',
    weak: 'name',
    words: [['MAC address spoofing'], ['MacAddressSpoofing']],
    wordsInferred: true,
    printed: [{ by: 'hypervisor setting, symptom', in: 'pods without any network on VMs' }],
    causes: [
      {
        cause: verified(
          'The hypervisor drops frames with the MAC addresses of pods (l2bridge and overlay on virtual machines).',
          ['website-windows'],
        ),
        likely: [
          { decision: 'platform', is: ['hyper-v'] },
          { decision: 'platform', is: ['vsphere'] },
          { observed: 'pods have no network at all, host has' },
        ],
        excluded: [{ decision: 'platform', is: ['azure'] }],
        checks: [
          {
            look: 'Hyper-V: Get-VMNetworkAdapter VM | select MacAddressSpoofing; vSphere: port group security',
            shows: 'Off / Reject',
          },
        ],
        remedy: 'Allow MAC spoofing on every adapter of the machine.',
      },
    ],
  },
  {
    id: 'M-NET-58',
    about: 'vSphere 4789',
    kind: 'silent',
    weak: 'name',
    words: [['UDP 4789'], ['port 4789']],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'no pod traffic between hosts on vSphere' }],
    causes: [
      {
        cause: verified(
          'vSphere or NSX takes UDP 4789, the VXLAN port of the overlay, for itself.',
          ['ms-problems'],
        ),
        likely: [
          { decision: 'platform', is: ['vsphere'] },
          { observed: 'VMware carries the machines' },
          { observed: 'pods on different hosts do not reach each other, on one host they do' },
        ],
        excluded: notOnVmware,
        checks: [{ look: 'packet capture: 4789 leaves, does not arrive', shows: 'lost' }],
        remedy: 'Give the overlay of vSphere another port.',
      },
      {
        cause: inferred(
          'The adapters of vSphere (VMXNET3, from hardware version 15 on) offload the checksums of VXLAN and get them wrong: between nodes a ping passes and TCP runs into timeouts.',
          [
            'github rancher/rancher/issues/33399',
            'github projectcalico/calico/issues/4727',
            'github projectcalico/calico/issues/9433',
          ],
        ),
        likely: [
          { decision: 'platform', is: ['vsphere'] },
          { observed: 'VMware carries the machines' },
          { says: 'can ping' },
          { says: 'ping works' },
          { says: 'ICMP' },
          { says: 'TCP connection' },
        ],
        excluded: notOnVmware,
        checks: [
          {
            command: 'ethtool -k eth0 | grep udp_tnl',
            shows: 'on Linux nodes: tx-udp_tnl-csum-segmentation: on',
          },
        ],
        remedy:
          'Switch it off on the Linux nodes (ethtool -K eth0 tx-udp_tnl-segmentation off tx-udp_tnl-csum-segmentation off; else tx off), and update ESXi: Windows needs UDP 4789.',
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
    id: 'C-20',
    about: 'feature of HNS',
    kind: 'error',
    words: [['platform does not support feature']],
    printed: [{ by: 'hcn', in: 'log of kube-proxy, flanneld or a CNI plugin' }],
    causes: [
      {
        cause: verified('HNS of this Windows build lacks the feature that the line names.', [
          'hcsshim-code hcn/hcn.go#L122-L126',
        ]),
        checks: [{ command: 'Get-HotFix; cmd /c ver', shows: 'an old revision' }],
        remedy: 'Install the Windows updates, or switch off what needs the feature.',
      },
      {
        cause: verified('kube-proxy was told --enable-dsr=true, and this build has no DSR.', [
          'hcsshim-code hcn/hcn.go#L172-L181',
          'k8s-proxier',
        ]),
        likely: [{ says: 'Direct Server Return' }],
        checks: [{ command: 'cmd /c ver', shows: 'older than 10.0.17763 with updates' }],
        remedy: 'Install the Windows updates, or set --enable-dsr=false.',
      },
      {
        cause: verified(
          'The CNI file asks for loopbackDSR, and HNS of this build has no DSR; the plugin refuses each pod.',
          [
            'github microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/cni/cni.go#L229-L235',
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/network/policy/policy_windows.go#L485-L490',
          ],
        ),
        likely: [{ says: 'enable loopbackDSR' }, { says: "hcn doesn't support DSR" }],
        checks: [
          { look: 'the CNI file of the node', shows: 'loopbackDSR: true, or a policy LoopbackDSR' },
        ],
        remedy: 'Install the Windows updates, or take loopbackDSR out of the CNI file.',
      },
    ],
  },
  {
    id: 'C-21',
    about: 'network without gateway',
    kind: 'error',
    words: [
      ['network create error, subnet has address prefix but no gateway specified'],
      ['network create error, no default gateway'],
    ],
    printed: [{ by: 'hcsshim', in: 'log of the network agent, pod events' }],
    causes: [
      {
        cause: verified(
          'The network to be made has a subnet without a default route or its next hop; HNS was not even asked.',
          ['hcsshim-code hcn/hcnnetwork.go#L362-L380'],
        ),
        checks: [
          {
            look: 'subnet and gateway in the CNI file or in the request of the agent',
            shows: 'gateway empty, no route 0.0.0.0/0',
          },
        ],
        remedy: 'Give the subnet its gateway.',
      },
    ],
  },
  {
    id: 'O-10',
    about: 'network of HNS',
    kind: 'error',
    general: 'step',
    words: [
      ['hcnCreateNetwork failed'],
      ['HcnCreateNetwork -- HRESULT'],
      ['Failed creating ingress network'],
      ['network', 'hcnModifyNetwork failed'],
    ],
    printed: [{ by: 'HNS', in: 'log of the network agent or of docker' }],
    causes: [
      {
        cause: inferred(
          'The request is not complete or contradicts itself: prefix with host bits, a gateway outside of it, a missing subnet or VNI.',
          [
            'github microsoft/containers-toolkit/issues/24',
            'virtualization-documentation-hcnhresult',
          ],
        ),
        likely: [{ code: 'H-803B000A' }, { code: 'H-803B0032' }, { code: 'H-803B0030' }],
        checks: [
          { look: 'AddressPrefix and gateway of the request', shows: 'the prefix is no network' },
        ],
        remedy: 'Write the prefix with its host bits zero, and a gateway inside it.',
      },
      {
        cause: inferred('HNS did not make the network; its code says why.', [
          'hcsshim-code hcn/hcnnetwork.go#L362-L380',
        ]),
        checks: [
          networkEvents,
          { command: 'Get-HnsNetwork; Get-VMSwitch', shows: 'the adapter belongs to another one' },
        ],
        remedy: readCode,
      },
    ],
  },
  {
    id: 'O-11',
    about: 'request to HNS',
    kind: 'error',
    outerTo: ['KT-07'],
    general: 'step',
    words: [
      ['hnsCall failed in Win32'],
      ['HNS failed with error'],
      ['hcnCreate', 'failed in Win32'],
      ['hcnOpen', 'failed in Win32'],
      ['hcnModify', 'failed in Win32'],
      ['hcnDelete', 'failed in Win32'],
      ['hcnQuery', 'failed in Win32'],
      ['hcnEnumerate', 'failed in Win32'],
    ],
    printed: [{ by: 'HNS', in: 'log of the network agent, kube-proxy or docker' }],
    causes: [
      {
        cause: inferred(
          'A service that HNS needs does not run: HNS itself, the firewall, or Internet Connection Sharing.',
          ['github docker/for-win/issues/8226', 'virtualization-documentation-hcnhresult'],
        ),
        likely: [{ code: 'H-80070426' }, { code: 'H-803B002A' }, { code: 'H-803B0020' }],
        checks: [
          { command: 'Get-Service hns, mpssvc, SharedAccess', shows: 'Stopped or Disabled' },
        ],
        remedy: 'Set the service to its default start type and start it, then restart HNS.',
      },
      {
        cause: inferred(
          'HNS crashed over the request or was not up yet, as at the first start after a boot.',
          ['github moby/moby/issues/50093'],
        ),
        likely: [{ code: 'H-8007023E' }, { code: 'H-800706BE' }, { code: 'H-8000FFFF' }],
        checks: [networkEvents, { command: 'Get-Service hns', shows: 'started a moment ago' }],
        remedy: 'Try again once HNS runs; install the updates of Windows.',
      },
      {
        cause: inferred(
          'The port that the container publishes is taken: by a program or container of the host, or by a range that Windows reserves.',
          ['github docker/for-win/issues/1745', 'github docker/for-win/issues/12251'],
        ),
        likely: [{ code: 'H-80070020' }],
        checks: [
          {
            command:
              'Get-NetTCPConnection -LocalPort PORT; netsh int ipv4 show excludedportrange protocol=tcp',
            shows: 'a program that listens, or a range with the port',
          },
        ],
        remedy: 'End that program, take another port, or free the range (also protocol=udp).',
      },
      {
        cause: inferred(
          'HNS has a rule for the same port left, mostly a NAT mapping of a container that is gone.',
          [
            'github microsoft/service-fabric/issues/389',
            'github bucrogers/Dockerfiles-for-windows/issues/4',
          ],
        ),
        likely: [
          { says: 'on network nat: HNS failed with error : Unspecified error' },
          { says: 'on network nat: HNS failed with error : Failed to create endpoint' },
        ],
        checks: [{ command: 'Get-NetNatStaticMapping', shows: 'the port of the container' }],
        remedy: 'Remove-NetNatStaticMapping for that port; else restart HNS.',
      },
      {
        cause: inferred('The nat network of HNS did not survive an update or restart of Windows.', [
          'github MicrosoftDocs/Virtualization-Documentation/issues/273',
        ]),
        likely: [{ says: 'on network nat' }],
        checks: [{ command: 'docker network ls; Get-HnsNetwork', shows: 'they differ' }],
        remedy: 'Stop docker, remove the nat network in HNS, start docker again.',
      },
      {
        cause: inferred('HNS refused or failed; the text or code behind it says why.', [
          'virtualization-documentation-hcnhresult',
        ]),
        checks: [networkEvents, { command: 'hnsdiag list all', shows: 'objects left over' }],
        remedy: readCode,
      },
    ],
  },
  {
    id: 'UB-10',
    about: 'network on a wireless adapter',
    kind: 'error',
    words: [
      ['No HNSNetwork', 'Wi-Fi'],
      ['Wi-Fi', 'no HNSNetwork'],
      ['Wi-Fi', 'HNSNetwork', 'not created'],
      ['Wi-Fi', 'no HNS network'],
      ['no HNS network', 'Wi-Fi'],
    ],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'flanneld makes its network on a cable and not on Wi-Fi' }],
    causes: [
      {
        cause: inferred(
          'HNS makes no l2bridge network on a wireless adapter; where it is on beside a wired one, it can come in the way of that too.',
          ['github flannel-io/flannel/issues/1628'],
        ),
        checks: [{ command: 'Get-NetAdapter -Physical', shows: 'the adapter in use is Wi-Fi' }],
        remedy:
          'Use a wired adapter and name its address with --iface; switch Wi-Fi off meanwhile.',
      },
    ],
  },
]
