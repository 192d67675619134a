import { verified } from './fact.ts'

/** How agents on Windows nodes are told where the API server is, since the host reaches no Service before kube-proxy runs. */
export const agentApiHost = verified(
  {
    variable: 'KUBERNETES_SERVICE_HOST',
    port: 'KUBERNETES_SERVICE_PORT',
    object: 'kubernetes-services-endpoint',
  } as const,
  ['flannel#1772', 'tigera-win-operator#L9-L196'],
)
