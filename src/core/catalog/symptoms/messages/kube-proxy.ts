import { nameWasCut } from '../name-cut.ts'
import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const kubernetes =
  'github openshift/microshift/blob/8e16b12fda5b1dccc41a6de48b3e356cc7d5048b/deps/github.com/openshift/kubernetes'

/** Messages of kube-proxy, and of Services that it does not serve. */
export const kubeProxySymptoms: readonly Symptom[] = [
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
    id: 'M-NET-12',
    outerTo: ['M-PRX-18', 'SR-71'],
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
        cause: verified('kube-proxy was given another name than the agent gives to its network.', [
          'k8s-proxier',
        ]),
        likely: [{ found: 'kube-proxy-hns-network' }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'a network of the agent with another name',
          },
        ],
        remedy: 'Give kube-proxy that name: --network-name, or KUBE_NETWORK.',
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
      {
        cause: verified(
          'RKE2 up to November 2022 looked for vxlan0, the network of Flannel, also where Calico makes the one called Calico; it goes on without it.',
          ['github k3s-io/k3s/issues/6499'],
        ),
        likely: [{ says: "can't find HNS network" }, { decision: 'cni', is: ['calico'] }],
        excluded: [{ decision: 'cni', is: ['flannel'] }, { kubernetes: { from: '1.27' } }],
        checks: [{ command: 'Get-HnsNetwork | Select Name', shows: 'Calico' }],
        remedy: 'Nothing, or take a later patch release; look for the fault elsewhere.',
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
        likely: [
          { found: 'port-blocks-left' },
          { decision: 'directServerReturn', is: [false] },
          { observed: 'many services' },
        ],
        excluded: [{ observed: 'few services' }, { decision: 'directServerReturn', is: [true] }],
        checks: [
          {
            command:
              'netsh int ipv4 show excludedportrange tcp; netsh int ipv4 show dynamicportrange tcp',
            shows: 'most of 49152-65535 excluded',
          },
          {
            command: '(kubectl get svc -A --no-headers).Count',
            shows: 'more than about 100 services',
          },
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
        cause: inferred(
          'The traffic policy of the Service is Local, and none of its pods is on this node: kube-proxy on Windows leaves the other endpoints out, and before patches of 1.24 to 1.27 for the ClusterIP too.',
          ['k8s#109780', 'k8s#115999'],
        ),
        likely: [{ told: 'externalTrafficPolicy', as: ['local'] }],
        checks: [
          {
            command: 'kubectl get endpointslices -l kubernetes.io/service-name=SVC -o wide',
            shows: 'endpoints on other nodes alone',
          },
        ],
        remedy:
          'Update the node where it is older; else use Cluster, or give each node that is asked a pod of the Service.',
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
  {
    id: 'KT-07',
    about: 'second attempt at HNS',
    kind: 'noise',
    words: [['Error deleting Hns loadbalancer policy resource', 'Attempting one more time']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS of Windows Server 2019 sometimes refuses to delete a load balancer at the first attempt, and kube-proxy makes a second one; only an error of that one matters.',
          [
            'github kubernetes/kubernetes/blob/025f2834a128798cef30018a5e6a6ae82b5ad885/pkg/proxy/winkernel/hns.go',
          ],
        ),
        checks: [{ look: 'lines behind it', shows: 'no “Deleting Hns loadbalancer … failed”' }],
        remedy: 'Nothing.',
      },
    ],
  },
  {
    id: 'S-13',
    outerTo: ['M-PRX-18'],
    passedBy: ['Hns Network loaded'],
    about: 'kube-proxy without network',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [
      ['Unable to find HNS Network specified', 'Please check network name and CNI deployment'],
      ['Unable to find Hns Network specified by', 'Please check environment variable KUBE_NETWORK'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'kube-proxy started before its network, or with another name. From 1.15 on it prints the line every second and waits while its service shows Running; 1.14 ends at once.',
          ['k8s#79515', 'k8s#78612', 'vd#759'],
        ),
        likely: [{ observed: 'the line goes on for more than a minute', repeats: true }],
        checks: [],
        remedy:
          'Start the network agent first. networkName is what the agent made: cbr0, vxlan0, flannel.4096, Calico, azure.',
      },
    ],
  },
  {
    id: 'S-14',
    about: 'no source VIP',
    kind: 'error',
    words: [['source-vip flag not set']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified('kube-proxy on an overlay network has no --source-vip and ends at once.', [
          'k8s#78338',
          'r-flannel#L322-L406',
        ]),
        checks: [],
        remedy:
          'Reserve an address of the node’s pod range: through host-local with flannel, Calico_ep or VIPEndpoint elsewhere.',
      },
    ],
  },
  {
    id: 'S-15',
    about: 'kube-proxy with a node identity',
    kind: 'error',
    words: [['endpointslices.discovery.k8s.io is forbidden: User "system:node:']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    versions: { of: 'kube-proxy', from: '1.21' },
    causes: [
      {
        cause: inferred(
          'kube-proxy uses the kubelet’s kubeconfig, which lists no EndpointSlices.',
          ['k8s-policy', 'k3s#13277'],
        ),
        excluded: [{ decision: 'platform', is: ['eks'] }, { says: '.internal"' }],
        checks: [],
        remedy: 'Give kube-proxy its own identity, with the role system:node-proxier.',
      },
      {
        cause: inferred(
          'On EKS, the role of the Windows nodes is not in the group eks:kube-proxy-windows; kube-proxy reads with the name of the node and may not list EndpointSlices.',
          [
            'github terraform-aws-modules/terraform-aws-eks/issues/1456',
            'amazon-eks-user-guide-windows-support#L151',
          ],
          { note: 'the thread is about Endpoints' },
        ),
        likely: [{ decision: 'platform', is: ['eks'] }, { says: '.internal"' }],
        checks: [
          {
            command: 'kubectl describe configmap -n kube-system aws-auth',
            shows: 'eks:kube-proxy-windows at the role of the Windows nodes alone',
          },
        ],
        remedy:
          'Give Windows nodes a role of their own, and put it into the group eks:kube-proxy-windows.',
      },
    ],
  },
  {
    id: 'S-24',
    about: 'kube-proxy image missing',
    kind: 'error',
    words: [['sigwindowstools/kube-proxy:', '-calico-hostprocess', 'not found']],
    printed: [{ by: 'kubernetes', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The tag was not built (yet), or the placeholder KUBE_PROXY_VERSION is still there.',
          ['calico#11990-2', 'swt-kube-proxy#L23'],
        ),
        checks: [
          {
            look: 'image tag in the manifest',
            shows: 'KUBE_PROXY_VERSION, or a patch that was published days ago only',
          },
        ],
        remedy: 'Take the newest existing patch of the same minor.',
      },
    ],
  },
  {
    id: 'PL-11',
    about: 'account of kube-proxy',
    kind: 'error',
    words: [
      ['services is forbidden: User "system:serviceaccount:', 'kube-proxy', 'cannot list'],
      [
        'endpointslices.discovery.k8s.io is forbidden: User "system:serviceaccount:',
        'kube-proxy',
        'cannot list',
      ],
      [
        'failed to list *v1.Service: services is forbidden: User "system:serviceaccount:kube-system:default"',
        'cannot list resource "services"',
        'at the cluster scope',
      ],
    ],
    wordsInferred: true,
    printed: [{ by: 'kube-proxy', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The account of kube-proxy is not bound to the ClusterRole system:node-proxier, so it learns of no Service.',
          ['rbac-policy'],
        ),
        checks: [
          {
            command: 'kubectl get clusterrolebindings -o wide | findstr node-proxier',
            shows: 'a line without this account',
          },
        ],
        remedy:
          'kubectl create clusterrolebinding NAME --clusterrole=system:node-proxier --serviceaccount=NAMESPACE:ACCOUNT, then restart kube-proxy.',
      },
    ],
  },
  {
    id: 'R-02',
    about: 'load balancer exists',
    kind: 'error',
    words: [['hcnCreateLoadBalancer failed', 'Cannot create a file when that file already exists']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS was restarted: it kept the load balancers, and kube-proxy took them for gone and makes them again.',
          ['k8s#139519'],
        ),
        checks: [
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'the address of the Service is there already',
          },
        ],
        remedy: 'Remove the stale load balancers and restart kube-proxy.',
      },
    ],
  },
  {
    id: 'R-33',
    about: 'kube-proxy without the range of pods',
    kind: 'warning',
    weak: 'message',
    words: [['clusterCIDR not specified, unable to distinguish']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: inferred(
          'kube-proxy is started without --cluster-cidr, so that it cannot tell traffic of pods from that of others.',
          ['kubeadm#102', 'sdn#227'],
        ),
        checks: [{ look: 'command line of kube-proxy', shows: 'no --cluster-cidr' }],
        remedy: 'Add --cluster-cidr with the range of all pods.',
      },
    ],
  },
  {
    id: 'R-47',
    about: 'kube-proxy for both families',
    kind: 'error',
    words: [
      ['unable to create ipv6 proxier', 'ould not find host mac address'],
      ['unable to create ipv4 proxier', 'ould not find host mac address for 0.0.0.0'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    causes: [
      {
        cause: verified(
          'Dual stack is on by default from 1.21, and this kube-proxy looks for an IPv6 address that the node or its overlay does not have, or takes 0.0.0.0 for its own.',
          [
            'github kubernetes/kubernetes/issues/100966',
            'github kubernetes/kubernetes/pull/101047',
          ],
        ),
        checks: [{ command: 'kube-proxy.exe --version', shows: 'an early release of 1.21' }],
        remedy:
          'Take a later release of the minor, or set the feature gate IPv6DualStack=false for kube-proxy.',
      },
    ],
  },
  {
    id: 'R-59',
    about: 'file of a flag missing',
    kind: 'error',
    outerTo: ['R-09', 'R-10', 'R-11'],
    words: [
      ['server.go', 'CreateFile ', 'The system cannot find the file specified'],
      ['server.go', 'CreateFile ', 'The system cannot find the path specified'],
    ],
    printed: [{ by: 'kube-proxy, kubelet', in: 'log of the component, exits' }],
    causes: [
      {
        cause: inferred(
          'The manifest is made for containerd from 1.7 on, which maps a HostProcess container to C:\\hpc; older ones have another place ($CONTAINER_SANDBOX_MOUNT_POINT).',
          ['github kubernetes-sigs/sig-windows-tools/issues/235'],
        ),
        likely: [{ says: 'C:\\hpc' }],
        checks: [{ command: 'containerd --version', shows: '1.6 or older' }],
        remedy:
          'Take manifests for this release of containerd, or write the variable before the path.',
      },
      {
        cause: inferred(
          'A file that the command line names is not there, most often the kubeconfig.',
          ['github kubernetes-sigs/sig-windows-dev-tools/issues/118'],
        ),
        checks: [{ command: 'Test-Path FILE', shows: 'False for the path of the message' }],
        remedy: 'Write the file there, or give the flag the path that it has.',
      },
    ],
  },
  {
    id: 'R-63',
    about: 'kube-proxy as a node',
    kind: 'error',
    words: [['endpoints is forbidden: User "system:node:']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: inferred('kube-proxy uses the kubelet’s kubeconfig, which lists no Endpoints.', [
          'k8s-policy',
        ]),
        excluded: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Give kube-proxy its own identity, with the role system:node-proxier.',
      },
      {
        cause: verified(
          'On EKS, the role of the Windows nodes is not in the group eks:kube-proxy-windows, or Linux nodes share it; kube-proxy reads with the name of the node and may not list Endpoints.',
          [
            'github terraform-aws-modules/terraform-aws-eks/issues/1456',
            'amazon-eks-user-guide-windows-support#L151',
          ],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [
          {
            command: 'kubectl describe configmap -n kube-system aws-auth',
            shows: 'eks:kube-proxy-windows at the role of the Windows nodes alone',
          },
        ],
        remedy:
          'Give Windows nodes a role of their own, and put it into the group eks:kube-proxy-windows.',
      },
    ],
  },
  {
    id: 'R-117',
    about: 'ports used up',
    kind: 'error',
    words: [['hcnCreateLoadBalancer failed in Win32: Not enough memory resources']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'The CNI file asks for loopbackDSR on a build before 17763.1432, where it makes all ports excluded.',
          ['github containernetworking/plugins/pull/613'],
        ),
        checks: [
          {
            command: 'netsh int ipv4 show excludedportrange tcp',
            shows: 'ranges that leave no port free',
          },
        ],
        remedy: 'Install the updates of Windows, or leave loopbackDSR out; restart the node.',
      },
      {
        cause: inferred('Excluded port ranges leave no free port, or HNS is short of memory.', [
          'github containernetworking/plugins/pull/613',
        ]),
        checks: [
          { command: 'netsh int ipv4 show dynamicport tcp', shows: 'few ports beside the above' },
        ],
        remedy: 'Restart HNS on a drained node; widen the range of dynamic ports.',
      },
    ],
  },
  {
    id: 'C-37',
    about: 'HNS does not answer',
    kind: 'error',
    words: [['Querying HNS for endpoints failed'], ['Querying HNS for load balancers failed']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS did not answer, so kube-proxy left out this sync: no Service of the node was brought up to date.',
          ['k8s-proxier', 'k8s#139519'],
        ),
        checks: [
          {
            command: 'Get-Service hns; Measure-Command { Get-HnsEndpoint }',
            shows: 'stopped, or an answer after many seconds',
          },
        ],
        remedy: 'Restart HNS after draining the node; kube-proxy syncs by itself then.',
      },
    ],
  },
  {
    id: 'C-39',
    about: 'provider address',
    kind: 'silent',
    weak: 'message',
    words: [['Could not find provider address, assuming it is a public IP']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'An endpoint lies in no pod subnet that the HNS network knows. That is right for an endpoint outside of the cluster; for a pod the network agent has not added the subnet of its node, and no packet arrives.',
          ['k8s-proxier'],
        ),
        likely: [{ observed: 'the address is one of a pod' }],
        checks: [
          {
            command: '(Get-HnsNetwork -Id ID).Policies | where Type -eq RemoteSubnetRoute',
            shows: 'no DestinationPrefix with this address',
          },
        ],
        remedy:
          'Look into the log of the network agent for the missing node, and restart the agent.',
      },
    ],
  },
  {
    id: 'C-40',
    about: 'local endpoint',
    kind: 'error',
    words: [['Local endpoint not found']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: inferred(
          'The pods of this node are in the network nat: containerd takes its own CNI file for nat, and kube-proxy looks into the network of the agent.',
          ['github kubernetes/kubernetes/issues/101680', 'swt#128'],
        ),
        likely: [{ found: 'pod-on-nat' }, { told: 'endpoint.network', as: ['nat'] }],
        checks: [
          { command: 'hnsdiag list endpoints', shows: 'names that end in _nat' },
          { command: 'dir of conf_dir', shows: '0-containerd-nat.conf or another file for nat' },
        ],
        remedy: 'Delete the CNI file for nat, and create the pods again.',
      },
      {
        cause: inferred(
          'A pod that runs on this node has no endpoint in HNS, as after a restart of HNS.',
          ['k8s-proxier'],
        ),
        checks: [{ command: 'Get-HnsEndpoint | where IPAddress -eq ADDRESS', shows: 'nothing' }],
        remedy: 'Delete the pod, so that it gets a new endpoint.',
      },
      {
        cause: inferred(
          'kube-proxy knows the HNS network of another name or kind than the pods are in.',
          ['k8s-proxier'],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id',
            shows: 'more than one network for pods',
          },
        ],
        remedy: 'Give kube-proxy the network of the pods, and delete what is left of others.',
      },
    ],
  },
  {
    id: 'C-55',
    about: 'API server on the node itself',
    kind: 'error',
    words: [
      ['dial tcp 127.0.0.1:6443: connectex'],
      ['dial tcp [::1]:6443: connectex'],
      ['dial tcp 127.0.0.1:6444: connectex'],
    ],
    printed: [{ by: 'kube-proxy, kubelet, agents', in: 'their logs' }],
    causes: [
      {
        cause: verified(
          'The kubeconfig names the loopback address, where nothing listens on a Windows node: it was written for Linux nodes with a balancer of their own, as kubespray does in the ConfigMap kube-proxy.',
          ['github kubernetes-sigs/sig-windows-tools/issues/360'],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get cm kube-proxy -o yaml | findstr server:',
            shows: 'server: https://127.0.0.1:6443',
          },
        ],
        remedy:
          'Give the Windows nodes a kubeconfig of their own with the address of the API server, or run a balancer on them.',
      },
      {
        cause: inferred(
          'RKE2 or k3s keeps its balancer at this address, and the agent does not run or has not started it yet.',
          ['github rancher/rke2/issues/1454'],
        ),
        likely: [{ says: 'rancher' }, { told: 'cluster.distribution', as: ['rke2', 'k3s'] }],
        checks: [{ command: 'Get-Service rke2', shows: 'Stopped' }],
        remedy: 'Start the agent, and read its log where it ends.',
      },
    ],
  },
  {
    id: 'C-56',
    about: 'network that is not reached',
    kind: 'error',
    weak: 'message',
    words: [['connectex: A socket operation was attempted to an unreachable network']],
    printed: [{ by: 'kubelet, kube-proxy, agents', in: 'their logs' }],
    causes: [
      {
        cause: inferred(
          'The node has no route to this address: its adapter lost address or default gateway, as where HNS takes the adapter into a switch, or HNS has crashed.',
          ['github Azure/acs-engine/issues/4046'],
        ),
        likely: [{ observed: 'the lines go on for minutes', repeats: true }],
        checks: [
          {
            command: 'Get-NetRoute -DestinationPrefix 0.0.0.0/0; ipconfig /all',
            shows: 'no default gateway, or an address 169.254.x.x on vEthernet (...)',
          },
          { command: 'Get-Service hns', shows: 'Stopped, or started again just now' },
        ],
        remedy:
          'Renew the address, or set it and the gateway on the vEthernet adapter; restart HNS or the node where the adapter does not come back.',
      },
    ],
  },
  {
    id: 'C-89',
    about: 'kube-proxy that waits for a CNI file',
    kind: 'error',
    passedBy: ['Using CNI conf file:'],
    words: [['Waiting for CNI file']],
    printed: [{ by: 'script of kube-proxy of sig-windows-tools', in: 'log of kube-proxy' }],
    causes: [
      {
        cause: verified(
          'The network plugin has written no file into C:\\etc\\cni\\net.d, whose network kube-proxy is to serve; until it does, the script waits.',
          [
            'github kubernetes-sigs/sig-windows-tools/blob/64367ef8b0a4ee84d201348fbf3da45a15b73186/kubeadm/kube-proxy/kube-proxy.yml',
          ],
        ),
        checks: [
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'no pod of the network plugin, or one that does not run',
          },
          { look: 'C:\\etc\\cni\\net.d', shows: 'empty, or 0-containerd-nat.json alone' },
        ],
        remedy: 'Mend the pod of the network plugin first; kube-proxy goes on by itself.',
      },
      {
        cause: inferred(
          'The plugin of this cluster keeps its file in another directory, as that of a managed service: this manifest of kube-proxy is not made for it.',
          ['github kubernetes-sigs/sig-windows-tools/issues/133'],
        ),
        likely: [{ decision: 'platform', is: ['eks', 'aks', 'gke'] }],
        checks: [
          {
            command: 'Get-Service kube-proxy',
            shows: 'Running: the node came with a kube-proxy of its own',
          },
        ],
        remedy:
          'Delete this DaemonSet and let the kube-proxy serve that the node of the service came with.',
      },
    ],
  },
  {
    id: 'C-67',
    about: 'certificate of kube-proxy',
    kind: 'error',
    words: [
      ['Error running ProxyServer', 'unable to read certificate-authority', 'kube-proxy', 'ca.crt'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'start.ps1 of sig-windows-tools writes paths into kubeconfig.conf, which is mounted from a ConfigMap and set back under it; the pod fails some times until it happens to read its own copy.',
          ['github kubernetes-sigs/sig-windows-tools/issues/341'],
        ),
        likely: [{ says: 'var\\lib\\kube-proxy\\var\\run' }],
        checks: [
          { look: 'restarts of the pod', shows: 'a few, then it runs' },
          { look: 'start.ps1 of the image', shows: 'kubeconfig.conf, and no copy of it' },
        ],
        remedy: 'Take a newer image, whose script works on a copy.',
      },
    ],
  },
  {
    id: 'N-21',
    about: 'mode of kube-proxy',
    kind: 'error',
    words: [['ProxyMode: Invalid value:']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: inferred(
          'Linux and Windows nodes share one configuration: each refuses the modes of the other.',
          ['github kubernetes/kubernetes/issues/56522'],
        ),
        excluded: [{ says: 'ipvs or blank (blank' }],
        checks: [{ look: 'mode of the ConfigMap kube-proxy', shows: 'that of the other system' }],
        remedy: 'Give Windows its own file with mode kernelspace.',
      },
      {
        cause: verified('This kube-proxy (1.9, early 1.10) forgot kernelspace in its check.', [
          'github kubernetes/kubernetes/issues/56522',
        ]),
        likely: [{ says: 'Invalid value: "kernelspace": must be userspace' }],
        checks: [{ command: 'kube-proxy --version', shows: '1.9 or an alpha of 1.10' }],
        remedy: 'Take a newer kube-proxy.',
      },
    ],
  },
  {
    id: 'W-20',
    about: 'switch of Linux for kube-proxy',
    kind: 'error',
    words: [
      ['--cleanup-and-exit is not implemented on Windows'],
      ['--init-only is not implemented on Windows'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified('kube-proxy was started with a switch that it has on Linux alone.', [
          `${kubernetes}/cmd/kube-proxy/app/server_windows.go`,
        ]),
        checks: [{ look: 'the arguments of kube-proxy', shows: '--cleanup or --init-only' }],
        remedy: 'Take the switch out.',
      },
    ],
  },
  {
    id: 'W-21',
    about: 'load balancer of a Service',
    kind: 'error',
    words: [
      ['ClusterIP policy creation failed'],
      ['Nodeport policy creation failed'],
      ['ExternalIP policy creation failed'],
      ['IngressIP policy creation failed'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS took no load balancer for this Service, so that its address does not work on this node.',
          [`${kubernetes}/pkg/proxy/winkernel/proxier.go`],
        ),
        checks: [
          { look: 'err at the end of the line', shows: 'the code with which HNS refused' },
          { command: 'hnsdiag list loadbalancers', shows: 'whether it is there by now' },
        ],
        remedy: 'Mend what the code names; then restart kube-proxy.',
      },
    ],
  },
  {
    id: 'D-44',
    about: 'cluster addresses that kube-proxy leaves out',
    kind: 'silent',
    words: [['Skipped creating Hns LoadBalancer for cluster ip resources']],
    printed: [{ by: 'kube-proxy', in: 'its log, from 1.26 on' }],
    causes: [
      {
        cause: verified(
          'A fault of kube-proxy: a Service with externalTrafficPolicy Local and no pod on this node gets no load balancer for its cluster address there, so that pods of the node do not reach it.',
          [
            'github kubernetes/kubernetes/issues/115783',
            'github kubernetes/kubernetes/pull/115919',
          ],
        ),
        likely: [
          { kubernetes: { from: '1.24', through: '1.26' } },
          { told: 'externalTrafficPolicy', as: ['local'] },
        ],
        checks: [
          {
            command: 'kubectl get svc -A -o wide; kubectl get endpointslices -A',
            shows: 'externalTrafficPolicy Local, and ready pods on other nodes alone',
          },
        ],
        remedy:
          'Update kube-proxy to the newest patch of its minor, or set externalTrafficPolicy: Cluster.',
      },
      {
        cause: inferred('All pods of the Service are ending.', [
          'github kubernetes/kubernetes/pull/113776',
        ]),
        checks: [{ command: 'kubectl get endpointslices', shows: 'serving, and none ready' }],
        remedy: 'Wait for new pods, or see why none becomes ready.',
      },
    ],
  },
  {
    id: 'D-95',
    about: 'load balancers that keep old endpoints',
    kind: 'silent',
    words: [
      ['ModifyLoadBalancer', 'HNS version 15.4'],
      ['HNS version 15.4', 'ModifyLoadBalancer'],
      ['LoadBalancer Fails to Update Endpoints'],
      ['ModifyLoadBalancer', 'old endpoint list'],
    ],
    wordsInferred: true,
    printed: [{ by: 'those who see it', in: 'what they write' }],
    causes: [
      {
        cause: inferred(
          'On Windows Server 2025 (HNS 15.4) kube-proxy from 1.31 on changes load balancers in place, and HNS keeps the endpoints that they had.',
          [
            'github kubernetes/kubernetes/issues/131466',
            'github kubernetes/kubernetes/pull/131506',
          ],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2025'] }],
        excluded: [{ kubernetes: { through: '1.30' } }, { kubernetes: { from: '1.34' } }],
        checks: [
          {
            command: 'hnsdiag list loadbalancers; kubectl get endpointslices',
            shows: 'fewer, or other, endpoints in HNS than the Service has',
          },
        ],
        remedy:
          'Take the newest patch of 1.32 or 1.33, or a later minor; until then restart kube-proxy after scaling.',
      },
    ],
  },
  {
    id: 'SR-25',
    about: 'session affinity that HNS lacks',
    kind: 'silent',
    words: [['Session Affinity is not supported on this version of Windows']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'A Service asks for sessionAffinity: ClientIP, and HNS of this node is older than version 12: connections of one client go to any endpoint.',
          ['k8s-proxier', 'hcsshim-code hcn/hcnglobals.go#L57'],
        ),
        checks: [
          { command: 'kubectl get service -A -o yaml', shows: 'sessionAffinity: ClientIP' },
          { command: 'cmd /c ver', shows: 'on the node: older than 10.0.20348' },
        ],
        remedy:
          'Run nodes of Windows Server 2022 or newer, or have the ingress or the program keep sessions.',
      },
    ],
  },
]
