import { verified } from '../fact.ts'

/** By which a pod asks the webhook of Azure Workload Identity for its proxy, which is built for Linux alone. */
export const proxySidecar = verified(
  { key: 'azure.workload.identity/inject-proxy-sidecar' } as const,
  ['github Azure/azure-workload-identity/issues/1017'],
)
