import { verified } from '../fact.ts'

const validation =
  'k8s 000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go'

/** What the API server asks of a pod, or of the template of one, as a whole. */
export const podValidation = {
  /** A mount names a volume of its pod, or a template of claims of its StatefulSet. */
  mounts: verified('Not found', [validation]),
  /** Lists whose items differ by a field: where they stand below the spec of a pod, and the field. */
  once: verified(
    [
      { list: ['containers'], field: 'name' },
      { list: ['initContainers'], field: 'name' },
      { list: ['volumes'], field: 'name' },
      { list: ['containers', '*', 'volumeMounts'], field: 'mountPath' },
      { list: ['initContainers', '*', 'volumeMounts'], field: 'mountPath' },
    ] as const,
    [validation],
  ),
  /** Types that have one of some fields, and how their lack and their excess are called. */
  oneOf: verified(
    {
      LifecycleHandler: {
        fields: 'exec httpGet sleep tcpSocket',
        what: 'handler type',
      },
      Probe: {
        fields: 'exec grpc httpGet tcpSocket',
        what: 'handler type',
      },
      EnvVarSource: {
        fields: 'configMapKeyRef fieldRef fileKeyRef resourceFieldRef secretKeyRef',
        what: 'source of a value',
      },
    } as const,
    [validation],
  ),
  /** A variable has its value itself or from elsewhere. */
  variable: verified('may not be specified when `value` is not empty', [validation]),
  /** What no pod goes without. */
  containers: verified({ list: 'containers', fields: ['name', 'image'] } as const, [validation]),
} as const

const rbac = 'k8s v1.31.0/pkg/apis/rbac/validation/validation.go'

/** What the API server asks of the parts of a binding of rights. */
export const bindingValidation = {
  group: verified('rbac.authorization.k8s.io', [rbac]),
  roles: verified(
    { ClusterRoleBinding: ['ClusterRole'], RoleBinding: ['Role', 'ClusterRole'] } as const,
    [rbac],
  ),
  subjects: verified(['ServiceAccount', 'User', 'Group'] as const, [rbac]),
  /** The one kind of subjects that lives in a namespace. */
  namespaced: verified('ServiceAccount', [rbac]),
} as const
