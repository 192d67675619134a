import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const antrea = 'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent'
const antreaRepository = 'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/'
const tools =
  'github microsoft/Windows-Containers/blob/d08f0514f9afece81df76b98e744d1ac0bfc33c1/helpful_tools/'

/** Messages of Antrea and Open vSwitch. */
export const antreaSymptoms: readonly Symptom[] = [
  {
    id: 'CN-16',
    about: 'Antrea agent does not listen',
    kind: 'error',
    words: [['cnisock', 'The system cannot find the file specified']],
    printed: [{ by: 'Antrea CNI plugin', in: 'pod events (kubectl describe pod), kubelet log' }],
    causes: [
      {
        cause: verified(
          'The agent of Antrea does not run on this node, or has not come up: the plugin asks it for each pod through this named pipe.',
          [
            'github antrea-io/antrea/blob/c37aea00a72da1cd52172200cd5b8ca1c5ba1151/pkg/cni/default_windows.go',
            'github antrea-io/antrea/blob/c37aea00a72da1cd52172200cd5b8ca1c5ba1151/pkg/cni/client.go',
          ],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get pods -o wide -l component=antrea-agent',
            shows: 'antrea-agent-windows of the node is not Running',
          },
          { look: 'log of antrea-agent on the node', shows: 'why it stops or waits' },
        ],
        remedy:
          'Read the log of the agent first: its fault keeps all pods of the node from starting.',
      },
    ],
  },
  {
    id: 'M-NET-51',
    about: 'Antrea after reboot',
    kind: 'error',
    weak: 'name',
    words: [['antrea-hnsnetwork']],
    printed: [{ by: 'antrea-agent, antrea-ovs', in: 'agent log, OVS log' }],
    causes: [
      {
        cause: verified(
          'The HNS network of Antrea is not kept over a reboot; the OVS bridge and its ports are stale and the extension is off.',
          ['an-doc'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }, { observed: 'after reboot' }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            command: 'Get-VMSwitchExtension antrea-hnsnetwork',
            shows: 'Open vSwitch Extension not enabled',
          },
        ],
        remedy: 'Run Clean-AntreaNetwork.ps1 in the mode that OVS runs in, then restart the agent.',
      },
      {
        cause: verified(
          'The agent was restarted after it had made the network and before it enabled the extension.',
          ['antrea#5841'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [{ look: 'antrea version', shows: 'before the fix' }],
        remedy: 'Update Antrea: newer releases enable it at every start.',
      },
      {
        cause: inferred(
          'Another adapter has the name vEthernet (NAME of the uplink), left by Docker or an earlier network: Antrea before 1.7 takes it by that name, while Windows gave the adapter of the new network another one.',
          ['github antrea-io/antrea/issues/3636', 'github antrea-io/antrea/pull/3641'],
        ),
        likely: [{ found: 'antrea-adapter-once' }],
        checks: [
          {
            command: 'Get-NetAdapter -IncludeHidden | select Name,Status,MacAddress',
            shows: 'vEthernet (NAME) and vEthernet (NAME) 2',
          },
        ],
        remedy:
          'Remove the HNS network to which the other adapter belongs, or take Antrea 1.7 or later, which goes by address and MAC.',
      },
    ],
  },
  {
    id: 'M-NET-61',
    about: 'Antrea uplink',
    kind: 'error',
    words: [
      ['requires a physical adapter while the uplink interface'],
      ['uplink "', 'is not a physical adapter'],
    ],
    printed: [{ by: 'antrea-agent', in: 'agent log, agent ends' }],
    causes: [
      {
        cause: verified(
          'The node’s address sits on a virtual adapter: another HNS network (an old CNI, nat with an external switch) took the card first.',
          ['antrea-agent_windows#L97-L98'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            command: 'Get-NetAdapter | select Name,InterfaceDescription,Status',
            shows: 'address on vEthernet (...)',
          },
        ],
        remedy: 'Remove the other HNS networks, reboot if need be, and start the agent again.',
      },
    ],
  },
  {
    id: 'M-NET-62',
    about: 'Antrea adapter not found',
    kind: 'error',
    words: [
      ['unable to find a network adapter with MAC'],
      ['unable to find vmnetwork adapter configured with uplink MAC address'],
      ['unable to find NetAdapter on host in all compartments with name'],
    ],
    printed: [{ by: 'antrea-agent', in: 'agent log' }],
    causes: [
      {
        cause: inferred(
          'The virtual switch is half made or left over: after an interrupted start the adapter is renamed, disabled or without address.',
          ['antrea-net_windows#L359', 'antrea-net_windows-2#L155-L168', 'an-doc'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }, { observed: 'after reboot or failed start' }],
        checks: [
          {
            command: 'Get-NetAdapter -IncludeHidden; Get-VMSwitch',
            shows: 'antrea-switch or old bridge without host adapter',
          },
        ],
        remedy: 'Run Clean-AntreaNetwork.ps1 and restart the agent.',
      },
    ],
  },
  {
    id: 'SR-102',
    about: 'Antrea takes another adapter for its own',
    kind: 'error',
    words: [
      ['Failed to configure IP and gateway on the management virtual network adapter'],
      ['Failed to configure DNS servers on the management virtual network adapter'],
    ],
    printed: [{ by: 'antrea-agent', in: 'agent log' }],
    causes: [
      {
        cause: inferred(
          'Another adapter has the name vEthernet (NAME of the uplink), left by Docker or an earlier network: Antrea 1.6 takes it by that name, while Windows gave the adapter of the new network another one.',
          [
            'github antrea-io/antrea/issues/3636',
            'github antrea-io/antrea/pull/3641',
            'github antrea-io/antrea/blob/7a793898ff70156736eddd1ebe2b5a93d1222c25/pkg/agent/util/net_windows.go#L388-L408',
          ],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [
          {
            command: 'Get-NetAdapter -IncludeHidden | select Name,Status,MacAddress',
            shows: 'vEthernet (NAME) without, and vEthernet (NAME) 2 with the MAC of the uplink',
          },
        ],
        remedy:
          'Remove the HNS network to which the other adapter belongs, or update Antrea: from 1.7 on it goes by address and MAC.',
      },
    ],
  },
  {
    id: 'M-NET-63',
    about: 'Antrea switch',
    kind: 'wrapper',
    words: [
      ['failed to create VM switch for interface'],
      ['error creating HNSNetwork:'],
      ['unexpected teaming interface'],
    ],
    printed: [{ by: 'antrea-agent', in: 'agent log' }],
    causes: [
      {
        cause: verified(
          'HNS or Hyper-V refuses the switch, and the text behind the colon says why; some calls need the Hyper-V management tools.',
          ['antrea-agent_windows#L144-L174', 'antrea-net_windows#L242'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [
          { look: 'tail of the line', shows: 'HNS code' },
          { command: 'Get-WindowsFeature Hyper-V-PowerShell, Containers', shows: 'missing' },
        ],
        remedy: 'Look for the inner code, and install the features that Antrea’s page lists.',
      },
    ],
  },
  {
    id: 'M-NET-64',
    about: 'Antrea endpoint',
    kind: 'error',
    words: [['timeout when deleting HNSEndpoint'], ['failed to find HNSEndpoint: ']],
    printed: [
      { by: 'antrea-agent CNI server', in: 'agent log, pod events (kubectl describe pod)' },
    ],
    causes: [
      {
        cause: inferred(
          'HNS is slow or the endpoint is gone: many pods were deleted at once, or HNS was restarted.',
          ['antrea-interface_configuration_windows#L148-L306'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
          { command: 'Measure-Command { Get-HnsEndpoint }', shows: 'many seconds' },
        ],
        remedy: 'Delete the pod again; if it stays, drain and restart HNS.',
      },
      {
        cause: inferred(
          'With Docker, second form: the agent was restarted and no longer knows the sandbox’s endpoint.',
          ['antrea-interface_configuration_windows#L148-L306'],
        ),
        likely: [
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
          { says: 'failed to find HNSEndpoint' },
          { observed: 'antrea-agent restarted' },
        ],
        checks: [
          {
            look: 'start time of antrea-agent against the pod',
            shows: 'agent is younger than the sandbox',
          },
        ],
        remedy: 'Delete the pod so that a new sandbox is made.',
      },
    ],
  },
  {
    id: 'R-67',
    about: 'bridge of Open vSwitch left over',
    kind: 'error',
    words: [
      ['Failed to set the uplink port with no-flood config'],
      ['Port with name: br-int already defined on the switch'],
      ['could not add network device br-int to ofproto'],
    ],
    printed: [{ by: 'antrea-agent, ovs-vswitchd', in: 'agent log, ovs-vswitchd.log' }],
    causes: [
      {
        cause: verified(
          'The uplink is no working port of the bridge br-int: Open vSwitch keeps a bridge or ports of an earlier run and cannot open the adapter.',
          ['github antrea-io/antrea/issues/1737', 'an-doc'],
        ),
        checks: [
          { command: 'ovs-vsctl show', shows: 'br-int with the uplink, and errors at its ports' },
          { look: 'ovs-vswitchd.log', shows: 'could not add network device br-int' },
        ],
        remedy: 'Run Clean-AntreaNetwork.ps1 in the mode that OVS runs in, then restart the agent.',
      },
    ],
  },
  {
    id: 'R-68',
    passedBy: ['Setting up node network'],
    about: 'Open vSwitch does not answer',
    kind: 'error',
    words: [
      ['ovs_client.go', 'Not connected yet, will try again in 4s'],
      ['Error running agent', 'OVSDB'],
    ],
    printed: [{ by: 'antrea-agent', in: 'agent log' }],
    causes: [
      {
        cause: verified(
          'The services of Open vSwitch, ovsdb-server and ovs-vswitchd, are not both running; without a driver that Windows loads, or without the OpenSSL libraries, they do not start.',
          [
            'github antrea-io/antrea/issues/3152',
            'github antrea-io/antrea/issues/5805',
            'github antrea-io/antrea/issues/4027',
            'an-doc#L182-L222',
          ],
        ),
        checks: [
          { command: 'Get-Service ovs*', shows: 'both running' },
          { command: 'netcfg -q ovsext', shows: 'the driver is installed' },
          { command: 'bcdedit /enum', shows: 'testsigning Yes, for a driver signed for tests' },
        ],
        remedy:
          'Install Open vSwitch with the script of the Antrea release, with test signing on for its own driver, and start both services before the agent.',
      },
    ],
  },
  {
    id: 'R-115',
    about: 'two tunnels to one address',
    kind: 'error',
    words: [['attempting to add tunnel port with same config as port']],
    printed: [{ by: 'Open vSwitch', in: 'ovs-vswitchd.log' }],
    causes: [
      {
        cause: inferred(
          'OVN knows two chassis with the same address: the node was set up again, and the entry of before is still there.',
          ['github ovn-kubernetes/ovn-kubernetes/issues/1010'],
        ),
        checks: [{ command: 'ovn-sbctl show', shows: 'two Chassis with one ip' }],
        remedy: 'Remove the old one: ovn-sbctl chassis-del NAME.',
      },
    ],
  },
  {
    id: 'C-62',
    about: 'MTU of Antrea',
    kind: 'error',
    words: [['failed to configure MTU on container interface', 'No MSFT_NetIPInterface objects']],
    printed: [{ by: 'antrea-agent', in: 'pod events, agent log' }],
    causes: [
      {
        cause: verified(
          'This release of Antrea sets the MTU before containerd has made the interface of the pod.',
          [
            'github antrea-io/antrea/issues/2754',
            'github antrea-io/antrea/issues/2773',
            'github antrea-io/antrea/pull/2778',
          ],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        excluded: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        checks: [{ command: 'kubectl -n kube-system get ds -o wide', shows: 'Antrea 1.0 to 1.3' }],
        remedy: 'Take a newer release of Antrea.',
      },
    ],
  },
  {
    id: 'N-03',
    about: 'antrea-agent without Open vSwitch',
    kind: 'error',
    words: [['No matching MSFT_NetAdapterAdvancedPropertySettingData', 'br-int']],
    printed: [{ by: 'antrea-agent', in: 'agent log' }],
    causes: [
      {
        cause: inferred(
          'The bridge br-int has no adapter, since the services of Open vSwitch do not run.',
          ['github antrea-io/antrea/issues/1528'],
        ),
        checks: [{ command: 'Get-Service ovs*', shows: 'one is stopped' }],
        remedy: 'Start-Service ovs*, then restart the agent.',
      },
    ],
  },
  {
    id: 'N-04',
    about: 'Open vSwitch as a service',
    kind: 'error',
    words: [["Service 'ovsdb-server", 'cannot be started']],
    printed: [{ by: 'Clean-AntreaNetwork.ps1', in: 'Prepare-AntreaAgent.ps1' }],
    causes: [
      {
        cause: verified(
          'The clean-up script makes a service of Open vSwitch although here it runs in a container.',
          ['github antrea-io/antrea/issues/5852'],
        ),
        likely: [{ says: '-RunOVSServices $false' }],
        checks: [{ look: 'parameter -RunOVSServices', shows: '$false' }],
        remedy: 'Take the scripts of a later Antrea release.',
      },
      {
        cause: verified('The OpenSSL libraries that it needs are not in the PATH.', [
          'github antrea-io/antrea/issues/4027',
        ]),
        checks: [{ command: 'where.exe libeay32.dll ssleay32.dll', shows: 'not found' }],
        remedy: 'Install them, or take the Open vSwitch that Antrea packs.',
      },
    ],
  },
  {
    id: 'N-05',
    about: 'driver of Open vSwitch not loaded',
    kind: 'error',
    words: [['Install OVS kernel driver failed'], ['Trying to install OVSExt', 'failed']],
    printed: [{ by: 'Install-OVS.ps1', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'Windows does not trust who signed the driver: it is signed for tests, or its certificate is not imported.',
          [
            'github antrea-io/antrea/issues/3662',
            'github antrea-io/antrea/issues/5805',
            'github antrea-io/antrea/pull/6383',
          ],
        ),
        checks: [{ command: 'bcdedit /enum', shows: 'no testsigning Yes' }],
        remedy:
          'Turn Secure Boot off and test signing on, restart; or take a signed driver. On Server 2022 import its certificate too.',
      },
    ],
  },
  {
    id: 'N-06',
    about: 'port of Open vSwitch not ready',
    kind: 'error',
    words: [
      ["pod's OpenFlow port is not ready yet"],
      ['Pod network forwarding rules not installed'],
    ],
    printed: [{ by: 'antrea-agent', in: 'agent log, pod events' }],
    passedBy: ['Installed Pod network forwarding rules'],
    causes: [
      {
        cause: verified(
          'Open vSwitch reports the port as blocked, and this agent waits for a live one for ever.',
          ['github antrea-io/antrea/issues/6888'],
        ),
        checks: [{ look: 'log at -v=4: PortStatus', shows: 'State 1' }],
        remedy: 'Restart the agent; take a later Antrea release.',
      },
    ],
  },
  {
    id: 'N-07',
    about: 'Service address not there yet',
    kind: 'error',
    words: [['unable to load configmap based request-header-client-ca-file: Get ']],
    printed: [{ by: 'antrea-agent, metrics-server', in: 'their logs' }],
    causes: [
      {
        cause: inferred('The address in the message does not answer from this pod or node.', [
          'github antrea-io/antrea/issues/2857',
        ]),
        checks: [{ command: 'Test-NetConnection ADDRESS -Port 443', shows: 'False' }],
        remedy: 'Mend kube-proxy or the network of the node first.',
      },
      {
        cause: verified(
          'antrea-agent asks for the API server at its Service address before AntreaProxy serves it, and no kube-proxy does.',
          ['github antrea-io/antrea/issues/2857'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }, { says: 'Error running agent' }],
        checks: [{ look: 'kube-proxy on the node', shows: 'none' }],
        remedy: 'Set kubeAPIServerOverride to the API server itself.',
      },
    ],
  },
  {
    id: 'U-01',
    about: 'log of policies of Antrea',
    kind: 'error',
    words: [
      ['Failed to initialize logger to audit Antrea Policies'],
      ['error creating new NetworkPolicy controller: open /var/log/antrea/networkpolicy'],
    ],
    printed: [{ by: 'antrea-agent', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'With AntreaPolicy the agent logs to /var/log/antrea/networkpolicy, which nobody makes on Windows; releases since April 2021 take the folder of their own log.',
          ['github antrea-io/antrea/issues/2050', 'github antrea-io/antrea/pull/2052'],
        ),
        checks: [{ command: 'Test-Path C:\\var\\log\\antrea\\networkpolicy', shows: 'False' }],
        remedy: 'Update Antrea, or make this folder on each Windows node.',
      },
    ],
  },
  {
    id: 'A-07',
    about: 'Open vSwitch that does not answer',
    kind: 'error',
    words: [['timeval|ERR|wake up from WaitForMultipleObjects after deadline']],
    printed: [{ by: 'ovs-vsctl', in: 'log of OVN or Antrea' }],
    causes: [
      {
        cause: inferred('ovs-vsctl waited in vain for ovs-vswitchd: it does not run, or hangs.', [
          'github ovn-kubernetes/ovn-kubernetes/issues/287',
        ]),
        checks: [{ command: 'Get-Service ovs-vswitchd, ovsdb-server', shows: 'not Running' }],
        remedy: 'Start or restart ovsdb-server, then ovs-vswitchd; look at its log.',
      },
    ],
  },
  {
    id: 'A-21',
    about: 'a gateway of OVN-Kubernetes on Windows',
    kind: 'error',
    words: [
      ['panic: Not implemented yet on Windows'],
      ['panic: Windows is not supported as a gateway node'],
    ],
    printed: [{ by: 'ovnkube', in: 'log of the node part of OVN-Kubernetes' }],
    causes: [
      {
        cause: inferred(
          'ovnkube was told to make this node a gateway, for which it has no code on Windows.',
          [
            'github ovn-kubernetes/ovn-kubernetes/issues/680',
            'github ovn-kubernetes/ovn-kubernetes/issues/513',
          ],
        ),
        checks: [
          {
            look: 'how ovnkube is started on the Windows node',
            shows: '-init-gateways, or a gateway mode',
          },
        ],
        remedy:
          'Start ovnkube on Windows without options for gateways; traffic leaves through a Linux node.',
      },
    ],
  },
  {
    id: 'A-14',
    about: 'what Antrea lacks on Windows',
    kind: 'error',
    words: [
      ['unsupported features on Windows: {'],
      ['Docker runtime is not supported after Antrea 2.0'],
      ['AntreaProxy is disabled, Service traffic is unlikely to work'],
      ['AntreaProxy proxyAll is disabled, Service traffic is unlikely to work'],
      ['open vswitch extension driver is not installed'],
    ],
    printed: [{ by: 'antrea-agent', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'antrea-agent.conf of the Windows nodes asks for what only Linux has; the message names it.',
          [
            'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options_windows.go#L67',
          ],
        ),
        likely: [{ says: 'unsupported features' }],
        checks: [
          {
            look: 'ConfigMap antrea-windows-config',
            shows: 'featureGates and modes of the message',
          },
        ],
        remedy: 'Take them out of that file; the one for Linux may keep them.',
      },
      {
        cause: verified('AntreaProxy is off, on which Services of Windows nodes rest.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options_windows.go#L82',
        ]),
        likely: [{ says: 'Service traffic is unlikely' }],
        checks: [{ look: 'antreaProxy of antrea-agent.conf', shows: 'enable or proxyAll: false' }],
        remedy: 'Set enable and proxyAll to true.',
      },
      {
        cause: verified('The node runs docker, which this Antrea no longer takes on Windows.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/cniserver/server_windows.go#L73',
        ]),
        likely: [{ says: 'Docker runtime' }],
        checks: [{ command: 'kubectl get nodes -o wide', shows: 'docker:// for the node' }],
        remedy: 'Move the node to containerd.',
      },
      {
        cause: verified('The driver of Open vSwitch is not installed on this host.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/util/winnet/net_windows.go#L725',
        ]),
        likely: [{ says: 'extension driver' }],
        checks: [{ command: 'Get-VMSystemSwitchExtension', shows: 'no Open vSwitch Extension' }],
        remedy: 'Install it with Install-OVS.ps1 or by the container antrea-ovs.',
      },
    ],
  },
  {
    id: 'W-39',
    about: 'node without a pod range for Antrea',
    kind: 'error',
    words: [['failed to find valid IPv4 PodCIDR']],
    printed: [{ by: 'antrea-agent', in: 'antrea-agent log' }],
    causes: [
      {
        cause: verified(
          'The Node has no IPv4 podCIDR, from which antrea-agent makes the HNS network.',
          [`${antrea}/agent_windows.go`],
        ),
        checks: [
          { command: "kubectl get node NODE -o jsonpath='{.spec.podCIDR}'", shows: 'nothing' },
        ],
        remedy: 'Start the controller manager with --allocate-node-cidrs and --cluster-cidr.',
      },
    ],
  },
  {
    id: 'W-40',
    about: 'feature that Antrea lacks on Windows',
    kind: 'error',
    words: [
      // Documentation says so of Windows nodes in general.
      [': IPv6 is not supported on Windows'],
      ['"IPv6 is not supported on Windows'],
      ['WireGuard is not implemented for windows'],
      ['SR-IOV is unsupported on Windows'],
    ],
    printed: [{ by: 'antrea-agent', in: 'antrea-agent log' }],
    causes: [
      {
        cause: verified(
          'The configuration of Antrea asks for what its agent has on Linux alone: IPv6 pods, WireGuard or SR-IOV.',
          [
            `${antrea}/route/route_windows.go`,
            `${antrea}/wireguard/client_windows.go`,
            `${antrea}/cniserver/interface_configuration_windows.go`,
          ],
        ),
        checks: [{ command: 'kubectl -n kube-system get cm antrea-config -o yaml', shows: 'it' }],
        remedy: 'Leave it off in clusters with Windows nodes.',
      },
    ],
  },
  {
    id: 'W-41',
    about: 'uplink of Antrea without an address',
    kind: 'error',
    words: [['Timeout acquiring IP for the adapter']],
    printed: [{ by: 'antrea-agent', in: 'antrea-agent log' }],
    causes: [
      {
        cause: verified(
          'After the HNS network was made, its adapter got no IPv4 address in time.',
          [`${antrea}/util/net_windows.go`],
        ),
        checks: [{ look: 'dhcpStatus in the line', shows: 'true: DHCP did not answer' }],
        remedy:
          'Look why DHCP does not answer on this port, or give the adapter a static address before.',
      },
    ],
  },
  {
    id: 'W-49',
    about: 'kernel driver of Open vSwitch',
    kind: 'error',
    words: [
      ['Failed to install OVS driver'],
      ['Waiting for ovsdb-server running timeout'],
      ['Waiting for ovsdb-vswitchd running timeout'],
    ],
    printed: [{ by: 'scripts of Antrea', in: 'log of the init container, console' }],
    causes: [
      {
        cause: inferred('Windows does not load the driver, which is signed for tests only.', [
          `${antreaRepository}build/charts/antrea-windows/conf/ovs/Install-OVSDriver.ps1`,
          'github antrea-io/antrea/issues/5805',
        ]),
        likely: [{ says: 'OVS driver' }],
        excluded: [{ says: 'running timeout' }],
        checks: [
          { command: 'bcdedit /enum; Confirm-SecureBootUEFI', shows: 'no testsigning, or True' },
        ],
        remedy:
          'Use a signed driver, or bcdedit /set testsigning on without Secure Boot, and restart.',
      },
      {
        cause: inferred('The service of Open vSwitch does not come up.', [
          `${antreaRepository}hack/windows/Helper.psm1`,
        ]),
        excluded: [{ says: 'OVS driver' }],
        checks: [{ command: 'Get-Service ovsdb-server, ovs-vswitchd', shows: 'Stopped' }],
        remedy: 'See C:\\openvswitch\\var\\log\\openvswitch.',
      },
    ],
  },
  {
    id: 'W-50',
    about: 'runtime that a script looks for',
    kind: 'error',
    words: [
      ['service was not detected - please install and start containerd'],
      ['Containerd Daemon did not start successfully within'],
      ['Docker Daemon did not start successfully within'],
    ],
    printed: [{ by: 'scripts that prepare a node', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The pipe of containerd is not there: it is not installed, or does not run.',
          [`${antreaRepository}hack/windows/Prepare-Node.ps1#L73`],
        ),
        likely: [{ says: 'was not detected' }],
        excluded: [{ says: 'did not start' }],
        checks: [{ command: 'Get-Service containerd', shows: 'nothing, or Stopped' }],
        remedy: 'containerd.exe --register-service; Start-Service containerd',
      },
      {
        cause: inferred('The service did not come up; its own log says why.', [
          `${tools}Install-ContainerdRuntime/install-containerd-runtime.ps1#L679`,
        ]),
        excluded: [{ says: 'was not detected' }],
        checks: [
          {
            command: 'Get-EventLog Application -Newest 20',
            shows: 'errors of docker or containerd',
          },
        ],
        remedy: 'Mend what it names; restart the host if the feature Containers was just added.',
      },
    ],
  },
  {
    id: 'E-18',
    about: 'Open vSwitch that does not run',
    kind: 'error',
    words: [['db.sock: database connection failed']],
    printed: [{ by: 'ovs-vsctl', in: 'console, log of the agent' }],
    causes: [
      {
        cause: inferred('The services of Open vSwitch do not run, or its driver was not loaded.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/docs/windows.md',
        ]),
        checks: [{ command: 'Get-Service ovsdb-server, ovs-vswitchd', shows: 'Stopped, or none' }],
        remedy:
          'Start both; without a signed driver set Bcdedit.exe -set TESTSIGNING ON and restart, or install the signed one.',
      },
    ],
  },
  {
    id: 'SR-60',
    about: 'ports of NodePortLocal',
    kind: 'error',
    words: [['failed to add rule for Pod', 'no free port found']],
    printed: [{ by: 'antrea-agent', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'Each port of the range of NodePortLocal is taken, or Windows refused a NAT mapping for it.',
          [
            'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/nodeportlocal/portcache/port_table_windows.go#L45-L72',
          ],
        ),
        checks: [
          {
            look: 'portRange below nodePortLocal in antrea-agent.conf',
            shows: 'fewer ports than pods',
          },
          {
            command: 'Get-NetNatStaticMapping; netsh int ipv4 show excludedportrange tcp',
            shows: 'mappings or exclusions over the whole range',
          },
        ],
        remedy: 'Take a wider range, outside of what Windows keeps and below the dynamic ports.',
      },
    ],
  },
  {
    id: 'SR-61',
    about: 'SR-IOV with Antrea on Windows',
    kind: 'error',
    words: [
      ['OVS hardware offload is not supported on windows'],
      ['OVS hardware offload is not supported in windows'],
      ['Pod SR-IOV interface is not supported on windows'],
    ],
    printed: [{ by: 'antrea-agent', in: 'its log, pod events' }],
    causes: [
      {
        cause: verified('The pod asks for a virtual function, which Antrea has on Linux alone.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/cniserver/interface_configuration_windows.go#L134-L139',
        ]),
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'a resource or network of SR-IOV' },
        ],
        remedy: 'Leave it out of pods for Windows.',
      },
    ],
  },
  {
    id: 'SR-73',
    about: 'setting of the switch that is left out',
    kind: 'noise',
    words: [['Receive Segment Coalescing (RSC) is not supported by this Windows Server version']],
    printed: [{ by: 'antrea-agent', in: 'its log' }],
    causes: [
      {
        cause: verified('Antrea wanted to make the switch faster and goes on without it.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/util/winnet/net_windows.go#L193-L200',
        ]),
        checks: [{ look: 'what the agent prints next', shows: 'it goes on' }],
        remedy: 'Nothing to do.',
      },
    ],
  },
  {
    id: 'SR-76',
    about: 'port of a pod that does not come to the bridge',
    kind: 'error',
    words: [['Failed to wait for host interface creation in 1min']],
    printed: [{ by: 'antrea-agent', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The runtime did not start the sandbox of this pod within a minute, so that its adapter did not come up and Open vSwitch got no port.',
          [
            'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/cniserver/interface_configuration_windows.go#L450-L500',
          ],
        ),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'events of the sandbox: another error before this',
          },
          { command: 'Get-NetAdapter -IncludeHidden', shows: 'no vEthernet (NAME) of the message' },
        ],
        remedy: 'Mend the first error of the sandbox; where there is none, restart the agent.',
      },
    ],
  },
]
