import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyKubeconfigGiven } from './kube-proxy-kubeconfig-given.ts'

const made = (flags: string) =>
  `=== a.cmd ===\nsc.exe create kube-proxy binPath= "C:\\k\\kube-proxy.exe --windows-service${flags}" start= auto\n\n`
const file = (more = '') =>
  `=== p.yaml ===\napiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nmode: kernelspace\n${more}`

testLint(kubeProxyKubeconfigGiven, {
  valid: [
    { name: 'the flag', text: made(' --kubeconfig=C:\\k\\config --v=4') },
    { name: 'the API server', text: made(' --master=https://10.0.0.4:6443') },
    {
      name: 'the field',
      text:
        made(' --config=C:\\k\\p.yaml') + file('clientConnection: { kubeconfig: C:\\k\\config }\n'),
    },
    { name: 'a file that was not sent', text: made(' --config=C:\\k\\p.yaml') },
    {
      name: 'a line of a pod, which finds the API server',
      text: '=== a.txt ===\nkube-proxy.exe --v=4 --proxy-mode=kernelspace\n',
    },
    { name: 'a file without a service', text: file() },
  ],
  invalid: [
    {
      name: 'neither flag nor file',
      text: made(' --v=4 --proxy-mode=kernelspace'),
      messages: [/--kubeconfig is missing/],
      severity: 'error',
    },
    {
      name: 'a file without it',
      text: made(' --config=C:\\k\\p.yaml') + file('clusterCIDR: 10.244.0.0/16\n'),
      messages: [/its file has no clientConnection\.kubeconfig/],
      severity: 'error',
    },
  ],
})
