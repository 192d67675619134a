import { inferred, verified } from '../fact.ts'

/** What keeps a kubelet on Windows from starting or from joining; only what customers sent is held against it. */
export const kubeletStart = {
  /** Paths in a kubeconfig are taken from its own folder, and one without a drive is no whole path on Windows. */
  certificateDrive: inferred(
    { flag: 'cert-dir', makes: ['bootstrap-kubeconfig', 'rotate-certificates'] } as const,
    [
      'github kubernetes/kubernetes/pull/77710',
      'github kubernetes/kubernetes/blob/03ced770639fac6c1ab10764dfe290c13ebe5517/staging/src/k8s.io/client-go/tools/clientcmd/loader.go',
    ],
  ),
  /** Without the one, whatever else it has, the kubelet runs by itself; the other only makes the file that the one names. */
  joinsWith: verified({ flag: 'kubeconfig', makes: 'bootstrap-kubeconfig' } as const, [
    'k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/cmd/kubelet/app/server.go',
  ]),
  /** A file that is handed to a component has to be there. */
  fileMissing: inferred('failed to load Kubelet config file', [
    'k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/cmd/kubelet/app/server.go',
  ]),
  /** Of the folder behind the flag the kubelet reads files of this ending, and passes over all others without a word. */
  dropIns: verified({ flag: 'config-dir', ending: '.conf' } as const, [
    'k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/cmd/kubelet/app/server.go',
    'github kubernetes/kubernetes/pull/136089',
  ]),
  /** What kubeadm leaves in its file ends with a flag and its value, and no blank behind it. */
  kubeadmEndsInFlag: inferred('KUBELET_KUBEADM_ARGS', [
    'github antrea-io/antrea/issues/5857',
    'github antrea-io/antrea/blob/2aed54cd45e04dac9230db4bafaeafa5be79808f/hack/windows/Prepare-Node.ps1',
  ]),
  /** A value of --network-plugin that the kubelet for Windows refuses: its network is Linux's alone. */
  linuxNetworkPlugin: verified('kubenet', [
    'k8s v1.20.0/pkg/kubelet/dockershim/network/kubenet/kubenet_unsupported.go',
  ]),
  /** Before these releases a kubelet with Docker compares the driver with that of Docker on Windows too. */
  driverOfDocker: inferred(
    {
      field: 'cgroupDriver',
      flag: 'cgroup-driver',
      refused: 'systemd',
      own: 'cgroupfs',
      fixedIn: ['1.18.16', '1.19.8', '1.20.3', '1.21'],
    } as const,
    [
      'k8s#97759',
      'github kubernetes/kubernetes/pull/97764',
      'github kubernetes/kubernetes/pull/98383',
    ],
    { note: 'the changes are of January 2021; the releases follow from the date' },
  ),
  /** What the parser of kubelet and kube-proxy takes behind one dash: letters, each a flag; only these exist. */
  oneDash: verified(
    ['v', 'h'],
    ['github spf13/pflag/blob/01748d8045c9ec34ed975ff5d40d64e31033073e/flag.go'],
  ),
  /** Types of flags that hold one value: each further one takes the place of the one before. Lists and maps grow. */
  lastCounts: inferred(
    ['string', 'bool', 'int', 'int32', 'int64', 'uint64', 'float32', 'float64', 'duration', 'ip'],
    [
      'github spf13/pflag/blob/0c3e9217fbd7c3d9efd33e12dfbba2212d5b4fb6/string.go',
      'github spf13/pflag/blob/04093e593fccaff6de4391cff719996a363213fd/string_slice.go',
    ],
  ),
  /** A file with such an endpoint is one of a Windows node; what no flag is shown to overrule holds. */
  fileOfWindows: inferred(
    { field: 'containerRuntimeEndpoint', value: /^npipe:/i },
    ['kubelet-types kubernetes-1.27.0/config/v1beta1/types.go'],
    { note: 'a flag that was not sent may overrule the file' },
  ),
  /** A task that its trigger starts is ended then, unless it says otherwise. */
  taskLimit: verified({ option: 'ExecutionTimeLimit', hours: 72 }, ['task-time-limit']),
  /** A task of another account than LocalSystem or the built-in administrator is not elevated so; where UAC is off it does not matter. */
  taskRights: inferred({ option: 'RunLevel', limited: 'Limited', highest: 'Highest' }, [
    'task-run-level',
    'rn-1.24#L386',
  ]),
  /** From there on the kubelet asks for an elevated process. */
  elevatedFrom: verified('1.24', ['rn-1.24#L386']),
  /** Opened for each pod; somebody may have put such a file on the drive. */
  resolverDefault: inferred(
    { flag: 'resolv-conf', field: 'resolvConf', value: '/etc/resolv.conf' } as const,
    [
      'k8s v1.26.0/pkg/kubelet/network/dns/dns.go',
      'k8s v1.27.0/pkg/kubelet/network/dns/dns_windows.go',
      'github kubernetes-sigs/sig-windows-tools/pull/1',
    ],
  ),
  /** The address at which the API server and who reads metrics find it; who calls from elsewhere does not reach the loopback. */
  servesAt: inferred({ flag: 'address', field: 'address' } as const, [
    'kubelet-types kubernetes-1.27.0/config/v1beta1/types.go',
  ]),
  /** Without it pods with the usual policy get the name servers of the node. */
  clusterDns: verified({ field: 'clusterDNS', flag: 'cluster-dns', beside: 'clusterDomain' }, [
    'github kubernetes/kubernetes/issues/27722',
    'github kubernetes/kubernetes/issues/67941',
  ]),
  /** Who waits to be asked is not started with Windows. */
  startType: verified('start= auto', ['sc-create']),
} as const
