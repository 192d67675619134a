import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const csiProxyPaths =
  'github kubernetes-csi/csi-proxy/blob/16eea2b3d94485cd787a8de19516f4f37eeaf6c5/pkg/server/filesystem/server.go'
const csiProxyVolumes =
  'github kubernetes-csi/csi-proxy/blob/01389821d039b1c69dcf4c26675ed79154e261e5/pkg/os/volume/api.go'
const subpath =
  'github kubernetes/kubernetes/blob/073f9ea33a93ddaecdc2e829150fb715f6387399/pkg/volume/util/subpath/subpath_windows.go'
const hnsPlugins =
  'github containernetworking/plugins/blob/050a1ef54be73a7d4e6b54810a7f06d53569633b/pkg/hns/endpoint_windows.go'
const hcsErrors =
  'github microsoft/hcsshim/blob/0ad51d0003fd4dec5cc6a0ac12a9a5ac374e3966/internal/hcs/errors.go'

/** Messages that the code of components for Windows nodes prints, and of threads that met them. */
export const printedByCodeSymptoms: readonly Symptom[] = [
  {
    id: 'W-01',
    about: 'path that csi-proxy refuses',
    kind: 'error',
    words: [
      ['is not within context path:'],
      ['path contains invalid characters:'],
      ['unsupported UNC path prefix:'],
      ['not an absolute Windows path:'],
      ['invalid character \\ at beginning of path'],
      ['path length', 'exceeds maximum characters'],
    ],
    printed: [{ by: 'csi-proxy', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: verified(
          'The path lies outside the folder of the kubelet that csi-proxy was started for.',
          [csiProxyPaths],
        ),
        likely: [{ says: 'is not within context path' }],
        checks: [{ command: 'sc.exe qc csi-proxy', shows: 'the --kubelet-path, or none' }],
        remedy:
          'Give csi-proxy and the driver the root directory that the kubelet of this node uses.',
      },
      {
        cause: verified(
          'csi-proxy takes only full paths of a drive: no share, none without a drive letter, none with / : ? * | or two dots, none that is too long.',
          [csiProxyPaths],
        ),
        likely: [
          { says: 'path contains invalid characters' },
          { says: 'unsupported UNC path' },
          { says: 'not an absolute Windows path' },
          { says: 'at beginning of path' },
          { says: 'exceeds maximum characters' },
        ],
        excluded: [{ says: 'is not within context path' }],
        checks: [{ look: 'the path in the message', shows: 'which of these it breaks' }],
        remedy:
          'Write folders of the driver’s DaemonSet as C:\\…, and take a release of the driver that fits this csi-proxy.',
      },
    ],
  },
  {
    id: 'W-02',
    about: 'step of csi-proxy with a volume',
    kind: 'error',
    general: 'step',
    words: [
      ['error formatting volume'],
      ['error mount volume'],
      ['error umount volume'],
      ['error resizing volume'],
      ['error getting capacity and used size of volume'],
      ['error getting the closest volume'],
    ],
    printed: [{ by: 'csi-proxy or a driver', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: inferred(
          'Windows refused the step with the disk; why stands behind “output” or “error”.',
          [csiProxyVolumes],
        ),
        checks: [
          { command: 'Get-Disk; Get-Partition; Get-Volume', shows: 'the disk and its state' },
        ],
        remedy: 'Mend what the end of the message names; set the disk online first.',
      },
    ],
  },
  {
    id: 'W-03',
    about: 'folder of a volume in use',
    kind: 'error',
    words: [
      ['error mount volume', 'access path is already in use'],
      ['error mount volume', 'The directory is not empty'],
    ],
    printed: [{ by: 'csi-proxy or a driver', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: inferred(
          'The folder belongs to a volume already: two attempts ran at once, as where many pods start, or an earlier mount was not taken away.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/2690', csiProxyVolumes],
        ),
        checks: [
          {
            command: 'Get-Partition | Select DiskNumber,AccessPaths',
            shows: 'the folder of the message',
          },
        ],
        remedy: 'Delete the pod so that a new one is made; update the driver.',
      },
    ],
  },
  {
    id: 'W-04',
    about: 'folder that should be a mount',
    kind: 'error',
    words: [['not a mounted folder']],
    printed: [{ by: 'csi-proxy', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: verified('No volume is mounted at this folder, so that csi-proxy finds none.', [
          csiProxyVolumes,
        ]),
        checks: [{ command: 'fsutil reparsepoint query FOLDER', shows: 'no reparse point' }],
        remedy: 'Delete the pod so that the volume is mounted again.',
      },
    ],
  },
  {
    id: 'W-05',
    about: 'subPath that the kubelet cannot check',
    kind: 'error',
    words: [
      ['subPath', 'cannot evaluate link'],
      ['subPath', 'cannot lock path'],
      ['is an unexpected symlink after EvalSymlinks'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The kubelet asks PowerShell where the folder leads, and got no answer: it is not there, or powershell is not in its PATH.',
          [subpath],
        ),
        likely: [{ says: 'cannot evaluate link' }],
        excluded: [{ says: 'cannot lock path' }, { says: 'unexpected symlink' }],
        checks: [
          { command: 'powershell -c "(Get-Item -Force FOLDER).LinkType"', shows: 'an error' },
        ],
        remedy:
          'Let the folder exist before the pod starts; put PowerShell into the kubelet’s PATH.',
      },
      {
        cause: verified(
          'The kubelet opens every folder of the subPath so that nobody may write to it meanwhile: it is missing, or another program has it open.',
          [subpath],
        ),
        likely: [{ says: 'cannot lock path' }],
        excluded: [{ says: 'cannot evaluate link' }, { says: 'unexpected symlink' }],
        checks: [{ command: 'Test-Path FOLDER', shows: 'False, or a program has it open' }],
        remedy:
          'Make the folder; exempt the kubelet’s folder from scanners; else mount without subPath.',
      },
      {
        cause: verified('A folder of the subPath is a link, which the kubelet refuses there.', [
          subpath,
        ]),
        likely: [{ says: 'unexpected symlink' }],
        excluded: [{ says: 'cannot evaluate link' }, { says: 'cannot lock path' }],
        checks: [{ command: 'Get-ChildItem FOLDER | Select LinkType,Target', shows: 'a link' }],
        remedy: 'Name the folder itself, or mount the volume without subPath.',
      },
    ],
  },
  {
    id: 'W-06',
    about: 'endpoint of an earlier attempt',
    kind: 'error',
    words: [['Endpoint', 'already exits']],
    printed: [{ by: 'win-overlay, win-bridge', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'HNS still has an endpoint of this name on the same network, of an earlier attempt for the sandbox; the plugin does not take it over.',
          [`${hnsPlugins}#L111`],
        ),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'the name of the message' }],
        remedy: 'Delete the pod; remove the endpoint where it stays: hnsdiag delete endpoints ID.',
      },
    ],
  },
  {
    id: 'W-07',
    about: 'endpoint that does not get into the namespace',
    kind: 'error',
    general: 'step',
    words: [
      ['Failed to Add endpoint to namespace'],
      ['failed to Remove Endpoint after AddNamespaceEndpoint failure'],
    ],
    printed: [{ by: 'win-overlay, win-bridge', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'HNS did not put the endpoint into the pod’s namespace: that is gone, as after a restart of HNS, or HNS is overloaded.',
          [`${hnsPlugins}#L252`],
        ),
        checks: [{ command: 'hnsdiag list namespaces', shows: 'no namespace of the sandbox' }],
        remedy: 'Delete the pod; where all pods fail, drain the node and restart HNS or the node.',
      },
    ],
  },
  {
    id: 'W-08',
    about: 'handle of a container that is closed',
    kind: 'error',
    words: [
      ['the handle has already been closed'],
      ['the handle generating this notification has been closed'],
    ],
    printed: [{ by: 'hcsshim', in: 'log of Docker or containerd' }],
    causes: [
      {
        cause: inferred(
          'Stopping the container did not come through in time, and a further attempt used its closed handle: stops hang for minutes. It was seen after an update of Windows.',
          ['github microsoft/hcsshim/issues/567', 'github kubernetes/kubernetes/issues/76666'],
        ),
        likely: [{ says: 'Terminate' }],
        checks: [
          { command: 'Get-HotFix | sort InstalledOn | select -Last 3', shows: 'a recent update' },
        ],
        remedy:
          'Install the newest update of Windows and of the runtime; drain and restart a node with hanging containers.',
      },
      {
        cause: verified('The program used or waited for a container that had been closed.', [
          hcsErrors,
        ]),
        likely: [{ says: 'generating this notification' }],
        checks: [{ look: 'the lines before', shows: 'why the container ended' }],
        remedy: 'Look for the first error of the same container.',
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
    id: 'W-10',
    about: 'kubelet that the agent of Datadog does not reach',
    kind: 'error',
    words: [
      ['Unable to detect the kubelet URL automatically'],
      ['cannot set a valid kubelet host'],
    ],
    printed: [{ by: 'Datadog', in: 'agent status, log of the agent' }],
    causes: [
      {
        cause: inferred(
          'The kubelet’s certificate does not fit the address that the agent asks, or is signed by another CA than that of the pod.',
          ['github DataDog/helm-charts/issues/114', 'github DataDog/helm-charts/issues/636'],
        ),
        likely: [{ says: 'x509' }],
        checks: [
          { look: 'what stands behind Errors', shows: 'x509: no IP SANs, another name or CA' },
        ],
        remedy:
          'Let DD_KUBERNETES_KUBELET_HOST be the name that is in the certificate (spec.nodeName on AKS) and mount its CA, or set tlsVerify to false.',
      },
      {
        cause: inferred('The agent asks no address at which the kubelet answers.', [
          'github DataDog/integrations-core/issues/2582',
        ]),
        likely: [{ says: 'refused' }, { says: 'no such host' }, { says: 'timeout' }],
        checks: [
          {
            command: 'Test-NetConnection NODE-IP -Port 10250',
            shows: 'in the agent’s pod: TcpTestSucceeded False',
          },
        ],
        remedy:
          'Set DD_KUBERNETES_KUBELET_HOST from status.hostIP, and open port 10250 of the node for pods.',
      },
    ],
  },
  {
    id: 'W-11',
    about: 'management port of OVN',
    kind: 'error',
    words: [
      ['ovnkube', 'failed to get mac address'],
      ['failed to get mac address of', 'k8s'],
    ],
    wordsInferred: true,
    printed: [{ by: 'ovnkube', in: 'log of ovnkube on the node' }],
    causes: [
      {
        cause: inferred(
          'The external HNS network is gone: before KB4482887 Windows Server 2019 does not keep it over a restart.',
          ['github ovn-kubernetes/ovn-kubernetes/issues/429'],
        ),
        checks: [{ command: 'Get-HnsNetwork | Select Name,Type', shows: 'no external network' }],
        remedy: 'Update Windows, and make the network again with the setup of the node.',
      },
    ],
  },
  {
    id: 'W-12',
    about: 'RKE2 as a service',
    kind: 'error',
    words: [
      ['rke2', 'did not respond to the start or control request'],
      ['waiting for the rke2 service to connect'],
    ],
    printed: [{ by: 'service manager', in: 'events 7000, 7009 of System' }],
    causes: [
      {
        cause: inferred(
          'The agent of v1.21.3+rke2r1 does not answer the service manager, while it runs in a console; v1.21.3+rke2r2 mends it.',
          ['github rancher/rke2/issues/1499', 'github rancher/rke2/issues/1467'],
        ),
        likely: [{ kubernetes: { through: '1.21' } }],
        excluded: [{ kubernetes: { from: '1.22' } }],
        checks: [{ command: 'rke2.exe agent', shows: 'runs in a console' }],
        remedy: 'Install a newer release of RKE2.',
      },
      {
        cause: inferred(
          'The machine was busy, so that the service took longer than the 30 seconds that Windows gives it.',
          ['github Azure/aks-engine/issues/351'],
        ),
        checks: [{ command: 'Start-Service rke2', shows: 'it starts now' }],
        remedy: 'Set the service to a delayed start with restarts.',
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
    id: 'W-14',
    about: 'pause image of EKS',
    kind: 'error',
    words: [['failed to get sandbox image', '/eks/pause']],
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The pause image was on the node and is gone, as by the cleanup of images; containerd itself has no account to pull it again from ECR.',
          [
            'github awslabs/amazon-eks-ami/issues/1597',
            'github awslabs/amazon-eks-ami/issues/1632',
            'github awslabs/amazon-eks-ami/issues/1425',
          ],
        ),
        checks: [{ command: 'crictl images', shows: 'no image with pause in its name' }],
        remedy:
          'Replace the node by one of a newer AMI. Where you set them: the sandbox_image of containerd and --pod-infra-container-image of the kubelet must be the same, which spares it.',
      },
    ],
  },
  {
    id: 'W-15',
    about: 'limit of pulls',
    kind: 'error',
    words: [['pull QPS exceeded']],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'Many pods start at once, and the kubelet begins only registryPullQPS pulls a second (5, for a moment registryBurst, 10). It tries again by itself.',
          ['github Azure/AKS/issues/3138', 'github microsoft/Windows-Containers/issues/364'],
        ),
        checks: [
          {
            command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/configz',
            shows: 'registryPullQPS, registryBurst',
          },
        ],
        remedy:
          'Wait, or raise both in the configuration of the kubelet; imagePullPolicy IfNotPresent pulls once.',
      },
    ],
  },
  {
    id: 'W-16',
    about: 'file that LogMonitor cannot query',
    kind: 'error',
    words: [['Error in log file monitor', 'Failed to query file information']],
    printed: [{ by: 'LogMonitor', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The log file is locked for a moment, as while it is rotated; LogMonitor reads it again.',
          ['github microsoft/windows-container-tools/issues/125'],
        ),
        checks: [{ look: 'the lines after it', shows: 'entries of the same file' }],
        remedy: 'Ignore it where entries follow; else take a newer LogMonitor.',
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
    id: 'W-18',
    about: 'root of containerd without a drive',
    kind: 'error',
    words: [['path must start with a drive letter']],
    printed: [{ by: 'containerd', in: 'containerd log: snapshotter windows' }],
    causes: [
      {
        cause: verified(
          'The root of containerd has no drive letter, so that the snapshotter for Windows is not loaded.',
          [
            'github containerd/containerd/blob/018f72e600566beb5c00720b72e5f008a5104d24/snapshots/windows/windows.go',
          ],
        ),
        checks: [{ look: 'root in config.toml', shows: 'a path without C:' }],
        remedy: 'Write it with its drive, as C:\\ProgramData\\containerd\\root.',
      },
    ],
  },
]
