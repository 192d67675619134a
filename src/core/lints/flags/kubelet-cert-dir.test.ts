import { testLint } from '../../testing/test-lint.ts'
import { kubeletCertDir } from './kubelet-cert-dir.ts'

const kubelet = (flags: string) =>
  `kubelet.exe --config=C:\\k\\c.yaml --bootstrap-kubeconfig=C:\\k\\b.conf ${flags}`

testLint(kubeletCertDir, {
  valid: [
    { name: 'a drive', text: kubelet('--cert-dir=C:/var/lib/kubelet/pki') },
    { name: 'a variable with the drive', text: kubelet('--cert-dir=$env:SYSTEMDRIVE\\pki') },
    { name: 'none', text: kubelet('--v=2') },
    {
      name: 'certificates that the kubelet does not make',
      text: 'kubelet.exe --config=C:\\k\\c.yaml --kubeconfig=C:\\k\\config --cert-dir=/pki',
    },
    {
      name: 'a Linux node',
      text: 'kubelet --config=/var/lib/kubelet/config.yaml --bootstrap-kubeconfig=/etc/b.conf --cert-dir=/var/lib/kubelet/pki',
    },
  ],
  invalid: [
    {
      name: 'a path from the root of any drive',
      text: kubelet('--cert-dir=/var/lib/kubelet/pki'),
      messages: [/--cert-dir is \/var\/lib\/kubelet\/pki, without a drive/],
      severity: 'warning',
    },
    {
      name: 'the same with backslashes and quotes',
      text: kubelet('--cert-dir="\\var\\lib\\kubelet\\pki"'),
      messages: [/without a drive/],
    },
  ],
})
