import { testLint } from '../../../testing/test-lint.ts'
import { pauseImageNamed } from './pause-image-named.ts'

const kubelet = (image: string) =>
  `kubelet.exe --pod-infra-container-image=${image} --kubeconfig=C:\\k\\config\n---\n`
const event = (image: string) =>
  `Failed to create pod sandbox: rpc error: code = Unknown desc = failed to get sandbox image "${image}": failed to pull image "${image}": i/o timeout\n`
const own = 'registry.local/pause:3.9'
const usual = 'registry.k8s.io/pause:3.8'

testLint(pauseImageNamed, {
  valid: [
    { name: 'the same image', text: kubelet(own) + event(own) },
    { name: 'nothing fails', text: kubelet(own) },
    { name: 'nothing told to the kubelet', text: event(usual) },
    {
      name: 'Docker',
      text: `${kubelet(own)}Container Runtime Version: docker://19.3.12\n---\n${event(usual)}`,
    },
  ],
  invalid: [
    {
      name: 'another image',
      text: kubelet(own) + event(usual),
      messages: [
        /containerd fetches registry\.k8s\.io\/pause:3\.8.*told registry\.local\/pause:3\.9/,
      ],
      severity: 'warning',
    },
  ],
})
