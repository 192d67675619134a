import { inferred } from '../fact.ts'

/** Where a credential spec has the SID of its domain; that of an account has a number more. */
export const domainSid = inferred(
  ['DomainJoinConfig', 'Sid'],
  ['github kubernetes/website/pull/47130', 'github MicrosoftDocs/azure-aks-docs/issues/44'],
)
