import { inferred, verified } from '../fact.ts'
import type { Tree } from './define-tree.ts'

/** From what the network shows to a cause. */
export const networkTrees: readonly Tree[] = [
  {
    id: 'T-03',
    title: 'A pod does not reach a Service address',
    said: [
      'Pods reach no Service',
      'The connection to a Service times out',
      'Only the address of the pod works',
    ],
    notAFault: [
      'A Windows node of the old stack does not reach Service addresses itself',
      'A Service address never answers a ping',
    ],
    steps: [
      {
        id: 'a',
        ask: 'Was it tried from a pod and with TCP (curl.exe, Test-NetConnection), neither from the node nor with ping?',
        expected: verified('Yes.', ['ms-problems']),
        yes: { next: 'b' },
        no: {
          cause: verified(
            'No fault: nodes of the old stack do not use Service addresses, and ping gets no answer.',
            ['ms-problems'],
          ),
          remedy: 'Test from a pod with TCP.',
          see: ['M-NET-60'],
        },
        cost: 1,
      },
      {
        id: 'b',
        command: 'kubectl get endpointslices -l kubernetes.io/service-name=SVC',
        expected: verified('Ready endpoints with the right port.', ['k8s-proxier']),
        yes: { next: 'c' },
        no: {
          cause: verified('The Service has no ready endpoint, or a wrong targetPort.', [
            'k8s-proxier',
          ]),
          remedy: 'Check selector, readiness and port.',
          see: ['M-PRX-08'],
        },
        cost: 1,
      },
      {
        id: 'c',
        command:
          'kubectl exec POD -- powershell Test-NetConnection ENDPOINT-POD-IP -Port TARGETPORT',
        expected: verified('True.', ['hcsshim#994']),
        yes: { next: 'd' },
        no: {
          cause: verified('Pods do not reach each other; the Service is not the cause.', [
            'hcsshim#994',
          ]),
          see: ['T-07'],
        },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Does every Service fail from this node?',
        expected: verified('Yes.', ['k8s-proxier']),
        yes: { next: 'e' },
        no: { next: 'h' },
        cost: 1,
      },
      {
        id: 'e',
        command: 'Get-Service kube-proxy; kubectl -n kube-system get pods -o wide',
        expected: verified('Running, without an error that repeats.', ['k8s-proxier']),
        yes: { next: 'f' },
        no: {
          cause: verified('kube-proxy is down or stuck; its first repeating error decides.', [
            'k8s-proxier',
          ]),
          see: ['T-11', 'M-PRX-18', 'M-PRX-06', 'M-PRX-16', 'S-14', 'S-15'],
        },
        cost: 2,
      },
      {
        id: 'f',
        command: 'hnsdiag list loadbalancers',
        expected: verified('A line with the address of the Service.', ['ms-problems']),
        yes: { next: 'g' },
        no: {
          cause: verified('Rules are missing: port range, rights or a changed network.', [
            'ms-problems',
          ]),
          remedy: 'Restart kube-proxy and look for ports that exist already.',
          see: ['M-NET-18', 'M-PRX-07', 'M-PRX-09'],
        },
        cost: 2,
      },
      {
        id: 'g',
        command: 'type C:\\etc\\cni\\net.d\\*.conf*',
        expected: verified(
          'The service CIDR of the cluster, in the exception list and in ROUTE or SDNRoute.',
          ['ms-problems'],
        ),
        yes: { next: 'i' },
        no: {
          cause: verified('The CNI file holds another service CIDR.', ['ms-problems']),
          remedy: 'Correct it and create the pods again.',
        },
        cost: 2,
      },
      {
        id: 'h',
        command: 'hnsdiag list loadbalancers | findstr SVC-IP',
        expected: verified('The rule is there, with the endpoints of the EndpointSlices.', [
          'k8s#110674',
        ]),
        yes: { next: 'i' },
        no: {
          cause: verified('This Service’s rule is missing or stale.', ['k8s#110674']),
          remedy: 'Restart kube-proxy, and take a patch with the fix.',
          see: ['M-DNS-01', 'M-SVC-01', 'M-PRX-13', 'M-NET-18'],
        },
        cost: 2,
      },
      {
        id: 'i',
        command: 'Restart-Service kube-proxy',
        expected: verified('It works afterwards.', ['k8s#113524']),
        yes: {
          cause: verified('HNS objects below kube-proxy were stale.', ['k8s#113524']),
          remedy: 'Update kube-proxy.',
          see: ['M-PRX-13', 'M-DNS-01'],
        },
        no: { end: 'Collect HNS, VFP and the kube-proxy log at level 4 with collectlogs.ps1.' },
        cost: 3,
      },
    ],
  },
  {
    id: 'T-04',
    title: 'No DNS in pods',
    said: ['nslookup times out in Windows pods', 'Names are not resolved', 'DNS request timed out'],
    steps: [
      {
        id: 'a',
        command: 'kubectl exec POD -- ipconfig /all',
        expected: verified(
          'The DNS server is the ClusterIP of kube-dns, with the namespace’s suffixes.',
          ['windows-machine-config-operator#1522'],
        ),
        yes: { next: 'b' },
        no: {
          cause: verified('The CNI capability dns is missing, or clusterDNS is wrong.', [
            'windows-machine-config-operator#1522',
          ]),
          remedy:
            'Set capabilities dns true and the kubelet’s clusterDNS, and create the pod again.',
        },
        cost: 1,
      },
      {
        id: 'b',
        command: 'Resolve-DnsName kubernetes.default.svc.cluster.local -Server COREDNS-POD-IP',
        expected: verified('An answer.', ['hcsshim#994']),
        yes: { next: 'c' },
        no: {
          cause: verified('The CoreDNS pod is not reached.', ['hcsshim#994']),
          remedy: 'Check the way from pod to pod on the Linux node.',
          see: ['T-07'],
        },
        cost: 1,
      },
      {
        id: 'c',
        command: 'Resolve-DnsName kubernetes.default.svc.cluster.local -Server KUBE-DNS-CLUSTERIP',
        expected: verified('An answer.', ['k8s#110674']),
        yes: { next: 'd' },
        no: {
          cause: verified('The Service of kube-dns is not reached.', ['k8s#110674']),
          remedy: 'Restart kube-proxy or delete a CoreDNS pod as a quick cure.',
          see: ['M-DNS-01', 'M-PRX-17', 'T-03'],
        },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Do only names such as svc.namespace fail, while the bare and the full name work?',
        expected: verified('Yes.', ['w-']),
        yes: {
          cause: verified(
            'A limit of Windows: one DNS suffix, and a name with a dot counts as complete.',
            ['w-'],
          ),
          remedy: 'Use the full name.',
          see: ['M-DNS-02'],
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'Is it slow, or does it fail, only in the first seconds of a pod?',
        expected: inferred('Yes.', ['github kubernetes/kubernetes/issues/78479']),
        yes: {
          cause: inferred(
            'With docker the DNS servers of a pod are set after its program starts.',
            [
              'github microsoft/Windows-Containers/issues/132',
              'github Azure/aks-engine/issues/189',
            ],
          ),
          remedy: 'Let the program try again, or use containerd.',
          see: ['P-16'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        ask: 'Do only names outside of the cluster fail?',
        expected: verified('Yes.', ['k8s#138000-2']),
        yes: {
          cause: verified('CoreDNS does not forward, or has no way out.', ['k8s#138000-2']),
          remedy: 'Try from a Linux pod.',
          see: ['T-05'],
        },
        no: {
          cause: verified(
            'Now and then: endpoints stand twice after an address came back, or UDP is lost.',
            ['k8s#138000-2'],
          ),
          remedy: 'Take the newest patch of kube-proxy.',
          see: ['M-DNS-01'],
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-05',
    title: 'Pods do not reach the outside',
    said: [
      'Windows pods have no internet',
      'A server of our own network is not reached',
      'Only outside addresses fail',
    ],
    notAFault: ['A ping to the outside gets no answer'],
    steps: [
      {
        id: 'a',
        ask: 'Was it tried with TCP (curl.exe)?',
        expected: verified('Yes.', ['ms-problems']),
        yes: { next: 'b' },
        no: {
          cause: verified('No fault: ping to the outside never works.', ['ms-problems']),
          remedy: 'Test with TCP.',
          see: ['M-NET-60'],
        },
        cost: 1,
      },
      {
        id: 'b',
        command: 'curl.exe -v https://TARGET',
        expected: verified('It works on the node.', ['docs-troubleshoot.mdx']),
        yes: { next: 'c' },
        no: {
          cause: verified('The node itself has no way out: proxy, firewall or route.', [
            'docs-troubleshoot.mdx',
          ]),
          remedy: 'Mend the host first.',
          see: ['M-KLT-18'],
        },
        cost: 1,
      },
      {
        id: 'c',
        command: 'kubectl get pod POD -o wide',
        expected: verified('An address of the pod range.', ['swt#214']),
        yes: { next: 'd' },
        no: {
          cause: verified('The pod is on a nat network or another one (172.x).', ['swt#214']),
          remedy: 'Delete the nat file.',
          see: ['S-28'],
        },
        cost: 1,
      },
      {
        id: 'd',
        command: 'type C:\\etc\\cni\\net.d\\*.conf*',
        expected: verified(
          'The exception list of OutBoundNAT has cluster, service and management networks alone; the target is not in it.',
          ['ms-problems', 'swt#141'],
        ),
        yes: { next: 'e' },
        no: {
          cause: verified('The target’s network is exempt from NAT and has no route back.', [
            'ms-problems',
            'swt#141',
          ]),
          remedy: 'Narrow the list.',
          see: ['M-NET-60'],
        },
        cost: 2,
      },
      {
        id: 'e',
        command: 'Get-HnsEndpoint | Where-Object IPAddress -eq POD-IP',
        expected: verified('Policies with OutBoundNAT and your list.', ['ccp#1067']),
        yes: { next: 'f' },
        no: {
          cause: verified('The list was not taken over, since the policy has another shape.', [
            'ccp#1067',
          ]),
          remedy: 'Write the policy as the plugin expects.',
        },
        cost: 2,
      },
      {
        id: 'f',
        ask: 'Is it a cloud with flannel host-gw?',
        expected: verified('Yes.', ['ms-problems']),
        yes: {
          cause: verified('The cloud does not route pod subnets.', ['ms-problems']),
          remedy: 'Add a route for each node, and switch the source/destination check off.',
          see: ['M-NET-59'],
        },
        no: { next: 'g' },
        cost: 1,
        answered: {
          yes: [
            {
              platform: ['azure', 'aks', 'aws', 'eks', 'gcp', 'gke'],
              cni: ['flannel'],
              networkMode: ['l2bridge'],
            },
          ],
          no: [
            { platform: ['on-premises', 'vsphere', 'hyper-v'] },
            { networkMode: ['overlay', 'l2tunnel', 'transparent', 'nat'] },
            {
              cni: [
                'win-bridge',
                'win-overlay',
                'azure-vnet',
                'calico',
                'antrea',
                'ovn-kubernetes',
                'nat',
                'sdnbridge',
                'sdnoverlay',
                'vpc-bridge',
              ],
            },
          ],
        },
      },
      {
        id: 'g',
        ask: 'Is it a virtual machine without MAC spoofing?',
        expected: verified('Yes.', ['website-windows']),
        yes: {
          cause: verified('The hypervisor drops the frames of pods.', ['website-windows']),
          remedy: 'Allow it.',
          see: ['M-NET-57'],
        },
        no: {
          end: 'Collect the CNI file, the endpoint as JSON and a capture of packets on the host.',
        },
        cost: 1,
        answered: { no: [{ platform: ['azure', 'aks', 'aws', 'eks', 'gcp', 'gke'] }] },
      },
    ],
  },
  {
    id: 'T-06',
    title: 'NodePort or LoadBalancer does not answer',
    said: [
      'The node port gives no answer',
      'The load balancer fails from outside',
      'The health check fails',
    ],
    notAFault: ['On old builds a Windows node does not reach its own NodePort'],
    steps: [
      {
        id: 'a',
        ask: 'Was it tried from another machine than the node?',
        expected: verified('Yes.', ['ms-problems', 'website-windows']),
        yes: { next: 'b' },
        no: {
          cause: verified('No fault on older builds: a node does not reach its own NodePort.', [
            'ms-problems',
            'website-windows',
          ]),
          remedy: 'Test from outside; KB4571748 or newer mends it.',
        },
        cost: 1,
      },
      {
        id: 'b',
        command: 'kubectl exec POD -- curl.exe -v http://CLUSTER-IP:PORT',
        expected: verified('It works.', ['k8s-proxier']),
        yes: { next: 'c' },
        no: { cause: verified('The Service itself fails.', ['k8s-proxier']), see: ['T-03'] },
        cost: 1,
      },
      {
        id: 'c',
        command: 'kubectl get service SVC -o yaml',
        expected: verified('externalTrafficPolicy: Local.', ['k8s#93166-2']),
        yes: { next: 'd' },
        no: { next: 'e' },
        cost: 1,
        answered: {
          yes: [{ externalTrafficPolicy: ['Local'] }],
          no: [{ externalTrafficPolicy: ['Cluster'] }],
        },
      },
      {
        id: 'd',
        command: 'kubectl get pods -o wide; sc.exe qc kube-proxy',
        expected: verified('A pod on this node, and --enable-dsr in the command of kube-proxy.', [
          'k8s#62046',
        ]),
        yes: { next: 'e' },
        no: {
          cause: verified('Local without a local pod, or without DSR.', ['k8s#62046']),
          remedy: 'Use Cluster, or DSR from 1.20 on.',
          see: ['M-SVC-02'],
        },
        cost: 1,
      },
      {
        id: 'e',
        command: 'kubectl get pods -o wide',
        expected: verified('At least one pod of any Service on this Windows node.', [
          'ms-problems',
        ]),
        yes: { next: 'f' },
        no: {
          cause: verified('A node without pods forwards no node ports.', ['ms-problems']),
          remedy: 'Use nodes with pods, or keep one there.',
        },
        cost: 1,
      },
      {
        id: 'f',
        command:
          'Get-NetFirewallPortFilter | Where-Object LocalPort -eq PORT | Get-NetFirewallRule',
        expected: inferred('Allowed, and allowed in the security group.', ['website-windows']),
        yes: { next: 'g' },
        no: {
          cause: inferred('A firewall or security group closes the port.', ['website-windows']),
          remedy: 'Open the node port range and the port of the health check.',
        },
        cost: 2,
      },
      {
        id: 'g',
        command: 'kubectl -n kube-system logs KUBE-PROXY-POD | findstr Policy',
        expected: verified('Nothing.', ['k8s-proxier']),
        yes: { next: 'h' },
        no: {
          cause: verified('HNS refused the rule.', ['k8s-proxier']),
          remedy: 'Look up the code.',
          see: ['M-PRX-09', 'M-NET-18', 'M-NET-17'],
        },
        cost: 2,
      },
      {
        id: 'h',
        command: 'hnsdiag list loadbalancers',
        expected: verified('One rule for each external address, none for pods that are gone.', [
          'k8s#112836',
        ]),
        yes: { end: 'Collect the kube-proxy log at level 4 and the port of the health check.' },
        no: {
          cause: verified('Rules are stale.', ['k8s#112836']),
          remedy: 'Restart kube-proxy, and take the newest patch.',
          see: ['M-SVC-01'],
        },
        cost: 2,
      },
    ],
  },
  {
    id: 'T-07',
    title: 'No traffic between pods of different nodes',
    said: ['Windows pods do not reach Linux pods', 'It works on one node only'],
    steps: [
      {
        id: 'a',
        ask: 'Was it tried with TCP, to an open port of the other pod?',
        expected: verified('Yes.', ['ms-problems']),
        yes: { next: 'c' },
        no: {
          cause: inferred('A ping alone proves nothing to the outside; inside it mostly works.', [
            'ms-problems',
          ]),
          remedy: 'Use TCP.',
          see: ['M-NET-60'],
        },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'flannel vxlan: do the Linux nodes use VNI 4096 and port 4789 too?',
        expected: verified('Yes.', ['fl-backends#L22-L29']),
        yes: { next: 'd' },
        no: {
          cause: verified('Linux uses VNI 1 and port 8472.', ['fl-backends#L22-L29']),
          remedy: 'Set both, and restart flannel on Linux.',
          see: ['S-29', 'M-NET-47'],
        },
        cost: 1,
        answered: {
          yes: [
            { cni: ['flannel'], networkMode: ['l2bridge'] },
            {
              cni: [
                'win-bridge',
                'win-overlay',
                'azure-vnet',
                'calico',
                'antrea',
                'ovn-kubernetes',
                'nat',
                'sdnbridge',
                'sdnoverlay',
                'vpc-bridge',
              ],
            },
          ],
        },
      },
      {
        id: 'd',
        ask: 'Calico: is IPIP off in the pool?',
        expected: verified('Yes.', ['docs-troubleshoot.mdx']),
        yes: { next: 'e' },
        no: {
          cause: verified('Windows has no IPIP.', ['docs-troubleshoot.mdx']),
          remedy: 'Set ipipMode Never with vxlanMode Always or BGP.',
        },
        cost: 1,
        answered: {
          yes: [
            {
              cni: [
                'win-bridge',
                'win-overlay',
                'azure-vnet',
                'flannel',
                'antrea',
                'ovn-kubernetes',
                'nat',
                'sdnbridge',
                'sdnoverlay',
                'vpc-bridge',
              ],
            },
          ],
        },
      },
      {
        id: 'e',
        ask: 'Is it a cloud or vSphere?',
        expected: verified('No.', ['docs-troubleshoot.mdx', 'ms-problems']),
        yes: { next: 'f' },
        no: {
          cause: verified(
            'AWS: the source/destination check. Azure with host-gw: routes. vSphere: port 4789. Hyper-V: MAC spoofing.',
            ['docs-troubleshoot.mdx', 'ms-problems'],
          ),
          remedy: 'Set what the platform asks for.',
          see: ['M-NET-59', 'M-NET-58', 'M-NET-57'],
        },
        cost: 1,
        answered: { yes: [{ platform: ['on-premises'] }] },
      },
      {
        id: 'f',
        command: 'hnsdiag list networks -d; route print',
        expected: verified(
          'An entry for the other node’s subnet: RemoteSubnetRoute on overlay, a route with host-gw.',
          ['fl-vxlannet#L95-L112'],
        ),
        yes: { next: 'g' },
        no: {
          cause: verified('The agent does not write the route to the other node.', [
            'fl-vxlannet#L95-L112',
          ]),
          remedy: 'Read its log: a foreign lease, another backend.',
          see: ['M-NET-47', 'M-NET-42'],
        },
        cost: 2,
      },
      {
        id: 'g',
        command: 'type C:\\etc\\cni\\net.d\\*.conf*',
        expected: verified('The exception list contains the cluster CIDR.', ['ms-problems']),
        yes: { next: 'h' },
        no: {
          cause: verified('Traffic between pods is translated to the node’s address.', [
            'ms-problems',
          ]),
          remedy: 'Add the cluster CIDR.',
        },
        cost: 2,
      },
      {
        id: 'h',
        command: 'Get-HnsEndpoint | group IPAddress',
        expected: verified('Each address once.', ['k8s#138000-2']),
        yes: { next: 'i' },
        no: {
          cause: verified('An address that came back stands twice (local and remote).', [
            'k8s#138000-2',
          ]),
          remedy: 'Restart kube-proxy, and take a patch with pull request 138000.',
          see: ['M-DNS-01', 'M-PRX-11'],
        },
        cost: 2,
      },
      {
        id: 'i',
        ask: 'Is it Windows Server 2019 with a VXLAN port of its own?',
        expected: verified('No.', ['wmco-trouble']),
        yes: { end: 'Check UDP 4789 and TCP 179 between the nodes, the MTU, and capture packets.' },
        no: {
          cause: verified('2019 cannot use another port.', ['wmco-trouble']),
          remedy: 'Use the default port, or 2022.',
        },
        cost: 1,
        answered: {
          yes: [
            { vxlanPort: [4789] },
            { networkMode: ['l2bridge', 'l2tunnel', 'transparent', 'nat'] },
            { windowsRelease: ['ltsc2022', '23H2', 'ltsc2025'] },
          ],
        },
      },
    ],
  },
  {
    id: 'T-08',
    title: 'The network is gone after a reboot',
    said: [
      'The HNS network is gone after a reboot',
      'It worked until the restart',
      'Pods fail after a Windows update',
    ],
    steps: [
      {
        id: 'a',
        command: 'Get-HnsNetwork',
        expected: verified('The agent’s network, with an address other than 169.254.', ['swt#89']),
        yes: { next: 'd' },
        no: { next: 'b' },
        cost: 2,
      },
      {
        id: 'b',
        ask: 'Is it Antrea?',
        expected: verified('Yes.', ['an-doc']),
        yes: {
          cause: verified('Its network never outlives a reboot.', ['an-doc']),
          remedy: 'Run Clean-AntreaNetwork.ps1 and restart the agent.',
          see: ['M-NET-51'],
        },
        no: { next: 'c' },
        cost: 1,
        answered: {
          yes: [{ cni: ['antrea'] }],
          no: [
            {
              cni: [
                'win-bridge',
                'win-overlay',
                'azure-vnet',
                'flannel',
                'calico',
                'ovn-kubernetes',
                'nat',
                'sdnbridge',
                'sdnoverlay',
                'vpc-bridge',
              ],
            },
          ],
        },
      },
      {
        id: 'c',
        command: 'Get-Service; kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
        expected: verified('The network agent runs, and its log shows that it makes the network.', [
          'swt#89',
          'docs-troubleshoot.mdx',
        ]),
        yes: {
          cause: verified('The log shows a ManagementIP of 169.254, or an error on the adapter.', [
            'swt#89',
            'docs-troubleshoot.mdx',
          ]),
          see: ['M-NET-39', 'M-NET-44', 'M-NET-10'],
        },
        no: {
          cause: verified(
            'The agent did not start with Windows, or its pod waits for the very network.',
            ['swt#89', 'docs-troubleshoot.mdx'],
          ),
          remedy: 'Set its start to automatic, and give it the host’s network.',
          see: ['S-19', 'M-NET-12'],
        },
        cost: 2,
      },
      {
        id: 'd',
        ask: 'Did the reboot install a Windows update?',
        expected: verified('Yes.', ['ms-problems']),
        yes: { next: 'e' },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'e',
        command: 'kubectl describe pod POD',
        expected: verified('It says “wrong diskette” or 0x803b….', ['ms-problems']),
        yes: {
          cause: verified('HNS objects are older than HNS.', ['ms-problems']),
          remedy: 'Delete and make them again.',
          see: ['M-NET-02'],
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'Do pods from before the reboot hang while new ones work?',
        expected: verified('Yes.', ['calico#13049']),
        yes: {
          cause: verified('Old sandboxes have endpoints that are gone.', ['calico#13049']),
          remedy: 'Delete these pods; with Calico remove the CNI file at boot.',
          see: ['M-NET-13'],
        },
        no: { next: 'g' },
        cost: 1,
      },
      {
        id: 'g',
        command: 'ipconfig',
        expected: verified('The same address as before, and as in --iface and --node-ip.', [
          'calico#4631',
        ]),
        yes: { next: 'h' },
        no: {
          cause: verified('DHCP gave another address, or a static one became DHCP.', [
            'calico#4631',
          ]),
          remedy: 'Reserve it, or set it on the vEthernet adapter.',
          see: ['M-NET-39', 'M-NET-44'],
        },
        cost: 2,
      },
      {
        id: 'h',
        command: 'kubectl -n kube-system logs KUBE-PROXY-POD',
        expected: verified('It finds its network.', ['k8s-proxier']),
        yes: { next: 'i' },
        no: {
          cause: verified('kube-proxy started before the agent.', ['k8s-proxier']),
          remedy: 'Mend the order, and restart it.',
          see: ['M-PRX-10', 'S-13'],
        },
        cost: 2,
      },
      {
        id: 'i',
        command: 'Test-NetConnection 169.254.169.254 -Port 80',
        expected: verified('On AWS: True.', ['wmco-trouble']),
        yes: { end: 'Collect the times of boot, agent, kube-proxy and first pod.' },
        no: {
          cause: verified('The route to the metadata service is lost.', ['wmco-trouble']),
          remedy: 'Add it at boot.',
          see: ['M-KLT-18'],
        },
        cost: 2,
        answered: {
          yes: [{ platform: ['on-premises', 'vsphere', 'hyper-v', 'azure', 'aks', 'gcp', 'gke'] }],
        },
      },
    ],
  },
  {
    id: 'T-11',
    title: 'kube-proxy does not start, or crashes',
    said: ['kube-proxy is in CrashLoopBackOff', 'kube-proxy ends at once'],
    steps: [
      {
        id: 'a',
        command: 'kubectl -n kube-system logs KUBE-PROXY-POD --tail=50',
        expected: verified('Text before its end.', ['website#27928']),
        yes: { next: 'b' },
        no: {
          cause: verified('The pod does not even start.', ['website#27928']),
          see: ['T-01', 'T-14'],
        },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Does it say “Unable to find HNS Network” (it loops) or “ould not find HNS network” (it ends)?',
        expected: verified('Yes.', ['k8s-proxier']),
        yes: {
          cause: verified('The network is missing, or named otherwise.', ['k8s-proxier']),
          see: ['M-PRX-18', 'M-PRX-10', 'M-PRX-01', 'S-13'],
        },
        no: { next: 'c' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Does it say “source-vip flag not set”, “feature gate not enabled” or “host mac address”?',
        expected: verified('Yes.', ['k8s-proxier']),
        yes: {
          cause: verified('A condition for overlay networks is not met.', ['k8s-proxier']),
          see: ['S-14', 'M-PRX-02', 'M-PRX-03', 'M-PRX-04'],
        },
        no: { next: 'd' },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Does it say “forbidden” or “Failed to list”?',
        expected: verified('Yes.', ['k8s#79515']),
        yes: {
          cause: verified('kube-proxy has the wrong identity.', ['k8s#79515']),
          see: ['S-15', 'M-PRX-16'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        ask: 'Does it say “panic:” with winkernel?',
        expected: verified('Yes.', ['k8s#100384']),
        yes: { cause: verified('A bug of this version.', ['k8s#100384']), see: ['M-PRX-12'] },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'HostProcess pod: is the path of a token or file not found?',
        expected: verified('Yes.', ['k8s#104562']),
        yes: {
          cause: verified('Paths as containerd 1.6 has them.', ['k8s#104562']),
          see: ['M-HPC-03', 'M-HPC-02'],
        },
        no: { end: 'Compare its flags with those of this minor.' },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-25',
    title: 'No names or no internet in a container of Docker',
    said: ['No DNS in the container', 'The container has no internet'],
    steps: [
      {
        id: 'a',
        ask: 'Does nslookup example.com 8.8.8.8 in the container give an address?',
        expected: inferred('Yes.', ['github microsoft/navcontainerhelper/issues/338']),
        yes: {
          cause: inferred('The DNS server that docker gave the container does not answer it.', [
            'github microsoft/navcontainerhelper/issues/338',
            'github Stannieman/audacity-with-asio-builder/issues/7',
          ]),
          remedy: 'Give it one that does: --dns, or dns in daemon.json.',
        },
        no: {
          end: 'Compare the range of the network nat with those of the host and its VPN (docker network inspect nat; route print), and look for rules that stop it.',
        },
        cost: 2,
      },
    ],
  },
]
