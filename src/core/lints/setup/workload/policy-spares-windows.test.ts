import { testLint } from '../../../testing/test-lint.ts'
import { policySparesWindows } from './policy-spares-windows.ts'

const known = { kubernetesVersion: '1.30' } as const
const pod = (os: string) => `---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: shop}
spec:
  os: {name: ${os}}
  nodeSelector: {kubernetes.io/os: ${os}}
  containers: [{name: a, image: registry.local/a}]
`
const kyverno = (match: string, more = '') => `apiVersion: kyverno.io/v1
kind: ClusterPolicy
metadata: {name: harden}
spec:
  rules:
  - name: add
    match: {any: [{resources: {kinds: [Pod]${match}}}]}${more}
    mutate:
      patchStrategicMerge:
        spec:
          securityContext:
            +(seccompProfile): {type: RuntimeDefault}
          containers:
          - (name): "*"
            securityContext:
              +(allowPrivilegeEscalation): false
`
const assign = (match: string) => `apiVersion: mutations.gatekeeper.sh/v1
kind: Assign
metadata: {name: user}
spec:
  applyTo: [{groups: [""], kinds: [Pod], versions: [v1]}]
  match: {scope: Namespaced${match}}
  location: "spec.containers[name:*].securityContext.runAsUser"
  parameters: {assign: {value: 1000}}
`

testLint(policySparesWindows, {
  valid: [
    { name: 'pods of Linux', text: kyverno('') + pod('linux'), known },
    {
      name: 'an exception for Windows',
      text:
        kyverno('', '\n    exclude: {any: [{resources: {annotations: {os: windows}}}]}') +
        pod('windows'),
      known,
    },
    { name: 'another namespace', text: kyverno(', namespaces: [web]') + pod('windows'), known },
    {
      name: 'an excluded namespace',
      text: assign(', excludedNamespaces: [shop]') + pod('windows'),
      known,
    },
  ],
  invalid: [
    {
      name: 'fields of Linux for every pod',
      text: kyverno('') + pod('windows'),
      known,
      messages: [
        /harden writes spec\.securityContext\.seccompProfile into every pod/,
        /containers\[\*\]\.securityContext\.allowPrivilegeEscalation/,
      ],
      severity: 'error',
    },
    {
      name: 'a user that Gatekeeper assigns',
      text: assign('') + pod('windows'),
      known,
      messages: [/user writes spec\.containers\[\*\]\.securityContext\.runAsUser/],
    },
  ],
})
