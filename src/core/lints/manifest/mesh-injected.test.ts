import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { meshInjected } from './mesh-injected.ts'

const pod = (metadata: object, spec: object = {}) => podManifest(spec, {}, metadata)

testLint(meshInjected, {
  valid: [
    {
      name: 'a pod that is left alone',
      document: pod({ labels: { 'sidecar.istio.io/inject': 'false' } }),
    },
    { name: 'nothing said', document: pod({ labels: { app: 'a' } }) },
    {
      name: 'a pod for Linux',
      document: pod(
        { labels: { 'sidecar.istio.io/inject': 'true' } },
        { nodeSelector: { 'kubernetes.io/os': 'linux' } },
      ),
    },
  ],
  invalid: [
    {
      name: 'a label',
      document: pod({ labels: { 'sidecar.istio.io/inject': 'true' } }),
      messages: [/labels.* is true: Istio puts its sidecar/],
      severity: 'warning',
    },
    {
      name: 'an annotation',
      document: pod({ annotations: { 'sidecar.istio.io/inject': 'true' } }),
      messages: [/annotations/],
    },
  ],
})
