import { testLint } from '../../../testing/test-lint.ts'
import { calicoEndpointNamespace } from './calico-endpoint-namespace.ts'

const map = (space: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: kubernetes-services-endpoint${space}}\ndata: {KUBERNETES_SERVICE_HOST: 10.0.0.4, KUBERNETES_SERVICE_PORT: "6443"}\n---\n`
const installation =
  'apiVersion: operator.tigera.io/v1\nkind: Installation\nmetadata: {name: default}\nspec: {calicoNetwork: {bgp: Disabled}}\n'

testLint(calicoEndpointNamespace, {
  valid: [
    { name: 'that of the operator', text: map(', namespace: tigera-operator') + installation },
    { name: 'none told', text: map('') + installation },
    { name: 'no operator', text: map(', namespace: kube-system') },
    {
      name: 'one of two',
      text: map(', namespace: kube-system') + map(', namespace: tigera-operator') + installation,
    },
  ],
  invalid: [
    {
      name: 'that of the pods of Calico',
      text: map(', namespace: calico-system') + installation,
      severity: 'error',
      messages: [
        /is in the namespace calico-system; the operator reads it in tigera-operator alone/,
      ],
    },
  ],
})
