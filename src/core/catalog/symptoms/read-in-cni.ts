import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What CNI plugins, the CNI library and agents of a network print about their configuration. */
export const readInCniSymptoms: readonly Symptom[] = [
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
    id: 'CN-03',
    about: 'policy that Azure CNI does not know',
    kind: 'error',
    words: [['Failed to set Policy: Type']],
    settledBy: ['cni-policy-shape', 'cni-policy-known', 'cni-policy-type'],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'A policy of the file is none that Azure CNI reads: SDNRoute, or the form of HCN with Settings. It takes the form of HNS v1 alone, such as ROUTE and ExceptionList beside Type, and converts it itself.',
          ['a-policy'],
        ),
        checks: [{ look: 'AdditionalArgs of 10-azure.conflist', shows: 'SDNRoute, or Settings' }],
        remedy: 'Write ROUTE and OutBoundNAT with their fields beside Type.',
      },
    ],
  },
  {
    id: 'CN-04',
    about: 'empty exceptions of Azure CNI',
    kind: 'error',
    words: [
      ['error', 'OutBoundNAT policy not set'],
      ['failed', 'OutBoundNAT policy not set'],
    ],
    settledBy: ['cni-azure-exceptions'],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'The ExceptionList of the OutBoundNAT policy is empty; Azure CNI makes no endpoint with it.',
          ['a-policy'],
        ),
        checks: [{ look: 'ExceptionList of 10-azure.conflist', shows: '[]' }],
        remedy: 'Write the ranges of the virtual network into it, or take the policy out.',
      },
    ],
  },
  {
    id: 'CN-05',
    about: 'half of the DNS settings of Azure CNI',
    kind: 'error',
    words: [['Wrong DNS configuration: {'], ['azure-vnet', 'Wrong DNS configuration']],
    settledBy: ['cni-dns'],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'dns of the file has Nameservers without Search, or Search without Nameservers; Azure CNI takes both or none.',
          [
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network/network_windows.go',
          ],
        ),
        checks: [{ look: 'dns of 10-azure.conflist', shows: 'one of the two lists' }],
        remedy: 'Write both Nameservers and Search, or leave dns out.',
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
    id: 'CN-10',
    about: 'parts of an IPv6 range',
    kind: 'error',
    words: [['New CIDR set failed; the node CIDR size is too big']],
    settledBy: ['node-ranges-fit'],
    printed: [{ by: 'kube-controller-manager', in: 'kube-controller-manager log' }],
    causes: [
      {
        cause: verified(
          'The part of each node is too small for the IPv6 range of pods: the controller takes at most 16 bits between both, such as a /64 of a /48.',
          ['cidr-set#L55-L61', 'cidr-set#L73-L85'],
        ),
        checks: [
          {
            look: '--cluster-cidr and --node-cidr-mask-size (-ipv6) of kube-controller-manager',
            shows: 'more than 16 between the two lengths',
          },
        ],
        remedy: 'Write a shorter mask for nodes, or give the cluster a smaller range.',
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
]
