import { inferred, verified } from '../fact.ts'

const types = (group: string) => [`k8s v1.31.0/staging/src/k8s.io/api/${group}/types.go`] as const

/** What objects of a cluster need of each other. */
export const objectRelations = {
  /** A list of the cluster is as old as the day when it was printed. */
  listed: inferred('objects of its kind in the cluster', types('core/v1')),
  /** What `backend`, `backendRefs` and `clientConfig` ask of a Service. */
  servicePort: inferred('a port of the Service, by its number or name; not of the pods', [
    ...types('networking/v1'),
    'docs-service',
  ]),
  /** A budget that leaves no pod to spare. */
  budget: inferred('may be written, and keeps nodes from being drained', [
    'github kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/tasks/run-application/configure-pdb.md',
  ]),
  /** Whose pods a budget was written for is a conclusion. */
  budgetSelector: inferred('pods of its namespace by their labels', types('policy/v1')),
  policySelector: inferred('pods of its namespace by their labels', types('networking/v1')),
  monitorSelector: inferred('pods by their labels', ['prometheus-operator-api']),
  /** What an endpoint of a PodMonitor names. */
  monitorPort: inferred('a port of the pods by its name', ['prometheus-operator-api']),
  /** What the API server says of a host port beside the network of the host. */
  hostPort: verified('must match `containerPort` when `hostNetwork` is true', ['api-validation']),
  /** Utilization is a share of what is requested. */
  utilization: inferred('a share of the request, which each container of the pods must have', [
    ...types('autoscaling/v2'),
    'github kubernetes/website/blob/01650250b631e2cae823654bef3b4e775f18eab4/content/en/docs/tasks/run-application/horizontal-pod-autoscale.md',
  ]),
  /** Which port a program listens on is told by its settings, not by `containerPort`. */
  listening: inferred(
    {
      /** Of ASP.NET Core; addresses win over ports. */
      addresses: 'ASPNETCORE_URLS',
      ports: ['ASPNETCORE_HTTP_PORTS', 'ASPNETCORE_HTTPS_PORTS'],
      /** Options that name the one address of a program. */
      options: ['--web.listen-address', '--urls'],
      /** By parts of the names of images, where nothing tells another one. */
      images: [
        { part: 'prometheus-community/windows-exporter', port: 9182, unless: '--config.file' },
        { part: 'windows/servercore/iis', port: 80, unless: undefined },
      ],
    } as const,
    [
      'github dotnet/docs/blob/03f90f438dd15bcc1126a003540e6f646a41c785/docs/core/compatibility/containers/8.0/aspnet-port.md',
      'github microsoft/iis-docker/blob/0a56b19382a91c24fa30b8ff2e33a48986384ca4/windowsservercore-ltsc2019/Dockerfile',
      'github prometheus-community/windows_exporter/blob/00f57c183d1333e344f8616208c1ea01266a7454/README.md',
    ],
  ),
  /** What options about the health of a program tell is where that is served. */
  healthPort: inferred('the port of the option, and no other', [
    'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/main.go',
    'github kubernetes-csi/livenessprobe/blob/master/README.md',
  ]),
  /** What a container declares informs people, and shows what they mean. */
  declared: inferred('one port, by which the other one is judged', types('core/v1')),
  /** Ports of a policy are those of the pods, behind the Service; another policy may let them in. */
  policyPort: inferred('the port of the container, not that of the Service', [
    'policy-recipe-ports',
  ]),
  /** The process System is the kernel, in which HTTP.sys listens for all that asks it. */
  portOfSystem: inferred({ process: 4 } as const, ['port-80-process-4']),
  /** Where pods start anew, whatever the exit code was. */
  goesOn: inferred('a command that does not end; cmd and PowerShell end where they have no input', [
    'github docker/for-win/issues/1642',
    'github kubernetes/kubernetes/issues/76589',
  ]),
  /** A pod that keeps its own kind off its node, or takes a port of the node. */
  onePerNode: inferred('at most one such pod on a node', types('core/v1')),
  /** Nodes without the key take no pod of a hard spread. */
  spreadKey: inferred('nodes that have the label', types('core/v1')),
  allocatable: verified('a pod whose requests are more than what a node can give does not fit', [
    'github kubernetes/kubernetes/blob/903b1f7e2884a152477f870ece3460be3d5025d1/pkg/scheduler/framework/plugins/noderesources/fit.go',
  ]),
  cordoned: inferred('no new pod', types('core/v1')),
  /** Of a volume that is bound to some nodes. */
  volumeNodes: inferred('nodes that its affinity allows', types('core/v1')),
  /** A disk that one node at a time may attach. */
  onceMode: inferred('one node at a time', types('core/v1')),
  pullSecret: inferred(
    {
      type: 'kubernetes.io/dockerconfigjson',
      key: '.dockerconfigjson',
      older: 'kubernetes.io/dockercfg',
      /** Registries that give most images to anybody. */
      open: [
        'mcr.microsoft.com',
        'docker.io',
        'registry.k8s.io',
        'quay.io',
        'ghcr.io',
        'k8s.gcr.io',
      ],
    } as const,
    types('core/v1'),
    { note: 'that an image of an open registry needs no account is a conclusion' },
  ),
  selectors: inferred('labels that no other workload of the namespace has', [
    'gitlab-same-selectors',
  ]),
  nodePort: inferred('one Service for each node port and protocol', types('core/v1')),
} as const
