import { inferred, verified } from '../fact.ts'

const validation =
  'k8s 000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go'
const types = (group: string) =>
  `github kubernetes/api/blob/10b39a39bcee995dfe7cd5e8e7b922be5e46f1e2/${group}/types.go` as const
const networking =
  'github kubernetes/kubernetes/blob/019c5dc51786ef4d3a3c670a852267d2b087016c/pkg/apis/networking/validation/validation.go'

/** What the API server takes of a pod beyond the types of its fields. */
export const podLimits = {
  /** What a variable may take from its pod; labels and annotations by a key in brackets as well. */
  fields: verified(
    [
      'metadata.name',
      'metadata.namespace',
      'metadata.uid',
      'spec.nodeName',
      'spec.serviceAccountName',
      'status.hostIP',
      'status.hostIPs',
      'status.podIP',
      'status.podIPs',
    ] as const,
    [validation],
  ),
  /** What a volume or a variable may take of the resources of a container; also of its huge pages. */
  resources: verified(
    {
      names: [
        'limits.cpu',
        'limits.memory',
        'limits.ephemeral-storage',
        'requests.cpu',
        'requests.memory',
        'requests.ephemeral-storage',
      ],
      others: ['limits.hugepages-', 'requests.hugepages-'],
    } as const,
    [validation],
  ),
  /** Where a file lies in a volume, and which part of a volume is mounted. */
  innerPath: inferred('a relative path without ..', [validation], {
    note: 'the call was read, and what it refuses is told by its name',
  }),
  /** How often such a probe has to succeed. */
  successes: verified({ probes: ['livenessProbe', 'startupProbe'], must: 1 } as const, [
    validation,
  ]),
  /** What an init container has only where it is a sidecar. */
  initContainers: verified(
    {
      fields: ['lifecycle', 'livenessProbe', 'readinessProbe', 'startupProbe'],
      unless: 'Always',
      says: 'may not be set for init containers without restartPolicy=Always',
    } as const,
    [validation],
  ),
  /** What a name of a list in a pod consists of. */
  names: verified(
    [
      ['containers', '*', 'name'],
      ['initContainers', '*', 'name'],
      ['volumes', '*', 'name'],
    ] as const,
    [validation, types('core/v1')],
  ),
  /** Names of ports; the longest has so many letters. */
  portNames: verified({ longest: 15 } as const, [validation, types('core/v1')]),
  /** Of both lists together. */
  containersOnce: verified('Duplicate value', [validation]),
  /** Later releases take whatever else can be printed. */
  variables: verified({ never: '=' } as const, [validation, types('core/v1')]),
  /** A reference to a variable that the container has not. */
  expansion: inferred('stays as it is written', [types('core/v1')], {
    note: 'that a name which is nearly one of the container means that one is a conclusion',
  }),
  nameServers: verified({ most: 3, says: 'must not have more than 3 nameservers' } as const, [
    validation,
  ]),
  /** The rights of the files of a volume. */
  fileMode: verified({ most: 0o777 } as const, [types('core/v1')]),
} as const

/** What the API server takes of other objects beyond the types of their fields. */
export const objectLimits = {
  /** An update that neither stops a pod nor starts one more. */
  rollout: verified('cannot be 0 when `maxSurge` is 0', [types('apps/v1')]),
  scaler: verified('`maxReplicas` cannot be less than `minReplicas`', [types('autoscaling/v2')]),
  /** A field of the first version of the API, for which later ones have `metrics`. */
  scalerMetric: inferred(
    { field: 'targetCPUUtilizationPercentage', version: 'autoscaling/v1' } as const,
    [types('autoscaling/v1'), types('autoscaling/v2')],
  ),
  budget: verified('minAvailable and maxUnavailable cannot be both set', [
    'github kubernetes/kubernetes/blob/01aa0f3f6052c9866dcb69054d8924fa8c96e3cb/pkg/apis/policy/validation/validation.go',
  ]),
  /** Five fields, or a word with `@`; a zone may stand before them. */
  schedule: verified({ fields: 5 } as const, [
    'github kubernetes/kubernetes/blob/00bdb3fade2ef1ada898bd8fae2c6a1958da3a5d/pkg/apis/batch/validation/validation.go',
    types('batch/v1'),
  ]),
  /** Numbers of fields by their types, with the least and the most that is taken. */
  numbers: verified<Readonly<Record<string, Readonly<Record<string, readonly [number, number?]>>>>>(
    {
      Probe: {
        initialDelaySeconds: [0],
        timeoutSeconds: [0],
        periodSeconds: [0],
        failureThreshold: [0],
      },
      StatefulSetSpec: { replicas: [0] },
      CronJobSpec: { startingDeadlineSeconds: [0] },
    },
    [
      validation,
      'github kubernetes/kubernetes/blob/00010901c746f9ad7ae204b123615c2880d6f2fd/pkg/apis/apps/validation/validation.go',
      'github kubernetes/kubernetes/blob/00bdb3fade2ef1ada898bd8fae2c6a1958da3a5d/pkg/apis/batch/validation/validation.go',
    ],
  ),
  /** Of those that the types tell in words. */
  numbersTold: inferred<
    Readonly<Record<string, Readonly<Record<string, readonly [number, number?]>>>>
  >(
    {
      DaemonSetSpec: { minReadySeconds: [0], revisionHistoryLimit: [0] },
      DeploymentSpec: {
        replicas: [0],
        minReadySeconds: [0],
        revisionHistoryLimit: [0],
        progressDeadlineSeconds: [0],
      },
      ReplicaSetSpec: { replicas: [0], minReadySeconds: [0] },
      JobSpec: {
        backoffLimit: [0],
        parallelism: [0],
        completions: [0],
        activeDeadlineSeconds: [0],
        ttlSecondsAfterFinished: [0],
      },
      PreferredSchedulingTerm: { weight: [1, 100] },
      WeightedPodAffinityTerm: { weight: [1, 100] },
      TopologySpreadConstraint: { maxSkew: [1] },
    },
    [types('apps/v1'), types('batch/v1'), types('core/v1')],
  ),
  /** The priority of a class that is none of the system. */
  priority: verified({ most: 1_000_000_000, system: 'system-' } as const, [
    'github kubernetes/kubernetes/blob/00447344aba092d2e9fed602d0a9522dda4fdd14/pkg/apis/scheduling/validation/validation.go',
  ]),
  pathType: verified(
    { version: 'networking.k8s.io/v1', says: 'pathType must be specified' } as const,
    [networking],
  ),
  ingressHost: verified('a name of DNS, not an address; no scheme, port or path', [networking]),
  /** Of one kind of a LimitRange, from the least to the most. */
  limits: inferred(['min', 'defaultRequest', 'default', 'max'] as const, [types('core/v1')], {
    note: 'that the API server compares them was not read',
  }),
  claimModes: inferred('at least 1 access mode is required', [types('core/v1')]),
  headless: inferred({ types: ['NodePort', 'LoadBalancer'] } as const, [
    'github kubernetes/kubernetes/blob/a24fee9f898c26f8498966d887e10e6a7bcee278/pkg/apis/core/validation/services.go',
  ]),
  /** Parameters of a class that name a Secret; each name has its namespace beside it. */
  classSecrets: inferred(
    { prefix: 'csi.storage.k8s.io/', name: '-secret-name', space: '-secret-namespace' } as const,
    ['github kubernetes-csi/external-provisioner/blob/master/pkg/controller/controller.go'],
  ),
  policyPorts: verified('may not be specified when `port` is not specified', [networking]),
  policyRanges: verified('must be a strict subset of `cidr`', [networking]),
  policyPeers: verified('may not specify both ipBlock and another peer', [networking]),
  dataKeys: verified(
    { kinds: { ConfigMap: ['data', 'binaryData'], Secret: ['data', 'stringData'] } } as const,
    [types('core/v1')],
  ),
  sourceRanges: inferred('ranges of addresses', [types('core/v1')]),
} as const
