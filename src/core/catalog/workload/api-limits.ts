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
  policyPorts: verified('may not be specified when `port` is not specified', [networking]),
  policyRanges: verified('must be a strict subset of `cidr`', [networking]),
  policyPeers: verified('may not specify both ipBlock and another peer', [networking]),
  dataKeys: verified(
    { kinds: { ConfigMap: ['data', 'binaryData'], Secret: ['data', 'stringData'] } } as const,
    [types('core/v1')],
  ),
  sourceRanges: inferred('ranges of addresses', [types('core/v1')]),
} as const
