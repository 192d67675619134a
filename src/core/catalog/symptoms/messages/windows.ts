import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const collectLogs =
  'github microsoft/SDN/blob/0176a112909a9d5a8eea123429a45e93ef328868/Kubernetes/windows/debug'

/** Messages of Windows, its services and PowerShell. */
export const windowsSymptoms: readonly Symptom[] = [
  {
    id: 'M-NET-50',
    about: 'script adapter',
    kind: 'error',
    words: [
      ['Failed to find a suitable network adapter, check your network settings'],
      ['Fail to create the network['],
    ],
    printed: [
      {
        by: 'Microsoft start scripts (helper.psm1)',
        in: 'console of start.ps1 or start-kubelet.ps1',
      },
    ],
    causes: [
      {
        cause: verified('No adapter that is up is named “vEthernet (…)” after the interface.', [
          'sdn-helper#L335-L338',
          'ms-problems',
        ]),
        checks: [
          { command: 'Get-NetAdapter | ? Name -Like "vEthernet (Ethernet*"', shows: 'empty' },
        ],
        remedy: 'Give the parameter InterfaceName; else HNS may have found no adapter.',
      },
    ],
  },
  {
    id: 'KT-12',
    about: 'network of an earlier run',
    kind: 'noise',
    words: [['network with name host already exists']],
    printed: [{ by: 'PrepareNode.ps1', in: 'its output' }],
    causes: [
      {
        cause: inferred('The network is there from an earlier run; the script goes on.', [
          'github kubernetes-sigs/sig-windows-tools/issues/72',
        ]),
        checks: [{ command: 'docker network ls', shows: 'host' }],
        remedy: 'Nothing.',
      },
    ],
  },
  {
    id: 'KT-15',
    about: 'restart after a feature',
    kind: 'warning',
    weak: 'message',
    words: [['You must restart this server to finish the installation process']],
    wordsInferred: true,
    printed: [{ by: 'Install-WindowsFeature', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The feature is there only after a restart; until then neither HNS nor a runtime comes up.',
          ['swt-install-containerd'],
        ),
        checks: [
          { command: 'Get-WindowsFeature Containers', shows: 'InstallPending' },
          { command: 'systeminfo', shows: 'a boot time before the installation' },
        ],
        remedy: 'Restart the machine, then go on with the runtime.',
      },
    ],
  },
  {
    id: 'KE-02',
    about: 'curl of PowerShell',
    kind: 'error',
    words: [
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'LO'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'fLO'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'sLO'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'fsSLO'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'fsSL'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'sSL'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'sL'"],
      ["Invoke-WebRequest : A parameter cannot be found that matches parameter name 'fL'"],
    ],
    printed: [{ by: 'Windows PowerShell', in: 'the console' }],
    causes: [
      {
        cause: inferred(
          'In Windows PowerShell curl and wget are other names of Invoke-WebRequest, which has none of the flags of curl.',
          ['get-containerd 301026e58c61/docs/getting-started.md#L108-L141'],
        ),
        checks: [{ command: 'Get-Alias curl', shows: 'curl -> Invoke-WebRequest' }],
        remedy: 'Call curl.exe, with its ending.',
      },
    ],
  },
  {
    id: 'M-SLW-04',
    about: 'scanner load',
    kind: 'error',
    weak: 'message',
    words: [['MsMpEng.exe'], ['Antimalware Service Executable']],
    wordsInferred: true,
    printed: [{ by: 'Task Manager, Get-Process', in: 'CPU list' }],
    causes: [
      {
        cause: verified('Defender scans every file of starting containers and of image layers.', [
          'windows-containers#201',
          'windows-containers#92',
          'ctrd#6875',
        ]),
        likely: [
          { observed: 'slow pulls and starts' },
          { says: 'CPU is' },
          { says: '% CPU' },
          { says: 'CPU usage' },
          { says: 'slow' },
          { says: ' minutes' },
        ],
        // A row of tasklist, which each node has.
        excluded: [{ says: 'Services 0' }],
        checks: [
          { command: 'Get-Process MsMpEng | select CPU during a rollout', shows: 'high share' },
        ],
        remedy:
          'Exempt containerd, the shim, the kubelet and the data root as far as policy allows, and take the newest Windows, where the validation of images costs less.',
      },
      {
        cause: inferred(
          'The layers of Windows images have gigabytes, and each node that is new fetches and unpacks them from the beginning.',
          [
            'github Azure/AKS/issues/1677',
            'github kubernetes-sigs/sig-windows-dev-tools/issues/87',
          ],
        ),
        likely: [
          { says: 'autoscal' },
          { says: 'new node' },
          { says: 'new windows node' },
          { says: 'each node' },
          { says: 'image is' },
          { says: 'GB' },
        ],
        excluded: [{ says: 'MsMpEng' }, { says: 'Antimalware' }],
        checks: [
          { command: 'crictl images', shows: 'how large the image is' },
          {
            look: 'event “Successfully pulled image … in …”, or none behind “Pulling image”',
            shows: 'minutes',
          },
        ],
        remedy:
          'Build on the base image that the nodes have (their release, its newest month) or on a smaller one, keep the layers of the application small, and pull ahead of need: by a DaemonSet, or into the image of the node.',
      },
    ],
  },
  {
    id: 'M-TLS-01',
    about: 'TLS in PowerShell',
    kind: 'error',
    words: [
      ['Could not create SSL/TLS secure channel'],
      ['The underlying connection was closed: An unexpected error occurred on a send'],
    ],
    printed: [{ by: 'Invoke-WebRequest in scripts', in: 'console' }],
    causes: [
      {
        cause: verified('PowerShell 5 does not offer TLS 1.2 by default.', [
          'docs-troubleshoot.mdx',
        ]),
        checks: [
          { command: '[Net.ServicePointManager]::SecurityProtocol', shows: 'Tls12 missing' },
        ],
        remedy: '[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12',
      },
      {
        cause: inferred(
          'A certificate or cipher is refused on the way: an inspecting proxy, old root certificates, a server with newer ciphers alone.',
          ['docs-troubleshoot.mdx'],
        ),
        likely: [{ observed: 'Tls12 is set' }],
        checks: [
          { command: 'curl.exe -v URL', shows: 'on the node: other issuer, or handshake failure' },
        ],
        remedy: 'Trust the proxy’s certificate, and install Windows updates.',
      },
    ],
  },
  {
    id: 'M-TOL-01',
    about: 'diagnosis tools missing',
    kind: 'warning',
    words: [
      ["The term 'Get-HnsNetwork' is not recognized"],
      ["'hnsdiag' is not recognized"],
      ["'hcsdiag' is not recognized"],
      ["The term 'Get-HNSEndpoint' is not recognized"],
    ],
    wordsInferred: true,
    printed: [{ by: 'PowerShell', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The module is not loaded: nodes with scripts have hns.psm1, and Calico brings one.',
          ['docs-troubleshoot.mdx', 'ms-problems'],
        ),
        likely: [{ says: 'Get-Hns' }],
        checks: [
          {
            command: 'dir C:\\k\\hns.psm1, C:\\CalicoWindows\\libs\\hns\\hns.psm1',
            shows: 'file there',
          },
        ],
        remedy:
          'ipmo -DisableNameChecking PATH\\hns.psm1; collectlogs.ps1 of microsoft/SDN brings its own.',
      },
      {
        cause: inferred(
          'This build has no hnsdiag.exe or hcsdiag.exe, or the feature Containers is missing; hns.psm1 does not bring them.',
          ['ms-problems'],
        ),
        likely: [{ says: 'hnsdiag' }, { says: 'hcsdiag' }],
        checks: [
          {
            command: 'where.exe hnsdiag; Get-WindowsFeature Containers',
            shows: 'not found / not installed',
          },
        ],
        remedy:
          'Use Get-HnsEndpoint and Get-HnsPolicyList of hns.psm1, or install the feature Containers.',
      },
    ],
  },
  {
    id: 'S-30',
    about: 'Hyper-V on a machine that does not let it virtualize',
    kind: 'error',
    words: [
      ['The processor does not have required virtualization capabilities'],
      ['A prerequisite check for the Hyper-V feature failed'],
    ],
    printed: [{ by: 'Install-WindowsFeature', in: 'PowerShell' }],
    causes: [
      {
        cause: verified(
          'The machine is a virtual one without nested virtualization. Process isolation does not need it: only the feature Hyper-V asks for it at its installation.',
          ['swt-install-containerd#L190-L216', 'an-doc#L414-L456'],
        ),
        checks: [
          {
            command: '(Get-CimInstance Win32_ComputerSystem).HypervisorPresent',
            shows: 'False, or True on a virtual machine that passes nothing on',
          },
        ],
        remedy:
          'For pods with process isolation install Microsoft-Hyper-V with DISM and disable Microsoft-Hyper-V-Online, or leave Hyper-V out; for Hyper-V isolation turn nested virtualization on.',
      },
    ],
  },
  {
    id: 'R-60',
    about: 'cmdlets of Remote Access',
    kind: 'error',
    words: [
      ['RemoteAccess', 'is not recognized as the name of a cmdlet'],
      ["'Get-BgpRouter' is not recognized"],
      ["'Add-BgpRouter' is not recognized"],
      ["'Get-BgpPeer' is not recognized"],
    ],
    printed: [{ by: 'PowerShell', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The cmdlets of Remote Access are not installed, which Calico with windows-bgp needs for its router.',
          ['github rancher/rke2/issues/4638', 'docs-calicowindowsinstall.js#L40-L58'],
        ),
        checks: [
          { command: 'Get-WindowsFeature RSAT-RemoteAccess-PowerShell', shows: 'not installed' },
        ],
        remedy:
          'Install-WindowsFeature RemoteAccess, RSAT-RemoteAccess-PowerShell, Routing; then Install-RemoteAccess -VpnType RoutingOnly, and restart the node.',
      },
    ],
  },
  {
    id: 'R-71',
    about: 'command not on the node',
    kind: 'error',
    outerTo: ['R-60', 'M-TOL-01'],
    words: [
      ['This command cannot be run due to the error: The system cannot find'],
      ['is not recognized as the name of a cmdlet'],
      ['is not recognized as a name of a cmdlet'],
    ],
    printed: [{ by: 'PowerShell', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The program or module of the message is not installed on the node, or not in its PATH.',
          [
            'github kubernetes-sigs/sig-windows-tools/pull/272',
            'github jenkins-infra/helpdesk/issues/4318',
          ],
        ),
        excluded: [{ says: "The term 'docker'" }],
        checks: [{ command: 'Get-Command NAME', shows: 'nothing' }],
        remedy: 'Install it, open a new console, and run the script again.',
      },
      {
        cause: inferred(
          'Docker is not on this node. With containerd nothing of Kubernetes needs it, and lines of a script that call it are left over from the time of Docker.',
          ['rn-1.24#L88'],
        ),
        likely: [{ says: "The term 'docker'" }],
        checks: [{ command: 'kubectl get node NODE -o wide', shows: 'containerd://' }],
        remedy:
          'Take these lines out of the script, and ask the runtime with crictl or ctr -n k8s.io; only a node that is to run Docker needs it installed.',
      },
      {
        cause: verified(
          'It is a program of Windows, and System32 is not in its PATH: images of Calico before December 2025 brought a PATH of their own.',
          ['github projectcalico/calico/issues/11109', 'github projectcalico/calico/pull/11490'],
        ),
        excluded: [{ says: "The term 'docker'" }],
        likely: [
          { says: "The term 'hostname'" },
          { says: "The term 'netsh'" },
          { says: "The term 'sc.exe'" },
          { says: "The term 'powershell'" },
        ],
        checks: [{ command: '$env:PATH', shows: 'no C:\\Windows\\System32' }],
        remedy:
          'Take a release with the fix, or set PATH for the container: C:\\Windows\\System32;C:\\Windows;C:\\Windows\\System32\\WindowsPowerShell\\v1.0.',
      },
    ],
  },
  {
    id: 'R-108',
    about: 'program that is no program',
    kind: 'error',
    words: [
      ['::CreateProcess', 'This version of %1 is not compatible'],
      ['The specified executable is not a valid application for this OS platform'],
      ['is not a valid Win32 application'],
      ['This version of', 'is not compatible with the version of Windows'],
    ],
    printed: [{ by: 'PowerShell, Windows', in: 'output of a script, event log' }],
    causes: [
      {
        cause: inferred(
          'The file is incomplete, as after a copy or download that was cut off, or holds an error page in place of the program.',
          ['github openshift/windows-machine-config-operator/pull/149'],
        ),
        checks: [{ command: 'Get-Item FILE; Get-FileHash FILE', shows: 'another size or hash' }],
        remedy: 'Remove the file and bring it again; compare its hash with that of the release.',
      },
      {
        cause: inferred(
          'The program is of another system or processor: one of Linux in an image for Windows, or a build for arm64 on a machine with amd64, and the other way round.',
          ['github openshift/windows-machine-config-operator/pull/149'],
        ),
        likely: [
          { says: 'CreateProcess' },
          { says: 'This version of' },
          { says: 'for this OS platform' },
          { observed: 'a program of Linux or of arm64' },
        ],
        checks: [
          { look: 'name of the archive', shows: 'linux, darwin or arm64' },
          {
            command: '[Text.Encoding]::ASCII.GetString((gc FILE -Encoding Byte -TotalCount 4))',
            shows: 'ELF, or no MZ in front',
          },
        ],
        remedy: 'Take the build for windows/amd64 (GOOS=windows GOARCH=amd64), in the image too.',
      },
    ],
  },
  {
    id: 'R-125',
    about: 'file that was written while it was read',
    kind: 'error',
    words: [['Set-Content', 'Stream was not readable']],
    printed: [{ by: 'Windows PowerShell in install scripts', in: 'log of install-cni' }],
    causes: [
      {
        cause: inferred(
          'Another process had the file open, and it is left empty: scripts that replace text in a CNI file write it several times, and containerd reads it in between.',
          [
            'github kubernetes-sigs/sig-windows-tools/issues/372',
            'github kubernetes-sigs/sig-windows-dev-tools/issues/111',
          ],
        ),
        checks: [{ command: 'Get-Item C:\\etc\\cni\\net.d\\*', shows: 'the file with length 0' }],
        remedy:
          'Delete the pod of the agent so that the script runs again. In a script of yours, build the text first and write the file once.',
      },
    ],
  },
  {
    id: 'C-42',
    about: 'service that ends',
    kind: 'error',
    words: [
      ['StartService FAILED 1067'],
      ['error 1067: The process terminated unexpectedly'],
      ['kubelet', ' 1067: '],
      ['kube-proxy', ' 1067: '],
      ['containerd', ' 1067: '],
      ['The containerd service terminated unexpectedly'],
      ['The kube-proxy service terminated unexpectedly'],
      ['The flanneld service terminated unexpectedly'],
      ['Service Control Manager', '>7031<', '>containerd<'],
      ['Service Control Manager', '>7034<', '>containerd<'],
      ['Service Control Manager', '>7031<', '>kube-proxy<'],
      ['Service Control Manager', '>7034<', '>kube-proxy<'],
      ['Service Control Manager', '>7031<', '>kubelet<'],
      ['Service Control Manager', '>7034<', '>kubelet<'],
      ['for service kubelet exited with return code'],
      ['for service kube-proxy exited with return code'],
      ['for service containerd exited with return code'],
      ['for service flanneld exited with return code'],
      ['kube-proxy service terminated with the following error: The process terminated'],
      ['containerd service terminated with the following error: The process terminated'],
    ],
    printed: [{ by: 'service manager, NSSM', in: 'event 7031 or 7034 of System' }],
    causes: [
      {
        cause: verified('The service ended by itself; its own log says why.', [
          'hcsshim-zerrors_windows#L819',
          'nssm-src messages.mc',
        ]),
        checks: [
          {
            look: 'last lines of its log: kubelet.err.log, the file behind --log-file or log_file, panic.log in the root of containerd',
            shows: 'the error before it ended',
          },
        ],
        remedy: 'Remedy what the log says.',
      },
    ],
  },
  {
    id: 'C-43',
    about: 'account of a service',
    kind: 'error',
    words: [
      ['kubelet', '%%1069'],
      ['containerd', '%%1069'],
      ['kube-proxy', '%%1069'],
      ['flanneld', '%%1069'],
    ],
    printed: [{ by: 'service manager', in: 'event 7000 or 7038 of System' }],
    causes: [
      {
        cause: inferred(
          'The account of the service cannot log on: its password, or its right to log on as a service.',
          ['hcsshim-zerrors_windows#L821'],
        ),
        checks: [{ command: 'sc.exe qc SERVICE', shows: 'SERVICE_START_NAME is not LocalSystem' }],
        remedy: 'Let it run as LocalSystem: sc.exe config SERVICE obj= LocalSystem.',
      },
    ],
  },
  {
    id: 'C-44',
    about: 'program of a service',
    kind: 'error',
    words: [
      ['kubelet', '%%193'],
      ['containerd', '%%193'],
      ['kube-proxy', '%%193'],
    ],
    printed: [{ by: 'service manager', in: 'event 7000 of System' }],
    causes: [
      {
        cause: inferred(
          'The file behind the path of the service is no program of this machine: of another processor or system, or cut off while it was downloaded.',
          ['hcsshim-zerrors_windows#L300'],
        ),
        checks: [
          {
            command: 'Get-Item PATH | select Length; PATH --version',
            shows: 'a few bytes, or the same error',
          },
        ],
        remedy: 'Download it again, for windows/amd64.',
      },
    ],
  },
  {
    id: 'C-69',
    about: 'network that the script misses',
    kind: 'error',
    words: [
      ['Cannot index into a null array', '$hnsNetwork.Subnets'],
      // In other languages the words before are others.
      ['$hnsNetwork.Subnets[0]', 'NullArray'],
      ['$hnsNetwork.Subnets[0]', 'RuntimeException'],
      ['Cannot index into a null array', '$hnsNetworkObj.Subnets'],
      ['$hnsNetworkObj.Subnets[0]', 'RuntimeException'],
    ],
    printed: [{ by: 'start.ps1 of sig-windows-tools', in: 'log of kube-proxy' }],
    causes: [
      {
        cause: inferred(
          'There is no HNS network with the name in KUBE_NETWORK: the network agent has not made it, or names it otherwise, as cbr0 where the script looks for flannel.4096.',
          [
            'github kubernetes-sigs/sig-windows-tools/issues/362',
            'github kubernetes-sigs/sig-windows-tools/issues/336',
            'github rancher/rancher/issues/25671',
          ],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'no network with that name',
          },
        ],
        remedy: 'Let the network agent run first, and give kube-proxy the name of its network.',
      },
    ],
  },
  {
    id: 'C-76',
    about: 'program of a service that is missing',
    kind: 'error',
    words: [['StartService FAILED 2:'], ['kubelet', '%%2</'], ['containerd', '%%2</']],
    printed: [{ by: 'service manager', in: 'sc.exe start, event 7000 of System' }],
    causes: [
      {
        cause: inferred('The path of the service leads to no file.', [
          'hcsshim-zerrors_windows#L155',
        ]),
        checks: [
          { command: 'sc.exe qc SERVICE', shows: 'BINARY_PATH_NAME: a file that is not there' },
        ],
        remedy: 'Correct binPath with sc.exe config; a path with blanks needs quotes of its own.',
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
    id: 'P-03',
    about: 'certificates of Windows',
    kind: 'error',
    words: [['system root pool is not available on Windows']],
    printed: [{ by: 'programs in Go', in: 'containerd log, rancher-wins' }],
    causes: [
      {
        cause: verified(
          'The program is built with a Go before 1.18, which cannot read the certificate store of Windows: containerd up to 1.6.0, Rancher of that time.',
          ['github vmware-tanzu/tanzu-framework/pull/2092', 'github rancher/rancher/issues/36815'],
        ),
        checks: [{ command: 'containerd --version', shows: '1.6.0 or older' }],
        remedy: 'Update the program.',
      },
    ],
  },
  {
    id: 'P-16',
    about: 'names at the start',
    kind: 'error',
    weak: 'message',
    words: [['No such host is known']],
    printed: [{ by: 'programs on Windows', in: 'log of the container' }],
    causes: [
      {
        cause: verified(
          'With docker the DNS servers of a pod are set moments after its program started, so that its first lookups fail.',
          ['github microsoft/Windows-Containers/issues/132'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ look: 'the same lookup seconds later', shows: 'works' }],
        remedy: 'Retry at the start, or wait in a postStart hook; containerd does not do so.',
      },
      {
        cause: inferred('The DNS server of the pod is not reached, or does not know the name.', [
          'github Azure/AKS/issues/1029',
        ]),
        likely: [{ observed: 'again and again', repeats: true }],
        checks: [
          {
            command: 'Resolve-DnsName kubernetes.default.svc.cluster.local',
            shows: 'fails as well',
          },
        ],
        remedy: 'Look at CoreDNS, its Service on this node, and the DNS settings of the pod.',
      },
    ],
  },
  {
    id: 'P-21',
    about: 'crash of a part of the node',
    kind: 'error',
    words: [
      ['Faulting application name: kubelet.exe'],
      ['Faulting application name: kube-proxy.exe'],
      ['Faulting application name: containerd'],
      ['Faulting application name: dockerd.exe'],
      ['Faulting application name: flanneld.exe'],
      ['Faulting application name: calico-node.exe'],
      ['Faulting application name: ovs-vswitchd.exe'],
      ['Faulting application name: vmcompute.exe'],
      ['Faulting application name: svchost.exe_hns'],
      ['Faulting application name: lsass.exe'],
    ],
    printed: [{ by: 'Application Error', in: 'event 1000 of Application' }],
    causes: [
      {
        cause: inferred(
          'This program crashed; the exception code says how, the faulting module where. A crash of lsass.exe ends its container.',
          ['github moby/moby/issues/40328', 'github openshift/openshift-windows/issues/19'],
        ),
        checks: [{ look: 'faulting module', shows: 'a DLL that is not of Windows or the program' }],
        remedy: 'Update that program and Windows; take out foreign modules such as scanners.',
      },
    ],
  },
  {
    id: 'P-40',
    about: 'revocation of a certificate',
    kind: 'error',
    words: [
      ['revocation function was unable to check revocation'],
      ['unable to check revocation'],
      ['CRYPT_E_NO_REVOCATION_CHECK'],
      ['CRYPT_E_REVOCATION_OFFLINE'],
      ['0x80092012'],
      ['0x80092013'],
    ],
    printed: [{ by: 'curl.exe, PowerShell', in: 'output of a start script' }],
    causes: [
      {
        cause: inferred(
          'Windows asks whether the certificate was revoked and gets no answer: the addresses (CRL, OCSP) of its CA are not reached, or a CA of your own names none.',
          ['github webinstall/webi-installers/issues/439', 'github he3als/EdgeRemover/issues/20'],
        ),
        checks: [{ command: 'certutil -verify -urlfetch CERT.cer', shows: 'addresses that fail' }],
        remedy:
          'Open the way to these addresses, also in the proxy; for a test curl.exe --ssl-no-revoke.',
      },
    ],
  },
  {
    id: 'PR-26',
    about: 'key that the SSH server does not take',
    kind: 'error',
    words: [['ssh: unable to authenticate', 'no supported methods remain']],
    printed: [{ by: 'programs in Go', in: 'log of the machine config operator, of installers' }],
    causes: [
      {
        cause: verified(
          'The machine was made with another key: the private key was changed since, or its user data are those of before.',
          ['github openshift/windows-machine-config-operator/pull/249'],
        ),
        likely: [{ decision: 'platform', is: ['openshift'] }],
        // Hosts that somebody brings are no Machines.
        excluded: [{ says: 'windows-instances' }],
        checks: [{ look: 'Secrets cloud-private-key and windows-user-data', shows: 'other keys' }],
        remedy: 'Delete the Machine, so that it is made anew with the key of today.',
      },
      {
        cause: inferred(
          'Windows reads the keys of administrators from C:\\ProgramData\\ssh\\administrators_authorized_keys alone, and only where nobody else may write there; or the user is another.',
          [
            'github openshift/openshift-docs/pull/28832',
            'github openshift/openshift-docs/pull/101592',
          ],
        ),
        likely: [{ says: 'windows-instances' }],
        checks: [
          {
            command: 'icacls C:\\ProgramData\\ssh\\administrators_authorized_keys',
            shows: 'rights of others than Administrators and SYSTEM',
          },
        ],
        remedy:
          'Put the public key there, that of cloud-private-key where the operator of OpenShift asks, and leave rights to Administrators and SYSTEM alone.',
      },
    ],
  },
  {
    id: 'U-03',
    about: 'path that PowerShell does not find',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [["Cannot find path '", "' because it does not exist"]],
    printed: [{ by: 'PowerShell', in: 'console, log of a script' }],
    causes: [
      {
        cause: inferred(
          'The folder or file is not there: a step before failed, or it lies elsewhere.',
          ['github kubernetes-sigs/sig-windows-tools/issues/377'],
        ),
        checks: [{ command: 'Test-Path PATH', shows: 'False' }],
        remedy: 'Make it, or correct the path.',
      },
      {
        cause: verified(
          'A share is found by its address and not by its name: the pod has a gMSA, and HNS does not know EnableCompartmentNamespace on this node.',
          ['website#27131', 'github containerd/containerd/issues/8311'],
        ),
        checks: [
          {
            command:
              'reg query HKLM\\SYSTEM\\CurrentControlSet\\Services\\hns\\State /v EnableCompartmentNamespace',
            shows: 'missing, and the path is a share',
          },
        ],
        remedy: 'Set it to 1 (REG_DWORD) on the node, and create the pods again.',
      },
    ],
  },
  {
    id: 'E-11',
    about: 'clocks that differ',
    kind: 'error',
    words: [
      ['clock skew is too great'],
      ['The clocks on the client and server machines are skewed'],
      ['KRB_AP_ERR_SKEW'],
    ],
    printed: [{ by: 'Windows', in: 'event log, log of the program' }],
    causes: [
      {
        cause: inferred(
          'The clock of the node differs from that of the domain by more than Kerberos takes.',
          [
            'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/com/com-error-codes-4.md',
          ],
        ),
        checks: [{ command: 'w32tm /stripchart /computer:DC /samples:3', shows: 'minutes' }],
        remedy: 'w32tm /resync; let the node take its time from the domain or the hypervisor.',
      },
    ],
  },
  {
    id: 'E-12',
    about: 'no common version of TLS',
    kind: 'error',
    words: [['they do not possess a common algorithm'], ['SEC_E_ALGORITHM_MISMATCH']],
    printed: [{ by: 'Windows', in: 'log of the program' }],
    causes: [
      {
        cause: inferred(
          'Both sides have no version or cipher of TLS in common: an older .NET or PowerShell asks for TLS 1.0, or one side has it switched off.',
          [
            'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/com/com-error-codes-4.md',
          ],
        ),
        checks: [{ command: '[Net.ServicePointManager]::SecurityProtocol', shows: 'Ssl3, Tls' }],
        remedy:
          'Use TLS 1.2: [Net.ServicePointManager]::SecurityProtocol = "Tls12", SchUseStrongCrypto for .NET, a newer base image.',
      },
    ],
  },
  {
    id: 'NW-06',
    about: 'file with the source VIP',
    kind: 'error',
    words: [
      ['sourceVip.json', 'because it does not exist'],
      ['sourceVip.json', 'cannot find the file specified'],
    ],
    wordsInferred: true,
    printed: [{ by: 'start scripts of kube-proxy', in: 'console, service log' }],
    causes: [
      {
        cause: inferred(
          'No source VIP was asked for or given: the script that calls host-local did not run, or host-local failed, so that kube-proxy in overlay mode starts without one.',
          ['github kubernetes/kubernetes/issues/78338'],
        ),
        checks: [
          {
            command: 'dir C:\\k\\sourceVip*.json',
            shows: 'no file, or one that is empty',
          },
          { command: 'dir of the CNI binaries', shows: 'host-local.exe is missing' },
        ],
        remedy:
          'Run the step that writes it (GetSourceVip in helper.psm1) after the overlay network is there, and give kube-proxy --source-vip.',
      },
    ],
  },
  {
    id: 'RT-14',
    about: 'time zone of a container',
    kind: 'error',
    words: [['Set-TimeZone : Access is denied'], ['SetTimeZoneFailed']],
    printed: [{ by: 'PowerShell in a container', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'In a container the time zone cannot be set with Windows older than May 2021; it is that of the host.',
          ['github microsoft/Windows-Containers/issues/15', 'github docker/for-win/issues/3911'],
        ),
        checks: [{ command: 'cmd /c ver', shows: 'an older build' }],
        remedy: 'Update host and image, or set the zone of the host.',
      },
    ],
  },
  {
    id: 'UB-07',
    about: 'side-by-side assemblies',
    kind: 'error',
    words: [['side-by-side configuration is incorrect']],
    printed: [{ by: 'programs on Windows', in: 'console, log of any program' }],
    causes: [
      {
        cause: inferred(
          'The program needs an assembly that the image does not have, such as a Visual C++ runtime, or its manifest names another version.',
          ['win32 Debug/system-error-codes--12000-15999-.md'],
        ),
        checks: [
          {
            command:
              "Get-WinEvent -FilterHashtable @{LogName='Application';ProviderName='SideBySide'} -MaxEvents 5 | fl",
            shows: 'the assembly that was not found',
          },
        ],
        remedy:
          'Install that runtime in the image, in the version and architecture of the program.',
      },
      {
        cause: inferred(
          'With containerd 1.7 or newer the files of a HostProcess container are bound to C:\\hpc for it alone; Windows looks for its assemblies on the host, and finds none.',
          ['github microsoft/Windows-Containers/issues/366', 'github Azure/AKS/issues/3885'],
        ),
        likely: [{ observed: 'a HostProcess container' }, { containerd: { from: '1.7' } }],
        excluded: [{ containerd: '1.6' }],
        checks: [
          { look: 'securityContext of the pod', shows: 'hostProcess: true' },
          { look: 'containerd of the node', shows: '1.7 or newer' },
        ],
        remedy: 'Copy the program with its assemblies to a folder of the host, and start it there.',
      },
    ],
  },
  {
    id: 'M-NET-70',
    about: 'no block of 64 ports left',
    kind: 'error',
    words: [
      ['Running out of ephemeral ports'],
      ["Couldn't reserve more than 0 ranges of 64 ports"],
      ["Couldn't reserve more than 1 ranges of 64 ports"],
      ["Couldn't reserve more than 2 ranges of 64 ports"],
    ],
    printed: [{ by: 'collectlogs.ps1 of SIG Windows and Microsoft', in: 'reservedports.txt' }],
    settledBy: ['port-blocks-left'],
    causes: [
      {
        cause: verified(
          'The dynamic TCP port range is used up: without DSR each load balancer reserves a block of 64 ports.',
          ['ms-problems', `${collectLogs}/collectlogs.ps1`],
        ),
        likely: [{ found: 'port-blocks-left' }, { decision: 'directServerReturn', is: [false] }],
        excluded: [{ decision: 'directServerReturn', is: [true] }],
        checks: [
          {
            command:
              'netsh int ipv4 show excludedportrange tcp; netsh int ipv4 show dynamicportrange tcp',
            shows: 'most of 49152-65535 excluded',
          },
        ],
        remedy:
          'Switch on DSR (--enable-dsr=true, gate WinDSR) where the build has it, or widen the dynamic range. From KB4551853 on, pools are shared.',
      },
      {
        cause: inferred('A program on the node holds the ports.', ['github Azure/AKS/issues/1375']),
        checks: [
          {
            command: 'Get-NetTCPConnection | group OwningProcess | sort Count',
            shows: 'one process with thousands',
          },
        ],
        remedy: 'Restart that program, or the node.',
      },
    ],
  },
]
