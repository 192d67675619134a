import { verified } from '../fact.ts'

/** Members of the types that fields of several configuration files have, where JSON takes one kind alone. */
export const componentTypes = verified<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  {
    'logsapi.LoggingConfiguration': { format: 'string', verbosity: 'uint32' },
    KubeletAuthentication: {
      x509: 'KubeletX509Authentication',
      webhook: 'KubeletWebhookAuthentication',
      anonymous: 'KubeletAnonymousAuthentication',
    },
    KubeletX509Authentication: { clientCAFile: 'string' },
    KubeletWebhookAuthentication: { enabled: 'bool', cacheTTL: 'metav1.Duration' },
    KubeletAnonymousAuthentication: { enabled: 'bool' },
    KubeletAuthorization: { mode: 'string', webhook: 'KubeletWebhookAuthorization' },
    KubeletWebhookAuthorization: {
      cacheAuthorizedTTL: 'metav1.Duration',
      cacheUnauthorizedTTL: 'metav1.Duration',
    },
  },
  [
    'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    'github kubernetes/kubernetes/blob/791358f272316602fa9773708f5a442164414bc6/staging/src/k8s.io/component-base/logs/api/v1/types.go',
  ],
)
