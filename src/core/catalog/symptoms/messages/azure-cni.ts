import type { Symptom } from '../define.ts'
import { damagedAzureState } from '../azure-state.ts'
import { inferred, verified } from '../../fact.ts'

const azure =
  'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network'

/** Messages of Azure CNI. */
export const azureCniSymptoms: readonly Symptom[] = [
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
    id: 'R-26',
    about: 'azure-vnet waits for its store',
    kind: 'error',
    words: [
      ['key-value store of network plugin', 'timed out locking store'],
      ['locking store', 'Store is locked'],
      ['bytes read from lock file is 0'],
    ],
    printed: [{ by: 'azure-vnet', in: 'azure-vnet log, pod events' }],
    passedBy: ['ADD command completed with err:<nil>'],
    causes: [
      {
        cause: inferred(
          'An earlier call of the plugin hangs in HNS and holds the lock; the thread names a setting of HNS in the registry against it.',
          ['acn#774'],
        ),
        checks: [
          { look: 'azure-vnet.log before this line', shows: 'a call that does not come back' },
        ],
        remedy: 'Update the image of the node; else restart HNS and then the node.',
      },
      {
        cause: inferred(
          'A call that crashed or was killed, as on a loaded node, left azure-vnet.json.lock behind.',
          [
            'github Azure/azure-container-networking/issues/186',
            'github Azure/azure-container-networking/issues/364',
            'github Azure/azure-container-networking/issues/464',
          ],
        ),
        likely: [{ says: 'Store is locked' }, { says: 'lock file is 0' }],
        checks: [
          {
            command: 'Get-Content C:\\k\\azure-vnet.json.lock',
            shows: 'the id of a process that is gone, or nothing',
          },
        ],
        remedy: 'Delete the file; update Azure CNI.',
      },
      {
        cause: verified(
          'Very many pods, as 150 and more, start at once, and calls wait for one lock.',
          ['github Azure/azure-container-networking/issues/2817'],
        ),
        checks: [{ look: 'pods that started at that time', shows: 'more than 100' }],
        remedy: 'Start them in smaller lots.',
      },
    ],
  },
  {
    id: 'R-42',
    about: 'damaged state of Azure CNI',
    kind: 'error',
    words: [
      ['Failed to start IPAM plugin', 'invalid character'],
      ['failed to set up pod', 'network: unexpected end of JSON input'],
      ['Failed to restore state, err:EOF'],
      ['Failed to restore state, err:unexpected end of JSON input'],
      ['Failed to restore state, err:unexpected EOF'],
      ['Failed to restore state, err:invalid character'],
      ['network', "err:invalid character '\\x00' looking for beginning of value"],
    ],
    printed: [{ by: 'azure-vnet, azure-vnet-ipam', in: 'pod events, azure-vnet.log' }],
    causes: [damagedAzureState],
  },
  {
    id: 'PR-12',
    about: 'Azure CNS does not answer',
    kind: 'error',
    words: [
      ['Failed to get IP address from CNS', ':10090/', 'connectex'],
      ['Failed to get IP address from CNS', ':10090/', 'connection refused'],
      ['Failed to get IP address from CNS', ':10090/', 'context deadline exceeded'],
    ],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: inferred(
          'azure-cns, which gives addresses at port 10090 of each node, does not run there yet, or restarts again and again.',
          ['github Azure/AKS/issues/4342', 'github Azure/AKS/issues/5145'],
        ),
        checks: [
          {
            command: 'kubectl get pods -n kube-system -o wide | azure-cns',
            shows: 'the one of this node not Running, or with restarts',
          },
          {
            command: 'kubectl logs -n kube-system AZURE-CNS-POD --previous',
            shows: 'why it ended',
          },
        ],
        remedy:
          'A pod of a node that just started comes up by itself. Else mend what the log names; “az aks update” without anything else lets AKS set the DaemonSet up anew.',
      },
    ],
  },
  {
    id: 'KD-02',
    about: 'mode of Azure CNI',
    kind: 'error',
    words: [
      ['azure', 'Network mode is invalid'],
      ['create network', 'Network mode is invalid'],
    ],
    settledBy: ['cni-azure-mode'],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'mode in 10-azure.conflist is neither bridge nor tunnel; Azure CNI before 1.6.16 makes no network with another word.',
          ['acn-1.6.15#L291-L298', 'acn#3113'],
        ),
        checks: [
          { look: 'mode in 10-azure.conflist', shows: 'l2bridge, transparent or another word' },
        ],
        remedy: 'Write "mode": "bridge", as AKS does.',
      },
    ],
  },
  {
    id: 'CN-18',
    about: 'policy in the form of HCN in Azure CNI',
    kind: 'error',
    words: [
      ['azure-vnet', 'endpoint', 'unexpected end of JSON input'],
      ['azure-vnet', 'policy', 'unexpected end of JSON input'],
    ],
    settledBy: ['cni-policy-shape'],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'A policy of the file has the form of HCN, with Settings. Azure CNI reads the fields beside Type, as HNS v1 has them, and finds nothing where it decodes ExceptionList or the route.',
          ['a-policy#L121-L138'],
        ),
        checks: [{ look: 'AdditionalArgs of 10-azure.conflist', shows: 'Settings' }],
        remedy: 'Write OutBoundNAT and ROUTE with their fields beside Type.',
      },
      damagedAzureState,
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
    id: 'W-44',
    about: 'master interface of Azure CNI',
    kind: 'error',
    words: [['Failed to find the master interface'], ['Failed to find interface by subnet prefix']],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'No adapter of the node has an address in the subnet that CNS or the file names.',
          [`${azure}/network.go`],
        ),
        checks: [{ command: 'ipconfig', shows: 'the addresses; the line has subnetPrefix' }],
        remedy: 'Compare both; after a change of the subnet make the node anew.',
      },
    ],
  },
  {
    id: 'W-71',
    about: 'two answers of Azure CNI in one',
    kind: 'error',
    words: [["invalid character '{' after top-level value"]],
    wordsInferred: true,
    printed: [{ by: 'kubelet with dockershim', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'A container of the pod ended before its endpoint was attached: Azure CNI printed an error and a result, which the kubelet cannot read as one.',
          ['github Azure/azure-container-networking/issues/436'],
        ),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'Last State: Terminated shortly after the start, again and again',
          },
        ],
        remedy:
          'Read kubectl logs --previous, and mend why the container ends; the line goes with it.',
      },
    ],
  },
  {
    id: 'SR-50',
    about: 'overlay without a gateway',
    kind: 'warning',
    weak: 'message',
    words: [['No gateway specified for Overlay NC']],
    printed: [{ by: 'azure-vnet', in: 'azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'CNS names no gateway for the overlay, and the plugin takes the first address of the pod range; traffic breaks where the gateway is another.',
          [
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network/network_windows.go#L423-L432',
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network/invoker_cns.go#L463-L474',
          ],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork | Where Name -eq azure | Select -Expand Subnets',
            shows: 'GatewayAddress; pods without a route to it',
          },
        ],
        remedy: 'Where pods have their network, leave it; else update the node image and CNS.',
      },
    ],
  },
  {
    id: 'SR-51',
    about: 'network policy that Azure NPM cannot do on Windows',
    kind: 'silent',
    words: [
      ['is not translated because it has unsupported translated features of Windows'],
      ['unsupported namedport translation features used on windows'],
      ['unsupported NotExist operator translation features used on windows'],
      ['unsupported Except CIDR block translation features used on windows'],
      ['Named Port translation is not supported in windows dataplane'],
      ['Negative match types is not supported in windows dataplane'],
    ],
    printed: [{ by: 'azure-npm', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The policy has a named port, except below ipBlock, an operator such as DoesNotExist or NotIn, or SCTP: Azure NPM leaves the whole policy out on Windows nodes.',
          [
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/npm/pkg/controlplane/controllers/v2/networkPolicyController.go#L292-L300',
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/npm/pkg/controlplane/translation/translatePolicy.go#L23-L36',
          ],
        ),
        checks: [
          {
            command: 'kubectl get networkpolicy NAME -o yaml',
            shows: 'port: a name; except; DoesNotExist, NotIn',
          },
        ],
        remedy:
          'Write ports as numbers, and ranges and labels without exceptions; or use Calico for policies.',
      },
    ],
  },
  {
    id: 'SR-52',
    about: 'network that Azure NPM looks for',
    kind: 'error',
    words: [["only 'azure' and 'Calico' networks are supported"]],
    printed: [{ by: 'azure-npm', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The configuration of Azure NPM names an HNS network other than azure and Calico.',
          [
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/npm/pkg/dataplane/ipsets/ipsetmanager_windows.go#L312-L318',
          ],
        ),
        checks: [
          {
            command: 'kubectl get configmap -n kube-system azure-npm-win-config -o yaml',
            shows: 'WindowsNetworkName',
          },
        ],
        remedy: 'Write azure or Calico, as the network of the node is called.',
      },
    ],
  },
  {
    id: 'SR-53',
    about: 'several networks for one pod of Docker',
    kind: 'error',
    words: [
      ['DualNicFeature is not supported'],
      ['received multiple NC results', 'while dualnic feature is not supported'],
    ],
    printed: [{ by: 'azure-vnet', in: 'azure-vnet.log, pod events' }],
    causes: [
      {
        cause: verified(
          'CNS gives the pod more than one network, which the plugin can only join in a namespace of HNS version 2, as containerd makes it.',
          [
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network/network_windows.go#L413-L421',
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network/network.go#L566-L572',
          ],
        ),
        checks: [
          { command: 'kubectl get node NODE -o wide', shows: 'CONTAINER-RUNTIME: docker://' },
        ],
        remedy: 'Run the node with containerd.',
      },
    ],
  },
  {
    id: 'SR-54',
    about: 'PowerShell that a plugin does not find',
    kind: 'error',
    words: [['failed to find powershell executable']],
    printed: [{ by: 'azure-vnet, Azure CNS', in: 'azure-vnet.log, log of CNS' }],
    causes: [
      {
        cause: verified(
          'powershell.exe is in no folder of PATH of the service that starts the plugin.',
          [
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/platform/os_windows.go#L192-L198',
          ],
        ),
        checks: [
          {
            command: "[Environment]::GetEnvironmentVariable('Path','Machine')",
            shows: String.raw`no C:\Windows\System32\WindowsPowerShell\v1.0`,
          },
        ],
        remedy:
          'Put the folder back into PATH of the machine and restart containerd and the kubelet.',
      },
    ],
  },
  {
    id: 'SR-71',
    about: 'network that Azure NPM waits for',
    kind: 'error',
    words: [['failed to get network info after', 'retries with err']],
    printed: [{ by: 'azure-npm', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'For 20 minutes there was no HNS network of the name that Azure NPM looks for: azure-vnet makes it with the first pod of the node.',
          [
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/npm/pkg/dataplane/dataplane_windows.go#L17-L20',
            'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/npm/pkg/dataplane/dataplane_windows.go#L85-L109',
          ],
        ),
        checks: [
          { command: 'Get-HnsNetwork | Select Name, Type', shows: 'no azure' },
          {
            command: 'kubectl get pod -A --field-selector spec.nodeName=NODE -o wide',
            shows: 'no pod with an address of its own',
          },
        ],
        remedy:
          'Where no pod has come to the node, nothing is wrong; else see why azure-vnet makes no network.',
      },
    ],
  },
]
