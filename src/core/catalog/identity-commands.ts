import { inferred, verified } from './fact.ts'
import { identities } from './identities.ts'

/** Commands by which the accounts of a node get what they log on with. */
export const identityCommands = {
  /** Seconds that a token has to be asked for at least. */
  shortestToken: verified(600, ['token-request']),
  /** The first kubectl that asks for tokens. */
  createToken: identities.createToken,
  /** Values of a Secret are in base64; a kubeconfig holds the token itself. */
  plainToken: verified('eyJ', ['sa-token']),
  /** Of the verbs that one resource alone has; a manifest is not checked so. */
  useOfRole: verified('podsecuritypolicies', [
    'github kubernetes/kubernetes/blob/0c4236dde84053bf6261946652105ca0ee87acc8/staging/src/k8s.io/kubectl/pkg/cmd/create/create_role.go',
  ]),
  /** Which kubeadm makes a kubeconfig, and in which words. */
  kubeconfig: verified({ from: '1.21' } as const, ['kubeadm-kubeconfig-user']),
  /** The flag for its time came later than the command. */
  validity: inferred({ from: '1.22' } as const, ['github kubernetes/kubernetes/pull/100907'], {
    note: 'from the date of the change',
  }),
  /** flanneld asks for the Node object of this name, and names of objects have small letters. */
  nodeName: inferred('that of the Node object', ['fl-kube#L97-L116'], {
    note: 'that names of nodes have small letters alone is the rule for names of objects',
  }),
} as const
