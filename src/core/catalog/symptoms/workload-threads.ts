import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const agentLog = [{ by: 'agent of Azure Pipelines', in: 'log of its container' }]

/** Messages of workloads and of what is added to a cluster, by threads that were settled. */
export const workloadThreadSymptoms: readonly Symptom[] = [
  {
    id: 'WT-01',
    about: 'agents of one name',
    kind: 'error',
    words: [
      ['already has an active session for owner'],
      ['A session for this agent already exists'],
    ],
    printed: agentLog,
    causes: [
      {
        cause: inferred(
          'Several pods call their agent by $env:COMPUTERNAME, which Windows cuts to 15 letters, so that all pods of a Deployment have one name.',
          ['github MicrosoftDocs/azure-devops-docs/pull/12215'],
        ),
        checks: [
          { command: 'kubectl exec POD -- cmd /c set COMPUTERNAME', shows: 'the same in two pods' },
        ],
        remedy:
          'Name the agent by hostname, or give each pod AZP_AGENT_NAME from metadata.name (fieldRef).',
      },
      {
        cause: inferred(
          'An agent of that name ended without leaving, and its session lasts some minutes.',
          ['github MicrosoftDocs/azure-devops-docs/pull/12215'],
        ),
        checks: [{ look: 'the list of agents of the pool', shows: 'that name, online' }],
        remedy: 'Wait, or remove the agent from the pool.',
      },
    ],
  },
  {
    id: 'WT-02',
    about: 'no package for the agent',
    kind: 'error',
    words: [['Exception calling "DownloadFile"', 'Value cannot be null']],
    printed: agentLog,
    causes: [
      {
        cause: inferred(
          'The server named no package, so the script has no address to load: AZP_URL is not that of the organization, the token is refused, or the answer is read otherwise than by the script.',
          ['github MicrosoftDocs/azure-devops-docs/issues/6882'],
        ),
        checks: [
          {
            command: 'curl.exe -u user:TOKEN URL/_apis/distributedtask/packages/agent',
            shows: 'no JSON',
          },
        ],
        remedy: 'Correct AZP_URL and AZP_TOKEN, and take start.ps1 as the page has it today.',
      },
    ],
  },
  {
    id: 'WT-03',
    about: 'event channel of LogMonitor',
    kind: 'error',
    words: [['Failed to enable event channel', '0x6BA']],
    printed: [{ by: 'LogMonitor.exe', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'A defect of LogMonitor.exe, seen in images of ltsc2019 and not of ltsc2022; a later release has it mended.',
          [
            'github microsoft/windows-container-tools/issues/150',
            'github microsoft/windows-container-tools/pull/159',
          ],
        ),
        checks: [
          { command: '(gi C:\\LogMonitor\\LogMonitor.exe).VersionInfo', shows: 'an older release' },
        ],
        remedy: 'Take the newest LogMonitor.exe, or an image of ltsc2022.',
      },
    ],
  },
  {
    id: 'WT-04',
    about: 'changes of a mounted site',
    kind: 'error',
    words: [['Failed to start monitoring changes to']],
    printed: [{ by: 'ASP.NET', in: 'page of an error, event log of the container' }],
    causes: [
      {
        cause: inferred(
          'ASP.NET watches each folder of a site for changes, and cannot where the folder is a mounted volume.',
          ['github docker/for-win/issues/787'],
        ),
        checks: [{ look: 'the path in the message', shows: 'a folder below a volume mount' }],
        remedy:
          'Set fcnMode="Disabled" at httpRuntime in web.config, or have the site in the image and only its data in the volume.',
      },
    ],
  },
  {
    id: 'WT-05',
    about: 'no metrics of pods',
    kind: 'warning',
    words: [['no metrics returned from resource metrics API']],
    printed: [{ by: 'horizontal pod autoscaler', in: 'events, kubectl describe hpa' }],
    causes: [
      {
        cause: inferred(
          'metrics-server has no numbers of these pods: they just started, which takes longer with Windows, or it gets none from the kubelet of their node.',
          ['github Azure/AKS/issues/1137', 'github kubernetes-sigs/metrics-server/issues/539'],
        ),
        checks: [
          {
            command: 'kubectl top pods; kubectl top nodes',
            shows: 'pods missing, or <unknown> for their node',
          },
        ],
        remedy:
          'See why metrics-server gets nothing from that node; where it is so for a minute after a start alone, leave it.',
      },
    ],
  },
  {
    id: 'WT-06',
    about: 'a collector holds a log',
    kind: 'error',
    words: [['unable to remove filesystem for', '-json.log', 'being used by another process']],
    printed: [{ by: 'Docker', in: 'answer of docker rm, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'A collector of logs has the file of the container open in a way that forbids to delete it.',
          [
            'github open-telemetry/opentelemetry-collector-contrib/issues/29149',
            'github fluent/fluent-bit/pull/2141',
          ],
        ),
        checks: [{ command: 'handle.exe -json.log', shows: 'the process of the collector' }],
        remedy:
          'Take a release of the collector that opens files for shared deletion, or restart it.',
      },
    ],
  },
  {
    id: 'WT-07',
    about: 'folder of an earlier mount',
    kind: 'error',
    words: [['globalmount', 'Cannot create a file when that file already exists']],
    printed: [{ by: 'kubelet, CSI driver', in: 'kubelet log, pod events' }],
    causes: [
      {
        cause: inferred(
          'The node restarted, and the link of the earlier mount is still there: it leads nowhere, and in its place no folder can be made.',
          ['github kubernetes/kubernetes/issues/119401'],
        ),
        checks: [
          {
            command: 'dir PATH-ABOVE-GLOBALMOUNT',
            shows: 'globalmount as <SYMLINKD> or <JUNCTION>',
          },
        ],
        remedy:
          'Remove that link with rmdir, and take the newest patch release of the kubelet and the driver.',
      },
      {
        cause: inferred(
          'Two mounts of one volume ran at the same time, and the link of the first was there when the second made its own.',
          ['github kubernetes-sigs/azurefile-csi-driver/pull/1289'],
        ),
        likely: [{ says: 'failed with creating link' }],
        checks: [{ look: 'later events', shows: 'the volume is mounted at the next attempt' }],
        remedy: 'Wait for the next attempt, and update the driver.',
      },
    ],
  },
  {
    id: 'WT-08',
    about: 'rights of a fresh volume',
    kind: 'error',
    words: [[String.raw`BUILTIN\Users:(OI)(CI)(RX)`, String.raw`BUILTIN\Users:(CI)(AD)`]],
    printed: [{ by: 'icacls', in: 'output for the folder of a volume' }],
    causes: [
      {
        cause: inferred(
          'A fresh NTFS volume lets Users, to whom ContainerUser belongs, make folders in its root and no files; in a folder of their own they write.',
          [
            'github kubernetes-csi/csi-proxy/issues/382',
            'github kubernetes/kubernetes/issues/131341',
          ],
        ),
        checks: [
          {
            command: 'whoami; icacls FOLDER',
            shows: 'ContainerUser, and Users without (WD) for the folder itself',
          },
        ],
        remedy:
          'Write into a folder below the root, or grant once as ContainerAdministrator: icacls FOLDER /grant Users:(OI)(CI)M.',
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
    id: 'WT-10',
    about: 'BuildKit of Docker on Windows',
    kind: 'error',
    words: [
      ['failed to solve with frontend dockerfile.v0', 'failed to mount'],
      ['failed to mount', 'buildkit-mount'],
    ],
    wordsInferred: true,
    printed: [{ by: 'docker build', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'DOCKER_BUILDKIT=1 or a newer docker asks for BuildKit, with which Docker does not build Windows images.',
          ['github MicrosoftDocs/azure-devops-docs/issues/6459', 'github moby/buildkit/issues/616'],
        ),
        checks: [
          { command: 'set DOCKER_BUILDKIT', shows: '1, or features.buildkit in daemon.json' },
        ],
        remedy: 'Set DOCKER_BUILDKIT=0, or build with buildkitd for Windows and containerd.',
      },
    ],
  },
  {
    id: 'WT-11',
    about: 'pipe of the proxy of wins',
    kind: 'error',
    words: [['rancher_wins_proxy', 'The system cannot find the file specified']],
    printed: [{ by: 'wins.exe cli proxy', in: 'log of windows-exporter of Rancher' }],
    causes: [
      {
        cause: inferred(
          'The service rancher-wins does not run on this node, or its wins.exe is too old to serve a proxy.',
          ['github rancher/rancher/issues/31994', 'github rancher/rancher/issues/39643'],
        ),
        checks: [
          {
            command: 'Get-Service rancher-wins; wins.exe --version',
            shows: 'no service, or an old version',
          },
        ],
        remedy:
          'Start or update rancher-wins (chart rancher-wins-upgrader); on nodes of a cluster that was imported install it first.',
      },
    ],
  },
  {
    id: 'WT-12',
    about: 'check of wins',
    kind: 'error',
    words: [['check-wins-version', 'Conversion from JSON failed']],
    printed: [
      {
        by: 'check-wins-version.ps1',
        in: 'log of an init container of windows-exporter of Rancher',
      },
    ],
    causes: [
      {
        cause: inferred(
          'wins.exe is not where the chart looks for it, as on nodes of RKE2 that Rancher did not make.',
          ['github rancher/rancher/issues/43977', 'github rancher/rancher/issues/39643'],
        ),
        checks: [{ command: 'Get-Service rancher-wins', shows: 'no such service' }],
        remedy:
          'Install rancher-wins on the node, or take windows_exporter as a HostProcess DaemonSet.',
      },
    ],
  },
  {
    id: 'WT-13',
    about: 'event logs in a container',
    kind: 'error',
    words: [['[in_winlog] cannot open'], ['input:winlog', 'failed to open channel']],
    wordsInferred: true,
    printed: [{ by: 'Fluent Bit', in: 'log of its container' }],
    causes: [
      {
        cause: inferred(
          'A container has an event log of its own: channels that its image does not have are not there, and those of the node are seen by HostProcess containers alone.',
          ['github fluent/fluent-bit/issues/4292', 'github grafana/helm-charts/issues/4037'],
        ),
        checks: [{ command: 'kubectl exec POD -- wevtutil el', shows: 'no such channel' }],
        remedy: 'Run the collector as a HostProcess DaemonSet, or as a service of the node.',
      },
    ],
  },
]
