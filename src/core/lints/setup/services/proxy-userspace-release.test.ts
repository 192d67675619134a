import { testLint } from '../../../testing/test-lint.ts'
import { proxyUserspaceRelease } from './proxy-userspace-release.ts'

const setup = (release: string, mode: string) =>
  `PS C:\\k> .\\kube-proxy.exe --version\nKubernetes v${release}\nPS C:\\k> .\\kube-proxy.exe --proxy-mode=${mode} --hostname-override=a --kubeconfig=C:\\k\\config\n`

testLint(proxyUserspaceRelease, {
  valid: [
    { name: 'the other mode', text: setup('1.21.0', 'kernelspace') },
    { name: 'an earlier release', text: setup('1.20.6', 'userspace') },
    { name: 'a later release', text: setup('1.22.1', 'userspace') },
  ],
  invalid: [
    {
      name: 'userspace in the release that breaks it',
      text: setup('1.21.0', 'userspace'),
      messages: [/kube-proxy 1\.21\.0 in userspace mode/],
      severity: 'warning',
    },
  ],
})
