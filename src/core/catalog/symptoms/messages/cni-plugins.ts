import { endpointsGone } from '../hns-restart.ts'
import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const hnsPlugins =
  'github containernetworking/plugins/blob/050a1ef54be73a7d4e6b54810a7f06d53569633b/pkg/hns/endpoint_windows.go'

/** Messages of the CNI library and of plugins that belong to no agent. */
export const cniPluginsSymptoms: readonly Symptom[] = [
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
      ['IPAM plugin returned missing IP config'],
      ['IPAM plugin returned no IP addresses in result'],
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
      {
        cause: inferred(
          'The folder that the configuration of containerd names is not in effect: its table belongs to another schema, or has a name that containerd does not know, so that it looks into its default folder.',
          [
            'containerd 301026e58c61/docs/cri/config.md#L27-L45',
            'containerd v2.2.0/internal/cri/config/config.go#L123-L313',
          ],
        ),
        likely: [{ found: 'containerd-config-tables' }, { found: 'containerd-key-known' }],
        checks: [
          {
            command: 'containerd config dump',
            shows: 'another conf_dir than the file has',
          },
        ],
        remedy:
          'Write the table that the schema of the file has (containerd config migrate prints it), restart containerd, and compare again.',
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
        excluded: [{ says: 'ctr: no network config' }],
        checks: [],
        remedy: 'Compare conf_dir with the folder that the agent writes, and read the agent’s log.',
      },
      {
        cause: verified(
          'ctr run --cni reads /etc/cni/net.d and nothing of what config.toml names as conf_dir: a file in the folder of containerd is not seen by it.',
          [
            'github containerd/containerd/blob/00f3516ce09df64077148b73e30d103f1c6b0ec3/cmd/ctr/commands/run/run.go',
            'github microsoft/windows-container-networking/issues/70',
          ],
        ),
        likely: [{ says: 'ctr: no network config' }],
        excluded: [{ says: 'NetworkReady' }, { says: 'kubelet' }],
        checks: [
          { command: 'crictl info', shows: 'the configuration that the kubelet gets, found' },
          {
            command: 'Get-ChildItem C:\\etc\\cni\\net.d',
            shows: 'no such folder, or nothing in it',
          },
        ],
        remedy:
          'For ctr put a copy of the file into C:\\etc\\cni\\net.d and the plugins into C:\\opt\\cni\\bin, or try the container with crictl or nerdctl. Pods are not concerned.',
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
    id: 'R-17',
    about: 'CNI file is no JSON',
    kind: 'error',
    words: [
      ['error parsing configuration', 'invalid character'],
      ['error reading network config', 'invalid character'],
    ],
    printed: [{ by: 'containerd, libcni', in: 'containerd log, pod events' }],
    causes: [
      {
        cause: verified(
          'The file holds what is no JSON: a comment, a comma too many, a no-break space.',
          ['cni-conf-1.1.2', 'guide-1.16'],
        ),
        checks: [
          {
            command: 'Get-Content -Raw FILE | ConvertFrom-Json',
            shows: 'an error, or what was meant to be a comment',
          },
        ],
        remedy: 'Take it out. Send the file to see its line.',
      },
      {
        cause: verified('PowerShell wrote the file with a byte order mark or as UTF-16.', [
          'cni-conf-1.1.2',
          'ab-cni#L288',
        ]),
        likely: [
          { says: "invalid character 'ï'" },
          // The same in the code page of Chinese.
          { says: "invalid character '茂'" },
          { says: "invalid character 'ÿ'" },
          { says: "invalid character 'þ'" },
        ],
        checks: [
          {
            command: 'Format-Hex FILE | Select-Object -First 3',
            shows: 'EF BB BF, FF FE or FE FF in front',
          },
        ],
        remedy: 'Write it with -Encoding ascii.',
      },
    ],
  },
  {
    id: 'R-18',
    about: 'CNI file of another form',
    kind: 'error',
    words: [
      ['error parsing configuration', "missing 'type'"],
      ['error parsing configuration list', "no 'plugins' key"],
      ['error parsing configuration list', 'no name'],
    ],
    printed: [{ by: 'containerd, libcni', in: 'containerd log, pod events' }],
    causes: [
      {
        cause: verified(
          'The body does not fit the ending: a list in a .conf, a single plugin in a .conflist, or the net-conf.json of Flannel in the folder for CNI files.',
          ['cni-conf-1.1.2', 'cni-conf-1.2.3'],
        ),
        checks: [{ look: 'the file that the message names', shows: 'its keys, and its ending' }],
        remedy: 'Rename the file, or wrap the plugin into a list.',
      },
      {
        cause: verified('The keys of a list are capitalised: Name, Plugins, CNIVersion.', [
          'cni-conf-1.1.2',
        ]),
        likely: [{ says: 'configuration list' }],
        checks: [{ look: 'first keys of the file', shows: 'capital letters' }],
        remedy: 'Write name, plugins and cniVersion.',
      },
    ],
  },
  {
    id: 'R-61',
    about: 'host-local without a range',
    kind: 'error',
    words: [['no IP ranges specified']],
    printed: [{ by: 'host-local', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: inferred(
          'host-local got no range: the plugins of windows-container-networking hand it ipam.subnet and not ipam.ranges.',
          ['github microsoft/windows-container-networking/issues/64'],
        ),
        checks: [{ look: 'ipam of the CNI file', shows: 'ranges, and no subnet' }],
        remedy: 'Write the range as ipam.subnet.',
      },
    ],
  },
  {
    id: 'SR-88',
    about: 'CNI file without ipam',
    kind: 'error',
    words: [["IPAM config missing 'ipam' key"]],
    printed: [{ by: 'host-local', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('host-local was called with a CNI file that has no section ipam.', [
          'github containernetworking/plugins/blob/3d27709faaa4e3619f299b962d9ea24589e28f9c/plugins/ipam/host-local/backend/allocator/config.go#L82-L84',
        ]),
        checks: [{ look: 'ipam in the CNI file', shows: 'missing, or below another key' }],
        remedy: 'Write ipam at the level of type, with type host-local and the range of the node.',
      },
    ],
  },
  {
    id: 'C-29',
    about: 'ranges of host-local',
    kind: 'error',
    words: [
      ['Network has host bits set'],
      ['RangeStart ', ' not in network '],
      ['RangeEnd ', ' not in network '],
      ['too small to allocate from'],
      ['requested ip ', "is subnet's gateway"],
    ],
    printed: [{ by: 'host-local', in: 'pod events' }],
    causes: [
      {
        cause: verified('The ipam section of the CNI file has a range that fits no subnet.', [
          'cni-plugins-code plugins/ipam/host-local/backend/allocator/range.go#L27-L90',
          'plugins-allocator#L61-L63',
        ]),
        checks: [
          {
            look: 'ipam of the CNI file',
            shows:
              'a subnet that is not written with its network address, or rangeStart and rangeEnd outside of it',
          },
        ],
        remedy: 'Correct subnet, rangeStart and rangeEnd.',
      },
    ],
  },
  {
    id: 'C-30',
    about: 'protocol of a hostPort',
    kind: 'error',
    words: [['invalid protocol supplied to port mapping policy']],
    printed: [{ by: 'win-bridge, win-overlay', in: 'pod events' }],
    causes: [
      {
        cause: verified('A hostPort has a protocol that the plugin does not know, such as SCTP.', [
          'cni-plugins-code pkg/hns/netconf_windows.go#L58-L78',
        ]),
        checks: [{ look: 'protocol of the ports with hostPort', shows: 'SCTP' }],
        remedy: 'Use TCP or UDP, or a Service.',
      },
    ],
  },
  {
    id: 'P-12',
    about: 'CNI of nerdctl',
    kind: 'error',
    words: [['needs CNI plugin', 'to be installed in CNI_PATH']],
    printed: [{ by: 'nerdctl', in: 'its output' }],
    causes: [
      {
        cause: verified('The named plugin is not in the folder CNI_PATH.', [
          'github containerd/nerdctl/pull/2112',
        ]),
        checks: [{ look: 'that folder', shows: 'no nat.exe' }],
        remedy: 'Install the plugins of windows-container-networking there.',
      },
    ],
  },
  {
    id: 'W-06',
    about: 'endpoint of an earlier attempt',
    kind: 'error',
    words: [['Endpoint', 'already exits']],
    printed: [{ by: 'win-overlay, win-bridge', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'HNS still has an endpoint of this name on the same network, of an earlier attempt for the sandbox; the plugin does not take it over.',
          [`${hnsPlugins}#L111`],
        ),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'the name of the message' }],
        remedy: 'Delete the pod; remove the endpoint where it stays: hnsdiag delete endpoints ID.',
      },
    ],
  },
  {
    id: 'W-07',
    about: 'endpoint that does not get into the namespace',
    kind: 'error',
    general: 'step',
    words: [
      ['Failed to Add endpoint to namespace'],
      ['failed to Remove Endpoint after AddNamespaceEndpoint failure'],
    ],
    printed: [{ by: 'win-overlay, win-bridge', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'HNS did not put the endpoint into the pod’s namespace: that is gone, as after a restart of HNS, or HNS is overloaded.',
          [`${hnsPlugins}#L252`],
        ),
        checks: [{ command: 'hnsdiag list namespaces', shows: 'no namespace of the sandbox' }],
        remedy: 'Delete the pod; where all pods fail, drain the node and restart HNS or the node.',
      },
    ],
  },
  {
    id: 'CN-17',
    about: 'plugin that crashes on its file',
    kind: 'error',
    words: [
      ['netplugin failed: "panic:'],
      ['netplugin failed', 'panic: interface conversion'],
      ['netplugin failed', 'panic: runtime error'],
      ['panic: interface conversion', 'CalculateEndpointPolicies'],
    ],
    settledBy: ['cni-policy-shape', 'cni-ipam', 'cni-policy-type'],
    printed: [{ by: 'CNI library', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The plugin crashes on a form of its file that it does not look at first: in Calico a policy whose value has no Type, spelt so; in sdnbridge and sdnoverlay an ipam.subnet that is no range of IPv4, or a policy whose value is no object.',
          ['c-pol#L65', 'w-cni#L238-L241', 'w-ep#L212'],
        ),
        checks: [
          { look: 'the policies of the CNI file', shows: 'type in lower case, or no Type' },
          { look: 'ipam.subnet of the CNI file', shows: 'a range of IPv6, or none' },
        ],
        remedy: 'Write Type with a capital into the value of each policy, and a range of IPv4.',
      },
    ],
  },
  {
    id: 'CN-01',
    about: 'type of a value in the CNI file',
    kind: 'error',
    words: [
      ['failed to load netconf', 'json: cannot unmarshal'],
      ['failed (add)', 'json: cannot unmarshal'],
      ['failed to set up pod', 'json: cannot unmarshal'],
      ['error parsing configuration', 'json: cannot unmarshal'],
      ['into Go struct field NetConf.'],
    ],
    settledBy: ['cni-value-types', 'cni-file-shape'],
    printed: [{ by: 'CNI plugins, containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'A value of the CNI file has another type than the plugin reads: the message names the field, what stands there and what belongs there, such as the text "2" for the number of apiVersion, or an object for the list of policies.',
          ['p-netconf100', 'cni-conf-1.1.2'],
        ),
        checks: [{ look: 'the field of the CNI file that the message names', shows: 'its value' }],
        remedy:
          'Write the type that the message ends with: int and bool without quotes, [] for a list.',
      },
    ],
  },
  {
    id: 'CN-02',
    about: 'name of the network',
    kind: 'error',
    words: [
      ['invalid characters found in network name'],
      ['invalid characters detected in the given network name'],
      ['network', 'missing network name'],
      ['failed (add)', 'missing network name'],
    ],
    settledBy: ['cni-network-name'],
    printed: [{ by: 'CNI library', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The name of the CNI file is missing, or has other characters than letters, digits, dot, dash and underscore, or begins with none of the first two.',
          ['cni-names#L27-L57'],
        ),
        checks: [
          { look: 'name at the top of the CNI file', shows: 'a blank, a brace, or nothing' },
        ],
        remedy:
          'Write a plain name there; the HNS network and KUBE_NETWORK of kube-proxy have the same.',
      },
    ],
  },
  {
    id: 'CN-09',
    about: 'second address for one container of host-local',
    kind: 'error',
    words: [['has been allocated to', 'duplicate allocation is not allowed']],
    printed: [{ by: 'host-local', in: 'pod events, output of a start script' }],
    causes: [
      {
        cause: verified(
          'host-local gives one address for a container and interface: it is asked a second time with the same CNI_CONTAINERID and CNI_IFNAME, and no DEL ran in between. A start script that reserves the source VIP of kube-proxy so at each start stops on it; for a pod it is an ADD that failed halfway and is repeated.',
          ['plugins-allocator'],
        ),
        checks: [
          {
            look: 'dir of the host-local data folder: the file named as the address',
            shows: 'the container id of the message',
          },
        ],
        remedy:
          'In a script read the address that was kept first, or call host-local with CNI_COMMAND=DEL and the same values before ADD. For a pod delete it, so that a new sandbox is made.',
      },
    ],
  },
  {
    id: 'SR-46',
    about: 'network that both families need first',
    kind: 'error',
    words: [['[cni-net] network not created for']],
    printed: [{ by: 'sdnbridge, sdnoverlay, nat', in: 'wincni.log' }],
    causes: [
      {
        cause: verified(
          'The CNI file has enableDualStack, with which the plugin makes no network: it has to be there under this name, of type L2Bridge.',
          [
            'github microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/common/core/network.go#L137-L153',
          ],
        ),
        checks: [{ command: 'Get-HnsNetwork | Select Name, Type', shows: 'no such name' }],
        remedy: 'Make the network before the first pod, or take enableDualStack out of the file.',
      },
    ],
  },
]
