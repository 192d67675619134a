import { testLint } from '../../../testing/test-lint.ts'
import { meshNamespaceInjected } from './mesh-namespace.ts'

const both = (label: string, { system = 'windows', namespace = 'shop', metadata = '' } = {}) =>
  `apiVersion: v1
kind: Namespace
metadata: {name: shop, labels: {istio-injection: ${label}}}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: ${namespace}${metadata}}
spec:
  nodeSelector: {kubernetes.io/os: ${system}}
  containers: [{name: a, image: b}]
`

testLint(meshNamespaceInjected, {
  valid: [
    { name: 'no injection', text: both('disabled') },
    {
      name: 'a revision where injection is off',
      text: both('disabled').replace('disabled', 'disabled, istio.io/rev: asm-1-23'),
    },
    {
      name: 'a revision of a mesh without sidecars',
      text: both('a').replace(
        'istio-injection: a',
        'istio.io/rev: stable, istio.io/dataplane-mode: ambient',
      ),
    },
    {
      name: 'Linkerd where the pod is left alone',
      text: both('a', { metadata: ', annotations: {linkerd.io/inject: disabled}' }).replace(
        'labels: {istio-injection: a}',
        'annotations: {linkerd.io/inject: enabled}',
      ),
    },
    { name: 'a pod for Linux', text: both('enabled', { system: 'linux' }) },
    { name: 'another namespace', text: both('enabled', { namespace: 'win' }) },
    {
      name: 'a pod that is left alone',
      text: both('enabled', { metadata: ', labels: {sidecar.istio.io/inject: "false"}' }),
    },
  ],
  invalid: [
    {
      name: 'a revision of Istio, as the add-on of AKS has it',
      text: both('a').replace('istio-injection: a', 'istio.io/rev: asm-1-23'),
      messages: [/namespace shop has istio\.io\/rev: asm-1-23: Istio puts/],
      severity: 'warning',
    },
    {
      name: 'the annotation of Linkerd',
      text: both('a').replace(
        'labels: {istio-injection: a}',
        'annotations: {linkerd.io/inject: enabled}',
      ),
      messages: [/linkerd\.io\/inject: enabled: Linkerd puts/],
      severity: 'warning',
    },
    {
      name: 'all pods of the namespace',
      text: both('enabled'),
      messages: [/namespace shop has istio-injection: enabled/],
      severity: 'warning',
    },
  ],
})
