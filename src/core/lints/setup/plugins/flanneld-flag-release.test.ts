import { testLint } from '../../../testing/test-lint.ts'
import { flanneldFlagRelease } from './flanneld-flag-release.ts'

const setup = (release: string, flag: string) => `PS C:\\k> .\\flanneld.exe --version
v${release}
PS C:\\k> .\\flanneld.exe --kubeconfig-file=C:\\k\\config --kube-subnet-mgr=1 ${flag}
`

testLint(flanneldFlagRelease, {
  valid: [
    { name: 'a flag of the release', text: setup('0.18.0', '--iface-can-reach=10.0.0.1') },
    { name: 'a flag of all releases', text: setup('0.8.0', '--iface=10.0.0.7') },
    {
      name: 'a release that nobody tells',
      text: 'C:\\flannel\\flanneld.exe --kube-subnet-mgr=1 --iface-can-reach=10.0.0.1\n',
    },
  ],
  invalid: [
    {
      name: 'a flag that came later',
      text: setup('0.11.0', '--iface-can-reach=10.0.0.1'),
      messages: [/--iface-can-reach from 0\.18\.0 on; 0\.11\.0 stops on it/],
      severity: 'error',
    },
    {
      name: 'a flag that went',
      text: setup('0.25.1', '--use-multi-cluster-cidr=true'),
      messages: [/--use-multi-cluster-cidr up to 0\.22\.3; 0\.25\.1 stops/],
      severity: 'error',
    },
  ],
})
