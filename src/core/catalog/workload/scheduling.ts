import { inferred, verified } from '../fact.ts'

/** How pods come to Windows nodes and Linux pods stay away. */
export const scheduling = {
  osLabel: verified({ key: 'kubernetes.io/os', value: 'windows' } as const, [
    'doc004-guide',
    'web-guide',
    'rn-1.14#L107',
  ]),
  /** What osLabel was called before; deprecated since. */
  betaOsLabel: verified({ key: 'beta.kubernetes.io/os', deprecatedFrom: '1.14' } as const, [
    'rn-1.14#L107',
  ]),
  archLabel: verified({ key: 'kubernetes.io/arch', value: 'amd64' } as const, [
    'doc004-guide',
    'pause-mk',
    'rn-1.14#L107',
  ]),
  /** The build of the node, `10.0.17763`; by hand before the kubelet set it itself. */
  buildLabel: verified(
    { key: 'node.kubernetes.io/windows-build', setFrom: '1.17', form: '10.0.17763' } as const,
    [
      'rn-1.17#L42',
      'rn-1.17#L443',
      'ca-1.17 pkg/kubelet/kubelet_node_status_windows.go#L32',
      'doc004-guide',
    ],
  ),
  /** Words that the API server takes in a toleration. */
  tolerations: verified(
    {
      operators: ['Exists', 'Equal'],
      effects: ['NoSchedule', 'PreferNoSchedule', 'NoExecute'],
    } as const,
    ['k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go'],
  ),
  /** Which parts of a toleration exclude or ask for one another. */
  tolerationParts: verified(
    {
      keyless: 'operator must be Exists when `key` is empty',
      valueless: "value must be empty when `operator` is 'Exists'",
      timed: "effect must be 'NoExecute' when `tolerationSeconds` is set",
    } as const,
    ['api-validation'],
  ),
  /** What a pod without such a label gets. */
  unselected: inferred('any node whose taints it tolerates', ['doc004-guide', 'web-guide']),
  /** A kubelet refuses a pod whose `os.name` is another system than its own; dropped before. */
  osField: verified({ from: '1.24', reason: 'PodOSNotSupported' } as const, [
    'k8s-predicate',
    'gate-IdentifyPodOS',
  ]),
  /** Where a taint sends a pod that does not tolerate it. */
  untolerated: verified('to no node that has it', ['doc004-guide', 'web-guide']),
} as const
