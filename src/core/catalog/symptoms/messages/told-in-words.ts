import { endpointsGone } from '../hns-restart.ts'
import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const sinceDrives = Array.from({ length: 26 }, (_, i) => `1.6.${i + 14}`)

/** What people tell where nothing is printed. */
export const toldInWordsSymptoms: readonly Symptom[] = [
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
    id: 'M-GMS-11',
    about: 'SMB by name',
    kind: 'error',
    weak: 'name',
    words: [['EnableCompartmentNamespace']],
    printed: [
      {
        by: 'documentation; symptom',
        in: 'share reachable by address, not by name, in a gMSA pod with containerd',
      },
    ],
    causes: [
      {
        cause: inferred(
          'The HNS compartment namespace is off, so that authentication by name leaves through the wrong compartment.',
          ['website#27131'],
        ),
        likely: [
          { decision: 'containerRuntime', is: ['containerd'] },
          { decision: 'windowsRelease', is: ['ltsc2019'] },
        ],
        checks: [
          {
            command:
              'reg query HKLM\\SYSTEM\\CurrentControlSet\\Services\\hns\\State /v EnableCompartmentNamespace',
            shows: 'missing',
          },
        ],
        remedy: 'Set the value to 1 (REG_DWORD) on the node, and create the pods again.',
      },
    ],
  },
  {
    id: 'PL-01',
    about: 'endpoints that disappear',
    kind: 'error',
    words: [
      ['HNS endpoints', 'are being deleted'],
      ['HNS endpoints', 'running', 'are deleted'],
      ['HNS endpoints', 'running', 'get deleted'],
      ['HNS endpoints of the', 'disappear'],
      ['HNS endpoints of our', 'disappear'],
      ['HNS endpoints', 'keep disappearing'],
      ['HNS endpoints', 'disappear after'],
      ['HNS endpoints', 'vanish'],
      ['vNICs', 'keep disappearing'],
      ['vNICs', 'are being deleted'],
    ],
    printed: [{ by: 'symptom', in: 'endpoints of containers that run go away' }],
    causes: [
      {
        cause: verified(
          'kube-proxy may run without the name of its node (--hostname-override), which can delete the endpoints of containers that run.',
          ['doc002', 'doc004'],
        ),
        likely: [{ found: 'kube-proxy-node-name' }],
        excluded: [{ told: 'kubeProxy.flag.hostname-override' }],
        checks: [
          {
            command:
              'Get-CimInstance Win32_Process -Filter "Name=\'kube-proxy.exe\'" | Select CommandLine',
            shows: 'no --hostname-override',
          },
        ],
        remedy:
          'Start kube-proxy.exe with --hostname-override and the name that kubectl get nodes shows.',
      },
      {
        cause: inferred('The name that kube-proxy is given is not that of the Node object.', [
          'doc002',
        ]),
        checks: [{ command: 'kubectl get nodes', shows: 'another name, or small letters' }],
        remedy: 'Give it the name of the Node object, in small letters.',
      },
    ],
  },
  {
    id: 'PL-02',
    about: 'no adapter for the network',
    kind: 'error',
    words: [['No network adapter is found'], ['No network adapter was found']],
    printed: [{ by: 'start script', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The HNS network could not be made, often because the adapter of the host has another name than the script takes (InterfaceName, “Ethernet”).',
          ['doc002', 'doc004'],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork; Get-NetAdapter',
            shows: 'no network of Kubernetes, or another name than “Ethernet”',
          },
        ],
        remedy:
          'Give the start script the name of the adapter (start.ps1 -InterfaceName), and look at its output for errors while it makes the network.',
      },
    ],
  },
  {
    id: 'PL-03',
    about: 'pause image of another release',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods stay in ContainerCreating or start over and over' }],
    causes: [
      {
        cause: verified('The pause image does not fit the Windows release of the node.', [
          'doc002',
          'doc004',
          'doc003',
        ]),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'an event that names the sandbox, or an image that does not match',
          },
        ],
        remedy:
          'Take a pause image with an entry for the build of the node, such as mcr.microsoft.com/oss/kubernetes/pause of the minor; on containerd it is the sandbox image.',
      },
    ],
  },
  {
    id: 'PL-04',
    about: 'node that joined again',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods of a node that was deleted and joined again' }],
    causes: [
      {
        cause: verified(
          'flanneld gives the node a new range of pods, and files of the old one are still there.',
          ['doc002', 'doc004'],
        ),
        likely: [{ decision: 'cni', is: ['flannel'] }],
        checks: [
          {
            command:
              'Get-ChildItem C:\\k\\SourceVip*.json; Get-Content C:\\run\\flannel\\subnet.env',
            shows: 'addresses outside the podCIDR of the node',
          },
        ],
        remedy:
          'Remove C:\\k\\SourceVip.json and C:\\k\\SourceVipRequest.json, then start flanneld, kubelet and kube-proxy again.',
      },
    ],
  },
  {
    id: 'PL-05',
    about: 'flanneld that waits',
    kind: 'error',
    words: [
      ['stuck', 'Waiting for the Network to be created'],
      ['hangs', 'Waiting for the Network to be created'],
      ['forever', 'Waiting for the Network to be created'],
    ],
    printed: [{ by: 'symptom', in: 'flanneld does not go on' }],
    causes: [
      {
        cause: verified(
          'The address of the host was not there when flanneld made its network, most likely a matter of timing.',
          ['doc002', 'doc004', 'ms-problems'],
        ),
        checks: [
          { command: 'Get-HnsNetwork | Select Name,ManagementIP', shows: 'an empty ManagementIP' },
        ],
        remedy:
          'Start start.ps1 again, or flanneld.exe by hand with NODE_NAME set and --iface with the address of the node.',
      },
    ],
  },
  {
    id: 'UB-04',
    about: 'volumes as drives',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a volume is no drive D: in the container' }],
    causes: [
      {
        cause: inferred(
          'containerd before 1.6.14 mounts a mountPath that is a drive alone, such as D:, as the folder C:\\D; docker mounted it as that drive.',
          [
            'github containerd/containerd/issues/6589',
            'github kubernetes-sigs/azurefile-csi-driver/issues/923',
          ],
        ),
        excluded: [
          ...['1.7', '2.0', '2.1', '2.2'].map((containerd) => ({ containerd })),
          ...sinceDrives.map((says) => ({ says })),
        ],
        checks: [{ command: 'dir C:\\ (in the pod)', shows: 'a folder named as the drive' }],
        remedy: 'Use containerd 1.6.14 or newer, or mount into a folder of C:.',
      },
      {
        cause: inferred(
          'The image declares the drive as its VOLUME too, on which containerd stumbles.',
          ['github containerd/containerd/issues/8171'],
        ),
        checks: [{ command: 'docker history IMAGE', shows: 'VOLUME with a drive' }],
        remedy: 'Leave VOLUME out of the Dockerfile.',
      },
    ],
  },
  {
    id: 'UB-06',
    about: 'address of the host',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'the node loses its static address for one of DHCP' }],
    causes: [
      {
        cause: inferred(
          'HNS makes a virtual switch on the adapter when the first network of pods is made, and the static address, its gateway and its DNS servers do not always move to the vEthernet adapter: that asks DHCP, or has 169.254.x.x.',
          [
            'github kubernetes-sigs/sig-windows-tools/issues/162',
            'github kubernetes-sigs/sig-windows-tools/issues/105',
            'github ovn-kubernetes/ovn-kubernetes/issues/2530',
            'calico#4631',
            'github rancher/rke2/issues/1761',
          ],
        ),
        checks: [
          {
            command: 'Get-NetIPInterface -AddressFamily IPv4 | Format-Table InterfaceAlias, Dhcp',
            shows: 'vEthernet (…): Enabled',
          },
        ],
        remedy:
          'Reserve the address in DHCP, or set it, its gateway and its DNS servers on the vEthernet adapter (New-NetIPAddress, Set-DnsClientServerAddress) after the network is made.',
      },
    ],
  },
  {
    id: 'WT-09',
    about: 'a tenth of the CPU',
    kind: 'warning',
    words: [],
    versions: { of: 'kubelet', from: '1.27', through: '1.29' },
    printed: [
      {
        by: 'symptom',
        in: 'kubectl top nodes shows less CPU for a Windows node than for its pods',
      },
    ],
    causes: [
      {
        cause: verified(
          'The kubelet counts the CPU of a Windows node over ten seconds as if it was one, from 1.27.0 on: a tenth of what is used. The pods are counted right.',
          [
            'github kubernetes/kubernetes/issues/122382',
            'github kubernetes/kubernetes/pull/122999',
          ],
        ),
        checks: [
          {
            command: 'kubectl top nodes; kubectl top pods -A',
            shows: 'less for the node than for its pods together',
          },
        ],
        remedy: 'Take 1.30, or the patch releases of 1.27 to 1.29 since February 2024.',
      },
    ],
  },
  {
    id: 'L-13',
    about: 'UDP port of the host in Azure',
    kind: 'silent',
    weak: 'name',
    words: [['source port 65330'], ['UDP 65330'], ['port 65330']],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'a lookup that fails now and then in Azure' }],
    causes: [
      {
        cause: verified(
          'Azure keeps the UDP port 65330 for the host: a lookup that a node sends from it gets no answer. Images of AKS from May 2022 on exclude the port.',
          ['github Azure/AKS/issues/2988', 'github Azure/AgentBaker/pull/1784'],
        ),
        likely: [{ says: '65330' }],
        excluded: [{ kubernetes: { from: '1.25' } }],
        checks: [
          {
            command: 'netsh int ipv4 show excludedportrange udp',
            shows: 'on the node: no range with 65330',
          },
        ],
        remedy:
          'Take a newer node image, or exclude the port on the node: netsh int ipv4 add excludedportrange udp 65330 1 persistent. A program that asks again gets its answer.',
      },
    ],
  },
  {
    id: 'TW-02',
    about: 'own node port',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a node does not reach its own node port' }],
    causes: [
      {
        cause: verified(
          'No fault: a Windows node does not reach a NodePort at its own address; from other machines it answers.',
          ['doc002', 'doc004', 'ms-problems'],
        ),
        checks: [{ command: 'curl.exe http://NODE:PORT', shows: 'from another machine: works' }],
        remedy: 'Ask from another machine; on the node itself ask the pod by its address.',
      },
    ],
  },
  {
    id: 'TW-03',
    about: 'slow rules of kube-proxy',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'Services answer long after kube-proxy started' }],
    causes: [
      {
        cause: verified(
          'kube-proxy of this release asks HNS for everything at each rule, so that with many Services the rules are there only after minutes or hours.',
          [
            'github kubernetes/kubernetes/issues/109162',
            'github kubernetes/kubernetes/pull/109124',
          ],
        ),
        excluded: [{ kubernetes: { from: '1.25' } }],
        checks: [
          {
            command: '(hnsdiag list loadbalancers | Measure-Object -Line).Lines',
            shows: 'a number that rises slowly after the start of kube-proxy',
          },
        ],
        remedy:
          'Take a kube-proxy of 1.25 or newer, or a patch release of 1.22 to 1.24 with the change, and the newest update of Windows.',
      },
      {
        cause: verified('HNS takes long for each rule; updates of Windows made it faster.', [
          'github kubernetes/kubernetes/pull/109124',
        ]),
        checks: [{ command: 'Get-HotFix', shows: 'no recent update' }],
        remedy: 'Install the newest update of Windows.',
      },
    ],
  },
  {
    id: 'TW-04',
    about: 'pods of a node that is gone',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods stay Terminating on a node that is down' }],
    causes: [
      {
        cause: verified(
          'The node is down: nobody there ends its pods, so they stay Terminating, a StatefulSet makes no new one, and their volumes stay attached.',
          ['web-shutdown'],
        ),
        checks: [
          { command: 'kubectl get nodes', shows: 'NotReady' },
          { command: 'kubectl get volumeattachments', shows: 'volumes at that node' },
        ],
        remedy:
          'Make sure that the machine is off, then kubectl taint nodes NODE node.kubernetes.io/out-of-service=nodeshutdown:NoExecute (from 1.28 on; take it away when the node is back), or delete the Node object.',
      },
    ],
  },
  {
    id: 'TW-05',
    about: 'pods from before a restart',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods stay Terminating after a restart' }],
    causes: [
      {
        cause: inferred(
          'HNS does not let go of the namespace of a pod that was made before the node, HNS or the network agent was restarted.',
          ['github projectcalico/calico/issues/5828', 'github rancher/rke2/issues/5551'],
        ),
        checks: [
          { command: 'kubectl describe pod POD', shows: 'FailedKillPod with hcnDeleteNamespace' },
        ],
        remedy:
          'Delete the endpoints of the pod with hnsdiag, then kubectl delete pod POD --force; drain a node before it is restarted or updated.',
      },
    ],
  },
  {
    id: 'TW-20',
    about: 'endpoints that went with a restart of HNS',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods that ran have no network after HNS was restarted' }],
    causes: [
      {
        cause: endpointsGone,
        checks: [{ command: 'Get-HnsEndpoint | Select Name,IPAddress', shows: 'no pod address' }],
        remedy:
          'Delete the pods of this node so that they are made again, then restart the network agent and kube-proxy; drain a node before HNS is restarted.',
      },
    ],
  },
  {
    id: 'TW-06',
    about: 'rules that were taken away',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'hnsdiag lists no load balancers, kube-proxy has no error' }],
    causes: [
      {
        cause: inferred(
          'kube-proxy keeps in mind that its load balancers are there and does not make them again, although a restart of HNS, of the network agent or of the distribution took them away.',
          ['github kubernetes/kubernetes/issues/135802'],
        ),
        checks: [
          { command: 'hnsdiag list loadbalancers', shows: 'none, or fewer than Services' },
          { look: 'kube-proxy log', shows: 'no error' },
        ],
        remedy: 'Restart kube-proxy after whatever restarts HNS or its networks.',
      },
    ],
  },
  {
    id: 'TW-21',
    about: 'rules of a local policy',
    kind: 'silent',
    words: [],
    printed: [
      { by: 'symptom', in: 'a ClusterIP with internalTrafficPolicy: Local fails at times' },
    ],
    causes: [
      {
        cause: inferred(
          'With internalTrafficPolicy: Local, kube-proxy on Windows at times deletes the load balancer of the ClusterIP while pods come and go.',
          ['github kubernetes/kubernetes/issues/133928'],
        ),
        checks: [
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'the ClusterIP missing while the Service fails',
          },
        ],
        remedy: 'Set internalTrafficPolicy: Cluster until a kube-proxy has the fix.',
      },
      {
        cause: verified(
          'No pod of the Service runs on the node of the client: the policy allows no other.',
          ['web-service-internal'],
        ),
        checks: [{ command: 'kubectl get pods -o wide', shows: 'none on that node' }],
        remedy: 'Run a pod on each node, or set internalTrafficPolicy: Cluster.',
      },
    ],
  },
  {
    id: 'TW-22',
    about: 'pod that is its own backend',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a pod does not reach its own Service, with DSR' }],
    causes: [
      {
        cause: inferred(
          'With DSR, a packet of a pod to a Service that leads back to the same pod is dropped, unless the CNI plugin made its endpoint with loopbackDSR; other backends answer.',
          ['github kubernetes-sigs/sig-windows-tools/issues/119'],
        ),
        checks: [
          { look: 'CNI file of the Windows node', shows: 'no loopbackDSR' },
          { look: 'which backend answers', shows: 'each but the pod that asks' },
        ],
        remedy:
          'Set "loopbackDSR": true for win-bridge and win-overlay, or optionalFlags.loopbackDSR for sdnbridge and sdnoverlay of releases that know it, and make the pods again; or let the pod use its own address.',
      },
    ],
  },
  {
    id: 'TW-07',
    about: 'node port of nodes without pods',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a NodePort answers on one node alone' }],
    causes: [
      {
        cause: verified(
          'A Windows node without pods of its own forwards no node ports: the NodePort answers on nodes with pods alone.',
          ['ms-problems'],
        ),
        checks: [
          { command: 'kubectl get pods -A -o wide', shows: 'no pod with an address on that node' },
        ],
        remedy: 'Ask nodes that run pods, or keep a small pod on each Windows node.',
      },
      {
        cause: verified(
          'externalTrafficPolicy Local lets only the nodes answer that run a pod of the Service.',
          ['k8s#62046'],
        ),
        likely: [{ says: 'externalTrafficPolicy' }],
        checks: [{ command: 'kubectl get service SVC -o yaml', shows: 'Local' }],
        remedy: 'Use externalTrafficPolicy Cluster.',
      },
    ],
  },
  {
    id: 'TW-08',
    about: 'own networks',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'pods reach the internet and not the own network' }],
    causes: [
      {
        cause: verified(
          'The network of the target stands in the exception list of OutBoundNAT, so pods go there with their own addresses, and nobody there has a route back to them.',
          ['ms-problems', 'swt#141', 'flannel#1405'],
        ),
        checks: [
          {
            look: 'ExceptionList (Exceptions) in the CNI file',
            shows: 'the network of the target',
          },
        ],
        remedy:
          'Take that network out of the list: it holds the ranges of pods, Services and nodes. Or add routes to the pod ranges there. Then create the pods again.',
      },
      {
        cause: verified('The node itself does not reach it: firewall, route or proxy.', [
          'ms-problems',
        ]),
        checks: [{ command: 'Test-NetConnection TARGET -Port N', shows: 'on the node: fails too' }],
        remedy: 'Open the way for the node first.',
      },
    ],
  },
  {
    id: 'TW-09',
    about: 'time zone of containers',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'the time in a pod is hours off' }],
    causes: [
      {
        cause: inferred('A container takes the time zone of its host.', [
          'github microsoft/Windows-Containers/issues/15',
          'github moby/moby/issues/40284',
        ]),
        checks: [{ command: 'kubectl exec POD -- tzutil /g', shows: 'the zone of the node' }],
        remedy:
          'Run tzutil /s at the start of the container as ContainerAdministrator, with host and image of May 2021 or newer; before, set the zone of the host.',
      },
    ],
  },
  {
    id: 'TW-10',
    about: 'restart of the node',
    kind: 'warning',
    words: [],
    printed: [{ by: 'symptom', in: 'a node restarts by itself' }],
    causes: [
      {
        cause: inferred('Windows Update restarts the node.', [
          'github vmware-tanzu/tanzu-framework/issues/977',
          'github kubernetes-sigs/sig-windows-tools/pull/51',
        ]),
        checks: [
          {
            command:
              "Get-WinEvent -FilterHashtable @{LogName='System';Id=1074,6008,41} -MaxEvents 9 | fl",
            shows: 'event 1074 names Windows Update, TrustedInstaller or MoUsoCoreWorker',
          },
        ],
        remedy: 'Switch automatic updates off; patch by drain and restart, or with new images.',
      },
    ],
  },
  {
    id: 'TW-11',
    about: 'end of containers',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'programs are ended before they are done' }],
    causes: [
      {
        cause: inferred('Windows sends no SIGTERM, but CTRL_SHUTDOWN_EVENT.', [
          'github microsoft/Windows-Containers/issues/546',
          'github kubernetes/kubernetes/issues/73434',
        ]),
        likely: [{ says: 'SIGTERM' }],
        checks: [{ look: 'the program', shows: 'no handler for that event' }],
        remedy: 'Handle that event; .NET does with Host and its lifetime.',
      },
      {
        cause: verified(
          'Windows in the container waits 5 seconds (WaitToKillServiceTimeout) and then ends everything.',
          ['github kubernetes/kubernetes/issues/73434', 'github microsoft/hcsshim/pull/1416'],
        ),
        likely: [{ says: '5 s' }, { says: 'five seconds' }],
        checks: [{ look: 'time between the deletion and the end', shows: 'some 5 seconds' }],
        remedy: 'Update containerd, whose shim raises it, or raise it in the image.',
      },
    ],
  },
  {
    id: 'TW-12',
    about: 'logs that are empty',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'kubectl logs shows nothing' }],
    causes: [
      {
        cause: verified(
          'The application writes to the event log or to files, as IIS does, and not to its console.',
          ['virtualization-documentation-troubleshooting'],
        ),
        checks: [{ command: 'kubectl exec POD -- cmd /c dir C:\\inetpub\\logs', shows: 'files' }],
        remedy: 'Start the application under Log Monitor, which brings these logs to the console.',
      },
    ],
  },
  {
    id: 'TW-14',
    about: 'one of several nodes and gMSA',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'gMSA works on one node and not on another' }],
    causes: [
      {
        cause: verified('That node may not read the password of the gMSA.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        checks: [{ command: 'Test-ADServiceAccount GMSA', shows: 'on that node: False' }],
        remedy: 'Add the node to the group that may read it, then reboot the node.',
      },
    ],
  },
  {
    id: 'TW-15',
    about: 'Linux pods of charts',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a chart starts Linux pods on Windows nodes' }],
    causes: [
      {
        cause: inferred(
          'Nothing keeps the pods for Linux off the Windows nodes: no node selector, and no taint there.',
          [
            'github linkerd/linkerd2/issues/3072',
            'github dapr/dapr/issues/1748',
            'github kubernetes/ingress-nginx/issues/6360',
            'github Azure/AKS/issues/1905',
            'github Azure/aksArc/issues/83',
            'github newrelic/helm-charts/issues/969',
          ],
        ),
        checks: [{ command: 'kubectl get pods -o wide', shows: 'these pods on Windows nodes' }],
        remedy:
          'Set nodeSelector kubernetes.io/os: linux in the values of the chart, for its jobs, hooks and subcharts too, which have keys of their own (controller.admissionWebhooks.patch of ingress-nginx), or taint the Windows nodes.',
      },
    ],
  },
  {
    id: 'TW-16',
    about: 'nano server and PowerShell',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'powershell is not found in a nano server pod' }],
    causes: [
      {
        cause: verified('Images of nano server have no PowerShell.', [
          'vd manage-containers/container-base-images.md#L149',
        ]),
        checks: [{ command: 'kubectl exec POD -- cmd /c ver', shows: 'works' }],
        remedy:
          'Take cmd, or an image that has it, such as mcr.microsoft.com/powershell for nano server.',
      },
    ],
  },
  {
    id: 'TW-17',
    about: 'Services from the node',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a node does not reach the address of a Service' }],
    causes: [
      {
        cause: verified(
          'No fault: a Windows node itself does not reach the address of a Service; pods do.',
          ['doc002', 'doc004', 'doc003'],
        ),
        checks: [{ command: 'kubectl exec POD -- curl.exe http://CLUSTER-IP', shows: 'works' }],
        remedy: 'Ask from a pod.',
      },
    ],
  },
  {
    id: 'TW-18',
    about: 'a proxy for the machine',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a service does not take a variable of the machine' }],
    causes: [
      {
        cause: inferred(
          'Services get the variables of the machine from the service manager, which reads them at its own start: a new HTTPS_PROXY reaches them after a restart of the node.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/daemon/controller/controller.go',
          ],
        ),
        checks: [
          {
            command:
              'Get-ItemProperty HKLM:\\SYSTEM\\CurrentControlSet\\Services\\containerd -Name Environment',
            shows: 'missing: the service has no variables of its own',
          },
        ],
        remedy:
          'Restart the node; or write the variables into the value Environment (REG_MULTI_SZ) of the service, and restart it.',
      },
      {
        cause: inferred(
          'A service of Windows takes its proxy from its own variables or those of the machine, and from nowhere else: what is set for the cluster, for its Linux nodes or for a user does not reach it.',
          ['github rancher/rancher/issues/37688'],
        ),
        likely: [
          { says: 'agent environment' },
          { says: 'linux' },
          { says: 'of the cluster' },
          { says: 'cluster configuration' },
        ],
        checks: [
          {
            command: 'reg query HKLM\\SYSTEM\\CurrentControlSet\\Services\\SERVICE /v Environment',
            shows: 'no HTTPS_PROXY',
          },
        ],
        remedy:
          'Set HTTP_PROXY, HTTPS_PROXY and NO_PROXY for the machine or in the value Environment (REG_MULTI_SZ) of each service that pulls (containerd, rke2, rancher-wins), and restart it.',
      },
    ],
  },
  {
    id: 'TW-19',
    about: 'more than 64 pods of a Service',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a Service with many pods answers in part or not at all' }],
    causes: [
      {
        cause: verified(
          'Windows supports no more than 64 pods behind one Service; only updates of 2022 raised that to 1024.',
          ['doc003', 'web-net-a', 'k8s#98680'],
        ),
        checks: [
          { command: 'hnsdiag list loadbalancers', shows: 'none for the address, or fewer pods' },
          { command: 'Get-HotFix', shows: 'no update after 2022-08' },
        ],
        remedy:
          'Install the newest update of Windows, or spread the pods over several Services with 64 each.',
      },
    ],
  },
  {
    id: 'TW-23',
    about: 'overlay between nodes',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'pods of one node reach each other, and none of other nodes' }],
    causes: [
      {
        cause: inferred(
          'The overlay does not pass between the nodes: a firewall or security group drops its UDP port, which is 4789 on Windows nodes (on Linux nodes of flannel and K3s 8472 where nobody sets it). CoreDNS then answers on its own node alone.',
          [
            'github Azure/AKS-Edge/issues/101',
            'github flannel-io/flannel/issues/871',
            'fl-backends#L22-L29',
          ],
        ),
        checks: [
          {
            look: 'capture of UDP 4789 and 8472 on both nodes',
            shows: 'leaves the one, does not arrive at the other',
          },
          {
            look: 'Windows Firewall, security group, firewall of the Linux nodes',
            shows: 'no rule',
          },
        ],
        remedy: 'Allow the UDP port of the overlay between all nodes, in both directions.',
      },
      {
        cause: inferred(
          'On VMware the checksum offload of Linux nodes spoils the packets of VXLAN, so that TCP and UDP between nodes are lost, and ping is not.',
          [
            'github rancher/rke2/issues/6307',
            'github rancher/rancher/issues/33399',
            'github flannel-io/flannel/issues/1279',
          ],
        ),
        likely: [{ decision: 'platform', is: ['vsphere'] }],
        excluded: [
          { decision: 'platform', is: ['aks', 'aks-engine', 'eks', 'gke', 'azure', 'aws', 'gcp'] },
        ],
        checks: [
          {
            command: 'ethtool -k flannel.4096 | grep tx-checksum-ip-generic',
            shows: 'on, on the Linux nodes (vxlan.calico with Calico)',
          },
        ],
        remedy:
          'ethtool -K flannel.4096 tx-checksum-ip-generic off on the Linux nodes, for each boot (vxlan.calico with Calico).',
      },
      {
        cause: verified(
          'flannel: the Linux nodes have VNI 1 and port 8472, and Windows nodes need 4096 and 4789.',
          ['fl-backends#L22-L29'],
        ),
        excluded: [{ decision: 'cni', is: ['calico', 'antrea', 'ovn-kubernetes'] }],
        checks: [
          { command: 'kubectl get cm -n kube-flannel kube-flannel-cfg -o yaml', shows: 'others' },
        ],
        remedy: 'Set VNI 4096 and Port 4789 in net-conf.json, and restart flannel on all nodes.',
      },
    ],
  },
  {
    id: 'TW-24',
    about: 'Services before the first pod',
    kind: 'silent',
    words: [],
    printed: [
      {
        by: 'symptom',
        in: 'a Windows node reaches no Service until a pod with an address runs on it',
      },
    ],
    causes: [
      {
        cause: inferred(
          'Calico makes its HNS network with the first pod that needs an address; until then the node has nothing in which kube-proxy could keep Services. HostProcess pods need none.',
          ['github projectcalico/calico/issues/6830'],
        ),
        likely: [{ decision: 'cni', is: ['calico'] }],
        checks: [{ command: 'Get-HnsNetwork', shows: 'no network Calico before the first pod' }],
        remedy:
          'Run a small pod of its own on each Windows node, by a DaemonSet without hostNetwork, ahead of what needs Services from the host.',
      },
    ],
  },
  {
    id: 'TW-25',
    about: 'network of BuildKit',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'RUN steps of BuildKit on Windows have no network' }],
    causes: [
      {
        cause: inferred(
          'buildkitd on Windows has no network of its own: its steps get one from a CNI file, which it has to be told of.',
          [
            'github moby/buildkit/blob/10aa090cfd0e0d5be02dc394b6ca6037fc11246b/docs/windows.md',
            'github microsoft/Windows-Containers/issues/34',
          ],
        ),
        checks: [
          {
            look: 'how buildkitd is started',
            shows: 'no --containerd-cni-config-path and --containerd-cni-binary-dir',
          },
        ],
        remedy: String.raw`Install the plugin nat and its file, and start buildkitd with --containerd-cni-config-path="C:\Program Files\containerd\cni\conf\0-containerd-nat.conf" --containerd-cni-binary-dir="C:\Program Files\containerd\cni\bin".`,
      },
    ],
  },
  {
    id: 'TW-26',
    about: 'machines of one template',
    kind: 'silent',
    words: [
      ['cloned', 'same hostname'],
      ['cloned', 'same host name'],
      ['cloned', 'same computer name'],
      ['cloned', 'without sysprep'],
      ['template', 'same hostname'],
      ['template', 'same computer name'],
      ['template', 'without sysprep'],
      ['template', 'same SID and hostname'],
      ['same hostname', 'template'],
    ],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'of several machines of one template one is a node' }],
    causes: [
      {
        cause: inferred(
          'Machines that were made from one template without preparing it have one name, so that all register as the same Node and take it from each other.',
          ['github rancher/docs/pull/4029', 'github rancher/rancher/issues/38293'],
        ),
        checks: [{ command: 'hostname on each machine', shows: 'the same name' }],
        remedy:
          'Run sysprep /generalize before the machine becomes the template, or give each clone a name of its own and restart it before it joins; delete the Node that they shared.',
      },
    ],
  },
  {
    id: 'TW-27',
    about: 'names in containers of Docker',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'no names in docker run, or in RUN of a Dockerfile' }],
    causes: [
      {
        cause: inferred(
          'The DNS server that docker gave the container does not answer it: the address of the network nat, behind which the host asks one of its own, often that of another adapter or of a VPN.',
          [
            'github microsoft/navcontainerhelper/issues/338',
            'github Stannieman/audacity-with-asio-builder/issues/7',
            'github microsoft/dotnet-framework-docker/issues/234',
          ],
        ),
        checks: [
          { command: 'nslookup example.com 8.8.8.8, in the container', shows: 'an address' },
          { command: 'ipconfig /all, in the container', shows: 'which DNS server it has' },
        ],
        remedy:
          'Give it one that answers: "dns" in daemon.json, --dns of docker run; or a lower metric to the adapter of the host that leads out.',
      },
      {
        cause: inferred(
          'The network nat has no way out: its range is one of the host or of its VPN, or a rule stops it.',
          ['github microsoft/navcontainerhelper/issues/1042'],
        ),
        checks: [
          { command: 'nslookup example.com 8.8.8.8, in the container', shows: 'no answer either' },
          { command: 'docker network inspect nat; route print', shows: 'one range twice' },
        ],
        remedy: 'Give nat another range (fixed-cidr in daemon.json), or allow it in the firewall.',
      },
    ],
  },
  {
    id: 'TW-28',
    about: '32-bit programs in a container',
    kind: 'silent',
    words: [
      ['32-bit', 'fails silently'],
      ['32 bit', 'fails silently'],
      ['32-bit', 'fail silently'],
      ['32 bit', 'fail silently'],
      ['32-bit', 'failing silently'],
      ['32 bit', 'failing silently'],
      ['32-bit', 'do not start'],
      ['32 bit', 'do not start'],
      ['32-bit', 'does not start'],
      ['32 bit', 'does not start'],
      ['32-bit', 'exits at once'],
      ['32 bit', 'exits at once'],
      ['32-bit', 'exits immediately'],
      ['32 bit', 'exits immediately'],
    ],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: '32-bit programs end at once, 64-bit ones run' }],
    causes: [
      {
        cause: inferred(
          'Image and host are of different sides of the updates of February 2020: one has them and the other does not, which stops 32-bit programs without a word.',
          [
            'github Azure/AKS/issues/1465',
            'github docker/for-win/issues/5773',
            'github microsoft/dotnet-framework-docker/issues/523',
          ],
        ),
        excluded: [
          { decision: 'windowsRelease', is: ['2004', '20H2', 'ltsc2022', '23H2', 'ltsc2025'] },
          { says: 'nanoserver' },
        ],
        checks: [
          { command: 'cmd /c ver, on the node and in the container', shows: 'one is before' },
        ],
        remedy:
          'Update the older one: a newer image of the node, or an image that is as old as the node.',
      },
      {
        cause: inferred('Images of nano server run no 32-bit programs.', [
          'vd manage-containers/container-base-images.md#L149',
        ]),
        likely: [{ says: 'nanoserver' }, { says: 'nano server' }],
        checks: [{ look: 'FROM of the Dockerfile', shows: 'nanoserver' }],
        remedy: 'Take servercore, or a 64-bit build of the program.',
      },
    ],
  },
  {
    id: 'TW-40',
    about: 'dynamic ports in words',
    kind: 'silent',
    outerTo: ['M-DNS-01'],
    words: [
      ['UDP port exhaustion'],
      ['ephemeral port exhaustion'],
      ['dynamic port exhaustion'],
      ['ran out of UDP ports'],
      ['ran out of ephemeral ports'],
      ['ran out of dynamic ports'],
      ['used up all UDP ports'],
      ['used up all its UDP ports'],
      ['used up all the UDP ports'],
      ['exhausted all UDP ports'],
      ['UDP ports of the node are exhausted'],
      ['UDP ports of the node are used up'],
      ['used up all ephemeral ports'],
      ['used up all its ephemeral ports'],
      ['used up all the ephemeral ports'],
      ['exhausted all ephemeral ports'],
      ['ephemeral ports of the node are exhausted'],
      ['ephemeral ports of the node are used up'],
      ['used up all dynamic ports'],
      ['used up all its dynamic ports'],
      ['used up all the dynamic ports'],
      ['exhausted all dynamic ports'],
      ['dynamic ports of the node are exhausted'],
      ['dynamic ports of the node are used up'],
    ],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'names are no longer found in the pods of one node' }],
    causes: [
      {
        cause: inferred(
          'The dynamic ports of the node are used up, so that no answer of DNS gets back to its pods, while names are found on the node itself.',
          ['github Azure/AKS/issues/1375'],
        ),
        checks: [
          {
            command: 'Get-NetUDPEndpoint | group OwningProcess | sort Count',
            shows: 'one process, or HNS, with thousands',
          },
          { command: 'netsh int ipv4 show dynamicport udp', shows: 'how many there are' },
        ],
        remedy:
          'Restart who holds them, or the node; widen the range with netsh int ipv4 set dynamicport udp, and turn Direct Server Return on.',
      },
    ],
  },
  {
    id: 'BT-04',
    about: 'outbound NAT of some pods',
    kind: 'silent',
    words: [],
    printed: [
      { by: 'symptom', in: 'some new pods reach the cluster and nothing outside, until made anew' },
    ],
    causes: [
      {
        cause: inferred(
          'The rules of OutBoundNAT did not get into the port of this pod: the endpoint has the policy, but HNS lost it in a race while the pod started, as behind a long pull of its image.',
          ['github projectcalico/calico/issues/12862'],
        ),
        checks: [
          {
            command: 'vfpctrl /list-rule /port PORT /layer SLB_NAT_LAYER, on a good and a bad pod',
            shows: 'no OutBoundNAT rules on the bad one',
          },
        ],
        remedy:
          'Delete the pod; pull large images on the node beforehand; take a Calico with the fix, and the updates of Windows.',
      },
    ],
  },
  {
    id: 'BT-05',
    about: 'load balancer that leads back to its own node',
    kind: 'silent',
    words: [],
    printed: [
      {
        by: 'symptom',
        in: 'a pod asks the address of a load balancer whose pod runs on the same node, and waits',
      },
    ],
    causes: [
      {
        cause: inferred(
          'Without DSR, kube-proxy gives HNS an empty source VIP for load balancers; newer builds of Windows Server 2019 then take the address of the load balancer itself for the NAT, so that the answer goes round in a circle.',
          ['github kubernetes/community/issues/8890'],
        ),
        excluded: [{ decision: 'directServerReturn', is: [true] }],
        checks: [
          {
            command: 'hnsdiag list loadbalancers -d',
            shows: 'NatPool or SourceVIP with the address of the load balancer',
          },
        ],
        remedy:
          'Let the pods ask the cluster IP; switch DSR on where build and plugin know it; take a kube-proxy that names the address of the node.',
      },
    ],
  },
]
