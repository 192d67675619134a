import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What flannel, Calico, Antrea, OVN and the platform’s network show. */
export const networkAgentSymptoms: readonly Symptom[] = [
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
        cause: verified(
          'There is no HNS network named Calico, or it is an l2bridge one while the pool says VXLAN.',
          ['calico-vxlan_mgr#L128-L133'],
        ),
        likely: [{ decision: 'cni', is: ['calico'] }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
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
      ['Failed to find interface to use that matches the interfaces and/or regexes provided'],
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
    id: 'M-NET-50',
    about: 'script adapter',
    kind: 'error',
    words: [
      ['Failed to find a suitable network adapter, check your network settings'],
      ['Fail to create the network['],
    ],
    printed: [
      {
        by: 'Microsoft start scripts (helper.psm1)',
        in: 'console of start.ps1 or start-kubelet.ps1',
      },
    ],
    causes: [
      {
        cause: verified('No adapter that is up is named “vEthernet (…)” after the interface.', [
          'sdn-helper#L335-L338',
          'ms-problems',
        ]),
        checks: [
          { command: 'Get-NetAdapter | ? Name -Like "vEthernet (Ethernet*"', shows: 'empty' },
        ],
        remedy: 'Give the parameter InterfaceName; else HNS may have found no adapter.',
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
    ],
  },
  {
    id: 'M-NET-52',
    about: 'RKE2 network',
    kind: 'error',
    words: [
      ['no source vip reserved'],
      ['timed out waiting for the network interfaces to come back'],
      ['the passed CIDRs are routed in different interfaces'],
      ['no interface has the ip:'],
      ['Flanneld has an error:'],
    ],
    printed: [{ by: 'rke2 agent on Windows', in: 'rke2 log (event log Application, source rke2)' }],
    causes: [
      {
        cause: verified(
          'Making the HNS network interrupted the host’s network; flanneld ended and nothing started it again.',
          ['rke2#5702'],
        ),
        likely: [
          { observed: 'the cluster is RKE2' },
          { decision: 'cni', is: ['flannel'] },
          { says: 'Flanneld has an error' },
        ],
        checks: [{ command: 'rke2 -v', shows: 'before the release with retry' }],
        remedy: 'Restart the rke2 service, and update RKE2.',
      },
      {
        cause: verified(
          'An HNS network of Calico is left over from an earlier start (a race on removal).',
          ['rke2#5381', 'rke2#5382', 'rke2#5380'],
        ),
        likely: [{ observed: 'the cluster is RKE2' }, { decision: 'cni', is: ['calico'] }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            look: 'rke2 log: Deleting network: ... before starting calico',
            shows: 'missing in older releases',
          },
        ],
        remedy:
          'Take an RKE2 with the fix (v1.26.14, v1.27.11, v1.28.7 or newer), or delete the network by hand.',
      },
      {
        cause: verified('node-ip or the ranges fit no adapter, or several.', [
          'rke2-utils#L286-L369',
        ]),
        likely: [
          { observed: 'the cluster is RKE2' },
          { says: 'no interface has the ip' },
          { says: 'the passed CIDRs are routed' },
        ],
        checks: [
          { command: 'Get-NetIPAddress; node-ip in config.yaml', shows: 'address on no adapter' },
        ],
        remedy: 'Set node-ip to an address of one adapter.',
      },
    ],
  },
  {
    id: 'M-NET-53',
    about: 'RKE2 wrong CNI',
    kind: 'error',
    weak: 'name',
    words: [['cni: canal'], ['Canal is currently not supported']],
    printed: [
      {
        by: 'RKE2 server configuration, symptom',
        in: 'config.yaml; Windows agent never becomes Ready',
      },
    ],
    causes: [
      {
        cause: verified(
          'RKE2 installs Canal by default, and Windows agents need Calico or Flannel.',
          ['rke2#3316', 'rke2-docs-requirements'],
        ),
        likely: [
          { observed: 'the cluster is RKE2' },
          { observed: 'Windows agent never becomes Ready' },
        ],
        checks: [
          {
            look: '/etc/rancher/rke2/config.yaml on the server',
            shows: 'no cni line, or canal / cilium',
          },
        ],
        remedy: 'Install with cni: calico or flannel; a later change means a new cluster.',
      },
    ],
  },
  {
    id: 'M-NET-54',
    about: 'Calico KUBE_NETWORK',
    kind: 'warning',
    weak: 'message',
    words: [
      ['Environment variable KUBE_NETWORK is not set'],
      ['Endpoint External not found'],
      ["can't find HNS endpoint for network"],
    ],
    printed: [{ by: 'Calico node-service, rke2', in: 'calico or rke2 log' }],
    causes: [
      {
        cause: verified('Calico’s own network is not up yet; the loop ends when it is.', [
          'rke2#1290',
        ]),
        likely: [
          { decision: 'cni', is: ['calico'] },
          { observed: 'the lines repeat for more than five minutes', repeats: true },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Wait some minutes. If it stays, look at the adapter and its management address.',
      },
      {
        cause: inferred(
          'The agent of RKE2 1.21.3+rke2r1 looks for an endpoint where the network External is meant, and waits for ever; +rke2r2 mends it.',
          ['github rancher/rke2/issues/1604'],
        ),
        likely: [
          { told: 'kubernetes.serverVersion', as: ['v1.21.3+rke2r1', '1.21.3+rke2r1'] },
          { told: 'kubelet.version', as: ['v1.21.3+rke2r1', '1.21.3+rke2r1'] },
        ],
        excluded: [{ kubernetes: { from: '1.22' } }],
        checks: [{ command: 'rke2.exe --version', shows: 'v1.21.3+rke2r1' }],
        remedy: 'Update the agent to v1.21.3+rke2r2 or later.',
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
    id: 'M-NET-56',
    about: 'host vSwitch on one adapter',
    kind: 'warning',
    weak: 'message',
    outerTo: ['P-82'],
    words: [
      ['http2: client connection lost'],
      ['wsarecv: An established connection was aborted by the software in your host machine'],
    ],
    printed: [{ by: 'rancher system-agent, kubelet, flanneld', in: 'log' }],
    causes: [
      {
        cause: verified(
          'The connection ran through the adapter to which an HNS network was just bound.',
          ['rancher#46344'],
        ),
        likely: [{ observed: 'at boot or first start' }],
        checks: [{ look: 'time against creation of the network', shows: 'same minute' }],
        remedy: 'Retry. Make the network first, then downloads and agents.',
      },
      {
        cause: inferred(
          'API server, load balancer or a proxy on the way closed the connection; HNS has no part in it.',
          ['rancher#46344'],
        ),
        likely: [{ observed: 'Linux nodes print it at the same time' }],
        checks: [
          { look: 'same minute in the logs of other nodes', shows: 'other nodes print it too' },
        ],
        remedy: 'Look at the control plane.',
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
          { decision: 'networkMode', is: ['overlay'] },
          { observed: 'pods on different hosts do not reach each other, on one host they do' },
        ],
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
          { decision: 'networkMode', is: ['overlay'] },
          { says: 'can ping' },
          { says: 'ping works' },
          { says: 'ICMP' },
          { says: 'TCP connection' },
        ],
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
    id: 'M-NET-59',
    about: 'Azure host-gw',
    kind: 'silent',
    weak: 'name',
    words: [['VirtualAppliance'], ['user defined route']],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'flannel host-gw on Azure: no internet, no other nodes' }],
    causes: [
      {
        cause: verified(
          'Azure has no route to the pod subnets: a user-defined route for each node is missing.',
          ['ms-problems'],
        ),
        likely: [
          { decision: 'platform', is: ['azure'] },
          { decision: 'networkMode', is: ['l2bridge'] },
          { decision: 'cni', is: ['flannel'] },
          { observed: 'pods reach neither other nodes nor the internet' },
        ],
        excluded: [
          { decision: 'platform', is: ['aws', 'gcp', 'vsphere', 'hyper-v', 'on-premises'] },
        ],
        checks: [{ look: 'route table of the subnet', shows: 'no route for the podCIDR' }],
        remedy:
          'Route each node’s subnet to a virtual appliance with the node’s address, and switch on IP forwarding.',
      },
      {
        cause: verified('On AWS the source/destination check is on.', ['docs-troubleshoot.mdx']),
        likely: [
          { decision: 'platform', is: ['aws'] },
          { observed: 'pods do not reach other nodes' },
        ],
        excluded: [
          { decision: 'platform', is: ['azure', 'gcp', 'vsphere', 'hyper-v', 'on-premises'] },
        ],
        checks: [{ look: 'instance attribute', shows: 'enabled' }],
        remedy: 'Switch it off on all nodes.',
      },
    ],
  },
  {
    id: 'M-NET-60',
    about: 'ping',
    kind: 'error',
    weak: 'message',
    words: [['Request timed out', 'Lost = 4 (100% loss)'], ['100% loss']],
    wordsInferred: true,
    printed: [{ by: 'ping in the pod', in: 'console' }],
    causes: [
      {
        cause: verified(
          'Windows pods have no outbound rules for ICMP, so a ping to the outside always fails.',
          ['ms-problems', 'website-windows', 'swt#96'],
        ),
        likely: [{ observed: 'only ping was tried' }],
        checks: [
          { command: 'curl.exe -v ADDRESS or Test-NetConnection ADDRESS -Port N', shows: 'works' },
        ],
        remedy: 'Test with TCP.',
      },
      {
        cause: verified(
          'The target is in the exception list of OutBoundNAT, and nobody routes pod addresses back.',
          ['ms-problems', 'swt#141', 'flannel#1405'],
        ),
        likely: [{ observed: 'TCP fails too for internal hosts only' }],
        checks: [
          { look: "CNI file ExceptionList/Exceptions contains the target's network", shows: 'yes' },
        ],
        remedy: 'Take it out of the list, or add a route.',
      },
    ],
  },
  {
    id: 'M-MTU-01',
    about: 'MTU',
    kind: 'error',
    weak: 'message',
    words: [['needs to be fragmented but DF set']],
    wordsInferred: true,
    printed: [{ by: 'ping', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'MTU: packets are larger than the way between the nodes takes, of which an overlay needs 50 bytes; small requests work, and larger ones get lost.',
          [
            'github kubernetes/kubernetes/issues/83739',
            'github kubernetes-sigs/cluster-api-provider-azure/pull/1335',
            'fl-vxlannet',
          ],
        ),
        checks: [
          { command: 'ping -f -l 1422 POD-ON-ANOTHER-NODE', shows: 'lost, and -l 1300 arrives' },
          { command: 'netsh interface ipv4 show subinterfaces', shows: 'MTU 1500 in the pod' },
        ],
        remedy:
          'Lower the MTU of pods by 50 bytes (Set-NetIPInterface -NlMtuBytes 1450), or raise that of the network between the nodes.',
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
    id: 'M-NET-65',
    about: 'hybrid overlay Windows version',
    kind: 'error',
    words: [
      ['this version of Windows does not support HostRoute'],
      ['this version of Windows does not support setting the VXLAN'],
    ],
    printed: [{ by: 'hybrid-overlay-node', in: 'log of the service or WICD' }],
    causes: [
      {
        cause: verified(
          'This build of Windows lacks host routes in HNS, or a VXLAN port other than 4789 (2019 has none).',
          ['ovn-node#L47-L55', 'wmco-trouble'],
        ),
        likely: [
          { decision: 'cni', is: ['ovn-kubernetes'] },
          { decision: 'windowsRelease', is: ['ltsc2019'] },
        ],
        checks: [
          {
            command: 'cmd /c ver',
            shows:
              'hybrid overlay VXLAN port of the cluster network: 17763 with a custom port, or unpatched',
          },
        ],
        remedy: 'Take Windows Server 2022 for another port, and the newest update for host routes.',
      },
    ],
  },
  {
    id: 'M-NET-66',
    about: 'hybrid overlay network',
    kind: 'wrapper',
    words: [
      ['unable to create the base overlay network'],
      ['unable to create the overlay network, error'],
      ['unable to add host route policy'],
      ['failed to duplicate network routes to the associated vNIC'],
      ['error creating the network: no DRMAC address'],
    ],
    printed: [{ by: 'hybrid-overlay-node', in: 'log' }],
    causes: [
      {
        cause: verified(
          'HNS refused the network, or lost routes while it was bound; the text behind the colon decides. Often an old network is in the way.',
          ['ovn-node#L149-L335', 'ovn-win#L287'],
        ),
        likely: [{ decision: 'cni', is: ['ovn-kubernetes'] }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy:
          'Remove networks that OVN left over (BaseOVNKubernetesHybridOverlayNetwork, OVNKubernetesHybridOverlayNetwork) and restart the service.',
      },
    ],
  },
  {
    id: 'M-NET-67',
    about: 'hybrid overlay annotation',
    kind: 'warning',
    words: [["can't retrieve the host subnet from the '"], ["couldn't retrieve network with ID '"]],
    printed: [{ by: 'hybrid-overlay-node', in: 'log' }],
    causes: [
      {
        cause: inferred(
          'Another node was deleted or changed, and this agent never had its subnet. The node’s own network is not concerned.',
          ['ovn-node#L241-L248'],
        ),
        likely: [
          { decision: 'cni', is: ['ovn-kubernetes'] },
          { says: "can't retrieve the host subnet" },
        ],
        checks: [
          {
            command: 'kubectl get nodes',
            shows: 'name in the line: the named node is gone or was made again',
          },
        ],
        remedy:
          'Do nothing if that node is gone on purpose. If it exists and is not reached, look at its annotation k8s.ovn.org/hybrid-overlay-node-subnet, then restart the service.',
      },
      {
        cause: inferred('HNS did not answer the question for the node’s own network.', [
          'ovn-node#L241-L248',
        ]),
        likely: [
          { decision: 'cni', is: ['ovn-kubernetes'] },
          { says: "couldn't retrieve network" },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'error or very slow',
          },
        ],
        remedy:
          'Look at the service with Get-Service hns, and drain the node before HNS is restarted.',
      },
    ],
  },
  {
    id: 'M-NET-68',
    about: 'WMCO clean-up',
    kind: 'error',
    words: [
      ['failed ensuring ', 'HNS network is removed'],
      ['unable to ensure HNS networks are removed'],
      ['failed to remove ', 'HNS network with output:'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'operator log' }],
    causes: [
      {
        cause: verified(
          'The operator cannot remove HNS networks: its SSH connection went with the network, or HNS failed.',
          ['windows-machine-config-operator-windows#L1059-L1085'],
        ),
        likely: [{ observed: 'the cluster is OpenShift' }],
        checks: [{ look: 'operator log: lines before', shows: 'SSH error or HNS text' }],
        remedy: 'Let it retry; reboot the instance if the network stays.',
      },
    ],
  },
  {
    id: 'M-CAL-01',
    about: 'Calico install stalls',
    kind: 'error',
    weak: 'message',
    words: [['Calico initialization to finish']],
    printed: [
      { by: 'install-calico.ps1', in: 'console: Waiting for Calico initialization to finish' },
    ],
    causes: [
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
]
