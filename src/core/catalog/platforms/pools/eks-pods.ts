import { inferred, verified } from '../../fact.ts'

/** What gives Windows pods of EKS their servers is the file of the plugin; both reports are open. */
export const eksPodDns = inferred('dnsConfig is ignored', [
  'github aws/amazon-vpc-cni-plugins/issues/108',
  'github microsoft/Windows-Containers/issues/612',
])

/** The annotation by which a service account gets a role without EKS Pod Identity. */
export const roleOfAccount = verified('eks.amazonaws.com/role-arn', [
  'github aws/amazon-eks-pod-identity-webhook/blob/0048675f4335581bd22d59c81352667f9b138b43/README.md',
])

/** The stock of single addresses on a Windows node: zero counts as the least, and what is below as the default. With prefixes it may be zero. */
export const warmTarget = verified(
  { key: 'windows-warm-ip-target', least: 1, byDefault: 3 } as const,
  [
    'vpc-controller docs/windows/secondary_ip_mode_config_options.md#L12',
    'vpc-controller docs/windows/secondary_ip_mode_config_options.md#L33-L45',
  ],
)

/** What the webhook of EKS goes by when it gives a pod its resource; it reads no affinity. */
export const addressSelector = verified(
  { resource: 'vpc.amazonaws.com/PrivateIPv4Address', field: 'nodeSelector' } as const,
  ['vpc-controller docs/troubleshooting.md#L108', 'eks-windows'],
)

/** What the configuration of the add-on vpc-cni has for Windows; the add-on writes the ConfigMap from it. */
export const addonSetting = inferred(
  'enableWindowsIpam',
  ['github aws/containers-roadmap/issues/2341', 'github aws/amazon-vpc-cni-k8s/issues/2672'],
  { note: 'from threads; a ConfigMap that was made by hand lasts until the add-on is updated' },
)
