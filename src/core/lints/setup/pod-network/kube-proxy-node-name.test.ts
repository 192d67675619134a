import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyNodeName } from './kube-proxy-node-name.ts'

const kubelet = (more: string) => `PS C:\\k> .\\kubelet.exe --kubeconfig=C:\\k\\config ${more}\n`
const proxy = (more: string) =>
  `PS C:\\k> .\\kube-proxy.exe --proxy-mode=kernelspace --kubeconfig=C:\\k\\proxy ${more}\n`
const name = '--hostname-override=win1'

testLint(kubeProxyNodeName, {
  valid: [
    { name: 'both', text: kubelet(name) + proxy(name) },
    { name: 'neither', text: kubelet('') + proxy('') },
    {
      name: 'the name of the host',
      text: kubelet('--hostname-override=$(hostname)') + proxy(''),
    },
    { name: 'a file', text: kubelet(name) + proxy('--config=C:\\k\\proxy.yaml') },
    { name: 'a variable that may hold it', text: kubelet(name) + proxy('$more') },
  ],
  invalid: [
    {
      name: 'the kubelet alone',
      text: kubelet(name) + proxy(''),
      messages: [/kubelet has --hostname-override, kube-proxy has not/],
      severity: 'warning',
    },
  ],
})
