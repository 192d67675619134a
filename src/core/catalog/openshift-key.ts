import { verified } from './fact.ts'

/** The Secret with which the operator for Windows machines of OpenShift logs on to them. */
export const openshiftKey = verified(
  {
    name: 'cloud-private-key',
    key: 'private-key.pem',
    namespace: 'openshift-windows-machine-config-operator',
  } as const,
  ['wmco-tree README.md#L25', 'wmco-tree pkg/secrets/secrets.go#L21-L46'],
)
