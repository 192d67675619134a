import { testLint } from '../../testing/test-lint.ts'
import { logFilesWritten } from './log-files-written.ts'

const kubelet = (flags: string) => `C:\\k\\kubelet.exe --node-ip=10.0.0.4 --v=4 ${flags}\n`
const known = { kubernetesVersion: '1.22' } as const

testLint(logFilesWritten, {
  valid: [
    { name: 'both', text: kubelet('--log-dir=C:\\k\\logs --logtostderr=false'), known },
    { name: 'both with underscores', text: kubelet('--log_dir=C:\\k --logtostderr=false'), known },
    { name: 'neither', text: kubelet('--max-pods=30'), known },
    {
      name: 'a version that stops on it',
      text: kubelet('--log-dir=C:\\k\\logs'),
      known: { kubernetesVersion: '1.26' },
    },
    { name: 'flags that a variable holds', text: kubelet('--log-dir=C:\\k\\logs $more'), known },
    {
      name: 'the log of what writes it',
      text: 'C:\\k\\kube-log-runner.exe -log-file=C:\\k\\a.log C:\\k\\kubelet.exe --node-ip=10.0.0.4 --v=4\n',
      known,
    },
  ],
  invalid: [
    {
      name: 'a folder alone',
      text: kubelet('--log-dir=C:\\k\\logs --kubeconfig=C:\\k\\config'),
      known,
      messages: [/--log-dir is given without --logtostderr=false: kubelet writes/],
      severity: 'info',
    },
    {
      name: 'a file of kube-proxy alone',
      text: 'kube-proxy.exe --proxy-mode=kernelspace --network-name=cbr0 --log_file=C:\\k\\p.log --v=4\n',
      known,
      messages: [/--log-file is given without/],
    },
  ],
})
