import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'
import { ofCri } from './pulls.ts'

/** Messages that were read in the code of what prints them, with what leads to them there. */
export const componentSymptoms: readonly Symptom[] = [
  {
    id: 'C-01',
    about: 'volume of containerd',
    kind: 'error',
    words: [['only NTFS volumes are supported']],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'The root of containerd lies on a volume that is not NTFS, so its snapshotter for Windows images does not load.',
          ['ctrd-code plugins/snapshots/windows/windows.go#L76-L83'],
        ),
        checks: [{ command: 'Get-Volume', shows: 'FileSystemType of that drive: ReFS, FAT32' }],
        remedy: 'Move root to an NTFS volume.',
      },
    ],
  },
  {
    id: 'C-02',
    about: 'drive as mount path',
    kind: 'error',
    words: [['destination path can not be C drive']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('A volumeMount has C: as its mountPath.', [
          'ctrd-code internal/cri/opts/spec_windows_opts.go#L81-L90',
        ]),
        checks: [{ look: 'mountPath of each volumeMount', shows: 'C:' }],
        remedy: 'Mount to a folder, such as C:\\data, or to another letter.',
      },
    ],
  },
  {
    id: 'C-03',
    about: 'folder of a hostPath',
    kind: 'error',
    words: [['failed to generate spec', 'failed to mkdir']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The folder of a hostPath is not there and cannot be made, as on a drive that the node lacks.',
          ['ctrd-code internal/cri/opts/spec_windows_opts.go#L57-L67'],
        ),
        checks: [
          { command: 'Get-PSDrive -PSProvider FileSystem', shows: 'no drive of that letter' },
        ],
        remedy: 'Correct the path of the hostPath.',
      },
    ],
  },
  {
    id: 'C-04',
    about: 'link of a volume',
    kind: 'error',
    outerTo: ['M-STO-05'],
    words: [
      ['failed to resolve symlink', 'The system cannot find the path specified'],
      ['failed to resolve symlink', 'The system cannot find the file specified'],
    ],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'containerd of this line does not follow a link to a disk without a drive letter, which is what volumes of a disk are; newer ones do.',
          ['github containerd/containerd/issues/5405', 'github kubernetes/kubernetes/issues/99342'],
        ),
        likely: [
          { says: 'kubernetes.io\\azure-disk' },
          { says: 'kubernetes.io\\aws-ebs' },
          { says: 'kubernetes.io\\gce-pd' },
        ],
        checks: [
          {
            command: 'containerd.exe --version',
            shows: 'an old line; the volume is of an in-tree plug-in or of a CSI driver',
          },
        ],
        remedy: 'Update containerd, and use the CSI driver in place of the in-tree plug-in.',
      },
      {
        cause: inferred(
          'The link to an SMB share ends without a backslash, as older kubelets and csi-proxy made it.',
          ['github kubernetes/kubernetes/issues/94213'],
        ),
        likely: [{ says: 'azure-file' }],
        checks: [
          {
            command: 'cmd /c dir PATH',
            shows: 'the target in brackets: \\\\SERVER\\\\SHARE without a backslash behind it',
          },
        ],
        remedy: 'Update the kubelet and csi-proxy.',
      },
      {
        cause: inferred(
          'What the volume points to is gone: a disk that was detached, a share that was disconnected.',
          ['ctrd-code internal/cri/opts/spec_windows_opts.go#L68-L74'],
        ),
        checks: [{ command: 'cmd /c dir PATH', shows: 'the target does not open' }],
        remedy: 'Delete the pod, so that the volume is mounted anew.',
      },
    ],
  },
  {
    id: 'C-05',
    about: 'file system filter',
    kind: 'error',
    words: [
      ['hcsshim::PrepareLayer', 'Incorrect function'],
      ['hcsshim::PrepareLayer', '(0x1)'],
    ],
    printed: [{ by: 'Docker, containerd', in: 'console, pod events' }],
    causes: [
      {
        cause: verified(
          'A file system driver of other software, such as a cloud drive, is in the way of the one for containers.',
          [
            'github moby/moby/issues/42807',
            'github docker/for-win/issues/3884',
            'github Stannieman/audacity-with-asio-builder/issues/5',
          ],
        ),
        checks: [
          {
            command: 'fltmc filters; driverquery',
            shows: 'cbfs and the like, drivers of Box, Dropbox, a scanner',
          },
        ],
        remedy: 'Uninstall that software and reboot.',
      },
    ],
  },
  {
    id: 'C-06',
    about: 'nothing to start',
    kind: 'error',
    words: [['failed to generate spec', 'no command specified']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('Neither the pod nor its image names a program.', [
          'ctrd-code internal/cri/opts/spec_windows.go#L112-L119',
        ]),
        checks: [
          { look: 'command of the container; ENTRYPOINT and CMD of the image', shows: 'none' },
        ],
        remedy: 'Set command in the pod, or ENTRYPOINT in the image.',
      },
    ],
  },
  {
    id: 'C-07',
    about: 'pause image without a program',
    kind: 'error',
    words: [['invalid empty entrypoint and cmd in image config']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('The image that serves as the pause image has no ENTRYPOINT and no CMD.', [
          'ctrd-code internal/cri/server/podsandbox/sandbox_run_windows.go#L45-L48',
        ]),
        checks: [
          {
            look: 'sandbox_image of config.toml, sandbox from version 3 on',
            shows: 'not the image of a pause container',
          },
        ],
        remedy: 'Name a pause image there and restart containerd.',
      },
    ],
  },
  {
    id: 'C-08',
    about: 'device',
    kind: 'error',
    words: [['must match IDType://ID']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A device is given as a path; on Windows it is class/GUID or IDType://ID.',
          ['ctrd-code internal/cri/opts/spec_windows_opts.go#L258-L269'],
        ),
        checks: [{ look: 'device plug-in that serves the resource', shows: 'one for Linux' }],
        remedy: 'Use a device plug-in for Windows.',
      },
    ],
  },
  {
    id: 'C-09',
    about: 'CimFS',
    kind: 'noise',
    words: [["host windows version doesn't support CimFS"]],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'containerd leaves out the snapshotter for CimFS where Windows has none; the usual one stays.',
          ['ctrd-code plugins/snapshots/windows/cimfs.go#L117-L121'],
        ),
        checks: [],
        remedy: 'Nothing.',
      },
    ],
  },
  {
    id: 'C-10',
    about: 'shim does not answer',
    kind: 'error',
    words: [
      ['not ready after 5s'],
      ['pipe not found before timeout'],
      ['timed out waiting for npipe'],
    ],
    printed: [{ by: 'containerd', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: inferred(
          'The shim of the container did not start within its time: the node is overloaded, or a scanner holds the process.',
          [
            'ctrd-code pkg/shim/shim_windows.go#L160-L200',
            'ctrd-code pkg/shim/util_windows.go#L65-L100',
          ],
        ),
        checks: [
          {
            command:
              'Get-Process containerd-shim-runhcs-v1 | measure; Get-Counter \\Processor(_Total)\\%\\ Processor\\ Time',
            shows: 'hundreds of shims, or no free CPU',
          },
        ],
        remedy: 'Relieve the node, and exempt the binaries of containerd from scans.',
      },
    ],
  },
  {
    id: 'C-11',
    about: 'folder in place of the program',
    kind: 'error',
    words: [['found directory instead of executable']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A folder has the name of the program that the HostProcess container is to start.',
          ['hcsshim-path#L201-L214'],
        ),
        checks: [
          {
            look: 'command of the pod',
            shows: 'a name without .exe, and a folder of that name in the search path',
          },
        ],
        remedy: 'Write the whole path, with .exe.',
      },
    ],
  },
  {
    id: 'C-12',
    about: 'quotation mark',
    kind: 'error',
    words: [['no ending quotation mark found in command']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The command of the HostProcess container begins with a quotation mark that is never closed.',
          ['hcsshim-path#L105-L114'],
        ),
        checks: [{ look: 'command and args of the pod', shows: 'one quotation mark' }],
        remedy: 'Close it, or give program and arguments as items of their own.',
      },
    ],
  },
  {
    id: 'C-13',
    about: 'account for a group',
    kind: 'error',
    words: [['failed to create local account for container']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'runAsUserName is a local group, so that containerd makes an account in it, and Windows refuses that: containerd lacks the rights, or a policy or a domain controller allows no local accounts.',
          ['hcsshim-logon#L47-L118'],
        ),
        checks: [
          { command: 'sc.exe qc containerd', shows: 'SERVICE_START_NAME is not LocalSystem' },
          { look: 'text behind the last colon', shows: 'what Windows refused' },
        ],
        remedy: 'Run containerd as LocalSystem, or name an account such as NT AUTHORITY\\SYSTEM.',
      },
    ],
  },
  {
    id: 'C-14',
    about: 'host too old for pods',
    kind: 'error',
    words: [['pod support is not available on Windows versions previous to RS5']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The host is older than Windows Server 2019 (build 17763); containerd runs no pods there.',
          ['hcsshim-pod#L136-L140'],
        ),
        checks: [{ command: 'cmd /c ver', shows: '10.0.14393, 10.0.16299, 10.0.17134' }],
        remedy: 'Take Windows Server 2019 or newer.',
      },
    ],
  },
  {
    id: 'C-15',
    about: 'sandbox has ended',
    kind: 'error',
    words: [["cannot be created in pod: '", "' which is not running"]],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: inferred('The pause container of the pod ended before this container was made.', [
          'hcsshim-pod#L351-L358',
        ]),
        checks: [
          { command: 'crictl pods; crictl inspectp ID', shows: 'state NotReady' },
          { look: 'earlier lines with the id of the sandbox', shows: 'why it ended' },
        ],
        remedy: 'Remedy that; the kubelet makes a new sandbox.',
      },
    ],
  },
  {
    id: 'C-16',
    about: 'isolation of the handler',
    kind: 'error',
    words: [['invalid runtime sandbox isolation', 'for hypervisor isolated OCI spec']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The pod is to run in a virtual machine, and SandboxIsolation in the options of its handler is not 1.',
          ['hcsshim-code cmd/containerd-shim-runhcs-v1/service_internal.go#L119-L130'],
        ),
        checks: [
          {
            look: 'options of the handler in config.toml',
            shows: 'SandboxIsolation = 0 or missing',
          },
        ],
        remedy: 'Set SandboxIsolation = 1 for this handler, and restart containerd.',
      },
    ],
  },
  {
    id: 'C-17',
    about: 'platform of the handler',
    kind: 'error',
    words: [
      ['empty Linux config in OCI spec for Linux sandbox platform'],
      ['non-empty Linux config in OCI spec for Windows sandbox platform'],
    ],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'SandboxPlatform in the options of the handler is of another system than the pod.',
          ['hcsshim-code cmd/containerd-shim-runhcs-v1/service_internal.go#L132-L149'],
        ),
        checks: [
          {
            look: 'options of the handler in config.toml',
            shows: 'SandboxPlatform = linux/amd64 for a Windows pod',
          },
        ],
        remedy: 'Set SandboxPlatform = windows/amd64, or choose another handler.',
      },
    ],
  },
  {
    id: 'C-18',
    about: 'CimFS and Hyper-V',
    kind: 'error',
    words: [["hyperv isolated containers aren't supported with forked cim layers"]],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified('The snapshotter cimfs has layers that Hyper-V isolation cannot use.', [
          'hcsshim-code internal/layers/wcow_mount.go#L37-L42',
        ]),
        checks: [{ look: 'snapshotter in config.toml, of the handler too', shows: 'cimfs' }],
        remedy: 'Set the snapshotter windows for this handler.',
      },
    ],
  },
  {
    id: 'C-19',
    about: 'processor groups',
    kind: 'error',
    words: [['cpu affinity with', 'requires Windows Server 2022 or later']],
    printed: [{ by: 'hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'CPU affinity beyond the first processor group needs Windows Server 2022.',
          ['hcsshim-code internal/hcsoci/cpuaffinity.go#L27-L37'],
        ),
        checks: [
          {
            look: 'feature gate WindowsCPUAndMemoryAffinity and cpuManagerPolicy of the kubelet',
            shows: 'static, on a node with more than 64 processors',
          },
        ],
        remedy: 'Use policy none on this node, or a newer Windows.',
      },
    ],
  },
  {
    id: 'C-20',
    about: 'feature of HNS',
    kind: 'error',
    words: [['platform does not support feature']],
    printed: [{ by: 'hcn', in: 'log of kube-proxy, flanneld or a CNI plugin' }],
    causes: [
      {
        cause: verified('HNS of this Windows build lacks the feature that the line names.', [
          'hcsshim-code hcn/hcn.go#L122-L126',
        ]),
        checks: [{ command: 'Get-HotFix; cmd /c ver', shows: 'an old revision' }],
        remedy: 'Install the Windows updates, or switch off what needs the feature.',
      },
      {
        cause: verified('kube-proxy was told --enable-dsr=true, and this build has no DSR.', [
          'hcsshim-code hcn/hcn.go#L172-L181',
          'k8s-proxier',
        ]),
        likely: [{ says: 'Direct Server Return' }],
        checks: [{ command: 'cmd /c ver', shows: 'older than 10.0.17763 with updates' }],
        remedy: 'Install the Windows updates, or set --enable-dsr=false.',
      },
    ],
  },
  {
    id: 'C-21',
    about: 'network without gateway',
    kind: 'error',
    words: [
      ['network create error, subnet has address prefix but no gateway specified'],
      ['network create error, no default gateway'],
    ],
    printed: [{ by: 'hcsshim', in: 'log of the network agent, pod events' }],
    causes: [
      {
        cause: verified(
          'The network to be made has a subnet without a default route or its next hop; HNS was not even asked.',
          ['hcsshim-code hcn/hcnnetwork.go#L362-L380'],
        ),
        checks: [
          {
            look: 'subnet and gateway in the CNI file or in the request of the agent',
            shows: 'gateway empty, no route 0.0.0.0/0',
          },
        ],
        remedy: 'Give the subnet its gateway.',
      },
    ],
  },
  {
    id: 'C-22',
    about: 'ranges of flannel',
    kind: 'error',
    words: [
      ['SubnetLen must be less than'],
      ['network must be able to accommodate at least four subnets'],
      ['network is too small. Minimum useful network prefix'],
      ['SubnetMin is not in the range'],
      ['SubnetMax is not in the range'],
      ['is not on a SubnetLen boundary'],
      ['please define a correct Network parameter in the flannel config'],
      ['please define a correct IPv6Network parameter in the flannel config'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'Network, SubnetLen, SubnetMin and SubnetMax of net-conf.json do not fit each other.',
          ['flannel-code pkg/subnet/config.go#L75-L136'],
        ),
        checks: [
          {
            look: 'net-conf.json',
            shows: 'a SubnetLen below the prefix of Network plus 2, or limits outside of Network',
          },
        ],
        remedy: 'Correct them; without SubnetLen, SubnetMin and SubnetMax flannel chooses.',
      },
    ],
  },
  {
    id: 'C-23',
    about: 'interface by reach',
    kind: 'error',
    words: [['ifcanreach is not supported on windows']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('--iface-can-reach works on Linux alone.', [
          'flannel-code pkg/ipmatch/match.go#L202-L205',
        ]),
        checks: [{ look: 'arguments of flanneld', shows: '--iface-can-reach' }],
        remedy: 'Use --iface or --iface-regex.',
      },
    ],
  },
  {
    id: 'C-24',
    about: 'backend of flannel',
    kind: 'error',
    words: [
      ['error decoding windows host-gw backend config'],
      ['error decoding VXLAN backend config'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'A value below Backend in net-conf.json is of the wrong type, such as a number in quotation marks.',
          [
            'flannel-code pkg/backend/hostgw/hostgw_windows.go#L58-L67',
            'flannel-vxlan_windows#L100-L105',
          ],
        ),
        checks: [{ look: 'Backend of net-conf.json', shows: '"VNI": "4096"' }],
        remedy: 'Write VNI and Port as numbers, Name as text.',
      },
    ],
  },
  {
    id: 'C-25',
    about: 'node of flannel',
    kind: 'error',
    words: [['timeout contacting kube-api, failed to patch node']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('flanneld got no Node object of its name within 30 seconds.', [
          'flannel-kube#L350-L374',
        ]),
        checks: [
          {
            command: 'kubectl get node NODE_NAME',
            shows:
              'NotFound: NODE_NAME of flanneld is another name; else its rights or the way to the API server',
          },
        ],
        remedy:
          'Give flanneld the name of the Node object, rights to read nodes, and a way to the API server.',
      },
    ],
  },
  {
    id: 'C-26',
    about: 'kubeconfig of flannel',
    kind: 'error',
    words: [['fail to create kubernetes config']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'The file behind --kubeconfig-file is not there or is no kubeconfig; without one flanneld expects the token of a pod.',
          ['flannel-kube#L82-L90'],
        ),
        checks: [{ look: 'text behind the last colon', shows: 'the path that was tried' }],
        remedy: 'Correct --kubeconfig-file, or mount the token of the service account.',
      },
    ],
  },
  {
    id: 'C-27',
    about: 'renewal of the lease',
    kind: 'error',
    words: [['Invalid subnet-lease-renew-margin option']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('--subnet-lease-renew-margin is not between 1 and 1439 minutes.', [
          'flannel-main#L231-L235',
        ]),
        checks: [{ look: 'arguments of flanneld', shows: '0, negative, or a day and more' }],
        remedy: 'Leave it at 60.',
      },
    ],
  },
  {
    id: 'C-28',
    about: 'families of flannel',
    kind: 'error',
    words: [
      ['missing IPv4 address on n.Spec.PodCIDRs'],
      ['missing IPv6 address on n.Spec.PodCIDRs'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'net-conf.json enables an address family of which the node has no podCIDR.',
          ['flannel-kube#L556-L617'],
        ),
        checks: [
          { command: 'kubectl get node NODE -o jsonpath={.spec.podCIDRs}', shows: 'one family' },
        ],
        remedy: 'Match EnableIPv4 and EnableIPv6 to the ranges of the cluster.',
      },
    ],
  },
  {
    id: 'C-29',
    about: 'ranges of host-local',
    kind: 'error',
    words: [
      ['Network has host bits set'],
      ['RangeStart ', ' not in network '],
      ['RangeEnd ', ' not in network '],
      ['too small to allocate from'],
      ['requested ip ', "is subnet's gateway"],
    ],
    printed: [{ by: 'host-local', in: 'pod events' }],
    causes: [
      {
        cause: verified('The ipam section of the CNI file has a range that fits no subnet.', [
          'cni-plugins-code plugins/ipam/host-local/backend/allocator/range.go#L27-L90',
          'plugins-allocator#L61-L63',
        ]),
        checks: [
          {
            look: 'ipam of the CNI file',
            shows:
              'a subnet that is not written with its network address, or rangeStart and rangeEnd outside of it',
          },
        ],
        remedy: 'Correct subnet, rangeStart and rangeEnd.',
      },
    ],
  },
  {
    id: 'C-30',
    about: 'protocol of a hostPort',
    kind: 'error',
    words: [['invalid protocol supplied to port mapping policy']],
    printed: [{ by: 'win-bridge, win-overlay', in: 'pod events' }],
    causes: [
      {
        cause: verified('A hostPort has a protocol that the plugin does not know, such as SCTP.', [
          'cni-plugins-code pkg/hns/netconf_windows.go#L58-L78',
        ]),
        checks: [{ look: 'protocol of the ports with hostPort', shows: 'SCTP' }],
        remedy: 'Use TCP or UDP, or a Service.',
      },
    ],
  },
  {
    id: 'C-31',
    about: 'priority of the kubelet',
    kind: 'error',
    words: [['unknown priority class', 'valid ones are available']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified('The value of --windows-priorityclass is no priority class of Windows.', [
          'github kubernetes/kubernetes/blob/04791b4906602ffda5ccf9bc4c84d3329f1d7080/cmd/kubelet/app/init_windows.go',
        ]),
        checks: [{ look: '--windows-priorityclass', shows: 'a misspelt name' }],
        remedy: 'Use a name such as ABOVE_NORMAL_PRIORITY_CLASS.',
      },
    ],
  },
  {
    id: 'C-32',
    about: 'gate for HostProcess',
    kind: 'error',
    words: [
      [
        "pod contains HostProcess containers but feature 'WindowsHostProcessContainers' is not enabled",
      ],
    ],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The gate WindowsHostProcessContainers is off on the kubelet of this node.',
          [
            'github kubernetes/kubernetes/blob/05c351a9037bd79bf88c56171a951c3097b658da/pkg/kubelet/kuberuntime/kuberuntime_container_windows.go',
          ],
        ),
        checks: [
          {
            look: '--feature-gates of the kubelet; its version',
            shows: '1.22 without the gate, or the gate set to false',
          },
        ],
        remedy: 'Enable the gate on kubelet and API server, or update.',
      },
    ],
  },
  {
    id: 'C-33',
    about: 'no administrator',
    kind: 'error',
    words: [
      ['user is not running as administrator'],
      ['kubelet needs to run with administrator permissions'],
      ['kubelet needs to run with elevated permissions'],
    ],
    printed: [{ by: 'kubeadm, kubelet', in: 'console, kubelet log' }],
    causes: [
      {
        cause: verified('The program runs without administrator rights.', [
          'github kubernetes/kubernetes/blob/22ff746e4a915cb1cc1d296db46141e143ed1b45/cmd/kubeadm/app/preflight/checks_windows.go',
          'github kubernetes/kubernetes/blob/046d201c45cebd19eb1fc4612426761c64802825/cmd/kubelet/app/server_windows.go',
        ]),
        checks: [{ command: 'whoami /groups | findstr S-1-16-12288', shows: 'nothing' }],
        remedy: 'Use an elevated PowerShell; let the service run as LocalSystem.',
      },
      {
        cause: verified(
          'The console is elevated, and kubeadm before 1.31 does not see it: its check fails for some accounts, such as those of a domain.',
          ['github kubernetes/kubeadm/issues/3053'],
        ),
        excluded: [{ says: 'kubelet needs to run' }, { kubernetes: { from: '1.31' } }],
        checks: [
          { command: 'whoami /groups | findstr S-1-16-12288', shows: 'High Mandatory Level' },
        ],
        remedy: 'kubeadm join with --ignore-preflight-errors=IsPrivilegedUser, or kubeadm 1.31.',
      },
    ],
  },
  {
    id: 'C-34',
    about: 'file system of a volume',
    kind: 'error',
    words: [['only cifs mount is supported now']],
    printed: [{ by: 'kubelet, CSI drivers', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The volume is of a kind that Windows nodes do not mount, such as NFS: of the network file systems SMB alone works.',
          [
            'github kubernetes/kubernetes/blob/00e6f240ec5e0177c2f6728640cad4430d2f780e/staging/src/k8s.io/mount-utils/mount_windows.go',
          ],
        ),
        checks: [
          { look: 'kind of the volume; fstype in the line', shows: 'nfs, cephfs, glusterfs' },
        ],
        remedy: 'Use a disk or an SMB share, or run the pod on Linux.',
      },
    ],
  },
  {
    id: 'C-35',
    about: 'credentials of a share',
    kind: 'error',
    words: [['should have at least 2 options'], ['invalid parameter(username: ,']],
    printed: [{ by: 'kubelet, CSI drivers', in: 'pod events' }],
    causes: [
      {
        cause: verified('The SMB share came without user name and password.', [
          'github kubernetes/kubernetes/blob/00e6f240ec5e0177c2f6728640cad4430d2f780e/staging/src/k8s.io/mount-utils/mount_windows.go',
        ]),
        checks: [
          {
            look: 'secret that the volume or the driver names',
            shows: 'keys missing, other names, other namespace',
          },
        ],
        remedy: 'Give the secret its user name and password under the keys of the driver.',
      },
    ],
  },
  {
    id: 'C-36',
    about: 'graceful shutdown',
    kind: 'warning',
    words: [['kubelet is NOT running as a Windows service']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'Graceful node shutdown needs the kubelet itself as a service; below NSSM or in a console it goes on without it.',
          [
            'github kubernetes/kubernetes/blob/050cbc83863743fd84f114bec4c3811791e94f87/pkg/kubelet/nodeshutdown/nodeshutdown_manager_windows.go',
          ],
        ),
        checks: [{ command: 'sc.exe qc kubelet', shows: 'a wrapper, or no --windows-service' }],
        remedy: 'Register kubelet.exe with --windows-service, or leave out shutdownGracePeriod.',
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
    id: 'C-38',
    about: 'resources of the nodes',
    kind: 'error',
    words: [
      ['nodes are available', 'Insufficient memory'],
      ['nodes are available', 'Insufficient cpu'],
      ['nodes are available', 'Insufficient ephemeral-storage'],
      ['nodes are available', 'Too many pods'],
      ['nodes are available', 'Insufficient pods'],
    ],
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: inferred(
          'The nodes that fit the pod have no room for its requests or no more pods; the other reasons in the line are about the other nodes.',
          [
            'github kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/concepts/configuration/manage-resources-containers.md',
          ],
        ),
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'Allocated resources close to Allocatable',
          },
        ],
        remedy: 'Lower the requests, or add a Windows node.',
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
    id: 'C-41',
    about: 'log file of containerd',
    kind: 'error',
    words: [
      ['containerd', 'open log file "'],
      ['open log file "', 'containerd'],
    ],
    printed: [{ by: 'containerd', in: 'console' }],
    causes: [
      {
        cause: verified('containerd cannot write to the file behind --log-file.', [
          'ctrd-service_windows#L243-L249',
        ]),
        checks: [{ look: 'path in the line', shows: 'a folder that is not there' }],
        remedy: 'Make the folder, or correct --log-file with sc.exe config.',
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
    id: 'C-45',
    about: 'rotation of logs',
    kind: 'error',
    words: [['Failed to rotate log for container', 'used by another process']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet renames its temporary file while it still has it open, which Windows refuses; from then on that log is never rotated again and fills the disk.',
          [
            'github kubernetes/kubernetes/pull/113970',
            'github kubernetes/kubernetes/issues/110630',
            'github containerd/containerd/issues/7075',
          ],
        ),
        likely: [{ says: '.tmp' }, { kubernetes: { through: '1.26' } }],
        excluded: [{ kubernetes: { from: '1.27' } }],
        checks: [
          {
            look: 'the message',
            shows: 'failed to rename a file that ends in .tmp to one in .gz',
          },
          {
            command:
              'Get-ChildItem C:\\var\\log\\pods -Recurse | sort Length -desc | select -First 5',
            shows: 'a 0.log far above containerLogMaxSize',
          },
        ],
        remedy:
          'Take a kubelet that closes the file first (pull request 113970). Until then delete the rotated file that stands beside 0.log.',
      },
      {
        cause: verified(
          'Somebody follows this log with kubectl logs -f: older kubelets open the file so that nobody can rename it.',
          [
            'github kubernetes/kubernetes/issues/124443',
            'github kubernetes/kubernetes/pull/124444',
          ],
        ),
        likely: [{ says: 'failed to rotate log "' }],
        excluded: [{ says: '.tmp' }],
        checks: [{ look: 'who reads logs of this pod', shows: 'an open kubectl logs -f' }],
        remedy: 'End it; newer kubelets share the file.',
      },
      {
        cause: inferred('An agent that collects logs, or a scanner, holds the file open.', [
          'github fluent/fluent-bit/issues/3892',
        ]),
        checks: [
          { command: 'handle.exe 0.log', shows: 'a process beside containerd and the kubelet' },
        ],
        remedy: 'Update the agent, and exempt the folder of logs from the scanner.',
      },
    ],
  },
  {
    id: 'C-46',
    about: 'log of a removed container',
    kind: 'error',
    words: [['unable to remove filesystem for', '-json.log', 'Access is denied']],
    printed: [{ by: 'docker through the kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'An agent that collects logs still has the log of the container open, so that docker cannot delete it.',
          [
            'github fluent/fluent-bit/issues/3892',
            'github microsoft/Windows-Containers/issues/106',
          ],
        ),
        checks: [
          {
            command: 'handle.exe -json.log',
            shows: 'the process that holds it, such as fluent-bit.exe',
          },
          { look: 'kubelet log after the agent is stopped', shows: 'no new line of this kind' },
        ],
        remedy: 'Update the agent, or let it close files that were deleted.',
      },
    ],
  },
  {
    id: 'C-47',
    about: 'logs of docker',
    kind: 'error',
    words: [
      ['Failed to log msg', 'for logger json-file', 'used by another process'],
      ['Failed to log msg', 'for logger json-file', 'file already closed'],
    ],
    printed: [{ by: 'docker', in: 'event log Application' }],
    causes: [
      {
        cause: verified(
          'docker cannot rename a log that somebody reads, as docker logs or an agent that collects logs; what the container prints after that is lost.',
          ['github moby/moby/issues/39274', 'github moby/moby/issues/40999'],
        ),
        checks: [
          { look: 'who reads the log', shows: 'docker logs -f, or an agent' },
          { look: 'log-opts in daemon.json', shows: 'max-size' },
        ],
        remedy: 'End the reader, and restart the container; a newer docker recovers by itself.',
      },
    ],
  },
  {
    id: 'C-48',
    about: 'datastore of Calico',
    kind: 'error',
    words: [['Unable to ensure datastore is migrated'], ['unable to query ClusterInformation']],
    printed: [{ by: 'calico-node', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'calico-node does not reach the API server at the address in the message.',
          ['github projectcalico/calico/issues/4682'],
        ),
        likely: [
          { says: 'connectex' },
          { says: 'i/o timeout' },
          { says: 'connection refused' },
          { says: 'no such host' },
        ],
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port PORT, on the node',
            shows: 'TcpTestSucceeded: False',
          },
          {
            look: 'KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT of calico-node',
            shows: 'a service IP that no kube-proxy serves yet, or a wrong address',
          },
        ],
        remedy:
          'Give the address and port of the API server as the node reaches it, and open the firewall between them.',
      },
      {
        cause: inferred(
          'calico-node may not read ClusterInformation: its account lacks the role, or its token has expired.',
          ['github projectcalico/calico/issues/4682'],
        ),
        likely: [{ says: 'forbidden' }, { says: 'unauthorized' }],
        checks: [{ look: 'end of the message', shows: 'forbidden, or Unauthorized' }],
        remedy: 'Write the kubeconfig anew from the ServiceAccount calico-node.',
      },
    ],
  },
  {
    id: 'C-49',
    about: 'kubeconfig of Calico',
    kind: 'error',
    words: [
      ['host must be a URL or a host:port pair: "https://"'],
      ['host must be a URL or a host:port pair: "https://:'],
    ],
    printed: [{ by: 'calico, kubectl, agents', in: 'pod events, log of the agent' }],
    causes: [
      {
        cause: inferred(
          'The kubeconfig names a server without an address. The scripts of Calico for Windows fill it in from KUBERNETES_SERVICE_HOST, which was empty.',
          [
            'github kubernetes-sigs/sig-windows-tools/issues/355',
            'github kubernetes-sigs/sig-windows-tools/issues/302',
            'github k0sproject/k0s/issues/2868',
          ],
        ),
        checks: [
          {
            command: 'type C:\\etc\\cni\\net.d\\calico-kubeconfig',
            shows: 'server: https:// with nothing or only a port behind it',
          },
          {
            command: 'kubectl get cm -A | findstr calico-windows-config',
            shows: 'a ConfigMap without KUBERNETES_SERVICE_HOST',
          },
        ],
        remedy:
          'Put address and port of the API server into KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT of calico-windows-config (or of the operator), and let calico-node write the kubeconfig again.',
      },
    ],
  },
  {
    id: 'C-50',
    about: 'machine without address',
    kind: 'error',
    words: [
      ['controller.windowsmachine', 'no IP addresses defined'],
      ['windowsmachine', 'no internal IP address associated'],
      ['no internal ip address associated with machine'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The platform reports no address of the machine. On vSphere that comes from VMware Tools, which the template lacks or which does not run.',
          [
            'github openshift/windows-machine-config-operator/issues/1097',
            'github openshift/windows-machine-config-operator/pull/130',
          ],
        ),
        checks: [
          {
            command: 'oc get machine -n openshift-machine-api -o yaml',
            shows: 'status.addresses is missing',
          },
          { look: 'the machine in vCenter', shows: 'VMware Tools: not running, no address' },
        ],
        remedy:
          'Install VMware Tools in the template, and see that the machine gets an address by DHCP.',
      },
    ],
  },
  {
    id: 'C-51',
    about: 'probe that runs a program',
    kind: 'error',
    words: [
      ['probe errored', 'failed to exec in container: timeout'],
      ['probe failed', 'failed to exec in container: timeout'],
      ['probe failed: command', 'timed out'],
      ['probe errored', 'command', 'timed out'],
      ['probe errored', 'desc = context deadline exceeded'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The program of the probe needs longer than timeoutSeconds, which is 1 second if not set; PowerShell alone often takes longer to start.',
          [
            'github kubernetes/kubernetes/issues/92464',
            'ctrd-code internal/cri/server/container_execsync.go#L235-L246',
          ],
        ),
        likely: [{ says: 'timeout 1s exceeded' }, { observed: 'the probe runs PowerShell' }],
        checks: [
          {
            command: 'Measure-Command { kubectl exec POD -- COMMAND }',
            shows: 'more than timeoutSeconds',
          },
        ],
        remedy:
          'Set timeoutSeconds to what the program takes under load, or use httpGet or tcpSocket, which start no process.',
      },
      {
        cause: inferred('The node has no CPU left, so that new processes start late.', [
          'github kubernetes/kubernetes/issues/92464',
        ]),
        checks: [
          {
            command: 'Get-Counter "\\Processor(_Total)\\% Processor Time"',
            shows: 'near 100',
          },
        ],
        remedy: 'Set requests and limits of CPU, and lay aside CPU with --system-reserved.',
      },
    ],
  },
  {
    id: 'C-52',
    about: 'docker without its network',
    kind: 'error',
    outerTo: ['M-NET-06'],
    words: [
      ['Error creating default network: HNS failed with error'],
      ['Error creating default network: hnsCall failed'],
      ['Error creating default network: failed during hnsCallRawResponse'],
    ],
    printed: [{ by: 'docker', in: 'event log Application, output of dockerd' }],
    causes: [
      {
        cause: verified(
          'HNS cannot make the nat network of docker because a NAT of Windows is there already, such as one left by another program or an older network.',
          ['github docker/for-win/issues/598'],
        ),
        checks: [
          { command: 'Get-NetNat', shows: 'a NAT' },
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; no nat',
          },
        ],
        remedy:
          'Get-NetNat | Remove-NetNat, then start docker. Where pods have another network anyway, give dockerd "bridge": "none".',
      },
      {
        cause: inferred('Switches and adapters of former networks are left over.', [
          'github docker/for-win/issues/750',
        ]),
        checks: [
          {
            command: 'Get-NetAdapter -IncludeHidden | where Name -like "vEthernet*"',
            shows: 'adapters of networks that HNS does not list',
          },
        ],
        remedy: 'Delete the networks of HNS, and restart HNS and docker.',
      },
      {
        cause: inferred('HNS has not yet deleted its former data, which only a restart ends.', [
          'github docker/for-win/issues/1189',
        ]),
        likely: [{ says: 'marked for deletion' }],
        checks: [
          { look: 'the message', shows: 'a registry key that has been marked for deletion' },
        ],
        remedy: 'Restart the computer.',
      },
      {
        cause: inferred('HNS was not up yet, as at the first start after a boot.', [
          'github moby/moby/issues/50093',
        ]),
        likely: [{ code: 'H-8007023E' }],
        checks: [{ command: 'Start-Service docker', shows: 'works at the second try' }],
        remedy: 'Set recovery actions of the service docker, so that it is started again.',
      },
      {
        cause: inferred(
          'A service that HNS needs does not run: HNS itself, the firewall, or Internet Connection Sharing.',
          ['github docker/for-win/issues/8226'],
        ),
        likely: [{ code: 'H-80070426' }],
        checks: [
          { command: 'Get-Service hns, mpssvc, SharedAccess', shows: 'Stopped or Disabled' },
        ],
        remedy: 'Set it to its default start type and start it.',
      },
    ],
  },
  {
    id: 'C-53',
    about: 'node image with docker',
    kind: 'error',
    words: [['node images based on Docker container runtimes is not supported']],
    printed: [{ by: 'GKE', in: 'answer of gcloud, Terraform' }],
    causes: [
      {
        cause: verified(
          'The image type of the node pool, WINDOWS_LTSC or WINDOWS_SAC, runs docker, which GKE takes no more.',
          ['github terraform-google-modules/terraform-google-kubernetes-engine/pull/1449'],
        ),
        checks: [{ look: 'image_type or --image-type', shows: 'no name that ends in _CONTAINERD' }],
        remedy: 'Take WINDOWS_LTSC_CONTAINERD.',
      },
    ],
  },
  {
    id: 'C-54',
    about: 'plug-in of EKS',
    kind: 'error',
    words: [['failed to parse netns ']],
    printed: [{ by: 'vpc-shared-eni', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The plug-in vpc-shared-eni is one for docker alone: older releases do not know the network namespaces that containerd makes.',
          [
            'github aws/amazon-vpc-cni-plugins/issues/56',
            'github aws/amazon-vpc-cni-plugins/pull/61',
            'github containerd/containerd/issues/5892',
          ],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [
          {
            command: '& "C:\\Program Files\\Amazon\\EKS\\cni\\vpc-shared-eni.exe" -version',
            shows: 'a release before that pull request',
          },
        ],
        remedy: 'Take a newer AMI for EKS, which brings plug-in and containerd that fit.',
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
    id: 'C-57',
    about: 'engine for Linux',
    kind: 'error',
    words: [
      ['image operating system "windows" cannot be used on this platform'],
      ['no matching manifest for linux/'],
      ['failed to extract layer', 'snapshotter.v1.overlayfs', '/fs/Files/'],
    ],
    printed: [{ by: 'docker', in: 'output of pull, build and run; pod events' }],
    causes: [
      {
        cause: verified(
          'The engine runs Linux containers, and the image is for Windows alone. Docker Desktop has to be switched; a node of Linux cannot run it.',
          [
            'github microsoft/Windows-Containers/issues/370',
            'github game-ci/docker/issues/253',
            'github docker/for-win/issues/1161',
          ],
        ),
        likely: [{ says: 'windows' }],
        checks: [{ command: 'docker info --format {{.OSType}}', shows: 'linux' }],
        remedy:
          'Switch Docker Desktop to Windows containers, or give the pod the nodeSelector kubernetes.io/os: windows.',
      },
    ],
  },
  {
    id: 'C-58',
    about: 'build with nerdctl',
    kind: 'error',
    words: [['buildkitd', 'needs to be running', 'only linux and freebsd are supported']],
    printed: [{ by: 'nerdctl', in: 'its output' }],
    causes: [
      {
        cause: verified('This release of nerdctl builds no images on Windows.', [
          'github containerd/nerdctl/pull/2587',
          'github microsoft/Windows-Containers/issues/483',
        ]),
        checks: [{ command: 'nerdctl version', shows: 'a release without that pull request' }],
        remedy: 'Build with buildctl, or take a newer nerdctl.',
      },
    ],
  },
  {
    id: 'C-59',
    about: 'layer without parents',
    kind: 'error',
    words: [['failed to create scratch layer: no parent layers present']],
    printed: [{ by: 'containerd, buildkitd', in: 'output of a build, containerd log' }],
    causes: [
      {
        cause: verified(
          'containerd 1.6 does not serve builds of BuildKit on Windows, which a newer one does.',
          ['github moby/buildkit/issues/4826'],
        ),
        likely: [{ containerd: '1.6' }],
        excluded: [{ containerd: '1.7' }, { containerd: '2.0' }],
        checks: [{ command: 'containerd --version', shows: '1.6' }],
        remedy: 'Take containerd 1.7 or newer.',
      },
      {
        cause: inferred(
          'The image has no layer to stand on, such as one from scratch, which Windows cannot run.',
          ['ctrd-code plugins/snapshots/windows/windows.go#L258-L262'],
        ),
        checks: [{ look: 'FROM in the Dockerfile', shows: 'scratch' }],
        remedy: 'Begin with nanoserver, servercore or the base for HostProcess containers.',
      },
    ],
  },
  {
    id: 'C-60',
    about: 'mounts of HostProcess images',
    kind: 'error',
    words: [
      ['Cannot find path', 'hpc', 'var/lib/kube-proxy/kubeconfig', 'because it does not exist'],
      ['Cannot find path', 'hpc', 'var\\lib\\kube-proxy\\kubeconfig', 'because it does not exist'],
      ['Cannot find path', 'hpc', 'mounts\\kube-flannel', 'because it does not exist'],
      ['Cannot find path', 'hpc', 'mounts/kube-flannel', 'because it does not exist'],
    ],
    printed: [{ by: 'start.ps1 of sig-windows-tools', in: 'log of kube-proxy or flannel' }],
    causes: [
      {
        cause: inferred(
          'Image and manifest of sig-windows-tools are of different releases: since containerd 1.7 the scripts expect their ConfigMaps below /mounts, where older manifests do not mount them.',
          [
            'github kubernetes-sigs/sig-windows-tools/pull/297',
            'github kubernetes-sigs/sig-windows-tools/issues/337',
            'github kubernetes-sigs/sig-windows-tools/issues/377',
          ],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get ds kube-proxy-windows -o yaml | findstr mountPath',
            shows: 'a mountPath that is not the one in the message behind C:\\hpc',
          },
        ],
        remedy:
          'Apply the manifest of the same release as the image; keep mountPath and script alike.',
      },
    ],
  },
  {
    id: 'C-61',
    about: 'endpoints that felix misses',
    kind: 'warning',
    weak: 'message',
    words: [
      ['Failed to look up one or more HNS endpoints'],
      ['Failed to look up HNS endpoint for workload'],
    ],
    printed: [{ by: 'Calico felix', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'Pods that run have no endpoint in HNS any more, as after a restart of HNS. felix cannot make them again: these pods stay without a network.',
          ['github projectcalico/calico/issues/5164'],
        ),
        likely: [{ observed: 'the lines go on', repeats: true }],
        checks: [
          {
            command: 'Get-HnsEndpoint | Select Name,IPAddress,VirtualNetworkName',
            shows: 'no endpoint with the address of the pod',
          },
        ],
        remedy: 'Delete the pods, so that they get new endpoints; do not restart HNS under pods.',
      },
    ],
  },
  {
    id: 'C-62',
    about: 'MTU of Antrea',
    kind: 'error',
    words: [['failed to configure MTU on container interface', 'No MSFT_NetIPInterface objects']],
    printed: [{ by: 'antrea-agent', in: 'pod events, agent log' }],
    causes: [
      {
        cause: verified(
          'This release of Antrea sets the MTU before containerd has made the interface of the pod.',
          [
            'github antrea-io/antrea/issues/2754',
            'github antrea-io/antrea/issues/2773',
            'github antrea-io/antrea/pull/2778',
          ],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        excluded: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        checks: [{ command: 'kubectl -n kube-system get ds -o wide', shows: 'Antrea 1.0 to 1.3' }],
        remedy: 'Take a newer release of Antrea.',
      },
    ],
  },
  {
    id: 'C-63',
    about: 'IIS that does not answer its monitor',
    kind: 'error',
    words: [
      ["Failed to stop or query status of service 'w3svc' error"],
      ["Failed to stop or quesry status of service 'w3svc' error"],
    ],
    printed: [{ by: 'ServiceMonitor.exe', in: 'log of a container with IIS' }],
    causes: [
      {
        cause: inferred(
          'W3SVC takes longer than ServiceMonitor.exe waits, as where web.config is changed right before, so that the application pool starts again; the container then ends with exit code 0.',
          [
            'github microsoft/IIS.ServiceMonitor/issues/49',
            'github microsoft/aspnet-docker/issues/43',
          ],
        ),
        checks: [
          { look: 'ENTRYPOINT of the image', shows: 'a script that changes web.config first' },
          { look: 'CPU limit of the container', shows: 'less than a core' },
        ],
        remedy:
          'Change web.config while the image is built, or wait in the script until W3SVC runs, and give the container more CPU.',
      },
      {
        cause: verified('The image holds an old ServiceMonitor.exe, which gives up too early.', [
          'github microsoft/iis-docker/issues/47',
        ]),
        checks: [{ look: 'date of the base image', shows: 'years ago' }],
        remedy: 'Build it again from the newest base image.',
      },
    ],
  },
  {
    id: 'C-64',
    about: 'IIS that is set up twice',
    kind: 'error',
    words: [['APPCMD failed with error code 183']],
    printed: [{ by: 'ServiceMonitor.exe', in: 'log of a container with IIS' }],
    passedBy: ["Service 'w3svc' started"],
    causes: [
      {
        cause: verified(
          'An old ServiceMonitor.exe adds environment variables to the application pool that are there already, as where a container starts again or was committed to an image.',
          ['github microsoft/IIS.ServiceMonitor/issues/39'],
        ),
        checks: [{ look: 'base image', shows: 'an old one' }],
        remedy: 'Build the image again from the newest base image.',
      },
    ],
  },
  {
    id: 'C-65',
    about: 'link of a volume',
    kind: 'error',
    words: [['attacher.MountDevice failed to create dir', 'exists but is not a directory']],
    printed: [{ by: 'kubelet', in: 'kubelet log, pod events' }],
    causes: [
      {
        cause: verified(
          'The folder globalmount is a link that was left when the kubelet ended, and the kubelet takes it for no mount.',
          ['github kubernetes/kubernetes/issues/130300'],
        ),
        checks: [
          {
            command: 'Get-Item PATH | select LinkType,Target',
            shows: 'SymbolicLink or Junction, to a volume',
          },
        ],
        remedy:
          'Stop the kubelet, take the link away with cmd /c rmdir PATH (which leaves the volume), and start it again.',
      },
    ],
  },
  {
    id: 'C-66',
    about: 'namespace of Calico',
    kind: 'error',
    words: [['namespaces "calico-system" is forbidden'], ['namespaces "calico-system" not found']],
    printed: [{ by: 'install-calico-windows.ps1', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The kubeconfig that the script uses is that of a node, which may not read namespaces.',
          ['github Azure/AgentBaker/pull/536'],
        ),
        likely: [{ says: 'forbidden' }],
        excluded: [{ says: 'not found' }],
        checks: [{ command: 'kubectl auth can-i get ns --kubeconfig c:\\k\\config', shows: 'no' }],
        remedy: 'Lay the kubeconfig of an administrator at c:\\k\\config while the script runs.',
      },
      {
        cause: verified(
          'Calico runs in kube-system, and the script of 3.23 ends where calico-system is not there.',
          ['github projectcalico/calico/issues/6127'],
        ),
        excluded: [{ says: 'forbidden' }],
        checks: [{ command: 'kubectl get ds -A | findstr calico-node', shows: 'kube-system' }],
        remedy:
          'Take the script of another release, or set $ErrorActionPreference in it to Continue.',
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
    id: 'C-68',
    about: 'two default routes',
    kind: 'error',
    words: [['failed to get default interface: json: cannot unmarshal array']],
    printed: [{ by: 'flanneld', in: 'agent log' }],
    causes: [
      {
        cause: verified(
          'The node has more than one route 0.0.0.0/0, and flanneld can read only one.',
          ['flannel-code pkg/ip/iface_windows.go#L68-L82'],
        ),
        checks: [
          {
            command: 'Get-NetRoute -DestinationPrefix 0.0.0.0/0',
            shows: 'more than one line',
          },
        ],
        remedy:
          'Name the interface with --iface, or take the default gateway from the other adapters; the adapter of an endpoint cbr0_ep needs none.',
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
    id: 'C-70',
    about: 'numbers of a new pod',
    kind: 'noise',
    words: [['failed to decode container metrics for', 'windows stats is empty']],
    printed: [{ by: 'containerd, kubelet', in: 'their logs' }],
    causes: [
      {
        cause: verified('The container has only just started, and has no numbers yet.', [
          'github kubernetes/kubernetes/issues/106751',
        ]),
        checks: [{ look: 'the next minute', shows: 'no such line' }],
        remedy: 'Nothing, where it passes.',
      },
    ],
  },
  {
    id: 'C-71',
    about: 'numbers that come too late',
    kind: 'error',
    words: [
      ['failed to list all container stats', 'code = DeadlineExceeded'],
      ['/stats/summary', 'context deadline exceeded'],
      ['Failed to get kubelet_summary:', 'response in time'],
    ],
    printed: [{ by: 'kubelet, metrics-server', in: 'their logs' }],
    causes: [
      {
        cause: verified(
          'Pods use all of the CPU of the node, so that kubelet and runtime do not answer in time.',
          ['github kubernetes/kubernetes/issues/95735'],
        ),
        checks: [
          {
            command: 'Get-Counter "\\Processor(_Total)\\% Processor Time"',
            shows: 'near 100',
          },
        ],
        remedy:
          'Set CPU limits, lay aside CPU with --system-reserved and --kube-reserved, and raise the class of the kubelet with --windows-priorityclass.',
      },
    ],
  },
  {
    id: 'C-72',
    about: 'node that vSphere does not know',
    kind: 'error',
    words: [
      ['failed to get instance ID from cloud provider: instance not found'],
      ['failed to get instance ID from cloud provider: No VM found'],
      ['Failed to get VM object for node', 'No VM found'],
    ],
    printed: [{ by: 'cloud-controller-manager', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'vSphere has no machine whose DNS name is that of the node: Windows gives names in capitals, and the node has small letters.',
          ['github kubernetes/cloud-provider-vsphere/issues/484'],
        ),
        excluded: [{ decision: 'platform', is: ['aws', 'azure', 'gcp'] }],
        checks: [
          { command: 'hostname; kubectl get nodes', shows: 'names that differ in capitals' },
          { look: 'the machine in vCenter', shows: 'another DNS name, or no VMware Tools' },
        ],
        remedy:
          'Give machine, Windows and node the same name in small letters, and install VMware Tools.',
      },
      {
        cause: verified(
          'AWS finds an instance by the name of the node, which has to be its private DNS name or its instance id; Windows calls itself otherwise (EC2AMAZ-…).',
          [
            'github kubernetes/cloud-provider-aws/blob/63ec440c3275321b55afa45480e2fdfd2b0e93c4/docs/prerequisites.md#L3-L7',
          ],
        ),
        likely: [{ decision: 'platform', is: ['aws'] }, { says: 'ec2amaz' }],
        excluded: [{ decision: 'platform', is: ['vsphere', 'azure', 'gcp'] }],
        checks: [{ command: 'kubectl get nodes', shows: 'ec2amaz-… and no name of AWS' }],
        remedy:
          'Start kubelet and kube-proxy with --hostname-override and the name that the metadata of the instance has, then delete the old Node object.',
      },
    ],
  },
  {
    id: 'C-73',
    about: 'volume that is being mounted',
    kind: 'error',
    words: [['An operation with the given Volume ID', 'already exists']],
    printed: [{ by: 'CSI driver', in: 'log of the driver, pod events' }],
    causes: [
      {
        cause: inferred(
          'The first call for this volume still runs, as where the SMB server does not answer; the message comes for each later try. What the first one waits for is the fault.',
          [
            'github kubernetes-csi/csi-driver-smb/issues/444',
            'github kubernetes-csi/csi-driver-smb/issues/312',
          ],
        ),
        checks: [
          {
            look: 'log of the driver on this node, at the first NodeStageVolume of the volume',
            shows: 'no answer, or an error of New-SmbGlobalMapping',
          },
          {
            command: 'Test-NetConnection SERVER -Port 445',
            shows: 'TcpTestSucceeded: False',
          },
        ],
        remedy:
          'Remedy that, then restart the driver pod on the node where the first call does not end.',
      },
    ],
  },
  {
    id: 'C-74',
    about: 'field of Linux',
    kind: 'error',
    words: [['Forbidden: cannot be set for a windows pod']],
    printed: [{ by: 'kube-apiserver', in: 'answer of kubectl, events of a workload' }],
    causes: [
      {
        cause: verified(
          'The pod says spec.os.name: windows, and has a field that only Linux has; the message names it.',
          ['api-validation'],
        ),
        checks: [{ look: 'path before Forbidden', shows: 'the field' }],
        remedy:
          'Take the field out for Windows; a mutating webhook or Helm chart may have added it.',
      },
    ],
  },
  {
    id: 'C-75',
    about: 'file of a newer containerd',
    kind: 'error',
    words: [['expected containerd config version equal to or less than']],
    printed: [{ by: 'containerd', in: 'containerd log, console' }],
    causes: [
      {
        cause: verified('config.toml is of a newer version than this containerd can read.', [
          'ctrd-code cmd/containerd/server/config/config.go#L124-L128',
        ]),
        checks: [
          { command: 'containerd --version', shows: '1.x beside version = 3, which needs 2.0' },
        ],
        remedy:
          'Write the file with containerd config default of the same release, and carry your changes over.',
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
    id: 'C-77',
    about: 'pipe of docker',
    kind: 'error',
    words: [['pipe/docker_engine: Access is denied']],
    printed: [{ by: 'docker, kubelet', in: 'console, kubelet log' }],
    causes: [
      {
        cause: verified(
          'Only administrators may open the pipe of docker, and the user is none, or runs without elevation.',
          [
            'github MicrosoftDocs/Virtualization-Documentation/issues/412',
            'github docker/for-win/issues/1732',
          ],
        ),
        checks: [{ command: 'whoami /groups', shows: 'no Administrators, or it is for deny only' }],
        remedy:
          'Run it elevated, or name a group in daemon.json: "group": "docker-users", and restart docker.',
      },
    ],
  },
  {
    id: 'C-78',
    about: 'registry that wants to know who pulls',
    kind: 'error',
    words: [
      ['failed to fetch anonymous token', '401'],
      ['failed to fetch anonymous token', '403'],
      ['failed with status code [manifests', '401 Unauthorized'],
      ['failed to resolve reference', '401 Unauthorized'],
      ['failed to resolve reference', 'no basic auth credentials'],
      ['/manifests/', 'no basic auth credentials'],
    ],
    outerTo: ['W-14', 'M-HCS-03'],
    printed: [{ by: 'containerd, docker', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The registry wants an account, and the pod sends none: imagePullSecrets is missing, of another namespace, or names another registry than the image.',
          ['github kubernetes/kubernetes/issues/66162'],
        ),
        excluded: [{ says: '.dkr.ecr.' }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'no imagePullSecrets, or the name of a Secret that is not there',
          },
          {
            command: 'kubectl get secret NAME -o jsonpath={.data.\\.dockerconfigjson}',
            shows: 'in base64: another registry than that of the image',
          },
        ],
        remedy:
          'Make the Secret in the namespace of the pod, with the registry exactly as in the image.',
      },
      {
        cause: verified(
          'From 1.27 on the kubelet itself gets no accounts for ECR: it needs a credential provider, which the node was not told of.',
          [
            'github eksctl-io/eksctl/issues/6669',
            'github aws/containers-roadmap/issues/2042',
            'github openshift/windows-machine-config-operator/pull/2119',
          ],
        ),
        likely: [{ says: '.dkr.ecr.' }],
        excluded: [{ kubernetes: { through: '1.26' } }],
        checks: [
          {
            look: 'command line of the kubelet',
            shows: 'no --image-credential-provider-config and --image-credential-provider-bin-dir',
          },
        ],
        remedy: 'Start the node with the bootstrap script of its AMI, or a newer eksctl.',
      },
      {
        cause: verified(
          'ctr asked without an account: it reads none of the accounts that config.toml or the pod has.',
          ['github containerd/containerd/blob/v2.1.0/docs/hosts.md'],
        ),
        likely: [{ told: 'ctr.pull' }],
        excluded: ofCri,
        checks: [{ command: 'ctr images pull --user NAME:PASSWORD IMAGE', shows: 'it is pulled' }],
        remedy: 'Give it --user, or try the pull with crictl or a pod.',
      },
    ],
  },
  {
    id: 'C-79',
    about: 'API server that kubeadm does not reach',
    kind: 'error',
    words: [
      ["couldn't validate the identity of the API Server", 'connectex'],
      ["couldn't validate the identity of the API Server", 'i/o timeout'],
      ["couldn't validate the identity of the API Server", 'abort connecting to API servers'],
      ["couldn't validate the identity of the API Server", 'Client.Timeout exceeded'],
    ],
    printed: [{ by: 'kubeadm', in: 'kubeadm join' }],
    causes: [
      {
        cause: verified(
          'The node does not reach the address of the join command: a firewall or security group between them, a wrong address or port, or an API server that does not run.',
          [
            'github kubernetes/kubeadm/issues/725',
            'github kubernetes/kubernetes/issues/90345',
            'kubeadm-token#L205-L240',
          ],
        ),
        likely: [{ says: 'did not properly respond' }, { says: 'i/o timeout' }],
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port 6443, on the node',
            shows: 'TcpTestSucceeded: False',
          },
        ],
        remedy: 'Open TCP 6443 from the node, or join by an address that it reaches.',
      },
    ],
  },
  {
    id: 'C-80',
    about: 'HostProcess pod that is not admitted',
    kind: 'error',
    words: [
      ['violates PodSecurity', 'hostProcess'],
      ['violates PodSecurity', 'windowsOptions.hostProcess'],
    ],
    printed: [{ by: 'kube-apiserver', in: 'events of a DaemonSet, answer of kubectl' }],
    causes: [
      {
        cause: verified(
          'The namespace admits pods by the policy in the message, which has no place for HostProcess.',
          ['web-hpc-a', 'web-hpc-b'],
        ),
        checks: [
          {
            command: 'kubectl get ns NAMESPACE --show-labels',
            shows: 'pod-security.kubernetes.io/enforce=baseline or restricted',
          },
        ],
        remedy:
          'Put the DaemonSet into a namespace of its own, with pod-security.kubernetes.io/enforce: privileged.',
      },
    ],
  },
  {
    id: 'C-81',
    about: 'pods ended for want of disk',
    kind: 'error',
    words: [
      ['The node was low on resource: ephemeral-storage'],
      ['The node had condition: [DiskPressure]'],
      ['The node was low on resource: imagefs'],
      ['The node was low on resource: nodefs'],
    ],
    printed: [{ by: 'kubelet', in: 'status of a pod: Evicted' }],
    causes: [
      {
        cause: inferred(
          'The drive of containerd and the kubelet is nearly full: images, layers of containers, or logs.',
          ['w-node-pressure-eviction'],
        ),
        checks: [
          { command: 'Get-PSDrive C; crictl images', shows: 'less than 10 per cent free' },
          {
            command:
              'Get-ChildItem C:\\var\\log\\pods -Recurse | sort Length -desc | select -First 5',
            shows: 'large logs',
          },
        ],
        remedy:
          'Enlarge the drive, remove images that nobody needs, and limit logs with containerLogMaxSize.',
      },
    ],
  },
]
