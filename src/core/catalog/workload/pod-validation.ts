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
  /** Types that have one of some fields, and what the API server says of more. */
  oneOf: verified(
    {
      LifecycleHandler: {
        fields: 'exec httpGet sleep tcpSocket',
        several: 'may not specify more than 1 handler type',
      },
      Probe: {
        fields: 'exec grpc httpGet tcpSocket',
        several: 'may not specify more than 1 handler type',
      },
      EnvVarSource: {
        fields: 'configMapKeyRef fieldRef fileKeyRef resourceFieldRef secretKeyRef',
        several: 'may not have more than one field specified at a time',
      },
      Volume: {
        fields: `azureDisk azureFile configMap csi downwardAPI emptyDir ephemeral hostPath image nfs
          persistentVolumeClaim projected secret`,
        several: 'may not specify more than 1 volume type',
      },
      PersistentVolumeSpec: {
        fields: 'awsElasticBlockStore azureDisk azureFile csi hostPath local nfs vsphereVolume',
        several: 'may not specify more than 1 volume type',
      },
    } as const,
    [validation],
  ),
  /** A variable has its value itself or from elsewhere. */
  variable: verified('may not be specified when `value` is not empty', [validation]),
  /** What no pod goes without. */
  containers: verified({ list: 'containers', fields: ['name', 'image'] } as const, [validation]),
} as const

const rbac = 'k8s 036ae50761389440bd949a548e24d9e622492bb8/pkg/apis/rbac/validation/validation.go'

/** What the API server asks of the parts of a binding of rights. */
export const bindingValidation = {
  group: verified('rbac.authorization.k8s.io', [rbac]),
  roles: verified(
    { ClusterRoleBinding: ['ClusterRole'], RoleBinding: ['Role', 'ClusterRole'] } as const,
    [rbac],
  ),
  /** What a rule of a role never goes without; one of addresses has no groups. */
  rules: verified(
    {
      verbs: 'verbs must contain at least one value',
      apiGroups: 'resource rules must supply at least one api group',
      resources: 'resource rules must supply at least one resource',
      addresses: 'nonResourceURLs',
    } as const,
    [rbac],
  ),
  subjects: verified(['ServiceAccount', 'User', 'Group'] as const, [rbac]),
  /** Which subject has to name its namespace, and where; a RoleBinding has one of its own. */
  namespaced: verified({ subject: 'ServiceAccount', binding: 'ClusterRoleBinding' } as const, [
    rbac,
  ]),
} as const
