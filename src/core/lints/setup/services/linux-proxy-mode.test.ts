import { testLint } from '../../../testing/test-lint.ts'
import { linuxProxyMode } from './linux-proxy-mode.ts'

const map = (mode: string, name = 'kube-proxy', more = '') => `apiVersion: v1
kind: ConfigMap
metadata: { name: ${name}, namespace: kube-system }
data:
  config.conf: |-
    apiVersion: kubeproxy.config.k8s.io/v1alpha1
    kind: KubeProxyConfiguration
    mode: ${mode}
${more}`

testLint(linuxProxyMode, {
  valid: [
    { name: 'the mode of Linux', text: map('ipvs') },
    { name: 'no mode', text: map('""') },
    { name: 'a ConfigMap for Windows', text: map('kernelspace', 'kube-proxy-windows') },
    {
      name: 'a file with paths of Windows',
      text: map(
        'kernelspace',
        'kube-proxy',
        '    clientConnection: { kubeconfig: "C:/k/config" }\n',
      ),
    },
    {
      name: 'a file of its own for Windows',
      text: map('ipvs').concat('  config-windows.conf: |-\n    mode: kernelspace\n'),
    },
    {
      name: 'a ConfigMap of another namespace',
      text: map('kernelspace').replace('kube-system', 'windows'),
    },
  ],
  invalid: [
    {
      name: 'the mode of Windows',
      text: map('kernelspace'),
      messages: [/kube-proxy of the Linux nodes reads the ConfigMap kube-proxy too/],
      severity: 'warning',
    },
    { name: 'in quotes', text: map('"kernelspace"'), messages: [/ends with mode kernelspace/] },
  ],
})
