import { verified } from '../fact.ts'

/** The proxy of Antrea's agent can take the place of kube-proxy, where it is asked to. */
export const antreaProxyAll = verified(
  { from: '1.4.0', settings: 'proxyAll and kubeAPIServerOverride' },
  [
    'get-antrea 374a9817ffb3/docs/antrea-proxy.md#L28-L41',
    'get-antrea 374a9817ffb3/docs/antrea-proxy.md#L84-L127',
  ],
)
