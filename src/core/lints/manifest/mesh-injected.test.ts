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
    {
      name: 'workload identity without its proxy',
      document: pod({
        labels: { 'azure.workload.identity/use': 'true' },
        annotations: { 'azure.workload.identity/inject-proxy-sidecar': 'false' },
      }),
    },
    {
      name: 'the proxy in a pod for Linux',
      document: pod(
        { annotations: { 'azure.workload.identity/inject-proxy-sidecar': 'true' } },
        { nodeSelector: { 'kubernetes.io/os': 'linux' } },
      ),
    },
    {
      name: 'Vault and Linkerd, turned off',
      document: pod({
        annotations: {
          'vault.hashicorp.com/agent-inject': 'false',
          'linkerd.io/inject': 'disabled',
        },
      }),
    },
    {
      name: 'the agent of Vault in a pod for Linux',
      document: pod(
        { annotations: { 'vault.hashicorp.com/agent-inject': 'true' } },
        { nodeSelector: { 'kubernetes.io/os': 'linux' } },
      ),
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
      name: 'the proxy of workload identity',
      document: pod({ annotations: { 'azure.workload.identity/inject-proxy-sidecar': 'true' } }),
      messages: [/inject-proxy-sidecar.* is true: the webhook of workload identity puts its proxy/],
      severity: 'warning',
    },
    {
      name: 'the agent of Vault',
      document: pod({ annotations: { 'vault.hashicorp.com/agent-inject': 'true' } }),
      messages: [/the injector of Vault puts its agent/],
      severity: 'warning',
    },
    {
      name: 'the proxy of Linkerd',
      document: pod({ annotations: { 'linkerd.io/inject': 'enabled' } }),
      messages: [/Linkerd puts its proxy/],
      severity: 'warning',
    },
    {
      name: 'an annotation',
      document: pod({ annotations: { 'sidecar.istio.io/inject': 'true' } }),
      messages: [/annotations/],
    },
  ],
})
