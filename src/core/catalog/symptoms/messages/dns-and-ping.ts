import { dynamicPortsTaken } from '../../ports-taken.ts'
import type { Symptom, SymptomCause } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

/** Only names outside of the cluster are not found. */
const upstreamOfCoreDns: SymptomCause = {
  cause: verified(
    'CoreDNS answers for the domain of the cluster itself and passes all other names on: the servers behind it (forward in the Corefile) are not reached or do not answer.',
    [
      'github kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/tasks/administer-cluster/dns-custom-nameservers.md#L83',
    ],
  ),
  checks: [
    {
      command: 'kubectl get configmap coredns -n kube-system -o yaml',
      shows: 'forward, and the servers that it names',
    },
    { command: 'nslookup NAME (in a Linux pod)', shows: 'no answer either' },
  ],
  remedy:
    'Name servers behind forward that the nodes of CoreDNS reach, or open the way to them (UDP and TCP 53).',
}

/** What lookups and pings in pods show. */
export const dnsAndPingSymptoms: readonly Symptom[] = [
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
    id: 'M-DNS-01',
    about: 'lookup in pod',
    kind: 'error',
    weak: 'message',
    words: [
      ['DNS request timed out'],
      ['Resolve-DnsName', 'This operation returned because the timeout period expired'],
    ],
    codes: ['H-800705B4'],
    printed: [{ by: 'nslookup, Resolve-DnsName in the pod', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The load balancer of kube-dns is missing in HNS, or leads to endpoints that are gone.',
          [
            'k8s#110674',
            'k8s#131387',
            'k8s#138000',
            'k8s#135170',
            'k8s#135171',
            'k8s#138601',
            'k8s#138602',
            'k8s#138603',
          ],
        ),
        likely: [{ observed: 'pod address of CoreDNS works' }, { told: 'lookup.answeredBy' }],
        excluded: [{ told: 'lookup.onlyInside' }],
        checks: [
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'one line per service address that kube-proxy has set up',
          },
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
          {
            command: 'Resolve-DnsName NAME -Server COREDNS-POD-IP',
            shows: 'works: the service path is broken',
          },
        ],
        remedy:
          'Restart kube-proxy; restart CoreDNS pod by pod (kubectl rollout restart) to force an update. Patches of 1.33 to 1.36 mend stale endpoints (135146, 138000).',
      },
      {
        cause: inferred('The pod does not reach the CoreDNS pod on a Linux node at all.', [
          'sdn#433',
        ]),
        likely: [{ observed: 'pod address fails too' }],
        excluded: [{ told: 'lookup.onlyInside' }],
        checks: [
          {
            command: 'Test-NetConnection COREDNS-POD-IP -Port 53 -InformationLevel Quiet',
            shows: 'TCP: False',
          },
        ],
        remedy: 'Follow the guide for traffic between nodes.',
      },
      {
        cause: verified(
          'On 2019 the backends of HNS load balancers broke after many pods had come and gone.',
          ['hcsshim#994'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2019'] }],
        checks: [{ look: 'after reboot', shows: 'works' }],
        remedy: 'Reboot to recover, and install the newest update.',
      },
      {
        cause: inferred(
          'The dynamic ports of the node are used up, so that no answer of DNS gets back to its pods, while names are found on the node itself.',
          dynamicPortsTaken.sources,
        ),
        likely: [{ found: 'dynamic-ports-left' }, { found: 'dynamic-ports-left' }],
        checks: [
          {
            command: '(Get-NetUDPEndpoint | where LocalPort -ge 49152).Count',
            shows: 'near the number that netsh int ipv4 show dynamicport udp prints',
          },
        ],
        remedy:
          'Find who holds them (Get-NetUDPEndpoint | group OwningProcess), restart that program or the node, and widen the range: netsh int ipv4 set dynamicport udp start=16385 num=49151.',
      },
      {
        cause: inferred('The network of a new Windows container takes some seconds to be ready.', [
          'github Azure/AKS/issues/1153',
        ]),
        likely: [{ observed: 'only in the first seconds of a pod' }],
        checks: [{ command: 'Start-Sleep 5; Resolve-DnsName NAME', shows: 'works' }],
        remedy: 'Let the program try again, or wait at its start.',
      },
      {
        cause: inferred(
          'A NetworkPolicy tells where the pods may send to, and port 53 is not among it.',
          [
            'github ahmetb/kubernetes-network-policy-recipes/blob/125da2e1f05605092a56f2c8a1492fe9293f9ab2/11-deny-egress-traffic-from-an-application.md',
          ],
        ),
        likely: [{ told: 'policy.egressWithoutDns' }],
        checks: [
          {
            command: 'kubectl get networkpolicy -n NAMESPACE -o yaml',
            shows: 'Egress among policyTypes of one for these pods, and no rule with port 53',
          },
        ],
        remedy: 'Add a rule for egress to port 53 with UDP and TCP, or a policy that has it.',
      },
      { ...upstreamOfCoreDns, likely: [{ told: 'lookup.onlyInside' }] },
    ],
  },
  {
    id: 'TW-41',
    about: 'names outside of the cluster',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'pods find Services by name, and nothing outside' }],
    causes: [
      {
        ...upstreamOfCoreDns,
      },
      {
        cause: inferred(
          'Windows pods ask other servers for these names than Linux pods do: the pod has a second DNS server, or its packets to the outside are not translated.',
          ['w-', 'ms-problems'],
        ),
        checks: [
          { command: 'ipconfig /all (in the pod)', shows: 'more servers than that of the cluster' },
          {
            command: 'Resolve-DnsName NAME -Server CLUSTER-DNS (in the pod)',
            shows: 'answers: the pod asked another server before',
          },
        ],
        remedy: 'Give pods the cluster DNS alone, and look at OutBoundNAT of the CNI file.',
      },
    ],
  },
  {
    id: 'M-DNS-02',
    about: 'partly qualified name',
    kind: 'error',
    weak: 'message',
    words: [['Non-existent domain'], ['DNS name does not exist']],
    wordsInferred: true,
    printed: [{ by: 'nslookup, Resolve-DnsName in the pod', in: 'console' }],
    causes: [
      {
        cause: verified(
          'Windows has one DNS suffix, that of the pod’s namespace, and takes names with a dot as complete: svc.namespace fails while svc and the full name work.',
          ['w-'],
        ),
        likely: [{ observed: 'full name works' }, { fullName: true }],
        excluded: [
          { says: 'svc.cluster.local: Non-existent domain' },
          { says: 'svc.cluster.local : DNS name does not exist' },
        ],
        checks: [{ command: 'Resolve-DnsName SVC.NAMESPACE.svc.cluster.local', shows: 'answers' }],
        remedy: 'Use full names in Windows pods.',
      },
      {
        cause: inferred(
          'The adapter of the pod has no DNS suffix, since neither the CNI file nor the runtime gave a search list: names without a dot fail as well.',
          ['github microsoft/SDN/issues/150'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['1709'] }],
        excluded: [
          { says: 'svc.cluster.local: Non-existent domain' },
          { says: 'svc.cluster.local : DNS name does not exist' },
        ],
        checks: [
          {
            command: 'ipconfig /all (in the pod)',
            shows: 'Connection-specific DNS Suffix is empty',
          },
        ],
        remedy:
          'Give dns.search in the CNI file (svc.cluster.local), or the capability dns, and create the pod again.',
      },
      {
        cause: inferred('There is no such Service or namespace.', ['w-']),
        checks: [{ command: 'kubectl get svc -n NAMESPACE', shows: 'missing' }],
        remedy: 'Correct the name.',
      },
    ],
  },
  {
    id: 'M-DNS-03',
    about: 'host network DNS',
    kind: 'silent',
    weak: 'name',
    words: [['ClusterFirstWithHostNet']],
    printed: [{ by: 'pod spec', in: 'manifest, kubectl get pod -o yaml' }],
    causes: [
      {
        cause: verified('Windows pods do not support dnsPolicy ClusterFirstWithHostNet.', ['w-']),
        likely: [{ observed: 'HostProcess pod that needs cluster names' }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'dnsPolicy: ClusterFirstWithHostNet on a Windows pod',
          },
        ],
        remedy: 'Choose another dnsPolicy; in HostProcess pods give addresses.',
      },
    ],
  },
  {
    id: 'P-17',
    about: 'ping fails in the pod itself',
    kind: 'error',
    words: [
      ['Pinging', 'with', 'bytes of data', 'General failure.'],
      ['>ping', 'General failure.'],
      ['PING: transmit failed. General failure.'],
    ],
    printed: [{ by: 'ping', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'Containers of Windows Server 2022 lost their network with the update KB5040437 of July 2024 where Calico sets it up, until that of October 2024.',
          [
            'github microsoft/Windows-Containers/issues/516',
            'github projectcalico/calico/issues/9019',
            'github projectcalico/calico/issues/8529',
          ],
        ),
        likely: [{ told: 'host.build', as: ['10.0.20348.2582'] }],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2019', 'ltsc2025'] }],
        checks: [{ command: 'cmd /c ver', shows: '10.0.20348.2582 or later, below 2762' }],
        remedy: 'Install KB5044281 or a later update.',
      },
      {
        cause: inferred('Its endpoint is gone from HNS, as after a restart of HNS.', [
          'github projectcalico/calico/issues/5164',
        ]),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'none with the address of the pod' }],
        remedy: 'Let the pod be made anew.',
      },
    ],
  },
  {
    id: 'DP-01',
    about: 'answer larger than the buffer',
    kind: 'warning',
    words: [['A message sent on a datagram socket was larger than the internal message buffer']],
    printed: [{ by: 'programs written in Go that ask or answer over UDP', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'A packet over UDP is larger than the program expects, as an answer of a name server with many records or a foreign packet on port 53; Windows gives the program an error and no part of it, where Linux cuts it off.',
          [
            'github coredns/coredns/issues/5005',
            'github acme-dns/acme-dns/issues/320',
            'github ponylang/ponyc/issues/5551',
          ],
        ),
        checks: [
          { look: 'address in the message', shows: 'the server whose answer it was' },
          { command: 'nslookup -vc NAME SERVER', shows: 'works over TCP' },
        ],
        remedy:
          'Let the lookup go over TCP (in CoreDNS force_tcp of forward), or keep answers small (plugin bufsize, or the limit of that server).',
      },
    ],
  },
]
