import { inferred, verified } from './fact.ts'

/** The accounts of components that run on the host, and how they prove who they are. */
export const identities = {
  namespace: 'kube-system',
  apiVersion: 'rbac.authorization.k8s.io/v1',
  /** A kubelet may not list EndpointSlices, so kube-proxy has an account of its own. */
  kubeProxy: verified({ account: 'kube-proxy-windows', role: 'system:node-proxier' } as const, [
    'rbac-policy',
    'k8s#40851',
    'node-authorizer',
  ]),
  /** A Secret of this type is filled with a token that never ends. */
  tokenSecret: verified(
    {
      type: 'kubernetes.io/service-account-token',
      annotation: 'kubernetes.io/service-account.name',
    } as const,
    ['sa-token'],
  ),
  /** From this kubectl on a token is asked for; the server may give it a shorter life. */
  createToken: verified({ from: '1.24', hours: 8760 } as const, ['create-token', 'token-request']),
  bootstrap: {
    secret: verified(
      { type: 'bootstrap.kubernetes.io/token', namePrefix: 'bootstrap-token-' } as const,
      ['bootstrap-tokens'],
    ),
    /** Who may ask for a certificate, whose request is approved, and who may renew. */
    bindings: verified(
      [
        {
          name: 'windows-nodes-bootstrap',
          group: 'system:bootstrappers',
          role: 'system:node-bootstrapper',
        },
        {
          name: 'windows-nodes-approve',
          group: 'system:bootstrappers',
          role: 'system:certificates.k8s.io:certificatesigningrequests:nodeclient',
        },
        {
          name: 'windows-nodes-renew',
          group: 'system:nodes',
          role: 'system:certificates.k8s.io:certificatesigningrequests:selfnodeclient',
        },
      ] as const,
      ['tls-bootstrapping', 'bootstrap-tokens'],
    ),
    /** Hours that a token for one node has to last. */
    hours: inferred(24, ['bootstrap-tokens']),
  },
} as const
