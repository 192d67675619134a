import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Messages of network agents, kubelets and identities in public reports. */
export const fieldReportSymptoms: readonly Symptom[] = [
  {
    id: 'N-01',
    about: 'Calico borrows addresses',
    kind: 'error',
    words: [['strict affinity should not be false for Windows node']],
    printed: [{ by: 'Calico', in: 'pod events, calico-node log, calicoctl' }],
    causes: [
      {
        cause: verified(
          'Calico’s IPAM may lend addresses of one node to another, and Windows nodes need that it does not.',
          ['github projectcalico/calico/issues/4404', 'github projectcalico/calico/issues/10619'],
        ),
        checks: [
          { command: 'kubectl get ipamconfigs default -o yaml', shows: 'no strictAffinity' },
        ],
        remedy: 'From Linux: calicoctl ipam configure --strictaffinity=true.',
      },
    ],
  },
  {
    id: 'N-02',
    about: 'no BGP on the node',
    kind: 'error',
    words: [['Get-BgpPeer: BGP is not configured'], ['BGP is not configured.']],
    printed: [{ by: 'PowerShell', in: 'Get-BgpPeer' }],
    causes: [
      {
        cause: inferred('confd of Calico 3.30.3 writes no peers on Windows nodes.', [
          'github projectcalico/calico/issues/11714',
          'github rancher/rke2/issues/9286',
        ]),
        checks: [{ look: 'version of Calico', shows: '3.30.3, or one soon after' }],
        remedy: 'Go back to 3.30.2, or take a release with the mend.',
      },
      {
        cause: verified('confd did not run, or RemoteAccess with routing is not installed.', [
          'github projectcalico/calico/pull/4090',
        ]),
        checks: [{ command: 'Get-Service RemoteAccess', shows: 'stopped or missing' }],
        remedy: 'Install RemoteAccess with Routing, start it, then restart confd.',
      },
    ],
  },
  {
    id: 'N-03',
    about: 'antrea-agent without Open vSwitch',
    kind: 'error',
    words: [['No matching MSFT_NetAdapterAdvancedPropertySettingData', 'br-int']],
    printed: [{ by: 'antrea-agent', in: 'agent log' }],
    causes: [
      {
        cause: inferred(
          'The bridge br-int has no adapter, since the services of Open vSwitch do not run.',
          ['github antrea-io/antrea/issues/1528'],
        ),
        checks: [{ command: 'Get-Service ovs*', shows: 'one is stopped' }],
        remedy: 'Start-Service ovs*, then restart the agent.',
      },
    ],
  },
  {
    id: 'N-04',
    about: 'Open vSwitch as a service',
    kind: 'error',
    words: [["Service 'ovsdb-server", 'cannot be started']],
    printed: [{ by: 'Clean-AntreaNetwork.ps1', in: 'Prepare-AntreaAgent.ps1' }],
    causes: [
      {
        cause: verified(
          'The clean-up script makes a service of Open vSwitch although here it runs in a container.',
          ['github antrea-io/antrea/issues/5852'],
        ),
        likely: [{ says: '-RunOVSServices $false' }],
        checks: [{ look: 'parameter -RunOVSServices', shows: '$false' }],
        remedy: 'Take the scripts of a later Antrea release.',
      },
      {
        cause: verified('The OpenSSL libraries that it needs are not in the PATH.', [
          'github antrea-io/antrea/issues/4027',
        ]),
        checks: [{ command: 'where.exe libeay32.dll ssleay32.dll', shows: 'not found' }],
        remedy: 'Install them, or take the Open vSwitch that Antrea packs.',
      },
    ],
  },
  {
    id: 'N-05',
    about: 'driver of Open vSwitch not loaded',
    kind: 'error',
    words: [['Install OVS kernel driver failed'], ['Trying to install OVSExt', 'failed']],
    printed: [{ by: 'Install-OVS.ps1', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'Windows does not trust who signed the driver: it is signed for tests, or its certificate is not imported.',
          [
            'github antrea-io/antrea/issues/3662',
            'github antrea-io/antrea/issues/5805',
            'github antrea-io/antrea/pull/6383',
          ],
        ),
        checks: [{ command: 'bcdedit /enum', shows: 'no testsigning Yes' }],
        remedy:
          'Turn Secure Boot off and test signing on, restart; or take a signed driver. On Server 2022 import its certificate too.',
      },
    ],
  },
  {
    id: 'N-06',
    about: 'port of Open vSwitch not ready',
    kind: 'error',
    words: [
      ["pod's OpenFlow port is not ready yet"],
      ['Pod network forwarding rules not installed'],
    ],
    printed: [{ by: 'antrea-agent', in: 'agent log, pod events' }],
    passedBy: ['Installed Pod network forwarding rules'],
    causes: [
      {
        cause: verified(
          'Open vSwitch reports the port as blocked, and this agent waits for a live one for ever.',
          ['github antrea-io/antrea/issues/6888'],
        ),
        checks: [{ look: 'log at -v=4: PortStatus', shows: 'State 1' }],
        remedy: 'Restart the agent; take a later Antrea release.',
      },
    ],
  },
  {
    id: 'N-07',
    about: 'Service address not there yet',
    kind: 'error',
    words: [['unable to load configmap based request-header-client-ca-file: Get ']],
    printed: [{ by: 'antrea-agent, metrics-server', in: 'their logs' }],
    causes: [
      {
        cause: inferred('The address in the message does not answer from this pod or node.', [
          'github antrea-io/antrea/issues/2857',
        ]),
        checks: [{ command: 'Test-NetConnection ADDRESS -Port 443', shows: 'False' }],
        remedy: 'Mend kube-proxy or the network of the node first.',
      },
      {
        cause: verified(
          'antrea-agent asks for the API server at its Service address before AntreaProxy serves it, and no kube-proxy does.',
          ['github antrea-io/antrea/issues/2857'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }, { says: 'Error running agent' }],
        checks: [{ look: 'kube-proxy on the node', shows: 'none' }],
        remedy: 'Set kubeAPIServerOverride to the API server itself.',
      },
    ],
  },
  {
    id: 'N-08',
    about: 'database of OVN not reached',
    kind: 'error',
    words: [['reconnect|', '6642:', 'connection attempt timed out']],
    printed: [{ by: 'ovn-controller', in: 'ovn-controller.log' }],
    passedBy: [':6642: connected'],
    causes: [
      {
        cause: inferred(
          'The node does not reach the southbound database of OVN, so it never becomes a chassis and gets no flows.',
          ['github ovn-kubernetes/ovn-kubernetes/issues/683'],
        ),
        checks: [
          { command: 'Test-NetConnection MASTER -Port 6642', shows: 'False' },
          { command: 'ovn-sbctl list chassis', shows: 'without this node' },
        ],
        remedy: 'Open TCP 6641 and 6642 of the control plane to the node.',
      },
    ],
  },
  {
    id: 'N-10',
    about: 'adapter of another name',
    kind: 'error',
    words: [['No matching MSFT_NetIPAddress objects found', 'vEthernet']],
    printed: [{ by: 'scripts that join a node', in: 'their output' }],
    causes: [
      {
        cause: inferred(
          'The script asks for the virtual adapter of an interface name that this node does not have.',
          ['github kubernetes-sigs/sig-windows-tools/issues/32'],
        ),
        checks: [{ command: 'Get-NetAdapter', shows: 'another name than in the message' }],
        remedy: 'Give the script the name of the adapter, or rename it.',
      },
    ],
  },
  {
    id: 'N-11',
    about: 'files of an earlier run',
    kind: 'warning',
    words: [['Access to the path', 'kube-flannel', 'is denied']],
    printed: [{ by: 'scripts that prepare a node', in: 'pod log, their output' }],
    causes: [
      {
        cause: inferred(
          'The script cannot write over the file of an earlier run, and its image is outdated.',
          ['github kubernetes-sigs/sig-windows-tools/issues/316'],
        ),
        excluded: [{ says: 'already exists' }],
        checks: [{ look: 'the file', shows: 'read-only' }],
        remedy: 'Delete the file, and build a newer image of the agent.',
      },
    ],
  },
  {
    id: 'N-12',
    about: 'kubelet without a runtime',
    kind: 'error',
    words: [['the container runtime endpoint address was not specified or empty']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    versions: { of: 'kubelet', from: '1.24' },
    causes: [
      {
        cause: verified(
          'The kubelet is told no runtime: without dockershim it has no default endpoint.',
          ['github kubernetes/kubernetes/issues/115824'],
        ),
        checks: [{ look: 'flags and KubeletConfiguration', shows: 'no containerRuntimeEndpoint' }],
        remedy:
          'Set --container-runtime-endpoint=npipe:////./pipe/containerd-containerd; for Docker that of cri-dockerd.',
      },
    ],
  },
  {
    id: 'N-13',
    about: 'noise: parts of Linux',
    kind: 'noise',
    words: [
      ['no observation found for eviction signal nodefs.inodesFree'],
      ['no observation found for eviction signal allocatableNodeFs.available'],
      ['KUBE-MARK-DROP', 'executable file not found in %PATH%'],
      ['Error checking iptables version'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred('Old kubelets look for inodes or iptables, which Windows does not have.', [
          'github kubernetes/kubernetes/issues/73792',
          'github kubernetes/kubernetes/issues/44705',
        ]),
        checks: [{ command: 'kubectl get node', shows: 'Ready with the same lines' }],
        remedy: 'Go on with the next error.',
      },
    ],
  },
  {
    id: 'N-14',
    about: 'sizes not known',
    kind: 'warning',
    words: [
      ['Missing stats for root container'],
      ['could not determine capacity for "', 'fs. Info'],
      ['Failed to get dir fsInfo for'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred('Docker keeps its data elsewhere than the kubelet looks.', [
          'github microsoft/SDN/issues/397',
        ]),
        likely: [{ says: '/var/lib/docker' }],
        checks: [{ command: 'docker info -f "{{.DockerRootDir}}"', shows: 'another folder' }],
        remedy: 'Start Docker before the kubelet; see that docker info answers.',
      },
      {
        cause: verified('This kubelet is older than the numbers for Windows (1.8, images 1.10).', [
          'github kubernetes/kubernetes/issues/43993',
          'github kubernetes/kubernetes/pull/50396',
        ]),
        checks: [{ command: 'kubelet --version', shows: 'before 1.10' }],
        remedy: 'Take a newer kubelet.',
      },
    ],
  },
  {
    id: 'N-15',
    about: 'image file system of no size',
    kind: 'warning',
    weak: 'message',
    words: [
      ['invalid capacity 0 on image filesystem'],
      [
        'Failed to get the info of the filesystem with mountpoint',
        'unable to find data in memory cache',
      ],
      ['failed to get imageFs info', 'unable to find data in memory cache'],
    ],
    printed: [{ by: 'kubelet', in: 'node events, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet has no numbers of the runtime: at its start for a moment, before 1.10 on Windows always.',
          [
            'github kubernetes/kubernetes/issues/59742',
            'github kubernetes/kubernetes/issues/113066',
          ],
        ),
        likely: [{ observed: 'again and again', repeats: true }],
        checks: [{ command: 'crictl imagefsinfo', shows: 'an error or no size' }],
        remedy: 'Nothing, where it passes; else look at the runtime.',
      },
    ],
  },
  {
    id: 'N-16',
    about: 'port-forward with socat',
    kind: 'error',
    words: [['unable to do port forwarding: socat not found']],
    printed: [{ by: 'kubelet', in: 'kubectl port-forward' }],
    causes: [
      {
        cause: verified(
          'The node of the pod needs socat for it. Windows has none: this kubelet is older than port-forward for Windows.',
          [
            'github kubernetes/kubernetes/issues/64531',
            'github kubernetes/kubernetes/issues/78857',
          ],
        ),
        checks: [{ command: 'kubectl get pod POD -o wide', shows: 'a Windows node' }],
        remedy:
          'Take Kubernetes 1.17 or later with containerd; reach the pod by a Service till then.',
      },
    ],
  },
  {
    id: 'N-17',
    about: 'logs not found',
    kind: 'error',
    words: [['failed to try resolving symlinks in path', 'The system cannot find the path']],
    printed: [{ by: 'kubelet', in: 'kubectl logs' }],
    causes: [
      {
        cause: inferred(
          String.raw`The folder of the logs lies on a disk that is mounted into a folder, such as C:\var, which kubelets from about 1.32 do not follow.`,
          ['github kubernetes/kubernetes/issues/139239'],
        ),
        likely: [{ observed: String.raw`C:\var is a mount point` }],
        checks: [{ command: String.raw`dir C:\ /al`, shows: '<JUNCTION> or a volume' }],
        remedy: 'Keep the logs on the drive itself.',
      },
      {
        cause: inferred('The container is gone and its log with it.', [
          'github kubernetes/kubernetes/issues/139239',
        ]),
        checks: [{ command: 'crictl ps -a', shows: 'no such container' }],
        remedy: 'kubectl logs --previous, or a collector of logs.',
      },
    ],
  },
  {
    id: 'N-19',
    about: 'virtual machine not found',
    kind: 'error',
    words: [['Unable to find VM by UUID'], ['failed to get zone from cloud provider: No VM found']],
    printed: [{ by: 'vSphere cloud provider', in: 'kubelet log, controller log' }],
    causes: [
      {
        cause: verified(
          'On Windows the provider reads the UUID of the product, which some versions of VMware hardware do not have equal to that of the VM.',
          ['github kubernetes/kubernetes/issues/74888'],
        ),
        excluded: [{ kubernetes: { from: '1.15' } }],
        checks: [
          {
            command: 'wmic csproduct get uuid; wmic bios get serialnumber',
            shows: 'two different numbers',
          },
        ],
        remedy: 'Take a newer Kubernetes, or the cloud provider out of the tree.',
      },
      {
        cause: inferred('vCenter shows the provider no machine with the UUID of the message.', [
          'github kubernetes/kubernetes/issues/58927',
        ]),
        checks: [
          { command: 'kubectl describe node', shows: 'System UUID, not that of the machine' },
        ],
        remedy: 'Give the provider the right datacenter and an account that sees the machine.',
      },
    ],
  },
  {
    id: 'N-20',
    about: 'network service crashed',
    kind: 'error',
    words: [['The Host Network Service service terminated']],
    printed: [{ by: 'Windows', in: 'event 7031, 7034 of System' }],
    causes: [
      {
        cause: inferred(
          'HNS itself crashed and starts anew: endpoints and load balancers of running pods may be gone.',
          ['github microsoft/hcsshim/issues/2155'],
        ),
        checks: [
          { command: 'hnsdiag list endpoints', shows: 'fewer than pods' },
          { look: String.raw`C:\Windows\LiveKernelReports, WER`, shows: 'a dump of svchost' },
        ],
        remedy:
          'Install the newest update, restart kube-proxy, create the pods of the node again; send the dump to Microsoft.',
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
    id: 'N-22',
    about: 'trust of a gMSA',
    kind: 'error',
    words: [
      ['ERROR_NO_TRUST_SAM_ACCOUNT'],
      ['ERROR_TRUSTED_RELATIONSHIP_FAILURE'],
      ['does not have a local security database account'],
      ['The trust relationship between this workstation and the primary domain failed'],
    ],
    printed: [{ by: 'nltest, NETLOGON, programs', in: 'container, event 5720' }],
    causes: [
      {
        cause: verified(
          'The credential spec names an account or a domain that is not that of the gMSA, or an account of the same name without the dollar sign exists.',
          ['virtualization-documentation-gmsa-troubleshooting'],
        ),
        checks: [
          {
            command: 'Get-ADObject -Filter \'sAMAccountName -like "NAME*"\'',
            shows: 'two accounts',
          },
          {
            look: 'MachineAccountName, DnsName, NetBiosName, Sid',
            shows: 'not those of the domain',
          },
        ],
        remedy: 'Make the spec anew with New-CredentialSpec, on a host of the same domain.',
      },
      {
        cause: inferred(
          'Several containers use one gMSA at the same time, and lose the trust by turns.',
          [
            'github microsoft/Windows-Containers/issues/405',
            'virtualization-documentation-gmsa-troubleshooting',
          ],
        ),
        likely: [{ observed: 'it comes and goes' }],
        checks: [{ command: 'kubectl get pods -A -o yaml', shows: 'the spec in several pods' }],
        remedy: 'Take the newest update of Windows; a gMSA for each workload until then.',
      },
      {
        cause: verified(
          'On Server 2016, 1709 and 1803 the hostname of the container must be the name of the gMSA.',
          ['virtualization-documentation-gmsa-troubleshooting'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2016', '1709', '1803'] }],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2019', 'ltsc2022', 'ltsc2025'] }],
        checks: [{ command: 'hostname', shows: 'another name' }],
        remedy: 'Set spec.hostname to the name of the gMSA.',
      },
      {
        cause: inferred(
          'The image sets the policy EnableAuthEpResolution of RPC and has IIS: names are then not translated.',
          ['github microsoft/Windows-Containers/issues/496'],
        ),
        excluded: [{ says: 'ERROR_' }, { says: 'local security database account' }],
        checks: [
          {
            command: String.raw`reg query "HKLM\SOFTWARE\Policies\Microsoft\Windows NT\Rpc"`,
            shows: 'EnableAuthEpResolution 1',
          },
        ],
        remedy: 'Leave that policy out of the image.',
      },
    ],
  },
  {
    id: 'N-23',
    about: 'hosts file of a container',
    kind: 'warning',
    words: [['The process cannot access the file', String.raw`drivers\etc\hosts`]],
    printed: [{ by: 'PowerShell', in: 'container' }],
    causes: [
      {
        cause: inferred('With containerd the kubelet mounts the hosts file, and holds it.', [
          'github kubernetes-sigs/sig-windows-tools/issues/222',
        ]),
        excluded: [{ decision: 'containerRuntime', is: ['docker'] }],
        checks: [{ look: 'first line of the file', shows: 'Kubernetes-managed hosts file' }],
        remedy: 'Use hostAliases of the pod.',
      },
    ],
  },
  {
    id: 'N-24',
    about: 'hosts file of a HostProcess container',
    kind: 'error',
    words: [['failed to setup mount for job container', 'etc-hosts']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('This kubelet mounts the hosts file into HostProcess containers too.', [
          'github kubernetes/kubernetes/pull/103434',
        ]),
        checks: [{ command: 'kubelet --version', shows: 'before 1.22' }],
        remedy: 'Take kubelet 1.22 or later.',
      },
    ],
  },
  {
    id: 'N-25',
    about: 'no numbers of a node',
    kind: 'error',
    weak: 'message',
    words: [
      ['nodemetrics.metrics.k8s.io "', '" not found'],
      ['unable to fetch node metrics for node', 'no metrics known for node'],
    ],
    printed: [{ by: 'metrics-server', in: 'kubectl top node, its log' }],
    causes: [
      {
        cause: verified(
          'The kubelet answers 500 for all its numbers as soon as an init container has ended.',
          ['github kubernetes/kubernetes/pull/90554'],
        ),
        likely: [{ kubernetes: { from: '1.18', through: '1.18' } }],
        excluded: [{ kubernetes: { from: '1.20' } }],
        checks: [
          { command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/stats/summary', shows: '500' },
        ],
        remedy: 'Take a later patch release.',
      },
      {
        cause: inferred(
          'metrics-server does not reach the kubelet of this node, or it gives nothing.',
          ['github kubernetes-sigs/metrics-server/issues/539'],
        ),
        likely: [
          { says: 'nodemetrics.metrics.k8s.io' },
          { observed: 'again and again', repeats: true },
        ],
        checks: [
          { command: 'kubectl logs -n kube-system deploy/metrics-server', shows: 'its error' },
        ],
        remedy: 'Open TCP 10250; mend the certificate or the error that the log names.',
      },
    ],
  },
  {
    id: 'N-26',
    about: 'pod of Linux on a Windows node',
    kind: 'error',
    words: [
      ['/run/xtables.lock', 'The system cannot find'],
      ['/lib/modules', 'The system cannot find'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A DaemonSet for Linux, such as kube-proxy or flannel, was sent to this node.',
          ['github microsoft/SDN/issues/274', 'github kubernetes/kubernetes/issues/71130'],
        ),
        checks: [{ look: 'the DaemonSet', shows: 'no nodeSelector for linux' }],
        remedy: 'Give it the nodeSelector kubernetes.io/os: linux.',
      },
    ],
  },
  {
    id: 'N-27',
    about: 'Docker service at boot',
    kind: 'error',
    words: [
      ['Docker service failed to start due to', '%%1053'],
      ['while waiting for the Docker', 'service to connect'],
    ],
    printed: [{ by: 'service manager', in: 'events 7000, 7009 of System' }],
    causes: [
      {
        cause: inferred(
          'The machine was busy at its start, and Docker took longer than the 30 seconds that Windows gives a service.',
          ['github Azure/aks-engine/issues/351', 'github Azure/acs-engine/issues/4001'],
        ),
        checks: [{ command: 'Start-Service docker', shows: 'it starts now' }],
        remedy: 'Set Docker to a delayed start with restarts, and make the kubelet depend on it.',
      },
    ],
  },
  {
    id: 'N-28',
    about: 'probe that gets no answer',
    kind: 'error',
    weak: 'message',
    words: [
      ['probe failed', 'Client.Timeout exceeded'],
      ['probe failed', 'A connection attempt failed because the connected party'],
      ['probe failed', 'i/o timeout'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The program answers later than timeoutSeconds, which is 1 second if not set; on a busy node all answers are late.',
          [
            'github kubernetes/kubernetes/issues/89898',
            'github kubernetes-csi/csi-driver-smb/issues/846',
          ],
        ),
        likely: [{ observed: 'again and again', repeats: true }],
        checks: [
          {
            command: 'curl.exe -m 30 http://POD:PORT/PATH (on the node)',
            shows: 'it answers late',
          },
        ],
        remedy: 'Raise timeoutSeconds, and lay aside CPU with --system-reserved.',
      },
      {
        cause: inferred(
          'The node does not reach its own pods: all that answer a probe there fail at once, while exec works.',
          [
            'github projectcalico/calico/issues/6196',
            'github Azure/azure-container-networking/issues/359',
            'github kubernetes/kubernetes/issues/81938',
          ],
        ),
        likely: [{ observed: 'all pods of the node fail at once' }],
        checks: [
          {
            command: 'curl.exe http://POD:PORT/PATH (on the node)',
            shows: 'nothing; in the pod it answers',
          },
        ],
        remedy: 'Restart HNS and the network agent, else the node; update Windows.',
      },
    ],
  },
  {
    id: 'N-29',
    about: 'probe that is refused',
    kind: 'error',
    weak: 'message',
    words: [
      ['probe failed', 'actively refused it'],
      ['probe failed', 'connection refused'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'Nothing listens there yet, since the program starts slowly; or it listens on 127.0.0.1 alone or ended.',
          ['github kubernetes/kubernetes/issues/62594'],
        ),
        likely: [{ observed: 'long after the start', repeats: true }],
        checks: [
          { command: 'kubectl exec POD -- netstat -ano', shows: 'no 0.0.0.0:PORT in LISTENING' },
          { command: 'kubectl logs POD --previous', shows: 'why it ended' },
        ],
        remedy: 'Give it a startupProbe, and let it listen on all addresses.',
      },
    ],
  },
  {
    id: 'N-30',
    about: 'socket file of the kubelet',
    kind: 'error',
    words: [
      [
        'ailed to listen to socket while starting device plugin registry',
        'Only one usage of each socket address',
      ],
      ['device-plugins', 'kubelet.sock: bind: Only one usage of each socket address'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet of 1.31.0 leaves its socket file in place and does not start while it is there.',
          [
            'github kubernetes/kubernetes/issues/126965',
            'github kubernetes/kubernetes/pull/127100',
          ],
        ),
        likely: [{ kubernetes: { from: '1.31', through: '1.31' } }],
        checks: [
          {
            command: 'Get-Item C:\\var\\lib\\kubelet\\device-plugins\\kubelet.sock',
            shows: 'the file, with the kubelet stopped',
          },
        ],
        remedy: 'Delete the file, start the kubelet, and take a later patch of 1.31.',
      },
      {
        cause: inferred('The kubelet of a node that was reset did the same in tests before 1.21.', [
          'github kubernetes/kubernetes/issues/97554',
        ]),
        checks: [{ command: 'Get-Process kubelet', shows: 'none, or a second one' }],
        remedy: 'Stop every kubelet, delete the file, start one.',
      },
    ],
  },
  {
    id: 'N-31',
    about: 'provider of secrets',
    kind: 'error',
    words: [
      ['provider not found: provider'],
      ['secrets-store-csi-providers', 'no such file or directory'],
      ['secrets-store-csi-providers', 'The system cannot find'],
    ],
    printed: [{ by: 'Secrets Store driver', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'No provider of that name runs on this node: its DaemonSet has no Windows pod, or does not bear the taint of the node.',
          [
            'github kubernetes-sigs/secrets-store-csi-driver/issues/953',
            'github Azure/secrets-store-csi-driver-provider-azure/issues/259',
            'github Azure/secrets-store-csi-driver-provider-azure/issues/213',
            'github aws/secrets-store-csi-driver-provider-aws/issues/131',
          ],
        ),
        checks: [
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'no pod of the provider',
          },
        ],
        remedy:
          'Install the provider for Windows too, with tolerations; see that both use one folder.',
      },
    ],
  },
  {
    id: 'N-32',
    about: 'key of cloudbase-init',
    kind: 'error',
    words: [['ci_missing_jinja_var']],
    printed: [{ by: 'cloudbase-init', in: 'kubeadm: nodeRegistration.name' }],
    causes: [
      {
        cause: verified(
          'The bootstrap data ask for a key of cloud-init that cloudbase-init does not know: until November 2024 it had local_hostname below v1 and ds.meta_data alone.',
          [
            'github vmware-tanzu/tanzu-framework/issues/4207',
            'github cloudbase/cloudbase-init/commit/dc0367425a938f47e2f4cc728a235371b55e772a',
          ],
        ),
        checks: [{ look: 'nodeRegistration.name of the KubeadmConfigTemplate', shows: 'that key' }],
        remedy: 'Write {{ v1.local_hostname }} for Windows machines.',
      },
    ],
  },
  {
    id: 'N-33',
    about: 'service mesh on Windows',
    kind: 'error',
    words: [['aborting firewall configuration']],
    printed: [{ by: 'linkerd-init', in: 'status and log of the init container' }],
    causes: [
      {
        cause: inferred(
          'The mesh put its init container into a pod on a Windows node, which has no iptables.',
          ['github Siemens-Healthineers/K2s/pull/3057', 'github linkerd/linkerd2/issues/2882'],
        ),
        excluded: [
          { says: 'Cannot initialize' },
          { says: 'Could not fetch rule set' },
          { says: 'No such file or directory' },
          { says: 'linkerd-cni' },
        ],
        checks: [{ command: 'kubectl get pod POD -o wide', shows: 'a Windows node' }],
        remedy: 'Annotate Windows pods with linkerd.io/inject: disabled.',
      },
      {
        cause: inferred('On a Linux node: it has no iptables of the kind that the mesh calls.', [
          'github linkerd/linkerd2/issues/14538',
          'github linkerd/linkerd2/issues/9053',
        ]),
        checks: [{ look: 'the lines before, with what iptables printed', shows: 'the reason' }],
        remedy: 'Set proxyInit.iptablesMode to the kind that the node has.',
      },
    ],
  },
  {
    id: 'N-34',
    about: 'DNS at the start of a pod',
    kind: 'noise',
    words: [['until DNS starts up']],
    printed: [{ by: 'Fluent Bit', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The network of a Windows pod is not ready at once; Fluent Bit waits (DNS_Retries, DNS_Wait_Time).',
          ['github fluent/fluent-bit/pull/2186', 'github Azure/AKS/issues/2213'],
        ),
        checks: [{ look: 'the count behind it', shows: 'it ends before the last' }],
        remedy: 'None; if it counts to the end, resolve the name in the pod.',
      },
    ],
  },
  {
    id: 'N-35',
    about: 'probe whose connection breaks',
    kind: 'error',
    weak: 'message',
    words: [
      ['probe failed', 'forcibly closed by the remote host'],
      ['probe failed', 'aborted by the software in your host machine'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The policies of the endpoint were written anew, which breaks connections; Calico before May 2025 did so every now and then.',
          ['github projectcalico/calico/pull/10437', 'github kubernetes/kubernetes/issues/125364'],
        ),
        likely: [{ decision: 'cni', is: ['calico'] }],
        checks: [
          { look: 'the times of the failures', shows: 'all pods at once, at equal distances' },
        ],
        remedy: 'Update Calico; a failureThreshold of 3 bears it.',
      },
      {
        cause: inferred('The program itself closes the connection.', [
          'github kubernetes/kubernetes/issues/69545',
        ]),
        likely: [{ observed: 'again and again', repeats: true }],
        checks: [
          { command: 'curl.exe http://POD:PORT/PATH (on the node)', shows: 'the same each time' },
        ],
        remedy: 'Mend scheme, port and path of the probe.',
      },
    ],
  },
  {
    id: 'N-36',
    about: 'disk of vSphere not seen',
    kind: 'error',
    words: [['code = NotFound desc = disk:', 'not attached to node']],
    printed: [{ by: 'vSphere CSI driver', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The machine shows no ids of its disks, since disk.EnableUUID is not TRUE.',
          [
            'github kubernetes-sigs/vsphere-csi-driver/issues/1787',
            'github kubernetes-sigs/vsphere-csi-driver/issues/943',
          ],
        ),
        checks: [{ command: 'Get-Disk | select Number,SerialNumber', shows: 'no serial number' }],
        remedy: 'Power the machine off, set disk.EnableUUID to TRUE, and start it.',
      },
    ],
  },
  {
    id: 'N-37',
    about: 'disk that stays read-only',
    kind: 'error',
    words: [['media is write protected']],
    printed: [{ by: 'Windows', in: 'the program that writes, driver log' }],
    causes: [
      {
        cause: inferred(
          'Windows keeps a shared disk that came from another node offline or read-only.',
          ['github kubernetes-sigs/vsphere-csi-driver/issues/1631'],
        ),
        checks: [
          {
            command: 'Get-StorageSetting; Get-Disk | select IsReadOnly',
            shows: 'OfflineShared; True',
          },
        ],
        remedy: 'Set-StorageSetting -NewDiskPolicy OnlineAll, and start the pod anew.',
      },
    ],
  },
  {
    id: 'N-38',
    about: 'no service kubelet',
    kind: 'warning',
    words: [['kubelet service does not exist']],
    printed: [{ by: 'kubeadm', in: 'kubeadm join: Service-Kubelet' }],
    causes: [
      {
        cause: inferred(
          'kubelet.exe is no Windows service yet, so that kubeadm starts nothing and waits in vain.',
          ['github kubernetes/website/issues/38334'],
        ),
        checks: [{ command: 'Get-Service kubelet', shows: 'none' }],
        remedy: 'Register it first, as PrepareNode.ps1 does, then join.',
      },
    ],
  },
]
