import { testLint } from '../../testing/test-lint.ts'
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
    { name: 'a pod for Linux', text: both('enabled', { system: 'linux' }) },
    { name: 'another namespace', text: both('enabled', { namespace: 'win' }) },
    {
      name: 'a pod that is left alone',
      text: both('enabled', { metadata: ', labels: {sidecar.istio.io/inject: "false"}' }),
    },
  ],
  invalid: [
    {
      name: 'all pods of the namespace',
      text: both('enabled'),
      messages: [/namespace shop has istio-injection: enabled/],
      severity: 'warning',
    },
  ],
})
