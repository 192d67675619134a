import { testLint } from '../../testing/test-lint.ts'
import { secretsStoreForWindows } from './secrets-store-for-windows.ts'

const pod = (system = 'windows') => `
apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  nodeSelector:
    kubernetes.io/os: ${system}
  containers:
  - name: web
    image: example/web
  volumes:
  - name: secrets
    csi:
      driver: secrets-store.csi.k8s.io
      readOnly: true
      volumeAttributes:
        secretProviderClass: kv
`
const provider = (uses: string) => `---
apiVersion: secrets-store.csi.x-k8s.io/v1
kind: SecretProviderClass
metadata:
  name: kv
spec:
  provider: azure
  parameters:
    usePodIdentity: ${uses}
`
const install = (more: string, system?: string) =>
  `\`\`\`
helm install csi-secrets-store secrets-store-csi-driver/secrets-store-csi-driver${more}
\`\`\`
\`\`\`yaml${pod(system)}\`\`\`
`

testLint(secretsStoreForWindows, {
  valid: [
    { name: 'a chart with Windows', text: install(' --set windows.enabled=true') },
    { name: 'the same on a later line', text: install(' \\\n  --set windows.enabled=true') },
    { name: 'values that stand elsewhere', text: install(' -f values.yaml') },
    { name: 'pods of Linux', text: install('', 'linux') },
    { name: 'no pod identity', text: `${pod()}${provider('"false"')}` },
    { name: 'pod identity of Linux', text: `${pod('linux')}${provider('"true"')}` },
  ],
  invalid: [
    {
      name: 'a chart that leaves Windows out',
      text: install(' --namespace kube-system'),
      messages: [/installed without windows\.enabled=true/],
      severity: 'error',
    },
    {
      name: 'pod identity for a pod of Windows',
      text: `${pod()}${provider('"true"')}`,
      messages: [/usePodIdentity asks for pod identity/],
      severity: 'error',
    },
  ],
})
