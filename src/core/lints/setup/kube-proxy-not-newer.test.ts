import { testLint } from '../../testing/test-lint.ts'
import { kubeProxyNotNewer } from './kube-proxy-not-newer.ts'

const setup = (proxy: string) => `$ kubectl version --short
Server Version: v1.24.6
PS C:\\k> .\\kube-proxy.exe --version
Kubernetes v${proxy}
`

testLint(kubeProxyNotNewer, {
  valid: [{ name: 'the version of the server', text: setup('1.24.9') }],
  invalid: [
    {
      name: 'a newer one',
      text: setup('1.25.0'),
      messages: [/kube-proxy is 1\.25\.0, newer than the API server 1\.24\.6/],
      severity: 'warning',
    },
  ],
})
