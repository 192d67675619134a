import { inferred } from '../../fact.ts'

/** What gives Windows pods of EKS their servers is the file of the plugin; both reports are open. */
export const eksPodDns = inferred('dnsConfig is ignored', [
  'github aws/amazon-vpc-cni-plugins/issues/108',
  'github microsoft/Windows-Containers/issues/612',
])
