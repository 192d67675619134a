import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'
import { nameWasCut } from './name-cut.ts'

/** What kube-proxy prints, Services and DNS. */
export const kubeProxySymptoms: readonly Symptom[] = [
  {
    id: 'M-PRX-01',
    about: 'no network name',
    kind: 'error',
    words: [['Environment variable KUBE_NETWORK and network-flag not initialized']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    causes: [
      {
        cause: verified(
          'No name of an HNS network was given: neither winkernel.networkName or --network-name nor KUBE_NETWORK.',
          ['k8s-proxier'],
        ),
        checks: [{ look: 'service line or pod spec of kube-proxy', shows: 'no value' }],
        remedy: 'Name the HNS network.',
      },
    ],
  },
  {
    id: 'M-PRX-02',
    about: 'gate overlay',
    kind: 'error',
    words: [['WinOverlay feature gate not enabled']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    versions: { of: 'kube-proxy', through: '1.33' },
    causes: [
      {
        cause: verified(
          'The network is an overlay and the gate WinOverlay is off, as it is by default before 1.20.',
          ['k8s-proxier'],
        ),
        likely: [{ decision: 'networkMode', is: ['overlay'] }, { kubernetes: { through: '1.19' } }],
        excluded: [{ decision: 'networkMode', is: ['l2bridge'] }, { kubernetes: { from: '1.34' } }],
        checks: [
          {
            look: 'kube-proxy command line: --feature-gates',
            shows: 'WinOverlay=false or missing on 1.14-1.19',
          },
        ],
        remedy: 'Up to 1.19 set --feature-gates=WinOverlay=true; later remove a false.',
      },
    ],
  },
  {
    id: 'M-PRX-03',
    about: 'gate DSR',
    kind: 'error',
    words: [['WinDSR feature gate not enabled']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    versions: { of: 'kube-proxy', through: '1.33' },
    causes: [
      {
        cause: verified('DSR is on without the gate WinDSR, which is off by default up to 1.32.', [
          'k8s-proxier',
        ]),
        likely: [
          { decision: 'directServerReturn', is: [true] },
          { kubernetes: { through: '1.32' } },
        ],
        excluded: [{ kubernetes: { from: '1.34' } }],
        checks: [{ look: 'kube-proxy command line', shows: 'enable-dsr without WinDSR=true' }],
        remedy: 'Set --feature-gates=WinDSR=true, or leave --enable-dsr out.',
      },
    ],
  },
  {
    id: 'M-PRX-04',
    about: 'host MAC',
    kind: 'error',
    words: [['ould not find host mac address for']],
    outerTo: ['R-47'],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    causes: [
      {
        cause: verified(
          'No adapter has the address that the Node object shows (changed address, wrong node-ip).',
          ['k8s-proxier'],
        ),
        likely: [{ observed: 'address changed' }],
        checks: [{ look: 'Get-NetIPAddress against INTERNAL-IP', shows: 'differs' }],
        remedy: 'Correct --node-ip, restart the kubelet, then kube-proxy.',
      },
      {
        cause: verified(
          'kube-proxy does not know the address of its node and takes 127.0.0.1: there is no Node object of its name.',
          ['k8s-proxier'],
        ),
        likely: [{ says: 'address for 127.0.0.1' }, { says: 'address for ::1' }],
        excluded: [{ decision: 'networkMode', is: ['l2bridge'] }],
        checks: [
          {
            command: 'kubectl get node NAME as given in --hostname-override',
            shows: 'not found or other case',
          },
          { look: 'log before: nodeIP', shows: '127.0.0.1 or ::' },
        ],
        remedy:
          'Set --hostname-override to the name of the node, or --bind-address to its address.',
      },
    ],
  },
  {
    id: 'M-PRX-05',
    about: 'node address fallback',
    kind: 'warning',
    words: [
      ['nvalid nodeIP, initializing kube-proxy with 127.0.0.1 as nodeIP'],
      ['Failed to retrieve node info: nodes', 'not found'],
      ["an't determine this node's IP, assuming 127.0.0.1"],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    passedBy: ['uccessfully retrieved node IP'],
    causes: [
      {
        cause: verified(
          'kube-proxy finds no Node object under this host name, or may not read it.',
          ['k8s-proxier', 'github aws/containers-roadmap/issues/273'],
        ),
        checks: [
          {
            command: 'kubectl get node',
            shows: 'name in lower case: name differs from the host name',
          },
        ],
        remedy: 'Set --hostname-override, and give kube-proxy the role system:node-proxier.',
      },
      nameWasCut,
    ],
  },
  {
    id: 'M-PRX-06',
    about: 'source VIP endpoint',
    kind: 'error',
    words: [['Source Vip endpoint creation failed']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log at every sync; no service rule is written' }],
    causes: [
      {
        cause: verified('The source VIP lies outside of the HNS network (0x803b001e).', [
          'swt#250',
          'k8s-proxier',
        ]),
        likely: [{ code: 'H-803B001E' }],
        checks: [{ look: 'code in the line', shows: '0x803b001e' }],
        remedy:
          'Reserve an address of the node’s present pod range, and remove a stale HNS network.',
      },
      {
        cause: inferred('The source VIP is a reserved address of the subnet (0x803b002f).', [
          'swt#71',
        ]),
        likely: [{ code: 'H-803B002F' }],
        checks: [{ look: 'code in the line', shows: '0x803b002f' }],
        remedy: 'Reserve a free address through host-local.',
      },
    ],
  },
  {
    id: 'M-PRX-07',
    about: 'network changed',
    kind: 'warning',
    words: [['is not present or has changed since the last sync']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, level Info: easy to miss' }],
    versions: { of: 'kube-proxy', from: '1.19' },
    causes: [
      {
        cause: verified(
          'The HNS network was deleted and made again; kube-proxy drops its rules and takes the new id at the next sync.',
          ['k8s-proxier'],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'one line per service address that kube-proxy has set up',
          },
        ],
        remedy:
          'If it repeats, find who makes the network anew (two agents, flanneld in a crash loop), and restart kube-proxy after the agent.',
      },
      {
        cause: verified('The network is gone and nobody made it again.', ['k8s-proxier']),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Start the network agent.',
      },
    ],
  },
  {
    id: 'M-PRX-08',
    about: 'no endpoints',
    kind: 'warning',
    weak: 'message',
    words: [['Endpoint information not available for service']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'The Service has no ready endpoint: selector, readiness, or endpoints of the other IP family.',
          ['k8s-proxier'],
        ),
        likely: [{ observed: 'only this service' }],
        checks: [
          {
            command: 'kubectl get endpointslices -l kubernetes.io/service-name=SVC',
            shows: 'empty or not ready',
          },
        ],
        remedy: 'Mend the Service. The line is normal for a Service without backends.',
      },
      {
        cause: verified(
          'There are endpoints, but HNS made none of them; the errors stand above this line.',
          ['k8s-proxier'],
        ),
        likely: [{ observed: 'all services' }],
        checks: [
          { look: 'lines before: Remote endpoint creation failed', shows: 'HNS code' },
          {
            look: 'lines before: Local endpoint not found',
            shows: 'address of a pod of this node',
          },
        ],
        remedy: 'Look for the code above this line.',
      },
    ],
  },
  {
    id: 'M-PRX-09',
    about: 'policy failed',
    kind: 'wrapper',
    words: [
      ['proxier.go', 'Policy creation failed'],
      ['Policy creation failed', 'hcnCreateLoadBalancer'],
      ['Policy creation failed', 'failed in Win32'],
      ['Policy creation failed', 'HNS failed with error'],
      ['Update loadbalancer policy failed'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS refused the load balancer; the code behind it says why (0x803b0013 ports, 0x803b001c no endpoint, 0x803b000d policy, 0x803b0007 port gone, 0x803b0008 overlay).',
          ['k8s-proxier', 'hcsshim#1043'],
        ),
        checks: [{ look: 'code in the line', shows: 'one of the five' }],
        remedy: 'Look for the inner code.',
      },
    ],
  },
  {
    id: 'M-PRX-10',
    about: 'network lost at start',
    kind: 'error',
    words: [['ould not find HNS network ']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    causes: [
      {
        cause: verified(
          'The overlay network vanished within the ten seconds that kube-proxy waits at its start.',
          ['k8s-proxier'],
        ),
        likely: [{ decision: 'networkMode', is: ['overlay'] }, { observed: 'after reboot' }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Start kube-proxy when the agent is stable, and let its service restart.',
      },
    ],
  },
  {
    id: 'M-PRX-11',
    about: 'remote endpoint',
    kind: 'error',
    outerTo: ['M-NET-08', 'M-NET-09'],
    words: [
      ['Remote endpoint creation failed'],
      ['Endpoint deletion failed for'],
      ['"Endpoint deletion failed"'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'The HNS code of the line decides; often a stale endpoint holds the same address.',
          ['k8s-proxier', 'k8s#138000'],
        ),
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName,IsRemoteEndpoint',
            shows: 'endpoints; a pod address twice (local and remote) is wrong',
          },
          { look: 'code in the line', shows: '0x803b....' },
        ],
        remedy:
          'Restart kube-proxy and take the newest patch (pull request 138000). By hand, remove only the copy with IsRemoteEndpoint True: the local one carries a running pod.',
      },
    ],
  },
  {
    id: 'M-PRX-12',
    about: 'panic',
    kind: 'error',
    outerTo: ['M-PRX-01'],
    words: [
      ['runtime error: invalid memory address or nil pointer dereference', 'winkernel'],
      ['runtime error: index out of range', 'winkernel'],
      ['goroutine ', 'pkg/proxy/winkernel'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy output, service restarts' }],
    causes: [
      {
        cause: verified(
          'kube-proxy 1.20 makes a LoadBalancer Service anew while it has no endpoint, and crashes.',
          ['k8s#100384', 'windows-containers#103'],
        ),
        likely: [
          { kubernetes: { from: '1.20', through: '1.20' } },
          { told: 'kubeProxy.version', as: ['1.20.'] },
        ],
        excluded: [{ kubernetes: { from: '1.22' } }],
        checks: [{ command: 'kube-proxy --version', shows: '1.20.x' }],
        remedy: 'Take the newest patch of the minor, or the next minor.',
      },
      {
        cause: verified(
          'HNS gave neither a load balancer nor an error, and kube-proxy used the empty answer (seen with 1.24.10 on EKS).',
          ['k8s#116389'],
        ),
        likely: [
          { says: 'invalid memory address' },
          { kubernetes: { from: '1.24', through: '1.24' } },
          { told: 'kubeProxy.version', as: ['1.24.'] },
        ],
        checks: [
          { look: 'stack in the output', shows: 'syncProxyRules after getLoadBalancer' },
          { look: 'last lines before the panic', shows: 'HNS error' },
        ],
        remedy: 'Mend the HNS error and update kube-proxy.',
      },
      {
        cause: verified(
          'At the start of a sync kube-proxy reads a half-made load balancer without port mappings.',
          ['k8s#141489', 'k8s#141488', 'k8s#141707', 'k8s#141681'],
        ),
        likely: [{ says: 'index out of range' }],
        checks: [{ look: 'stack in the output', shows: 'getAllLoadBalancers' }],
        remedy:
          'Take a patch of kube-proxy with pull request 141489 (picked to 1.36 and 1.37). Until then list the load balancers with hnsdiag and mend what keeps them from being made.',
      },
    ],
  },
  {
    id: 'M-PRX-13',
    about: 'stale rules',
    kind: 'error',
    words: [
      ['Error deleting Hns loadbalancer policy resource.', 'ClusterIP'],
      ['Error deleting Hns NodePort policy resource'],
      ['Error deleting Hns ExternalIP policy resource'],
      ['Error deleting Hns IngressIP policy resource'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS did not delete a load balancer, as Windows Server 2019 is known for; the old rule may catch traffic.',
          ['k8s#113524', 'k8s-hns'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2019'] }],
        checks: [
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'one line per service address that kube-proxy has set up',
          },
        ],
        remedy:
          'Restart kube-proxy, which deletes all rules at its start. Newer ones try stale rules again.',
      },
    ],
  },
  {
    id: 'M-PRX-14',
    about: 'old Windows',
    kind: 'error',
    words: [['Windows kernel is not compatible for Kernel mode']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: inferred(
          'HNS does not list its policies: the service is stopped, or the feature Containers is missing.',
          ['k8s-proxier'],
        ),
        checks: [
          {
            command: 'Get-Service hns; Get-WindowsFeature Containers',
            shows: 'stopped / not installed',
          },
        ],
        remedy: 'Install the feature and start HNS.',
      },
    ],
  },
  {
    id: 'M-PRX-15',
    about: 'dual stack proxier',
    kind: 'wrapper',
    words: [
      ['unable to create ipv4 proxier', ', nodeIP:'],
      ['unable to create ipv6 proxier', ', nodeIP:'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    causes: [
      {
        cause: inferred(
          'The inner error decides; often IPv6 on an overlay network, or a node without an IPv6 address.',
          ['k8s-proxier'],
        ),
        likely: [{ decision: 'ipFamily', is: ['dual-stack'] }],
        checks: [{ look: 'text behind the colon', shows: 'inner error' }],
        remedy: 'Use l2bridge for dual stack, or IPv4 alone.',
      },
    ],
  },
  {
    id: 'M-PRX-19',
    about: 'one address family after all',
    kind: 'warning',
    weak: 'message',
    words: [
      ['Winoverlay does not support dual-stack'],
      ['This version of Windows does not support dual-stack'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log (info)' }],
    causes: [
      {
        cause: verified(
          'kube-proxy serves one address family alone: dual-stack needs a network that is no overlay, and a host from build 10.0.19041 on, which Windows Server 2019 is not.',
          [
            'ca-1.22 pkg/proxy/winkernel/proxier.go#L184-L225',
            'ca-1.24 pkg/proxy/winkernel/proxier.go#L238-L265',
          ],
        ),
        likely: [{ decision: 'ipFamily', is: ['dual-stack'] }],
        checks: [{ look: 'the message', shows: 'the overlay, or the version of Windows' }],
        remedy:
          'Use l2bridge on Windows Server 2022 or later for both families, or Services of IPv4 alone.',
      },
    ],
  },
  {
    id: 'M-PRX-20',
    about: 'Windows without the second interface of HNS',
    kind: 'error',
    words: [['Windows HNS Api V2 required']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    versions: { of: 'kubernetes', from: '1.25' },
    causes: [
      {
        cause: verified(
          'From 1.25 on kube-proxy speaks the second version of the interface of HNS alone, and this Windows is too old to have it, or its HNS does not answer.',
          ['rn-1.25#L338', 'ca-1.25 pkg/proxy/winkernel/proxier.go#L162'],
        ),
        checks: [
          { command: 'winver', shows: 'a release before Windows Server 2019' },
          { command: 'Get-Service hns', shows: 'a service that does not run' },
        ],
        remedy: 'Take a Windows release that this Kubernetes lists; start HNS where it is stopped.',
      },
    ],
  },
  {
    id: 'M-PRX-16',
    about: 'not synced',
    kind: 'warning',
    weak: 'message',
    words: [['Not syncing hns until Services and Endpoints have been received']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log (level 2)' }],
    causes: [
      {
        cause: verified(
          'kube-proxy cannot list Services or EndpointSlices, for lack of rights or of a way to the API server.',
          ['k8s-proxier'],
        ),
        likely: [{ observed: 'line repeats for minutes', repeats: true }],
        checks: [{ look: 'lines with: Failed to list / forbidden', shows: 'identity named' }],
        remedy:
          'Give kube-proxy the role system:node-proxier, and check the route to the API server.',
      },
    ],
  },
  {
    id: 'M-PRX-17',
    about: 'EKS DNS rights',
    kind: 'error',
    weak: 'name',
    words: [['eks:kube-proxy-windows']],
    printed: [
      { by: 'aws-auth ConfigMap', in: 'kubectl describe configmap -n kube-system aws-auth' },
    ],
    causes: [
      {
        cause: verified(
          'The role of the Windows nodes lacks the group eks:kube-proxy-windows, so Windows pods have neither DNS nor Services.',
          ['amazon-eks-user-guide-windows-support#L151'],
        ),
        likely: [
          { decision: 'platform', is: ['eks'] },
          { observed: 'the group is missing in aws-auth' },
        ],
        checks: [
          {
            command: 'kubectl get configmap aws-auth -n kube-system -o yaml',
            shows: 'eks:kube-proxy-windows not in the groups of the Windows role',
          },
        ],
        remedy: 'Add the group; access entries of type EC2_WINDOWS do so by themselves.',
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
        cause: inferred('The network of a new Windows container takes some seconds to be ready.', [
          'github Azure/AKS/issues/1153',
        ]),
        likely: [{ observed: 'only in the first seconds of a pod' }],
        checks: [{ command: 'Start-Sleep 5; Resolve-DnsName NAME', shows: 'works' }],
        remedy: 'Let the program try again, or wait at its start.',
      },
    ],
  },
  {
    id: 'M-SVC-01',
    about: 'stale LB after delete',
    kind: 'error',
    weak: 'name',
    words: [
      ['stale load balanc'],
      ['stale loadbalanc'],
      ['stale HNS load balanc'],
      ['stale HNS loadbalanc'],
    ],
    wordsInferred: true,
    printed: [
      { by: 'symptom with kube-proxy 1.24 to 1.26', in: 'connections time out now and then' },
    ],
    versions: { of: 'kube-proxy', from: '1.24', through: '1.26' },
    causes: [
      {
        cause: verified(
          'kube-proxy leaves the load balancers of external addresses behind with each deleted pod (a regression from 1.24.0 on).',
          ['k8s#112836'],
        ),
        likely: [
          { kubernetes: { from: '1.24' } },
          { kubernetes: { through: '1.26' } },
          { observed: 'service type LoadBalancer' },
        ],
        excluded: [{ kubernetes: { through: '1.23' } }, { kubernetes: { from: '1.27' } }],
        checks: [
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'one line per service address that kube-proxy has set up',
          },
          { command: 'kube-proxy --version', shows: '1.24.0 to the fix' },
        ],
        remedy:
          'Take the newest patch of the minor. Until then restart kube-proxy outside of busy hours; the node’s Services fail while it sets up its rules anew.',
      },
    ],
  },
  {
    id: 'M-SVC-02',
    about: 'local policy',
    kind: 'error',
    weak: 'name',
    words: [['externalTrafficPolicy: Local']],
    wordsInferred: true,
    printed: [{ by: 'Service manifest, symptom', in: 'service unreachable through Windows nodes' }],
    causes: [
      {
        cause: verified(
          'Local needs DSR (1.20 or newer, a build with KB4571748); before, it did not exist.',
          ['k8s#93166', 'k8s#62046'],
        ),
        likely: [
          { kubernetes: { through: '1.19' } },
          { decision: 'directServerReturn', is: [false] },
        ],
        checks: [
          {
            command: 'kube-proxy --version, --enable-dsr; cmd /c ver',
            shows: 'below 1.20 or DSR off',
          },
        ],
        remedy: 'Update and switch on DSR, or use Cluster.',
      },
      {
        cause: verified(
          'The ClusterIP rule is missing where all endpoints are remote; patches of 1.24 to 1.27 mended it.',
          ['k8s#116000', 'k8s#115999', 'k8s#109780'],
        ),
        likely: [{ kubernetes: { through: '1.26' } }],
        checks: [{ command: 'hnsdiag list loadbalancers', shows: 'no rule for the ClusterIP' }],
        remedy: 'Take the newest patch.',
      },
      {
        cause: verified(
          'Windows clients now and then fail to reach the external address of a Linux Service with Local, since Windows has no short cut as Linux has.',
          ['k8s#106636'],
        ),
        likely: [{ observed: 'intermittent from Windows pods' }],
        checks: [
          { look: 'from the pod: ClusterIP against external address', shows: 'ClusterIP works' },
        ],
        remedy: 'Use the ClusterIP inside the cluster.',
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
    id: 'M-PRX-18',
    outerTo: ['M-PRX-10'],
    passedBy: ['Hns Network loaded'],
    about: 'waits for network',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [
      ['Unable to find HNS Network specified'],
      ['Unable to find Hns Network speficied'],
      ['Could not find HNS network'],
      ['unable to create proxier', 'Network', 'not found'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, once a second; the process keeps running' }],
    causes: [
      {
        cause: verified(
          'The network agent has not made the network (yet). kube-proxy waits in a loop: its service shows Running, and no rule is written.',
          ['k8s-proxier'],
        ),
        likely: [
          { observed: 'after reboot' },
          { observed: 'kube-proxy Running but no services' },
          { observed: 'the line goes on for more than a minute', repeats: true },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Start the agent; kube-proxy goes on by itself.',
      },
      {
        cause: verified('kube-proxy was given another name than the agent uses.', [
          'k8s#79515',
          'vd#759',
        ]),
        likely: [
          { found: 'kube-proxy-hns-network' },
          { found: 'kube-proxy-flannel-network' },
          { found: 'network-fits-product' },
          { observed: "the agent's network is there" },
          { told: 'hns.network.type', as: ['l2', 'overlay'] },
          { observed: 'the line goes on for more than a minute', repeats: true },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          { look: '--network-name, KUBE_NETWORK', shows: 'other name' },
        ],
        remedy: 'Use one name.',
      },
    ],
  },
]
