import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Further messages of public reports: volumes, layers, agents, cloud tools. */
export const reportSymptoms: readonly Symptom[] = [
  {
    id: 'R-101',
    about: 'node that is not registered',
    kind: 'error',
    words: [['Error from server (NotFound): nodes "']],
    printed: [{ by: 'kubectl in a start script', in: 'kubelet.err.log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet has not registered the node: it does not run, does not reach the API server, is refused, or took another name.',
          ['github Azure/acs-engine/issues/2384'],
        ),
        checks: [
          { command: 'kubectl get nodes', shows: 'the node is missing, or has another name' },
          { look: 'kubelet log', shows: 'Unable to register node, with the reason' },
        ],
        remedy: 'Mend what the log of the kubelet names; the scripts wait for the node.',
      },
    ],
  },
  {
    id: 'R-102',
    about: 'driver that does not answer',
    kind: 'error',
    words: [['csi.sock: connect: No connection could be made']],
    printed: [{ by: 'kubelet, node-driver-registrar', in: 'pod events, its log' }],
    causes: [
      {
        cause: inferred(
          'The node plugin of the driver does not run on this node, often for want of csi-proxy; only its socket file is left.',
          ['github kubernetes-csi/csi-driver-smb/issues/148'],
        ),
        checks: [
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'the pod of the driver restarts or is missing',
          },
          { command: 'Get-Service csi-proxy', shows: 'missing or stopped' },
        ],
        remedy: 'Read the log of the driver’s own container, and mend that; install csi-proxy.',
      },
    ],
  },
  {
    id: 'R-103',
    about: 'socket path without a drive',
    kind: 'error',
    words: [
      ['csi.sock', 'A socket operation was attempted to an unreachable network'],
      ['dial unix \\var\\lib\\kubelet', 'unreachable network'],
    ],
    printed: [{ by: 'node-driver-registrar', in: 'its log, kubelet log' }],
    causes: [
      {
        cause: verified('The path of the socket has no drive letter.', [
          'github rancher/rke2/issues/4025',
        ]),
        likely: [{ says: 'dial unix \\var' }],
        checks: [
          { look: 'DRIVER_REG_SOCK_PATH of the DaemonSet', shows: 'a path that begins with \\' },
        ],
        remedy: String.raw`Write it with C:, as C:\\var\\lib\\kubelet\\plugins\\DRIVER\\csi.sock.`,
      },
    ],
  },
  {
    id: 'R-105',
    about: 'volume driver that waits',
    kind: 'error',
    words: [
      ['MountVolume.SetUp failed', 'code = DeadlineExceeded'],
      ['MountVolume.MountDevice failed', 'code = DeadlineExceeded'],
      ['failed to mount secrets store object content', 'context deadline exceeded'],
    ],
    printed: [{ by: 'kubelet, CSI driver', in: 'pod events, driver log' }],
    causes: [
      {
        cause: inferred(
          'The driver or its provider does not reach the service behind the volume: a vault, a server, an API. A proxy, a firewall or DNS is in the way.',
          ['github kubernetes-sigs/secrets-store-csi-driver/issues/1128'],
        ),
        likely: [{ says: 'secrets-store' }, { says: 'secrets store' }],
        checks: [
          { look: 'log of the driver and of the provider on this node', shows: 'which call waits' },
          {
            command: 'Test-NetConnection HOST -Port PORT',
            shows: 'on the node and in a pod: False',
          },
        ],
        remedy: 'Open the way, or give the pods of the driver HTTPS_PROXY and NO_PROXY.',
      },
      {
        cause: inferred('The driver itself hangs, or csi-proxy or PowerShell on the node does.', [
          'github kubernetes-sigs/secrets-store-csi-driver/issues/1128',
        ]),
        checks: [{ look: 'age of the last line in the log of the driver', shows: 'minutes' }],
        remedy: 'Restart the pod of the driver, then csi-proxy; look at CPU and disk of the node.',
      },
    ],
  },
  {
    id: 'R-106',
    about: 'container metrics without HCS',
    kind: 'warning',
    words: [['hcsshim::GetComputeSystems: The specified module could not be found']],
    printed: [{ by: 'windows_exporter', in: 'its log, event log' }],
    causes: [
      {
        cause: inferred(
          'The program is the 32-bit build (386), which cannot load the library of HCS on a 64-bit Windows.',
          ['github prometheus-community/windows_exporter/issues/588'],
        ),
        likely: [{ says: 'Program Files (x86)' }],
        checks: [{ look: 'its folder and file', shows: 'Program Files (x86), or a file with 386' }],
        remedy: 'Install the build for amd64.',
      },
      {
        cause: inferred(
          'It runs in an ordinary container, whose image lacks the library, or the host lacks the feature Containers.',
          ['github prometheus-community/windows_exporter/issues/453'],
        ),
        checks: [
          { command: 'Test-Path C:\\Windows\\System32\\vmcompute.dll', shows: 'there: False' },
        ],
        remedy: 'Run it on the host or as a HostProcess container; install the feature Containers.',
      },
    ],
  },
  {
    id: 'R-107',
    about: 'layer without HCS',
    kind: 'error',
    words: [['hcsshim::ProcessBaseLayer', 'The specified module could not be found']],
    printed: [{ by: 'containerd', in: 'its log, output of ctr' }],
    causes: [
      {
        cause: inferred(
          'The feature Containers, whose libraries work on layers, is not installed or waits for a restart.',
          ['github microsoft/hcsshim/issues/1445'],
        ),
        checks: [{ command: 'Get-WindowsFeature Containers', shows: 'no Installed' }],
        remedy: 'Install-WindowsFeature Containers, restart, and pull again.',
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
      ['This version of %1 is not compatible with the version of Windows'],
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
        cause: inferred('The program is of another system or processor.', [
          'github openshift/windows-machine-config-operator/pull/149',
        ]),
        checks: [{ look: 'name of the archive', shows: 'linux, darwin or arm64' }],
        remedy: 'Take the build for windows/amd64.',
      },
    ],
  },
  {
    id: 'R-109',
    about: 'no node of that kind',
    kind: 'error',
    weak: 'message',
    outerTo: ['M-KLT-20'],
    words: [
      ['nodes are available', "didn't match node selector"],
      ['nodes are available', "didn't match node affinity/selector"],
    ],
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    causes: [
      {
        cause: verified('There is no Windows node: its pool was not made or did not join.', [
          'github MicrosoftDocs/azure-docs/issues/56758',
        ]),
        likely: [{ says: 'FailedScheduling' }],
        checks: [
          { command: 'kubectl get nodes -L kubernetes.io/os', shows: 'no node with windows' },
        ],
        remedy: 'Make the pool, or mend why its nodes do not join.',
      },
      {
        cause: inferred(
          'The nodeSelector names a label that the nodes do not have, such as the old beta.kubernetes.io/os.',
          ['w-user-guide'],
        ),
        likely: [{ says: 'FailedScheduling' }],
        checks: [{ command: 'kubectl get nodes --show-labels', shows: 'another label or value' }],
        remedy: 'Select kubernetes.io/os: windows.',
      },
    ],
  },
  {
    id: 'R-113',
    about: 'share without rights',
    kind: 'error',
    words: [['failed to generate spec: failed to stat', 'kubernetes.io~csi', 'Access is denied']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The share is mounted, but the account has no right on its folder: not given, or given after the connection that the node already has to this server with that account.',
          ['github kubernetes-csi/csi-driver-smb/issues/762'],
        ),
        checks: [
          { command: 'Get-SmbGlobalMapping; dir \\\\SERVER\\SHARE', shows: 'on the node: denied' },
        ],
        remedy:
          'Give the account rights on share and folder. Drain the node and remove its mappings to that server (Remove-SmbGlobalMapping), so that it signs in anew.',
      },
    ],
  },
  {
    id: 'R-114',
    about: 'eksctl and own images',
    kind: 'error',
    words: [
      ['overrideBootstrapCommand is required when using a custom AMI'],
      ['when using a custom AMI, amiFamily needs to be explicitly set'],
    ],
    printed: [{ by: 'eksctl', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'This release of eksctl demands a script of every group with an own AMI, also where it ignores or refuses it, as for Windows; releases since May 2022 do not.',
          ['github eksctl-io/eksctl/issues/5075', 'github eksctl-io/eksctl/pull/5248'],
        ),
        likely: [{ says: 'nodeGroups[' }],
        excluded: [{ says: 'amiFamily needs' }],
        checks: [{ command: 'eksctl version', shows: 'a release of spring 2022 (0.92 to 0.97)' }],
        remedy: 'Take the newest eksctl, and leave the field out of Windows groups.',
      },
      {
        cause: inferred('The amiFamily of the group is missing or not that of Windows.', [
          'github eksctl-io/eksctl/issues/6837',
        ]),
        likely: [{ says: 'amiFamily needs' }],
        checks: [{ look: 'amiFamily beside ami', shows: 'missing, or AmazonLinux2' }],
        remedy: 'Write the amiFamily of Windows that the AMI is built from.',
      },
    ],
  },
  {
    id: 'R-115',
    about: 'two tunnels to one address',
    kind: 'error',
    words: [['attempting to add tunnel port with same config as port']],
    printed: [{ by: 'Open vSwitch', in: 'ovs-vswitchd.log' }],
    causes: [
      {
        cause: inferred(
          'OVN knows two chassis with the same address: the node was set up again, and the entry of before is still there.',
          ['github ovn-kubernetes/ovn-kubernetes/issues/1010'],
        ),
        checks: [{ command: 'ovn-sbctl show', shows: 'two Chassis with one ip' }],
        remedy: 'Remove the old one: ovn-sbctl chassis-del NAME.',
      },
    ],
  },
  {
    id: 'R-116',
    about: 'node without the cloud taint',
    kind: 'error',
    words: [
      ['is registered without the cloud taint'],
      ['Node has no cloud taint, skipping initialization'],
    ],
    printed: [{ by: 'cloud-node-manager', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The kubelet registered the node without the taint node.cloudprovider.kubernetes.io/uninitialized, so nobody sets its providerID: --cloud-provider=external did not take effect.',
          [
            'github kubernetes-sigs/cluster-api-provider-azure/pull/6293',
            'github kubernetes-sigs/cluster-api-provider-azure/pull/5967',
          ],
        ),
        checks: [
          { look: 'command line of the kubelet', shows: 'no --cloud-provider=external' },
          { command: 'kubectl get node NODE -o yaml', shows: 'no spec.providerID' },
        ],
        remedy:
          'Pass the flag, or register-with-taints: node.cloudprovider.kubernetes.io/uninitialized=true:NoSchedule; delete the node object and restart the kubelet.',
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
    id: 'R-118',
    about: 'Rancher not reached',
    kind: 'error',
    words: [
      ['FATA: https://', 'is not accessible'],
      ['FATA: http://', 'is not accessible'],
    ],
    printed: [{ by: 'agent of Rancher', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The pod of the agent does not resolve or reach the address of Rancher: pods of this node have no network. On host-gw the switch of the hypervisor must let the addresses of pods through.',
          ['github rancher/rancher/issues/27367'],
        ),
        checks: [
          {
            command: 'curl.exe -k https://RANCHER/ping',
            shows: 'on the node: pong; in a pod: not',
          },
          { command: 'nslookup RANCHER', shows: 'in a pod: no answer' },
        ],
        remedy:
          'Mend DNS and the network of pods first: routes for host-gw, MAC spoofing and promiscuous mode of the virtual switch, or vxlan.',
      },
    ],
  },
  {
    id: 'R-119',
    about: 'system of an AKS pool',
    kind: 'error',
    words: [['InvalidOSSKU', 'Windows does not allow OSSKU selection']],
    printed: [{ by: 'AKS through Terraform', in: 'output of terraform' }],
    causes: [
      {
        cause: verified(
          'azurerm 2.76.0 sends os_sku Ubuntu where none is written, also for Windows pools.',
          [
            'github hashicorp/terraform-provider-azurerm/issues/13306',
            'github hashicorp/terraform-provider-azurerm/pull/13321',
          ],
        ),
        checks: [{ command: 'terraform version', shows: 'azurerm 2.76.0' }],
        remedy: 'Take a newer azurerm, and write os_sku as Windows2022 or Windows2019.',
      },
    ],
  },
  {
    id: 'R-120',
    about: 'pipe mounted read-only',
    kind: 'error',
    words: [['invalid mount config for type "npipe"', 'ReadOnly must not be specified']],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: verified('The pod mounts a named pipe with readOnly, which Docker does not take.', [
          'github DataDog/helm-charts/issues/955',
        ]),
        checks: [{ look: 'volumeMounts of the pipe', shows: 'readOnly: true' }],
        remedy: 'Leave readOnly out for the pipe.',
      },
    ],
  },
  {
    id: 'R-121',
    about: 'pipe taken for a path',
    kind: 'error',
    words: [["invalid volume specification: 'c:\\\\.\\pipe\\"]],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The kubelet took the pipe for a path without a drive and put C: before it, as that of 1.11 did.',
          ['github kubernetes/kubernetes/issues/67147'],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'VERSION of the node: 1.11' }],
        remedy: 'Take a newer kubelet.',
      },
    ],
  },
  {
    id: 'R-122',
    about: 'client certificate expired',
    kind: 'error',
    words: [['The currently active client certificate has expired']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The certificate ended while the kubelet did not run or did not reach the API server, or it does not rotate; with it the kubelet is refused and gets no new one.',
          [
            'github kubernetes/kubernetes/issues/96256',
            'github kubernetes/kubernetes/issues/92676',
          ],
        ),
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pki',
            shows: 'kubelet-client-current.pem is old',
          },
        ],
        remedy:
          'Join the node anew, or give it a fresh bootstrap file, remove the old certificate and restart the kubelet; set rotateCertificates: true.',
      },
      {
        cause: verified(
          'Scripts of Calico before September 2024 start the kubelet without rotation.',
          ['github projectcalico/calico/pull/9178'],
        ),
        likely: [{ decision: 'cni', is: ['calico'] }],
        checks: [{ look: 'command line of the kubelet', shows: 'no --rotate-certificates' }],
        remedy: 'Remove C:\\var\\lib\\kubelet\\pki\\* and restart the kubelet; add the flag.',
      },
      {
        cause: inferred('The clock of the node is off.', [
          'github kubernetes/kubernetes/issues/96256',
        ]),
        checks: [{ command: 'w32tm /query /status', shows: 'another time, or no source' }],
        remedy: 'Correct the time, and restart the kubelet.',
      },
    ],
  },
  {
    id: 'R-123',
    about: 'Calico does not find its node',
    kind: 'error',
    words: [['operation Create is not supported on Node(']],
    printed: [{ by: 'calico-node', in: 'calico-node.log' }],
    causes: [
      {
        cause: verified(
          'NODENAME is not the name of the node in Kubernetes; there Calico reads nodes and creates none.',
          ['github projectcalico/calico/issues/4040', 'github projectcalico/calico/issues/3397'],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'another name than Determined node name' }],
        remedy:
          'Set $env:NODENAME in config.ps1 to the name that kubectl get nodes shows, and start Calico again.',
      },
      {
        cause: inferred('The node is not registered yet, or was deleted.', [
          'github projectcalico/calico/issues/3397',
        ]),
        checks: [{ command: 'kubectl get nodes', shows: 'the node is missing' }],
        remedy: 'Let the kubelet register it first.',
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
    id: 'R-128',
    about: 'process for a container that is not running',
    kind: 'error',
    words: [
      ['CreateProcess', 'operation is not valid in the current state'],
      ['CreateProcess', '0xc0370105'],
    ],
    codes: ['H-80370105'],
    printed: [{ by: 'kubelet, Docker, containerd', in: 'pod events, of exec probes and exec' }],
    causes: [
      {
        cause: inferred(
          'The container had ended, or ends: the probe or exec came too late. Why it ended stands elsewhere.',
          ['virtualization-documentation-hcshresult#L30', 'hcsshim-errors'],
        ),
        checks: [
          { command: 'kubectl describe pod POD', shows: 'Last State: its exit code and reason' },
          { command: 'kubectl logs POD --previous', shows: 'what it said last' },
        ],
        remedy: 'Look for the reason of the end; the message itself needs no remedy.',
      },
      {
        cause: inferred('It has not started yet.', ['virtualization-documentation-hcshresult#L30']),
        checks: [{ look: 'age of the container', shows: 'a few seconds' }],
        remedy: 'Give the probe a startupProbe or initialDelaySeconds.',
      },
    ],
  },
  {
    id: 'R-129',
    about: 'pod identity on Windows',
    kind: 'error',
    words: [['localhost:2579/host/token']],
    printed: [{ by: 'Azure provider of the Secrets Store driver', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The volume asks for pod identity, and its agent (NMI, port 2579) does not run on Windows nodes.',
          [
            'github Azure/secrets-store-csi-driver-provider-azure/issues/250',
            'github kubernetes-sigs/secrets-store-csi-driver/issues/115',
          ],
        ),
        checks: [{ look: 'the SecretProviderClass', shows: 'usePodIdentity: "true"' }],
        remedy:
          'Take workload identity (clientID) or the identity of the machines (useVMManagedIdentity) instead.',
      },
    ],
  },
  {
    id: 'R-130',
    about: 'shim not installed',
    kind: 'error',
    words: [
      ['io.containerd.runhcs.v1', 'binary not installed'],
      ['containerd-shim-runhcs-v1', 'file does not exist'],
      ['containerd-shim-runhcs-v1', 'executable file not found in'],
      ['resolve runtime path', 'binary not installed'],
      ['resolve runtime path', 'invalid runtime name'],
    ],
    printed: [{ by: 'containerd', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: verified(
          'containerd-shim-runhcs-v1.exe does not lie beside containerd.exe nor in its PATH: what was installed did not bring it.',
          [
            'github k0sproject/k0s/issues/7039',
            'github kubernetes-sigs/sig-windows-tools/pull/146',
          ],
        ),
        excluded: [{ says: 'invalid runtime name' }],
        likely: [{ says: 'runhcs.v1' }, { says: 'runhcs-v1' }],
        checks: [
          {
            command: 'Get-ChildItem "$env:ProgramFiles\\containerd" -Recurse -Filter *shim*',
            shows: 'no containerd-shim-runhcs-v1.exe',
          },
        ],
        remedy:
          'Install containerd from its own archive for Windows, which holds the shim, and restart it.',
      },
      {
        cause: verified(
          'runtime_type of the handler names another runtime than the one of Windows, io.containerd.runhcs.v1: containerd makes the name of the shim from it, and finds none.',
          ['github containerd/containerd/pull/6206', 'github containerd/containerd/pull/6519'],
        ),
        excluded: [{ says: 'runhcs.v1' }, { says: 'runhcs-v1' }],
        likely: [{ says: 'resolve runtime path' }, { found: 'containerd-handlers' }],
        checks: [{ look: 'runtime_type in config.toml', shows: 'another name' }],
        remedy: 'Write runtime_type = "io.containerd.runhcs.v1", and restart containerd.',
      },
    ],
  },
  {
    id: 'R-131',
    about: 'agent that does not reach the API server',
    kind: 'error',
    words: [['could not create RESTMapper from config']],
    printed: [{ by: 'Secrets Store driver and other controllers', in: 'their log' }],
    causes: [
      {
        cause: verified(
          'It does not reach the API server: a firewall, a port, a route, or kube-proxy of this node.',
          ['github kubernetes-sigs/secrets-store-csi-driver/issues/1753'],
        ),
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port PORT',
            shows: 'on the node, and in a pod: TcpTestSucceeded False',
          },
        ],
        remedy:
          'Open the port for this node. Where the node reaches it and pods do not, look at kube-proxy and the CNI file.',
      },
    ],
  },
  {
    id: 'R-132',
    about: 'subPath on a share',
    kind: 'error',
    words: [
      ['cannot read link', 'kubernetes.io~azure-file', 'The system cannot find the file'],
      ['cannot read link', 'kubernetes.io~csi', 'The system cannot find the file'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The kubelet looks for where a subPath leads, and cannot follow the link to a share: those of 1.9 to 1.11 fail there.',
          ['github kubernetes/kubernetes/issues/65890'],
        ),
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'subPath in a volumeMount' }],
        remedy: 'Mount the whole share and use the folder inside, or take a newer kubelet.',
      },
    ],
  },
  {
    id: 'R-133',
    about: 'csi-proxy that ends at its start',
    kind: 'error',
    words: [['panic: ([]error) 0x']],
    printed: [{ by: 'csi-proxy', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'It could not open its pipes: most often another csi-proxy runs already, as RKE2 and managed nodes bring one.',
          [
            'github kubernetes-csi/csi-driver-smb/issues/663',
            'github kubernetes-csi/csi-proxy/issues/80',
            'github kubernetes-csi/csi-proxy/issues/199',
          ],
        ),
        checks: [
          { command: 'Get-Process csi-proxy; Get-Service csiproxy', shows: 'one that runs' },
          { command: '[IO.Directory]::GetFiles("\\\\.\\pipe\\")', shows: 'csi-proxy pipes' },
        ],
        remedy: 'Keep one of the two. Drivers that need no csi-proxy run as HostProcess pods.',
      },
    ],
  },
  {
    id: 'R-135',
    about: 'key vault without an identity',
    kind: 'error',
    words: [['nodePublishSecretRef secret is not set']],
    printed: [{ by: 'Azure provider of the Secrets Store driver', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The SecretProviderClass names no identity that this provider knows (clientID for workload identity, useVMManagedIdentity), so that it asks for a secret.',
          ['github Azure/secrets-store-csi-driver-provider-azure/issues/1290'],
        ),
        checks: [
          { command: 'kubectl get secretproviderclass NAME -o yaml', shows: 'no clientID' },
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'an older provider on Windows nodes than on Linux',
          },
        ],
        remedy:
          'Write clientID, and take one release of driver and provider on all nodes; or give nodePublishSecretRef.',
      },
    ],
  },
  {
    id: 'R-161',
    about: 'not admitted by the API server',
    kind: 'error',
    words: [['hostProcess containers are disallowed by cluster policy']],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' }],
    causes: [
      {
        cause: verified(
          'The API server runs without --allow-privileged=true, which HostProcess containers need as privileged ones do.',
          ['k8s 000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go'],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get pod -l component=kube-apiserver -o yaml',
            shows: 'no --allow-privileged, or false',
          },
        ],
        remedy: 'Set --allow-privileged=true on the API server.',
      },
    ],
  },
  {
    id: 'R-162',
    about: 'name that no user can have',
    kind: 'error',
    words: [
      ["runAsUserName's User cannot contain the following characters"],
      ["runAsUserName's User cannot contain only periods or spaces"],
      ["runAsUserName's User cannot be empty"],
      ["runAsUserName's Domain doesn't match the NetBios nor the DNS format"],
      ['runAsUserName cannot contain more than one backslash'],
    ],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' }],
    causes: [
      {
        cause: verified(
          'runAsUserName is a user, or a domain and a user with one backslash between them; a slash, an @ or a doubled backslash is refused.',
          ['k8s 000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go'],
        ),
        checks: [{ look: 'runAsUserName of the pod and its containers', shows: 'another form' }],
        remedy: String.raw`Write ContainerUser, or NT AUTHORITY\SYSTEM; in YAML without quotes or in single ones, where a backslash stays one.`,
      },
    ],
  },
  {
    id: 'R-163',
    about: 'clean-up of subPath',
    kind: 'error',
    words: [['error cleaning subPath mounts', '\\volume-subpaths\\']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet of a Windows node cannot take away the folders of several mounts with subPath, so that the pod stays in Terminating.',
          [
            'github Azure/AKS/issues/4309',
            'github microsoft/Windows-Containers/issues/518',
            'github kubernetes/kubernetes/issues/112630',
          ],
        ),
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'several volumeMounts with subPath' },
        ],
        remedy:
          'Mount whole folders in place of subPath, or one volume with all files; delete the pod that hangs with --force.',
      },
    ],
  },
]
