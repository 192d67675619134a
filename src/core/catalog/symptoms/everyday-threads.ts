import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const aspnet =
  'github dotnet/AspNetCore.Docs/blob/012307470c50bdcf1c44ad29183db4959f27f4d2/aspnetcore/test/troubleshoot-azure-iis.md'

/** What applications, builds and add-ons print, as threads about them settled it. */
export const everydayThreadSymptoms: readonly Symptom[] = [
  {
    id: 'D-07',
    about: 'name of the host in a container',
    kind: 'error',
    words: [
      ['could not find host host.docker.internal'],
      ['host.docker.internal', 'could not be resolved'],
      ['host.docker.internal', 'No such host'],
    ],
    printed: [{ by: 'programs in Windows containers', in: 'their log' }],
    causes: [
      {
        cause: inferred('Docker does not give this name to Windows containers.', [
          'github docker/for-win/issues/1976',
        ]),
        checks: [
          { command: 'type C:\\Windows\\System32\\drivers\\etc\\hosts', shows: 'not that name' },
        ],
        remedy: 'Use an address of the host, such as the default gateway that ipconfig shows.',
      },
    ],
  },
  {
    id: 'D-08',
    about: 'certificate that .NET loads',
    kind: 'error',
    words: [
      ['WindowsCryptographicException: An internal error occurred'],
      ['WindowsCryptographicException: Object was not found'],
      ['WindowsCryptographicException: Access is denied'],
      ['CertificatePal.FilterPFXStore'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The program runs as ContainerUser, the user of nanoserver images, for whom Windows cannot keep the key of the .pfx.',
          [
            'github dotnet/dotnet-docker/issues/915',
            'github dotnet/dotnet-docker/issues/1048',
            'github dotnet/runtime/issues/70386',
          ],
        ),
        checks: [{ command: 'kubectl exec POD -- whoami', shows: 'containeruser' }],
        remedy:
          'Run it as ContainerAdministrator (runAsUserName), or load the key with EphemeralKeySet.',
      },
    ],
  },
  {
    id: 'D-09',
    about: 'backup of volumes',
    kind: 'error',
    words: [['daemonset pod not found in running state in node']],
    printed: [{ by: 'velero', in: 'log of a backup' }],
    causes: [
      {
        cause: inferred(
          'No node-agent of Velero runs on this node: before 1.16 there is none for Windows, and 1.16 does not back up file systems there.',
          [
            'github velero-io/velero/issues/8417',
            'github velero-io/velero/issues/8424',
            'github vmware-tanzu/helm-charts/issues/614',
          ],
        ),
        checks: [{ command: 'kubectl get pods -n velero -o wide', shows: 'none on this node' }],
        remedy: 'Leave volumes of Windows pods out, or take CSI snapshots of them with 1.16.',
      },
    ],
  },
  {
    id: 'D-10',
    about: 'builder of docker buildx',
    kind: 'error',
    words: [['buildkitd/.buildstate', 'mount path must be absolute']],
    printed: [{ by: 'docker buildx', in: 'its output' }],
    causes: [
      {
        cause: verified('This buildx gives its builder, a Linux container, a folder of Windows.', [
          'github docker/buildx/issues/749',
          'github docker/buildx/pull/751',
        ]),
        checks: [{ command: 'docker buildx version', shows: 'one of August 2021 or older' }],
        remedy: 'Update buildx; build Windows images with docker build instead.',
      },
    ],
  },
  {
    id: 'D-11',
    about: 'disk that csi-proxy does not find',
    kind: 'error',
    words: [['volume id empty']],
    printed: [{ by: 'csi-proxy, driver of AWS', in: 'log of the driver, pod events' }],
    causes: [
      {
        cause: verified('The disk is offline on this node, so it has no volume to be found.', [
          'github kubernetes-sigs/aws-ebs-csi-driver/issues/1090',
          'github kubernetes-sigs/aws-ebs-csi-driver/pull/1189',
        ]),
        checks: [{ command: 'Get-Disk', shows: 'Offline' }],
        remedy: 'Update the driver, which brings it online; until then Set-Disk -IsOffline $false.',
      },
    ],
  },
  {
    id: 'D-12',
    about: 'CPU of a node',
    kind: 'error',
    weak: 'message',
    words: [['missing cpu usage metric']],
    printed: [{ by: 'metrics-server', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet gives no usageNanoCores for the node, as those for Windows of 2019 and before did not.',
          ['github kubernetes/kubernetes/issues/75934'],
        ),
        checks: [
          {
            command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/stats/summary',
            shows: 'no usageNanoCores at the node',
          },
        ],
        remedy: 'Update the kubelet.',
      },
    ],
  },
  {
    id: 'D-13',
    about: 'network of the hybrid overlay',
    kind: 'error',
    words: [['OVNKubernetesHybridOverlayNetwork not found']],
    printed: [{ by: 'win-overlay', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The HNS network that hybrid-overlay-node makes is not there: it does not run, or the cluster has no hybrid overlay.',
          ['github openshift/windows-machine-config-bootstrapper/issues/210'],
        ),
        checks: [{ command: 'Get-Service hybrid-overlay-node; Get-HnsNetwork', shows: 'which' }],
        remedy: 'Set hybridOverlayConfig in the network of the cluster; start the service.',
      },
    ],
  },
  {
    id: 'D-14',
    about: 'SQL Server that is not reached',
    kind: 'error',
    words: [['A network-related or instance-specific error occurred']],
    printed: [{ by: 'programs of .NET', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'The server is not reached from the container: “.”, localhost and (localdb) mean the container itself, names of the host may be unknown there, or TCP 1433 is closed.',
          ['github docker/for-win/issues/2121'],
        ),
        checks: [{ command: 'Test-NetConnection SERVER -Port 1433', shows: 'in the pod: False' }],
        remedy: 'Name the server with a name or address that the pod reaches, and switch TCP on.',
      },
    ],
  },
  {
    id: 'D-15',
    about: 'ASP.NET Core in IIS',
    kind: 'error',
    words: [
      ['HTTP Error 500.30'],
      ['HTTP Error 500.31'],
      ['HTTP Error 500.32'],
      ['HTTP Error 502.5'],
      ['ANCM', 'Start Failure'],
    ],
    printed: [{ by: 'ASP.NET Core Module', in: 'answer of IIS' }],
    causes: [
      {
        cause: verified('The program ends at its start; why stands in the event log.', [aspnet]),
        checks: [
          { command: 'Get-EventLog Application -Newest 20', shows: 'in the container: its error' },
        ],
        remedy: 'Mend what it names; set stdoutLogEnabled in web.config to see more.',
      },
      {
        cause: verified('The program was published for another processor than its pool runs.', [
          aspnet,
        ]),
        likely: [{ says: '500.32' }],
        checks: [{ look: 'enable32BitAppOnWin64 of the pool', shows: 'not what was published' }],
        remedy: 'Publish it for the same, or change the pool.',
      },
      {
        cause: verified('The image lacks the runtime of .NET that the program asks for.', [aspnet]),
        likely: [{ says: '500.31' }],
        checks: [{ command: 'dotnet --list-runtimes', shows: 'in the container: another version' }],
        remedy: 'Take the image of that version, or publish the program with its runtime.',
      },
    ],
  },
]
