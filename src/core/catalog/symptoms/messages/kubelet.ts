import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const kubeletLog = [{ by: 'kubelet', in: 'kubelet log' }]
const shutdownManager =
  'github kubernetes/kubernetes/blob/050cbc83863743fd84f114bec4c3811791e94f87/pkg/kubelet/nodeshutdown/nodeshutdown_manager_windows.go'

/** Messages of a kubelet that runs: its numbers, logs and housekeeping. */
export const kubeletSymptoms: readonly Symptom[] = [
  {
    id: 'M-KLT-01',
    about: 'noise: uid and /proc',
    kind: 'noise',
    words: [
      ['kubelet needs to run as uid `0`. It is being run as -1'],
      ['Could not get process start time, could not read', '/proc'],
      ['Watching source file is unsupported in this build'],
      ['while getting AWS credentials NoCredentialProviders'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'Every Windows kubelet of these releases prints this line, healthy ones too.',
          ['swt#89', 'swt#76', 'k8s#88942'],
        ),
        checks: [{ command: 'kubectl get node', shows: 'node is Ready with the same lines' }],
        remedy: 'Go on with the next error.',
      },
    ],
  },
  {
    id: 'M-KLT-02',
    about: 'noise: counters',
    kind: 'noise',
    outerTo: ['KT-01'],
    words: [
      ['Unable to get cpu perf counter data'],
      ['Unable to get memWorkingSet perf counter data'],
      ['Unable to get memCommittedBytes perf counter data'],
      ['Unable to get network adapter perf counter data'],
      ['unable to collect data from counter'],
    ],
    codes: ['H-800007D6'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'A sample of the counter cannot be computed (negative denominator); at the start this means nothing.',
          ['k8s#107258', 'k8s#88942'],
        ),
        likely: [{ observed: 'once at start' }],
        checks: [{ look: 'whether it repeats every 10 s for minutes', shows: 'no' }],
        remedy: 'Ignore it at the start.',
      },
      {
        cause: inferred('If it repeats, the node is overloaded or its counters are damaged.', [
          'k8s#110143',
        ]),
        likely: [{ observed: 'repeats' }],
        checks: [
          {
            command: 'Get-Counter "\\Processor(_Total)\\% Processor Time"',
            shows: 'names are localised: on other languages Get-Counter -ListSet *: error',
          },
        ],
        remedy: 'Rebuild the counters (lodctr /r), relieve the node, and look at PLEG and HNS.',
      },
    ],
  },
  {
    id: 'M-KLT-03',
    about: 'socket file',
    kind: 'error',
    words: [['kubelet.sock: The file cannot be accessed by the system']],
    codes: ['H-80070780'],
    printed: [{ by: 'kubelet', in: 'kubelet log: device-plugins' }],
    causes: [
      {
        cause: inferred(
          'A Unix socket of the previous run cannot be examined; nobody proved that this stops the kubelet.',
          ['k8s#107258'],
        ),
        likely: [{ observed: 'after reboot or crash' }],
        checks: [
          {
            look: 'with the service stopped: Test-Path C:\\var\\lib\\kubelet\\device-plugins\\kubelet.sock',
            shows: 'True',
          },
        ],
        remedy: 'Delete the file and start; else take the next error.',
      },
    ],
  },
  {
    id: 'K-02',
    about: 'kubelet without an address for DNS',
    kind: 'warning',
    words: [['kubelet does not have ClusterDNS IP configured'], ['MissingClusterDNS']],
    settledBy: ['kubelet-cluster-dns'],
    printed: [{ by: 'kubelet', in: 'pod and node events, kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet has no clusterDNS in its file and no --cluster-dns, so that pods get the name servers of the node and find no Service by name.',
          [
            'github kubernetes/kubernetes/issues/27722',
            'github kubernetes/kubernetes/issues/67941',
          ],
        ),
        checks: [
          {
            command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/configz',
            shows: 'no clusterDNS',
          },
        ],
        remedy:
          'Write clusterDNS with the address of the Service kube-dns and clusterDomain into the file of the kubelet, restart it, and make the pods anew.',
      },
    ],
  },
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
        cause: inferred(
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
    id: 'KT-13',
    about: 'noise: kernel version',
    kind: 'noise',
    words: [['Failed to get kernel version', '/proc/sys/kernel/osrelease']],
    printed: kubeletLog,
    causes: [
      {
        cause: inferred(
          'Builds of 1.27 look for the version of a Linux kernel, which Windows does not have, and go on without.',
          ['github kubernetes/kubernetes/issues/116790'],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'Ready' }],
        remedy: 'Nothing.',
      },
    ],
  },
  {
    id: 'M-HCS-06',
    about: 'ended container',
    kind: 'wrapper',
    weak: 'message',
    words: [
      ['A virtual machine or container with the specified identifier does not exist'],
      ['virtual machine or container with the specified identifier is not running'],
      ['A Compute System with the specified identifier does not exist'],
      ['0xc037010e'],
      ['0xc0370110'],
    ],
    codes: ['H-8037010E', 'H-80370110', 'H-8037011F'],
    printed: [{ by: 'kubelet, containerd', in: 'log: stats and stop calls' }],
    causes: [
      {
        cause: verified(
          'Somebody asked for the state of a container, or stopped it, just after it had ended.',
          ['hcsshim-errors', 'swt#85'],
        ),
        likely: [{ observed: 'comes alone' }],
        checks: [{ look: 'whether a pod fails', shows: 'no' }],
        remedy: 'Ignore the line where it comes alone.',
      },
      {
        cause: inferred(
          'The container ended while it was starting; the reason stands above this line.',
          ['ovn-kubernetes#641'],
        ),
        likely: [{ observed: 'pod does not start' }],
        checks: [{ look: 'line before', shows: 'an exit code or the end of the container' }],
        remedy: 'Look at the line before.',
      },
    ],
  },
  {
    id: 'M-SLW-05',
    about: 'kubelet counters',
    kind: 'warning',
    weak: 'name',
    words: [['perfcounter_nodestats']],
    printed: [{ by: 'kubelet', in: 'CPU of the node when idle' }],
    causes: [
      {
        cause: verified('Reading performance counters costs CPU on idle nodes.', ['k8s#103962']),
        likely: [{ observed: 'idle node with steady CPU' }],
        checks: [{ look: 'kubelet CPU with no pods', shows: 'several per cent' }],
        remedy: 'Accept it and size the node for it.',
      },
    ],
  },
  {
    id: 'R-04',
    about: 'no resolv.conf',
    kind: 'noise',
    words: [['CheckLimitsForResolvConf', 'resolv.conf: The system cannot find the file specified']],
    printed: [{ by: 'kubelet', in: 'node events' }],
    causes: [
      {
        cause: inferred(
          'The kubelet looks for a resolv.conf, which Windows does not have; the node of the report was Ready all the same.',
          ['windows-machine-config-operator#762'],
        ),
        checks: [],
        remedy: 'Set the file to an empty text in the configuration of the kubelet.',
      },
    ],
  },
  {
    id: 'R-51',
    about: 'statistics of ended containers',
    kind: 'error',
    words: [
      ['failed to list all container stats', 'hcsshim::OpenComputeSystem'],
      ['ListContainerStats', 'hcsshim::OpenComputeSystem'],
      ['failed to list all container stats', 'encountered an error during Properties'],
    ],
    printed: [{ by: 'kubelet, metrics-server', in: 'their logs' }],
    causes: [
      {
        cause: verified(
          'The kubelet asks HCS for the numbers of a container that has ended, such as an init container, and then gives none for the whole node.',
          ['github kubernetes/kubernetes/pull/90554', 'github kubernetes/kubernetes/issues/91575'],
        ),
        excluded: [{ says: 'during Properties' }],
        checks: [{ command: 'docker ps -a', shows: 'the container of the message has exited' }],
        remedy: 'Take a kubelet that leaves ended containers out: a later release of its minor.',
      },
      {
        cause: verified('The container of the message was just starting or ending.', [
          'github kubernetes/kubernetes/issues/98509',
        ]),
        checks: [{ look: 'the next lines', shows: 'the message passes' }],
        remedy: 'Nothing, where it passes; else take a later release of the minor.',
      },
    ],
  },
  {
    id: 'R-64',
    about: 'images not collected',
    kind: 'error',
    words: [
      ['garbage collect required amount of images', 'freed 0 bytes'],
      ['garbage collect required amount of images', 'only found 0 bytes eligible to free'],
      ['second rename attempt following detach failed', 'Access is denied'],
    ],
    printed: [{ by: 'kubelet, containerd', in: 'node events, containerd log' }],
    causes: [
      {
        cause: verified(
          'The disk is full, and containerd could not delete snapshots whose files Windows still holds open: they stay below io.containerd.snapshotter.v1.windows. The updates of Windows of October 2023 mend that.',
          [
            'github microsoft/Windows-Containers/issues/358',
            'github kubernetes/kubernetes/issues/116020',
            'github rancher/rke2/issues/3090',
          ],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [
          {
            look: 'containerd log: snapshot garbage collection failed',
            shows: 'Access is denied on folders of snapshots',
          },
        ],
        remedy:
          'Install the newest update of Windows, which restarts the node; where snapshots stay, drain it and set it up anew.',
      },
      {
        cause: inferred(
          'Every image on the node is in use, or other files fill the disk: no image can go.',
          ['github kubernetes/kubernetes/issues/116020'],
        ),
        checks: [
          { command: 'crictl images', shows: 'sizes' },
          { command: 'Get-Volume', shows: 'free space of the volume of the runtime' },
        ],
        remedy: 'Give the node a larger disk, or move logs and data off it.',
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
    id: 'V-04',
    about: 'socket that is no registrar',
    kind: 'warning',
    weak: 'message',
    words: [['unknown service pluginregistration.Registration']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The driver makes its own socket in plugins_registry, which the kubelet watches for registrars.',
          [
            'github kubernetes-sigs/vsphere-csi-driver/issues/220',
            'github kubernetes-sigs/vsphere-csi-driver/pull/222',
            'github kubernetes/kubernetes/issues/70485',
          ],
        ),
        checks: [{ look: 'path of the message', shows: String.raw`…\plugins_registry\…` }],
        remedy: String.raw`Put the socket into \var\lib\kubelet\plugins\DRIVER.`,
      },
    ],
  },
  {
    id: 'N-13',
    about: 'noise: parts of Linux',
    kind: 'noise',
    words: [
      ['no observation found for eviction signal nodefs.inodesFree'],
      ['no observation found for eviction signal', 'inodesFree'],
      ['no observation found for eviction signal allocatableNodeFs.available'],
      ['KUBE-MARK-DROP', 'executable file not found in %PATH%'],
      ['Error checking iptables version'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet looks for inodes or iptables, which Windows does not have: old ones, and 1.32 for those of containerfs.',
          [
            'github kubernetes/kubernetes/issues/73792',
            'github kubernetes/kubernetes/issues/130142',
            'github kubernetes/kubernetes/issues/44705',
          ],
        ),
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
    id: 'RB-01',
    about: 'name of an Azure cloud',
    kind: 'error',
    words: [['autorest/azure: There is no cloud environment matching the name']],
    printed: [{ by: 'kubelet and others with the library of Azure', in: 'kubelet error log' }],
    causes: [
      {
        cause: verified(
          'The file of the cloud provider gives the cloud a name that the library of Azure does not know: AzureCloud is its name in az, and AzurePublicCloud here.',
          [
            'github rancher/rancher/issues/22406',
            'github Azure/go-autorest/blob/13ddd342c397d5ac756e95567912549f91331c07/autorest/azure/environments.go',
          ],
        ),
        checks: [{ look: 'cloud in cloud-config or azure.json', shows: 'another name' }],
        remedy: 'Write AzurePublicCloud, or leave the field out.',
      },
    ],
  },
  {
    id: 'W-09',
    about: 'cAdvisor of Windows',
    kind: 'noise',
    words: [['cadvisor_version_info{', 'osVersion="Windows']],
    printed: [{ by: 'kubelet', in: '/metrics/cadvisor' }],
    causes: [
      {
        cause: verified(
          'cAdvisor knows no Windows, so /metrics/cadvisor of a Windows kubelet tells nothing of containers; /stats/summary and /metrics/resource do.',
          [
            'github DataDog/integrations-core/pull/6497',
            'github openshift/windows-machine-config-operator/issues/829',
            'github kubernetes/kubernetes/issues/98235',
          ],
        ),
        checks: [
          {
            command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/metrics/resource',
            shows: 'CPU and memory of the pods',
          },
        ],
        remedy:
          'Scrape /metrics/resource on Windows nodes, or the container collector of windows_exporter.',
      },
    ],
  },
  {
    id: 'W-13',
    about: 'log that is not opened anew',
    kind: 'error',
    words: [['Failed to rotate log for container', 'failed to reopen container log']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The container has ended or no longer answers, so that the runtime does not open its log anew; the kubelet tries again and again.',
          ['github kubernetes/kubernetes/issues/98102'],
        ),
        checks: [
          { command: 'crictl ps -a', shows: 'the container of the message: exited, or unknown' },
        ],
        remedy:
          'Delete its pod; where containers stay that no longer run, drain and restart the node.',
      },
    ],
  },
  {
    id: 'W-17',
    about: 'state of the CPU or memory manager',
    kind: 'error',
    words: [['differs from state checkpoint policy'], ['could not restore state from checkpoint']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The policy of the CPU or memory manager, or the CPUs of the node, changed, and the kubelet stops on the state file of before.',
          [
            'github siderolabs/talos/issues/7504',
            'github bottlerocket-os/bottlerocket/pull/1465',
            'github kubernetes/kubernetes/issues/110478',
          ],
        ),
        checks: [
          { command: 'Get-Item C:\\var\\lib\\kubelet\\*_manager_state', shows: 'an old file' },
        ],
        remedy:
          'Drain the node, stop the kubelet, delete cpu_manager_state or memory_manager_state in its root directory, and start it.',
      },
    ],
  },
  {
    id: 'D-05',
    about: 'numbers of the file system of images',
    kind: 'error',
    weak: 'message',
    words: [
      ['Failed to get filesystem info: storageID is nil'],
      ['no observation found for eviction signal imagefs.available'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet has no numbers of the file system of images, so it does not clean up images by its thresholds.',
          ['github Azure/acs-engine/issues/2562'],
        ),
        checks: [{ command: 'crictl imagefsinfo', shows: 'no numbers' }],
        remedy: 'Update the kubelet; until then remove unused images by hand.',
      },
    ],
  },
  {
    id: 'E-22',
    about: 'files that a pod left',
    kind: 'warning',
    words: [
      ['rphaned pod', 'found, but error', 'when trying to remove the volumes dir'],
      ['rphaned pod', 'failed to rmdir()'],
      ['rphaned pod', 'still present on disk'],
      ['rphaned pod', 'found, but volumes are not cleaned up'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, every two seconds' }],
    causes: [
      {
        cause: verified(
          'Files stayed in a volume of a pod that ended, and the kubelet deletes no folder of volumes with files in it.',
          ['github kubernetes/kubernetes/pull/102576'],
        ),
        likely: [{ says: 'rmdir()' }, { says: 'still present on disk' }],
        excluded: [{ says: 'being used by another process' }],
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pods\\UID\\volumes -Recurse',
            shows: 'what is left; nothing of it may be mounted',
          },
        ],
        remedy: 'Once nothing is mounted there, delete the folder of that pod.',
      },
      {
        cause: inferred(
          'A process of the node still holds a file below the folder of the pod, such as a scanner, a log collector or a container that did not end.',
          ['github kubernetes/kubernetes/issues/105536'],
        ),
        likely: [{ says: 'being used by another process' }, { says: 'Access is denied' }],
        checks: [
          {
            command: 'crictl ps -a; hcsdiag list',
            shows: 'a container of the pod that still runs',
          },
        ],
        remedy:
          'Exclude the folder of the kubelet from the scanner; end what holds the file, or reboot the node. No pod of today is harmed.',
      },
      {
        cause: verified(
          'The pod was taken away while the node was off or the kubelet stopped, and a volume of it was not unmounted; kubelets before 1.28 stumble over what is left of it.',
          [
            'github kubernetes/kubernetes/issues/105536',
            'github kubernetes/kubernetes/issues/60987',
            'github kubernetes/kubernetes/pull/116134',
          ],
        ),
        likely: [{ says: 'not a directory' }],
        excluded: [{ says: 'being used by another process' }],
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pods\\UID\\volumes -Recurse -Depth 2',
            shows: 'folders of volumes, empty or with a link',
          },
        ],
        remedy:
          'Make sure that no volume is mounted there, since deleting would take its data; then delete the folder of that pod.',
      },
    ],
  },
  {
    id: 'L-11',
    about: 'numbers that Windows had not',
    kind: 'noise',
    words: [
      ['failed to construct signal: "allocatableMemory.available" error: system container "pods"'],
      ['Unable to fetch container log stats', 'The directory name is invalid'],
    ],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'A kubelet of before 1.13 or about 1.21 asks for numbers that Windows does not give in this form; pods run all the same.',
          ['github kubernetes/kubernetes/pull/66427', 'github kubernetes/kubernetes/issues/99173'],
        ),
        checks: [{ command: 'kubectl get node', shows: 'Ready with the same lines' }],
        remedy: 'Go on with the next error.',
      },
    ],
  },
  {
    id: 'UB-12',
    about: 'name by which the API server calls a node',
    kind: 'error',
    words: [
      ['containerLogs', 'dial tcp: lookup', 'no such host'],
      [':10250', 'dial tcp: lookup', 'no such host'],
      ['error dialing backend: dial tcp: lookup', 'no such host'],
    ],
    printed: [{ by: 'API server', in: 'output of kubectl logs, exec, port-forward' }],
    causes: [
      {
        cause: inferred(
          'The API server calls the kubelet by the name of the node, which its DNS does not know: Windows has another name (at most 15 characters) than the one that the node was registered with, or names of nodes are in no DNS.',
          ['github Azure/acs-engine/issues/105'],
        ),
        likely: [{ told: 'kubelet.flag.hostname-override' }],
        checks: [
          { command: 'hostname', shows: 'on the node: another name than kubectl get nodes' },
          {
            look: '--kubelet-preferred-address-types of kube-apiserver',
            shows: 'Hostname before InternalIP, or left out',
          },
        ],
        remedy:
          'Let the API server take addresses first (--kubelet-preferred-address-types=InternalIP,Hostname), or give node and machine one name that DNS has.',
      },
    ],
  },
  {
    id: 'W-74',
    about: 'noise: memory of all pods',
    kind: 'noise',
    words: [['failed to construct signal: "allocatableMemory.available"']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    versions: { of: 'kubernetes', through: '1.11' },
    causes: [
      {
        cause: inferred(
          'Kubelets up to 1.11 have no figures of the container “pods” on Windows; healthy nodes print the line too.',
          ['github kubernetes/kubernetes/issues/66087', 'github kubernetes/kubernetes/pull/66427'],
        ),
        checks: [{ command: 'kubectl get node', shows: 'node is Ready with the same lines' }],
        remedy: 'Go on with the next error.',
      },
    ],
  },
]
