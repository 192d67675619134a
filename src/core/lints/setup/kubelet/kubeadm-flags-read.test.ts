import { testLint } from '../../../testing/test-lint.ts'
import { kubeadmFlagsRead } from './kubeadm-flags-read.ts'

const env = (flags: string) => `KUBELET_KUBEADM_ARGS="${flags}"\n`
const service = (flags: string) => `SERVICE_NAME: kubelet
        TYPE               : 10  WIN32_OWN_PROCESS
        BINARY_PATH_NAME   : C:\\k\\kubelet.exe ${flags}
        DISPLAY_NAME       : kubelet
`
const own = '--windows-service --config=C:/var/lib/kubelet/config.yaml --hostname-override=w1'
const script = 'C:\\k\\kubelet.exe $global:KubeletArgs --config=C:/var/lib/kubelet/config.yaml\n'

testLint(kubeadmFlagsRead, {
  valid: [
    {
      name: 'the same flags in the service',
      text: service(`${own} --node-ip=10.0.0.7`) + env('--node-ip=10.0.0.7'),
    },
    { name: 'a script that reads the file', text: script + env('--node-ip=10.0.0.7') },
    {
      name: 'what kubeadm writes by itself',
      text:
        service(own) +
        env(
          '--container-runtime-endpoint=npipe:////./pipe/containerd-containerd --pod-infra-container-image=registry.k8s.io/pause:3.9',
        ),
    },
    { name: 'no file of kubeadm', text: service(own) },
  ],
  invalid: [
    {
      name: 'flags that the service does not have',
      text:
        service(own) + env('--cloud-provider=external --node-labels=a=b --hostname-override=w1'),
      messages: [/reads no kubeadm-flags\.env: --cloud-provider, --node-labels have no effect/],
      severity: 'error',
    },
  ],
})
