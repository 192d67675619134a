import { testLint } from '../../../testing/test-lint.ts'
import { flanneldSubnetManager } from './flanneld-subnet-manager.ts'

const line = (more: string) => `PS C:\\k> .\\flanneld.exe --iface=10.1.0.7 ${more}\n`

testLint(flanneldSubnetManager, {
  valid: [
    { name: 'both', text: line('--kube-subnet-mgr --kubeconfig-file=C:\\k\\flannel') },
    {
      name: 'a misspelt one',
      text: line('--kube-subnet-manager --kubeconfig-file=C:\\k\\flannel'),
    },
    {
      name: 'what is left of a line that was cut',
      text: 'PS C:\\k> .\\flanneld.exe --kubeconfig-file=C:\\k\\flannel; echo done\n',
    },
    { name: 'etcd', text: line('--etcd-endpoints=http://10.1.0.4:2379') },
    {
      name: 'its variable',
      text: `@echo off\nset FLANNELD_KUBE_SUBNET_MGR=true\nC:\\k\\flanneld.exe --iface=10.1.0.7 --kubeconfig-file=C:\\k\\flannel\n`,
    },
    { name: 'a variable that may hold it', text: line('$more --kubeconfig-file=C:\\k\\flannel') },
  ],
  invalid: [
    {
      name: 'one that is off',
      text: line('--kube-subnet-mgr=false --kubeconfig-file=C:\\k\\flannel'),
      messages: [/not --kube-subnet-mgr/],
      severity: 'error',
    },
    {
      name: 'a kubeconfig alone',
      text: line('--kubeconfig-file=C:\\k\\flannel'),
      messages: [/not --kube-subnet-mgr: it looks for etcd/],
      severity: 'error',
    },
  ],
})
