import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyServiceFile } from './kube-proxy-service-file.ts'

const file = (more = '') =>
  `apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nmode: kernelspace\n${more}`
const setup = (flags: string, more?: string) =>
  `=== a.cmd ===\nsc.exe create kube-proxy binPath= "C:\\k\\kube-proxy.exe --config=C:\\k\\p.yaml${flags}" start= auto\n\n=== p.yaml ===\n${file(more)}`

testLint(kubeProxyServiceFile, {
  valid: [
    { name: 'the flag', text: setup(' --windows-service') },
    {
      name: 'the flag beside the field',
      text: setup(' --windows-service', 'windowsRunAsService: true\n'),
    },
    {
      name: 'a file that was not sent',
      text: 'sc.exe create kube-proxy binPath= "C:\\k\\kube-proxy.exe --config=C:\\k\\p.yaml" start= auto\n',
    },
  ],
  invalid: [
    {
      name: 'the field alone, which is read too late',
      text: setup('', 'windowsRunAsService: true\n'),
      messages: [/before it reads windowsRunAsService in its file/],
      severity: 'warning',
    },
    {
      name: 'neither',
      text: setup(' --v=4'),
      messages: [/neither its command line has --windows-service/],
      severity: 'error',
    },
  ],
})
