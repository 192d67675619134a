import { testLint } from '../../../testing/test-lint.ts'
import { calicoEndpointPresent } from './calico-endpoint-present.ts'

const answer = (space: string) =>
  `=== out.txt ===\n$ kubectl get cm -n ${space} kubernetes-services-endpoint -o yaml\nError from server (NotFound): configmaps "kubernetes-services-endpoint" not found\n`
const installation = (dataplane: string) =>
  `=== installation.yaml ===\napiVersion: operator.tigera.io/v1\nkind: Installation\nmetadata: {name: default}\nspec: {calicoNetwork: {windowsDataplane: ${dataplane}}}\n`
const map =
  '=== map.yaml ===\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: kubernetes-services-endpoint, namespace: tigera-operator}\ndata: {KUBERNETES_SERVICE_HOST: 10.0.0.4, KUBERNETES_SERVICE_PORT: "6443"}\n'

testLint(calicoEndpointPresent, {
  valid: [
    { name: 'no Windows nodes', text: answer('tigera-operator') + installation('Disabled') },
    { name: 'another namespace', text: answer('kube-system') + installation('HNS') },
    { name: 'no answer', text: installation('HNS') },
    { name: 'made since', text: answer('tigera-operator') + installation('HNS') + map },
  ],
  invalid: [
    {
      name: 'asked where the operator reads it',
      text: answer('tigera-operator') + installation('HNS'),
      severity: 'error',
      messages: [/kubernetes-services-endpoint is not in tigera-operator/],
    },
  ],
})
