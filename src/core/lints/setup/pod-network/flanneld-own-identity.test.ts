import { testLint } from '../../../testing/test-lint.ts'
import { flanneldOwnIdentity } from './flanneld-own-identity.ts'

const setup = (file: string, own = 'C:\\k\\config') =>
  `C:\\k\\kubelet.exe --kubeconfig=${own} --hostname-override=win-1\n` +
  `C:\\flannel\\flanneld.exe --kubeconfig-file=${file} --kube-subnet-mgr=1 --iface=10.0.0.4\n`

const alone = (file: string) =>
  `PS C:\\> nssm get flanneld AppParameters\n--kubeconfig-file=${file} --kube-subnet-mgr --iface=10.0.0.4\n`

testLint(flanneldOwnIdentity, {
  valid: [
    {
      name: 'a file of another name, and no line of the kubelet',
      text: alone('C:\\k\\flannel.conf'),
      known: { controlPlaneVersion: '1.33' },
    },
    {
      name: 'a kubeconfig of its own',
      text: setup('C:\\flannel\\config'),
      known: { controlPlaneVersion: '1.33' },
    },
    {
      name: 'an older API server',
      text: setup('C:\\k\\config'),
      known: { controlPlaneVersion: '1.31' },
    },
  ],
  invalid: [
    {
      name: 'by its name the file of the kubelet, of which no line is shown',
      text: alone('C:\\etc\\kubernetes\\kubelet.conf'),
      known: { controlPlaneVersion: '1.33' },
      messages: [/shows that identity its own node alone/],
      severity: 'warning',
    },
    {
      name: 'the kubeconfig of the kubelet',
      text: setup('c:/k/kubelet.conf', 'C:\\k\\kubelet.conf'),
      known: { controlPlaneVersion: '1.32' },
      messages: [/shows that identity its own node alone/],
      severity: 'error',
    },
    {
      name: 'a file that may be that of an administrator',
      text: setup('c:/k/config'),
      known: { controlPlaneVersion: '1.32' },
      messages: [/shows that identity its own node alone/],
      severity: 'warning',
    },
  ],
})
