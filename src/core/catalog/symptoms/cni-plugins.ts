import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What CNI plugins and the runtime say about the network of a pod. */
export const cniPluginSymptoms: readonly Symptom[] = [
  {
    id: 'M-NET-28',
    about: 'plugin: network missing',
    kind: 'wrapper',
    words: [
      ['error while getting network ', 'not found'],
      ['error while adding HNSEndpoint'],
      ['error while adding HostComputeEndpoint'],
    ],
    printed: [{ by: 'win-bridge', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('win-bridge finds no HNS network with the name of the CNI file.', [
          'plugins-win-bridge_windows#L101-L107',
        ]),
        likely: [
          { decision: 'cni', is: ['flannel'] },
          { decision: 'networkMode', is: ['l2bridge'] },
          { says: 'error while getting network' },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          { look: 'name in the CNI file', shows: 'differs' },
        ],
        remedy: 'Start the agent that makes the network, and use one name in both places.',
      },
      {
        cause: inferred('The network was found, but IPAM or HNS refused the endpoint.', [
          'plugins-win-bridge_windows-2',
        ]),
        likely: [{ says: 'error while adding' }],
        checks: [{ look: 'text behind the colon', shows: 'IPAM text or HNS text' }],
        remedy: 'Look for the inner message.',
      },
    ],
  },
  {
    id: 'M-NET-29',
    about: 'plugin: wrong type',
    kind: 'error',
    words: [
      ['network ', 'is of unexpected type: '],
      ['network ', 'is of an unexpected type: '],
    ],
    printed: [{ by: 'win-bridge, win-overlay', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'Plugin and network do not fit: win-bridge takes L2Bridge or L2Tunnel, win-overlay takes Overlay.',
          ['plugins-win-overlay_windows#L116', 'plugins-win-bridge_windows#L107'],
        ),
        likely: [{ observed: 'backend changed from host-gw to vxlan or back' }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            look: 'delegate.type in the CNI file, Backend.Type in net-conf.json',
            shows: 'host-gw with win-overlay, vxlan with win-bridge',
          },
        ],
        remedy: 'Change the delegate, or delete the network and let the agent make the right one.',
      },
    ],
  },
  {
    id: 'M-NET-30',
    about: 'plugin: no address',
    kind: 'error',
    words: [
      ['IPAM plugin return is missing IP config'],
      ['IPAM plugin return is missing valid IP Address'],
    ],
    printed: [{ by: 'win-bridge, win-overlay', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The IPAM plugin reported no error and gave no address: its range or list is empty.',
          ['plugins-win-overlay_windows#L74-L82'],
        ),
        checks: [
          {
            look: 'CNI file: ipam; dir of the host-local data folder',
            shows: 'no range, or folder full',
          },
        ],
        remedy: 'Correct the ipam section; see the rows on used-up addresses if the range is full.',
      },
    ],
  },
  {
    id: 'M-NET-31',
    about: 'plugin: IPv6',
    kind: 'error',
    words: [
      ["win-overlay doesn't support IPv6 now"],
      ['Dual stack specified with non l2bridge network'],
      ['Dual stack can only be specified with l2bridge network'],
      ['Only a single IPv4 address per endpoint is supported on Windows'],
    ],
    printed: [
      { by: 'win-overlay, sdn* plugins, vpc-bridge', in: 'pod events (kubectl describe pod)' },
    ],
    causes: [
      {
        cause: verified('Overlay networks and the AWS plugin know IPv4 only.', [
          'plugins-win-overlay_windows#L198',
          'windows-container-networking-network#L156',
          'aws-hns#L163',
        ]),
        likely: [
          { decision: 'ipFamily', is: ['dual-stack'] },
          { decision: 'networkMode', is: ['overlay'] },
        ],
        checks: [{ look: 'podCIDRs of the node', shows: 'IPv6 range' }],
        remedy: 'Use IPv4 on overlay; dual stack works with l2bridge alone.',
      },
    ],
  },
  {
    id: 'M-NET-32',
    about: 'MAC prefix',
    kind: 'error',
    words: [['value must be of the format xx-xx'], ['prefix must be of the format xx-xx']],
    printed: [{ by: 'win-overlay, flanneld, Calico', in: 'event, agent log' }],
    causes: [
      {
        cause: verified(
          'endpointMacPrefix, MacPrefix or VXLAN_MAC_PREFIX does not look like 0E-2A.',
          ['plugins-win-overlay_windows#L96', 'flannel-vxlan_windows#L122', 'c-dp#L717'],
        ),
        checks: [{ look: 'the field', shows: 'colon, or wrong length' }],
        remedy: 'Write the prefix as 0E-2A.',
      },
    ],
  },
  {
    id: 'M-NET-34',
    about: 'addresses used up',
    kind: 'error',
    words: [['failed to allocate for range'], ['no IP addresses available in range set']],
    printed: [{ by: 'host-local IPAM', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('Pods that are gone never gave their addresses back (leaked endpoints).', [
          'ms-problems',
          'plugins-allocator#L109',
        ]),
        checks: [
          {
            look: 'dir of the host-local data folder; count against kubectl get pods of the node',
            shows: 'more files than pods',
          },
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
        ],
        remedy:
          'Drain the node and stop the agents. Remove the endpoints (Get-HnsEndpoint, Remove-HnsEndpoint) and the IPAM folder c:\\var\\lib\\cni\\networks, then start again.',
      },
      {
        cause: inferred('The pod range of the node is smaller than maxPods.', ['ms-problems']),
        checks: [
          {
            command: 'kubectl get node -o jsonpath={.spec.podCIDR}; max-pods',
            shows: '/26 and 110 pods',
          },
        ],
        remedy: 'Lower maxPods, or give nodes a larger range.',
      },
      {
        cause: inferred(
          'The container id still holds an address, since a DEL did not run before the next ADD. The range is not full.',
          ['plugins-allocator'],
        ),
        likely: [{ says: 'duplicate allocation is not allowed' }],
        checks: [
          {
            look: 'dir of the host-local data folder: a file with this container id',
            shows: 'file with the id of the failing sandbox',
          },
        ],
        remedy:
          'Delete the pod so that a new sandbox is made. If it stays, remove only that one file, on the drained node.',
      },
    ],
  },
  {
    id: 'M-NET-35',
    about: 'plugin crashed',
    kind: 'error',
    outerTo: ['R-42'],
    words: [
      ['netplugin failed with no error message'],
      ['netplugin failed but error parsing its diagnostic message'],
    ],
    printed: [{ by: 'kubelet or containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The plugin ended without a word: it crashed, was killed at a time-out, or a scanner blocked it.',
          ['k8s#110143', 'k8s#69165'],
        ),
        likely: [{ says: 'with no error message' }, { says: 'unexpected end of JSON input' }],
        excluded: [{ says: 'after top-level value' }],
        checks: [
          {
            look: 'plugin log (azure-vnet.log, C:\\CalicoWindows\\logs, cni.log)',
            shows: 'panic or nothing',
          },
          { command: 'Get-MpThreatDetection', shows: 'block of the exe' },
        ],
        remedy: 'Update the plugin and exempt it from scanning.',
      },
      {
        cause: inferred('HNS is overloaded or hangs, so that ADD takes longer than allowed.', [
          'k8s#110143',
        ]),
        checks: [{ command: 'Measure-Command { Get-HnsNetwork }', shows: 'many seconds' }],
        remedy: 'Start fewer pods at once, and restart HNS on a drained node.',
      },
      {
        cause: inferred(
          'The plugin printed more than one answer, or lines of its log beside it, so that it cannot be read; what failed stands in that text.',
          ['github Azure/acs-engine/issues/3920'],
        ),
        likely: [
          { says: 'after top-level value' },
          { says: 'cniVersion' },
          { says: 'looking for beginning of' },
        ],
        excluded: [{ says: 'with no error message' }, { says: 'unexpected end of JSON input' }],
        checks: [{ look: 'the text of the message', shows: 'an answer or code, and more' }],
        remedy: 'Read the error that stands in the text, and update the plugin.',
      },
    ],
  },
  {
    id: 'M-NET-36',
    about: 'HNS call time-out',
    kind: 'error',
    words: [['timed out calling hns']],
    printed: [{ by: 'azure-vnet, azure-cns', in: 'azure-vnet.log, event' }],
    causes: [
      {
        cause: verified('HNS gave no answer within the plugin’s limit.', [
          'acn-hnsv2wrapperwithtimeout#L17',
        ]),
        likely: [{ decision: 'platform', is: ['azure'] }],
        checks: [
          {
            command: 'Get-Service hns; Measure-Command { Get-HnsEndpoint }',
            shows: 'slow or stopped',
          },
          { look: 'CPU and commit of the node', shows: 'full' },
        ],
        remedy: 'Relieve the node, restart HNS after draining, and update the node image.',
      },
    ],
  },
  {
    id: 'M-NET-37',
    about: 'azure endpoint',
    kind: 'wrapper',
    words: [
      ['Failed to create endpoint:', 'due to error:'],
      ['Failed to add endpoint:', 'to hcn namespace:'],
      ['Failed to create hcn network:', 'due to error:'],
    ],
    printed: [{ by: 'azure-vnet', in: 'azure-vnet.log, pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('azure-vnet only passes on what HNS said; the text behind it decides.', [
          'acn-endpoint_windows#L466-L485',
        ]),
        likely: [{ decision: 'platform', is: ['azure'] }],
        checks: [{ look: 'tail of the line', shows: 'inner text and code' }],
        remedy: 'Look for the inner message.',
      },
    ],
  },
  {
    id: 'M-NET-38',
    about: 'corrupt endpoint',
    kind: 'error',
    words: [
      ['HNSEndpoint ', 'is already existed'],
      ['HostComputeNetwork ', 'is already existed'],
      ['failed to delete corrupted HNSEndpoint'],
      ['failed to delete corrupted HostComputeEndpoint'],
    ],
    printed: [{ by: 'win-bridge, win-overlay', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'An endpoint of that name belongs to another network, left over from earlier.',
          ['plugins-endpoint_windows#L85-L94'],
        ),
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
        ],
        remedy: 'Delete the endpoint; where there are many, clear HNS on a drained node.',
      },
    ],
  },
  {
    id: 'M-NET-69',
    about: 'azure IPAM',
    kind: 'error',
    wraps: 'IPAM Invoker Add failed with error',
    words: [
      ['IPAM Invoker Add failed with error'],
      ['azure-vnet', 'Failed to allocate pool:'],
      ['[cni-net]', 'Failed to allocate pool:'],
      ['[cni-ipam]', 'Failed to allocate pool:'],
    ],
    wordsInferred: true,
    printed: [{ by: 'azure-vnet', in: 'azure-vnet.log, pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'azure-cns or azure-vnet-ipam gave no address: CNS does not run, or the node’s pool is used up.',
          ['acn-network#L588', 'acn-invoker_azure#L73'],
        ),
        likely: [{ decision: 'platform', is: ['azure'] }],
        checks: [
          {
            command: 'kubectl get pods -n kube-system -o wide | azure-cns-win; azure-cns log',
            shows: 'not Running / no available addresses',
          },
          { look: 'pods on the node against maxPods and subnet size', shows: 'full' },
        ],
        remedy: 'Restart CNS; take a larger subnet or fewer pods on a node.',
      },
    ],
  },
  {
    id: 'M-CNI-01',
    about: 'no config',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    outerTo: ['S-01', 'S-02', 'S-03'],
    words: [
      ['no network config found in', 'cni'],
      ['cni plugin not initialized'],
      ['cni config uninitialized'],
      ['network (CNI) not initialised'],
      ['network (CNI) not initialized'],
      ['Unable to update cni config', 'o networks found in'],
      ['Unable to update cni config', 'no valid networks found in'],
    ],
    printed: [{ by: 'containerd, kubelet', in: 'Ready condition, log' }],
    causes: [
      {
        cause: verified(
          'The runtime has no usable CNI file: the agent has not written it, wrote it elsewhere, or it cannot be read.',
          ['sig-windows-dev-tools#91'],
        ),
        likely: [
          { says: 'KubeletNotReady' },
          { observed: 'node stays NotReady although the network agent runs' },
        ],
        checks: [
          {
            look: 'dir of conf_dir of containerd',
            shows: 'empty, or only files with other endings',
          },
        ],
        remedy:
          'Compare conf_dir of the runtime with the folder that the agent writes, and read the agent’s log.',
      },
    ],
  },
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
    id: 'M-CNI-02',
    about: 'plugin missing',
    kind: 'error',
    words: [['failed to find plugin "', 'in path [']],
    outerTo: ['GB-01'],
    settledBy: ['cni-file-for-linux'],
    printed: [{ by: 'containerd, libcni', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('The plugin is not in containerd’s bin_dir, or type names no program.', [
          'windows-container-networking#70',
          'ctrd#6305',
        ]),
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          { command: 'containerd config dump | findstr bin_dir', shows: 'dir: exe not there' },
        ],
        remedy: 'Copy the plugin or correct bin_dir; type is sdnbridge, win-bridge and the like.',
      },
      {
        cause: verified(
          'There is no such plugin for Windows: the CNI file is that of Linux nodes, or has a part of it.',
          ['p-linux-only'],
        ),
        likely: [
          { says: 'find plugin "portmap"' },
          { says: 'find plugin "bridge"' },
          { says: 'find plugin "bandwidth"' },
          { says: 'find plugin "loopback"' },
          { says: 'find plugin "tuning"' },
          { says: 'find plugin "firewall"' },
          { says: 'find plugin "ptp"' },
        ],
        excluded: [
          { observed: 'the node runs Linux' },
          { says: 'find plugin "flannel' },
          { says: 'find plugin "win-' },
          { says: 'find plugin "sdn' },
          { says: 'find plugin "host-local' },
          { says: 'find plugin "calico' },
          { says: 'find plugin "antrea' },
          { says: 'find plugin "azure' },
          { says: 'find plugin "nat' },
          { says: 'find plugin "l2' },
        ],
        checks: [{ look: 'the CNI file on the Windows node', shows: 'portmap, hairpinMode' }],
        remedy:
          'Give the Windows node a file of its own, with win-bridge, win-overlay, sdnbridge or sdnoverlay; host ports need the capability portMappings alone.',
      },
    ],
  },
  {
    id: 'M-CNI-03',
    about: 'CNI version',
    kind: 'error',
    words: [['incompatible CNI versions']],
    printed: [{ by: 'CNI plugin', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('The CNI file is newer than the plugin.', [
          'swt#266',
          'cni-reconcile#L29',
          'w-troubleshooting-cni-plugin-related-error',
        ]),
        likely: [{ cniFile: 'newer' }],
        excluded: [{ cniFile: 'older' }],
        checks: [{ look: 'plugin with CNI_COMMAND=VERSION', shows: 'list without the version' }],
        remedy:
          'Take a cniVersion that the message lists behind “plugin supports”, or a newer plugin.',
      },
      {
        cause: verified('The plugin no longer knows the old version of the file.', ['k3s#9557']),
        likely: [{ cniFile: 'older' }],
        excluded: [{ cniFile: 'newer' }],
        checks: [{ look: 'both lists in the message', shows: 'file lower than the plugin' }],
        remedy: 'Raise cniVersion to one that the message lists.',
      },
    ],
  },
  {
    id: 'M-CNI-04',
    about: 'unsupported type',
    kind: 'error',
    words: [["Unsupported CNI config 'type'"], ['cannot create endpoint without a namespace']],
    printed: [{ by: 'sdn* plugins', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('type names none of the plugins that this program serves.', [
          'w-cni#L534',
          'windows-container-networking-network#L140',
        ]),
        likely: [{ says: 'Unsupported CNI config' }],
        checks: [{ look: 'type of the file; runtime', shows: 'l2bridge or overlay as type' }],
        remedy: 'Use sdnbridge, sdnoverlay or nat.',
      },
      {
        cause: inferred(
          'The plugin was called without a network namespace (by Docker, or by hand).',
          ['windows-container-networking-network#L140'],
        ),
        likely: [
          { says: 'without a namespace' },
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
        ],
        checks: [{ look: 'who calls the plugin; CNI_NETNS', shows: 'empty' }],
        remedy: 'Let containerd call it.',
      },
    ],
  },
  {
    id: 'M-CNI-05',
    about: 'runtime handler',
    kind: 'error',
    words: [['no runtime for "', 'is configured']],
    printed: [
      { by: 'containerd', in: 'pod events (kubectl describe pod): FailedCreatePodSandBox' },
    ],
    causes: [
      {
        cause: verified(
          'config.toml of this node has no entry for the handler of the RuntimeClass.',
          ['ctrd-config#L758'],
        ),
        likely: [{ decision: 'isolation', is: ['hyperv'] }, { observed: 'RuntimeClass in use' }],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          {
            command: 'kubectl get runtimeclass NAME -o yaml',
            shows: 'handler; containerd config dump: runtimes: handler missing',
          },
        ],
        remedy:
          'Add the runtime (runhcs-wcow-hypervisor and the like) and restart containerd; give the RuntimeClass a nodeSelector for nodes that have it.',
      },
    ],
  },
]
