import { inferred } from './fact.ts'

/** Resolvers that anybody may ask, and that know no domain of a company’s own. */
export const publicResolvers: ReadonlySet<string> = new Set([
  '8.8.8.8',
  '8.8.4.4',
  '1.1.1.1',
  '1.0.0.1',
  '9.9.9.9',
  '149.112.112.112',
  '208.67.222.222',
  '208.67.220.220',
  '114.114.114.114',
  '223.5.5.5',
  '223.6.6.6',
  '119.29.29.29',
])

/** A container with a gMSA finds its domain controller by the DNS server that the pod has. */
export const domainFound = inferred('the DNS of the pod resolves the domain', [
  'virtualization-documentation-gmsa-troubleshooting',
  'sdn#339',
])
