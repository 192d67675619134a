import { testLint } from '../../../testing/test-lint.ts'
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
const ofDriver = 'secrets-store-csi-driver/secrets-store-csi-driver'
const ofAzure = 'csi-secrets-store-provider-azure/csi-secrets-store-provider-azure'
const install = (more: string, system?: string, chart = ofDriver) =>
  `\`\`\`
helm install csi-secrets-store ${chart}${more}
\`\`\`
\`\`\`yaml${pod(system)}\`\`\`
`

testLint(secretsStoreForWindows, {
  valid: [
    { name: 'a chart with Windows', text: install(' --set windows.enabled=true') },
    { name: 'the same on a later line', text: install(' \\\n  --set windows.enabled=true') },
    {
      name: 'a provider that brings the driver, with both',
      text: install(
        ' --set windows.enabled=true --set secrets-store-csi-driver.windows.enabled=true',
        'windows',
        ofAzure,
      ),
    },
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
      name: 'a provider for Windows whose driver is not',
      text: install(' --set windows.enabled=true', 'windows', ofAzure),
      messages: [/installed without secrets-store-csi-driver\.windows\.enabled=true:/],
    },
    {
      name: 'a driver for Windows without its provider',
      text: install(' --set secrets-store-csi-driver.windows.enabled=true', 'windows', ofAzure),
      messages: [/installed without windows\.enabled=true:/],
    },
    {
      name: 'pod identity for a pod of Windows',
      text: `${pod()}${provider('"true"')}`,
      messages: [/usePodIdentity asks for pod identity/],
      severity: 'error',
    },
  ],
})
