import { testLint } from '../../../testing/test-lint.ts'
import { imageBuilderService } from './image-builder-service.ts'

const image = (manager: string) => `=== image.json ===
{
  "kubernetes_semver": "v1.34.1",
  "runtime": "containerd",
  "windows_service_manager": "${manager}"
}
`
const words =
  '=== mail.txt ===\nThe kubeletExtraArgs of our KubeadmConfigTemplate have no effect.\n'

testLint(imageBuilderService, {
  valid: [
    { name: 'nssm', text: image('nssm') + words },
    { name: 'nobody speaks of Cluster API', text: image('windows-service') },
  ],
  invalid: [
    {
      name: 'a service of its own',
      text: image('windows-service') + words,
      messages: [/starts the kubelet by windows-service/],
      severity: 'warning',
    },
    {
      name: 'beside its template',
      text: `${image('sc.exe')}=== template.yaml ===
apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: { name: a }
spec:
  template:
    spec:
      joinConfiguration:
        nodeRegistration:
          kubeletExtraArgs: { v: "2" }
`,
      messages: [/by sc\.exe/],
    },
  ],
})
