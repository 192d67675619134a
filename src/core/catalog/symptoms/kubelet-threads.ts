import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const kubeletLog = [{ by: 'kubelet', in: 'kubelet log' }]
const shutdownManager =
  'github kubernetes/kubernetes/blob/050cbc83863743fd84f114bec4c3811791e94f87/pkg/kubelet/nodeshutdown/nodeshutdown_manager_windows.go'
const mountOfWindows =
  'github kubernetes/kubernetes/blob/00e6f240ec5e0177c2f6728640cad4430d2f780e/staging/src/k8s.io/mount-utils/mount_windows.go'

/** What kubelets print that do not start, do not stop or do not mount, as told in threads and code. */
export const kubeletThreadSymptoms: readonly Symptom[] = [
  {
    id: 'KT-01',
    about: 'performance counters',
    kind: 'error',
    words: [
      ['unable to add process counter'],
      ['unable to valid path to counter'],
      ['failed to run Kubelet', 'unable to collect data from counter'],
      ['failed to run Kubelet', 'unable to open query through DLL call'],
    ],
    printed: kubeletLog,
    causes: [
      {
        cause: inferred(
          'Performance counters of this Windows are missing or damaged, and the kubelet ends without them.',
          [
            'github kubernetes/kubernetes/pull/106644',
            'github kubernetes/kubernetes/blob/04791b4906602ffda5ccf9bc4c84d3329f1d7080/pkg/kubelet/winstats/perfcounters.go',
          ],
        ),
        checks: [
          {
            command: 'typeperf "\\Processor(_Total)\\% Processor Time" -sc 1',
            shows: 'an error instead of a number',
          },
          {
            command: 'typeperf "\\Process(_Total)\\Working Set - Private" -sc 1',
            shows: 'the same',
          },
        ],
        remedy:
          'Rebuild the counters: lodctr /R (twice), then winmgmt /resyncperf, and restart the kubelet or the node.',
      },
      {
        cause: inferred(
          'Kubelets up to about 1.16 ask for performance counters by their English names, which Windows in another language does not have.',
          ['github kubernetes/kubernetes/issues/74173', 'github kubernetes/kubernetes/pull/84319'],
        ),
        likely: [{ says: 'unable to valid path to counter' }],
        excluded: [{ kubernetes: { from: '1.17' } }],
        checks: [{ command: 'Get-WinSystemLocale', shows: 'a language that is not English' }],
        remedy: 'Take a newer kubelet, or Windows in English.',
      },
    ],
  },
  {
    id: 'KT-02',
    about: 'service of the kubelet',
    kind: 'warning',
    words: [['node shutdown manager', 'Could not access service kubelet']],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'For graceful node shutdown the kubelet looks for a Windows service with the name kubelet, and there is none: it was registered under another name.',
          [shutdownManager],
        ),
        checks: [
          {
            command: 'Get-CimInstance Win32_Service | ? PathName -match kubelet',
            shows: 'its name',
          },
        ],
        remedy:
          'Register kubelet.exe as the service kubelet, or leave out shutdownGracePeriod; pods run all the same.',
      },
    ],
  },
  {
    id: 'KT-03',
    about: 'time for a shutdown',
    kind: 'warning',
    words: [['unable to update preshutdown info'], ['node shutdown manager', 'PreshutdownOrder']],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'The kubelet could not register the time or the order for its shutdown with Windows, so that graceful node shutdown is off; all else works.',
          [shutdownManager],
        ),
        checks: [
          { command: 'sc.exe qpreshutdown kubelet', shows: 'less than shutdownGracePeriod' },
          {
            command: 'reg query HKLM\\SYSTEM\\CurrentControlSet\\Control /v PreshutdownOrder',
            shows: 'no such value',
          },
        ],
        remedy:
          'Let the service kubelet run as LocalSystem, which may change both, or leave out shutdownGracePeriod.',
      },
    ],
  },
  {
    id: 'KT-04',
    about: 'start of a service',
    kind: 'warning',
    words: [
      ['unable to start the kubelet service', 'timeout waiting for kubelet service to start'],
      ['unable to start the kubelet service', 'could not start service kubelet'],
    ],
    printed: [{ by: 'kubeadm', in: 'output of kubeadm join' }],
    causes: [
      {
        cause: verified(
          'kubeadm waits ten seconds until the service kubelet runs, and it did not: kubelet.exe or its start script ends at once, and a wrapper such as NSSM pauses the service.',
          [
            'github kubernetes/kubernetes/blob/21cd2f2472c2ee395680c70455af191bffcaaf78/cmd/kubeadm/app/util/initsystem/initsystem_windows.go',
          ],
        ),
        checks: [
          { command: 'Get-Service kubelet', shows: 'Paused or Stopped' },
          { command: 'C:\\k\\StartKubelet.ps1', shows: 'the error, started by hand' },
        ],
        remedy: 'Mend what the log of the kubelet says, then join again.',
      },
    ],
  },
  {
    id: 'KT-05',
    about: 'subPath outside of its volume',
    kind: 'error',
    words: [['SubPath "', 'not within volume path']],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'Below the subPath stands a link that leads out of the volume, which the kubelet refuses.',
          [
            'github kubernetes/kubernetes/blob/073f9ea33a93ddaecdc2e829150fb715f6387399/pkg/volume/util/subpath/subpath_windows.go',
          ],
        ),
        checks: [{ command: 'Get-Item PATH | Select Target, LinkType', shows: 'a link' }],
        remedy: 'Put a real folder in its place, or mount the target itself.',
      },
    ],
  },
  {
    id: 'KT-06',
    about: 'left link of a volume',
    kind: 'error',
    words: [
      ['mount_windows.go', 'mklink failed', 'Cannot create a file when that file already exists'],
    ],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'Where the link to the share shall stand there is something already: the folder or link of an earlier attempt.',
          [mountOfWindows],
        ),
        checks: [{ command: 'cmd /c dir TARGET', shows: 'a folder, or a <SYMLINKD>' }],
        remedy:
          'Delete the pod, then what is left at the target: cmd /c rmdir TARGET removes a link and not what it leads to.',
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
    id: 'KT-08',
    about: 'socket of a driver',
    kind: 'error',
    words: [['plugins_registry', 'The file cannot be accessed by the system']],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'This kubelet examines the socket of a CSI driver in a way that some Windows releases refuse, so that the driver is not registered; mended in 1.21.',
          ['github kubernetes/kubernetes/pull/99463'],
        ),
        checks: [{ command: 'kubectl get csinode NODE -o yaml', shows: 'no such driver' }],
        remedy: 'Take a kubelet of 1.21 or newer, then restart the pods of the driver on the node.',
      },
    ],
  },
  {
    id: 'KT-09',
    about: 'path of a socket',
    kind: 'error',
    words: [['bad socketPath, must be an absolute path']],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'The folder of the kubelet has no drive, as /var/lib/kubelet, which is no absolute path on Windows; builds of 1.20 before its release stopped at that.',
          ['github kubernetes/kubernetes/issues/93262'],
        ),
        checks: [{ look: 'message', shows: 'a path that begins with a slash' }],
        remedy: 'Start the kubelet with --root-dir=C:\\var\\lib\\kubelet, or take a release.',
      },
    ],
  },
  {
    id: 'KT-10',
    about: 'node that shuts down',
    kind: 'noise',
    words: [
      ['Pod was rejected as the node is shutting down'],
      ['Pod was terminated in response to imminent node shutdown'],
    ],
    printed: [{ by: 'kubelet', in: 'status and events of pods' }],
    causes: [
      {
        cause: inferred(
          'The node was being shut down or restarted, and the kubelet ended its pods in good order or took no more; what stays is the object of the pod as Failed.',
          ['web-shutdown'],
        ),
        checks: [{ command: 'kubectl get node NODE', shows: 'Ready again, or gone' }],
        remedy:
          'Nothing where the pod has a controller: it makes another one. Delete what is left: kubectl delete pod --field-selector status.phase=Failed. Drain a node before it is restarted.',
      },
    ],
  },
  {
    id: 'KT-11',
    about: 'address of another kubelet',
    kind: 'error',
    words: [
      ['could not find the requested resource ( pods/log'],
      ['unable to upgrade connection: pod does not exist'],
    ],
    printed: [{ by: 'API server', in: 'kubectl logs, kubectl exec' }],
    causes: [
      {
        cause: verified(
          'The API server asked the kubelet of another node: the node is registered with an address that several have, as that of the NAT adapter of a virtual machine, or that is not its own.',
          [
            'github kubernetes/kubernetes/issues/60835',
            'github kubernetes/kubernetes/issues/45583',
          ],
        ),
        checks: [
          {
            command: 'kubectl get nodes -o wide',
            shows: 'the same INTERNAL-IP twice, or 10.0.2.15',
          },
        ],
        remedy:
          'Start the kubelet with --node-ip and the address by which the control plane reaches the node.',
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
    id: 'KT-13',
    about: 'noise: kernel version',
    kind: 'noise',
    words: [['Failed to get kernel version', '/proc/sys/kernel/osrelease']],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'Builds of 1.27 look for the version of a Linux kernel, which Windows does not have, and go on without.',
          ['github kubernetes/kubernetes/issues/116790'],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'Ready' }],
        remedy: 'Nothing.',
      },
    ],
  },
  {
    id: 'KT-14',
    about: 'account of a mounted share',
    kind: 'error',
    words: [['IsCorruptedMnt failed with ERROR_LOGON_FAILURE']],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'Password or key of the share were changed while pods had it: the node cannot open the mount any more. Kubelets that print this unmount it all the same; older ones leave the pod Terminating.',
          ['github kubernetes/kubernetes/issues/75025', 'github kubernetes/kubernetes/pull/75087'],
        ),
        checks: [{ command: 'Get-SmbGlobalMapping', shows: 'the share, not OK' }],
        remedy:
          'Put the new key into the Secret, remove the mapping (Remove-SmbGlobalMapping -RemotePath SHARE -Force), and make the pods again.',
      },
    ],
  },
]
