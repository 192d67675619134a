import { inferred, verified } from './fact.ts'

/** What a pod asks for names. */
export const podDns = inferred(
  'the ClusterIP of the DNS Service',
  ['windows-machine-config-operator#1522'],
  { note: 'a pod may ask for other servers itself, by dnsPolicy or as one of the host' },
)

/** What the policy None needs. */
export const podDnsNoneNeeds = verified('at least one of dnsConfig.nameservers', ['api-validation'])
