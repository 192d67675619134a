import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const exporter =
  'github prometheus-community/windows_exporter/blob/589ec15d12b25894f425d72d7a2396c9344b00a0/'
const agentLog = [{ by: 'agent of Azure Pipelines', in: 'log of its container' }]

/** Messages of agents and charts: metrics, logs, meshes. */
export const agentsSymptoms: readonly Symptom[] = [
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
    id: 'AG-02',
    about: 'pod that Fluent Bit cannot look up',
    kind: 'error',
    words: [
      ['could not get meta for POD'],
      ['could not get meta for local POD'],
      ['DNS starts up (6/6)'],
    ],
    printed: [{ by: 'Fluent Bit', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The pod does not find or reach kubernetes.default.svc: DNS or the Service network does not work in pods of this node. Records then go out without the names of pod and namespace.',
          ['github fluent/fluent-bit/issues/2087', 'fluent-bit-kubernetes'],
        ),
        likely: [{ told: 'dns.failure' }, { says: 'DNS starts up' }],
        checks: [
          {
            command: 'kubectl exec POD -- powershell Resolve-DnsName kubernetes.default.svc',
            shows: 'no answer',
          },
        ],
        remedy:
          'Follow the guide for DNS in pods. Give the start time with DNS_Retries and DNS_Wait_Time.',
      },
      {
        cause: verified('Its service account may not get pods and namespaces.', [
          'fluent-bit-kubernetes',
        ]),
        likely: [{ says: '403' }, { says: 'forbidden' }],
        checks: [
          {
            command: 'kubectl auth can-i get pods --as=system:serviceaccount:NAMESPACE:ACCOUNT',
            shows: 'no',
          },
        ],
        remedy: 'Bind a ClusterRole with get, list and watch of pods and namespaces to it.',
      },
      {
        cause: inferred(
          'With hostNetwork or as HostProcess the pod goes by the name of the node, which is the name of no pod.',
          ['github fluent/fluent-bit/issues/2087'],
        ),
        likely: [{ observed: 'HostProcess pod that needs cluster names' }],
        checks: [{ look: 'the name behind the words', shows: 'that of the node' }],
        remedy: 'None where records have the names of their pods.',
      },
    ],
  },
  {
    id: 'P-05',
    about: 'empty node group',
    kind: 'error',
    weak: 'message',
    words: [
      ['nodeName: "template-node-for-'],
      ['cannot put', 'on template-node-for-'],
      ["pod didn't trigger scale-up", 'vpc.amazonaws.com/PrivateIPv4Address'],
      ["pod didn't trigger scale-up", "didn't match Pod's node affinity/selector"],
      ["can't be scheduled on", 'predicate checking error', "didn't match Pod's node affinity"],
      [
        "can't be scheduled on",
        'predicate checking error',
        'Insufficient vpc.amazonaws.com/PrivateIPv4Address',
      ],
    ],
    printed: [{ by: 'cluster-autoscaler', in: 'its log, pod events' }],
    causes: [
      {
        cause: inferred(
          'Of an empty group the autoscaler only knows what its tags say, and these lack what the pod asks for: a label, kubernetes.io/os too, a taint, or addresses of the VPC.',
          [
            'github kubernetes/autoscaler/issues/3733',
            'github kubernetes/autoscaler/issues/3133',
            'github kubernetes/autoscaler/issues/8341',
          ],
        ),
        likely: [{ says: 'vpc.amazonaws.com/PrivateIPv4Address' }],
        checks: [{ look: 'tags of the scaling group', shows: 'no node-template entries' }],
        remedy:
          'Tag it with k8s.io/cluster-autoscaler/node-template/label/kubernetes.io/os = windows and so for its other labels and taints, and /resources/vpc.amazonaws.com/PrivateIPv4Address where the cluster is EKS; or keep one node.',
      },
    ],
  },
  {
    id: 'AC-21',
    about: 'Application Insights for Kubernetes',
    kind: 'error',
    words: [
      ['File contains container id does not exist'],
      ["File name: '/proc/self/cgroup'"],
      ['Could not find', 'C:\\proc\\self\\'],
    ],
    printed: [{ by: 'Microsoft.ApplicationInsights.Kubernetes', in: 'log of the program' }],
    causes: [
      {
        cause: inferred(
          'The library looks for the id of its container in /proc, which a Windows container does not have.',
          [
            'github microsoft/ApplicationInsights-Kubernetes/issues/105',
            'github microsoft/ApplicationInsights-Kubernetes/issues/177',
          ],
        ),
        excluded: [{ says: 'linux' }],
        checks: [{ look: 'release of the package', shows: 'one without Windows containers' }],
        remedy:
          'Take a release whose examples have a Windows container, or do not add the enricher for Kubernetes there.',
      },
    ],
  },
  {
    id: 'P-51',
    about: 'log files of pods',
    kind: 'error',
    words: [
      ['var\\log\\pods', '.log', 'Access is denied'],
      ['var\\log\\containers', '.log', 'Access is denied'],
    ],
    printed: [{ by: 'log agents', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'What lies there are links: with docker to C:\\ProgramData\\docker\\containers, which the agent must mount too; its user needs the right to read.',
          [
            'github signalfx/splunk-otel-collector/issues/1574',
            'github signalfx/splunk-otel-collector-chart/pull/361',
          ],
        ),
        checks: [{ look: 'volumes and runAsUserName of the agent', shows: 'no C:\\ProgramData' }],
        remedy: 'Mount C:\\var\\log and C:\\ProgramData; let it run as ContainerAdministrator.',
      },
    ],
  },
  {
    id: 'P-63',
    about: 'job of GitLab whose pod is late',
    kind: 'error',
    words: [['timed out waiting for pod to start']],
    printed: [{ by: 'gitlab-runner', in: 'log of the job' }],
    causes: [
      {
        cause: inferred(
          'The pod was not ready within poll_timeout, 180 s: images of Windows take longer to pull and unpack.',
          ['gitlab-kubernetes-executor'],
        ),
        checks: [{ command: 'kubectl get events -w, while the job waits', shows: 'Pulling' }],
        remedy: 'Raise poll_timeout in [runners.kubernetes]; have the images on the node.',
      },
      {
        cause: inferred('The pod finds no node, or its image is not pulled.', [
          'gitlab-kubernetes-executor',
        ]),
        checks: [{ command: 'kubectl describe pod POD', shows: 'FailedScheduling, or Failed' }],
        remedy: 'Mend what the event says; node_selector kubernetes.io/os: windows.',
      },
    ],
  },
  {
    id: 'AG-01',
    about: 'image of a job of GitLab',
    kind: 'error',
    words: [
      ['Job failed', 'prepare environment', 'image pull failed'],
      ['Job failed', 'pulling image', 'Back-off pulling image'],
      ['WARNING: Failed to pull image', 'image pull failed'],
    ],
    printed: [{ by: 'gitlab-runner', in: 'log of the job' }],
    causes: [
      {
        cause: inferred(
          'The registry has no helper image of this release of the runner for this release of Windows.',
          ['github spack/spack-infrastructure/pull/1057'],
        ),
        likely: [{ says: 'gitlab-runner-helper' }, { says: 'gitlab-runner-helper' }],
        checks: [{ command: 'docker manifest inspect IMAGE', shows: 'manifest unknown' }],
        remedy:
          'Name a helper image that exists, by helper_image of [runners.kubernetes], or take another release of the runner.',
      },
      {
        cause: inferred(
          'The image is of the other system, or for another release of Windows than the node.',
          ['gitlab-kubernetes-executor'],
        ),
        checks: [{ command: 'kubectl describe pod POD', shows: 'no match for platform' }],
        remedy:
          'Send the job to a node of its system (node_selector kubernetes.io/os and windows-build), with an image of that release.',
      },
      {
        cause: inferred('The registry wants an account that the job does not have.', [
          'gitlab-kubernetes-executor',
        ]),
        likely: [{ says: 'denied' }, { says: 'unauthorized' }],
        checks: [{ command: 'kubectl describe pod POD', shows: 'denied or unauthorized' }],
        remedy: 'Give it by image_pull_secrets or DOCKER_AUTH_CONFIG.',
      },
    ],
  },
  {
    id: 'AG-03',
    about: 'name of the cluster for Datadog',
    kind: 'error',
    words: [['orchestrator check is configured but the cluster name is empty']],
    printed: [{ by: 'Datadog', in: 'agent status, log of the agent' }],
    causes: [
      {
        cause: inferred(
          'The agents of Windows nodes are a Helm release of their own, and its values name no cluster.',
          ['github DataDog/helm-charts/issues/1512'],
        ),
        checks: [{ command: 'helm get values RELEASE', shows: 'no datadog.clusterName' }],
        remedy: 'Set datadog.clusterName in that release as in the one for Linux.',
      },
    ],
  },
  {
    id: 'A-04',
    about: 'collector of windows_exporter',
    kind: 'error',
    words: [["Couldn't load collectors:"], ['unknown collector']],
    printed: [{ by: 'windows_exporter', in: 'its log' }],
    causes: [
      {
        cause: inferred('This version or build has no collector of that name.', [
          'github prometheus-community/windows_exporter/issues/391',
        ]),
        checks: [{ command: 'windows_exporter.exe --help', shows: 'the names that it has' }],
        remedy: 'Correct the name, or take another release.',
      },
      {
        cause: inferred('The names were passed on with their quotation marks.', [
          'github prometheus-community/windows_exporter/issues/628',
        ]),
        checks: [{ command: 'sc.exe qc windows_exporter', shows: 'quotation marks around names' }],
        remedy: 'Write --collectors.enabled=cpu,container without further quotation marks.',
      },
    ],
  },
  {
    id: 'A-05',
    about: 'lines of windows_exporter',
    kind: 'noise',
    words: [
      ['Error reading textfile collector directory'],
      ['No Network Stats for container'],
      ['callbackNumber does not exist in callbackMap'],
      ['error encoding and sending metric family:', 'wsasend'],
    ],
    printed: [{ by: 'windows_exporter', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'A folder for text files that nobody uses, containers that ended while they were counted or share the network of the host, or a scrape that was cut off: the other numbers are right.',
          [
            'github prometheus-community/windows_exporter/issues/1229',
            'github prometheus-community/windows_exporter/issues/1861',
          ],
        ),
        checks: [],
        remedy: 'Create the folder or leave the collector textfile out; raise scrape_timeout.',
      },
    ],
  },
  {
    id: 'A-06',
    about: 'logs that a collector does not see',
    kind: 'error',
    words: [
      ['skip (invalid) entry=', '.log'],
      ['error scanning path:', 'containers'],
      ["0 new files found on path 'C:"],
    ],
    printed: [{ by: 'Fluent Bit', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The files in C:\\var\\log\\containers are links, and the folder that they lead to is not mounted in the pod of the collector: C:\\var\\log\\pods, C:\\ProgramData with docker, or a root on another drive.',
          ['github fluent/fluent-bit/issues/960', 'github fluent/fluent-bit/issues/4202'],
        ),
        checks: [
          { command: 'dir C:\\var\\log\\containers', shows: 'on the node: where the links lead' },
        ],
        remedy: 'Mount that folder at the same path and drive.',
      },
    ],
  },
  {
    id: 'A-09',
    about: 'no device plugins',
    kind: 'error',
    words: [['unknown service deviceplugin.Registration']],
    printed: [{ by: 'device plugins', in: 'their log' }],
    causes: [
      {
        cause: verified(
          'This kubelet takes no device plugins: on Windows old ones had no part for them.',
          ['github kubernetes/kubernetes/issues/88157', 'github kubernetes/kubernetes/pull/93285'],
        ),
        checks: [{ command: 'kubelet --version', shows: 'before 1.20' }],
        remedy: 'Update Kubernetes on the node.',
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
    id: 'W-51',
    about: 'configuration of windows_exporter',
    kind: 'error',
    words: [
      ['configuration file validation error'],
      ['failed to open configuration file'],
      ['containerd state directory does not exist'],
    ],
    printed: [{ by: 'windows_exporter', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The file has a key that this version does not know, or is no valid YAML.',
          [`${exporter}internal/config/config.go#L143`],
        ),
        likely: [{ says: 'validation error' }],
        excluded: [{ says: 'failed to open' }, { says: 'state directory' }],
        checks: [{ look: 'the line that the message names', shows: 'the key' }],
        remedy: 'Write it as this version has it.',
      },
      {
        cause: verified('The file is not where --config.file says.', [
          `${exporter}internal/config/config.go#L125`,
        ]),
        likely: [{ says: 'failed to open' }],
        excluded: [{ says: 'validation error' }, { says: 'state directory' }],
        checks: [{ command: 'Test-Path FILE', shows: 'False' }],
        remedy: 'In a HostProcess pod begin the path with %CONTAINER_SANDBOX_MOUNT_POINT%.',
      },
      {
        cause: verified(
          'It looks for HostProcess containers in a folder that containerd does not use.',
          [`${exporter}internal/collector/container/container.go#L625`],
        ),
        excluded: [{ says: 'validation error' }, { says: 'failed to open' }],
        checks: [{ look: 'state in config.toml of containerd', shows: 'another folder' }],
        remedy: 'Name it with --collector.container.containerd-state-dir.',
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
    id: 'D-16',
    about: 'logs that an agent does not find',
    kind: 'error',
    weak: 'message',
    words: [['no files match the configured include patterns']],
    printed: [{ by: 'OpenTelemetry Collector', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The agent has no mount of the folder, or of the one its entries link to: C:\\var\\log\\pods, and with docker C:\\ProgramData\\docker\\containers.',
          [
            'github fluent/fluent-bit/issues/960',
            'github signalfx/splunk-otel-collector-chart/pull/361',
          ],
        ),
        checks: [
          { command: 'kubectl exec AGENT -- cmd /c dir C:\\var\\log\\pods', shows: 'nothing' },
        ],
        remedy: 'Mount both with hostPath.',
      },
    ],
  },
  {
    id: 'D-17',
    about: 'hook of a chart',
    kind: 'error',
    words: [
      ['UPGRADE FAILED', 'timed out waiting for the condition'],
      ['INSTALLATION FAILED', 'timed out waiting for the condition'],
      ['hooks failed: timed out waiting for the condition'],
      ['failed pre-install: timed out waiting for the condition'],
    ],
    printed: [{ by: 'helm', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'A job or pod of the chart did not get ready: without a node selector a Linux image may have gone to a Windows node.',
          [
            'github kubernetes/ingress-nginx/issues/7548',
            'github kubernetes/ingress-nginx/issues/6302',
          ],
        ),
        checks: [
          { command: 'kubectl get jobs,pods -n NAMESPACE -o wide', shows: 'what waits, where' },
        ],
        remedy:
          'Set nodeSelector kubernetes.io/os: linux for its pods and jobs, or mend what describe shows.',
      },
    ],
  },
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
    id: 'WT-13',
    about: 'event logs in a container',
    kind: 'error',
    words: [
      ['[in_winlog] cannot open'],
      ['input:winlog', 'failed to open channel'],
      ['[in_winevtlog] cannot subscribe'],
      ['input:winevtlog', 'cannot subscribe'],
      ['input:winevtlog', 'failed to open channel'],
    ],
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
      {
        cause: inferred(
          'The account may not read the channel: Security is for administrators, SYSTEM and Event Log Readers alone.',
          ['github fluent/fluent-bit/issues/7598', 'github fluent/fluent-bit/issues/4292'],
        ),
        likely: [{ says: "'Security'" }, { says: '(5)' }],
        checks: [{ command: 'whoami /groups', shows: 'none of these, or not elevated' }],
        remedy:
          'Run it elevated, as a service of SYSTEM, or as a HostProcess container of NT AUTHORITY\\SYSTEM; or leave the channel out.',
      },
    ],
  },
  {
    id: 'L-08',
    about: 'port of windows_exporter',
    kind: 'error',
    words: [
      ['cannot start windows_exporter: listen tcp', 'Only one usage of each socket address'],
      ['Failed to start windows_exporter', 'Only one usage of each socket address'],
    ],
    printed: [{ by: 'windows_exporter', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'Another process has the port: windows_exporter as a service of the host beside the pod, or a second one of the pods with the network of the host.',
          ['github prometheus-community/windows_exporter/issues/1092'],
        ),
        checks: [{ command: 'Get-NetTCPConnection -LocalPort 9182', shows: 'its owner' }],
        remedy: 'End one of the two, or give it another --web.listen-address.',
      },
      {
        cause: verified(
          'Nobody else has it: with --config.file some releases read their flags twice and open the port twice. This was mended at the end of 2022, and for several addresses in February 2025.',
          [
            'github prometheus-community/windows_exporter/pull/1100',
            'github prometheus-community/windows_exporter/pull/1876',
          ],
        ),
        checks: [
          { command: 'Get-NetTCPConnection -LocalPort 9182', shows: 'nobody' },
          { look: 'arguments of the container', shows: '--config.file' },
        ],
        remedy: 'Take a newer release of windows_exporter, or leave --config.file away.',
      },
    ],
  },
  {
    id: 'BT-01',
    about: 'Filebeat and the folder of the logs',
    kind: 'error',
    words: [
      ['Error extracting container id', "does not contain matcher's logs_path"],
      ["source value does not contain matcher's logs_path"],
    ],
    printed: [{ by: 'Filebeat', in: 'its log, from add_kubernetes_metadata' }],
    causes: [
      {
        cause: verified(
          'On Windows the matcher of add_kubernetes_metadata expects the files of Docker, C:\\ProgramData\\Docker\\containers; the input reads the links of the kubelet, and whoever reads containerd has no others.',
          ['github elastic/beats/issues/20708'],
        ),
        checks: [
          { look: 'paths of the input against logs_path in the message', shows: 'two folders' },
        ],
        remedy:
          'Give the processor its matcher: matchers: - logs_path: logs_path: C:\\var\\log\\containers\\ (with default_matchers.enabled: false).',
      },
    ],
  },
  {
    id: 'BT-09',
    about: 'OpAMP of the OpenTelemetry collector',
    kind: 'noise',
    words: [['opamp', 'failed getting host info']],
    printed: [{ by: 'OpenTelemetry collector, opampextension', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The extension asks Windows for its edition to tell it to the server, which a container that is no HostProcess one does not get. It then tells “windows” alone and goes on: nothing else depends on it.',
          ['github coralogix/telemetry-shippers/pull/549'],
        ),
        checks: [],
        remedy: 'Leave it, and look at other lines of the log where telemetry is missing.',
      },
    ],
  },
]
