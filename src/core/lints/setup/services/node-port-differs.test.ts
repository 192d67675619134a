import { testLint } from '../../../testing/test-lint.ts'
import { nodePortDiffers } from './node-port-differs.ts'

const service = (port: number, selector = 'web') =>
  `apiVersion: v1\nkind: Service\nmetadata:\n  name: web\nspec:\n  type: NodePort\n  selector:\n    app: ${selector}\n  ports:\n  - port: ${port}\n    nodePort: 31080\n`
const pod =
  'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n  labels:\n    app: web\nspec:\n  nodeSelector:\n    kubernetes.io/os: linux\n  containers:\n  - name: web\n    image: nginx:1.27\n---\n'
const sent = (release: string, yaml: string) =>
  `Kubernetes ${release}, Windows Server 2019.\n\n\`\`\`yaml\n${yaml}\`\`\`\n`

testLint(nodePortDiffers, {
  valid: [
    { name: 'another number', text: sent('1.14.2', service(80)) },
    { name: 'a release that has the fix', text: sent('1.16.3', service(31_080)) },
    { name: 'no Windows', text: `Kubernetes 1.14.2\n\n\`\`\`yaml\n${service(31_080)}\`\`\`\n` },
    { name: 'pods on Linux', text: sent('1.14.2', pod + service(31_080)) },
  ],
  invalid: [
    {
      name: 'one number for both',
      text: sent('1.14.2', service(31_080)),
      messages: [/nodePort 31080 is the port of the Service as well/],
      severity: 'warning',
    },
  ],
})
