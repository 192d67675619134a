import { testLint } from '../../../testing/test-lint.ts'
import { flannelHostRoute } from './flannel-host-route.ts'

const told = (release: string, mode = 'vxlan') =>
  `Flannel v${release}, ${mode} backend, Windows Server 2019 node, Kubernetes 1.15.3.\n`

testLint(flannelHostRoute, {
  valid: [
    { name: 'a release with the route', text: told('0.12.0') },
    { name: 'a release of today', text: told('0.25.1') },
    { name: 'another backend', text: told('0.11.0', 'host-gw') },
    { name: 'a cluster of Linux nodes', text: 'flannel v0.11.0 with vxlan on Ubuntu 20.04\n' },
    { name: 'no release', text: 'flannel with vxlan, Windows Server 2019\n' },
    {
      name: 'two releases',
      text: `${told('0.11.0')}PS C:\\k> flanneld.exe --version\nv0.12.0\n`,
    },
  ],
  invalid: [
    {
      name: 'a release without the route',
      text: told('0.11.0'),
      messages: [/flanneld 0\.11\.0 does not let a Windows node reach the pods/],
      severity: 'warning',
    },
  ],
})
