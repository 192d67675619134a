import { testLint } from '../../../testing/test-lint.ts'
import { nssmEnvironmentOnce } from './nssm-environment-once.ts'

const script = (...lines: readonly string[]) =>
  `$ErrorActionPreference = 'Stop'\n${lines.join('\n')}\n`
const set = (service: string, pairs: string) => `nssm set ${service} AppEnvironmentExtra ${pairs}`

testLint(nssmEnvironmentOnce, {
  valid: [
    {
      name: 'one command',
      text: script(set('containerd', 'HTTPS_PROXY=http://p:3128 NO_PROXY=10.0.0.0/8')),
    },
    { name: 'two services', text: script(set('containerd', 'A=1'), set('kubelet', 'B=1')) },
    {
      name: 'the same variable anew',
      text: script(set('kubelet', 'A=1'), set('kubelet', 'A=2 B=1')),
    },
    { name: 'one that is added', text: script(set('kubelet', 'A=1'), set('kubelet', '+B=2')) },
    {
      name: 'one of two ways',
      text: script(
        'if ($a) {',
        `  ${set('kubelet', 'A=1')}`,
        '} else {',
        `  ${set('kubelet', 'B=1')}`,
        '}',
      ),
    },
    {
      name: 'a line that is commented out',
      text: script(`# ${set('kubelet', 'A=1')}`, set('kubelet', 'B=1')),
    },
  ],
  invalid: [
    {
      name: 'a second command, without the variable of the first',
      text: script(
        set('containerd', 'HTTPS_PROXY=http://p:3128'),
        set('containerd', 'NO_PROXY=10.0.0.0/8'),
      ),
      messages: [/variables that containerd got before: HTTPS_PROXY is gone/],
      severity: 'error',
    },
    {
      name: 'a service in other letters, and two variables',
      text: script(set('Kubelet', 'A=1 B=2'), set('kubelet', 'C=3')),
      messages: [/A, B are gone/],
    },
    {
      name: 'by its path, with quotes',
      text: script(
        String.raw`& "C:\k\nssm.exe" set kubelet AppEnvironmentExtra "HTTP_PROXY=http://p:1"`,
        String.raw`& "C:\k\nssm.exe" set kubelet AppEnvironmentExtra "NO_PROXY=localhost"`,
      ),
      messages: [/HTTP_PROXY is gone/],
    },
    {
      name: 'a batch file',
      text: '@echo off\nnssm.exe set kubelet AppEnvironmentExtra HTTPS_PROXY=http://p:1\nnssm.exe set kubelet AppEnvironmentExtra NO_PROXY=a\n',
      messages: [/HTTPS_PROXY is gone/],
    },
  ],
})
