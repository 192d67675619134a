import { inferred, verified } from '../fact.ts'

const types = ['k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go'] as const

/** What objects name others by: pods their claims and Secrets, claims their class, drivers their Secrets. */
export const namedObjects = {
  /** Which of those sent was meant is a conclusion; one that was not sent may be in the cluster. */
  meant: inferred('found by just this name, in the namespace of the pod', types),
  /** A key of a ConfigMap or Secret is one that it has, but where it is optional. */
  keys: verified('the key, or the whole object, must be defined where it is not optional', types),
  /** What the kubelet does where the volume has nothing at a subPath. */
  subPath: verified('makes an empty directory of that name', [
    'github kubernetes/kubernetes/blob/001a80e975bb880d0fe60b304d30950fe661f278/pkg/kubelet/kubelet_pods.go',
  ]),
  /** The port of a probe. */
  probePort: verified('a name is that of a port of the container', types),
  /** `namespaceSelector` of a policy; which namespace was meant is a conclusion. */
  byLabel: inferred('selects namespaces by their labels, not by their names', [
    'k8s v1.31.0/staging/src/k8s.io/api/networking/v1/types.go',
  ]),
  /** The label that the API server gives each namespace, with its name, and the first minor that does. */
  ownLabel: verified({ key: 'kubernetes.io/metadata.name', since: '1.21' } as const, [
    'github kubernetes/enhancements/blob/164bb70d2b92962b33a4b51a79cfb1e918797e14/keps/sig-api-machinery/2161-apiserver-default-labels/kep.yaml',
  ]),
  /** Made by the cluster itself, so that nobody sends them: in each namespace, and once. */
  made: verified(
    {
      ConfigMap: ['kube-root-ca.crt'],
      PriorityClass: ['system-node-critical', 'system-cluster-critical'],
      ServiceAccount: ['default'],
    } as const,
    [
      'github kubernetes/kubernetes/blob/v1.29.5/pkg/controller/certificates/rootcacertpublisher/publisher.go',
      'github kubernetes/kubernetes/pull/93121',
      'github kubernetes/kubernetes/blob/003e86297d18a8538c9da3619871393f9703bf70/pkg/controller/serviceaccount/serviceaccounts_controller.go',
    ],
  ),
  /** Where objects that make a Secret name it; their own name where they tell none. */
  makersOfSecrets: verified(
    {
      Certificate: ['spec', 'secretName'],
      ExternalSecret: ['spec', 'target', 'name'],
      SealedSecret: ['metadata', 'name'],
    } as const,
    [
      'github cert-manager/cert-manager/blob/a39748ae7744332e7ccf9c5948c349e0c93e80a7/pkg/apis/certmanager/v1/types_certificate.go',
      'github external-secrets/external-secrets/blob/5b51cc4ae0fd65f615cd1b4c5ee141ea426bf989/apis/externalsecrets/v1beta1/externalsecret_types.go',
      'github bitnami-labs/sealed-secrets/blob/9439ac6899b009e678f24ead35764195a727a62c/README.md',
    ],
  ),
  /** What a volume that a claim names must have, or the claim stays Pending. */
  volumeOfClaim: inferred('the class, the modes of access, and at least the size', [
    'k8s v1.31.0/pkg/controller/volume/persistentvolume/pv_controller.go',
  ]),
  /** Keys of a Secret that is filled from mounted files, each from one file. */
  syncedSecret: verified('file matching objectName', [
    'github kubernetes-sigs/secrets-store-csi-driver/blob/0aad886f70e94a6037325f4eaba4660338dde448/pkg/util/secretutil/secret.go#L190-L203',
  ]),
  /** Of volumes of SMB that were made by hand. */
  handle: verified('unique for every share in the cluster', ['smb-static-volume']),
  /** Which Service a monitor was written for is a conclusion. */
  monitored: inferred('Services by their labels, and ports of theirs by their names', [
    'prometheus-operator-api',
  ]),
  /** Parts of the keys of a StorageClass that tell a driver which Secret to take. */
  secretsOfClass: verified(
    {
      prefix: 'csi.storage.k8s.io/',
      name: '-secret-name',
      namespace: '-secret-namespace',
    } as const,
    ['smb-driver-parameters'],
  ),
} as const
