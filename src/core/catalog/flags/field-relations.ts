import { verified } from '../fact.ts'

const validation = [
  'k8s 0ea83df1135d2477e564f66f5a78d82a7b8633df/pkg/kubelet/apis/config/validation/validation.go',
  'k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/pkg/kubelet/apis/config/validation/validation.go',
] as const

/** Fields of the kubelet that must fit one another on every system; it stops where they do not. */
export const fieldRelations = {
  /** Whatever is enforced but none needs cgroups. */
  enforcement: verified({ field: 'enforceNodeAllocatable', nothing: 'none' }, validation),
  /** What is enforced, and the field and the flag with the cgroup that it is enforced in. */
  reserved: verified(
    [
      {
        enforced: 'system-reserved',
        field: 'systemReservedCgroup',
        flag: 'system-reserved-cgroup',
      },
      { enforced: 'kube-reserved', field: 'kubeReservedCgroup', flag: 'kube-reserved-cgroup' },
    ],
    validation,
  ),
  /** The one must be less than the other. */
  imageThresholds: verified(
    {
      low: { field: 'imageGCLowThresholdPercent', flag: 'image-gc-low-threshold', default: 80 },
      high: { field: 'imageGCHighThresholdPercent', flag: 'image-gc-high-threshold', default: 85 },
    },
    [...validation, 'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go'],
  ),
  parallelPulls: verified(
    {
      field: 'maxParallelImagePulls',
      needsOff: 'serializeImagePulls',
      flag: 'serialize-image-pulls',
    },
    validation,
  ),
  /** The field asks for the gate, which is off by default up to 1.35, and the gate alone answers no query. */
  logQuery: verified({ field: 'enableSystemLogQuery', gate: 'NodeLogQuery' }, [
    ...validation,
    'kep-2258',
  ]),
  gracePeriods: verified(
    { part: 'shutdownGracePeriodCriticalPods', whole: 'shutdownGracePeriod' },
    validation,
  ),
} as const
