import { verified } from '../fact.ts'

/**
 * Fields that an object of a type never goes without, not even in a patch, by the names of types.
 * What only a whole object must have is left out.
 */
export const objectRequired = verified<Readonly<Record<string, string>>>(
  {
    ConfigMapKeySelector: 'key',
    Container: 'name',
    ContainerPort: 'containerPort',
    EnvVar: 'name',
    EphemeralContainer: 'name',
    HTTPGetAction: 'port',
    HTTPHeader: 'name value',
    HostPathVolumeSource: 'path',
    IngressServiceBackend: 'name',
    KeyToPath: 'key path',
    LabelSelectorRequirement: 'key operator',
    NFSVolumeSource: 'path server',
    NodeSelectorRequirement: 'key operator',
    PersistentVolumeClaimVolumeSource: 'claimName',
    RoleRef: 'kind name',
    SecretKeySelector: 'key',
    ServicePort: 'port',
    StorageClass: 'provisioner',
    Subject: 'kind name',
    TCPSocketAction: 'port',
    Volume: 'name',
    VolumeMount: 'mountPath name',
  },
  ['api'],
)

/** Names that the limits of a container take without the domain of whoever offers the resource. */
export const containerResources = verified(
  { names: ['cpu', 'memory', 'ephemeral-storage'], prefix: 'hugepages-' } as const,
  ['api-validation'],
)

/** What each file for kubectl, and each configuration file of a component, says of itself. */
export const objectHead = verified(['apiVersion', 'kind'], ['docs-objects'])

/** What each object that the API server keeps goes by; those that it answers at once have no name. */
export const objectName = verified(
  { fields: ['name', 'generateName'], answer: 'name or generateName is required' } as const,
  [
    'github kubernetes/kubernetes/blob/9349688d40f14e5b6814ae6daecd386a3f6fe7b4/staging/src/k8s.io/apimachinery/pkg/api/validation/objectmeta.go',
  ],
)
